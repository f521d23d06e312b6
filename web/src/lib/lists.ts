// Things one after another in a sentence.

import { say } from "./words.svelte";

/** `one, two and three`. */
export function listed(parts: readonly string[], last: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts[0] ?? "";
  return say(`list-${last}`, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}
