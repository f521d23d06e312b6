// Why an action is good: what it does, in a few phrases made from the events it would bring.

import type { Hopes } from "../leopold/counsel";
import type { GameEvent, TableState } from "../lib/api";
import { say } from "../lib/words.svelte";
import { staffName } from "./box";
import { viewOf } from "./decisions";
import { cubesWords, guestWords } from "./effects";
import { theGuest } from "./sentences";

const theStaff = (event: GameEvent): string =>
  say("austria-the", { name: staffName(Number(event["card"])) });

/** What counts together over several events. */
class Sum {
  coins = 0;
  vp = 0;
  steps = 0;
  drawn = 0;
  strength = 0;
  received = "";
  served = "";
  rooms: string[] = [];
}

// With these it is the number that counts, not that it happened.
const SUMMED: Record<string, (sum: Sum, event: GameEvent) => void> = {
  "cubes-received": (sum, event) => (sum.received += String(event["cubes"])),
  "cube-served": (sum, event) => (sum.served += String(event["cube"])),
  "crowns-gained": (sum, event) => (sum.coins += Number(event["crowns"])),
  "emperor-moved": (sum, event) => (sum.steps += Number(event["end"]) - Number(event["start"])),
  "room-prepared": (sum, event) => sum.rooms.push(String(event["room"])),
  "die-taken": (sum, event) => (sum.strength = Number(event["strength"])),
  "staff-drawn": (sum, event) => {
    if (!event["offered"]) sum.drawn += Number(event["number"]);
  },
};

/** What stands out, the most telling kinds first. */
const TOLD: [string, (event: GameEvent) => string][] = [
  ["guest-checked-in", (e) => say("hint-austria-check-in", { name: theGuest(Number(e["guest"])) })],
  ["order-completed", (e) => say("hint-austria-served", { name: theGuest(Number(e["guest"])) })],
  [
    "group-completed",
    (e) =>
      say("hint-austria-group", {
        colour: say(`austria-word-${String(e["colour"])}`),
        size: (e["rooms"] as string[]).length,
      }),
  ],
  ["disc-placed", (e) => say("hint-austria-politics", { n: Number(e["vp"]) })],
  ["staff-hired", (e) => say("hint-austria-hired", { name: theStaff(e) })],
  ["guest-seated", (e) => say("hint-austria-seated", { name: theGuest(Number(e["guest"])) })],
  ["window-lit", (e) => (e["guest"] ? "" : say("hint-austria-lit", { room: String(e["room"]) }))],
  ["staff-triggered", (e) => say("hint-austria-worked", { name: theStaff(e) })],
  ["passed", () => say("hint-austria-wait")],
];

/** One's own events up to the end of one's turn: what comes after it nobody owes to the action. */
function ofTurn(events: GameEvent[], you: number): GameEvent[] {
  const end = events.findIndex((event) => event.kind === "turn-ended" && event.seat === you);
  return events.slice(0, end < 0 ? undefined : end).filter((event) => event.seat === you);
}

const isRevised = (state: TableState): boolean => viewOf(state)?.edition === "revised";

/** What an action does, the most telling first; that a turn ends later goes without saying. */
export function reason(events: GameEvent[], state: TableState, further?: Hopes | "later"): string[] {
  const you = state.you ?? 0;
  const own = ofTurn(events, you);
  const [first] = own;
  // That a guest is invited says the action itself; what the guest wants and gives is the reason.
  if (further !== "later" && own.length === 1 && first?.kind === "guest-seated") {
    return [guestWords(Number(first["guest"]), isRevised(state)).replace(/\.$/, "")];
  }
  const sum = new Sum();
  for (const event of own) {
    sum.coins -= Number(event["price"] ?? 0);
    const vp = Number(event["vp"] ?? 0);
    // A politics card is told with its own points.
    if (event.kind !== "disc-placed") sum.vp += event.kind === "penalty-paid" ? -vp : vp;
    SUMMED[event.kind]?.(sum, event);
  }
  const entered = new Set(own.filter(({ kind }) => kind === "guest-checked-in").map((each) => each["guest"]));
  const told = TOLD.flatMap(([kind, words]) =>
    own
      // Who enters a room was served; that goes without saying.
      .filter((event) => event.kind === kind && !(kind === "order-completed" && entered.has(event["guest"])))
      .map(words),
  ).filter(Boolean);
  const rooms = sum.rooms.length;
  if (rooms) told.push(say("hint-austria-prepared", { n: rooms, rooms: sum.rooms.join(", ") }));
  if (sum.steps > 0) told.push(say("hint-austria-emperor", { n: sum.steps }));
  if (sum.received) told.push(say("hint-austria-cubes", { cubes: cubesWords(sum.received) }));
  if (sum.served && !own.some(({ kind }) => kind === "order-completed")) {
    told.push(say("hint-austria-cube", { cubes: cubesWords(sum.served) }));
  }
  if (sum.drawn) told.push(say("hint-austria-drawn", { n: sum.drawn }));
  if (sum.vp > 0) told.push(say("hint-austria-points", { n: sum.vp }));
  if (sum.coins > 0) told.push(say("hint-austria-crowns", { n: sum.coins }));
  if (!told.length && sum.strength) told.push(say("hint-austria-strength", { n: sum.strength }));
  if (sum.coins < 0) told.push(say("hint-austria-cost", { n: -sum.coins }));
  const isTurn = viewOf(state)?.decision !== "first-room";
  if (!told.length && further !== "later" && isTurn && own.length < events.length) told.push(say("hint-austria-end"));
  return told;
}
