// The ways through the house, for the bar and the start page.

import { folders } from "../lib/games";
import { memory } from "../lib/memory.svelte";
import { address } from "../lib/route.svelte";
import { known, say } from "../lib/words.svelte";

export interface Way {
  page: string; // as a route calls it
  words: string;
  href: string;
}

export const GAMES = folders;

/** What a game is called; until its own words are here, as the engine calls it. */
export const titleOf = (game: string): string => (known(`title-${game}`) ? say(`title-${game}`) : game);

/** To a guided first game. */
export const lesson = (game: string): string => address("learn", [game]);

/** The game one plays mostly, or the first there is. */
export const favourite = (): string =>
  GAMES.includes(memory.tastes.game) ? memory.tastes.game : (GAMES[0] ?? "");

/** To whatever is there for both games. */
export function ways(): Way[] {
  return ["rules", "cards", "statistics"].map((page) => ({
    page,
    words: say(`way-${page}`),
    href: address(page),
  }));
}
