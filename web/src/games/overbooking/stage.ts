// The table as it is shown: what the house says, or a moment of the check-in on the way there.

import type { GameEvent, OverbookingView } from "../../lib/api";
import { backOf } from "./box";
import type { Lodging } from "./journal";

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
  face: OverbookingView["hotels"][number]["face"];
  other: OverbookingView["hotels"][number]["face"];
  beds: number; // free now
  change: number; // by abilities
  lodgers: number[]; // the seat that has each bed
  token: boolean;
  named: number[];
  queue: ShownCard[];
  door: ShownCard[];
}
export interface ShownSeat {
  booked: string[];
  tokens: number;
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

type Pairs = [number, string][];
const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const text = (event: GameEvent, fact: string): string => String(event[fact] ?? "");

/** The table as the house tells it. */
export function shownOf(view: OverbookingView, lodging: Map<number, Lodging>): Shown {
  const line = (cards: OverbookingView["hotels"][number]["queue"], side: string): ShownCard[] =>
    cards.map((each, index) => ({ ...each, key: `${side}${index}`, fate: null, rank: 0 }));
  return {
    hotels: view.hotels.map((hotel, index) => ({
      face: hotel.face,
      other: hotel.other_side,
      beds: hotel.beds,
      change: lodging.get(index + 1)?.change ?? 0,
      lodgers: lodging.get(index + 1)?.lodgers ?? [],
      token: hotel.token,
      named: [...hotel.named],
      queue: line(hotel.queue, "q"),
      door: line(hotel.door, "d"),
    })),
    seats: view.seats.map((seat) => ({
      booked: [...seat.booked],
      tokens: seat.tokens,
      hand: seat.hand_size,
      deck: seat.deck_size,
    })),
    round: view.round,
    first: view.first ?? 0,
    at: view.at?.[0] ?? 0,
    acting: view.at ? `${view.actor}:${view.at[1]}` : "",
  };
}

/** The table with an action of one's own that waits to be confirmed; as it was for any other. */
export function withHeld(shown: Shown, action: string, seat: number, at: OverbookingView["at"]): Shown {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "queue" || verb === "door") {
    const facts = { side: verb, hotel: Number(second), card: first, back: backOf(first) };
    return after(shown, { kind: "card-placed", seat, ...facts });
  }
  if (!at || (verb !== "name" && verb !== "replace")) return shown;
  const kind = verb === "name" ? "guest-named" : "guest-replaced";
  return after(shown, { kind, seat, hotel: at[0], card: at[1], position: Number(first) });
}

/** The table after one more event. */
export function after(shown: Shown, event: GameEvent): Shown {
  const next = { ...shown };
  const at = number(event, "hotel");
  const hotel = shown.hotels[at - 1];
  if (!hotel) return next;
  const changed: ShownHotel = { ...hotel };
  next.hotels = shown.hotels.with(at - 1, changed);
  const card = text(event, "card");
  switch (event.kind) {
    case "card-placed": {
      const side = text(event, "side") === "door" ? "door" : "queue";
      const line = changed[side];
      const placed: ShownCard = {
        key: `${side[0]}${line.length}`,
        seat: event.seat,
        back: text(event, "back"),
        card: card || null,
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
        index + 1 === number(event, "position") ? { ...each, card, open: true } : each,
      );
      break;
    case "token-taken":
      changed.token = false;
      next.seats = ofSeat(shown, event.seat, (seat) => ({ tokens: seat.tokens + 1 }));
      break;
    case "hotel-revealed":
      next.at = at;
      next.acting = "";
      changed.queue = turned(changed.queue, (event["queue"] ?? []) as Pairs, "q");
      changed.door = turned(changed.door, (event["door"] ?? []) as Pairs, "d");
      break;
    case "ability-started":
      next.acting = `${event.seat}:${card}`;
      break;
    case "joined-queue": {
      const monk = changed.door.find((each) => is(each, event.seat, card));
      changed.door = changed.door.filter((each) => each !== monk);
      changed.queue = [...changed.queue, monk ?? faceUp(event.seat, card, `m${at}${card}`)];
      break;
    }
    case "beds-changed":
      changed.beds = number(event, "beds");
      changed.change += number(event, "change");
      break;
    case "guest-named":
      changed.named = [...changed.named, number(event, "position")];
      break;
    case "guest-replaced": {
      const position = number(event, "position");
      const taking = changed.door.find((each) => is(each, event.seat, card));
      changed.door = changed.door.filter((each) => each !== taking);
      const replacing = taking ?? faceUp(event.seat, card, `r${at}${card}`);
      changed.queue = changed.queue.map((each, index) =>
        index + 1 === position ? replacing : each,
      );
      changed.named = changed.named.filter((each) => each !== position);
      break;
    }
    case "booking-order": {
      next.acting = "";
      const order = (event["order"] ?? []) as [number, string, string][];
      changed.beds = Math.max(0, changed.beds);
      changed.queue = changed.queue.map((each) => ({
        ...each,
        rank: order.findIndex(([seat, name]) => is(each, seat, name)) + 1,
      }));
      break;
    }
    case "guest-booked": {
      const needed = number(event, "beds_before") - number(event, "beds_after");
      changed.beds = number(event, "beds_after");
      changed.lodgers = [...changed.lodgers, ...Array<number>(needed).fill(event.seat)];
      changed.queue = fated(changed.queue, event.seat, card, "booked");
      next.seats = ofSeat(shown, event.seat, (seat) => ({ booked: [...seat.booked, card].sort() }));
      break;
    }
    case "guest-turned-away":
      changed.queue = fated(changed.queue, event.seat, card, "away");
      break;
    case "cards-discarded":
      for (const [seat, name] of (event["cards"] ?? []) as Pairs) {
        changed.door = fated(changed.door, seat, name, "gone");
      }
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
