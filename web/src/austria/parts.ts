import type { GameParts } from "../lib/games";
import { fetchBox } from "./box";
import { choices, headline, question } from "./decisions";
import { preview, sentence } from "./sentences";
import Table from "./Table.svelte";

await fetchBox();

export const parts: GameParts = {
  Table,
  headline,
  question,
  rule: () => "round",
  choices,
  sentence,
  preview,
};
