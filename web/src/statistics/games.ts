// What is counted in each game, and how its parts are called.

import { folderOf } from "../lib/games";
import { fetchWords, known, say } from "../lib/words.svelte";

/** How a game's statistics are told. */
export interface Telling {
  groups: { group: string; title: string; most: number }[]; // what is counted, with the key of its title
  name(group: string, item: string): string;
  card(group: string, item: string): string | null; // its page among the cards
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How the statistics of a game are told, with its words at hand; undefined for one that counts nothing. */
export async function tellingOf(game: string): Promise<Telling | undefined> {
  const [found] = await Promise.all([folderOf(game)?.statistics?.(), fetchWords("statistics", game, "names")]);
  return found?.telling;
}

/** A source of points, as the end of a game calls it. */
export function sourceName(source: string): string {
  return known(`source-${source}`) ? say(`source-${source}`) : capital(source);
}
