// What each picture shows: small made-up tables.

import type { AustriaView } from "../view";
import scenes from "./scenes.json";

/** A guest with a whole order, and one who has everything. */
export const GUEST = 75;
export const SERVED = 57;
/** A staff card of each moment. */
export const STAFF = [21, 1, 13, 28];

/** Who lives where in the pictures of hotels. */
export const LODGERS: Record<number, number> = { 0: 68, 1: 57, 2: 84, 3: 87, 5: 51, 6: 98, 7: 81, 8: 77, 10: 65 };

// The engine wrote them: see tests/austria/scenes.py.
const all: Record<string, unknown> = scenes;

/** The table behind a picture. */
export function sceneOf(what: string): AustriaView {
  return (all[what] ?? scenes.kitchen) as unknown as AustriaView;
}
