import { beforeAll, describe, expect, it } from "vitest";
import { openBox, seat, view } from "../games/austria/opened";
import { reason as austrian } from "../games/austria/counsel";
import type { GameEvent, Hint, TableState } from "../lib/api";
import { listed } from "../lib/lists";
import { fetchWords } from "../lib/words.svelte";
import { open } from "../games/overbooking/box";
import { reason as overbooked } from "../games/overbooking/counsel";
import { figuresOf, sureOf, whyOf } from "./counsel";

type Action = Hint["actions"][number];

const BARONESS = 64; // any guest card will do
openBox();
const table = { you: 1, view: view({ seats: [seat({}), seat({})] }), seats: [] } as unknown as TableState;
const event = (kind: string, facts: object = {}, seat = 1): GameEvent => ({ kind, seat, ...facts });
const action = (some: Partial<Action>): Action => ({
  action: "die 1",
  score: 100,
  win: 0.5,
  sure: 0.5,
  events: [],
  then: [],
  later: [],
  hopes: {},
  ...some,
});

beforeAll(() => fetchWords("house", "austria", "overbooking", "leopold"));
beforeAll(() => {
  open({
    overbooking: {
      crests: ["bird", "fish", "lion", "stag"],
      tiles: [],
      kind: ["monk", "merchants"].map((name, at) => ({
        name,
        beds: at + 1,
        coins: 1,
        coins_source: "",
        ability: "beds+3",
      })),
      bonus: {},
    },
  });
});

describe("why, in Grand Austria Hotel", () => {
  it("serves a guest and completes the blue pair", () => {
    const told = austrian(
      [
        event("cube-served", { cube: "w", guest: BARONESS }),
        event("order-completed", { guest: BARONESS, table: 1 }),
        event("group-completed", { rooms: ["11", "12"], colour: "blue", bonus: 3 }),
        event("points-scored", { vp: 3 }),
      ],
      table,
    );
    expect(told[0]).toMatch(/^completes the order of the /);
    expect(told.slice(1)).toEqual(["completes the blue pair", "scores 3 VP"]);
  });

  it("does not say of a guest who enters a room that they were served", () => {
    const told = austrian(
      [
        event("order-completed", { guest: BARONESS, table: 1 }),
        event("guest-checked-in", { guest: BARONESS, table: 1, room: "11", vp: 5 }),
      ],
      table,
    );
    expect(told[0]).toMatch(/^checks in /);
    expect(told).toHaveLength(2);
  });

  it("adds up what comes in pieces, and takes off what is paid", () => {
    const told = austrian(
      [
        event("die-taken", { face: 3, strength: 2, price: 1, boosted: true, extra: false }),
        event("room-prepared", { room: "21", price: 1, vp: 0 }),
        event("room-prepared", { room: "22", price: 1, vp: 0 }),
        event("crowns-gained", { crowns: 1, lost: 0 }),
        event("emperor-moved", { start: 2, end: 4, vp: 0 }),
      ],
      table,
    );
    expect(told).toEqual([
      "prepares rooms 21 and 22",
      "moves 2 steps up the emperor track",
      "costs 2 crowns",
    ]);
  });

  it("tells of somebody to invite what they want and give", () => {
    const [told] = austrian([event("guest-seated", { guest: BARONESS, price: 1, table: 1 })], table);
    expect(told).toMatch(/orders .+ In a room: .+[^.]$/);
  });

  it("speaks of one's own turn alone", () => {
    const told = austrian(
      [
        event("cubes-received", { cubes: "sc" }),
        event("crowns-gained", { crowns: 5, lost: 0 }, 2),
        event("turn-ended", { number: 1 }),
        event("emperor-scored", { start: 4, end: 1, vp: 9 }),
      ],
      table,
    );
    expect(told).toEqual(["brings 1 strudel and 1 cake"]);
    expect(austrian([event("turn-ended", { number: 1 })], table)).toEqual(["ends the turn"]);
  });

  it("counts no points of the final scoring", () => {
    const told = austrian(
      [
        event("points-scored", { vp: 4 }),
        event("scoring-part", { part: "rooms", vp: 55, card: 0, copied: 0 }),
      ],
      table,
    );
    expect(told).toEqual(["scores 4 VP"]);
  });

  it("tells one thing after the other as it happens", () => {
    const told = austrian(
      [
        event("room-prepared", { room: "11", price: 0, vp: 0 }),
        event("guest-seated", { guest: BARONESS, price: 0, table: 1 }),
        event("order-completed", { guest: BARONESS, table: 1 }),
      ],
      table,
    );
    expect(told.map((each) => each.split(" ")[0])).toEqual(["prepares", "invites", "completes"]);
  });

  it("says in one phrase what comes in", () => {
    const told = austrian(
      [event("cubes-received", { cubes: "sc" }), event("crowns-gained", { crowns: 2, lost: 0 })],
      table,
    );
    expect(told).toEqual(["brings 1 strudel, 1 cake and 2 crowns"]);
  });

  it("does not repeat what the action itself says", () => {
    const room = event("room-prepared", { room: "11", price: 0, vp: 0 });
    expect(austrian([room], table, {}, "room 11")).toEqual([]);
    expect(austrian([room], table, {}, "room 12")).toEqual(["prepares room 11"]);
    const die = event("die-taken", { face: 3, strength: 2, price: 1, boosted: true, extra: false });
    expect(austrian([die], table, {}, "die 3+")).toEqual([]);
    expect(austrian([event("turn-ended", { number: 1 })], table, {}, "end")).toEqual([]);
    const cubes = event("cubes-received", { cubes: "ss" });
    expect(austrian([cubes], table, {}, "split 0")).toEqual([]);
    expect(austrian([cubes], table, "later", "split 0")).toEqual(["brings 2 strudel"]);
  });

  it("says of a guest who is checked in only what comes of it, also later", () => {
    const entered = [
      event("order-completed", { guest: BARONESS, table: 2 }),
      event("guest-checked-in", { guest: BARONESS, table: 2, room: "11", vp: 5 }),
      event("group-completed", { rooms: ["11", "12"], colour: "blue", bonus: 3 }),
    ];
    const gains = ["completes the blue pair", "scores 5 VP"];
    expect(austrian(entered, table, "later", "check-in 2")).toEqual(gains);
    const asked = { ...table, view: { ...table.view, decision: "check-in", pending: [{ numbers: [1] }] } };
    expect(austrian(entered, asked as unknown as TableState, {}, "room 11")).toEqual(gains);
  });

  it("tells of somebody to hire what they do", () => {
    const hired = event("staff-hired", { card: 1, price: 1 });
    const [told, ...more] = austrian([hired], table, {}, "hire 1");
    expect(told).toMatch(/^(once|once a round|permanent|end).*: ./);
    expect(told).not.toContain("hires");
    expect(more).toEqual([]);
  });
});

describe("why, in Overbooking", () => {
  const desk = { you: 1 } as unknown as TableState;

  it("says first how likely the guest finds a bed, or some use at the back door", () => {
    const queue = [
      event("card-placed", { hotel: 1, side: "queue", position: 2, back: "1-3b", card: "1b" }),
      event("card-turned-up", { hotel: 1, position: 1 }),
    ];
    const found = (bed: number): string => listed(overbooked(queue, desk, { bed }));
    expect(found(0.76)).toBe(
      "stands second in the queue, finds a bed in about 8 of 10 cases and is seen by everyone",
    );
    expect(found(0.02)).toContain("hardly ever finds a bed");
    expect(found(0.97)).toContain("almost always finds a bed");
    const door = [event("card-placed", { hotel: 1, side: "door", position: 1, back: "1-3b", card: "2b" })];
    expect(overbooked(door, desk, {})).toEqual(["waits at the back door"]);
    expect(overbooked(door, desk, { use: 0.31 })).toEqual([
      "waits at the back door",
      "uses its ability in about 3 of 10 cases",
    ]);
    expect(overbooked(door, desk, { use: 0.04 })[1]).toBe("will hardly find a use for its ability");
  });

  it("tells what a choice at the back door leads to for everybody's guests", () => {
    const told = overbooked(
      [
        event("beds-changed", { hotel: 1, change: -3, beds: 3 }),
        event("guest-booked", { hotel: 1, card: "1b", coins: 3 }),
        event("guest-booked", { hotel: 1, card: "2b", coins: 2 }, 2),
        event("guest-turned-away", { hotel: 1, card: "2b" }, 2),
        event("guest-turned-away", { hotel: 1, card: "2f" }),
      ],
      desk,
    );
    expect(told).toEqual([
      "takes 3 beds away",
      "books one of your guests for 3 coins",
      "turns one guest of the others away",
      "loses one of your guests",
    ]);
  });
});

describe("a hint", () => {
  it("is a sentence about now and one about what follows, without saying a thing twice", () => {
    const steps = event("emperor-moved", { start: 0, end: 2, vp: 0 });
    const told = whyOf(
      action({ events: [steps], later: [steps, event("crowns-gained", { crowns: 2, lost: 0 })] }),
      table,
      austrian,
    );
    expect(told).toBe("Moves 2 steps up the emperor track. Next: brings 2 crowns.");
    expect(whyOf(action({}), table, austrian)).toBe("");
  });

  it("rounds its figures and promises nothing before the end", () => {
    expect(figuresOf(action({ score: 117.6, win: 0.624 }))).toBe("≈ 118 points · 62 % to win");
    expect(figuresOf(action({ score: 1, win: 1 }))).toBe("≈ 1 point · 99 % to win");
    expect(figuresOf(action({ score: -0.2, win: 0.5 }))).toBe("≈ 0 points · 50 % to win");
    expect(figuresOf(action({ score: -3.2, win: 0 }))).toBe("≈ −3 points · 1 % to win");
  });

  it("says how sure it is of the first, and how far the others are behind", () => {
    const far = { win: 0.3, score: 80 };
    const first = (sure: number, second: Partial<Action> = { ...far, sure: 0.01 }): string =>
      sureOf([action({ sure }), action(second)], 0);
    const second = (some: Partial<Action>): string => sureOf([action({ sure: 0.9 }), action(some)], 1);
    expect([0.95, 0.8, 0.55].map((sure) => first(sure))).toEqual([
      "quite sure",
      "rather sure",
      "a close call",
    ]);
    expect([0.45, 0.2, 0.01].map((sure) => second({ ...far, sure }))).toEqual([
      "nearly as good",
      "a little weaker",
      "clearly weaker",
    ]);
    expect(sureOf([action({ sure: 1 })], 0)).toBe("There is only this one.");
    // However sure it is, a point is not much.
    expect(second({ win: 0.49, score: 99, sure: 0.01 })).toBe("nearly as good");
    expect(second({ win: 0.46, score: 97, sure: 0.01 })).toBe("a little weaker");
    expect(first(0.95, { win: 0.49, score: 99, sure: 0.01 })).toBe("a close call");
  });
});
