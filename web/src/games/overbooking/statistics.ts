// What is counted in the statistics of this game, and how it is called.

import { capital, type Telling } from "../../statistics/games";
import { known, say } from "../../lib/words.svelte";
import * as box from "./box";

await box.fetchBox();

const kinds = box.box().kind.map((kind) => kind.name);
export const telling: Telling = {
  groups: [
    { group: "kinds", title: "statistics-kinds", most: 6 },
    { group: "crests", title: "statistics-crests", most: 4 },
    { group: "away", title: "statistics-away", most: 6 },
  ],
  name: (group, item) => {
    const key = `overbooking-${group === "crests" ? "crest" : "kind"}-${item}`;
    return capital(known(key) ? say(key) : item);
  },
  card: (group, item) => (group === "crests" ? `crest-${item}` : `kind-${kinds.indexOf(item) + 1}`),
};
