// "Since your last turn": what others got, in one chip each.

import type { GameEvent, Told } from "../lib/api";
import { strike } from "../lib/journal";
import { tell } from "../lib/words.svelte";

/** What a player did and got, in the game's words; the disc before them says who. */
export interface Brief {
  gains: string[]; // always mentioned
  names: string[]; // what else, the most important first
}

export interface Chip extends Phrases {
  seat: number;
  step: number; // of the first thing it mentions
}

/** What a chip says, phrase by phrase. */
export interface Phrases {
  phrases: string[];
  more: boolean; // something was left out
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

/** What an event says about its seat; null if it's about somebody else, or goes without saying. */
export function ofItsSeat({ seat, line }: GameEvent, names: readonly string[]): string | null {
  const { name } = line?.message.facts ?? {};
  const isOwn = typeof name === "object" && "seat" in name && name.seat === seat;
  return line && isOwn ? tell(line.message, names) : null;
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
    const short = shortened(brief(own), longest);
    const said = short.phrases.length ? short : cut(own.findLast(told), told, longest);
    return said.phrases.length ? [{ seat, ...said, step: own[0]?.step ?? 0 }] : [];
  });
}

function cut(event: GameEvent | undefined, told: (event: GameEvent) => string | null, longest: number): Phrases {
  const words = (event && told(event)) ?? "";
  if (words.length > longest) return { phrases: [`${words.slice(0, longest - 1)}…`], more: false };
  return { phrases: words ? [words] : [], more: false };
}

/** The words of a chip. */
export const chipWords = ({ phrases, more }: Phrases): string => phrases.join(", ") + (more ? " …" : "");

/** As many whole phrases as fit; empty if not even the first does. */
export function fitting(chip: Phrases, most: number): string {
  const { phrases, more } = chip;
  for (let n = phrases.length; n > 0; n -= 1) {
    const said = chipWords({ phrases: phrases.slice(0, n), more: more || n < phrases.length });
    if (said.length <= most) return said;
  }
  return "";
}

/** Sums first, then as many names as fit; at least one if there is nothing else. */
export function shortened({ gains, names }: Brief, longest = LONGEST): Phrases {
  const phrases = [...gains];
  let more = false; // a number after “+2 crowns” would read like a gain
  let isCut = false;
  for (const name of names) {
    if (!phrases.length && name.length > longest - 3) {
      phrases.push(`${name.slice(0, longest - 4)}…`);
      isCut = true;
    } else if ([...phrases, name].join(", ").length <= longest - 3) phrases.push(name);
    else more = !isCut;
  }
  return { phrases, more };
}
