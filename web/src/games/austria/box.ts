// What is in the box: cards, tiles and boards, as the house keeps them.

import type { AustriaView } from "../../lib/api";
import { contentOf } from "../../lib/contents.svelte";
import { known, say } from "../../lib/words.svelte";

export type Colour = "blue" | "yellow" | "red" | "green";
export type CubeLetter = "s" | "c" | "w" | "k";

export interface Guest {
  id: number;
  name: string;
  colour: Colour;
  order: string;
  vp: number;
  reward: string[];
}
export interface Staff {
  id: number;
  name: string;
  cost: number;
  when: "once" | "round" | "permanent" | "end";
  effect: string;
}
interface Politics {
  id: number;
  group: string;
  needs: string;
}
interface Tile {
  id: string;
  bonus: string;
  penalty: string;
}
interface Rooms {
  rooms: string[];
}
export interface Box {
  guests: { guest: Guest[] };
  staff: { staff: Staff[] };
  hotels: {
    floor_cost: number[];
    floor_vp: number[];
    group_bonus: { blue_vp: number[]; red_crowns: number[]; yellow_emperor: number[] };
    prepare_vp: number[][];
    night: Rooms;
    day: Record<string, Rooms>;
  };
  table: {
    emperor_vp: number[];
    emperor_back: Record<string, number>;
    guest_cost: number[];
    start: { purse_limit: number };
    politics_vp: number[];
    politics: Politics[];
    emperor: Tile[];
    revised: { kitchen_hand_cost: number };
  };
}

/** A hotel board: the colour of each of the twenty rooms, and its groups. */
export interface Board {
  colours: Colour[];
  groups: number[][]; // rooms, lowest first
  groupOf: number[];
}

export const CUBES: CubeLetter[] = ["s", "c", "w", "k"];
export const COLUMNS = 5;
export const FLOORS = 4;
export const ROUNDS = 7;
const LETTERS: Record<string, Colour> = { B: "blue", Y: "yellow", R: "red" };

let opened: Box | undefined;
let guests = new Map<number, Guest>();
let staff = new Map<number, Staff>();
const boards = new Map<string, Board>();

/** Lay the box open. */
export function open(content: Box): void {
  opened = content;
  guests = new Map(content.guests.guest.map((each) => [each.id, each]));
  staff = new Map(content.staff.staff.map((each) => [each.id, each]));
  boards.clear();
}

/** Ask the house for the box, once. */
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

export function staffOf(card: number): Staff {
  const found = staff.get(card);
  if (!found) throw new Error(`no staff card has the number ${card}`);
  return found;
}

/** The name of a card in the language that is spoken; the box itself has the English ones. */
export function guestName(card: number): string {
  const key = `austria-guest-${card}`;
  return known(key) ? say(key) : guestOf(card).name;
}

export function staffName(card: number): string {
  const key = `austria-staff-${card}`;
  return known(key) ? say(key) : staffOf(card).name;
}

export function politicsOf(card: number): Politics | undefined {
  return box().table.politics.find((each) => each.id === card);
}

export function tileOf(id: string): Tile | undefined {
  return box().table.emperor.find((each) => each.id === id);
}

/** The rounds that end with the emperor, in order. */
export function emperorRounds(): number[] {
  return Object.keys(box().table.emperor_back)
    .map(Number)
    .sort((one, other) => one - other);
}

/** `23` is the third room from the left of the second floor from the ground: number 7. */
export function roomNumber(text: string): number {
  return (Number(text[0]) - 1) * COLUMNS + Number(text[1]) - 1;
}

export function roomText(room: number): string {
  return `${floorOf(room) + 1}${columnOf(room) + 1}`;
}

export const floorOf = (room: number): number => Math.floor(room / COLUMNS);
export const columnOf = (room: number): number => room % COLUMNS;

/** The rooms beside, above and below a room. */
export function neighbours(room: number): number[] {
  const found: number[] = [];
  if (columnOf(room) > 0) found.push(room - 1);
  if (columnOf(room) < COLUMNS - 1) found.push(room + 1);
  if (floorOf(room) > 0) found.push(room - COLUMNS);
  if (floorOf(room) < FLOORS - 1) found.push(room + COLUMNS);
  return found;
}

/** The board of that name: `night`, or a letter of the day side. */
export function boardOf(name: string): Board {
  const built = boards.get(name);
  if (built) return built;
  const { hotels } = box();
  const rows = (hotels.day[name] ?? hotels.night).rooms;
  const colours = [...rows.join("")].map((letter) => LETTERS[letter] ?? "blue");
  const groupOf = colours.map(() => -1);
  const groups: number[][] = [];
  for (const [room, colour] of colours.entries()) {
    if (groupOf[room] !== -1) continue;
    const group: number[] = [];
    const ahead = [room];
    while (ahead.length) {
      const next = ahead.pop() as number;
      if (groupOf[next] !== -1) continue;
      groupOf[next] = groups.length;
      group.push(next);
      ahead.push(...neighbours(next).filter((each) => colours[each] === colour));
    }
    groups.push(group.sort((one, other) => one - other));
  }
  const board = { colours, groups, groupOf };
  boards.set(name, board);
  return board;
}

/** What a staff card costs by the rules of this table. */
export function wage(card: Staff, view: Pick<AustriaView, "edition">): number {
  const dearer = view.edition === "revised" && card.effect.startsWith("a die 6 costs nothing");
  return dearer ? box().table.revised.kitchen_hand_cost : card.cost;
}
