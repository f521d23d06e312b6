import { beforeAll, describe, expect, it } from "vitest";
import { memory } from "./memory.svelte";
import { named, readerOf, standIn } from "./seats";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("who reads", () => {
  it("is whoever sits there, else whoever is called so", () => {
    expect(readerOf(2, ["Guest", "Anna"])).toBe(2);
    expect(readerOf(null, ["Anna", "Guest"])).toBe(2);
    expect(readerOf(null, ["Anna", "Bela"])).toBeNull();
    memory.like({ name: "Bela" });
    expect(readerOf(null, ["Anna", "Bela"])).toBe(2);
    memory.like({ name: "" });
  });
});

describe("a stand-in", () => {
  it("plays for a person who has left or resigned, and for nobody else", () => {
    const away = { kind: "person", name: "Dora", bot: "medium", absent: true };
    expect(standIn(away)).toBe("Medium bot");
    expect(standIn({ ...away, bot: null })).toBeUndefined();
    expect(standIn({ ...away, bot: null, absent: false })).toBeUndefined();
    expect(standIn({ kind: "bot", name: "Dora", bot: "medium" })).toBe("Medium bot");
    for (const name of ["medium 2", "Mizzi", "Mizzi 2"]) {
      expect(standIn({ kind: "bot", name, bot: "medium" })).toBeUndefined();
    }
  });
});

describe("a seat", () => {
  const names = (...seats: [string, string, string | null][]): string[] =>
    named(seats.map(([kind, name, bot]) => ({ kind, name, bot }))).map((seat) => seat.name);

  it("of a bot is called by who plays its level, with the number of the seat if several do", () => {
    expect(names(["bot", "easy", "easy"], ["person", "Anna", null])).toEqual(["Ferdl", "Anna"]);
    expect(names(["person", "Anna", null], ["bot", "easy", "easy"], ["bot", "easy 2", "easy"])).toEqual(["Anna", "Ferdl 2", "Ferdl 3"]);
  });

  it("of a bot without a level keeps its name", () => {
    expect(names(["bot", "random", "random"])).toEqual(["random"]);
  });

  it("of a person is called as the person is, whoever stands in", () => {
    expect(names(["person", "easy", null], ["person", "Anna", "easy"])).toEqual(["easy", "Anna"]);
  });
});
