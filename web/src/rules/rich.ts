// The markup in our texts: **bold**, [[icon]] and [words](target).

import { address } from "../lib/route.svelte";
import type { Book } from "./book";

export type Token =
  | { kind: "words"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "icon"; name: string }
  | { kind: "link"; text: string; to: string };

const MARKS = /\*\*(?<bold>[^*]+)\*\*|\[\[(?<icon>[\w-]+)\]\]|\[(?<text>[^\]]+)\]\((?<to>[\w?=-]+)\)/g;

export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let place = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > place) found.push({ kind: "words", text: text.slice(place, mark.index) });
    const { bold, icon, text: words, to } = mark.groups ?? {};
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (icon !== undefined) found.push({ kind: "icon", name: icon });
    else if (words !== undefined && to !== undefined) found.push({ kind: "link", text: words, to });
    place = mark.index + mark[0].length;
  }
  if (place < text.length) found.push({ kind: "words", text: text.slice(place) });
  return found;
}

/** The words alone. */
export function plain(text: string): string {
  return tokensOf(text)
    .map((token) => ("text" in token ? token.text : ""))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Whether a target is a card, not a section of the rules. */
export const isCard = ({ cards }: Pick<Book, "cards">, to: string): boolean =>
  cards.some((kind) => to.startsWith(`${kind}-`));

/** Where a target is: a card, a section, or a paragraph of one (`dice?p=boost`). */
export function linkOf(book: Pick<Book, "cards" | "game">, to: string): string {
  const { game } = book;
  if (isCard(book, to)) return address("cards", [game, to]);
  const [section = "", query = ""] = to.split("?");
  return address("rules", [game, section], Object.fromEntries(new URLSearchParams(query)));
}
