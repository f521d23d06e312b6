// What's in the box: cards, tiles and boards, from the server.

import { contentOf } from "../../lib/contents.svelte";
import type { Refused } from "../../lib/explained";
import type { Rulebook } from "../../rules/book";
import type { CardWords } from "./names";

export type Colour = "blue" | "yellow" | "red" | "green";
export type CubeLetter = "s" | "c" | "w" | "k";

/** What a card or tile does, as far as it's drawn. */
export interface Operation {
  op: string;
  amount?: number;
  occupied?: boolean; // for a prepared room: right away
}
interface Guest {
  id: number;
  colour: Colour;
  order: string;
  vp: number;
  reward: Operation[];
}
/** What a staff card does, as far as it's drawn. */
export interface Power extends Operation {
  most?: number;
  cubes?: string;
  colour?: Colour;
  faces?: number[]; // dice
  on?: string; // guest, die or bonus
  order?: number; // cubes of a guest's
  free?: boolean;
  price?: number;
}
interface Staff {
  id: number;
  cost: number;
  effects: Power[];
  when: "once" | "round" | "permanent" | "end";
}
export interface Tile {
  id: string;
  bonus: Operation;
  penalty: Operation[]; // the options of it
}

/** A hotel board: the colour of each of the twenty rooms, and its groups. */
export interface Board {
  colours: Colour[];
  groups: number[][]; // rooms, lowest first
  bonuses: Operation[]; // of each group
}
export interface Box {
  guests: { guest: Guest[] };
  staff: { staff: Staff[] };
  hotels: {
    floor_cost: number[];
    floor_vp: number[];
    prepare_vp: number[][];
    group_bonus: Record<string, { op: string; amounts: number[] }>;
  };
  table: {
    dice: Record<string, number>;
    emperor_vp: number[];
    emperor_back: Record<string, number>;
    guest_cost: number[];
    start: { crowns: number; staff: number; purse_limit: number };
    politics_vp: number[];
    politics: { id: number; group: string }[];
    emperor: Tile[];
  };
  boards: Record<string, Board>;
  numbers: {
    rounds: number;
    floors: number;
    columns: number;
    any_die: number; // the face of the die that's used as another
    delivery: number;
    bonus_from: number;
    most_dear: number[]; // of each strength from 1
    order_tiles: Record<string, [number, number][]>; // by the number of players
  };
  words: CardWords;
  refusals: Record<"held" | "other", Refused>;
  rulebook: Rulebook;
}

export const CUBES: CubeLetter[] = ["s", "c", "w", "k"];

let opened: Box | undefined;
let guests = new Map<number, Guest>();
let staff = new Map<number, Staff>();

/** Set the contents of the box. */
export function open(content: Box): void {
  opened = content;
  guests = new Map(content.guests.guest.map((each) => [each.id, each]));
  staff = new Map(content.staff.staff.map((each) => [each.id, each]));
}

/** Ask the server for the box, once. */
export async function fetchBox(): Promise<void> {
  if (!opened) open(await contentOf<Box>("austria"));
}

export function box(): Box {
  if (!opened) throw new Error("the box is not open yet");
  return opened;
}

export function guestOf(card: number): Guest {
  const found = guests.get(card);
  if (!found) throw new Error(`no guest has the number ${card}`);
  return found;
}

export const isStaff = (card: number): boolean => staff.has(card);

export function staffOf(card: number): Staff {
  const found = staff.get(card);
  if (!found) throw new Error(`no staff card has the number ${card}`);
  return found;
}

/** The board of that name: `night`, or a letter of the day side. */
export function boardOf(name: string): Board {
  const found = box().boards[name];
  if (!found) throw new Error(`no board is called ${name}`);
  return found;
}

/** The index of a room's group on its board. */
export function groupOf(board: Board, room: number): number {
  return board.groups.findIndex((group) => group.includes(room));
}

/** `23` is the third room from the left of the second floor from the ground: number 7. */
export function roomNumber(text: string): number {
  return (Number(text[0]) - 1) * columns() + Number(text[1]) - 1;
}

export function roomText(room: number): string {
  return `${floorOf(room) + 1}${columnOf(room) + 1}`;
}

export const floors = (): number => box().numbers.floors;
export const columns = (): number => box().numbers.columns;
export const floorOf = (room: number): number => Math.floor(room / columns());
export const columnOf = (room: number): number => room % columns();
