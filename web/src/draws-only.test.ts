// The engine says what everything means; the client draws it. These tests keep rules out of it.

import { describe, expect, it } from "vitest";

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
      "no prose is an interface: data have fields (the names of parts and keys may be looked at)",
      /\.(match|matchAll|search)\(|\.(exec|test)\((?!(part|key)\))|new RegExp/,
      ofGame,
    ],
    [
      "what a card does is told by its fields, not by its words",
      /\b(effects?|rewards?|bonus|penalty|needs?|does|words)\.(startsWith|endsWith|includes|split|replace)\(/,
      ofGame,
    ],
    ["an action is not taken apart: a choice has its parts", /\baction\.(startsWith|endsWith|split|slice|includes)\(/, ofGame],
    ["positions are not read from bits", /\s(<<|>>>?)\s/, ofGame],
    [
      "prices and strengths are told by `facts`",
      /\b(price|cost|discount|strength|wage)s?\b\)?\s*[-+*]=?\s*\d|Math\.(max|min)\([^)]*\b(price|cost|discount|strength|wage)s?\b/,
      ofGame,
    ],
  ] as [string, RegExp, (path: string) => boolean][])("%s", (_, pattern, where) => {
    expect(found(pattern, where)).toEqual([]);
  });
});
