// "Since your last turn": what others got, in one chip each.

import type { GameEvent, Told } from "../lib/api";
import { strike } from "../lib/journal";

/** What a player did and got, in the game's words; the disc before them says who. */
export interface Brief {
  gains: string[]; // always mentioned
  names: string[]; // what else, the most important first
}

export interface Chip {
  seat: number;
  words: string;
  step: number; // of the first thing it mentions
}

/** Something on the table that another player has changed, by its `data-flight`. */
export interface Change {
  at: string;
  seat: number;
}

export const LONGEST = 48; // letters of a chip

/** What others did since your last turn. It outlasts your own actions, until others act again. */
export interface Since {
  events: GameEvent[];
  acted: boolean; // you have, since then
}

export function sinceMine(journal: readonly Told[], you: number | null): Since {
  let found: GameEvent[] = [];
  let acted = false;
  for (const entry of journal) {
    strike(found, entry);
    if (entry.type === "moved") {
      if (entry.seat !== you && acted) found = [];
      acted = entry.seat === you;
    }
    if (!acted) found.push(...((entry.events ?? []) as GameEvent[]));
    // A game that was imported, or continued from a replay, begins with all its earlier turns.
    if (entry.type === "began") found = lastTurns(found, you);
  }
  return { events: found.filter(({ seat }) => seat !== you), acted };
}

/** What others did last, even if your own turn has begun since. */
function lastTurns(events: GameEvent[], you: number | null): GameEvent[] {
  const theirs = events.slice(0, events.findLastIndex(({ seat }) => seat !== you) + 1);
  return theirs.slice(theirs.findLastIndex(({ seat }) => seat === you) + 1);
}

/** The words of an event after the disc of its seat, without the name; null if they say nothing about the seat. */
export function afterDisc(words: string | null, name: string): string | null {
  if (!words || !name || !words.includes(name)) return null;
  return words.startsWith(`${name} `) ? words.slice(name.length + 1).replace(/\.$/, "") : words;
}

/** One chip for each player who did something; without gains, in the words of their last action. */
export function chipsOf(
  events: readonly GameEvent[],
  brief: (events: GameEvent[]) => Brief,
  told: (event: GameEvent) => string | null,
  longest = Infinity,
): Chip[] {
  const seats = [...new Set(events.map(({ seat }) => seat))].filter((seat) => seat > 0);
  return seats.flatMap((seat) => {
    const own = events.filter((event) => event.seat === seat);
    const words = shortened(brief(own), longest) || cut(own.findLast(told), told, longest);
    return words ? [{ seat, words, step: own[0]?.step ?? 0 }] : [];
  });
}

function cut(event: GameEvent | undefined, told: (event: GameEvent) => string | null, longest: number): string {
  const words = (event && told(event)) ?? "";
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}

/** As many whole phrases as fit; empty if not even the first does. */
export function fitting(words: string, most: number): string {
  if (words.length <= most) return words;
  const phrases = words.replace(/ ?…$/, "").split(", ");
  for (let n = phrases.length - 1; n > 0; n -= 1) {
    const said = `${phrases.slice(0, n).join(", ")} …`;
    if (said.length <= most) return said;
  }
  return "";
}

/** Sums first, then as many names as fit; at least one if there is nothing else. */
export function shortened({ gains, names }: Brief, longest = LONGEST): string {
  const said = [...gains];
  let left = false; // a number after “+2 crowns” would read like a gain
  for (const name of names) {
    if (!said.length && name.length > longest - 3) said.push(`${name.slice(0, longest - 4)}…`);
    else if ([...said, name].join(", ").length <= longest - 3) said.push(name);
    else left = true;
  }
  const words = said.join(", ");
  return left && !words.endsWith("…") ? `${words} …` : words;
}
