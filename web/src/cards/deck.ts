// All cards of a game, to look through and to find.

import type { Component } from "svelte";
import { folderOf } from "../lib/games";

export interface Entry {
  id: string; // as in the address: `staff-12`
  kind: string;
  number: string; // as the box counts it; empty where it does not
  name: () => string;
  /** What it does, in sentences. */
  does: () => string[];
  /** What it is: pairs of a word and its value. */
  facts: () => [string, string][];
  /** What filters ask for: the values of each. */
  traits: Record<string, string[]>;
  /** For sorting, by what filters may call `sort`. */
  sizes: Record<string, number>;
  /** Paragraphs of the rules that explain it, as `section paragraph`. */
  explained: string[];
  /** Sections of the rules that deal with it. */
  rules: string[];
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

/** The numbers of the rulings of a game, and the cards each one is about. */
export type Rulings = Record<string, string[]>;

export interface Deck {
  game: string;
  kinds: Kind[];
  entries: Entry[];
  rulings: () => Rulings;
  Face: Component<{ entry: Entry; large?: boolean }>;
}

/** What somebody looks for. */
export interface Wish {
  kind: string;
  find: string;
  sort: string;
  chosen: Record<string, string>;
}

/** The cards of a game; undefined for one that shows none. */
export async function deckOf(game: string): Promise<Deck | undefined> {
  return (await folderOf(game)?.cards?.())?.deck;
}

/** The rulings about a card, by their numbers. */
export function rulingsOn(card: string, { rulings }: Deck): string[] {
  return Object.entries(rulings()).flatMap(([id, cards]) => (cards.includes(card) ? [id] : []));
}

/** Everything that is told of a card, for finding it. */
export function allWords(entry: Entry): string {
  return [entry.name(), ...entry.does(), ...entry.facts().map(([, value]) => value), entry.number].join(" ");
}
