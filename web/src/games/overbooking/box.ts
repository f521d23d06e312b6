// What's in the box, from the server: cards, hotels and crests, and the texts about them.

import { contentOf } from "../../lib/contents.svelte";
import type { Listed, Message, Refused } from "../../lib/explained";
import { say, tell } from "../../lib/words.svelte";
import type { Rulebook } from "../../rules/book";

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
/** The text about something in the card browser. */
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
    after: ("new" | "turned")[]; // what happens to the hotels after each round
    places: Record<string, { queue: number; door: number }>;
  };
  words: {
    card: Record<string, { name: Message; kind: Message; back: string }>;
    back: Record<string, { name: Message; size: "small" | "large" }>;
    kind: Record<string, Told & { brief: Message; house: boolean; sign: string; own: boolean }>;
    crest: Record<string, Told>;
    hotel: Record<string, Told>;
    rule: Record<string, { brief: Message; does: Message; first: boolean }>; // first: it books some cards first
  };
  refusals: Record<"held", Refused>;
  rulebook: Rulebook;
}

let opened: Box | undefined;

/** Set the contents of the box. */
export function open(content: Box): void {
  opened = content;
}

/** Ask the server for the box, once. */
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
export const refused = (): Box["refusals"] => content().refusals;
export const rulebook = (): Rulebook => content().rulebook;

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

const NOTHING: Message = { key: "", text: "" };

/** `bird nobles`; as a message, it's available in other forms. */
export const cardWords = (card: string): Message => words().card[card]?.name ?? NOTHING;
export const cardName = (card: string): string => tell(cardWords(card));
export const kindWords = (card: string): Message => words().card[card]?.kind ?? NOTHING;
export const kindName = (card: string): string => tell(kindWords(card));

/** What everyone sees of a face-down card. */
export const backWords = (back: string): Message => words().back[back]?.name ?? NOTHING;
export const backName = (back: string): string => tell(backWords(back));

/** What a kind of guest needs, pays and does. */
export const aboutKind = (card: string): string[] => words().kind[card[0] ?? ""]?.sentences.map(told) ?? [];

/** The same as a sign: a number, and whether it's about its owner's cards. */
export function signOf(card: string): { sign: string; own: boolean } {
  const { sign = "", own = false } = words().kind[card[0] ?? ""] ?? {};
  return { sign, own };
}

/** What it does at a back door, in a few words. */
export const abilityWords = (card: string): string => told(words().kind[card[0] ?? ""]?.brief);

/** The sign over the door; a tile keeps its name when it's turned. */
export const hotelName = (face: string): string => told(words().hotel[face.slice(0, -1)]?.name);

/** The backs of a crest's cards. */
export const backsOf = (crest: string): string[] => Object.keys(words().back).filter((back) => crestOf(back) === crest);

export const ruleWords = (rule: string): string => told(words().rule[rule]?.brief);
export const booksFirst = (rule: string): boolean => words().rule[rule]?.first ?? false;
export const ruleSentence = (rule: string): string => told(words().rule[rule]?.does);
