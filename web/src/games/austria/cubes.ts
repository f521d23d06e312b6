// Cubes are written as letters: `ssc` is two strudels and a cake.

import { say, tell } from "../../lib/words.svelte";
import { CUBES, type CubeLetter } from "./box";

export const isCube = (letter: string): letter is CubeLetter => CUBES.some((cube) => cube === letter);

export function countCubes(letters: string): Record<CubeLetter, number> {
  const count = { s: 0, c: 0, w: 0, k: 0 };
  for (const letter of letters) if (isCube(letter)) count[letter] += 1;
  return count;
}

/** The number of cubes of each kind in words. */
export function cubesWords(count: Record<string, number>): string {
  const told = CUBES.map((cube) => ({ cube, n: count[cube] ?? 0 })).filter(({ n }) => n > 0);
  return tell({ list: told.map(({ cube, n }) => say(`austria-cubes-${cube}`, { n })), join: "and" });
}

/** An order's cubes with what's already served: of each kind, the served ones first. */
export function orderCubes(order: string, missing: string): { cube: CubeLetter; served: boolean }[] {
  const [total, open] = [countCubes(order), countCubes(missing)];
  return CUBES.flatMap((cube) =>
    Array.from({ length: total[cube] }, (_, index) => ({ cube, served: index < total[cube] - open[cube] })),
  );
}
