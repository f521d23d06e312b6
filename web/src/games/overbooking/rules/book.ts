// The rules of Overbooking.

import {
  abilityWords,
  bonusFor,
  box,
  CREST_CARDS,
  DOOR_PLACES,
  faceOf,
  fetchBox,
  hotelName,
  kindName,
  queuePlaces,
  ROUNDS,
  ruleWords,
  TIMES,
  type Face,
} from "../box";
import { bedsWords } from "../sentences";
import { say, type Facts } from "../../../lib/words.svelte";
import { picture, points, rulings, sectionsOf, steps, table, text, type Book, type Rows } from "../../../rules/book";
import Picture from "./Picture.svelte";
import { EXAMPLES } from "./scenes";

await fetchBox();

const HAND = 9; // cards, at the start and after refilling
const MERCHANTS = 3; // beds
const RULINGS = Array.from({ length: 18 }, (_, n) => `o${String(n + 1).padStart(2, "0")}`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const head = (...names: string[]): string[] => names.map((name) => say(`rules-overbooking-head-${name}`));
const places = (rule: string): number => queuePlaces({ face: { name: "", beds: 0, rule, source: "" } });

function facts(): Facts {
  const { kind, crests } = box();
  const [one = 0, two = 0, three = 0] = EXAMPLES.map((name) => faceOf(name)?.beds ?? 0);
  return {
    rounds: ROUNDS,
    times: TIMES,
    deck: kind.length * crests.length,
    crests: crests.length,
    hand: HAND,
    queue: places("none"),
    long: places("no_back_door"),
    door: DOOR_PLACES,
    "beds-one": one,
    "beds-two": two,
    "beds-more": two + MERCHANTS,
    "beds-three": three,
  };
}

function kinds(): Rows {
  const crest = box().crests[0]?.[0] ?? "";
  return {
    head: head("kind", "beds", "coins", "door"),
    rows: box().kind.map((kind, index) => {
      const card = `${index + 1}${crest}`;
      return [
        `[${capital(kindName(card))}](kind-${index + 1})`,
        String(kind.beds),
        `${kind.coins}${kind.coins_source === "house" ? "*" : ""}`,
        capital(abilityWords(card, "short")),
      ];
    }),
  };
}

function tiles(): Rows {
  const side = (face: Face | undefined): string =>
    face ? `${bedsWords(face.beds)}${face.source === "house" ? "*" : ""}, ${ruleWords(face.rule)}` : "";
  return {
    head: head("tile", "side-a", "side-b"),
    rows: box().tiles.map(([a, b], index) => [
      `[${hotelName(`${index + 1}a`)}](hotel-${index + 1})`,
      side(a),
      side(b),
    ]),
  };
}

function bonuses(): Rows {
  const steps = Array.from({ length: CREST_CARDS }, (_, n) => n + 1).filter((n) => bonusFor("advanced", n) > 0);
  return {
    head: [...head("cards"), ...steps.map(String)],
    rows: ["beginner", "advanced"].map((mode) => [...head(mode), ...steps.map((n) => String(bonusFor(mode, n)))]),
  };
}

export const book: Book = {
  game: "overbooking",
  cards: ["kind", "crest", "hotel"],
  facts,
  Picture,
  sections: sectionsOf("overbooking", {
    game: [
      text("idea"),
      text("win"),
      picture("picture", "game"),
      text("round"),
      steps("place", "check-in", "next"),
      text("twist"),
    ],
    cards: [
      text("deck"),
      picture("picture", "kinds"),
      table("kinds", kinds),
      text("backs"),
      picture("backs-picture", "backs"),
      points("look", "open"),
      text("house"),
    ],
    setup: [steps("cards", "hotels", "tokens", "first"), text("bonus")],
    placing: [
      text("turn"),
      text("where"),
      points("queue", "door"),
      picture("picture", "placing"),
      points("behind", "token", "last", "none", "rules"),
    ],
    hotels: [
      text("tile"),
      text("queue-only"),
      picture("picture", "hotels"),
      points("no-soldiers", "small-only", "large-only", "two-crests", "first-open", "second-open", "no-back-door"),
      points("monks-first", "soldiers-first"),
      table("tiles", tiles),
    ],
    "back-door": [
      text("when"),
      points("monk", "merchants", "maids", "nobles", "soldiers", "workers"),
      picture("picture", "door"),
      points("add", "may", "once", "rest"),
    ],
    "check-in": [text("order"), steps("reveal", "abilities", "booking", "discard"), text("ask")],
    booking: [
      text("how"),
      steps("named", "favourites", "numbers"),
      text("fits"),
      picture("one", "one"),
      picture("two", "two"),
      picture("three", "three"),
    ],
    "next-round": [points("turn", "new", "tokens", "first", "hand"), text("end")],
    scoring: [
      points("coins", "tokens", "bonus"),
      text("crests"),
      table("table", bonuses),
      text("win"),
    ],
    rulings: [text("why"), rulings(...RULINGS)],
  }),
};
