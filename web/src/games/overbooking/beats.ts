// A check-in as beats: things that belong together are shown together, each with the table after it.

import type { Sound } from "../../motion/sounds";
import { ofCheckIn } from "./journal";
import { after, type Shown } from "./stage";
import type { OverbookingEvent } from "./view";

/** The hotel opens, a back-door card acts, the order is shown, a card is booked or not, the hotel closes. */
export type What = "open" | "door" | "order" | "book" | "close";

export interface Beat {
  what: What;
  hotel: number;
  seat: number; // whose card it's about; 0 for nobody's
  events: OverbookingEvent[];
  shown: Shown; // the table after it
}

const WHAT: Record<string, What> = {
  "hotel-revealed": "open",
  "ability-started": "door",
  "joined-queue": "door",
  "beds-changed": "door",
  "guest-named": "door",
  "guest-replaced": "door",
  "ability-unused": "door",
  "booking-order": "order",
  "guest-booked": "book",
  "guest-turned-away": "book",
  "cards-discarded": "close",
  "hotel-closed": "close",
};
// Shown in one beat with the event that follows.
const WITH_NEXT = new Set(["ability-started", "cards-discarded"]);

/** The beats of some events. What comes before the first hotel opens isn't a beat. */
export function beatsOf(start: Shown, events: readonly OverbookingEvent[]): Beat[] {
  const last = events.findLastIndex(ofCheckIn);
  const beats: Beat[] = [];
  let waiting: OverbookingEvent[] = [];
  let shown = start;
  for (const event of events.slice(0, last + 1)) {
    shown = after(shown, event);
    const what = WHAT[event.kind];
    if (!what || !("hotel" in event)) continue;
    waiting.push(event);
    // Nobody is in the queue, so there's no order.
    const empty = event.kind === "booking-order" && !event.order.length;
    // A player has to decide: the question says what the card can do.
    if (WITH_NEXT.has(event.kind) || empty) continue;
    beats.push({ what, hotel: event.hotel, seat: event.seat, events: waiting, shown });
    waiting = [];
  }
  return beats;
}

/** How long a beat is shown, in ms, if nobody hurries. */
export const LASTS: Record<What, number> = { open: 1400, door: 1800, order: 1600, book: 1900, close: 1600 };

/** The sound of a beat: cards turning, a stamp at the back door, a window lighting up, a thud. */
export function soundOf({ what, events }: Beat): Sound {
  if (what === "book") return events.some(({ kind }) => kind === "guest-booked") ? "window" : "landing";
  return what === "open" ? "card" : what === "door" ? "politics" : what === "order" ? "cube" : "crown";
}

/** The beats of one hotel. */
export const ofHotel = (beats: readonly Beat[], hotel: number): { beat: Beat; index: number }[] =>
  beats.flatMap((beat, index) => (beat.hotel === hotel ? [{ beat, index }] : []));

/** Whether the check-in waits at this beat: the hotel is closed. */
export const isStop = (beat: Beat | undefined): boolean => beat?.what === "close";

/** The seats whose cards a beat is about: its own, and the one it replaces. */
export const isAbout = (beat: Beat, seat: number | null): boolean =>
  seat !== null &&
  (beat.seat === seat || beat.events.some((each) => each.kind === "guest-replaced" && each.replaced_seat === seat));
