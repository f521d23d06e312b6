// What each game counts, and the names.

import { folderOf } from "../lib/games";
import { written } from "../lib/numbers";
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

/** What an action brings more or less of than another, by source of points; without digits, about so many. */
export function sourceWords(source: string, points: number, digits = 0): string {
  const key = points > 0 ? `source-more-${source}` : `source-less-${source}`;
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!known(key)) return `${sourceName(source)} ${written(points, { ...figures, signDisplay: "exceptZero" })}`;
  const amount = Math.abs(points);
  return say(key, { n: digits ? written(amount, figures) : say("about-number", { n: Math.round(amount) }) });
}

/** A source of points, as in the final score. */
export function sourceName(source: string): string {
  return known(`source-${source}`) ? say(`source-${source}`) : capital(source);
}
