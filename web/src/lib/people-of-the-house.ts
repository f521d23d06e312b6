// The hoteliers behind the levels: each has a name, a face and a taste.

import { known, say } from "./words.svelte";

export const PEOPLE: readonly string[] = ["easy", "medium", "hard", "expert", "master"];

/** The hotelier of a level; undefined for any other bot. */
export function personName(bot: string): string | undefined {
  return PEOPLE.includes(bot) ? say(`person-${bot}`) : undefined;
}

/** What they like in a game. */
export function styleWords(bot: string, game: string): string {
  const key = `style-${game}-${bot}`;
  return known(key) ? say(key) : "";
}
