// Why a thing cannot be done now, in words, and the section of the rules that says so.

import type { AustriaSeat, AustriaView, TableState } from "../../lib/api";
import { say, type Facts } from "../../lib/words.svelte";
import { boardOf, guestOf, politicsOf, staffOf, type CubeLetter } from "./box";
import { question } from "./decisions";
import { cubesWords, noun, progressWords } from "./effects";
import {
  countCubes,
  DELIVERY,
  DELIVERY_PRICE,
  diePrice,
  dieTaken,
  dutiesOf,
  guestPrice,
  guestTaken,
  held,
  hirePrice,
  inExtraTurn,
  kitchenOf,
  openPlaces,
  progress,
  roomPrice,
  roomsFor,
} from "./rules";

export interface No {
  words: string;
  rule: string;
}

/** Where one sits, and whose hotel one looks at. */
export interface At {
  readonly table: TableState;
  readonly view: AustriaView;
  readonly you: number | null;
  readonly me: AustriaSeat | undefined;
  readonly shown: number;
  readonly seat: AustriaSeat; // whose hotel is shown
  readonly mine: boolean;
  readonly acting: boolean;
  name(seat: number): string;
}

const SECTIONS: Record<string, string> = {
  draft: "setup",
  "first-guest": "setup",
  "first-room": "setup",
  mimic: "dice",
  split: "dice",
  advance: "dice",
  cube: "effects",
  place: "serving",
  deliver: "serving",
  prepare: "rooms",
  hire: "staff",
  "check-in": "check-in",
  occupy: "effects",
  complete: "effects",
  invite: "effects",
  order: "effects",
  penalty: "emperor",
  return: "emperor",
  demolish: "emperor",
  dismiss: "emperor",
};

/** The section of the rules about what is asked. */
export function sectionOf(view: AustriaView | null): string {
  if (view && view.decision === "turn" && inExtraTurn(view)) return "effects";
  return SECTIONS[view?.decision ?? ""] ?? "round";
}

function no(rule: string, key: string, facts?: Facts): No {
  return { words: say(`austria-not-${key}`, facts), rule };
}

/** Nothing at all can be done by oneself just now; null when one decides. */
function notNow(at: At): No | null {
  if (at.view.over) return no("scoring", "over");
  if (!at.view.decision) return { words: "", rule: "" }; // a picture of a table
  if (at.you === null) return no("round", "watching");
  if (at.table.held) return no("round", "confirmed");
  if (!at.acting) return no("round", "turn", { name: at.name(at.view.actor ?? 1) });
  return null;
}

function notHere(at: At): No | null {
  return notNow(at) ?? (at.mine ? null : no("table", "other", { name: at.name(at.shown) }));
}

function notAsked(at: At): No {
  return { words: say("austria-not-asked", { question: question(at.table) }), rule: sectionOf(at.view) };
}

/** The menu of a whole turn; the extra action of the revised edition is less. */
function isTurn(view: AustriaView): boolean {
  return view.decision === "turn" && !(inExtraTurn(view) && view.edition === "revised");
}

function tooDear(rule: string, n: number, seat: AustriaSeat): No {
  return no(rule, "payable", { n, have: seat.crowns });
}

const colourOf = (which: string): Facts => ({ colour: noun(which), which });

export function notGuest(at: At, place: number): No {
  const { view, me } = at;
  const never = notNow(at);
  if (never || !me) return never ?? notAsked(at);
  if (!isTurn(view)) return notAsked(at);
  if (dieTaken(view)) return no("guests", "after-die");
  if (guestTaken(view)) return no("guests", "second-guest");
  if (!me.cafe.includes(null)) return no("guests", "cafe");
  return tooDear("guests", guestPrice(view, me, place), me);
}

export function notDie(at: At, face: number): No {
  const { view, me } = at;
  const never = notNow(at);
  if (never || !me) return never ?? notAsked(at);
  if (view.decision === "mimic") return no("dice", "six-as-six");
  if (view.decision !== "turn") return notAsked(at);
  if (dieTaken(view)) return no("dice", "second-die");
  if (!view.dice[face - 1]) return no("dice", "without-die");
  return tooDear("dice", diePrice(view, me, face), me);
}

export function notRoom(at: At, room: number): No {
  const { view, seat } = at;
  const never = notHere(at);
  if (never) return never;
  const state = seat.rooms[room];
  switch (view.decision) {
    case "first-room":
    case "prepare": {
      if (state !== ".") return no("rooms", "again");
      if (!openPlaces(seat).includes(room)) {
        return no("rooms", /[ox]/.test(seat.rooms) ? "beside" : "corner");
      }
      const isFirst = view.decision === "first-room";
      if (!isFirst && !((held(view, 2) >> room) & 1)) return no("rooms", "floor");
      return tooDear("rooms", roomPrice(seat, room, isFirst ? 0 : held(view, 1)), seat);
    }
    case "check-in":
    case "occupy":
      if (state === "x") return no("check-in", "free");
      if (state === ".") return no("check-in", "prepared");
      return no("check-in", "colour", colourOf(boardOf(seat.board).colours[room] ?? ""));
    case "demolish":
      return state === "." ? no("emperor", "no-room-there") : no("emperor", "spared");
    case "turn":
      if (!isTurn(view)) return notAsked(at);
      if (state === ".") return no("rooms", "by-die");
      return state === "o" ? no("check-in", "from-cafe") : no("check-in", "free");
    default:
      return notAsked(at);
  }
}

function notHoused(guest: number): No {
  const { colour } = guestOf(guest);
  return no("check-in", colour === "green" ? "housed" : "housed-in", colourOf(colour));
}

/** Why nothing happens at a café table, with this cube in one's hand. */
export function notTable(at: At, table: number, hand: CubeLetter | null): No {
  const { view, seat } = at;
  const never = notHere(at);
  if (never) return never;
  const guest = seat.cafe[table - 1];
  if (!guest) return no("guests", "empty-table");
  switch (view.decision) {
    case "place":
    case "deliver":
      if (!guest.missing) return no("serving", "full-order");
      return hand
        ? no("serving", "wanted", { cube: say(`austria-cube-${hand}`), cubes: cubesWords(guest.missing) })
        : notAsked(at);
    case "complete":
      return no("effects", "full-order");
    case "turn":
      if (!isTurn(view)) return notAsked(at);
      if (guest.missing) return no("serving", "hungry", { cubes: cubesWords(guest.missing) });
      return roomsFor(seat, guest.guest).length ? notAsked(at) : notHoused(guest.guest);
    default:
      return notAsked(at);
  }
}

/** Why a cube of the kitchen, or one just received, cannot be served. */
export function notCube(at: At, cube: CubeLetter): No {
  const { view, seat } = at;
  const never = notHere(at);
  if (never) return never;
  const name = say(`austria-cube-${cube}`);
  if (view.decision !== "place") {
    if (!isTurn(view) && view.decision !== "deliver") return notAsked(at);
    if (!kitchenOf(seat.kitchen)[cube]) return no("serving", "no-cube", { cube: name });
  } else if (!countCubes(view.loose)[cube]) return notAsked(at);
  if (!seat.cafe.some((guest) => guest?.missing.includes(cube))) {
    return no("serving", "unwanted", { cube: name });
  }
  if (isTurn(view) && !dutiesOf(seat, "free-delivery").length && seat.crowns < DELIVERY_PRICE) {
    return no("serving", "delivery", { n: DELIVERY_PRICE, cubes: DELIVERY });
  }
  return notAsked(at);
}

/** Why a card cannot be played: one in hand, of an offer, or at work. */
export function notStaff(at: At, card: number, where: "hand" | "offer" | "work"): No {
  const { view, seat } = at;
  const never = notHere(at);
  if (never) return never;
  const { when } = staffOf(card);
  if (where === "work") {
    if (view.decision === "dismiss") return no("emperor", "no-end-card");
    if (seat.used.includes(card)) return { words: say("austria-asleep"), rule: "staff" };
    return when === "round" ? notAsked(at) : no("staff", `used-${when}`);
  }
  if (view.decision === "hire") {
    if (where === "hand" && view.offer) return no("staff", "offered");
    return tooDear("staff", hirePrice(view, card), seat);
  }
  return isTurn(view) ? no("staff", "yet-hired") : notAsked(at);
}

export function notClaim(at: At, index: number): No {
  const { view, me } = at;
  const never = notNow(at);
  if (never || !me) return never ?? notAsked(at);
  if (me.discs.includes("ABC"[index] ?? "-")) return no("politics", "claimed");
  if ((view.discs[index] ?? 0) >= 3) return no("politics", "places");
  const card = view.politics[index] ?? 0;
  const parts = progress(me, card);
  // All rooms of one colour: any colour will do. Of the other cards every part is asked for.
  const isMet = politicsOf(card)?.needs.startsWith("all rooms")
    ? parts.some((each) => each.have >= each.need)
    : parts.every((each) => each.have >= each.need);
  return isMet || !isTurn(view) ? notAsked(at) : no("politics", "reached", { progress: progressWords(parts) });
}

export function notSpace(at: At, space: number): No {
  const { view, me } = at;
  const never = notNow(at);
  if (never || !me) return never ?? notAsked(at);
  if (view.decision === "advance") {
    if (space <= me.emperor) return no("emperor", "backwards");
    return no("emperor", "so-far", { n: held(view, 0) });
  }
  return isTurn(view) ? no("emperor", "by-steps") : notAsked(at);
}
