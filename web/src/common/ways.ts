// The navigation, for the bar and the start page.

import { folders } from "../lib/games";
import { memory } from "../lib/memory.svelte";
import { address } from "../lib/route.svelte";
import { known, say } from "../lib/words.svelte";

export interface Way {
  page: string; // the name of a route
  words: string;
  href: string;
}

export const GAMES = folders;

/** The name of a game; until its own texts are loaded, the engine's name. */
export const titleOf = (game: string): string => (known(`title-${game}`) ? say(`title-${game}`) : game);

/** To a guided first game. */
export const lesson = (game: string): string => address("learn", [game]);

/** The game played most, or the first one. */
export const favourite = (): string =>
  GAMES.includes(memory.tastes.game) ? memory.tastes.game : (GAMES[0] ?? "");

/** Links to everything both games have. */
export function ways(): Way[] {
  return ["rules", "cards", "statistics"].map((page) => ({
    page,
    words: say(`way-${page}`),
    href: address(page),
  }));
}
