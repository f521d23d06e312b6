// The rulebooks and their cards; each is loaded when it's opened.

import { deckOf, type Deck } from "../cards/deck";
import { folderOf, folders } from "../lib/games";
import { fetchWords } from "../lib/words.svelte";
import type { Book } from "./book";

export const GAMES = folders.filter((name) => folderOf(name)?.rules);

/** The book and cards of a game; empty for a game this client doesn't know. */
export interface Shelf {
  book: Book | undefined;
  deck: Deck | undefined;
}

export async function shelfOf(game: string): Promise<Shelf> {
  await fetchWords("rules");
  const [book, deck] = await Promise.all([bookOf(game), deckOf(game)]);
  return { book, deck };
}

async function bookOf(game: string): Promise<Book | undefined> {
  const load = folderOf(game)?.rules;
  if (!load) return undefined;
  await fetchWords(game, "names", "rules", `rules-${game}`, "cards");
  return (await load()).book;
}
