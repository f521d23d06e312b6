// Why an action is good: what it does, in a few phrases made from the events it would bring.

import { LATER, NOW, type Hopes } from "../../leopold/counsel";
import type { AustriaView, GameEvent, TableState } from "../../lib/api";
import { listed } from "../../lib/lists";
import { say } from "../../lib/words.svelte";
import { staffName, staffOf } from "./box";
import { viewOf } from "./decisions";
import { cubesList, cubesWords, guestWords, staffWords } from "./effects";
import { held } from "./rules";
import { ofTurn, theGuest } from "./sentences";

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

const isRevised = (state: TableState): boolean => viewOf(state)?.edition === "revised";

// What the words of an action say of itself, by its verb.
const GIVEN = ["cubes-received", "crowns-gained", "emperor-moved", "points-scored", "staff-drawn"];
const SAID: Record<string, string[]> = {
  die: ["die-taken"],
  deliver: ["delivery-started"],
  split: ["cubes-received"],
  cube: ["cubes-received"],
  emperor: ["emperor-moved", "crowns-gained"],
  serve: ["cube-served"],
  claim: ["disc-placed"],
  use: GIVEN,
  effect: GIVEN,
};

/** Whether somebody is checked in whom the action, or the question, speaks of. */
function isAskedOf(view: AustriaView, event: GameEvent, verb: string, word: string): boolean {
  const table = Number(event["table"]);
  if (view.decision === "check-in") return table === held(view, 0) + 1;
  return verb === "check-in" && table === Number(word);
}

/** Whether the words of an action say that something happens, at once or later in the turn. */
function isSaid(view: AustriaView, event: GameEvent, action: string, isLater: boolean): boolean {
  const [verb = "", word = ""] = action.split(" ");
  if (!isLater && SAID[verb]?.includes(event.kind)) return true;
  switch (event.kind) {
    case "guest-seated":
      return verb === "guest" && view.row[Number(word) - 1] === event["guest"];
    case "order-completed":
    case "guest-checked-in":
      return isAskedOf(view, event, verb, word);
    case "room-prepared":
    case "window-lit":
      return verb === "room" && event["room"] === word;
    case "staff-hired":
      return verb === "hire" && event["card"] === Number(word);
    default:
      return false;
  }
}

/** What a card does that is taken; that it is taken the action itself says. */
function cardWords(own: GameEvent[], state: TableState, action: string): string {
  const [first, second] = own;
  const [verb, word] = action.split(" ");
  if (first?.kind === "guest-seated" && !second) {
    return guestWords(Number(first["guest"]), isRevised(state)).replace(/\.$/, "");
  }
  if (verb !== "hire" && verb !== "keep") return "";
  const card = Number(word);
  return say("hint-austria-card", {
    when: say(`austria-when-${staffOf(card).when}`),
    does: staffWords(card, isRevised(state)),
  });
}

/** The phrases for what stands out: the most telling of them, as one comes after the other. */
function standingOut(own: GameEvent[], rooms: string[], most: number): string[] {
  const entered = new Set(own.filter(({ kind }) => kind === "guest-checked-in").map((each) => each["guest"]));
  const found = TOLD.flatMap(([kind, words]) =>
    own
      // Who enters a room was served; that goes without saying.
      .filter((event) => event.kind === kind && !(kind === "order-completed" && entered.has(event["guest"])))
      .map((event) => ({ words: words(event), at: own.indexOf(event) })),
  ).filter(({ words }) => words);
  if (rooms.length) {
    const words = say("hint-austria-prepared", { n: rooms.length, rooms: listed(rooms) });
    found.push({ words, at: own.findIndex(({ kind }) => kind === "room-prepared") });
  }
  const told = found.slice(0, most).sort((one, other) => one.at - other.at);
  return told.map(({ words }) => words);
}

/** Cubes and crowns that come in, in one phrase. */
function brought(sum: Sum): string {
  if (sum.received && sum.coins > 0) {
    const crowns = say("austria-crowns", { n: sum.coins });
    return say("hint-austria-brings", { what: listed([...cubesList(sum.received), crowns]) });
  }
  if (sum.received) return say("hint-austria-cubes", { cubes: cubesWords(sum.received) });
  return sum.coins > 0 ? say("hint-austria-crowns", { n: sum.coins }) : "";
}

/** What an action does beyond its own words; that a turn ends later goes without saying. */
export function reason(
  events: GameEvent[],
  state: TableState,
  further?: Hopes | "later",
  action = "",
): string[] {
  const view = viewOf(state);
  if (!view) return [];
  const you = state.you ?? 0;
  const isLater = further === "later";
  const all = ofTurn(events, you);
  const card = isLater ? "" : cardWords(all, state, action);
  if (card) return [card];
  const sum = new Sum();
  const own: GameEvent[] = [];
  for (const event of all) {
    const said = isSaid(view, event, action, isLater);
    const vp = Number(event["vp"] ?? 0);
    // A politics card is told with its own points.
    if (event.kind !== "disc-placed" && !(said && event.kind === "points-scored")) {
      sum.vp += event.kind === "penalty-paid" ? -vp : vp;
    }
    if (said) continue;
    own.push(event);
    sum.coins -= Number(event["price"] ?? 0);
    SUMMED[event.kind]?.(sum, event);
  }
  const told = standingOut(own, sum.rooms, isLater ? LATER : NOW);
  if (sum.steps > 0) told.push(say("hint-austria-emperor", { n: sum.steps }));
  if (sum.served && !own.some(({ kind }) => kind === "order-completed")) {
    told.push(say("hint-austria-cube", { cubes: cubesWords(sum.served) }));
  }
  if (sum.drawn) told.push(say("hint-austria-drawn", { n: sum.drawn }));
  if (sum.vp > 0) told.push(say("hint-austria-points", { n: sum.vp }));
  const gains = brought(sum);
  if (gains) told.push(gains);
  if (!told.length && sum.strength) told.push(say("hint-austria-strength", { n: sum.strength }));
  if (sum.coins < 0) told.push(say("hint-austria-cost", { n: -sum.coins }));
  const ends = events.some(({ kind, seat }) => kind === "turn-ended" && seat === you);
  if (!told.length && !isLater && ends && action !== "end") told.push(say("hint-austria-end"));
  return told;
}
