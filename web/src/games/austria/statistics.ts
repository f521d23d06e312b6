// What this game's statistics count, and the names.

import type { Telling } from "../../statistics/games";
import { say } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import { guestName, staffName } from "./names";

await fetchBox();

export const telling: Telling = {
  groups: [
    { group: "guests", title: "statistics-guests", most: 8 },
    { group: "staff", title: "statistics-staff", most: 8 },
    { group: "dice", title: "statistics-dice", most: 6 },
  ],
  name(group, item) {
    if (group === "guests") return guestName(Number(item));
    if (group === "staff") return staffName(Number(item));
    return say("statistics-die", { face: item });
  },
  card: (group, item) => (group === "dice" ? null : `${group === "guests" ? "guest" : "staff"}-${item}`),
};
