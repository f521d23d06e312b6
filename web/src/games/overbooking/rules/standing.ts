// Made-up tables for pictures: what the things on a table need to be drawn.

import type { TableState } from "../../../lib/api";
import { StillTable, tableOf } from "../../../lib/still.svelte";
import { say } from "../../../lib/words.svelte";
import { faceOf, numbers } from "../box";
import { sitDown, type Desk } from "../desk.svelte";
import type { ShownHotel } from "../stage";
import type { HotelView, OverbookingView } from "../view";

function side(name: string): HotelView["face"] {
  const face = faceOf(name);
  return { name, beds: face?.beds ?? 0, rule: face?.rule ?? "none", source: face?.source ?? "" };
}

const other = (name: string): string => `${name.slice(0, -1)}${name.endsWith("a") ? "b" : "a"}`;

/** A tile by its face (`3a`), with nobody there. */
export function tile(name: string): ShownHotel {
  const face = side(name);
  return {
    face,
    other: side(other(name)),
    beds: face.beds,
    change: 0,
    lodgers: [],
    token: false,
    named: [],
    queue: [],
    door: [],
    places: numbers().places[face.rule] ?? { queue: 0, door: 0 },
    crests: [],
    faceUp: 0,
    asked: [0, 0],
    closed: null,
  };
}

/** Show a made-up table: nothing can be done there, everything can be viewed. */
export function sit(): Desk {
  const view: OverbookingView = {
    actor: null,
    asked: null,
    chains: [],
    choices: [],
    facts: { rounds: 0, times: 0, order: [], bonus: [], bonus_words: { key: "" }, hotels: [], seats: [] },
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
