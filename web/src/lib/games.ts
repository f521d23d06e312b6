// What a game brings to the table. A game is loaded only when somebody sits down to it.

import type { Component } from "svelte";
import AustriaEmblem from "../games/austria/Emblem.svelte";
import OverbookingEmblem from "../games/overbooking/Emblem.svelte";
import { Refusal, type GameEvent, type TableState } from "./api";
import { own } from "./own";
import type { Sitting } from "./sitting";
import { fetchWords, say } from "./words.svelte";

/** One legal action in words. */
export interface Choice {
  action: string;
  words: string;
  main?: boolean; // the obvious next thing
  aside?: boolean; // done on the table itself; listed only among all actions
}

/** A line of the log, or of what an action would do. */
export interface Line {
  seat: number;
  text: string;
  step: number;
}

export interface GameParts {
  /** The table itself. */
  Table: Component<{ live: Sitting; state: TableState }>;
  /** Rounds and the like, for the bar at the top. */
  headline(state: TableState): string[];
  /** What is asked of whoever decides, in a sentence. */
  question(state: TableState): string;
  /** The section of the rules about what is asked. */
  rule(state: TableState): string;
  /** Every legal action of one's own decision, in words. */
  choices(state: TableState): Choice[];
  /** An event as a sentence; null when it goes without saying. */
  sentence(event: GameEvent, names: string[], you: number | null): string | null;
  /** Everybody's points at the moment of a scene; null while none is played. */
  pointsShown?(state: TableState): number[] | null;
  /** What an action costs and gives, in a few words, from the events it would bring. */
  preview(events: GameEvent[], you: number): string;
}

const parts: Record<string, () => Promise<{ parts: GameParts }>> = {
  austria: () => import("../games/austria/parts"),
  overbooking: () => import("../games/overbooking/parts"),
};

/** Games whose every action is a whole turn: nothing of it could be taken back, were it not confirmed. */
export const quick: ReadonlySet<string> = new Set(["overbooking"]);

/** The sign of each game, for lists. */
export const emblems: Record<string, Component> = {
  austria: AustriaEmblem,
  overbooking: OverbookingEmblem,
};

/** What a game brings; one this client does not know is refused. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = own(parts, game);
  if (!load) throw new Refusal("unknown-game", say("nowhere-text"), 404);
  const [found] = await Promise.all([load(), fetchWords(game)]);
  return found.parts;
}
