// All cards of a game, to look through and to find.

import type { Component } from "svelte";
import { own } from "../lib/own";

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

export interface Deck {
  game: string;
  kinds: Kind[];
  entries: Entry[];
  Face: Component<{ entry: Entry; large?: boolean }>;
}

/** What somebody looks for. */
export interface Wish {
  kind: string;
  find: string;
  sort: string;
  chosen: Record<string, string>;
}

const loaded: Record<string, () => Promise<{ deck: Deck }>> = {
  austria: () => import("../games/austria/cards/cards"),
  overbooking: () => import("../games/overbooking/cards/cards"),
};

/** The cards of a game; undefined for one this client does not know. */
export async function deckOf(game: string): Promise<Deck | undefined> {
  return (await own(loaded, game)?.())?.deck;
}

/** Everything that is told of a card, for finding it. */
export function allWords(entry: Entry): string {
  return [entry.name(), ...entry.does(), ...entry.facts().map(([, value]) => value), entry.number].join(" ");
}
