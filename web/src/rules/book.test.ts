import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Deck, Entry } from "../cards/deck";
import { folderOf } from "../lib/games";
import type { Book } from "./book";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const boxes: Record<string, { openBox: () => void }> = import.meta.glob("../games/*/opened.ts", { eager: true });
const written: Record<string, string> = import.meta.glob("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const told: Record<string, string> = import.meta.glob("../../../src/hotelier/messages/en/rules-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = Object.keys(boxes).map((path) => path.split("/")[2] ?? "");
const pageOf = (game: string): string => written[`../../../docs/rules/${game}.md`] ?? "";
const shelfOf = (game: string): string => told[`../../../src/hotelier/messages/en/rules-${game}.ftl`] ?? "";
const TABLE_WORDS = /-(head-[\w-]+|sign|up-to|none)$/; // words in tables and pictures

const books = {} as Record<string, Book>;
const decks = {} as Record<string, Deck>;
let pages: typeof import("./book");
let rich: typeof import("./rich");
let words: typeof import("../lib/words.svelte");

beforeAll(async () => {
  for (const { openBox } of Object.values(boxes)) openBox();
  words = await import("../lib/words.svelte");
  await words.speak("en");
  await words.fetchWords(...GAMES, "rules", "cards", ...GAMES.map((game) => `rules-${game}`));
  [pages, rich] = await Promise.all([import("./book"), import("./rich")]);
  for (const game of GAMES) {
    const folder = folderOf(game);
    const [rules, cards] = await Promise.all([folder?.rules?.(), folder?.cards?.()]);
    if (rules) books[game] = rules.book;
    if (cards) decks[game] = cards.deck;
  }
}, 60_000);

const bookOf = (game: string): Book => books[game] as Book;
const sectionsOf = (game: string): string[] => bookOf(game).sections.map((section) => section.id);
const entriesOf = (game: string): Entry[] => (decks[game] as Deck).entries;

function textsOf(game: string): [string, string][] {
  const book = bookOf(game);
  return book.sections.flatMap((section) =>
    pages.paragraphsOf(section).map((each): [string, string] => [each.key, pages.textOf(book, each)]),
  );
}

describe.each(GAMES)("the rules of %s", (game) => {
  it("have a title for every section", () => {
    for (const section of sectionsOf(game)) expect(words.known(`rules-${game}-${section}`)).toBe(true);
  });

  it("say every paragraph, with all its numbers", () => {
    for (const [key, text] of textsOf(game)) {
      expect(words.known(key), key).toBe(true);
      expect(text, key).not.toMatch(/\{|\}|undefined|NaN/);
    }
  });

  it("use every text of their shelf", () => {
    const used = new Set(textsOf(game).map(([key]) => key));
    const written = [...shelfOf(game).matchAll(/^(rules-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const titles = new Set(sectionsOf(game).map((section) => `rules-${game}-${section}`));
    const idle = written.filter((key) => !used.has(key) && !titles.has(key) && !TABLE_WORDS.test(key));
    expect(idle).toEqual([]);
  });

  it("lead to sections, paragraphs and cards that there are, and call cards by their names", () => {
    const book = bookOf(game);
    for (const [key, text] of textsOf(game)) {
      for (const token of rich.tokensOf(text)) {
        if (token.kind !== "link") continue;
        const card = entriesOf(game).find((entry) => entry.id === token.to);
        if (rich.isCard(bookOf(game), token.to)) {
          expect(card, `${key}: ${token.to}`).toBeDefined();
          if (/^(staff|guest|kind)-/.test(token.to)) {
            expect(token.text.toLowerCase(), key).toBe(card?.name().toLowerCase());
          }
          continue;
        }
        const [section = "", query = ""] = token.to.split("?p=");
        expect(sectionsOf(game), key).toContain(section);
        if (query) expect(pages.paragraphAt(book, section, query), `${key}: ${token.to}`).toBeDefined();
      }
    }
  });

  it("lead to the same places in every language", async () => {
    const marks = (text: string): string[] =>
      rich
        .tokensOf(text)
        .flatMap((token) => (token.kind === "link" ? token.to : token.kind === "icon" ? token.name : []))
        .sort();
    const english = new Map(textsOf(game).map(([key, text]) => [key, marks(text)]));
    for (const language of Object.keys(words.LANGUAGES) as (keyof typeof words.LANGUAGES)[]) {
      await words.speak(language);
      for (const [key, text] of textsOf(game)) {
        if (words.known(key)) expect(marks(text), `${language} ${key}`).toEqual(english.get(key));
      }
    }
    await words.speak("en");
  });

  it("hold every ruling of the rules page, and nothing is a ruling that is not there", () => {
    const page = [...pageOf(game).matchAll(/^\| ([RO]\d\d) \|/gm)].map((found) => found[1] ?? "");
    expect(page.length).toBeGreaterThan(10);
    const section = bookOf(game).sections.find((each) => each.id === "rulings");
    const told = section ? pages.paragraphsOf(section).map((each) => each.id.toUpperCase()) : [];
    expect(told).toEqual(["WHY", ...page]);
  });
});

describe.each(GAMES)("the cards of %s", (game) => {
  it("are all told in words, and explained by paragraphs that there are", () => {
    const unsaid = new RegExp(`(cards|${GAMES.join("|")})-[a-z]|\\{|\\}|undefined|NaN`);
    for (const entry of entriesOf(game)) {
      expect(entry.name(), entry.id).not.toBe("");
      expect(entry.does().length, entry.id).toBeGreaterThan(0);
      for (const line of [...entry.does(), ...entry.facts().flat()]) {
        expect(line, entry.id).not.toMatch(unsaid);
      }
      expect(entry.rules.length, entry.id).toBeGreaterThan(0);
      for (const section of entry.rules) expect(sectionsOf(game), entry.id).toContain(section);
      for (const place of entry.explained) {
        const [section = "", id = ""] = place.split(" ");
        expect(pages.paragraphAt(bookOf(game), section, id), `${entry.id}: ${place}`).toBeDefined();
      }
    }
  });

  it("have rulings that there are, each once", () => {
    for (const { id, rulings } of entriesOf(game)) {
      expect(new Set(rulings).size, id).toBe(rulings.length);
      for (const each of rulings) {
        expect(pages.paragraphAt(bookOf(game), "rulings", each.toLowerCase()), `${id}: ${each}`).toBeDefined();
      }
    }
  });

  it("have every ruling whose text names them", () => {
    const ruled = new Map(entriesOf(game).map((entry) => [entry.id, entry.rulings]));
    for (const [key, text] of textsOf(game)) {
      const id = /-rulings-([ro]\d\d)$/.exec(key)?.[1]?.toUpperCase();
      if (!id) continue;
      for (const token of rich.tokensOf(text)) {
        if (token.kind === "link" && rich.isCard(bookOf(game), token.to)) {
          expect(ruled.get(token.to), token.to).toContain(id);
        }
      }
    }
  });

  it("have words for every filter and every value of it", () => {
    for (const kind of decks[game]?.kinds ?? []) {
      expect(words.known(`cards-kind-${kind.name}`)).toBe(true);
      expect(words.known(`cards-one-${kind.name}`)).toBe(true);
      const of = entriesOf(game).filter((entry) => entry.kind === kind.name);
      for (const filter of kind.filters) {
        expect(words.known(`cards-filter-${filter.name}`), filter.name).toBe(true);
        for (const value of filter.values) {
          expect(filter.label(value), `${filter.name} ${value}`).not.toMatch(/-[a-z]+-/);
          const found = of.filter((entry) => entry.traits[filter.name]?.includes(value));
          expect(found.length, `${kind.name} ${filter.name} ${value}`).toBeGreaterThan(0);
        }
        const unknown = of.flatMap((entry) => entry.traits[filter.name] ?? []).filter((v) => !filter.values.includes(v));
        expect(unknown, filter.name).toEqual([]);
      }
    }
  });
});
