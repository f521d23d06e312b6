// What a game brings to the table. A game is loaded only when somebody sits down to it.

import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { Book } from "../rules/book";
import type { Telling } from "../statistics/games";
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

/** What a game's own folder holds; what is large is loaded when somebody wants it. */
export interface Folder {
  Emblem: Component; // its sign, for lists
  table: () => Promise<{ parts: GameParts }>;
  cards?: () => Promise<{ deck: Deck }>;
  rules?: () => Promise<{ book: Book }>;
  statistics?: () => Promise<{ telling: Telling }>;
}

// Nothing else names a game: whoever adds a folder with a `game.ts` adds a game.
const found: Record<string, { folder: Folder }> = import.meta.glob("../games/*/game.ts", { eager: true });
const all = Object.fromEntries(Object.entries(found).map(([path, { folder }]) => [path.split("/")[2] ?? "", folder]));

/** The games that have a folder of their own. */
export const folders = Object.keys(all);

/** The folder of a game; undefined where it has none. */
export const folderOf = (game: string): Folder | undefined => own(all, game);

/** Games whose every action is a whole turn: nothing of it could be taken back, were it not confirmed. */
export const quick: ReadonlySet<string> = new Set(["overbooking"]);

/** What a game brings; one this client does not know is refused. */
export async function partsOf(game: string): Promise<GameParts> {
  const folder = folderOf(game);
  if (!folder) throw new Refusal("unknown-game", say("nowhere-text"), 404);
  const [found] = await Promise.all([folder.table(), fetchWords(game)]);
  return found.parts;
}
