import type { GameEvent, TableState } from "../../lib/api";
import type { Line } from "../../lib/explained";
import type { GameParts } from "../../lib/games";
import { fetchWords, tell } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import Table from "./Table.svelte";
import type { AustriaView } from "./view";

// Card names of other languages; the English ones are in the box.
await Promise.all([fetchBox(), fetchWords("names")]);

const viewOf = (state: TableState): AustriaView | null => state.view as AustriaView | null;
const namesOf = (state: TableState): string[] => state.seats.map((seat) => seat.name);

export const parts: GameParts = {
  Table,
  headline: (state) => viewOf(state)?.headline.map((each) => tell(each, namesOf(state))) ?? [],
  question(state) {
    const asked = viewOf(state)?.asked;
    return asked ? tell(asked.question, namesOf(state)) : "";
  },
  rule: (state) => viewOf(state)?.asked?.rule ?? "round",
  choices: (state) =>
    viewOf(state)?.choices.map(({ action, message, main, parts }) => ({
      action,
      words: tell(message, namesOf(state)),
      main,
      aside: !parts.includes("button"),
    })) ?? [],
  sentence(event: GameEvent, names) {
    const line = event["line"] as Line | null | undefined;
    return line ? tell(line.message, names) : null;
  },
  preview: () => "",
};
