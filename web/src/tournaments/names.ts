// What players of a tournament are called.

import { personName } from "../lib/people-of-the-house";
import { botName } from "../lib/seats";
import type { Tournament } from "./asking";

type Entrant = Tournament["entrants"][number];

/** The name of a bot of a level, with the number that tells it from others: "hard 2" is the second. */
export function botCalled(bot: string, name: string = bot): string {
  return (personName(bot) ?? botName(bot) ?? bot) + name.slice(bot.length);
}

export const nameOf = (each: Entrant): string => (each.bot ? botCalled(each.bot, each.name) : each.name);

/** Everyone's name by number. */
export function namesOf(tournament: Tournament): Record<number, string> {
  return Object.fromEntries(tournament.entrants.map((each) => [each.number, nameOf(each)]));
}
