// The numbers the rules speak of, out of the box.

import type { Facts } from "../../../lib/words.svelte";
import { box, COLUMNS, emperorRounds, FLOORS, ROUNDS } from "../box";
import { dutyOf } from "../effects";
import { BONUS_FROM, DELIVERY } from "../rules";

/** What the box has besides what the table needs. */
interface More {
  dice: Record<string, number>;
  start: { crowns: number; staff: number };
}

const KITCHEN_HAND = 17;

export const more = (): More => box().table as unknown as More;

export function facts(): Facts {
  const { guests, staff, table } = box();
  const { dice, start } = more();
  const [one = 0, two = 0, three = 0] = emperorRounds();
  const [first = 0, second = 0, third = 0] = table.politics_vp;
  return {
    rounds: ROUNDS,
    visits: emperorRounds().length,
    "r-one": one,
    "r-two": two,
    "r-three": three,
    "back-one": table.emperor_back[one] ?? 0,
    "back-two": table.emperor_back[two] ?? 0,
    "back-three": table.emperor_back[three] ?? 0,
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
    purse: table.start.purse_limit,
    crowns: start.crowns,
    hand: start.staff,
    row: table.guest_cost.length,
    "dice-two": dice["2"] ?? 0,
    "dice-three": dice["3"] ?? 0,
    "dice-four": dice["4"] ?? 0,
    track: table.emperor_vp.length - 1,
    bonus: BONUS_FROM,
    delivery: DELIVERY,
    gardener: dutyOf(42)?.n ?? 0,
    manager: dutyOf(48)?.n ?? 0,
    assistant: dutyOf(32)?.n ?? 0,
    checker: dutyOf(18)?.n ?? 0,
    operator: Number(dutyOf(41)?.of ?? 0),
    "kitchen-hand": staff.staff.find((card) => card.id === KITCHEN_HAND)?.cost ?? 0,
    "kitchen-hand-revised": table.revised.kitchen_hand_cost,
  };
}
