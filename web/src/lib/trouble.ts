// What went wrong, as a person is told.

import { Away, Refusal } from "./api";
import { missing } from "./renewed.svelte";
import { say } from "./words.svelte";

const BUSY = [429, 502, 503, 504, 507]; // the house, or who stands before it, cannot just now

/** Why the house did not do it, in a sentence; what is no trouble with the house is thrown on. */
export function troubleOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Away) return say("house-away");
  if (missing.part) return say("part-missing");
  throw error;
}

/** The same as a no, which may know its rule. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("", troubleOf(error), 0);
}

/** Whether the same may well be done a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Away || (error instanceof Refusal && BUSY.includes(error.status));
}
