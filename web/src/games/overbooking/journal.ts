// What the journal tells beyond the table: who sleeps where, the beats of a check-in, the last one.

import { placePart, type OverbookingEvent, type Side } from "./view";

/** What a hotel has given away in this round. */
export interface Lodging {
  change: number;
  lodgers: number[];
}

/** Who has got which beds in this round, hotel by hotel. */
export function lodgingOf(events: readonly OverbookingEvent[]): Map<number, Lodging> {
  const found = new Map<number, Lodging>();
  const at = (hotel: number): Lodging => {
    const known = found.get(hotel) ?? { change: 0, lodgers: [] };
    found.set(hotel, known);
    return known;
  };
  const began = events.findLastIndex((event) => event.kind === "round-started");
  for (const event of events.slice(began + 1)) {
    if (event.kind === "beds-changed") at(event.hotel).change += event.change;
    if (event.kind === "guest-booked") {
      at(event.hotel).lodgers.push(...Array<number>(event.beds_before - event.beds_after).fill(event.seat));
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

export const ofCheckIn = (event: OverbookingEvent): boolean => OF_CHECK_IN.has(event.kind);

// What shows in one beat with the event that follows.
const WITH_NEXT = new Set(["ability-started", "cards-discarded", "card-turned-up"]);

/** Events as beats of a scene: what belongs together is shown together. */
export function beatsOf(events: readonly OverbookingEvent[]): OverbookingEvent[][] {
  const last = events.findLastIndex(ofCheckIn);
  const beats: OverbookingEvent[][] = [];
  let waiting: OverbookingEvent[] = [];
  for (const [index, event] of events.slice(0, last + 1).entries()) {
    if (event.kind === "placement-skipped") continue;
    waiting.push(event);
    const empty = event.kind === "booking-order" && !event.order.length;
    if ((WITH_NEXT.has(event.kind) || empty) && index < last) continue;
    beats.push(waiting);
    waiting = [];
  }
  return beats;
}

/** The places where cards have been put, as the parts of the table they are. */
export function placesOf(events: readonly OverbookingEvent[]): string[] {
  return events.flatMap((event) =>
    event.kind === "card-placed" ? [placePart({ side: sideOf(event.side), hotel: event.hotel }, event.position)] : [],
  );
}

export const sideOf = (side: string): Side => (side === "door" ? "door" : "queue");

/** Those where others have put a card since one last put one oneself. */
export function placedSince(events: readonly OverbookingEvent[], you: number | null): Set<string> {
  const own = events.findLastIndex(
    (event) => ofCheckIn(event) || (event.kind === "card-placed" && event.seat === you),
  );
  return new Set(placesOf(events.slice(own + 1)));
}

/** The last check-in of the journal, told by hotel, oldest first. */
export function lastCheckIn(events: readonly OverbookingEvent[]): { round: number; hotels: OverbookingEvent[][] } {
  const end = events.findLastIndex((event) => event.kind === "hotel-revealed");
  const began = events.slice(0, Math.max(0, end)).findLastIndex((each) => each.kind === "round-started");
  const start = events[began];
  const hotels: OverbookingEvent[][] = [];
  for (const event of events.slice(began + 1)) {
    if (event.kind === "round-started") break;
    if (ofCheckIn(event) && "hotel" in event) (hotels[event.hotel - 1] ??= []).push(event);
  }
  return { round: start?.kind === "round-started" ? start.round : 0, hotels: hotels.filter(Boolean) };
}
