// An analysis in words: what the game calls its actions, and what happened where it turned.

import type { Analysis, GameEvent, GameStory, TableState, Verdict } from "../lib/api";
import type { GameParts } from "../lib/games";
import { readerOf } from "../lib/seats";
import { say } from "../lib/words.svelte";

export type Turning = Analysis["turnings"][number];
export type Point = Analysis["points"][number];

/** What an analysis is told with. */
export interface Telling {
  table: TableState;
  parts: GameParts;
  story: GameStory;
}

const MOST = 8; // sentences of a turning point

export const namesOf = (telling: Telling): string[] => telling.table.seats.map((seat) => seat.name);

/** Where a step lies, counted as the replay counts: by what was decided. */
export function placeWords(analysis: Analysis, round: number, step: number): string {
  const before = analysis.verdicts.filter((each) => each.step < step).length;
  return say("analysis-move-place", { round, step: before + 1 });
}

/** An action of a move in words, as its player read them. */
export function actionWords(telling: Telling, verdict: Verdict, action: string): string {
  const stop = telling.story.moves.find((move) => move.step === verdict.step);
  if (!stop) return action;
  const state = { ...telling.table, you: verdict.seat, view: stop.view, step: verdict.step, held: null };
  return telling.parts.choices(state).find((choice) => choice.action === action)?.words ?? action;
}

/** Events in sentences. */
export function sentences(telling: Telling, events: readonly GameEvent[]): string[] {
  const names = namesOf(telling);
  const said = events.map((event) => telling.parts.sentence(event, names, readerOf(null, names)));
  return said.filter((words) => words !== null && words !== "") as string[];
}

/** How the better move would have gone on. */
export function lineWords(telling: Telling, verdict: Verdict): string[] {
  return sentences(telling, verdict.events as unknown as GameEvent[]);
}

/** What happened where the game turned. */
export function turningWords(telling: Telling, turning: Turning): string[] {
  const events = telling.story.moves
    .flatMap((move) => move.events as unknown as GameEvent[])
    .filter((event) => (event.step ?? 0) > turning.step && (event.step ?? 0) <= turning.end);
  const said = sentences(telling, events);
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
