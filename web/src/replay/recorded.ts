// A recorded game to view: its stops, what happened at each, and where turns start.

import type { GameStory, Move, Told } from "../lib/api";
import { StillTable, type Sight, type Story } from "../lib/still.svelte";

/** The table of a replay. */
export class RecordedTable extends StillTable {
  readonly looking = true;
}

/** A round, and the stop it starts at. */
export interface Chapter {
  round: number;
  index: number;
}

/** In place of an action that waits: nothing can be done here. */
const LOOKING = "looking back";

export class Recorded implements Story {
  readonly stops: readonly number[];
  readonly entries: readonly Told[];
  readonly turns: readonly number[]; // the stops at which a turn starts
  readonly chapters: readonly Chapter[];

  constructor(readonly game: GameStory) {
    const { moves } = game;
    this.stops = moves.map((move) => move.step);
    this.entries = moves.map(toldOf);
    this.turns = turnsOf(moves);
    this.chapters = chaptersOf(moves);
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** The stop at which a step is visible: where it, and what chance answered, is done. */
  indexOf(step: number): number {
    const found = this.stops.findIndex((stop) => stop >= step);
    return found < 0 ? this.last : found;
  }

  move(index: number): Move | undefined {
    return this.game.moves[index];
  }

  at(step: number): Sight {
    const move = this.move(this.indexOf(step));
    if (!move) throw new RangeError(`there is no step ${step}`);
    const view = { ...move.view, legal: [] };
    return { you: move.view.seat, view, held: LOOKING };
  }

  told(after: number, upto: number): Told[] {
    return this.entries.filter((entry) => entry.steps > after && entry.steps <= upto);
  }

  /** The turn before or after a stop; otherwise the start or the end. */
  turnFrom(index: number, way: 1 | -1): number {
    return this.beyond(this.turns, index, way);
  }

  /** The same for rounds. */
  roundFrom(index: number, way: 1 | -1): number {
    const starts = this.chapters.map((chapter) => chapter.index);
    return this.beyond(starts, index, way);
  }

  private beyond(starts: readonly number[], index: number, way: 1 | -1): number {
    if (way > 0) return starts.find((start) => start > index) ?? this.last;
    return starts.findLast((start) => start < index) ?? 0;
  }
}

function toldOf(move: Move, index: number): Told {
  const { step, seat, taken, events } = move;
  const type = seat === null ? "began" : "moved";
  return { number: index + 1, at: 0, steps: step, type, seat, taken, events };
}

function turnsOf(moves: readonly Move[]): number[] {
  const found: number[] = [];
  for (const [index, move] of moves.entries()) {
    const before = moves[index - 1];
    const started = move.events.some((event) => event.kind === "turn-started");
    if (!before || started || move.view.actor !== before.view.actor) found.push(index);
  }
  return found;
}

function chaptersOf(moves: readonly Move[]): Chapter[] {
  const found: Chapter[] = [];
  for (const [index, { view }] of moves.entries()) {
    const { round = 0 } = view as { round?: number }; // not every game has rounds
    if (round !== (found.at(-1)?.round ?? 0)) found.push({ round, index });
  }
  return found;
}
