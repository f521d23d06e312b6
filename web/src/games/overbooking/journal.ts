// What the journal tells beyond the table: who sleeps where, the beats of a check-in, the last one.

import type { GameEvent } from "../../lib/api";

/** What a hotel has given away in this round. */
export interface Lodging {
  change: number;
  lodgers: number[];
}

/** The events since the round began. */
function ofThisRound(events: readonly GameEvent[]): GameEvent[] {
  const began = events.findLastIndex((event) => event.kind === "round-started");
  return events.slice(began + 1);
}

/** Who has got which beds in this round, hotel by hotel. */
export function lodgingOf(events: readonly GameEvent[]): Map<number, Lodging> {
  const found = new Map<number, Lodging>();
  const at = (event: GameEvent): Lodging => {
    const hotel = Number(event["hotel"] ?? 0);
    const known = found.get(hotel) ?? { change: 0, lodgers: [] };
    found.set(hotel, known);
    return known;
  };
  for (const event of ofThisRound(events)) {
    if (event.kind === "beds-changed") at(event).change += Number(event["change"] ?? 0);
    if (event.kind === "guest-booked") {
      const needed = Number(event["beds_before"]) - Number(event["beds_after"]);
      at(event).lodgers.push(...Array<number>(needed).fill(event.seat));
    }
  }
  return found;
}

const OF_CHECK_IN = new Set([
  "hotel-revealed",
  "ability-started",
  "joined-queue",
  "beds-changed",
  "guest-named",
  "guest-replaced",
  "ability-unused",
  "booking-order",
  "guest-booked",
  "guest-turned-away",
  "cards-discarded",
  "hotel-closed",
]);

export const ofCheckIn = (event: GameEvent): boolean => OF_CHECK_IN.has(event.kind);

// What shows in one beat with the event that follows.
const WITH_NEXT = new Set(["ability-started", "cards-discarded", "card-turned-up"]);

/** Events as beats of a scene: what belongs together is shown together. */
export function beatsOf(events: readonly GameEvent[]): GameEvent[][] {
  const last = events.findLastIndex(ofCheckIn);
  const beats: GameEvent[][] = [];
  let waiting: GameEvent[] = [];
  for (const [index, event] of events.slice(0, last + 1).entries()) {
    if (event.kind === "placement-skipped") continue;
    waiting.push(event);
    const empty = event.kind === "booking-order" && !(event["order"] as unknown[]).length;
    if ((WITH_NEXT.has(event.kind) || empty) && index < last) continue;
    beats.push(waiting);
    waiting = [];
  }
  return beats;
}

/** The places where others have put a card since one last put one oneself, as `side hotel position`. */
export function placedSince(events: readonly GameEvent[], you: number | null): Set<string> {
  const found = new Set<string>();
  for (const event of events.toReversed()) {
    if (ofCheckIn(event) || (event.kind === "card-placed" && event.seat === you)) break;
    if (event.kind === "card-placed") {
      found.add(`${event["side"]} ${event["hotel"]} ${event["position"]}`);
    }
  }
  return found;
}

/** The last check-in of the journal, told by hotel, oldest first. */
export function lastCheckIn(events: readonly GameEvent[]): { round: number; hotels: GameEvent[][] } {
  const end = events.findLastIndex((event) => event.kind === "hotel-revealed");
  const began = events.slice(0, Math.max(0, end)).findLastIndex((e) => e.kind === "round-started");
  const round = Number(events[began]?.["round"] ?? 0);
  const hotels: GameEvent[][] = [];
  for (const event of events.slice(began + 1)) {
    if (event.kind === "round-started") break;
    if (!ofCheckIn(event)) continue;
    const at = Number(event["hotel"] ?? 0);
    (hotels[at - 1] ??= []).push(event);
  }
  return { round, hotels: hotels.filter(Boolean) };
}
