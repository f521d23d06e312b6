import { beforeAll, expect, it } from "vitest";
import type { GameEvent } from "../../lib/api";
import { fetchWords } from "../../lib/words.svelte";
import { openBox } from "./opened";
import { brief, changes } from "./recap";

beforeAll(openBox);
beforeAll(() => fetchWords("common", "austria"));

const told = (...events: Record<string, unknown>[]): string => brief(events as unknown as GameEvent[]).names.join(", ");

it("what a player did is told in whole phrases, the die and the people first", () => {
  const turn = [
    { kind: "turn-started", number: 1 },
    { kind: "guest-seated", guest: 101, place: 1, table: 1, price: 1, net: { crowns: -1 } },
    { kind: "die-taken", face: 4, strength: 6, price: 0 },
    { kind: "crowns-gained", crowns: 5, lost: 0, net: { crowns: 5 } },
    { kind: "emperor-moved", start: 2, end: 3, vp: 0 },
    { kind: "cube-served", cube: "s", table: 1, guest: 101 },
    { kind: "cube-served", cube: "c", table: 1, guest: 101 },
  ];
  expect(told(...turn)).toMatch(/^takes a 4, takes [^,]+, serves 2 cubes, \+4 crowns, emperor \+1$/);
  const rooms = [1, 2, 3].map((room) => ({ kind: "room-prepared", room: `1${room}`, price: room - 1, vp: 0, net: { crowns: 1 - room } }));
  expect(told({ kind: "die-taken", face: 3, strength: 3, price: 0 }, ...rooms)).toBe("takes a 3, prepares 3 rooms, −3 crowns");
});

it("a guest who comes and moves in at once is mentioned once", () => {
  const seated = { kind: "guest-seated", guest: 101, place: 1, table: 1, price: 0 };
  const housed = { kind: "guest-checked-in", guest: 101, table: 1, room: "11", vp: 0 };
  expect(told(seated, housed, { kind: "passed" })).toMatch(/^checks in [^,]+, passes$/);
});

it("what the table itself changes has no colour, so it gets no dot", () => {
  const events = [{ kind: "row-slid", seat: 0, guest: 101 }, { kind: "die-taken", seat: 3, face: 4 }];
  expect(changes(events as unknown as GameEvent[])).toEqual([{ at: "die-4", seat: 3 }]);
});
