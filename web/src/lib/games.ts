// What a game brings to the table. A game is loaded only when someone opens it.

import type { Component, Snippet } from "svelte";
import type { Deck } from "../cards/deck";
import type { Book } from "../rules/book";
import type { Telling } from "../statistics/games";
import type { Brief } from "../motion/recap";
import type { GameEvent, TableState } from "./api";
import { own } from "./own";
import type { Shortcut } from "./shortcuts.svelte";
import type { Sitting } from "./sitting";
import { fetchWords, tell } from "./words.svelte";

/** What a game shows during a scene instead of the view: its outcome isn't shown yet. */
export interface Staged {
  headline?: string[]; // if it differs
  words: string; // what happens now
  points: number[]; // of each seat
}

/** What the page puts around a game that fills the screen. */
export interface Frame {
  desk: Snippet<[Snippet]>; // the question; its left end is what the player owns
  chat: Snippet; // log and chat: a small panel that opens over the table
}

/** What a game draws. The engine says what it means. */
export interface GameParts {
  /** The table itself. */
  Table: Component<{ live: Sitting; state: TableState; frame: Frame | null }>; // null: there's only room for a page
  /** Whether it fills the screen if there's room; otherwise it's a scrolling page. */
  fits?: boolean;
  /** Rounds and turns, for the bar of a table that fills the screen. */
  Status?: Component<{ live: Sitting; state: TableState }>;
  /** Its own keys, besides those of every table. */
  keys?: readonly Shortcut[];
  /** The moment of a scene; null while none is played. */
  staged?(state: TableState): Staged | null;
  /** What a player got from these events, in short. */
  brief?(events: readonly GameEvent[]): Brief;
}

/** The contents of a game's folder; large parts are loaded when needed. */
export interface Folder {
  Emblem: Component; // its sign, for lists
  table: () => Promise<{ parts: GameParts }>;
  cards?: () => Promise<{ deck: Deck }>;
  rules?: () => Promise<{ book: Book }>;
  statistics?: () => Promise<{ telling: Telling }>;
}

// Nothing else names a game: adding a folder with a `game.ts` adds a game.
const found: Record<string, { folder: Folder }> = import.meta.glob("../games/*/game.ts", { eager: true });
const all = Object.fromEntries(Object.entries(found).map(([path, { folder }]) => [path.split("/")[2] ?? "", folder]));

/** The games that have a folder of their own. */
export const folders = Object.keys(all);

/** The folder of a game; undefined if it has none. */
export const folderOf = (game: string): Folder | undefined => own(all, game);

/** What a game draws, with its texts loaded; a game without a folder uses the generic table. */
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

/** Everyone's points, at the moment of a scene if one is playing. */
export function pointsOf(parts: GameParts, state: TableState): number[] {
  return parts.staged?.(state)?.points ?? state.view?.scores ?? [];
}
