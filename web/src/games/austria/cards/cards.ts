// The cards of Grand Austria Hotel: staff, guests, politics cards, emperor tiles.

import { box, fetchBox, guestName, staffName, type Guest, type Staff } from "../box";
import {
  bonusWords,
  cubesWords,
  dutyOf,
  needWords,
  penaltyOptions,
  penaltyWords,
  readEffect,
  readNeed,
  rewardWords,
  staffWords,
} from "../effects";
import { capital } from "../sentences";
import { fetchWords, say } from "../../../lib/words.svelte";
import AustriaFace from "./Face.svelte";
import { rulings } from "./rulings";
import type { Deck, Entry, Filter } from "../../../cards/deck";

await Promise.all([fetchBox(), fetchWords("austria", "names", "cards", "rules", "rules-austria")]);

const label = (filter: string, value: string): string => say(`cards-${filter}-${value}`);

/** A sentence, and how it reads in the revised edition where that is different. */
function inBoth(words: (revised: boolean) => string): string[] {
  const [classic, revised] = [words(false), words(true)];
  return classic === revised ? [capital(classic)] : [capital(classic), say("cards-revised", { does: revised })];
}

// What kinds of effects are called among the filters.
const GROUPS: Record<string, string> = { offer: "hire", choice: "cubes", "vp-per-staff": "vp" };

function guestEntry(guest: Guest): Entry {
  const ops = [...new Set(guest.reward.map((text) => readEffect(text).op))];
  const gives = ops.map((op) => GROUPS[op] ?? op);
  if (guest.vp) gives.push("vp");
  return {
    id: `guest-${guest.id}`,
    kind: "guest",
    number: String(guest.id),
    name: () => guestName(guest.id),
    does: () =>
      inBoth((revised) =>
        say("cards-guest-does", { order: cubesWords(guest.order), gives: rewardWords(guest, revised) }),
      ),
    facts: () => [
      [say("cards-colour"), say(`austria-kind-${guest.colour}`)],
      [say("cards-order"), cubesWords(guest.order)],
      [say("cards-points"), say("austria-vp", { n: guest.vp })],
    ],
    traits: {
      colour: [guest.colour],
      cubes: [String(guest.order.length)],
      cube: [...new Set(guest.order)],
      gives: [...new Set(gives)],
    },
    sizes: { points: guest.vp, cubes: guest.order.length },
    explained: ops.map((op) => `effects ${op}`),
    rules: ["guests", "serving", "check-in", ...(ops.length ? ["effects"] : [])],
  };
}

// What a duty is about, by the beginning of its name.
const THEMES: [RegExp, string[]][] = [
  [/^on-(guest|any|order)|^free-guests/, ["guests"]],
  [/^free-rooms|^on-die-prep|^end-(colour|occupied|tiles|full|sets)|^occupy|^prep/, ["rooms"]],
  [/^on-die|^strength|^cheaper|^free-six|^both/, ["dice"]],
  [/^cubes|^complete|^free-delivery|^choice/, ["kitchen"]],
  [/^emperor|^on-die-emperor|^excuse|^on-bonus|^end-emperor|^both|^on-guest-emperor/, ["emperor"]],
  [/^cheaper|^on-die-hire|^end-staff|^end-copy/, ["staff"]],
  [/^end-discs/, ["politics"]],
];

/** The paragraphs that explain a staff card. */
function explained(op: string, when: Staff["when"]): string[] {
  const found = [`staff ${when}`];
  if (/^on-die|^strength|^cheaper|^free-six|^both/.test(op)) found.push("staff taking");
  if (/^on-(guest|any|order)/.test(op)) found.push("staff entering");
  if (op === "free-rooms") found.push("rooms free");
  if (op === "free-guests") found.push("guests boy");
  if (op === "strength") found.push("dice one", "dice two");
  if (op === "free-delivery") found.push("serving deliver");
  if (op === "excuse" || op === "on-bonus") found.push("emperor judged");
  if (op === "end-copy") found.push("scoring secretary");
  if (op === "end-emperor") found.push("scoring operator");
  if (op === "end-sets") found.push("scoring manager");
  if (op === "occupy-twice") found.push("effects occupy");
  if (["cubes", "emperor", "complete"].includes(op)) found.push(`effects ${op}`);
  return found;
}

function staffEntry(card: Staff): Entry {
  const op = dutyOf(card.id)?.op ?? readEffect(card.effect).op;
  const about = THEMES.filter(([pattern]) => pattern.test(op)).flatMap(([, themes]) => themes);
  const hand = (card as Staff & { set?: string }).set;
  const revised = box().table.revised.kitchen_hand_cost;
  const dearer = op === "free-six";
  return {
    id: `staff-${card.id}`,
    kind: "staff",
    number: String(card.id),
    name: () => staffName(card.id),
    does: () =>
      inBoth((edition) =>
        say("cards-staff-does", { when: say(`austria-when-${card.when}`), does: staffWords(card.id, edition) }),
      ),
    facts: () => [
      [say("cards-cost"), say("austria-price", { n: card.cost })],
      ...(dearer
        ? [[say("cards-cost-revised"), say("austria-price", { n: revised })] as [string, string]]
        : []),
      ...(hand ? [[say("cards-hand"), hand] as [string, string]] : []),
    ],
    traits: {
      when: [card.when],
      cost: [String(card.cost)],
      about: [...new Set(about)],
      hand: hand ? [hand] : [],
    },
    sizes: { cost: card.cost },
    explained: explained(op, card.when),
    rules: ["staff", ...(card.when === "end" ? ["scoring"] : []), ...(about.includes("dice") ? ["dice"] : [])],
  };
}

function politicsEntry(card: { id: number; group: string; needs: string }): Entry {
  const { op, of } = readNeed(card.needs);
  const asks = op === "full" || ["tiles", "colour", "each", "two"].includes(op) ? "rooms" : op;
  return {
    id: `politics-${card.id}`,
    kind: "politics",
    number: String(card.id),
    name: () => capital(needWords(card.needs)),
    does: () => [
      say("cards-politics-does", {
        need: needWords(card.needs),
        first: box().table.politics_vp[0] ?? 0,
        second: box().table.politics_vp[1] ?? 0,
        third: box().table.politics_vp[2] ?? 0,
      }),
    ],
    facts: () => [[say("cards-group"), card.group]],
    traits: { group: [card.group], asks: [asks] },
    sizes: {},
    explained: ["politics claim", ...(of === "group" ? ["rooms groups"] : [])],
    rules: ["politics"],
  };
}

function tileEntry(tile: { id: string; bonus: string; penalty: string }): Entry {
  const group = tile.id[0] ?? "";
  const round = Object.keys(box().table.emperor_back)["ABC".indexOf(group)] ?? "";
  const { op } = readEffect(tile.bonus);
  return {
    id: `emperor-${tile.id}`,
    kind: "emperor",
    number: "",
    name: () => say("cards-tile", { tile: tile.id }),
    does: () => [
      say("cards-tile-bonus", { bonus: bonusWords(tile.id) }),
      ...new Set([
        say("cards-tile-penalty", { penalty: penaltyWords(tile.id) }),
        ...(penaltyOptions(tile.id).length > 1 || penaltyWords(tile.id) !== penaltyWords(tile.id, true)
          ? [say("cards-tile-penalty-revised", { penalty: penaltyWords(tile.id, true) })]
          : []),
      ]),
    ],
    facts: () => [
      [say("cards-group"), group],
      [say("cards-scored"), say("cards-after-round", { round })],
    ],
    traits: { group: [group] },
    sizes: {},
    explained: [
      "emperor judged",
      ...(["vp", "vp-per-staff", "crowns"].includes(op) ? [] : [`effects ${op}`]),
      ...(tile.penalty.includes("|") ? ["emperor options"] : []),
      ...(/free room|occupied rooms/.test(tile.penalty) ? ["emperor removal"] : []),
      ...(/under the deck|discard/.test(tile.penalty) ? ["emperor returned"] : []),
    ],
    rules: ["emperor"],
  };
}

const ABC: Filter = { name: "group", values: ["A", "B", "C"], label: (value) => value };
const filter = (name: string, ...values: string[]): Filter => ({
  name,
  values,
  label: (value) => label(name, value),
});

export const deck: Deck = {
  game: "austria",
  kinds: [
    {
      name: "guest",
      filters: [
        { name: "colour", values: ["yellow", "blue", "red", "green"], label: (value) => label("colour", value) },
        filter("gives", "vp", "crowns", "emperor", "cubes", "prep", "occupy", "hire", "draw", "invite", "extra"),
        { name: "cube", values: ["s", "c", "w", "k"], label: (value) => say(`austria-cube-${value}`) },
        { name: "cubes", values: ["1", "2", "3", "4"], label: (n) => say("cards-cubes-of", { n: Number(n) }) },
      ],
      sorts: ["points", "cubes"],
    },
    {
      name: "staff",
      filters: [
        { name: "when", values: ["once", "round", "permanent", "end"], label: (value) => say(`austria-when-${value}`) },
        filter("about", "guests", "kitchen", "dice", "rooms", "emperor", "staff", "politics"),
        {
          name: "cost",
          values: [...new Set(box().staff.staff.map((each) => each.cost))].sort((a, b) => a - b).map(String),
          label: (n) => say("austria-price", { n: Number(n) }),
        },
        { name: "hand", values: ["A", "B", "C", "D"], label: (value) => value },
      ],
      sorts: ["cost"],
    },
    { name: "politics", filters: [ABC, filter("asks", "crowns", "rooms", "staff", "emperor")], sorts: [] },
    { name: "emperor", filters: [ABC], sorts: [] },
  ],
  entries: [
    ...box().guests.guest.map(guestEntry),
    ...box().staff.staff.map(staffEntry),
    ...box().table.politics.map(politicsEntry),
    ...box().table.emperor.map(tileEntry),
  ],
  rulings,
  Face: AustriaFace,
};
