// Seats: their colours, with what is read on them (a number stands beside each), and their names.

import { known, say } from "./words.svelte";

export const COLOURS = ["#d9772c", "#2f5d9b", "#3c7d4e", "#a8323a"];
export const ON_COLOURS = ["#1b1a17", "#ffffff", "#ffffff", "#ffffff"];

interface Sitter {
  kind: string;
  name: string;
  bot?: string | null;
}

/** Who reads "you": where nobody sits, whoever is called so. */
export function readerOf(you: number | null, names: readonly string[]): number | null {
  return you ?? (names.indexOf(say("you-name")) + 1 || null);
}

/** What a bot of a level is called; nothing where it has no name of ours. */
export function botName(bot: string): string | undefined {
  const key = `bot-${bot}`;
  return known(key) ? say(key) : undefined;
}

/** Seats whose bots are called by their level, in whatever language is spoken when one looks. */
export function named<T extends Sitter>(seats: T[]): T[] {
  return seats.map((seat) =>
    seat.kind !== "bot" || !seat.bot || !seat.name.startsWith(seat.bot)
      ? seat
      : {
          ...seat,
          get name(): string {
            const bot = seat.bot ?? "";
            // Two of a level have numbers: "easy", "easy 2".
            return (botName(bot) ?? bot) + seat.name.slice(bot.length);
          },
        },
  );
}
