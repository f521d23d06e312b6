// The rules of Overbooking.

import { sectionsOf, type Book } from "../../../rules/book";
import { fetchBox, rulebook } from "../box";
import Picture from "./Picture.svelte";

await fetchBox();

export const book: Book = {
  game: "overbooking",
  cards: ["kind", "crest", "hotel"],
  facts: () => rulebook().facts,
  Picture,
  sections: sectionsOf("overbooking", rulebook()),
};
