// Why an action is good: what it does, in a few phrases made from the events it would bring.

import type { Hopes } from "../../leopold/counsel";
import type { GameEvent, TableState } from "../../lib/api";
import { say } from "../../lib/words.svelte";
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

/** What may be hoped for: a bed, or some use for an ability. */
const hoped = (hopes: Hopes): string[] =>
  Object.entries(hopes).map(([what, much]) => say(`hint-overbooking-${what}`, { n: Math.round(10 * much) }));

/** What an action does: first itself, then what it means for guests at the desk. */
export function reason(events: GameEvent[], state: TableState, further: Hopes | "later" = {}): string[] {
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
  if (further !== "later") told.splice(1, 0, ...hoped(further));
  if (booked) told.push(say("hint-overbooking-booked", { n: booked, coins: coinsWords(coins) }));
  if (away) told.push(say("hint-overbooking-away", { n: away }));
  if (lost) told.push(say("hint-overbooking-lost", { n: lost }));
  return told;
}
