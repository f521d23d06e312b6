// The cards of Grand Austria Hotel: staff, guests, politics cards, emperor tiles.

import { box, fetchBox } from "../box";
import type { CardWords, Catalogued } from "../names";
import { fetchWords, say, tell } from "../../../lib/words.svelte";
import AustriaFace from "./Face.svelte";
import type { Deck, Entry, Filter } from "../../../cards/deck";

await Promise.all([fetchBox(), fetchWords("austria", "names", "cards", "rules", "rules-austria")]);

/** An entry of the card browser, as the engine words it. */
function entryOf(kind: keyof CardWords, id: number | string): Entry {
  const { name, sentences, facts, ...rest } = box().words[kind][id] as Catalogued;
  return {
    ...rest,
    id: `${kind}-${id}`,
    kind,
    number: typeof id === "number" ? String(id) : "",
    name: () => tell(name),
    does: () => sentences.map((each) => tell(each)),
    facts: () => facts.map(([label, value]) => [tell(label), tell(value)]),
  };
}

const ABC: Filter = { name: "group", values: ["A", "B", "C"], label: (value) => value };
const filter = (name: string, ...values: string[]): Filter => ({
  name,
  values,
  label: (value) => say(`cards-${name}-${value}`),
});

export const deck: Deck = {
  game: "austria",
  kinds: [
    {
      name: "guest",
      filters: [
        filter("colour", "yellow", "blue", "red", "green"),
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
    ...box().guests.guest.map(({ id }) => entryOf("guest", id)),
    ...box().staff.staff.map(({ id }) => entryOf("staff", id)),
    ...box().table.politics.map(({ id }) => entryOf("politics", id)),
    ...box().table.emperor.map(({ id }) => entryOf("emperor", id)),
  ],
  Face: AustriaFace,
};
