// The table as it is shown: what the house says, or a moment of the check-in on the way there.

import { backOf, crestOf } from "./box";
import { sideOf, type Lodging } from "./journal";
import type { HotelFacts, HotelView, OverbookingEvent, OverbookingView, SeatFacts } from "./view";

export type Fate = "booked" | "away" | "gone";

export interface ShownCard {
  key: string;
  seat: number;
  back: string;
  card: string | null;
  open: boolean;
  fate: Fate | null; // what has become of it in this check-in
  rank: number; // its place in the order of booking; 0 while there is none
}
export interface ShownHotel {
  face: HotelView["face"];
  other: HotelView["face"];
  beds: number; // free now
  change: number; // by abilities
  lodgers: number[]; // the seat that has each bed
  token: boolean;
  named: number[];
  queue: ShownCard[];
  door: ShownCard[];
  places: { queue: number; door: number };
}
export interface ShownSeat extends SeatFacts {
  hand: number;
  deck: number;
}
export interface Shown {
  hotels: ShownHotel[];
  seats: ShownSeat[];
  round: number;
  first: number; // who placed first in this round; 0 before that is known
  at: number; // the hotel that is checking in; 0 when none
  acting: string; // `seat:card` at the back door
}

/** A table without anything on it. */
export const NOTHING: Shown = { hotels: [], seats: [], round: 0, first: 0, at: 0, acting: "" };

type Pairs = [number, string][];

/** The hotels as the house tells them. */
export function hotelsOf(
  hotels: HotelView[],
  facts: HotelFacts[],
  lodging: Map<number, Lodging> = new Map(),
): ShownHotel[] {
  const line = (cards: HotelView["queue"], side: string): ShownCard[] =>
    cards.map((each, index) => ({ ...each, key: `${side}${index}`, fate: null, rank: 0 }));
  return hotels.map((hotel, index) => ({
    face: hotel.face,
    other: hotel.other_side,
    beds: hotel.beds,
    change: lodging.get(index + 1)?.change ?? 0,
    lodgers: lodging.get(index + 1)?.lodgers ?? [],
    token: hotel.token,
    named: [...hotel.named],
    queue: line(hotel.queue, "q"),
    door: line(hotel.door, "d"),
    places: { queue: facts[index]?.queue_places ?? 0, door: facts[index]?.door_places ?? 0 },
  }));
}

/** The table as the house tells it. */
export function shownOf(view: OverbookingView, lodging: Map<number, Lodging>): Shown {
  return {
    hotels: hotelsOf(view.hotels, view.facts.hotels, lodging),
    seats: view.seats.flatMap((seat, index) => {
      const points = view.facts.seats[index];
      return points ? [{ ...points, hand: seat.hand_size, deck: seat.deck_size }] : [];
    }),
    round: view.round,
    first: view.first ?? 0,
    at: view.at?.[0] ?? 0,
    acting: view.at ? `${view.actor}:${view.at[1]}` : "",
  };
}

// What an action does by itself, before anything follows from it.
const ITSELF = new Set(["card-placed", "card-turned-up", "token-taken", "guest-named", "guest-replaced"]);

/** The table with an action of one's own that waits to be confirmed. */
export function withHeld(shown: Shown, changes: readonly OverbookingEvent[]): Shown {
  const follows = changes.findIndex((event) => !ITSELF.has(event.kind));
  return changes.slice(0, follows < 0 ? undefined : follows).reduce(after, shown);
}

/** The table after one more event. */
export function after(shown: Shown, event: OverbookingEvent): Shown {
  const next = { ...shown };
  const at = "hotel" in event ? event.hotel : 0;
  const hotel = shown.hotels[at - 1];
  if (!hotel) return next;
  const changed: ShownHotel = { ...hotel };
  next.hotels = shown.hotels.with(at - 1, changed);
  switch (event.kind) {
    case "card-placed": {
      const side = sideOf(event.side);
      const line = changed[side];
      const placed: ShownCard = {
        key: `${side[0]}${line.length}`,
        seat: event.seat,
        back: event.back,
        card: event.card,
        open: false,
        fate: null,
        rank: 0,
      };
      changed[side] = [...line, placed];
      next.seats = ofSeat(shown, event.seat, (seat) => ({ hand: seat.hand - 1 }));
      break;
    }
    case "card-turned-up":
      changed.queue = changed.queue.map((each, index) =>
        index + 1 === event.position ? { ...each, card: event.card, open: true } : each,
      );
      break;
    case "token-taken":
      changed.token = false;
      next.seats = ofSeat(shown, event.seat, (seat) => ({
        tokens: seat.tokens + 1,
        score: seat.score + event.vp,
      }));
      break;
    case "hotel-revealed":
      next.at = at;
      next.acting = "";
      changed.queue = turned(changed.queue, event.queue, "q");
      changed.door = turned(changed.door, event.door, "d");
      break;
    case "ability-started":
      next.acting = `${event.seat}:${event.card}`;
      break;
    case "joined-queue": {
      const monk = changed.door.find((each) => is(each, event.seat, event.card));
      changed.door = changed.door.filter((each) => each !== monk);
      changed.queue = [...changed.queue, monk ?? faceUp(event.seat, event.card, `m${at}${event.card}`)];
      break;
    }
    case "beds-changed":
      changed.beds = event.beds;
      changed.change += event.change;
      break;
    case "guest-named":
      changed.named = [...changed.named, event.position];
      break;
    case "guest-replaced": {
      const taking = changed.door.find((each) => is(each, event.seat, event.card));
      changed.door = changed.door.filter((each) => each !== taking);
      const replacing = taking ?? faceUp(event.seat, event.card, `r${at}${event.card}`);
      changed.queue = changed.queue.map((each, index) => (index + 1 === event.position ? replacing : each));
      changed.named = changed.named.filter((each) => each !== event.position);
      break;
    }
    case "booking-order":
      next.acting = "";
      changed.beds = event.beds;
      changed.queue = changed.queue.map((each) => ({
        ...each,
        rank: event.order.findIndex(([seat, name]) => is(each, seat, name)) + 1,
      }));
      break;
    case "guest-booked":
      changed.beds = event.beds_after;
      changed.lodgers = [
        ...changed.lodgers,
        ...Array<number>(event.beds_before - event.beds_after).fill(event.seat),
      ];
      changed.queue = fated(changed.queue, event.seat, event.card, "booked");
      next.seats = ofSeat(shown, event.seat, (seat) => ({
        score: seat.score + event.coins + event.crest_vp,
        coins: seat.coins + event.coins,
        crest_vp: seat.crest_vp + event.crest_vp,
        crests: seat.crests.map((each) =>
          each.crest === crestOf(event.card)
            ? { ...each, cards: event.crest_cards, vp: each.vp + event.crest_vp }
            : each,
        ),
      }));
      break;
    case "guest-turned-away":
      changed.queue = fated(changed.queue, event.seat, event.card, "away");
      break;
    case "cards-discarded":
      for (const [seat, name] of event.cards) changed.door = fated(changed.door, seat, name, "gone");
      break;
    case "hotel-closed":
      // The cards have their fates; they are on their way out.
      changed.named = [];
      next.acting = "";
      break;
  }
  return next;
}

const is = (each: ShownCard, seat: number, card: string): boolean =>
  each.seat === seat && each.card === card;

function faceUp(seat: number, card: string, key: string): ShownCard {
  return { key, seat, back: backOf(card), card, open: true, fate: null, rank: 0 };
}

function turned(line: ShownCard[], cards: Pairs, side: string): ShownCard[] {
  return cards.map(([seat, card], index) => ({
    ...faceUp(seat, card, `${side}${index}`),
    key: line[index]?.key ?? `${side}${index}`,
  }));
}

function fated(line: ShownCard[], seat: number, card: string, fate: Fate): ShownCard[] {
  return line.map((each) => (is(each, seat, card) ? { ...each, fate } : each));
}

function ofSeat(
  shown: Shown,
  seat: number,
  change: (seat: ShownSeat) => Partial<ShownSeat>,
): ShownSeat[] {
  return shown.seats.map((each, index) =>
    index + 1 === seat ? { ...each, ...change(each) } : each,
  );
}
