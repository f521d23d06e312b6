// Names must fit their frames, in every language and at every size.

import { divisionOf } from "../../lib/words.svelte";

const SHY = "\u00ad"; // shown as a hyphen, and only where a line ends

/** A word with the places where it may be hyphenated if a line is too short. */
export function divided(word: string): string {
  // A hyphen is already a place to break.
  if (word.includes("-")) return word.split("-").map(divided).join("-");
  return divisionOf(word);
}

/** The length of the longest word, which determines the type size. */
export function longest(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.replaceAll(SHY, "").length));
}
