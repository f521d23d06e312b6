// What follows from what lies on the table: strength, prices, bonuses, how near a card is.

import type { AustriaSeat, AustriaView } from "../../lib/api";
import {
  boardOf,
  box,
  COLUMNS,
  columnOf,
  CUBES,
  emperorRounds,
  floorOf,
  FLOORS,
  guestOf,
  neighbours,
  politicsOf,
  roomText,
  staffOf,
  wage,
  type Colour,
  type CubeLetter,
} from "./box";
import { dutyOf, readNeed, type Duty, type Effect } from "./effects";

export const BONUS_FROM = 3; // the space from which the emperor is pleased
export const SIX = 6;
export const DELIVERY = 3; // cubes one delivery moves at the most
export const DELIVERY_PRICE = 1;

// What a turn's menu remembers, as bits.
const GUEST_TAKEN = 1;
const DIE_TAKEN = 4;

const plain: Effect = { op: "", amount: 0, cubes: "", low: false, lit: false, times: 1 };

/** The hired cards with a duty. */
export function dutiesOf(seat: AustriaSeat, op: string, of = ""): number[] {
  return seat.staff.filter((card) => {
    const duty = dutyOf(card);
    return duty?.op === op && (of === "" || duty.of === of);
  });
}

export function inExtraTurn(view: AustriaView): boolean {
  return view.pending[0]?.work === "ExtraTurn";
}

/** What the present decision holds: strength, discount, what is left. */
export function held(view: AustriaView, place: number): number {
  return view.pending[0]?.numbers[place] ?? 0;
}

/** Whether a guest was taken in this turn already. */
export function guestTaken(view: AustriaView): boolean {
  return view.decision === "turn" && (held(view, 0) & GUEST_TAKEN) > 0;
}

/** Whether the die of this turn was taken already. */
export function dieTaken(view: AustriaView): boolean {
  return view.decision === "turn" && !inExtraTurn(view) && (held(view, 0) & DIE_TAKEN) > 0;
}

/** In E. Gizia's turn only the Kitchen Hand works, and only in the classic edition. */
function idle(view: AustriaView, duty: Duty): boolean {
  return inExtraTurn(view) && (duty.op !== "free-six" || view.edition === "revised");
}

/** How strong a die of this space would be for a seat. */
export function strengthOf(view: AustriaView, seat: AustriaSeat, face: number, boost = 0): number {
  let strength = (view.dice[face - 1] ?? 0) + boost;
  for (const card of seat.staff) {
    const duty = dutyOf(card);
    if (!duty || !["strength", "cheaper", "free-six"].includes(duty.op)) continue;
    if (duty.faces.includes(face) && !idle(view, duty)) strength += duty.n;
  }
  return strength;
}

/** What taking a die costs. */
export function diePrice(view: AustriaView, seat: AustriaSeat, face: number, boost = 0): number {
  const lost = inExtraTurn(view) && view.edition === "revised";
  const free = dutiesOf(seat, "free-six").length > 0 && !lost;
  return boost + (face === SIX && !free ? 1 : 0);
}

/** The action of a space with this strength; a 6 used as a 4 is no real 4. */
export function dieEffect(
  view: AustriaView,
  seat: AustriaSeat,
  face: number,
  strength: number,
  real = true,
): Effect {
  const amount = strength;
  if (face === 3) return { ...plain, op: "prep", times: strength };
  if (face === 5) return { ...plain, op: "hire", amount };
  if (face === SIX) return { ...plain, op: "mimic", amount };
  if (face !== 4) return { ...plain, op: face === 1 ? "food" : "drinks", amount };
  const both = real && !inExtraTurn(view) && dutiesOf(seat, "both").length > 0;
  return { ...plain, op: both ? "both" : "advance", amount };
}

/** What hired staff adds when a seat takes this die. */
export function dieExtras(view: AustriaView, seat: AustriaSeat, face: number): [number, Effect][] {
  if (inExtraTurn(view)) return [];
  const found: [number, Effect][] = [];
  for (const card of seat.staff) {
    const duty = dutyOf(card);
    if (!duty?.op.startsWith("on-die-") || !duty.faces.includes(face)) continue;
    found.push([card, { ...plain, op: duty.op.slice("on-die-".length), amount: duty.n }]);
  }
  return found;
}

export function guestPrice(view: AustriaView, seat: AustriaSeat | undefined, place: number): number {
  if (seat && dutiesOf(seat, "free-guests").length > 0) return 0;
  if (view.decision === "invite" || view.decision === "first-guest") return 0;
  return box().table.guest_cost[place - 1] ?? 0;
}

export function roomPrice(seat: AustriaSeat, room: number, discount = 0): number {
  const colour = boardOf(seat.board).colours[room] ?? "";
  if (dutiesOf(seat, "free-rooms", colour).length > 0) return 0;
  return Math.max(0, (box().hotels.floor_cost[floorOf(room)] ?? 0) - discount);
}

/** What a staff card would cost in the present decision. */
export function hirePrice(view: AustriaView, card: number): number {
  const discount = view.decision === "hire" ? held(view, 0) : 0;
  return Math.max(0, wage(staffOf(card), view) - discount);
}

/** Empty places where a room may come next, whatever it costs. */
export function openPlaces(seat: AustriaSeat): number[] {
  if (!/[ox]/.test(seat.rooms)) return [0];
  return [...seat.rooms]
    .map((_, room) => room)
    .filter(
      (room) =>
        seat.rooms[room] === "." && neighbours(room).some((each) => seat.rooms[each] !== "."),
    );
}

const GIFTS: Record<string, [string, "blue_vp" | "red_crowns" | "yellow_emperor"]> = {
  blue: ["vp", "blue_vp"],
  red: ["crowns", "red_crowns"],
  yellow: ["emperor", "yellow_emperor"],
};

/** The bonus of a group. */
export function groupGift(board: string, group: number): Effect {
  const { groups, colours } = boardOf(board);
  const rooms = groups[group] ?? [];
  const [op, scale] = GIFTS[colours[rooms[0] ?? 0] ?? "blue"] ?? ["vp", "blue_vp"];
  return { ...plain, op, amount: box().hotels.group_bonus[scale][rooms.length - 1] ?? 0 };
}

/** The bonus a seat gets when this room becomes occupied, or null. */
export function giftOfRoom(seat: AustriaSeat, room: number): Effect | null {
  const board = boardOf(seat.board);
  const group = board.groupOf[room] ?? 0;
  const rooms = board.groups[group] ?? [];
  const full = rooms.every((each) => each === room || seat.rooms[each] === "x");
  if (!full || seat.group_bonuses.includes(roomText(rooms[0] ?? 0))) return null;
  return groupGift(seat.board, group);
}

export function groupIsFull(seat: AustriaSeat, group: number): boolean {
  return (boardOf(seat.board).groups[group] ?? []).every((room) => seat.rooms[room] === "x");
}

/** `s1c0w2k1` as numbers. */
export function kitchenOf(text: string): Record<CubeLetter, number> {
  const count = { s: 0, c: 0, w: 0, k: 0 };
  for (const [, letter, number] of text.matchAll(/([scwk])(\d+)/g)) {
    count[letter as CubeLetter] = Number(number);
  }
  return count;
}

export function countCubes(letters: string): Record<CubeLetter, number> {
  const count = { s: 0, c: 0, w: 0, k: 0 };
  for (const letter of letters) if (letter in count) count[letter as CubeLetter] += 1;
  return count;
}

/** An order's cubes with what is served already: the served first. */
export function orderCubes(guest: number, missing: string): { cube: CubeLetter; served: boolean }[] {
  const open = countCubes(missing);
  const total = countCubes(guestOf(guest).order);
  return CUBES.flatMap((cube) =>
    Array.from({ length: total[cube] }, (_, index) => ({
      cube,
      served: index < total[cube] - open[cube],
    })),
  );
}

/** Free prepared rooms in which a guest may live; a green one lives anywhere. */
export function roomsFor(seat: AustriaSeat, guest: number): number[] {
  const { colour } = guestOf(guest);
  const { colours } = boardOf(seat.board);
  return [...seat.rooms]
    .map((_, room) => room)
    .filter((room) => seat.rooms[room] === "o" && (colour === "green" || colours[room] === colour));
}

/** What the kitchen can put on a guest's order. */
export function fromKitchen(seat: AustriaSeat, missing: string): CubeLetter[] {
  const have = kitchenOf(seat.kitchen);
  const want = countCubes(missing);
  return CUBES.flatMap((cube) =>
    Array.from({ length: Math.min(have[cube], want[cube]) }, () => cube),
  );
}

/** What a click on a guest serves: the cube in one's hand, or else the only one wanted there. */
export function serviceOf(legal: ReadonlySet<string>, table: number, hand: CubeLetter | null): string {
  const cubes = CUBES.filter((cube) => legal.has(`serve ${table}${cube}`));
  const cube = cubes.find((each) => each === hand) ?? (cubes.length === 1 ? cubes[0] : undefined);
  return cube ? `serve ${table}${cube}` : "";
}

/** What a seat on this space can expect from the emperor after that round. */
export function outlook(round: number, space: number): { vp: number; after: number; fate: string } {
  const { emperor_back, emperor_vp } = box().table;
  const after = Math.max(0, space - (emperor_back[String(round)] ?? 0));
  const fate = after >= BONUS_FROM ? "bonus" : after === 0 ? "penalty" : "nothing";
  return { vp: emperor_vp[space] ?? 0, after, fate };
}

/** The next round that ends with the emperor, or null. */
export function nextScoring(view: AustriaView): number | null {
  // While his gifts are given out, the points are already counted and everybody has gone back.
  const came = view.pending.some(({ work }) => work === "EmperorScoring");
  return emperorRounds().find((round) => round > view.round || (round === view.round && !came)) ?? null;
}

/** The seats on the places of a politics card; claims the journal does not know of are the older ones. */
export function placesOf(seats: AustriaSeat[], letter: string, known: number[]): number[] {
  const there = seats.map((seat, index) => (seat.discs.includes(letter) ? index + 1 : 0)).filter(Boolean);
  return [...there.filter((seat) => !known.includes(seat)), ...known.filter((seat) => there.includes(seat))];
}

export interface Progress {
  what: Colour | "";
  have: number;
  need: number;
}

/** How much of a politics card's condition a seat has. */
export function progress(seat: AustriaSeat, card: number): Progress[] {
  const need = readNeed(politicsOf(card)?.needs ?? "");
  const { colours, groups } = boardOf(seat.board);
  const lit = (room: number): boolean => seat.rooms[room] === "x";
  const ofColour = (colour: Colour): Progress => {
    const rooms = colours.map((_, room) => room).filter((room) => colours[room] === colour);
    return { what: colour, have: rooms.filter(lit).length, need: rooms.length };
  };
  const count = (have: number): Progress[] => [{ what: "", have, need: need.n }];
  const three: Colour[] = ["blue", "red", "yellow"];
  switch (need.op) {
    case "crowns":
      return count(seat.crowns);
    case "tiles":
      return count([...seat.rooms].filter((room) => room !== ".").length);
    case "staff":
      return count(seat.staff.length);
    case "emperor":
      return count(seat.emperor);
    case "colour":
      return three.map(ofColour);
    case "each":
      return three.map((colour) => ({ ...ofColour(colour), need: need.n }));
    case "two":
      return [
        { ...ofColour(need.of as Colour), need: need.n },
        { ...ofColour(need.and as Colour), need: need.m },
      ];
    case "full": {
      const rooms = [...seat.rooms].map((_, room) => room);
      const sets =
        need.of === "group"
          ? groups
          : need.of === "floor"
            ? Array.from({ length: FLOORS }, (_, f) => rooms.filter((room) => floorOf(room) === f))
            : Array.from({ length: COLUMNS }, (_, c) => rooms.filter((room) => columnOf(room) === c));
      return count(sets.filter((set) => set.every(lit)).length);
    }
    default:
      return [];
  }
}

/**
 * The cubes to serve one after another when there is nothing to decide about it: every cube at hand
 * fits one guest only, or there are enough for all; null when it is a real choice.
 */
export function plainService(view: AustriaView, seat: AustriaSeat): string[] | null {
  const fromLoose = view.decision === "place";
  const have = fromLoose ? countCubes(view.loose) : kitchenOf(seat.kitchen);
  const found: string[] = [];
  for (const cube of CUBES) {
    const wanting = seat.cafe
      .map((table, index) => ({ table: index + 1, n: countCubes(table?.missing ?? "")[cube] }))
      .filter((each) => each.n > 0);
    const demand = wanting.reduce((sum, each) => sum + each.n, 0);
    if (wanting.length > 1 && have[cube] > 0 && have[cube] < demand) return null;
    let left = have[cube];
    for (const each of wanting) {
      for (let n = 0; n < each.n && left > 0; n += 1, left -= 1) found.push(`serve ${each.table}${cube}`);
    }
  }
  const limit = fromLoose ? Infinity : DELIVERY - held(view, 0);
  return found.length > 0 && found.length <= limit ? found : null;
}
