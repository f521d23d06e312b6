// Made-up tables for pictures: what the things on a table need to be drawn.

import type { TableState } from "../../../lib/api";
import { StillTable, tableOf } from "../../../lib/still.svelte";
import { say } from "../../../lib/words.svelte";
import { backOf, faceOf, numbers } from "../box";
import { sitDown, type Desk } from "../desk.svelte";
import type { ShownCard, ShownHotel } from "../stage";
import type { HotelView, OverbookingView } from "../view";

function side(name: string): HotelView["face"] {
  const face = faceOf(name);
  return { name, beds: face?.beds ?? 0, rule: face?.rule ?? "none", source: face?.source ?? "" };
}

const other = (name: string): string => `${name.slice(0, -1)}${name.endsWith("a") ? "b" : "a"}`;

/** A card on the table, written as seat and card (`1:4b`); a `!` turns it up. */
function card(text: string, rank: number): ShownCard {
  const open = text.endsWith("!");
  const [seat = "1", what = ""] = text.replace("!", "").split(":");
  return { key: text, seat: Number(seat), card: open ? what : null, back: backOf(what), open, fate: null, rank };
}

/** A hotel by its face (`3a`), with its lines from the hotel outwards. */
export function hotel(
  name: string,
  queue: string[] = [],
  door: string[] = [],
  some: Partial<ShownHotel> = {},
  ranks: number[] = [],
): ShownHotel {
  const face = side(name);
  const places = numbers().places[face.rule] ?? { queue: 0, door: 0 };
  return {
    beds: face.beds,
    change: 0,
    door: door.map((each) => card(each, 0)),
    face,
    lodgers: [],
    named: [],
    other: side(other(name)),
    queue: queue.map((each, index) => card(each, ranks[index] ?? 0)),
    places,
    token: door.length === 0 && places.door > 0,
    ...some,
  };
}

/** Sit down at a made-up table: nothing can be done there, everything can be looked at. */
export function sit(): Desk {
  const view: OverbookingView = {
    actor: null,
    asked: null,
    chains: [],
    choices: [],
    facts: { rounds: 0, times: 0, bonus: [], bonus_words: { key: "" }, hotels: [], seats: [] },
    headline: [],
    refusals: [],
    at: null,
    bonus: "beginner",
    coins: [],
    crests: [],
    decision: null,
    first: 1,
    hotels: [],
    house_values: true,
    legal: [],
    over: false,
    round: 1,
    scores: [],
    seat: null,
    seats: [],
    tiles_used: [],
    turn: 1,
    winners: [],
  };
  const table: TableState = {
    ...tableOf("overbooking", [1, 2, 3].map((n) => say("rules-player", { n })), {}),
    view,
  };
  const still = new StillTable({ table: "" }, table, { stops: [], at: () => table, told: () => [] });
  return sitDown(
    () => still,
    () => table,
  );
}
