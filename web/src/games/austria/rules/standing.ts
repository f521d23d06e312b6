// Made-up tables for pictures.

import type { TableState } from "../../../lib/api";
import { StillTable, tableOf } from "../../../lib/still.svelte";
import { say } from "../../../lib/words.svelte";
import { sitDown, type Desk } from "../desk.svelte";
import type { AustriaView } from "../view";

/** Show a made-up table: nothing can be done there, everything can be viewed. */
export function sit(made: () => AustriaView): Desk {
  const table = (): TableState => ({
    ...tableOf("austria", [say("guest-name"), ...made().seats.slice(1).map(() => say("rules-neighbour"))], {}),
    you: 1,
    view: made(),
  });
  const still = new StillTable({ table: "" }, table(), { stops: [], at: () => table(), told: () => [] });
  return sitDown(() => still, table);
}
