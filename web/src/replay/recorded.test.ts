import { describe, expect, it } from "vitest";
import type { GameStory } from "../lib/api";
import { Recorded } from "./recorded";

interface Stop {
  step: number;
  actor: number | null;
  round: number;
  kinds?: string[];
}
const STOPS: Stop[] = [
  { step: 6, actor: 1, round: 1 },
  { step: 8, actor: 1, round: 1 },
  { step: 9, actor: 2, round: 1, kinds: ["turn-started"] },
  { step: 12, actor: 2, round: 1, kinds: ["turn-started"] },
  { step: 13, actor: 1, round: 2, kinds: ["turn-started"] },
  { step: 14, actor: null, round: 2 },
];

function recorded(): Recorded {
  const moves = STOPS.map(({ step, actor, round, kinds = [] }, index) => ({
    step,
    seat: STOPS[index - 1]?.actor ?? null,
    decision: null,
    taken: [`taken ${step}`],
    events: kinds.map((kind) => ({ kind, seat: actor ?? 0, step })),
    view: { seat: 2, actor, round, over: actor === null, legal: ["pass"] },
  }));
  return new Recorded({ eyes: 2, whole: true, moves } as unknown as GameStory);
}

describe("a recorded game", () => {
  it("has a stop wherever somebody decides, and one for every step between", () => {
    const game = recorded();
    expect(game.stops).toEqual([6, 8, 9, 12, 13, 14]);
    expect([0, 6, 7, 10, 14, 99].map((step) => game.indexOf(step))).toEqual([0, 0, 1, 3, 5, 5]);
  });

  it("shows what the eyes saw, and nothing that could be done", () => {
    const sight = recorded().at(9);
    expect([sight.you, sight.view?.actor, sight.view?.legal, Boolean(sight.held)]).toEqual([2, 2, [], true]);
  });

  it("tells what lies between two stops", () => {
    const game = recorded();
    expect(game.told(-1, 8).map((entry) => [entry.type, entry.steps])).toEqual([
      ["began", 6],
      ["moved", 8],
    ]);
    expect(game.told(8, 9).map((entry) => entry.taken)).toEqual([["taken 9"]]);
  });

  it("knows where turns begin, also two of the same seat", () => {
    const game = recorded();
    expect(game.turns).toEqual([0, 2, 3, 4, 5]);
    expect([game.turnFrom(0, 1), game.turnFrom(1, 1), game.turnFrom(5, 1)]).toEqual([2, 2, 5]);
    expect([game.turnFrom(5, -1), game.turnFrom(1, -1), game.turnFrom(0, -1)]).toEqual([4, 0, 0]);
  });

  it("knows its rounds", () => {
    const game = recorded();
    expect(game.chapters).toEqual([
      { round: 1, index: 0 },
      { round: 2, index: 4 },
    ]);
    expect([game.roundFrom(1, 1), game.roundFrom(4, 1)]).toEqual([4, 5]);
    expect([game.roundFrom(5, -1), game.roundFrom(4, -1), game.roundFrom(0, -1)]).toEqual([4, 0, 0]);
  });
});
