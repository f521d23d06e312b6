// Names and texts of cards and tiles, as the engine words them.

import type { Listed, Message } from "../../lib/explained";
import { say, tell } from "../../lib/words.svelte";
import { box, type Operation } from "./box";

type Words = Message | Listed;

/** A card in the card browser. */
export interface Catalogued {
  name: Words;
  sentences: Words[];
  facts: [Words, Words | string][];
  traits: Record<string, string[]>;
  sizes: Record<string, number>;
  explained: string[];
  rules: string[];
  rulings: string[];
}
interface GuestWords extends Catalogued {
  the: Words;
  card: Words;
  rewards: { op: string; cubes: string; occupied: boolean; times: number; brief: Words }[];
}
interface StaffWords extends Catalogued {
  the: Words;
  moment: Words;
  brief: Words;
  does: Words;
  card: Words;
  cost: number;
}
interface TileWords extends Catalogued {
  bonus: Words;
  brief_bonus: Words;
  penalty: Words;
  brief_penalty: Words;
  op: string; // of the bonus
}

/** The texts of every card, by kind and number; `revised` has what differs in that edition. */
type Shelf<T> = Record<string, T & { revised?: Partial<T> }>;
export interface CardWords {
  guest: Shelf<GuestWords>;
  staff: Shelf<StaffWords>;
  politics: Shelf<Catalogued & { need: Words }>;
  emperor: Shelf<TileWords>;
}

function found<T>(shelf: Shelf<T>, card: number | string, edition = ""): T {
  const words = shelf[card];
  if (!words) throw new Error(`no card has the number ${card}`);
  return edition === "revised" ? { ...words, ...words.revised } : words;
}

export const guestWords = (card: number, edition = ""): GuestWords => found(box().words.guest, card, edition);
export const staffWords = (card: number, edition = ""): StaffWords => found(box().words.staff, card, edition);
export const tileWords = (tile: string, edition = ""): TileWords => found(box().words.emperor, tile, edition);

/** The moment of a staff card as a shape, next to the word. */
export const MOMENTS = { once: "①", round: "↻", permanent: "∞", end: "⚑" };

export const guestName = (card: number): string => tell(guestWords(card).name);
export const staffName = (card: number): string => tell(staffWords(card).name);

/** What a politics card requires. */
export const needOf = (card: number): string => tell(found(box().words.politics, card).need);

/** What the bonus of a group gives. */
export const giftWords = ({ op, amount = 0 }: Operation): string => say(`austria-effect-${op}`, { n: amount });


export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
