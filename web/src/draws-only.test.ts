// The engine says what everything means; the client draws it. These tests keep rules out of it.

import { describe, expect, it } from "vitest";
import boxes from "./generated/components.json";

const sources: Record<string, string> = import.meta.glob(["./**/*.ts", "./**/*.svelte", "!./generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = "./draws-only.test.ts";
const games = [...new Set(Object.keys(sources).flatMap((path) => /^\.\/games\/([^/]+)/.exec(path)?.[1] ?? []))];

/** Where a pattern stands, in what may not hold it. */
function found(pattern: RegExp, where: (path: string) => boolean): string[] {
  return Object.entries(sources)
    .filter(([path]) => path !== own && where(path))
    .flatMap(([path, text]) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}

const isDrawn = (path: string): boolean => !path.endsWith(".test.ts");
const ofGame = (path: string): boolean => isDrawn(path) && path.startsWith("./games/");

// These work on letters: addresses, keys, markup of the rulebook, names, files, what someone looks for.
const LETTERS = [
  ...["./common/Friends.svelte", "./common/Log.svelte", "./generic/plain.ts", "./lib/route.svelte.ts", "./lib/words.svelte.ts"],
  ...["./motion/input.ts", "./offline/", "./puzzle/carrying.ts", "./rules/find.ts", "./rules/rich.ts"],
];
const ofMeaning = (path: string): boolean => isDrawn(path) && !LETTERS.some((each) => path.startsWith(each));

// What data call kinds of cards, rules of hotels and abilities. Icons and drawings are looked up by them.
const NAMES = [...new Set(namesIn(boxes))].filter((name) => !["", "none"].includes(name)).join("|");

/** The names of kinds, rules and abilities, wherever they stand in a box. */
function namesIn(told: unknown): string[] {
  if (Array.isArray(told)) return told.flatMap(namesIn);
  if (typeof told !== "object" || told === null) return [];
  return Object.entries(told).flatMap(([field, value]) => {
    if (["refusals", "rulebook", "words"].includes(field)) return [];
    if (typeof value === "string") return ["rule", "ability"].includes(field) ? [value] : [];
    const kinds = field === "kind" && Array.isArray(value) ? value.map(({ name }: { name: string }) => name) : [];
    return [...kinds, ...namesIn(value)];
  });
}
const quoted = (names: string): string => `["'\x60](?:${names.replaceAll("+", "\\+")})["'\x60]`;

it("no game is named outside its own folder", () => {
  expect(games.length).toBeGreaterThan(1);
  const name = new RegExp(games.join("|"), "i");
  expect(found(name, (path) => !path.startsWith("./games/"))).toEqual([]);
  for (const game of games) {
    const others = games.filter((each) => each !== game);
    expect(found(new RegExp(others.join("|"), "i"), (path) => path.startsWith(`./games/${game}/`))).toEqual([]);
  }
});

describe("no rule stands in the client:", () => {
  it.each([
    ["the engine's pending work is not read: `asked.facts` names what matters", /\bpending\b/, isDrawn],
    ["what may be done is told by `choices`, not by the texts of legal actions", /\bview\??\.legal\b/, isDrawn],
    [
      "no prose is an interface: data have fields",
      /\.(match|matchAll|search|exec|test)\(|new RegExp|\.replace(All)?\(\/|\.split\(["'`](, |\. )["'`]\)/,
      ofMeaning,
    ],
    [
      "what a card does is told by its fields, not by its words",
      /\b(effects?|rewards?|bonus|penalty|needs?|does|words)\.(startsWith|endsWith|includes|split|replace)\(/,
      ofMeaning,
    ],
    [
      "an action is not taken apart: a choice has its parts",
      /\b(action|taken|held)(\[\w+\])?\??\.(startsWith|endsWith|split|slice|at|charAt)\(/,
      isDrawn,
    ],
    ["positions are not read from bits", /\s(<<|>>>?)\s/, isDrawn],
    [
      "prices, strengths, beds and purses are told by `facts`",
      /\b(price|cost|discount|strength|wage)s?\b\)?\s*[-+*]=?\s*\d|Math\.(max|min)\([^;]*\b(price|cost|discount|strength|wage|crowns|limit|coins|beds|steps_left)s?\b/,
      ofGame,
    ],
    ["a price or a penalty has its sign: `net` of an event", /[-−]=?\s*(\w+\.)*event\.(vp|crowns|price|coins)\b/, isDrawn],
    ["points are not summed by what an event is about: `net` of an event", /[\w)]\s\+\s(\w+\.)*event\.(vp|coins|crest_vp)\b/, ofGame],
    ["what a rule does is told by facts, not by its name", /\brule\b\)?\s*[!=]==?\s*|[!=]==?\s*(\w+\.)*rule\b|\brule\.(startsWith|endsWith|includes|split)\(/, ofGame],
    [
      "what a kind or a rule does is told by its fields, not by its name",
      new RegExp(`([!=]==?\\s*|case\\s+|\\.(?:startsWith|endsWith|includes)\\()${quoted(NAMES)}`),
      ofGame,
    ],
    ["no card, kind, die or room is meant by its number", /\b(card|guest|staff|kind|die|face|room|hotel)\s*([!=]==?|[<>]=?)\s*[1-9]|([!=]==?|[<>]=?)\s*[A-Z_]*(GUEST|CARD|DIE|FACE|KIND|MIMIC)\b/, ofGame],
    ["a refusal has its rule from the engine", /\brule:\s*["'`]/, isDrawn],
    ["how good or sure something is, is told, not judged", /\.(sure|win|score)\s*[<>]=?\s*(0?\.\d|[1-9])/, isDrawn],
  ] as [string, RegExp, (path: string) => boolean][])("%s", (_, pattern, where) => {
    expect(found(pattern, where)).toEqual([]);
  });
});
