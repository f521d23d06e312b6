// The rules of a game as a book: sections of paragraphs, lists, tables and pictures.

import type { Component } from "svelte";
import type { Fact } from "../lib/explained";
import { say, tell, type Facts } from "../lib/words.svelte";

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
  cards: readonly string[]; // the kinds of cards its texts link to: `staff`, for `staff-12`
  sections: Section[];
  /** The numbers in the texts, from the box. */
  facts: () => Facts;
  /** Draws the pictures with the components of the table. */
  Picture: Component<{ what: string }>;
  /** Draws the icons of its texts, if there are any. */
  Icon?: Component<{ name: string }>;
}

/** A cell of a table: words, or words that link to a card. */
type Cell = Fact | { words: Fact; to: string };
type ToldBlock =
  | { kind: "text"; id: string }
  | { kind: "list"; how: "points" | "steps" | "signs" | "rulings"; ids: string[] }
  | { kind: "table"; id: string; head: Fact[]; rows: Cell[][] }
  | { kind: "picture"; id: string; what: string };

/** The rules from the engine: their structure, and the numbers in the texts. */
export interface Rulebook {
  sections: Record<string, ToldBlock[]>;
  facts: Record<string, number>;
}

const wordsOf = (fact: Fact): string => (typeof fact === "number" ? String(fact) : tell(fact));

function cellOf(cell: Cell): string {
  return typeof cell === "object" && "to" in cell ? `[${wordsOf(cell.words)}](${cell.to})` : wordsOf(cell);
}

/** The sections of a game's rules; the keys of its texts follow from their names. */
export function sectionsOf(game: string, { sections }: Rulebook): Section[] {
  return Object.entries(sections).map(([section, blocks]) => {
    const bind = (id: string): Paragraph => ({ section, id, key: `rules-${game}-${section}-${id}` });
    return { id: section, blocks: blocks.map((block) => blockOf(block, bind)) };
  });
}

function blockOf(told: ToldBlock, bind: (id: string) => Paragraph): Block {
  switch (told.kind) {
    case "text":
      return { kind: "text", paragraph: bind(told.id) };
    case "list":
      return { kind: "list", how: told.how, items: told.ids.map(bind) };
    case "picture":
      return { kind: "picture", caption: bind(told.id), what: told.what };
    case "table": {
      const { head, rows } = told;
      return {
        kind: "table",
        caption: bind(told.id),
        rows: () => ({ head: head.map(wordsOf), rows: rows.map((row) => row.map(cellOf)) }),
      };
    }
  }
}

export function paragraphsOf(section: Section): Paragraph[] {
  return section.blocks.flatMap((block) => {
    if (block.kind === "text") return [block.paragraph];
    return block.kind === "list" ? block.items : [block.caption];
  });
}

/** The paragraph with that name; undefined if there's none. */
export function paragraphAt(book: Book, section: string, id: string): Paragraph | undefined {
  const found = book.sections.find((each) => each.id === section);
  return found && paragraphsOf(found).find((each) => each.id === id);
}

export const titleOf = (book: Book, section: string): string => say(`rules-${book.game}-${section}`);

/** The text of a paragraph, with its markup. */
export const textOf = (book: Book, paragraph: Paragraph): string => say(paragraph.key, book.facts());

/** The place of a paragraph on the page. */
export const anchorOf = ({ section, id }: Pick<Paragraph, "section" | "id">): string => `${section}-${id}`;
