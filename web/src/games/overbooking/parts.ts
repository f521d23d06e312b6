import type { GameParts } from "../../lib/games";
import { say } from "../../lib/words.svelte";
import { fetchBox } from "./box";
import { scene, sceneWords } from "./scene.svelte";
import Table from "./Table.svelte";
import type { OverbookingView } from "./view";

// Cards are told and drawn from the box, so nobody sits down before it is there.
await fetchBox();

export const parts: GameParts = {
  Table,
  staged({ view }) {
    const { shown } = scene;
    if (!view || !shown) return null;
    const { rounds } = (view as OverbookingView).facts;
    const head = [say("overbooking-head-round", { round: shown.round, all: rounds })];
    return {
      headline: shown.at ? [...head, say("overbooking-head-hotel", { hotel: shown.at })] : head,
      words: sceneWords(),
      points: shown.seats.map((seat) => seat.score),
    };
  },
};
