import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent, TableState } from "../../lib/api";
import { box } from "./box";
import { choices, headline, question } from "./decisions";
import {
  bonusWords,
  cubesWords,
  effectWords,
  guestWords,
  needWords,
  penaltyWords,
  readEffect,
  shortWords,
  staffCard,
  staffShort,
} from "./effects";
import { flights } from "./motion";
import { openBox, seat, view } from "./opened";
import { preview, sentence } from "./sentences";
import { fetchWords } from "../../lib/words.svelte";

beforeAll(openBox);
beforeAll(() => fetchWords("house", "austria"));

/** A text that people can read: no key showing through, nothing empty or undefined. */
function readable(text: string): void {
  expect(text).not.toMatch(/austria-|undefined|NaN|\{|\}/);
  expect(text.trim()).not.toBe("");
}

const table = (some: Parameters<typeof view>[0]): TableState =>
  ({ view: view(some), you: 1, seats: [], held: null }) as unknown as TableState;

describe("cards", () => {
  it("are all told in words, in both editions", () => {
    for (const revised of [false, true]) {
      for (const guest of box().guests.guest) {
        readable(guestWords(guest.id, revised));
        for (const reward of guest.reward) readable(shortWords(readEffect(reward)));
      }
      for (const staff of box().staff.staff) {
        readable(staffCard(staff.id, staff.cost, revised));
        readable(staffShort(staff.id, revised));
      }
      for (const tile of box().table.emperor) readable(penaltyWords(tile.id, revised));
    }
    for (const tile of box().table.emperor) readable(bonusWords(tile.id));
    for (const card of box().table.politics) readable(needWords(card.needs));
  });

  it("speak plainly", () => {
    expect(cubesWords("ssck")).toBe("2 strudel, 1 cake and 1 coffee");
    expect(guestWords(62)).toBe(
      "Opera Singer (yellow, an artist) orders 1 strudel, 1 cake and 2 wine. " +
        "In a room: 4 VP, take a guest from the row, free of charge and 3 steps on the emperor track.",
    );
    expect(staffShort(9)).toBe("blue rooms free");
    expect(needWords("4 red and 3 yellow occupied")).toBe("4 red and 3 yellow rooms occupied");
  });
});

describe("effects of a batch", () => {
  it("are read in the notation of the house", () => {
    const written = [
      "prepare 1 less 99 low True lit False",
      "prepare 1 less 99 low False lit True",
      "prepare 3 less 0 low False lit False",
      "draw:2",
      "hire:99",
      "hire:0",
      "offer:3",
      "occupy",
      "invite",
      "extra turn",
      "complete",
      "vp_per_staff:2",
      "food 3",
      "drinks 1",
      "advance 2",
      "both tracks 2",
      "mimic 2",
      "choice:2",
      "cubes:scwk",
    ];
    for (const text of written) {
      readable(effectWords(readEffect(text)));
      readable(shortWords(readEffect(text)));
    }
    expect(effectWords(readEffect("food 3"))).toBe("3 cubes: strudel, up to 1 of them cake");
  });
});

describe("decisions", () => {
  it("ask a sentence for every kind", () => {
    const kinds = (
      "draft first-guest first-room turn mimic split advance cube place deliver prepare hire " +
      "check-in occupy complete invite order penalty return demolish dismiss"
    ).split(" ");
    for (const decision of kinds) {
      const pending = [{ work: "", seat: 1, numbers: [1, 1, 1, 0], hidden: 0 }];
      readable(question(table({ decision, pending, loose: "s" })));
    }
  });

  it("put every action into words, and the obvious first", () => {
    const mine = seat({ cafe: [{ guest: 63, missing: "" }, null, null], staff: [1], hand: [2] });
    const legal = ["check-in 1", "claim A", "deliver", "die 1", "die 1+", "end", "guest 2", "pass", "use 1"];
    const found = choices(table({ legal, seats: [mine, seat()] }));
    for (const choice of found) readable(choice.words);
    expect(found.slice(0, 2).every((choice) => choice.main)).toBe(true);
    expect(found.find((choice) => choice.action === "die 1+")).toMatchObject({
      aside: true,
      words: "Die 1, boosted · 4 cubes: strudel, up to 2 of them cake · 1 crown",
    });
    expect(found.find((choice) => choice.action === "guest 2")?.words).toBe("Take the Dame · 2 crowns");
  });

  it("make the only table to serve the obvious one", () => {
    const mine = seat({ cafe: [{ guest: 63, missing: "k" }, null, null] });
    const found = choices(table({ decision: "place", loose: "k", legal: ["kitchen", "serve 1k"], seats: [mine] }));
    expect(found[0]).toMatchObject({ action: "serve 1k", main: true, words: "Serve coffee to the Dame" });
  });

  it("tell the round and the emperor in the bar", () => {
    expect(headline(table({ round: 3 }))).toEqual([
      "Round 3 of 7",
      "emperor after this round",
      "you have 0 VP",
    ]);
  });
});

describe("events", () => {
  const names = ["Anna", "Bruno"];
  const happened: GameEvent[] = [
    { kind: "guest-seated", seat: 1, guest: 63, place: 2, table: 1, price: 2 },
    { kind: "die-taken", seat: 1, face: 3, strength: 2, price: 1, boosted: true, extra: false },
    { kind: "cubes-received", seat: 1, cubes: "ww" },
    { kind: "cube-served", seat: 1, cube: "k", table: 1, guest: 63, from_kitchen: true },
    { kind: "order-completed", seat: 1, table: 1, guest: 63 },
    { kind: "room-prepared", seat: 1, room: "34", price: 2, vp: 1 },
    { kind: "guest-checked-in", seat: 1, guest: 63, table: 1, room: "11", vp: 0 },
    { kind: "crowns-gained", seat: 1, crowns: 3, lost: 1 },
    { kind: "points-scored", seat: 1, vp: 5 },
    { kind: "emperor-moved", seat: 1, start: 2, end: 4, vp: 0 },
    { kind: "staff-drawn", seat: 2, number: 2, cards: null, offered: false },
    { kind: "staff-hired", seat: 2, card: 9, price: 0 },
    { kind: "disc-placed", seat: 2, card: 105, place: 1, vp: 15 },
    { kind: "emperor-scored", seat: 2, start: 5, end: 2, vp: 4 },
    { kind: "penalty-paid", seat: 2, tile: "A1", option: 1, crowns: 3, vp: 0 },
    { kind: "scoring-part", seat: 2, part: "crowns", vp: 4, card: 0, copied: 0 },
    { kind: "game-ended", seat: 0, scores: [1, 2], winners: [2], tiebreak: [0, 0] },
  ];

  it("become sentences, to oneself and of others", () => {
    for (const event of happened) {
      readable(sentence(event, names, 1) ?? "");
      readable(sentence(event, names, null) ?? "");
    }
    expect(sentence(happened[0] as GameEvent, names, 1)).toBe("You take the Dame, 2 crowns.");
    expect(sentence(happened[0] as GameEvent, names, 2)).toBe("Anna takes the Dame, 2 crowns.");
  });

  it("stay unsaid where another says it", () => {
    expect(sentence({ kind: "turn-ended", seat: 1, number: 1 }, names, 1)).toBeNull();
    expect(sentence({ kind: "window-lit", seat: 1, room: "11", guest: 63 }, names, 1)).toBeNull();
  });

  it("add up to what an action costs and gives", () => {
    expect(preview(happened.slice(1, 3), 1)).toBe("−1 crown · +2 wine · strength 2");
    expect(preview([happened[5] as GameEvent], 1)).toBe("−2 crowns · +1 VP");
    expect(preview([happened[14] as GameEvent], 2)).toBe("−3 crowns");
    expect(preview(happened, 3)).toBe("");
  });

  it("that come after one's turn are not owed to what ended it", () => {
    const end: GameEvent[] = [
      { kind: "staff-hired", seat: 1, card: 9, price: 1 },
      { kind: "turn-ended", seat: 1, number: 4 },
      { kind: "emperor-scored", seat: 1, start: 6, end: 1, vp: 7 },
      { kind: "round-ended", seat: 0, round: 3 },
    ];
    expect(preview(end, 1)).toMatch(/^−1 crown · .* · your turn ends$/);
    const last: GameEvent[] = [{ kind: "scoring-part", seat: 1, part: "crowns", vp: 69, card: 0, copied: 0 }];
    expect(preview(last, 1)).toBe("");
    expect(preview([{ kind: "passed", seat: 1 }], 1)).toMatch(/^you wait/);
  });

  it("move what they speak of", () => {
    const found = flights(happened);
    expect(found).toContainEqual({
      from: "kitchen-1",
      or: "kitchen-1",
      to: "table-1-1",
      what: { cube: "k" },
    });
    expect(found).toContainEqual({ from: "table-1-1", to: "room-1-0", what: { guest: 63 } });
    expect(found).toContainEqual({ at: "purse-1", text: "+3 crowns", good: true });
  });

  it("tells points that are lost as lost", () => {
    const event = { kind: "scoring-part", seat: 1, part: "guests", vp: -5, card: 0, copied: 0 } as GameEvent;
    expect(sentence(event, ["Anna"], null)).toBe("Anna loses 5 VP for guests left in the café.");
  });
});
