// The numbers the rules speak of, out of the box.

import type { Facts } from "../../../lib/words.svelte";
import { box, COLUMNS, FLOORS, staffOf } from "../box";
import { staffWords } from "../names";

// Cards that a text names with their number.
const KITCHEN_HAND = 17;
const CHECKER = 18;
const ASSISTANT = 32;
const OPERATOR = 41;
const GARDENER = 42;
const MANAGER = 48;

const powerOf = (card: number): { amount?: number; most?: number } => staffOf(card).effects[0] ?? {};
const amountOf = (card: number): number => powerOf(card).amount ?? 0;

export function facts(): Facts {
  const { guests, staff, table, numbers } = box();
  const { dice, start } = table;
  const visits = Object.entries(table.emperor_back);
  const [[one = "", backOne = 0] = [], [two = "", backTwo = 0] = [], [three = "", backThree = 0] = []] = visits;
  const [first = 0, second = 0, third = 0] = table.politics_vp;
  return {
    rounds: numbers.rounds,
    visits: visits.length,
    "r-one": Number(one),
    "r-two": Number(two),
    "r-three": Number(three),
    "back-one": backOne,
    "back-two": backTwo,
    "back-three": backThree,
    guests: guests.guest.length,
    each: guests.guest.filter((guest) => guest.colour === "blue").length,
    staff: staff.staff.length,
    politics: table.politics.length,
    tiles: table.emperor.length,
    first,
    second,
    third,
    floors: FLOORS,
    columns: COLUMNS,
    purse: start.purse_limit,
    crowns: start.crowns,
    hand: start.staff,
    row: table.guest_cost.length,
    "dice-two": dice["2"] ?? 0,
    "dice-three": dice["3"] ?? 0,
    "dice-four": dice["4"] ?? 0,
    track: table.emperor_vp.length - 1,
    bonus: numbers.bonus_from,
    delivery: numbers.delivery,
    gardener: amountOf(GARDENER),
    manager: amountOf(MANAGER),
    assistant: amountOf(ASSISTANT),
    checker: amountOf(CHECKER),
    operator: powerOf(OPERATOR).most ?? 0,
    "kitchen-hand": staffWords(KITCHEN_HAND).cost,
    "kitchen-hand-revised": staffWords(KITCHEN_HAND, "revised").cost,
  };
}
