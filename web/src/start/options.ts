// The options of a game in words; without texts, by the game's own names.

import { known, say } from "../lib/words.svelte";

/** What a value of an option means, for newcomers; empty if it needs no words. */
export function optionAbout(name: string, value: string | number): string {
  const key = `option-${name}-${value}-about`;
  return known(key) ? say(key) : "";
}

export function optionWords(name: string, value?: string | number): string {
  const key = value === undefined ? `option-${name}` : `option-${name}-${value}`;
  return known(key) ? say(key) : String(value ?? name);
}
