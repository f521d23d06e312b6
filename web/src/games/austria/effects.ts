// What cards, tiles and dice do, read from the short sentences of the box and told in our words.

import { listed } from "../../lib/lists";
import { known, say, type Facts } from "../../lib/words.svelte";
import { CUBES, guestName, guestOf, staffName, staffOf, tileOf, type Guest } from "./box";

export interface Effect {
  op: string;
  amount: number;
  cubes: string;
  low: boolean; // only floors 1 and 2
  lit: boolean; // occupied at once
  times: number;
}

export const FREE = 99; // a discount that covers any price

const PREPARE = /^prepare (\d+) less (\d+) low (True|False) lit (True|False)$/;
const DIE = /^(food|drinks|advance|mimic|both tracks) (\d+)$/;

/** An effect, in the notation of the cards or of a batch under way. */
export function readEffect(text: string): Effect {
  const effect = { op: text, amount: 0, cubes: "", low: false, lit: false, times: 1 };
  const prepare = PREPARE.exec(text);
  if (prepare) {
    return {
      ...effect,
      op: "prep",
      times: Number(prepare[1]),
      amount: Number(prepare[2]),
      low: prepare[3] === "True",
      lit: prepare[4] === "True",
    };
  }
  const die = DIE.exec(text);
  if (die) return { ...effect, op: die[1] === "both tracks" ? "both" : `${die[1]}`, amount: Number(die[2]) };
  if (text.endsWith("at once occupied")) {
    return { ...effect, op: "prep", amount: FREE, low: text.includes("floor 1-2"), lit: true };
  }
  const perStaff = /^(\d+) VP per played staff card$/.exec(text) ?? /^vp_per_staff:(\d+)$/.exec(text);
  if (perStaff) return { ...effect, op: "vp-per-staff", amount: Number(perStaff[1]) };
  const [op = "", word = ""] = text.split(":");
  if (op === "cubes") return { ...effect, op, cubes: word };
  if (op === "occupy" || op === "invite") return { ...effect, op };
  if (op === "extra_turn" || op === "extra turn") return { ...effect, op: "extra" };
  if (op === "complete" || text.startsWith("complete one guest")) return { ...effect, op: "complete" };
  if (word.startsWith("free")) return { ...effect, op, amount: FREE, low: word.endsWith("@2") };
  return { ...effect, op, amount: Number(word) || 0 };
}

/** Cubes written as letters: `ssc` is `2 strudel` and `1 cake`. */
export function cubesList(letters: string): string[] {
  return CUBES.filter((cube) => letters.includes(cube)).map((cube) =>
    say(`austria-cubes-${cube}`, { n: letters.split(cube).length - 1 }),
  );
}

export const cubesWords = (letters: string): string => listed(cubesList(letters));

function discount(effect: Effect): string {
  if (effect.amount >= FREE) return "free";
  return effect.amount ? "less" : "full";
}

function facts(effect: Effect): Facts {
  return {
    n: effect.amount,
    most: Math.floor(effect.amount / 2),
    times: effect.times,
    cubes: cubesWords(effect.cubes),
    low: effect.low ? "yes" : "no",
    lit: effect.lit ? "yes" : "no",
    price: discount(effect),
  };
}

/** What an effect does, in a full phrase. */
export function effectWords(effect: Effect, revised = false): string {
  const key = effect.op === "extra" && revised ? "extra-revised" : effect.op;
  return say(`austria-effect-${key}`, facts(effect));
}

/** The same in two or three words, beside its icon. */
export function shortWords(effect: Effect): string {
  return say(`austria-short-${effect.op}`, facts(effect));
}

/** A colour or a set of rooms by its name; anything else as it is. */
export function noun(word: string): string {
  return known(`austria-word-${word}`) ? say(`austria-word-${word}`) : word;
}

function together(parts: string[]): string[] {
  return [...new Set(parts)].map((part) =>
    parts.filter((each) => each === part).length > 1 ? say("austria-twice", { what: part }) : part,
  );
}

/** What a guest gives on checking in. */
export function rewardWords(guest: Guest, revised = false): string {
  const parts = together(guest.reward.map((text) => effectWords(readEffect(text), revised)));
  if (guest.vp) parts.unshift(say("austria-effect-vp", { n: guest.vp }));
  return listed(parts) || say("austria-nothing");
}

/** A whole guest card in words. */
export function guestWords(card: number, revised = false): string {
  const guest = guestOf(card);
  return say("austria-guest-card", {
    name: guestName(card),
    kind: say(`austria-kind-${guest.colour}`),
    order: cubesWords(guest.order),
    gives: rewardWords(guest, revised),
  });
}

// What staff does, as the box writes it: a pattern, and the key of our sentence.
const STAFF: [RegExp, string][] = [
  [/^(?<n>\d+) crowns? when a (?<of>\w+) guest enters a room$/, "on-guest-crowns"],
  [/^(?<n>\d+) emperor steps? when a (?<of>\w+) guest enters a room$/, "on-guest-emperor"],
  [/^(?<n>\d+) VP when a (?<of>\w+) guest enters a room$/, "on-guest-vp"],
  [/^(?<n>\d+) crowns? when a guest enters a room$/, "on-any-guest"],
  [/^(?<n>\d+) VP when a guest with an order of (?<of>\d) enters a room$/, "on-order"],
  [/^(?<of>\w+) rooms are prepared free$/, "free-rooms"],
  [/^(?<n>\d+) VP when taking a die (?<faces>\d(?: or \d)*)$/, "on-die-vp"],
  [/^when taking a die (?<faces>\d(?: or \d)*), (?<n>\d+) emperor steps?$/, "on-die-emperor"],
  [/^when taking a die (?<faces>\d(?: or \d)*), may also prepare 1 room/, "on-die-prep"],
  [/^when taking a die (?<faces>\d(?: or \d)*), may also play a staff card/, "on-die-hire"],
  [/^\+(?<n>\d+) strength when taking a die (?<faces>\d(?: or \d)*)/, "strength"],
  [/^when taking a die (?<faces>\d), the staff card is (?<n>\d+) crowns cheaper still$/, "cheaper"],
  [/^a die (?<faces>\d) costs nothing and has \+(?<n>\d+) strength$/, "free-six"],
  [/^when taking a die (?<faces>\d), each strength gives an emperor step and a crown$/, "both"],
  [/^moving cubes from the kitchen to guests is free$/, "free-delivery"],
  [/^guests from the row are free$/, "free-guests"],
  [/^may pay (?<n>\d+) crown to ignore an emperor penalty$/, "excuse"],
  [/^(?<n>\d+) VP with every emperor bonus$/, "on-bonus"],
  [/^(?<n>\d+) VP per occupied (?<of>red|blue|yellow) room$/, "end-colour"],
  [/^(?<n>\d+) VP per occupied room$/, "end-occupied"],
  [/^(?<n>\d+) VP per played staff card, itself included$/, "end-staff"],
  [/^(?<n>\d+) VP per room tile, occupied or not$/, "end-tiles"],
  [/^(?<n>\d+) VP per fully occupied (?<of>group|floor|column)$/, "end-full"],
  [/^(?<n>\d+) VP per politics card with one's disc$/, "end-discs"],
  [/^(?<n>\d+) VP per emperor space \(at most (?<of>\d+)\)$/, "end-emperor"],
  [/^(?<n>\d+) VP per set of three occupied rooms in three colours$/, "end-sets"],
  [/^copies another player's end card$/, "end-copy"],
  [/^occupy:any twice$/, "occupy-twice"],
];

export interface Duty {
  op: string;
  n: number;
  of: string;
  faces: number[];
}

/** What a staff card does: an operation, its number and what it speaks of; null for plain effects. */
export function dutyOf(card: number): Duty | null {
  const { effect } = staffOf(card);
  for (const [pattern, op] of STAFF) {
    const found = pattern.exec(effect);
    if (found) {
      const parts = found.groups ?? {};
      const faces = (parts["faces"] ?? "").split(" or ").filter(Boolean).map(Number);
      return { op, n: Number(parts["n"] ?? 0), of: parts["of"] ?? "", faces };
    }
  }
  return null;
}

function duty(card: number, prefix: string, revised: boolean): string {
  const found = dutyOf(card);
  if (!found) {
    const effect = readEffect(staffOf(card).effect);
    return prefix === "austria-staff" ? effectWords(effect, revised) : shortWords(effect);
  }
  const changed = revised && (found.op === "on-any-guest" || found.op === "end-emperor");
  return say(`${prefix}-${found.op}${changed ? "-revised" : ""}`, {
    n: found.n,
    of: noun(found.of),
    which: found.of,
    limit: Number(found.of) || 0,
    faces: listed(found.faces.map(String), "or"),
  });
}

/** What a staff card does, in a sentence. */
export function staffWords(card: number, revised = false): string {
  return duty(card, "austria-staff", revised);
}

/** The same in a few words, for the card. */
export function staffShort(card: number, revised = false): string {
  return duty(card, "austria-brief", revised);
}

/** A whole staff card in words. */
export function staffCard(card: number, cost: number, revised = false): string {
  const { when } = staffOf(card);
  return say("austria-staff-card", {
    name: staffName(card),
    cost,
    when: say(`austria-when-${when}`),
    does: staffWords(card, revised),
  });
}

const NEEDS: [RegExp, string][] = [
  [/^(?<n>\d+) crowns$/, "crowns"],
  [/^(?<n>\d+) room tiles/, "tiles"],
  [/^(?<n>\d+) played staff cards$/, "staff"],
  [/^emperor space (?<n>\d+) or more$/, "emperor"],
  [/^(?<n>\d+) fully occupied (?<of>floor|group|column)s$/, "full"],
  [/^all rooms of one colour occupied$/, "colour"],
  [/^(?<n>\d+) occupied rooms of each colour$/, "each"],
  [/^(?<n>\d+) (?<of>red|yellow|blue) and (?<m>\d) (?<and>red|yellow|blue) occupied$/, "two"],
];

export interface Need {
  op: string;
  n: number;
  of: string;
  m: number;
  and: string;
}

/** What a politics card asks for. */
export function readNeed(text: string): Need {
  for (const [pattern, op] of NEEDS) {
    const parts = pattern.exec(text)?.groups ?? (pattern.test(text) ? {} : null);
    if (parts) {
      return {
        op,
        n: Number(parts["n"] ?? 0),
        of: parts["of"] ?? "",
        m: Number(parts["m"] ?? 0),
        and: parts["and"] ?? "",
      };
    }
  }
  return { op: "", n: 0, of: "", m: 0, and: "" };
}

// Languages whose adjectives change choose by the key of a colour, not by its word.
function needFacts(need: Need): Facts {
  return { ...need, of: noun(need.of), and: noun(need.and), which: need.of, other: need.and };
}

export function needWords(text: string): string {
  const need = readNeed(text);
  return need.op ? say(`austria-need-${need.op}`, needFacts(need)) : text;
}

/** How much of a condition one has: `red 2/4, blue 1/3`. */
export function progressWords(parts: { what: string; have: number; need: number }[]): string {
  return parts
    .map((each) => say("austria-progress", { have: each.have, need: each.need, what: noun(each.what) }).trim())
    .join(", ");
}

const PENALTIES: [RegExp, string][] = [
  [/^(?<n>\d+) crowns$/, "crowns"],
  [/^(?<n>\d+) VP$/, "vp"],
  [/^(?<n>\d+) VP per played staff card$/, "vp-per-staff"],
  [/^all cubes in the kitchen$/, "cubes"],
  [/^all cubes in the kitchen and on guests$/, "all-cubes"],
  [/^(?<n>\d+) staff cards from hand/, "return"],
  [/^the highest free room/, "demolish"],
  [/^twice the highest free room$/, "demolish-twice"],
  [/^(?<n>\d+) occupied rooms:/, "evict"],
  [/^discard a played end card$/, "dismiss"],
];

/** The options of a tile's penalty, in printed order. */
export function penaltyOptions(tile: string, revised = false): string[] {
  const written = tileOf(tile)?.penalty.split("|").map((part) => part.trim()) ?? [];
  return written.map((text) => {
    for (const [pattern, key] of PENALTIES) {
      const found = pattern.exec(text);
      if (found) {
        const which = revised && key === "evict" ? "evict-revised" : key;
        return say(`austria-penalty-${which}`, { n: Number(found.groups?.["n"] ?? 0) });
      }
    }
    return text;
  });
}

export function penaltyWords(tile: string, revised = false): string {
  const [first = "", second] = penaltyOptions(tile, revised);
  if (second === undefined) return first;
  return say(revised ? "austria-penalty-else" : "austria-penalty-or", { first, second });
}

export function bonusWords(tile: string): string {
  return effectWords(readEffect(tileOf(tile)?.bonus ?? ""));
}
