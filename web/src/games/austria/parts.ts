import type { AustriaView } from "../../lib/api";
import type { GameParts } from "../../lib/games";
import { fetchWords } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import { choices, headline, question } from "./decisions";
import { sectionOf } from "./refusals";
import { preview, sentence } from "./sentences";
import Table from "./Table.svelte";

// Card names of other languages; the English ones are in the box.
await Promise.all([fetchBox(), fetchWords("names")]);

export const parts: GameParts = {
  Table,
  headline,
  question,
  rule: (state) => sectionOf(state.view as AustriaView | null),
  choices,
  sentence,
  preview,
};
