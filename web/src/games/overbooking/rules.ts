// Why a card may not go somewhere, and how a booking would go as things stand.

import { crestOf, DOOR_PLACES, hasDoor, isLarge, kindOf, queuePlaces } from "./box";
import type { ShownCard, ShownHotel } from "./stage";

export type Side = "queue" | "door";

/** The key of the sentence that says why a card may not be put there; null when it may. */
export function whyNot(hotel: ShownHotel, side: Side, card: string | null): string | null {
  if (side === "door") {
    if (!hasDoor(hotel)) return "overbooking-why-no-door";
    return hotel.door.length >= DOOR_PLACES ? "overbooking-why-door-full" : null;
  }
  if (hotel.queue.length >= queuePlaces(hotel)) return "overbooking-why-full";
  if (card === null) return null;
  const { rule } = hotel.face;
  if (rule === "no_soldiers" && kindOf(card).name === "soldiers") return "overbooking-why-soldiers";
  if (rule === "small_only" && isLarge(card)) return "overbooking-why-small";
  if (rule === "large_only" && !isLarge(card)) return "overbooking-why-large";
  if (rule === "two_crests") {
    const crests = new Set(hotel.queue.map((each) => crestOf(each.back)));
    if (crests.size >= 2 && !crests.has(crestOf(card))) return "overbooking-why-crests";
  }
  return null;
}

/** Why a card that lies there is not one the acting kind may choose; null when that is not asked. */
export function whyNotChosen(decision: string, mine: boolean, named: boolean): string | null {
  if (decision === "maids") return "overbooking-why-maids";
  if (decision === "soldiers") return "overbooking-why-workers";
  if (decision === "nobles") return mine && named ? "overbooking-why-named" : "overbooking-why-nobles";
  return null;
}

const SECTIONS: Record<string, string> = {
  "overbooking-why-no-door": "hotels",
  "overbooking-why-soldiers": "hotels",
  "overbooking-why-small": "hotels",
  "overbooking-why-large": "hotels",
  "overbooking-why-crests": "hotels",
  "overbooking-why-maids": "back-door",
  "overbooking-why-workers": "back-door",
  "overbooking-why-nobles": "back-door",
  "overbooking-why-named": "back-door",
  "overbooking-why-elsewhere": "check-in",
  "overbooking-why-decide": "check-in",
  "overbooking-why-over": "scoring",
};

/** The section of the rules that tells why. */
export const sectionOf = (why: string): string => SECTIONS[why] ?? "placing";

/** For each card of an open queue whether it gets a bed, if nothing else happens before booking. */
export function outlook(hotel: ShownHotel): boolean[] {
  const favourite = { monks_first: "monk", soldiers_first: "soldiers" }[hotel.face.rule];
  const rank = (card: ShownCard, position: number): number => {
    const named = hotel.named.indexOf(position);
    if (named >= 0) return named - 1000;
    const kind = card.card === null ? null : kindOf(card.card);
    if (kind && kind.name === favourite) return position - 500;
    return (6 - (kind?.beds ?? 0)) * 20 + position;
  };
  const order = hotel.queue
    .map((card, index) => ({ card, index, rank: rank(card, index + 1) }))
    .sort((one, other) => one.rank - other.rank);
  const found = hotel.queue.map(() => false);
  let free = Math.max(0, hotel.beds);
  for (const { card, index } of order) {
    const needed = card.card === null ? Infinity : kindOf(card.card).beds;
    if (needed <= free) {
      found[index] = true;
      free -= needed;
    }
  }
  return found;
}
