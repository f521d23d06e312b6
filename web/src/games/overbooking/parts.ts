import type { OverbookingView } from "../../lib/api";
import type { GameParts } from "../../lib/games";
import { fetchBox, pointsOf } from "./box";
import { choices, headline, question, rule } from "./decisions";
import { scene } from "./scene.svelte";
import { preview, sceneWords, sentence } from "./sentences";
import Table from "./Table.svelte";

// Cards are told and drawn from the box, so nobody sits down before it is there.
await fetchBox();

export const parts: GameParts = {
  Table,
  headline: (state) => headline(state, scene.shown),
  // Nothing is asked while the scene runs: what is to be decided lies beyond it.
  question: (state) => (scene.playing ? sceneWords() : question(state)),
  rule: (state) => (scene.playing ? "check-in" : rule(state)),
  choices: (state) => (scene.playing ? [] : choices(state)),
  pointsShown(state) {
    const mode = (state.view as OverbookingView | null)?.bonus;
    return scene.shown?.seats.map((seat) => pointsOf(seat, mode ?? "")) ?? null;
  },
  sentence,
  preview,
};
