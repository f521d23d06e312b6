// What each picture shows: small tables that never were.

import type { ShownHotel } from "../stage";
import { hotel } from "./standing";

/** The faces of the examples of booking; they are the ones the rulebook prints. */
export const EXAMPLES = ["7a", "2a", "3a"] as const;
const [ONE, TWO, THREE] = EXAMPLES;

const seats = (...runs: [number, number][]): number[] =>
  runs.flatMap(([seat, beds]) => Array<number>(beds).fill(seat));

/** The hotels of a picture. */
export const SCENES: Record<string, () => ShownHotel[]> = {
  game: () => [hotel("7a", ["1:5b", "2:1f", "3:4s"], ["2:6l"])],
  placing: () => [hotel("5b", ["2:2f", "1:6b"])],
  hotels: () => [hotel("1a", ["1:2s"]), hotel("2b", ["2:5f", "1:3b"])],
  door: () => [
    hotel("4b", ["2:6b!", "1:3f!", "3:4l!"], ["3:2s!", "1:4f!"], { beds: 13, change: 3, named: [2] }),
  ],
  one: () => [
    hotel(
      ONE,
      ["1:5b!", "2:5f!", "3:4s!", "1:3l!"],
      [],
      { beds: 0, lodgers: seats([1, 5], [2, 5], [1, 3]), token: true },
      [1, 2, 0, 3],
    ),
  ],
  two: () => [
    hotel(
      TWO,
      ["2:4b!", "1:3f!", "3:1s!", "2:2l!"],
      ["1:2s!"],
      { beds: 1, change: 3, lodgers: seats([3, 1], [2, 4], [1, 3], [2, 2]) },
      [2, 3, 1, 4],
    ),
  ],
  three: () => [
    hotel(
      THREE,
      ["1:3b!", "3:6f!", "3:5b!", "2:4f!", "2:1l!"],
      ["1:4l!"],
      { beds: 0, lodgers: seats([1, 3], [3, 6], [3, 5], [2, 1]), named: [1] },
      [1, 2, 3, 0, 4],
    ),
  ],
};
