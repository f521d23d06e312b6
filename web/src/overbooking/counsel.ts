// Why an action is good: what it does, in a few phrases made from the events it would bring.

import type { GameEvent, OverbookingView, TableState } from "../lib/api";
import { say } from "../lib/words.svelte";
import { cardName } from "./box";
import { coinsWords } from "./sentences";

type Told = (event: GameEvent) => string[];

const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const text = (event: GameEvent, fact: string): string => String(event[fact] ?? "");

const TOLD: Record<string, Told> = {
  "card-placed": (event) =>
    event["side"] === "door"
      ? [say("hint-overbooking-door")]
      : [say("hint-overbooking-queue", { position: number(event, "position") })],
  "token-taken": () => [say("hint-overbooking-token")],
  "card-turned-up": () => [say("hint-overbooking-open")],
  "guest-named": (event) => [say("hint-overbooking-named", { card: cardName(text(event, "card")) })],
  "guest-replaced": (event) => [
    say("hint-overbooking-replaced", { card: cardName(text(event, "replaced")) }),
  ],
  "joined-queue": () => [say("hint-overbooking-joined")],
  "beds-changed": (event) => {
    const change = number(event, "change");
    return [say(`hint-overbooking-${change > 0 ? "more" : "fewer"}-beds`, { n: Math.abs(change) })];
  },
  "ability-unused": (event) =>
    event["reason"] === "choice" ? [say("hint-overbooking-unused")] : [],
  "placement-skipped": (event) =>
    event["reason"] === "choice" ? [say("hint-overbooking-skip")] : [],
};

/** What an action does: first itself, then what it means for guests at the desk. */
export function reason(events: GameEvent[], state: TableState): string[] {
  const view = state.view as OverbookingView;
  const told: string[] = [];
  let booked = 0;
  let coins = 0;
  let lost = 0;
  let away = 0;
  // When another hotel is opened, what happens was not decided here.
  const opened = events.findIndex((event) => event.kind === "hotel-revealed");
  for (const [at, event] of events.entries()) {
    const mine = event.seat === state.you;
    if (mine && (opened < 0 || at < opened)) told.push(...(TOLD[event.kind]?.(event) ?? []));
    if (event.kind === "guest-booked" && mine) {
      booked += 1;
      coins += number(event, "coins");
    }
    if (event.kind === "guest-turned-away") {
      if (mine) lost += 1;
      else away += 1;
    }
  }
  // The hotel comes behind everything that is said of the card itself.
  const [first] = events;
  if (first?.kind === "card-placed" && first["side"] !== "door") {
    const beds = view.hotels[number(first, "hotel") - 1]?.beds ?? 0;
    told.push(say("hint-overbooking-beds", { beds }));
  }
  if (booked) told.push(say("hint-overbooking-booked", { n: booked, coins: coinsWords(coins) }));
  if (away) told.push(say("hint-overbooking-away", { n: away }));
  if (lost) told.push(say("hint-overbooking-lost", { n: lost }));
  return told;
}
