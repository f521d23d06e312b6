// Seats: their colours (with a number next to each), and their names.

import { memory } from "./memory.svelte";
import { personName } from "./people-of-the-house";
import { known, say } from "./words.svelte";

export { COLOURS, ON_COLOURS } from "./colours.svelte";

interface Sitter {
  kind: string;
  name: string;
  bot?: string | null;
}

/** The name of this browser's owner at a table. Not "you": other sentences are about them, too. */
export function ownName(): string {
  return memory.tastes.name.trim() || say("guest-name");
}

/** The heading of a seat's column or row: a nameless player reads "you". */
export function labelOf(name: string, own: boolean): string {
  return own && name === say("guest-name") ? say("you-name") : name;
}

/** Who reads "you": without a seat, the player with the reader's name. */
export function readerOf(you: number | null, names: readonly string[]): number | null {
  return you ?? (names.indexOf(ownName()) + 1 || null);
}

/** Who the table is waiting for, and whether they are still there. */
export function waitingWords({ seats, view }: { seats: (Sitter & { absent?: boolean })[]; view?: { actor: number | null } | null }): string {
  const seat = seats[(view?.actor ?? 1) - 1];
  return say(seat?.absent && !seat.bot ? "log-left" : "others-turn", { name: seat?.name ?? "" });
}

/** The name of a bot's level; empty if it has none. */
export function botName(bot: string): string | undefined {
  const key = `bot-${bot}`;
  return known(key) ? say(key) : undefined;
}

/** The bot that plays for a person who has left or resigned; undefined if the seat has its own player. */
export function standIn({ kind, name, bot, absent }: Sitter & { absent?: boolean }): string | undefined {
  if (!bot) return undefined;
  const own = kind === "bot" && [bot, botName(bot), personName(bot)].some((each) => each && name.startsWith(each));
  return absent || (kind === "bot" && !own) ? (botName(bot) ?? bot) : undefined;
}

/** Seats whose bots are named after the hotelier of their level, in the current language. If several bots have the same
 * level, each name ends with the number of its seat, which its disc shows, too. */
export function named<T extends Sitter>(seats: T[]): T[] {
  const isBot = (seat: T) => seat.kind === "bot" && !!seat.bot && seat.name.startsWith(seat.bot);
  return seats.map((seat, index) =>
    !isBot(seat)
      ? seat
      : {
          ...seat,
          get name(): string {
            const bot = seat.bot ?? "";
            const name = personName(bot) ?? botName(bot) ?? bot;
            return seats.some((other) => other !== seat && isBot(other) && other.bot === bot) ? `${name} ${index + 1}` : name;
          },
        },
  );
}
