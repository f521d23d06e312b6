// Lets a game count for your name on the ladder, if you have one.

import type { Door } from "../lib/api";
import { asking } from "./asking";
import { remembered } from "./remembered.svelte";

/** Before your first move; too late, or at a table that doesn't count, the game is just a game. */
export async function count(door: Door): Promise<void> {
  const own = remembered.ladder;
  if (own && door.token) await asking.rate(door.table, door.token, own.key).catch(() => undefined);
}
