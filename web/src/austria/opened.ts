// The real box for tests, read from the data files of the package.

import guests from "../../../src/hotelier/austria/data/guests.toml?raw";
import hotels from "../../../src/hotelier/austria/data/hotels.toml?raw";
import staff from "../../../src/hotelier/austria/data/staff.toml?raw";
import table from "../../../src/hotelier/austria/data/table.toml?raw";
import type { AustriaSeat, AustriaView } from "../lib/api";
import { open, type Box } from "./box";

type Plain = { [key: string]: unknown };

/** A value as the data files write it: JSON, or a table in one line. */
function value(text: string): unknown {
  const clean = text.replace(/\s+#[^"]*$/, "").trim();
  if (!clean.startsWith("{")) return JSON.parse(clean);
  return JSON.parse(clean.replace(/([\w]+)\s*=/g, '"$1":'));
}

/** The little of TOML that the data files use. */
export function readToml(text: string): Plain {
  const root: Plain = {};
  let at = root;
  for (const line of text.split("\n")) {
    const each = /^\[\[(\w+)\]\]/.exec(line);
    const part = /^\[([\w.]+)\]/.exec(line);
    const fact = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (each?.[1]) {
      at = {};
      ((root[each[1]] ??= []) as Plain[]).push(at);
    } else if (part?.[1]) {
      at = part[1].split(".").reduce((inner, name) => (inner[name] ??= {}) as Plain, root);
    } else if (fact?.[1] && fact[2]) {
      at[fact[1]] = value(fact[2]);
    }
  }
  return root;
}

export const theBox = {
  guests: readToml(guests),
  hotels: readToml(hotels),
  staff: readToml(staff),
  table: readToml(table),
} as unknown as Box;

export function openBox(): void {
  open(theBox);
}

export function seat(some: Partial<AustriaSeat> = {}): AustriaSeat {
  return {
    board: "night",
    cafe: [null, null, null],
    crowns: 10,
    discs: "",
    emperor: 0,
    group_bonuses: [],
    hand: [],
    hand_size: 0,
    kitchen: "s1c1w1k1",
    numbers: [1, 4],
    packet: null,
    packet_size: 0,
    passed: false,
    rooms: "....................",
    staff: [],
    used: [],
    vp: 0,
    ...some,
  };
}

export function view(some: Partial<AustriaView> = {}): AustriaView {
  return {
    actor: 1,
    decision: "turn",
    dice: [3, 1, 2, 0, 1, 1],
    discards: [],
    discs: [0, 0, 0],
    edition: "classic",
    effects: [],
    first: 1,
    gone: [],
    guest_deck: 40,
    legal: [],
    loose: "",
    next_tile: "A1",
    offer: null,
    over: false,
    pending: [],
    politics: [105, 110, 114],
    round: 1,
    row: [49, 63, 77, 91, 97],
    scores: [0, 0],
    seat: 1,
    seats: [seat(), seat()],
    side: "night",
    staff: "random",
    staff_deck: 30,
    tiles: ["A1", "B1", "C1"],
    under: [],
    winners: [],
    ...some,
  };
}
