import type { TableState } from "../../lib/api";
import type { Line } from "../../lib/explained";
import type { GameParts } from "../../lib/games";
import { say, tell } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import { scene, sceneWords } from "./scene.svelte";
import Table from "./Table.svelte";
import type { OverbookingView } from "./view";

// Cards are told and drawn from the box, so nobody sits down before it is there.
await fetchBox();

const viewOf = (state: TableState): OverbookingView | null => state.view as OverbookingView | null;
const namesOf = (state: TableState): string[] => state.seats.map((seat) => seat.name);

/** Round and hotel of the moment shown. */
function sceneHead(round: number, hotel: number, all: number): string[] {
  const head = [say("overbooking-head-round", { round, all })];
  return hotel ? [...head, say("overbooking-head-hotel", { hotel })] : head;
}

export const parts: GameParts = {
  Table,
  headline(state) {
    const view = viewOf(state);
    if (!view) return [];
    const { shown } = scene;
    return shown ? sceneHead(shown.round, shown.at, view.facts.rounds) : view.headline.map((each) => tell(each));
  },
  // Nothing is asked while the scene runs: what is to be decided lies beyond it.
  question(state) {
    if (scene.playing) return sceneWords();
    const asked = viewOf(state)?.asked;
    return asked ? tell(asked.question, namesOf(state)) : say("overbooking-ask-dealt");
  },
  rule(state) {
    if (scene.playing) return "check-in";
    const view = viewOf(state);
    return view?.asked?.rule ?? (view?.over ? "scoring" : "setup");
  },
  choices(state) {
    if (scene.playing) return [];
    return (viewOf(state)?.choices ?? []).map(({ action, message, main, parts: touched }) => ({
      action,
      words: tell(message, namesOf(state)),
      main,
      aside: !touched.includes("button"),
    }));
  },
  pointsShown: () => scene.shown?.seats.map((seat) => seat.score) ?? null,
  sentence(event, names) {
    const line = event["line"] as Line | null | undefined;
    return line ? tell(line.message, names) : null;
  },
  preview: () => "",
};
