// The table as it's shown: the server's state, or a moment of the check-in on the way there.

import { backOf, crestOf } from "./box";
import { sideOf, type Lodging } from "./journal";
import type { HotelFacts, HotelView, Known, OverbookingEvent, OverbookingView, SeatFacts, Side } from "./view";

export type Fate = "booked" | "away" | "gone";

/** What a card did or met in this check-in, for the strip under it. */
export type Did =
  | { what: "beds"; change: number; beds: number }
  | { what: "joined" }
  | { what: "replaced"; card: string }
  | { what: "named"; card: string }
  | { what: "unused"; reason: string }
  | { what: "booked"; beds: number; points: number; left: number }
  | { what: "away"; needed: number; left: number };

export interface ShownCard {
  key: string;
  seat: number;
  back: string;
  card: string | null;
  open: boolean;
  fate: Fate | null; // its result in this check-in
  rank: number; // its place in the order of booking; 0 while there is none
  may: Known[]; // what may be behind its back, as far as known; empty if it's visible
  did: Did | null;
}
/** How the check-in of a hotel ended. */
export interface Closed {
  inside: number; // groups that got beds
  outside: number;
  gains: number[]; // points of each seat
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
  crests: string[]; // if it takes only two: those in its queue, and an empty one for one to come
  faceUp: number; // the spot in the queue that's face up; 0 for none
  asked: [number, number]; // beds that the queue wants, at least and at most
  closed: Closed | null; // in this round
}
export interface ShownSeat extends SeatFacts {
  hand: number;
  deck: number;
}
export interface Shown {
  hotels: ShownHotel[];
  seats: ShownSeat[];
  round: number;
  order: number[]; // the seats as they place in this round; empty before that is known
  at: number; // the hotel that is checking in; 0 when none
  acting: string; // `seat:card` at the back door
}

/** A table without anything on it. */
export const NOTHING: Shown = { hotels: [], seats: [], round: 0, order: [], at: 0, acting: "" };

type Pairs = [number, string][];

/** The hotels from the server's state. */
export function hotelsOf(
  hotels: HotelView[],
  facts: HotelFacts[],
  lodging: Map<number, Lodging> = new Map(),
): ShownHotel[] {
  const line = (at: number, side: Side): ShownCard[] =>
    (hotels[at]?.[side] ?? []).map((each, index) => ({
      ...each,
      key: `${side[0]}${index}`,
      fate: null,
      rank: 0,
      may: facts[at]?.[`${side}_may`][index] ?? [],
      did: lodging.get(at + 1)?.did.get(`${each.seat}:${each.card}`) ?? null,
    }));
  return hotels.map((hotel, index) => ({
    face: hotel.face,
    other: hotel.other_side,
    beds: hotel.beds,
    change: lodging.get(index + 1)?.change ?? 0,
    lodgers: lodging.get(index + 1)?.lodgers ?? [],
    token: hotel.token,
    named: [...hotel.named],
    queue: line(index, "queue"),
    door: line(index, "door"),
    places: { queue: facts[index]?.queue_places ?? 0, door: facts[index]?.door_places ?? 0 },
    crests: facts[index]?.crests ?? [],
    faceUp: facts[index]?.face_up ?? 0,
    asked: facts[index]?.asked ?? [0, 0],
    closed: lodging.get(index + 1)?.closed ?? null,
  }));
}

/** The table from the server's state. */
export function shownOf(view: OverbookingView, lodging: Map<number, Lodging>): Shown {
  return {
    hotels: hotelsOf(view.hotels, view.facts.hotels, lodging),
    seats: view.seats.flatMap((seat, index) => {
      const points = view.facts.seats[index];
      return points ? [{ ...points, hand: seat.hand_size, deck: seat.deck_size }] : [];
    }),
    round: view.round,
    order: view.facts.order,
    at: view.at?.[0] ?? 0,
    acting: view.at ? `${view.actor}:${view.at[1]}` : "",
  };
}

/** The cards in your own hand, as in your book. */
export function handOf({ crests }: ShownSeat): string[] {
  const held = crests.flatMap(({ crest, kinds }) =>
    kinds.flatMap(({ kind, where }) => (where === "hand" ? [`${kind}${crest[0] ?? ""}`] : [])),
  );
  return held.sort();
}

/** The table with your own action that waits for confirmation, before its consequences. */
export function withHeld(shown: Shown, changes: readonly OverbookingEvent[]): Shown {
  const follows = changes.findIndex((event) => event.follows);
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
  const seen: [seat: number, card: string, where: string, hotel: number][] = [];
  switch (event.kind) {
    case "card-placed": {
      const side = sideOf(event.side);
      const line = changed[side];
      const placed: ShownCard = {
        ...faceUp(event.seat, event.card ?? "", `${side[0]}${line.length}`),
        back: event.back,
        card: event.card,
        open: false,
      };
      changed[side] = [...line, placed];
      const asked = net(event, "asked");
      changed.asked = [hotel.asked[0] + asked, hotel.asked[1] + asked];
      next.seats = ofSeat(shown, event.seat, (seat) => ({ hand: seat.hand - 1 }));
      if (event.card) seen.push([event.seat, event.card, "laid", at]);
      break;
    }
    case "card-turned-up":
      changed.queue = changed.queue.map((each, index) =>
        index + 1 === event.position ? { ...each, card: event.card, open: true, may: [] } : each,
      );
      seen.push([changed.queue[event.position - 1]?.seat ?? 0, event.card, "open", at]);
      break;
    case "token-taken":
      changed.token = false;
      next.seats = ofSeat(shown, event.seat, (seat) => richer(seat, event));
      break;
    case "hotel-revealed":
      next.at = at;
      next.acting = "";
      changed.queue = turned(changed.queue, event.queue, "q");
      changed.door = turned(changed.door, event.door, "d");
      for (const [seat, card] of [...event.queue, ...event.door]) seen.push([seat, card, "open", at]);
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
      seen.push([event.replaced_seat, event.replaced, "gone", 0]);
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
      next.acting = `${event.seat}:${event.card}`;
      changed.beds = event.beds_after;
      changed.lodgers = [
        ...changed.lodgers,
        ...Array<number>(event.beds_before - event.beds_after).fill(event.seat),
      ];
      changed.queue = fated(changed.queue, event.seat, event.card, "booked");
      next.seats = ofSeat(shown, event.seat, (seat) => ({
        ...richer(seat, event),
        crests: seat.crests.map((each) =>
          each.crest === crestOf(event.card)
            ? { ...each, cards: event.crest_cards, vp: each.vp + net(event, "crest_vp") }
            : each,
        ),
      }));
      seen.push([event.seat, event.card, "booked", 0]);
      break;
    case "guest-turned-away":
      next.acting = `${event.seat}:${event.card}`;
      changed.queue = fated(changed.queue, event.seat, event.card, "away");
      seen.push([event.seat, event.card, "gone", 0]);
      break;
    case "cards-discarded":
      for (const [seat, name] of event.cards) {
        changed.door = fated(changed.door, seat, name, "gone");
        seen.push([seat, name, "gone", 0]);
      }
      break;
    case "hotel-closed":
      // The cards have their results; they're on their way out.
      changed.named = [];
      next.acting = "";
      changed.closed = closedAs(event);
      break;
  }
  const found = didOf(event, shown.acting);
  if (found) {
    changed.queue = noted(changed.queue, found.card, found.did);
    changed.door = noted(changed.door, found.card, found.did);
  }
  for (const each of seen) see(next, ...each);
  return next;
}

/** The text that an event puts under a card, and which card it is. */
export function didOf(event: OverbookingEvent, acting: string): { card: string; did: Did } | null {
  switch (event.kind) {
    case "beds-changed":
      return { card: acting, did: { what: "beds", change: event.change, beds: freeBeds(event.beds) } };
    case "guest-named":
      return { card: acting, did: { what: "named", card: event.card } };
    case "joined-queue":
      return { card: `${event.seat}:${event.card}`, did: { what: "joined" } };
    case "guest-replaced":
      return { card: `${event.seat}:${event.card}`, did: { what: "replaced", card: event.replaced } };
    case "ability-unused":
      return { card: `${event.seat}:${event.card}`, did: { what: "unused", reason: event.reason } };
    case "guest-booked": {
      const { beds_before: before, beds_after: left } = event;
      const points = net(event, "vp");
      return { card: `${event.seat}:${event.card}`, did: { what: "booked", beds: before - left, points, left } };
    }
    case "guest-turned-away":
      return { card: `${event.seat}:${event.card}`, did: { what: "away", needed: event.needed, left: event.free } };
    default:
      return null;
  }
}

/** How a hotel has closed; null if that wasn't told, in a game from an older version. */
export function closedAs({ inside, outside, vp }: Extract<OverbookingEvent, { kind: "hotel-closed" }>): Closed | null {
  return vp.length ? { inside, outside, gains: vp } : null;
}

/** What a seat has after an event of its own. */
function richer({ score, coins, crest_vp, tokens }: ShownSeat, event: OverbookingEvent): Partial<ShownSeat> {
  return {
    score: score + net(event, "vp"),
    coins: coins + net(event, "coins"),
    crest_vp: crest_vp + net(event, "crest_vp"),
    tokens: tokens + net(event, "tokens"),
  };
}

/** Beds that can be seen to be free: a hotel that lacks some has none. */
export const freeBeds = (beds: number): number => (beds < 0 ? 0 : beds);

/** What the seat of an event has more of by it. */
export const net = (event: OverbookingEvent, what: string): number => event.net?.[what] ?? 0;

/** Write the results under the cards of a hotel. */
export function noted(line: ShownCard[], card: string, did: Did): ShownCard[] {
  return line.map((each) => (`${each.seat}:${each.card}` === card ? { ...each, did } : each));
}

const is = (each: ShownCard, seat: number, card: string): boolean =>
  each.seat === seat && each.card === card;

function faceUp(seat: number, card: string, key: string): ShownCard {
  return { key, seat, back: backOf(card), card, open: true, fate: null, rank: 0, may: [], did: null };
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

/** Everyone has seen a card: note it in its owner's book; it's behind no other back. */
function see(shown: Shown, seat: number, card: string, where: string, hotel: number): void {
  const crest = crestOf(card);
  const written = (known: Known[]): Known[] =>
    known.map((each) => (`${each.kind}` === card[0] ? { ...each, where, hotel } : each));
  shown.seats = ofSeat(shown, seat, (each) => ({
    crests: each.crests.map((one) => (one.crest === crest ? { ...one, kinds: written(one.kinds) } : one)),
  }));
  const line = (cards: ShownCard[]): ShownCard[] =>
    cards.map((each) =>
      each.seat === seat && each.may.length && crestOf(each.back) === crest ? { ...each, may: written(each.may) } : each,
    );
  shown.hotels = shown.hotels.map((each) => ({ ...each, queue: line(each.queue), door: line(each.door) }));
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
