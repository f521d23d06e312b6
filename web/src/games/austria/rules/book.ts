// The rules of Grand Austria Hotel.

import { sectionsOf, type Book } from "../../../rules/book";
import { box, fetchBox } from "../box";
import Icon from "../Icon.svelte";
import Picture from "./Picture.svelte";

await fetchBox();

export const book: Book = {
  game: "austria",
  cards: ["staff", "guest", "politics", "emperor"],
  Icon,
  facts: () => box().rulebook.facts,
  Picture,
  sections: sectionsOf("austria", box().rulebook),
};
