import { beforeAll, describe, expect, it, vi } from "vitest";
import austriaPage from "../../../docs/rules/austria.md?raw";
import overbookingPage from "../../../docs/rules/overbooking.md?raw";
import inn from "../../../src/hotelier/overbooking/data/overbooking.toml?raw";
import austriaShelf from "../../../src/hotelier/messages/en/rules-austria.ftl?raw";
import overbookingShelf from "../../../src/hotelier/messages/en/rules-overbooking.ftl?raw";
import { openBox, readToml } from "../games/austria/opened";
import { open, type Box } from "../games/overbooking/box";
import type { Deck, Entry } from "../cards/deck";
import type { Book } from "./book";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const SECTIONS = {
  austria: [
    ...["game", "table", "setup", "round", "guests", "dice", "serving", "check-in", "rooms", "staff", "emperor"],
    ...["politics", "effects", "end-of-round", "scoring", "hidden", "editions", "rulings"],
  ],
  overbooking: [
    ...["game", "cards", "setup", "placing", "hotels", "back-door", "check-in", "booking", "next-round"],
    ...["scoring", "rulings"],
  ],
};
const GAMES = ["austria", "overbooking"] as const;
const PAGES = { austria: austriaPage, overbooking: overbookingPage };
const SHELVES = { austria: austriaShelf, overbooking: overbookingShelf };
const TABLE_WORDS = /-(head-[\w-]+|sign|up-to|none)$/; // words in tables and pictures

const books = {} as Record<string, Book>;
const decks = {} as Record<string, Deck>;
let rulings: typeof import("../cards/rulings");
let pages: typeof import("./book");
let rich: typeof import("./rich");
let words: typeof import("../lib/words.svelte");

/** The other box: its tiles are written over several lines. */
function openInn(): void {
  const faces = [...inn.matchAll(/\{ beds = (\d+),\s+rule = "(\w+)",\s+source = "(\w+)" \}/g)].map(
    ([, beds, rule, source]) => ({ beds: Number(beds), rule: rule ?? "", source: source ?? "" }),
  );
  const tiles = faces.flatMap((face, index) => (index % 2 ? [] : [[face, faces[index + 1] ?? face]]));
  const rest = readToml(inn.replace(/^tiles = \[[\s\S]*?^\]/m, ""));
  open({ overbooking: { ...rest, tiles } } as unknown as Box);
}

beforeAll(async () => {
  openBox();
  openInn();
  words = await import("../lib/words.svelte");
  await words.speak("en");
  await words.fetchWords(...GAMES, "rules", "cards", "rules-austria", "rules-overbooking");
  [pages, rich, rulings] = await Promise.all([import("./book"), import("./rich"), import("../cards/rulings")]);
  books["austria"] = (await import("../games/austria/rules/book")).book;
  books["overbooking"] = (await import("../games/overbooking/rules/book")).book;
  decks["austria"] = (await import("../games/austria/cards/cards")).deck;
  decks["overbooking"] = (await import("../games/overbooking/cards/cards")).deck;
}, 60_000);

const bookOf = (game: string): Book => books[game] as Book;
const entriesOf = (game: string): Entry[] => (decks[game] as Deck).entries;

function textsOf(game: string): [string, string][] {
  const book = bookOf(game);
  return book.sections.flatMap((section) =>
    pages.paragraphsOf(section).map((each): [string, string] => [each.key, pages.textOf(book, each)]),
  );
}

describe.each(GAMES)("the rules of %s", (game) => {
  it("have the sections that tables lead to", () => {
    expect(bookOf(game).sections.map((section) => section.id)).toEqual(SECTIONS[game]);
    for (const section of SECTIONS[game]) expect(words.known(`rules-${game}-${section}`)).toBe(true);
  });

  it("say every paragraph, with all its numbers", () => {
    for (const [key, text] of textsOf(game)) {
      expect(words.known(key), key).toBe(true);
      expect(text, key).not.toMatch(/\{|\}|undefined|NaN/);
    }
  });

  it("use every text of their shelf", () => {
    const used = new Set(textsOf(game).map(([key]) => key));
    const written = [...SHELVES[game].matchAll(/^(rules-[\w-]+) =/gm)].map((found) => found[1] ?? "");
    const titles = new Set(SECTIONS[game].map((section) => `rules-${game}-${section}`));
    const idle = written.filter((key) => !used.has(key) && !titles.has(key) && !TABLE_WORDS.test(key));
    expect(idle).toEqual([]);
  });

  it("lead to sections, paragraphs and cards that there are, and call cards by their names", () => {
    const book = bookOf(game);
    for (const [key, text] of textsOf(game)) {
      for (const token of rich.tokensOf(text)) {
        if (token.kind !== "link") continue;
        const card = entriesOf(game).find((entry) => entry.id === token.to);
        if (rich.isCard(token.to)) {
          expect(card, `${key}: ${token.to}`).toBeDefined();
          if (/^(staff|guest|kind)-/.test(token.to)) {
            expect(token.text.toLowerCase(), key).toBe(card?.name().toLowerCase());
          }
          continue;
        }
        const [section = "", query = ""] = token.to.split("?p=");
        expect(SECTIONS[game], key).toContain(section);
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
    const page = [...PAGES[game].matchAll(/^\| ([RO]\d\d) \|/gm)].map((found) => found[1] ?? "");
    expect(page.length).toBeGreaterThan(10);
    const all = game === "austria" ? rulings.austriaRulings() : rulings.overbookingRulings();
    expect(Object.keys(all)).toEqual(page);
    const section = bookOf(game).sections.find((each) => each.id === "rulings");
    const told = section ? pages.paragraphsOf(section).map((each) => each.id.toUpperCase()) : [];
    expect(told).toEqual(["WHY", ...page]);
  });
});

describe.each(GAMES)("the cards of %s", (game) => {
  it("are all told in words, and explained by paragraphs that there are", () => {
    for (const entry of entriesOf(game)) {
      expect(entry.name(), entry.id).not.toBe("");
      expect(entry.does().length, entry.id).toBeGreaterThan(0);
      for (const line of [...entry.does(), ...entry.facts().flat()]) {
        expect(line, entry.id).not.toMatch(/(cards|austria|overbooking)-[a-z]|\{|\}|undefined|NaN/);
      }
      expect(entry.rules.length, entry.id).toBeGreaterThan(0);
      for (const section of entry.rules) expect(SECTIONS[game], entry.id).toContain(section);
      for (const place of entry.explained) {
        const [section = "", id = ""] = place.split(" ");
        expect(pages.paragraphAt(bookOf(game), section, id), `${entry.id}: ${place}`).toBeDefined();
      }
    }
  });

  it("are those that rulings name", () => {
    const all = game === "austria" ? rulings.austriaRulings() : rulings.overbookingRulings();
    const known = new Set(entriesOf(game).map((entry) => entry.id));
    for (const [id, cards] of Object.entries(all)) {
      for (const card of cards) expect(known, `${id}: ${card}`).toContain(card);
      expect(new Set(cards).size, id).toBe(cards.length);
    }
  });

  it("have every ruling whose text names them", () => {
    const all = game === "austria" ? rulings.austriaRulings() : rulings.overbookingRulings();
    for (const [key, text] of textsOf(game)) {
      const id = /-rulings-([ro]\d\d)$/.exec(key)?.[1]?.toUpperCase();
      if (!id) continue;
      for (const token of rich.tokensOf(text)) {
        if (token.kind === "link" && rich.isCard(token.to)) expect(all[id], id).toContain(token.to);
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

it("Grand Austria Hotel has 56 guests, 48 staff cards, 12 politics cards and 12 emperor tiles", () => {
  const count = (kind: string): number => entriesOf("austria").filter((entry) => entry.kind === kind).length;
  expect(["guest", "staff", "politics", "emperor"].map(count)).toEqual([56, 48, 12, 12]);
});

it("Overbooking has six kinds, four crests and eight hotels", () => {
  const count = (kind: string): number => entriesOf("overbooking").filter((entry) => entry.kind === kind).length;
  expect(["kind", "crest", "hotel"].map(count)).toEqual([6, 4, 8]);
});
