// What a game brings to the table. A game is loaded only when somebody sits down to it.

import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { Book } from "../rules/book";
import type { Telling } from "../statistics/games";
import type { TableState } from "./api";
import { own } from "./own";
import type { Sitting } from "./sitting";
import { fetchWords, tell } from "./words.svelte";

/** What a game shows while it plays a scene, in place of what the view says: its end is not told beforehand. */
export interface Staged {
  headline: string[];
  words: string; // what happens now
  points: number[]; // of each seat
}

/** What a game draws. What it means is told by the engine. */
export interface GameParts {
  /** The table itself. */
  Table: Component<{ live: Sitting; state: TableState }>;
  /** The moment of a scene; null while none is played. */
  staged?(state: TableState): Staged | null;
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

/** What a game draws, with its words at hand; one that has no folder plays at a table for any game. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = folderOf(game)?.table ?? (() => import("../generic/parts"));
  const [found] = await Promise.all([load(), fetchWords(game)]);
  return found.parts;
}

/** Rounds and the like, for the bar at the top. */
export function headlineOf(parts: GameParts, state: TableState): string[] {
  const names = state.seats.map((seat) => seat.name);
  return parts.staged?.(state)?.headline ?? state.view?.headline.map((each) => tell(each, names)) ?? [];
}

/** Everybody's points, at the moment of a scene while one is played. */
export function pointsOf(parts: GameParts, state: TableState): number[] {
  return parts.staged?.(state)?.points ?? state.view?.scores ?? [];
}
