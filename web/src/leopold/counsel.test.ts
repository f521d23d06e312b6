import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent, Hint, TableState } from "../lib/api";
import { listed } from "../lib/lists";
import { fetchWords } from "../lib/words.svelte";
import { open } from "../games/overbooking/box";
import { reason as overbooked } from "../games/overbooking/counsel";
import { figuresOf, sureOf, whyOf } from "./counsel";

type Action = Hint["actions"][number];

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
    const reason = (events: GameEvent[]): string[] => events.map(({ kind }) => kind);
    const now = event("moves up");
    const told = whyOf(action({ events: [now], later: [now, event("brings crowns")] }), {} as TableState, reason);
    expect(told).toBe("Moves up. Next: brings crowns.");
    expect(whyOf(action({}), {} as TableState, reason)).toBe("");
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
