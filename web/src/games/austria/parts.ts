import type { GameParts } from "../../lib/games";
import { fetchWords } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import Table from "./Table.svelte";

// Card names of other languages; the English ones are in the box.
await Promise.all([fetchBox(), fetchWords("names")]);

export const parts: GameParts = { Table };
