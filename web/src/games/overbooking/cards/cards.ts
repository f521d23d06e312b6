// The cards of Overbooking: kinds of guests, crests, hotel tiles.

import type { Deck, Entry } from "../../../cards/deck";
import { fetchWords, say, tell } from "../../../lib/words.svelte";
import { box, fetchBox, ruleWords, words, type Told } from "../box";
import OverbookingFace from "./Face.svelte";

await Promise.all([fetchBox(), fetchWords("overbooking", "cards", "rules", "rules-overbooking")]);

const KINDS = ["kind", "hotel", "crest"] as const;
type KindName = (typeof KINDS)[number];

function entriesOf(kind: KindName): [string, Told][] {
  return Object.entries(words()[kind]).map(([name, told]) => [`${kind}-${name}`, told]);
}

function entry(kind: KindName, id: string, told: Told): Entry {
  return {
    id,
    kind,
    number: kind === "crest" ? "" : id.slice(kind.length + 1),
    name: () => tell(told.name),
    does: () => told.sentences.map((each) => tell(each)),
    facts: () => told.facts.map(([what, value]) => [tell(what), tell(value)]),
    traits: told.traits,
    sizes: told.sizes,
    explained: told.explained,
    rules: told.rules,
    rulings: told.rulings,
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
  entries: KINDS.flatMap((kind) => entriesOf(kind).map(([id, told]) => entry(kind, id, told))),
  Face: OverbookingFace,
};
