import { expect, it } from "vitest";
import type { AustriaEvent, AustriaView } from "../view";
import { changesOf, meanwhile, momentsOf } from "./moments";

const before = {
  facts: {
    turns: [2, 1, 1, 2].map((seat) => ({ seat, state: "done" })),
    emperor: { scorings: [{ round: 3, tile: "A1", back: 3 }], fates: ["penalty", "penalty", "nothing", "bonus"] },
  },
} as unknown as AustriaView;
const scored = (seat: number, start: number): AustriaEvent => ({ kind: "emperor-scored", seat, start, end: 0, vp: start });
const kinds = (events: AustriaEvent[], visiting = false): string[] =>
  momentsOf(events, before, visiting).map(({ kind }) => kind);

it("a turn that ends a round goes on to the emperor, the new round and the roll", () => {
  const events: AustriaEvent[] = [
    { kind: "crowns-gained", seat: 1, crowns: 1, lost: 0 },
    { kind: "round-ended", seat: 0, round: 3 },
    scored(1, 3),
    scored(2, 0),
    { kind: "penalty-due", seat: 2, tile: "A1", revised: false },
    { kind: "penalty-paid", seat: 2, tile: "A1", option: 0, crowns: 3, vp: 0, revised: false },
    { kind: "bonus-given", seat: 1, tile: "A1" },
    { kind: "crowns-gained", seat: 1, crowns: 4, lost: 0 },
    { kind: "round-started", seat: 2, round: 4 },
    { kind: "dice-rolled", seat: 2, dice: [1, 5], again: false },
  ];
  const moments = momentsOf(events, before);
  expect(moments.map(({ kind }) => kind)).toEqual(["moves", "emperor", "judged", "judged", "leaves", "round", "roll"]);
  expect(moments[1]).toMatchObject({ tile: "A1", back: 3 });
  const visit = moments[1];
  const rows = visit?.kind === "emperor" ? visit.rows : [];
  expect(rows.map(({ seat, fate }) => [seat, fate])).toEqual([[2, "penalty"], [1, "bonus"]]);
});

it("a decision before the emperor is told when he is still there", () => {
  const paid: AustriaEvent = { kind: "penalty-paid", seat: 2, tile: "A1", option: 0, crowns: 3, vp: 0, revised: false };
  expect(kinds([paid], true)).toEqual(["judged"]);
  expect(kinds([paid])).toEqual(["moves"]);
});

it("the end is counted out once, whatever its parts", () => {
  const part = (seat: number): AustriaEvent => ({ kind: "scoring-part", seat, part: "rooms", vp: 3, card: 0, copied: 0 });
  const ended: AustriaEvent = { kind: "game-ended", seat: 0, scores: [3, 4], winners: [2], tiebreak: [1, 1] };
  expect(kinds([part(1), part(2), ended])).toEqual(["final"]);
});

it("what the emperor hasn't given or taken yet isn't on the table", () => {
  const score = (now: number): object => ({ now, total: now + 20, staff: 20, rooms: 0, crowns: 0, cubes: 0, guests: 0 });
  const after = {
    over: true,
    seats: [{ vp: 33, emperor: 2 }, { vp: 24, emperor: 0 }],
    facts: { seats: [{ score: score(13) }, { score: score(4) }], emperor: {} },
  } as unknown as AustriaView;
  const events: AustriaEvent[] = [
    { kind: "points-scored", seat: 1, vp: 1, net: { vp: 1 } },
    { kind: "round-ended", seat: 0, round: 3 },
    { kind: "emperor-scored", seat: 1, start: 3, end: 0, vp: 3 },
    scored(2, 1),
    { kind: "bonus-given", seat: 1, tile: "A1" },
    { kind: "emperor-moved", seat: 1, start: 0, end: 2, vp: 0 },
    { kind: "penalty-due", seat: 2, tile: "A1", revised: false },
    { kind: "penalty-paid", seat: 2, tile: "A1", option: 1, crowns: 0, vp: 5, revised: false, net: { vp: -5 } },
  ];
  const coming = momentsOf(events, before).flatMap(changesOf);
  const shown = (done: number): number[][] => {
    const { seats, facts } = meanwhile(after, coming.slice(done), undefined);
    return [...seats.map(({ vp, emperor }, index) => [vp, facts.seats[index]?.score.total ?? 0, emperor])];
  };
  expect(shown(0)).toEqual([[9, 9, 3], [8, 8, 1]]); // before the turn
  expect(shown(1)).toEqual([[10, 10, 3], [8, 8, 1]]); // he comes
  expect(shown(3)).toEqual([[13, 13, 3], [9, 9, 1]]); // points
  expect(shown(5)).toEqual([[13, 13, 0], [9, 9, 0]]); // back
  expect(shown(6)).toEqual([[13, 13, 2], [9, 9, 0]]); // the bonus
  expect(shown(7)).toEqual([[13, 13, 2], [4, 4, 0]]); // the penalty; the rest is counted out later
});
