// What is in the box: cards, hotels and crests, as the house keeps them.

import type { HotelView } from "../../lib/api";
import { contentOf } from "../../lib/contents.svelte";
import { known, say } from "../../lib/words.svelte";

export interface Kind {
  name: string;
  beds: number;
  coins: number;
  coins_source: string;
  ability: string;
}
export interface Face {
  beds: number;
  rule: string;
  source: string;
}
export interface Box {
  overbooking: {
    crests: string[];
    tiles: Face[][];
    kind: Kind[];
    bonus: Record<string, Record<string, number>>;
  };
}

export const ROUNDS = 4;
export const TIMES = 5; // cards each player places in a round
export const DOOR_PLACES = 2;
export const CREST_CARDS = 6; // of one crest in a deck
const QUEUE_PLACES = 4;
const QUEUE_PLACES_NO_DOOR = 5;

let opened: Box["overbooking"] | undefined;

/** Lay the box open. */
export function open(content: Box): void {
  opened = content.overbooking;
}

/** Ask the house for the box, once. */
export async function fetchBox(): Promise<void> {
  if (!opened) open(await contentOf<Box>("overbooking"));
}

export function box(): Box["overbooking"] {
  if (!opened) throw new Error("the box is not open yet");
  return opened;
}

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

/** Whether a card or a back is one of the large kinds. */
export const isLarge = (text: string): boolean => Number(text[0]) >= 4;

export const backOf = (card: string): string => `${isLarge(card) ? "4-6" : "1-3"}${card.at(-1)}`;

/** `3a` is the first side of tile 3. */
export function faceOf(name: string): Face | undefined {
  return box().tiles[Number(name.slice(0, -1)) - 1]?.["ab".indexOf(name.at(-1) ?? "")];
}

export function queuePlaces(hotel: Pick<HotelView, "face">): number {
  return hotel.face.rule === "no_back_door" ? QUEUE_PLACES_NO_DOOR : QUEUE_PLACES;
}

export const hasDoor = (hotel: Pick<HotelView, "face">): boolean =>
  hotel.face.rule !== "no_back_door";

/** The points for so many booked cards of a crest. */
export function bonusFor(mode: string, cards: number): number {
  return box().bonus[mode]?.[String(cards)] ?? 0;
}

/** How many more cards of a crest bring how many more points. */
export function nextBonus(mode: string, have: number): { more: number; vp: number } | null {
  for (let cards = have + 1; cards <= CREST_CARDS; cards++) {
    const vp = bonusFor(mode, cards) - bonusFor(mode, have);
    if (vp > 0) return { more: cards - have, vp };
  }
  return null;
}

/** The points for the crests of booked cards. */
export function crestPoints(booked: string[], mode: string): number {
  let points = 0;
  for (const crest of box().crests) {
    points += bonusFor(mode, booked.filter((card) => crestOf(card) === crest).length);
  }
  return points;
}

/** What a seat's cards and tokens are worth. */
export function pointsOf(seat: { booked: string[]; tokens: number }, mode: string): number {
  let points = seat.tokens + crestPoints(seat.booked, mode);
  for (const card of seat.booked) points += kindOf(card).coins;
  return points;
}

/** A name out of the box, in the reader's language when we have it. */
function named(group: string, name: string): string {
  const key = `overbooking-${group}-${name}`;
  return known(key) ? say(key) : name;
}

/** The kind that can do this at a back door. */
export function nameOfAbility(ability: string): string {
  return named("kind", box().kind.find((kind) => kind.ability === ability)?.name ?? "");
}

export const kindName = (card: string): string => named("kind", kindOf(card).name);
export const crestName = (crest: string): string => named("crest", crest);

/** `nobles of the bird`. */
export function cardName(card: string): string {
  return say("overbooking-card", { kind: kindName(card), crest: crestName(crestOf(card)) });
}

/** What everybody sees of a face-down card. */
export function backName(back: string): string {
  return say("overbooking-back", {
    size: isLarge(back) ? "large" : "small",
    crest: crestName(crestOf(back)),
  });
}

/** What a kind does at a back door, in a sentence or in a few words. */
export function abilityWords(card: string, how: "ability" | "short"): string {
  const ability = kindOf(card).ability.replace("+3", "_more").replace("-3", "_fewer");
  return named(how, ability);
}

/** The sign over the door; a tile keeps its name when it is turned. */
export function hotelName(face: string): string {
  const tile = face.slice(0, -1);
  const key = `overbooking-hotel-${tile}`;
  return known(key) ? say(key) : say("overbooking-hotel-other", { n: tile });
}

export const ruleWords = (rule: string): string => named("rule", rule);
export const ruleSentence = (rule: string): string => named("rule", `${rule}-long`);

export const isMany = (card: string): boolean => kindOf(card).beds > 1;
