// What the journal says beyond the table: who sleeps where, the beats of a check-in, the last one.

import { closedAs, didOf, type Closed, type Did } from "./stage";
import { placePart, type OverbookingEvent, type Side } from "./view";

/** What has happened at a hotel in this round. */
export interface Lodging {
  change: number; // of its beds
  lodgers: number[]; // the seat that has each bed
  did: Map<string, Did>; // by owner and card
  closed: Closed | null;
}

/** What has happened in this round, hotel by hotel. */
export function lodgingOf(events: readonly OverbookingEvent[]): Map<number, Lodging> {
  const found = new Map<number, Lodging>();
  const began = events.findLastIndex((event) => event.kind === "round-started");
  let acting = "";
  for (const event of events.slice(began + 1)) {
    if (!ofCheckIn(event) || !("hotel" in event)) continue;
    const at = found.get(event.hotel) ?? { change: 0, lodgers: [], did: new Map<string, Did>(), closed: null };
    found.set(event.hotel, at);
    const did = didOf(event, acting);
    if (did) at.did.set(did.card, did.did);
    if (event.kind === "ability-started") acting = `${event.seat}:${event.card}`;
    else if (event.kind === "beds-changed") at.change += event.change;
    else if (event.kind === "guest-booked") {
      at.lodgers.push(...Array<number>(event.beds_before - event.beds_after).fill(event.seat));
    } else if (event.kind === "hotel-closed") {
      at.closed = closedAs(event);
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

/** The spots where cards have been placed, as parts of the table. */
export function placesOf(events: readonly OverbookingEvent[]): string[] {
  return events.flatMap((event) =>
    event.kind === "card-placed" ? [placePart({ side: sideOf(event.side), hotel: event.hotel }, event.position)] : [],
  );
}

export const sideOf = (side: string): Side => (side === "door" ? "door" : "queue");

/** The spots where others have placed a card since your own last one. */
export function placedSince(events: readonly OverbookingEvent[], you: number | null): Set<string> {
  const own = events.findLastIndex(
    (event) => ofCheckIn(event) || (event.kind === "card-placed" && event.seat === you),
  );
  return new Set(placesOf(events.slice(own + 1)));
}
