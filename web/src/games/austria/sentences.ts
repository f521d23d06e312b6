// What happened, as sentences for the log, and what an action would bring in a few words.

import type { GameEvent } from "../../lib/api";
import { listed } from "../../lib/lists";
import { say, type Facts } from "../../lib/words.svelte";
import { guestName, guestOf, politicsOf, staffName, type CubeLetter } from "./box";
import { bonusWords, cubesWords, needWords, noun, penaltyOptions, penaltyWords } from "./effects";

const TITLED = new Set(["Conductor"]); // the other tourists go by their own names

/** A guest in a sentence: `the Countess`, but `Mr. Horsa`. */
export function theGuest(card: number): string {
  const { name, colour } = guestOf(card);
  if (colour === "green" && !TITLED.has(name)) return guestName(card);
  return say("austria-the", { name: guestName(card) });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const theStaff = (card: unknown): string => say("austria-the", { name: staffName(Number(card)) });
const price = (n: unknown): string => say("austria-price", { n: Number(n) });
const withVp = (n: unknown): string => (Number(n) ? say("austria-log-with-vp", { n: Number(n) }) : "");
const crowns = (n: unknown): string => say("austria-crowns", { n: Number(n) });

// Another event beside these says the same, or the table shows it.
const QUIET = new Set(["cubes-put-away", "effect-declined", "row-slid", "staff-woke", "turn-ended", "turn-started"]);

function factsOf(event: GameEvent): Facts | null {
  const n = Number(event["number"] ?? 0);
  switch (event.kind) {
    case "politics-revealed":
      return { what: listed((event["cards"] as number[]).map((card) => needWords(politicsOf(card)?.needs ?? ""))) };
    case "tiles-revealed":
      return { what: listed(event["tiles"] as string[]) };
    case "row-dealt":
      return { what: listed((event["guests"] as number[]).map(theGuest)) };
    case "round-started":
    case "round-ended":
      return { n: Number(event["round"]) };
    case "dice-rolled":
      return { again: event["again"] ? "yes" : "no", dice: (event["dice"] as number[]).join(" ") };
    case "die-binned":
      return { n: Number(event["left"]) };
    case "guest-seated":
      return { guest: theGuest(Number(event["guest"])), price: price(event["price"]) };
    case "die-taken": {
      const paid = Number(event["price"]);
      return {
        face: Number(event["face"]),
        n: Number(event["strength"]),
        paid: paid ? say("austria-log-paid", { n: paid }) : "",
      };
    }
    case "die-used-as":
      return { face: Number(event["face"]) };
    case "cubes-received":
      return { cubes: cubesWords(String(event["cubes"])) };
    case "delivery-started":
      return { price: price(event["price"]) };
    case "cube-served":
      return {
        cube: say(`austria-cube-${event["cube"] as CubeLetter}`),
        guest: theGuest(Number(event["guest"])),
      };
    case "order-completed":
      return { guest: capital(theGuest(Number(event["guest"]))) };
    case "cubes-lost": {
      const lost = `${event["kitchen"] as string}${event["served"] as string}`;
      return lost ? { cubes: cubesWords(lost) } : null;
    }
    case "room-prepared":
      return { room: String(event["room"]), price: price(event["price"]), vp: withVp(event["vp"]) };
    case "guest-checked-in":
      return {
        guest: theGuest(Number(event["guest"])),
        room: String(event["room"]),
        vp: withVp(event["vp"]),
      };
    case "window-lit":
      return event["guest"] ? null : { room: String(event["room"]) };
    case "group-completed":
      return { colour: noun(String(event["colour"])), which: String(event["colour"]), size: (event["rooms"] as string[]).length };
    case "crowns-gained": {
      const lost = Number(event["lost"]);
      return {
        crowns: crowns(event["crowns"]),
        lost: lost ? say("austria-log-crowns-lost", { n: lost }) : "",
      };
    }
    case "points-scored":
      return { n: Number(event["vp"]) };
    case "emperor-moved":
      return { end: Number(event["end"]), vp: withVp(event["vp"]) };
    case "staff-drawn":
    case "offer-put-back": {
      const cards = (event["cards"] as number[] | null) ?? [];
      return { n, known: cards.length ? "yes" : "no", cards: listed(cards.map(theStaff)) };
    }
    case "staff-hired":
      return { card: theStaff(event["card"]), price: price(event["price"]) };
    case "staff-used":
    case "staff-dismissed":
      return { card: theStaff(event["card"]) };
    case "staff-triggered":
      return { card: staffName(Number(event["card"])) };
    case "disc-placed": {
      const card = politicsOf(Number(event["card"]));
      return { group: card?.group ?? "", need: needWords(card?.needs ?? ""), n: Number(event["vp"]) };
    }
    case "emperor-scored":
      return { n: Number(event["vp"]), end: Number(event["end"]) };
    case "bonus-given":
      return { what: bonusWords(String(event["tile"])) };
    case "penalty-due":
      return { what: penaltyWords(String(event["tile"])) };
    case "penalty-paid":
      return {
        what: penaltyOptions(String(event["tile"]))[Number(event["option"]) - 1] ?? "",
        n: Number(event["crowns"]) || Number(event["vp"]),
      };
    case "penalty-excused":
      return { crowns: crowns(event["price"]) };
    case "card-kept":
    case "staff-returned":
      return { known: event["card"] ? "yes" : "no", card: event["card"] ? theStaff(event["card"]) : "" };
    case "room-demolished":
      return { room: String(event["room"]) };
    case "scoring-part": {
      const card = Number(event["card"]);
      const copied = Number(event["copied"]);
      const name = card ? theStaff(card) : say(`austria-part-${String(event["part"])}`);
      const what = copied ? say("austria-part-copied", { card: name, copied: theStaff(copied) }) : name;
      return event["vp"] ? { n: Math.abs(Number(event["vp"])), what } : null;
    }
    default:
      return {};
  }
}

/** The message of an event: that of its kind, but for a few that tell different things. */
function keyOf(event: GameEvent): string {
  if (event.kind === "die-taken" && event["extra"]) return "die-extra";
  if (event.kind === "staff-drawn" && event["offered"]) return "staff-offered";
  if (event.kind === "penalty-paid" && event["crowns"]) return "penalty-crowns";
  if (event.kind === "penalty-paid" && event["vp"]) return "penalty-vp";
  if (event.kind === "scoring-part" && Number(event["vp"]) < 0) return "scoring-loss";
  return event.kind;
}

/** An event as a sentence; null when it goes without saying. */
export function sentence(event: GameEvent, names: string[], you: number | null): string | null {
  if (QUIET.has(event.kind)) return null;
  const facts = factsOf(event);
  if (!facts) return null;
  return say(`austria-log-${keyOf(event)}`, {
    ...facts,
    you: event.seat > 0 && event.seat === you ? "yes" : "no",
    name: names[event.seat - 1] ?? "",
  });
}

/** One's own events up to the end of one's turn: what comes after it nobody owes to the action, the
 * final scoring least of all. */
export function ofTurn(events: GameEvent[], you: number): GameEvent[] {
  const end = events.findIndex(
    ({ kind, seat }) => kind === "round-ended" || (seat === you && (kind === "turn-ended" || kind === "scoring-part")),
  );
  return events.slice(0, end < 0 ? undefined : end).filter((event) => event.seat === you);
}

/** What an action costs and gives, in a few words. */
export function preview(events: GameEvent[], you: number): string {
  const told: string[] = [];
  let coins = 0;
  let lost = 0;
  let vp = 0;
  let steps = 0;
  let cubes = "";
  let drawn = 0;
  for (const event of ofTurn(events, you)) {
    const fact = (name: string): number => Number(event[name] ?? 0);
    coins -= fact("price");
    if (event.kind !== "emperor-scored" && event.kind !== "penalty-paid") vp += fact("vp");
    switch (event.kind) {
      case "die-taken":
        told.push(say("austria-gain-strength", { n: fact("strength") }));
        break;
      case "cubes-received":
        cubes += String(event["cubes"]);
        break;
      case "order-completed":
        told.push(say("austria-gain-ready", { name: guestName(fact("guest")) }));
        break;
      case "window-lit":
        told.push(say("austria-gain-lit", { room: String(event["room"]) }));
        break;
      case "group-completed":
        told.push(say("austria-gain-group", { colour: noun(String(event["colour"])), which: String(event["colour"]) }));
        break;
      case "crowns-gained":
        coins += fact("crowns");
        lost += fact("lost");
        break;
      case "emperor-moved":
        steps += fact("end") - fact("start");
        break;
      case "emperor-scored":
        vp += fact("vp");
        steps += fact("end") - fact("start");
        break;
      case "penalty-paid":
        coins -= fact("crowns");
        vp -= fact("vp");
        break;
      case "cubes-lost": {
        const gone = `${String(event["kitchen"])}${String(event["served"])}`;
        if (gone) told.push(say("austria-lose-cubes", { cubes: cubesWords(gone) }));
        break;
      }
      case "staff-drawn":
        if (!event["offered"]) drawn += fact("number");
        break;
      case "staff-hired":
        told.push(say("austria-gain-hired", { name: staffName(fact("card")) }));
        break;
      case "room-demolished":
        told.push(say("austria-lose-room", { room: String(event["room"]) }));
        break;
      case "passed":
        told.push(say("austria-gain-pass"));
        break;
    }
  }
  if (events.some(({ kind, seat }) => kind === "turn-ended" && seat === you)) told.push(say("austria-turn-ends"));
  const sums: string[] = [];
  if (coins) sums.push(say(coins > 0 ? "austria-gain-crowns" : "austria-cost-crowns", { n: Math.abs(coins) }));
  if (lost) sums.push(say("austria-lost-crowns", { n: lost }));
  if (vp) sums.push(say(vp > 0 ? "austria-gain-vp" : "austria-cost-vp", { n: Math.abs(vp) }));
  if (steps) sums.push(say(steps > 0 ? "austria-gain-steps" : "austria-cost-steps", { n: Math.abs(steps) }));
  if (cubes) sums.push(`+${cubesWords(cubes)}`);
  if (drawn) sums.push(say("austria-gain-staff", { n: drawn }));
  return [...sums, ...told].join(" · ");
}
