import type { GameParts } from "../lib/games";
import { fetchWords } from "../lib/words.svelte";
import Table from "./Table.svelte";

await fetchWords("generic");

export const parts: GameParts = { Table, fits: true };
