import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it, vi } from "vitest";
import cases from "../../../tests/messages/told.json";
import type { Message } from "./explained";
import { dayOf, timeOf } from "./numbers";
import { choose, fetchWords, known, language, say, speak, tell, type Language } from "./words.svelte";

const components = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const shelves = Object.keys(
  import.meta.glob("../../../src/hotelier/messages/en/*.ftl", { query: "?raw" }),
).map((path) => path.replace(/^.*\/|\.ftl$/g, ""));

beforeAll(async () => {
  await speak("en");
  await fetchWords(...shelves);
});

describe("a language", () => {
  it("is the first of those wanted that we speak, else English", () => {
    expect(choose(["eo-001", "pl-PL", "en"])).toBe("pl");
    expect(choose(["eo", "la-VA"])).toBe("en");
    expect(choose([])).toBe("en");
  });

  it("is spoken from the moment it is chosen", async () => {
    await speak("it");
    expect(language()).toBe("it");
    await speak("en");
    expect(say("play-now")).toBe("Play now");
  });

  it("writes a day as its readers do", async () => {
    const noon = Date.UTC(2026, 10, 8, 12) / 1000;
    expect(dayOf(noon)).toBe("8 Nov 2026");
    await speak("pl");
    expect(dayOf(noon)).toBe("8 lis 2026");
    await speak("en");
  });

  it("writes the time of a moment, and its day unless that's today", () => {
    const moment = new Date();
    moment.setHours(9, 5, 0, 0);
    expect(timeOf(moment.getTime() / 1000)).toBe("09:05");
    moment.setDate(moment.getDate() + 3);
    expect(timeOf(moment.getTime() / 1000)).toBe(`${dayOf(moment.getTime() / 1000)}, 09:05`);
  });

  it("stays chosen though a page asks for its own words meanwhile, which it has when it goes on", async () => {
    vi.resetModules();
    const words = await import("./words.svelte");
    await words.speak("en");
    const chosen = words.speak("pl");
    const page = words.fetchWords("replay");
    const again = words.fetchWords("replay");
    await again;
    expect([words.language(), words.known("replay-controls")]).toEqual(["pl", true]);
    await Promise.all([chosen, page]);
    expect([words.language(), words.known("replay-controls")]).toEqual(["pl", true]);
  });
});

describe("a game that the house brings along", () => {
  it("is told in its own words, and in English where it has no others", async () => {
    const told: Record<string, string> = {
      pl: "title-porter = Nocny portier",
      en: "title-porter = The Night Porter\nporter-keys = { $n ->\n    [one] one key\n   *[other] { $n } keys\n}",
    };
    const asked = vi.fn((path: string) => {
      const language = path.split("/").at(-1) ?? "";
      const known = Object.entries(told).filter(([each]) => each === language || each === "en");
      return Promise.resolve(new Response(JSON.stringify(Object.fromEntries(known))));
    });
    vi.stubGlobal("fetch", asked);
    vi.resetModules();
    const words = await import("./words.svelte");
    await words.speak("pl");
    await words.fetchWords("porter");
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/porter/messages/pl"]);
    expect([words.say("title-porter"), words.say("porter-keys", { n: 21 })]).toEqual(["Nocny portier", "21 keys"]);
    await words.speak("it");
    expect([words.say("title-porter"), words.say("play-now")]).toEqual(["The Night Porter", "Gioca subito"]);
    vi.unstubAllGlobals();
  });
});

describe("every language", () => {
  const files = import.meta.glob("../../../src/hotelier/messages/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }) as Record<string, string>;

  it.each(Object.entries(files))("is read whole: %s", (_, text) => {
    const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(written.filter((key) => !bundle.hasMessage(key ?? ""))).toEqual([]);
    expect(written.length).toBeGreaterThan(0);
  });
});

describe("a text", () => {
  it("is found by its key, with its facts filled in", () => {
    expect(say("play-now")).toBe("Play now");
    expect(say("others-turn", { name: "Resi" })).toBe("Resi is thinking");
    expect(say("watching", { number: 1 })).toBe("1 person is watching.");
    expect(say("watching", { number: 3 })).toBe("3 people are watching.");
  });

  it("that is missing shows its key", () => {
    expect(known("no-such-text")).toBe(false);
    expect(say("no-such-text")).toBe("no-such-text");
  });

  it("is there for every key a component names", () => {
    const missing = Object.entries(components).flatMap(([path, source]) =>
      [...source.matchAll(/(?<!\.)\bsay\(\s*"([^"]+)"/g)]
        .map((match) => match[1] ?? "")
        .filter((key) => !known(key.split(".")[0] ?? ""))
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});

// `tests/messages/test_told.py` reads the same cases.
describe("a message is said as the engine says it:", () => {
  it.each(cases)("$what", async ({ told, names, said }) => {
    for (const [spoken, words] of Object.entries(said)) {
      await speak(spoken as Language);
      expect(tell(told as Message, names)).toBe(words);
    }
    await speak("en");
  });
});
