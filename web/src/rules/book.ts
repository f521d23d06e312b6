// The rules of a game as a book: sections of paragraphs, lists, tables and pictures.

import type { Component } from "svelte";
import { say, type Facts } from "../lib/words.svelte";

/** A text that can be found and linked to: `#/rules/inn/dice?p=boost`. */
export interface Paragraph {
  section: string;
  id: string;
  key: string;
}

export interface Rows {
  head: string[];
  rows: string[][];
}

export type Block =
  | { kind: "text"; paragraph: Paragraph }
  | { kind: "list"; how: "points" | "steps" | "signs" | "rulings"; items: Paragraph[] }
  | { kind: "table"; caption: Paragraph; rows: () => Rows }
  | { kind: "picture"; caption: Paragraph; what: string };

export interface Section {
  id: string;
  blocks: Block[];
}

export interface Book {
  game: string;
  cards: readonly string[]; // the kinds of cards its texts lead to: `staff`, for `staff-12`
  sections: Section[];
  /** The numbers the texts speak of, out of the box. */
  facts: () => Facts;
  /** Draws the pictures with the things of the table. */
  Picture: Component<{ what: string }>;
  /** Draws the icons of its texts, where they have any. */
  Icon?: Component<{ name: string }>;
}

type Bind = (id: string) => Paragraph;
type Unbound = (bind: Bind) => Block;

export const text =
  (id: string): Unbound =>
  (bind) => ({ kind: "text", paragraph: bind(id) });

export const points =
  (...ids: string[]): Unbound =>
  (bind) => ({ kind: "list", how: "points", items: ids.map(bind) });

export const steps =
  (...ids: string[]): Unbound =>
  (bind) => ({ kind: "list", how: "steps", items: ids.map(bind) });

/** A list in which every item begins with an icon. */
export const signs =
  (...ids: string[]): Unbound =>
  (bind) => ({ kind: "list", how: "signs", items: ids.map(bind) });

/** Rulings: a list in which every item is called by its number. */
export const rulings =
  (...ids: string[]): Unbound =>
  (bind) => ({ kind: "list", how: "rulings", items: ids.map((id) => bind(id.toLowerCase())) });

export const table =
  (id: string, rows: () => Rows): Unbound =>
  (bind) => ({ kind: "table", caption: bind(id), rows });

/** A picture: its caption is the paragraph, and `what` it shows the game's own component knows. */
export const picture =
  (id: string, what: string): Unbound =>
  (bind) => ({ kind: "picture", caption: bind(id), what });

/** The sections of a game's rules; the keys of its texts follow from their names. */
export function sectionsOf(game: string, content: Record<string, Unbound[]>): Section[] {
  return Object.entries(content).map(([section, blocks]) => ({
    id: section,
    blocks: blocks.map((block) => block((id) => ({ section, id, key: `rules-${game}-${section}-${id}` }))),
  }));
}

export function paragraphsOf(section: Section): Paragraph[] {
  return section.blocks.flatMap((block) => {
    if (block.kind === "text") return [block.paragraph];
    return block.kind === "list" ? block.items : [block.caption];
  });
}

/** The paragraph of that name; undefined where there is none. */
export function paragraphAt(book: Book, section: string, id: string): Paragraph | undefined {
  const found = book.sections.find((each) => each.id === section);
  return found && paragraphsOf(found).find((each) => each.id === id);
}

export const titleOf = (book: Book, section: string): string => say(`rules-${book.game}-${section}`);

/** What a paragraph says, with its markup. */
export const textOf = (book: Book, paragraph: Paragraph): string => say(paragraph.key, book.facts());

/** The place of a paragraph on the page. */
export const anchorOf = ({ section, id }: Pick<Paragraph, "section" | "id">): string => `${section}-${id}`;
