// What each game counts, and the names.

import { folderOf } from "../lib/games";
import { fetchWords, known, say } from "../lib/words.svelte";

/** How to present a game's statistics. */
export interface Telling {
  groups: { group: string; title: string; most: number }[]; // what is counted, with the key of its title
  name(group: string, item: string): string;
  card(group: string, item: string): string | null; // its page among the cards
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How to present a game's statistics, with its texts loaded; undefined for one that counts nothing. */
export async function tellingOf(game: string): Promise<Telling | undefined> {
  const [found] = await Promise.all([folderOf(game)?.statistics?.(), fetchWords("statistics", game, "names")]);
  return found?.telling;
}

/** A source of points, as in the final score. */
export function sourceName(source: string): string {
  return known(`source-${source}`) ? say(`source-${source}`) : capital(source);
}
