// An analysis in words: the names of actions, and what happened at the turning points.

import type { Analysis, AnalysisState, GameEvent, GameStory, TableState, Verdict } from "../lib/api";
import { lineWords, saidTo } from "../lib/explained";
import { written } from "../lib/numbers";
import { readerOf } from "../lib/seats";
import { say, tell } from "../lib/words.svelte";
import { sourceWords } from "../statistics/games";

export type Turning = Analysis["turnings"][number];
export type MoveWords = AnalysisState["moves"][number];
export type Point = Analysis["points"][number];

/** What an analysis needs to become words. */
export interface Telling {
  table: TableState;
  story: GameStory;
}

const MOST = 8; // sentences per turning point
const SIGNED: Intl.NumberFormatOptions = { signDisplay: "exceptZero" };

export const namesOf = (telling: Telling): string[] => telling.table.seats.map((seat) => seat.name);

/** The seat of the reader, if they have one. */
export const readerIn = (telling: Telling): number | null => readerOf(telling.table.you, namesOf(telling));

/** A step as the replay counts: by decisions. */
export function stopOf(analysis: Analysis, step: number): number {
  return 1 + analysis.verdicts.filter((each) => each.step < step).length;
}

/** Where a step is. */
export function placeWords(analysis: Analysis, round: number, step: number): string {
  return say("analysis-move-place", { round, step: stopOf(analysis, step) });
}

/** The texts about a move: what was played, what was better, how that would have continued, and why. */
export interface Said {
  taken: string;
  best: string;
  line: string;
  why: string[]; // points by source
  curve: string; // what the curve says, if it disagrees
}

/** Points by source. */
export function whyWords(why: MoveWords["why"]): string[] {
  return why.map(({ source, points }) => sourceWords(source, points, 1));
}

export function moveWords(names: readonly string[], { taken, best, line, why, curve }: MoveWords, own: boolean): Said {
  return {
    taken: tell(taken.message, names),
    best: tell(best.message, names),
    line: line.map((each) => tell(saidTo(each.message, own), names)).join(" "),
    why: whyWords(why),
    curve: curve === null ? "" : say("analysis-curve-says", { win: written(Math.round(curve * 100), SIGNED) }),
  };
}

/** What happened at a turning point. */
export function turningWords(telling: Telling, turning: Turning): string[] {
  const names = namesOf(telling);
  const said = telling.story.moves
    .flatMap((move) => move.events as GameEvent[])
    .filter((event) => (event.step ?? 0) > turning.step && (event.step ?? 0) <= turning.end)
    .map((event) => lineWords(event, names))
    .filter((words) => words !== null);
  return said.length > MOST ? [...said.slice(0, MOST - 1), "…"] : said;
}

export function turningTitle(names: readonly string[], turning: Turning): string {
  // The seat whose chance changed most; for helped and hurt, the one it's about.
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
