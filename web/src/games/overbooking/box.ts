// What is in the box, as the house keeps it: cards, hotels and crests, and what is said of each.

import { contentOf } from "../../lib/contents.svelte";
import type { Listed, Message } from "../../lib/explained";
import { say, tell } from "../../lib/words.svelte";

type Said = Message | Listed;

export interface Kind {
  name: string;
  beds: number;
  coins: number;
  coins_source: string;
}
export interface Face {
  beds: number;
  rule: string;
  source: string;
}
/** What is said of something in the card browser. */
export interface Told {
  name: Message;
  sentences: Said[];
  facts: [Said, Said][];
  traits: Record<string, string[]>;
  sizes: Record<string, number>;
  explained: string[];
  rules: string[];
  rulings: string[];
}
export interface Box {
  overbooking: {
    crests: string[];
    tiles: Face[][];
    kind: Kind[];
    bonus: Record<string, Record<string, number>>;
  };
  numbers: {
    rounds: number;
    times: number;
    hand: number;
    deck: number;
    crests: number;
    crest_cards: number;
    queue: number;
    long_queue: number;
    door: number;
    more_beds: number;
    places: Record<string, { queue: number; door: number }>;
  };
  words: {
    card: Record<string, { name: Message; kind: Message; back: string }>;
    back: Record<string, { name: Message; size: "small" | "large" }>;
    kind: Record<string, Told & { brief: Message; house: boolean }>;
    crest: Record<string, Told>;
    hotel: Record<string, Told>;
    rule: Record<string, { brief: Message; does: Message }>;
  };
}

let opened: Box | undefined;

/** Lay the box open. */
export function open(content: Box): void {
  opened = content;
}

/** Ask the house for the box, once. */
export async function fetchBox(): Promise<void> {
  if (!opened) open(await contentOf<Box>("overbooking"));
}

function content(): Box {
  if (!opened) throw new Error("the box is not open yet");
  return opened;
}

export const box = (): Box["overbooking"] => content().overbooking;
export const numbers = (): Box["numbers"] => content().numbers;
export const words = (): Box["words"] => content().words;

/** The kind of a card: `4b` are nobles. */
export function kindOf(card: string): Kind {
  const found = box().kind[Number(card[0]) - 1];
  if (!found) throw new Error(`no kind of card is called ${card}`);
  return found;
}

/** The crest of a card or of a back. */
export function crestOf(text: string): string {
  return box().crests.find((crest) => crest[0] === text.at(-1)) ?? "";
}

export const backOf = (card: string): string => words().card[card]?.back ?? "";
export const isLarge = (back: string): boolean => words().back[back]?.size === "large";

/** `3a` is the first side of tile 3. */
export function faceOf(name: string): Face | undefined {
  return box().tiles[Number(name.slice(0, -1)) - 1]?.["ab".indexOf(name.at(-1) ?? "")];
}

const told = (said: Said | undefined): string => (said ? tell(said) : "");

export const bedsWords = (n: number): string => say("overbooking-beds", { n });
export const coinsWords = (n: number): string => say("overbooking-coins", { n });

/** `nobles of the bird`. */
export const cardName = (card: string): string => told(words().card[card]?.name);
export const kindName = (card: string): string => told(words().card[card]?.kind);

/** What everybody sees of a face-down card. */
export const backName = (back: string): string => told(words().back[back]?.name);

/** What a kind of guest needs, pays and does. */
export const aboutKind = (card: string): string[] => words().kind[card[0] ?? ""]?.sentences.map(told) ?? [];

/** What it does at a back door, in a few words. */
export const abilityWords = (card: string): string => told(words().kind[card[0] ?? ""]?.brief);

/** The sign over the door; a tile keeps its name when it is turned. */
export const hotelName = (face: string): string => told(words().hotel[face.slice(0, -1)]?.name);

export const ruleWords = (rule: string): string => told(words().rule[rule]?.brief);
export const ruleSentence = (rule: string): string => told(words().rule[rule]?.does);
