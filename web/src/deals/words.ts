// Deals in words, the same wherever they're listed.

import type { DealShort } from "../lib/api";
import { dayOf } from "../lib/numbers";
import { personName } from "../lib/people-of-the-house";
import { botName } from "../lib/seats";
import { say, tell } from "../lib/words.svelte";
import { optionWords } from "../start/options";

/** A date of the server, which counts days in UTC. */
export function dayWords(day: string): string {
  return dayOf(Date.parse(`${day}T00:00Z`) / 1000, { dateStyle: "long", timeZone: "UTC" });
}

/** The hour of this device at which a day of the server is over. */
export function hourWords(at: number): string {
  return dayOf(at, { timeStyle: "short" });
}

export function againstWords(bots: readonly string[]): string {
  const names = bots.map((bot) => {
    const [name, level] = [personName(bot), botName(bot)];
    return name && level ? say("deals-bot", { name, level }) : (name ?? level ?? bot);
  });
  return say("deals-against", { names: tell({ list: names, join: "and" }) });
}

/** What was chosen for a deal; how many play is said by their names. */
export function optionsWords(deal: DealShort): string {
  return Object.entries(deal.options)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => say("labelled", { label: optionWords(name), value: optionWords(name, value) }))
    .join(" · ");
}
