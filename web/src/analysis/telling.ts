// An analysis in words: what the game calls its actions, and what happened where it turned.

import type { Analysis, AnalysisState, GameEvent, GameStory, TableState, Verdict } from "../lib/api";
import { lineWords } from "../lib/explained";
import { readerOf } from "../lib/seats";
import { say, tell } from "../lib/words.svelte";

export type Turning = Analysis["turnings"][number];
export type MoveWords = AnalysisState["moves"][number];
export type Point = Analysis["points"][number];

/** What an analysis is told with. */
export interface Telling {
  table: TableState;
  story: GameStory;
}

const MOST = 8; // sentences of a turning point

export const namesOf = (telling: Telling): string[] => telling.table.seats.map((seat) => seat.name);

/** Where a step lies, counted as the replay counts: by what was decided. */
export function placeWords(analysis: Analysis, round: number, step: number): string {
  const before = analysis.verdicts.filter((each) => each.step < step).length;
  return say("analysis-move-place", { round, step: before + 1 });
}

/** What is said of a move: what was played, what was better, and how that would have gone on. */
export function moveWords(telling: Telling, { taken, best, line }: MoveWords): { taken: string; best: string; line: string } {
  const names = namesOf(telling);
  return {
    taken: tell(taken, names),
    best: tell(best, names),
    line: line.map((each) => tell(each.message, names)).join(" "),
  };
}

/** What happened where the game turned. */
export function turningWords(telling: Telling, turning: Turning): string[] {
  const names = namesOf(telling);
  const said = telling.story.moves
    .flatMap((move) => move.events as GameEvent[])
    .filter((event) => (event.step ?? 0) > turning.step && (event.step ?? 0) <= turning.end)
    .map((event) => lineWords(event, names, readerOf(null, names)))
    .filter((words) => words !== null);
  return said.length > MOST ? [...said.slice(0, MOST - 1), "…"] : said;
}

export function turningTitle(names: readonly string[], turning: Turning): string {
  // Whose chance changed most: whom it helped or hurt, where it is about that.
  const sizes = turning.swing.map(Math.abs);
  const most = sizes.indexOf(Math.max(...sizes));
  return say(`analysis-cause-${turning.cause}`, { name: names[turning.seat - 1] ?? "", other: names[most] ?? "" });
}

/** What a move cost, and how sure that is. */
export function costWords(verdict: Verdict): string[] {
  const words = [say("analysis-cost", { points: Math.round(verdict.loss * 10) / 10 })];
  const win = Math.round((verdict.best_win - verdict.win) * 100);
  if (win > 0) words.push(say("analysis-cost-win", { win }));
  words.push(say("analysis-sure", { sure: Math.min(99, Math.round(verdict.sure * 100)) }));
  return words;
}
