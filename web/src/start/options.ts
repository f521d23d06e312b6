// The options of a game in words; where nobody has written any, as the game calls them.

import { known, say } from "../lib/words.svelte";

export function optionWords(name: string, value?: string | number): string {
  const key = value === undefined ? `option-${name}` : `option-${name}-${value}`;
  return known(key) ? say(key) : String(value ?? name);
}
