// Which cards match a search, and in which order.

import { fold, matches, wordsOf } from "../rules/find";
import { allWords, type Deck, type Entry, type Wish } from "./deck";

export const EVERY = "every";

/** The search in the address of the card browser. */
export function readWish(deck: Deck, given: Record<string, string>): Wish {
  const kind = deck.kinds.find((each) => each.name === given["kind"]);
  const chosen: Record<string, string> = {};
  for (const { name, values } of kind?.filters ?? []) {
    const value = given[name];
    if (value !== undefined && values.includes(value)) chosen[name] = value;
  }
  return { kind: kind?.name ?? EVERY, find: given["find"] ?? "", sort: given["sort"] ?? "", chosen };
}

/** The same as an address writes it. */
export function writeWish(wish: Wish): Record<string, string> {
  return { kind: wish.kind === EVERY ? "" : wish.kind, find: wish.find, sort: wish.sort, ...wish.chosen };
}

export function answers(deck: Deck, wish: Wish): Entry[] {
  const wanted = wordsOf(wish.find);
  const found = deck.entries.filter(
    (entry) =>
      (wish.kind === EVERY || entry.kind === wish.kind) &&
      Object.entries(wish.chosen).every(([name, value]) => entry.traits[name]?.includes(value)) &&
      (!wanted.length || matches(allWords(entry), wanted)),
  );
  if (wish.sort === "name") {
    return found.sort((one, other) => fold(one.name()).localeCompare(fold(other.name())));
  }
  if (wish.sort) return found.sort((one, other) => (other.sizes[wish.sort] ?? 0) - (one.sizes[wish.sort] ?? 0));
  return found;
}
