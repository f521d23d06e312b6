import { describe, expect, it } from "vitest";
import { known, say } from "./words";

const components = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

describe("a text", () => {
  it("is found by its key, with its facts filled in", () => {
    expect(say("play-now")).toBe("Play now");
    expect(say("others-turn", { name: "Resi" })).toBe("Resi is deciding");
    expect(say("watching", { number: 1 })).toBe("One person is watching.");
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
