// The rules of Overbooking.

import { bedsWords, box, faceOf, fetchBox, hotelName, numbers, ruleWords, words, type Face } from "../box";
import { say, tell, type Facts } from "../../../lib/words.svelte";
import { picture, points, rulings, sectionsOf, steps, table, text, type Book, type Rows } from "../../../rules/book";
import Picture from "./Picture.svelte";
import { RULINGS } from "./rulings";
import { EXAMPLES } from "./scenes";

await fetchBox();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const head = (...names: string[]): string[] => names.map((name) => say(`rules-overbooking-head-${name}`));

function facts(): Facts {
  const { long_queue: long, more_beds: more, crest_cards: _, places: __, ...rest } = numbers();
  const [one = 0, two = 0, three = 0] = EXAMPLES.map((name) => faceOf(name)?.beds ?? 0);
  return {
    ...rest,
    long,
    "beds-one": one,
    "beds-two": two,
    "beds-more": two + more,
    "beds-three": three,
  };
}

function kinds(): Rows {
  return {
    head: head("kind", "beds", "coins", "door"),
    rows: Object.entries(words().kind).map(([number, { name, brief, house, sizes }]) => [
      `[${tell(name)}](kind-${number})`,
      String(sizes["beds"]),
      `${sizes["coins"]}${house ? "*" : ""}`,
      capital(tell(brief)),
    ]),
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
  const { beginner = {}, advanced = {} } = box().bonus;
  return {
    head: [...head("cards"), ...Object.keys(advanced)],
    rows: [
      [...head("beginner"), ...Object.values(beginner).map(String)],
      [...head("advanced"), ...Object.values(advanced).map(String)],
    ],
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
