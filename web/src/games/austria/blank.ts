// A table on which nothing lies yet, for pictures and tests to lay out.

import type { AustriaSeat, AustriaView } from "../../lib/api";
import { box } from "./box";

export function seat(some: Partial<AustriaSeat> = {}): AustriaSeat {
  const { start } = box().table as unknown as { start: { crowns: number; cubes: string } };
  return {
    board: "night",
    cafe: [null, null, null],
    crowns: start.crowns,
    discs: "",
    emperor: 0,
    group_bonuses: [],
    hand: [],
    hand_size: 0,
    kitchen: [...start.cubes].map((cube) => `${cube}1`).join(""),
    numbers: [1, 4],
    packet: null,
    packet_size: 0,
    passed: false,
    rooms: ".".repeat(20),
    staff: [],
    used: [],
    vp: 0,
    ...some,
  };
}

export function view(some: Partial<AustriaView> = {}): AustriaView {
  return {
    actor: 1,
    asked: null,
    chains: [],
    choices: [],
    facts: null as unknown as AustriaView["facts"], // nothing here reads them
    headline: [],
    refusals: [],
    decision: null,
    dice: [0, 0, 0, 0, 0, 0],
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
    politics: [],
    round: 1,
    row: [],
    scores: [0, 0],
    seat: 1,
    seats: [seat()],
    side: "night",
    staff: "random",
    staff_deck: 30,
    tiles: ["A1", "B2", "C1"],
    under: [],
    winners: [],
    ...some,
  };
}
