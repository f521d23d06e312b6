// What went wrong, in words for people.

import { Away, Refusal } from "./api";
import { missing } from "./renewed.svelte";
import { say } from "./words.svelte";

const BUSY = [429, 502, 503, 504, 507]; // the server, or a proxy in front of it, can't do it right now

/** Why the server didn't do it, in a sentence; other errors are thrown again. */
export function troubleOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Away) return say("house-away");
  if (missing.part) return say("part-missing");
  throw error;
}

/** The same as a refusal, which may know its rule. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("", troubleOf(error), 0);
}

/** Whether it may well work a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof Away || (error instanceof Refusal && BUSY.includes(error.status));
}
