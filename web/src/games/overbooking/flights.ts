// Movement and sound in a beat of the check-in: coins go to the scores, cards walk to their spots.

import type { Step } from "../../motion/steps";
import type { Beat } from "./beats";

/** A coin, or a card with its owner. */
export type Thing = { coin: true } | { seat: number; card: string };

const COIN = 420; // ms
const WALK = 700;

export function stepsOf({ events }: Beat): Step<Thing>[] {
  return events.flatMap((event): Step<Thing>[] => {
    switch (event.kind) {
      case "hotel-revealed":
        return [{ glow: `hotel-${event.hotel}`, look: "light", sound: "card" }];
      case "beds-changed":
        return [{ glow: `hotel-${event.hotel}`, look: "light", sound: "cube", pitch: event.change }];
      case "joined-queue":
      case "guest-replaced": {
        const name = `card-${event.seat}:${event.card}`;
        const path = event.kind === "joined-queue" ? "walk" : "arc";
        return [{ fly: { seat: event.seat, card: event.card }, from: name, to: name, path, ms: WALK, hides: "all", sound: "card" }];
      }
      case "guest-named":
        return [{ glow: `card-${event.seat}:${event.card}`, look: "pulse", sound: "politics" }];
      case "guest-booked":
        return [
          { glow: `hotel-${event.hotel}`, look: "light", sound: "window" },
          ...Array.from(
            { length: event.coins },
            (_, index): Step<Thing> => ({
              fly: { coin: true },
              from: `card-${event.seat}:${event.card}`,
              to: `score-${event.seat}`,
              path: "arc",
              ms: COIN,
              with: index > 0,
              sound: "crown",
            }),
          ),
          ...(event.crest_vp ? [{ tag: `+${event.crest_vp}`, at: `score-${event.seat}`, good: true, sound: "group" } as const] : []),
        ];
      case "guest-turned-away":
        return [{ glow: `card-${event.seat}:${event.card}`, look: "light", sound: "landing" }];
      default:
        return [];
    }
  });
}
