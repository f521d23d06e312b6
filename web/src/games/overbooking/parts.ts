import type { GameParts } from "../../lib/games";
import { say } from "../../lib/words.svelte";
import type { Brief } from "../../motion/recap";
import { fetchBox } from "./box";
import { scene, sceneWords } from "./scene.svelte";
import Table from "./Table.svelte";
import Status from "./wide/Status.svelte";
import { sideOf } from "./journal";
import { net } from "./stage";
import type { OverbookingEvent, OverbookingView } from "./view";

// Cards are described and drawn from the box, so the table waits for it.
await fetchBox();

/** Where a player has put cards. */
function placedAt(events: OverbookingEvent[]): string[] {
  return events.flatMap((event) =>
    event.kind === "card-placed" ? [say(`overbooking-at-${sideOf(event.side)}`, { hotel: event.hotel })] : [],
  );
}

/** The points that guests with beds and tokens brought, before where cards were put. */
function brief(events: OverbookingEvent[]): Brief {
  const points = events.reduce((sum, event) => sum + net(event, "vp"), 0);
  return { gains: points ? [`+${say("overbooking-points", { n: points })}`] : [], names: placedAt(events) };
}

export const parts: GameParts = {
  Table,
  Status,
  fits: true,
  brief: (events) => brief(events as unknown as OverbookingEvent[]),
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
