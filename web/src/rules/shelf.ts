// The books there are; each is fetched when somebody opens it.

import { own } from "../lib/own";
import { fetchWords } from "../lib/words.svelte";
import type { Book } from "./book";

const books: Record<string, () => Promise<{ book: Book }>> = {
  austria: () => import("./austria/book"),
  overbooking: () => import("./overbooking/book"),
};

export const GAMES = Object.keys(books);

/** The rules of a game; undefined for one this client does not know. */
export async function bookOf(game: string): Promise<Book | undefined> {
  const load = own(books, game);
  if (!load) return undefined;
  await fetchWords(game, "names", "rules", `rules-${game}`, "cards");
  return (await load()).book;
}
