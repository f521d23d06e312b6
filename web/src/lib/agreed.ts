// What a table agrees on besides its game's options: time, and what happens if someone leaves.

import type { Rules } from "./api";
import { say } from "./words.svelte";

export interface Agreed {
  clock: "none" | "live" | "correspondence";
  minutes: number; // for the whole game, each
  increment: number; // seconds added per turn
  days: number; // for each move
  confirm: boolean;
  absent: Rules["absent"];
  stand_in: string;
  newcomers: boolean;
  first: number | null; // the seat that starts; otherwise random
}

/** The defaults; in some games, turns are confirmed. */
export const usual = (confirm: boolean): Agreed => ({
  clock: "none",
  minutes: 20,
  increment: 10,
  days: 3,
  confirm,
  absent: "offer",
  stand_in: "medium",
  newcomers: true,
  first: null,
});

/** In the server's format. */
export function rulesOf(agreed: Agreed): Rules {
  const { absent, stand_in, newcomers, confirm, increment, days } = agreed;
  const clock = {
    none: null,
    live: { kind: "live" as const, bank: agreed.minutes * 60, increment },
    correspondence: { kind: "correspondence" as const, days },
  }[agreed.clock];
  return { absent, stand_in, newcomers, confirm, clock, first: agreed.first };
}

/** What differs from the defaults, in sentences. */
export function agreedWords(rules: Rules, confirm: boolean): string[] {
  const { clock } = rules;
  const words: string[] = [];
  if (clock?.kind === "live") {
    words.push(say("agreed-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment ?? 0 }));
  }
  if (clock?.kind === "correspondence") words.push(say("agreed-days", { days: clock.days }));
  if (rules.confirm !== confirm) {
    words.push(say(rules.confirm ? "agreed-confirm" : "agreed-no-confirm"));
  }
  if (rules.first) words.push(say("agreed-first", { seat: rules.first }));
  if (rules.absent === "bot") words.push(say("agreed-stand-in"));
  if (!rules.newcomers) words.push(say("agreed-no-newcomers"));
  return words;
}
