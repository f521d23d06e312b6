// What is counted in each game, and how its parts are called.

import { fetchWords, known, say } from "../lib/words.svelte";

/** How a game's statistics are told. */
export interface Telling {
  groups: { group: string; title: string; most: number }[]; // what is counted, with the key of its title
  name(group: string, item: string): string;
  card(group: string, item: string): string | null; // its page among the cards
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function austria(): Promise<Telling> {
  const box = await import("../games/austria/box");
  await box.fetchBox();
  return {
    groups: [
      { group: "guests", title: "statistics-guests", most: 8 },
      { group: "staff", title: "statistics-staff", most: 8 },
      { group: "dice", title: "statistics-dice", most: 6 },
    ],
    name(group, item) {
      if (group === "guests") return box.guestName(Number(item));
      if (group === "staff") return box.staffName(Number(item));
      return say("statistics-die", { face: item });
    },
    card: (group, item) => (group === "dice" ? null : `${group === "guests" ? "guest" : "staff"}-${item}`),
  };
}

async function overbooking(): Promise<Telling> {
  const box = await import("../games/overbooking/box");
  await box.fetchBox();
  const kinds = box.box().kind.map((kind) => kind.name);
  return {
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
}

const tellings: Record<string, () => Promise<Telling>> = { austria, overbooking };

/** How the statistics of a game are told, with its words at hand; undefined for one we do not know. */
export async function tellingOf(game: string): Promise<Telling | undefined> {
  const [found] = await Promise.all([tellings[game]?.(), fetchWords("statistics", game, "names")]);
  return found;
}

/** A source of points, as the end of a game calls it. */
export function sourceName(source: string): string {
  return known(`source-${source}`) ? say(`source-${source}`) : capital(source);
}
