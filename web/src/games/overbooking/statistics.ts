// What this game's statistics count, and the names.

import { tell } from "../../lib/words.svelte";
import type { Telling } from "../../statistics/games";
import { box, fetchBox, words } from "./box";

await fetchBox();

const kinds = box().kind.map((kind) => kind.name);
const numberOf = (kind: string): number => kinds.indexOf(kind) + 1;

export const telling: Telling = {
  groups: [
    { group: "kinds", title: "statistics-kinds", most: 6 },
    { group: "crests", title: "statistics-crests", most: 4 },
    { group: "away", title: "statistics-away", most: 6 },
  ],
  name: (group, item) => {
    const told = group === "crests" ? words().crest[item] : words().kind[numberOf(item)];
    return told ? tell(told.name) : item;
  },
  card: (group, item) => (group === "crests" ? `crest-${item}` : `kind-${numberOf(item)}`),
};
