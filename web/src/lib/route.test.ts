import { beforeAll, describe, expect, it, vi } from "vitest";
import { openBrowser } from "./browsers";

let route: typeof import("./route.svelte");

beforeAll(async () => {
  openBrowser();
  route = await import("./route.svelte");
});

describe("an address", () => {
  it("leads to the start page, to a table, or nowhere", () => {
    for (const hash of ["", "#", "#/"]) expect(route.readRoute(hash).page).toBe("start");
    expect(route.readRoute("#/t/abc")).toMatchObject({ page: "table", parts: ["abc"] });
    expect(route.readRoute("#/rules/inn/dice").parts).toEqual(["inn", "dice"]);
    for (const hash of ["#/t", "#/t/", "#/learn", "#/cellar", "#/toString", "#/%E0%A4%A"]) {
      expect(route.readRoute(hash).page).toBe("nowhere");
    }
  });

  it("brings the key of the table and the code of a seat", () => {
    expect(route.readRoute("#/t/abc?key=k%2B1&code=c")).toEqual({
      page: "table",
      parts: ["abc"],
      given: { key: "k+1", code: "c" },
    });
  });

  it("is read as it was written", () => {
    for (const given of [[], ["k+/=&?"], ["k", "c d"], [undefined, "c"]] as string[][]) {
      const [key, code] = given;
      expect(route.readRoute(route.linkTo("abc", key, code))).toMatchObject({
        parts: ["abc"],
        given: Object.fromEntries(Object.entries({ key, code }).filter(([, value]) => value)),
      });
    }
  });
});

it("rules and cards opened over a table are those of its game", () => {
  vi.stubGlobal("history", { state: null, pushState: () => undefined });
  const { routing } = route;
  const opened = (): string[] | undefined => routing.over.at(-1)?.parts;
  routing.now = route.readRoute("#/t/abc");
  const left = routing.about("inn");
  routing.go("#/rules");
  expect(opened()).toEqual(["inn"]);
  routing.go("#/cards/tavern");
  expect(opened()).toEqual(["tavern"]);
  left();
  routing.go("#/rules");
  expect(opened()).toEqual([]);
  routing.now = route.readRoute("#/learn/tavern");
  routing.go("#/cards");
  expect(opened()).toEqual(["tavern"]);
});
