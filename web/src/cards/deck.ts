// All cards of a game, to browse and to search.

import type { Component } from "svelte";
import { folderOf } from "../lib/games";

export interface Entry {
  id: string; // as in the address: `staff-12`
  kind: string;
  number: string; // its number in the box, if any
  name: () => string;
  /** What it does, in sentences. */
  does: () => string[];
  /** What it is: pairs of a word and its value. */
  facts: () => [string, string][];
  /** What filters look at: the values of each. */
  traits: Record<string, string[]>;
  /** For sorting, by the names that filters use in `sort`. */
  sizes: Record<string, number>;
  /** Paragraphs of the rules that explain it, as `section paragraph`. */
  explained: string[];
  /** Sections of the rules about it. */
  rules: string[];
  /** The numbers of the rulings about it. */
  rulings: string[];
}

export interface Filter {
  name: string;
  values: string[];
  label: (value: string) => string;
}

export interface Kind {
  name: string;
  filters: Filter[];
  sorts: string[]; // besides the order of the box and by name
}

export interface Deck {
  game: string;
  kinds: Kind[];
  entries: Entry[];
  Face: Component<{ entry: Entry; large?: boolean }>;
}

/** The current search. */
export interface Wish {
  kind: string;
  find: string;
  sort: string;
  chosen: Record<string, string>;
}

/** The cards of a game; undefined for a game without any. */
export async function deckOf(game: string): Promise<Deck | undefined> {
  return (await folderOf(game)?.cards?.())?.deck;
}

/** Everything about a card, for searching. */
export function allWords(entry: Entry): string {
  return [entry.name(), ...entry.does(), ...entry.facts().map(([, value]) => value), entry.number].join(" ");
}
