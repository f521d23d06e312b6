// What a table agrees on besides its game's options: time, and what happens if someone leaves.

import type { Rules } from "./api";
import { say } from "./words.svelte";

export interface Agreed {
  clock: "none" | "live" | "correspondence";
  minutes: number; // for the whole game, each
  increment: number; // seconds added per turn
  days: number; // for each move
  confirm: "people" | "always" | "never"; // whether the end of a turn is confirmed; with people: there, it's final
  absent: Rules["absent"];
  stand_in: string;
  newcomers: boolean;
  first: number | null; // the seat that starts; otherwise random
}

export const CONFIRMING: Agreed["confirm"][] = ["people", "always", "never"];

/** The defaults. In some games a turn is a single action, and can't be undone unless it waits. */
const usual = (brief: boolean): Agreed => ({
  clock: "none",
  minutes: 20,
  increment: 10,
  days: 3,
  confirm: brief ? "always" : "people",
  absent: "offer",
  stand_in: "medium",
  newcomers: true,
  first: null,
});

/** The defaults, except for what somebody likes better. */
export function agreedOf(likes: Partial<Agreed>, brief: boolean): Agreed {
  const agreed = { ...usual(brief), ...likes };
  const { confirm } = agreed as { confirm: unknown };
  // What earlier versions have saved.
  return typeof confirm === "boolean" ? { ...agreed, confirm: confirm ? "always" : "never" } : agreed;
}

/** In the server's format, for a table with other people or one with bots only. */
export function rulesOf(agreed: Agreed, people: boolean): Rules {
  const { absent, stand_in, newcomers, increment, days } = agreed;
  const confirm = agreed.confirm === "always" || (agreed.confirm === "people" && people);
  const clock = {
    none: null,
    live: { kind: "live" as const, bank: agreed.minutes * 60, increment },
    correspondence: { kind: "correspondence" as const, days },
  }[agreed.clock];
  return { absent, stand_in, newcomers, confirm, clock, first: agreed.first };
}

/** What differs from the defaults of a table with other people, in sentences. */
export function agreedWords(rules: Rules): string[] {
  const { clock } = rules;
  const words: string[] = [];
  if (clock?.kind === "live") {
    words.push(say("agreed-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment ?? 0 }));
  }
  if (clock?.kind === "correspondence") words.push(say("agreed-days", { days: clock.days }));
  if (!rules.confirm) words.push(say("agreed-no-confirm"));
  if (rules.first) words.push(say("agreed-first", { seat: rules.first }));
  if (rules.absent === "bot") words.push(say("agreed-stand-in"));
  if (!rules.newcomers) words.push(say("agreed-no-newcomers"));
  return words;
}

/** What somebody likes better than the defaults of their game, in sentences. */
export function likedWords(agreed: Agreed, brief: boolean): string[] {
  const { confirm } = agreed;
  const words = agreedWords(rulesOf({ ...agreed, confirm: "always" }, true));
  if (confirm !== usual(brief).confirm) {
    words.push(say("labelled", { label: say("option-confirm"), value: say(`option-confirm-${confirm}`) }));
  }
  return words;
}
