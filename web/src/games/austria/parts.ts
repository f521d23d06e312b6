import type { GameParts } from "../../lib/games";
import { fetchWords } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import { brief } from "./recap";
import { stage } from "./scenes/stage.svelte";
import Table from "./Table.svelte";
import Status from "./wide/Status.svelte";

// Card names of other languages; the English ones are in the box.
await Promise.all([fetchBox(), fetchWords("names")]);

export const parts: GameParts = {
  Table,
  fits: true,
  Status,
  brief,
  staged: () => stage.points && { words: "", points: stage.points },
  keys: [
    { keys: ["1–6"], words: "austria-keys-dice" },
    { keys: ["Shift", "1–6"], words: "austria-keys-boost" },
  ],
};
