// The cards of Overbooking: kinds of guests, crests, hotel tiles.

import { aboutKind } from "../about";
import {
  bonusFor,
  box,
  CREST_CARDS,
  crestName,
  fetchBox,
  hotelName,
  isLarge,
  kindName,
  ruleSentence,
  ruleWords,
  type Face,
  type Kind,
} from "../box";
import { bedsWords, coinsWords, pointsWords } from "../sentences";
import { fetchWords, say } from "../../../lib/words.svelte";
import type { Deck, Entry } from "../../../cards/deck";
import OverbookingFace from "./Face.svelte";
import { rulings } from "./rulings";

await Promise.all([fetchBox(), fetchWords("overbooking", "cards", "rules", "rules-overbooking")]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const HOUSE = "house"; // a value of ours

function kindEntry(kind: Kind, index: number): Entry {
  const card = `${index + 1}${box().crests[0]?.[0] ?? ""}`;
  const size = isLarge(card) ? "large" : "small";
  return {
    id: `kind-${index + 1}`,
    kind: "kind",
    number: String(index + 1),
    name: () => capital(kindName(card)),
    does: () => aboutKind(card),
    facts: () => [
      [say("cards-beds"), bedsWords(kind.beds)],
      [say("cards-coins"), coinsWords(kind.coins)],
      [say("cards-back"), say(`cards-size-${size}`)],
      ...(kind.coins_source === HOUSE
        ? [[say("cards-source"), say("overbooking-about-coins-house")] as [string, string]]
        : []),
    ],
    traits: { size: [size], coins: [String(kind.coins)] },
    sizes: { beds: kind.beds, coins: kind.coins },
    explained: [`back-door ${kind.name}`, ...(kind.name === "workers" ? ["back-door soldiers"] : [])],
    rules: ["cards", "back-door", "booking"],
  };
}

function crestEntry(crest: string): Entry {
  const bonus = (mode: string): string =>
    Array.from({ length: CREST_CARDS }, (_, n) => n + 1)
      .filter((n) => bonusFor(mode, n) > 0)
      .map((n) => say("cards-crest-step", { n, points: pointsWords(bonusFor(mode, n)) }))
      .join(", ");
  return {
    id: `crest-${crest}`,
    kind: "crest",
    number: "",
    name: () => capital(crestName(crest)),
    does: () => [
      say("cards-crest-does", { n: CREST_CARDS }),
      say("cards-crest-beginner", { steps: bonus("beginner") }),
      say("cards-crest-advanced", { steps: bonus("advanced") }),
    ],
    facts: () => [],
    traits: {},
    sizes: {},
    explained: ["cards backs", "scoring crests"],
    rules: ["cards", "scoring"],
  };
}

function hotelEntry(faces: Face[], index: number): Entry {
  const side = (face: Face, letter: string): string =>
    say("cards-hotel-side", { side: letter.toUpperCase(), beds: bedsWords(face.beds), rule: ruleSentence(face.rule) });
  const rules = faces.map((face) => face.rule);
  return {
    id: `hotel-${index + 1}`,
    kind: "hotel",
    number: String(index + 1),
    name: () => hotelName(`${index + 1}a`),
    does: () => faces.map((face, n) => side(face, "ab"[n] ?? "")),
    facts: () =>
      faces.some((face) => face.source === HOUSE) ? [[say("cards-source"), say("cards-hotel-house")]] : [],
    traits: { rule: rules },
    sizes: { beds: Math.max(...faces.map((face) => face.beds)) },
    explained: [...new Set(rules)].filter((rule) => rule !== "none").map((rule) => `hotels ${rule.replaceAll("_", "-")}`),
    rules: ["hotels", "placing", "booking"],
  };
}

const RULES = [...new Set(box().tiles.flat().map((face) => face.rule))];

export const deck: Deck = {
  game: "overbooking",
  kinds: [
    {
      name: "kind",
      filters: [{ name: "size", values: ["small", "large"], label: (value) => say(`cards-size-${value}`) }],
      sorts: ["coins"],
    },
    { name: "hotel", filters: [{ name: "rule", values: RULES, label: ruleWords }], sorts: ["beds"] },
    { name: "crest", filters: [], sorts: [] },
  ],
  entries: [...box().kind.map(kindEntry), ...box().tiles.map(hotelEntry), ...box().crests.map(crestEntry)],
  rulings,
  Face: OverbookingFace,
};
