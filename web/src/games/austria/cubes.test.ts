import { beforeAll, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { countCubes, cubesWords, orderCubes } from "./cubes";

beforeAll(() => fetchWords("common", "austria"));

it("cubes are counted and told by their letters", () => {
  expect(countCubes("ssck")).toEqual({ s: 2, c: 1, w: 0, k: 1 });
  expect(cubesWords(countCubes("ssck"))).toBe("2 strudel, 1 cake and 1 coffee");
});

it("of an order the served cubes come before the missing ones of their kind", () => {
  expect(orderCubes("scww", "cw")).toEqual([
    { cube: "s", served: true },
    { cube: "c", served: false },
    { cube: "w", served: true },
    { cube: "w", served: false },
  ]);
});
