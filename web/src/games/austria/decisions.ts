// What is asked, and every legal action in words.

import type { AustriaSeat, AustriaView, TableState } from "../../lib/api";
import type { Choice } from "../../lib/games";
import { say } from "../../lib/words.svelte";
import {
  boardOf,
  box,
  COLUMNS,
  emperorRounds,
  politicsOf,
  roomNumber,
  ROUNDS,
  staffName,
  type CubeLetter,
} from "./box";
import {
  cubesWords,
  effectWords,
  FREE,
  needWords,
  noun,
  penaltyOptions,
  readEffect,
  shortWords,
  staffShort,
} from "./effects";
import {
  DELIVERY,
  dieEffect,
  dieExtras,
  diePrice,
  dutiesOf,
  giftOfRoom,
  guestPrice,
  held,
  hirePrice,
  inExtraTurn,
  nextScoring,
  roomPrice,
  strengthOf,
} from "./rules";
import { capital, theGuest } from "./sentences";

export function viewOf(state: TableState): AustriaView | null {
  return state.view as AustriaView | null;
}

/** The seat through whose eyes one sees, or the one that decides. */
function seatOf(view: AustriaView): AustriaSeat | undefined {
  return view.seats[(view.seat ?? view.actor ?? 1) - 1];
}

/** Rounds and the like, for the bar. */
export function headline(state: TableState): string[] {
  const view = viewOf(state);
  if (!view) return [];
  const next = nextScoring(view);
  const words = [say("austria-round", { n: view.round, all: ROUNDS })];
  if (next !== null && !view.over) {
    words.push(
      next === view.round ? say("austria-emperor-now") : say("austria-emperor-at", { n: next }),
    );
  }
  const mine = state.you === null ? undefined : view.seats[state.you - 1];
  if (mine) words.push(say("austria-score", { n: mine.vp }));
  return words;
}

/** Only the two lowest floors may be prepared. */
function lowOnly(view: AustriaView): boolean {
  return !((held(view, 2) >> (2 * COLUMNS)) & 1);
}

function priced(key: string, discount: number): string {
  const kind = discount >= FREE ? "free" : discount > 0 ? "less" : "full";
  return say(`austria-q-${key}-${kind}`, { n: discount });
}

function turnQuestion(view: AustriaView, seat: AustriaSeat): string {
  const verbs = new Set(view.legal.map((text) => text.split(" ")[0]));
  if (inExtraTurn(view)) return say("austria-q-turn-extra");
  if (!verbs.has("die")) return say(verbs.has("pass") ? "austria-q-turn-stuck" : "austria-q-turn-done");
  if (verbs.has("guest")) return say("austria-q-turn-guest");
  return say(seat.cafe.includes(null) ? "austria-q-turn" : "austria-q-turn-full");
}

/** What is asked of whoever decides. */
export function question(state: TableState): string {
  const view = viewOf(state);
  const seat = view && seatOf(view);
  if (!view || !seat) return "";
  switch (view.decision) {
    case "turn":
      return turnQuestion(view, seat);
    case "first-room":
      return say("austria-q-first-room", { n: held(view, 1) });
    case "prepare":
      if (held(view, 3) === 1) return say(`austria-q-prepare-lit${lowOnly(view) ? "-low" : ""}`);
      if (lowOnly(view)) return say("austria-q-prepare-low");
      return held(view, 1) === 0
        ? say("austria-q-prepare-full", { n: held(view, 0) })
        : priced("prepare", held(view, 1));
    case "hire":
      return priced(view.offer ? "offer" : "hire", held(view, 0));
    case "cube":
    case "return":
      return say(`austria-q-${view.decision}`, { n: held(view, 0) });
    case "deliver":
      return say("austria-q-deliver", { n: DELIVERY - held(view, 0) });
    case "place":
      return say("austria-q-place", { cubes: cubesWords(view.loose) });
    case "check-in": {
      const guest = seat.cafe[held(view, 0)]?.guest;
      return say("austria-q-check-in", { guest: guest ? theGuest(guest) : "" });
    }
    default:
      return view.decision ? say(`austria-q-${view.decision}`) : "";
  }
}

/** What a die of this space would give now: its action and what staff adds. */
export function dieGives(view: AustriaView, seat: AustriaSeat, face: number, boost = 0): string {
  const parts = [effectWords(dieEffect(view, seat, face, strengthOf(view, seat, face, boost)))];
  for (const [, effect] of dieExtras(view, seat, face)) parts.push(shortWords(effect));
  return parts.join(" + ");
}

function roomWords(view: AustriaView, seat: AustriaSeat, word: string): string {
  const room = roomNumber(word);
  const which = boardOf(seat.board).colours[room] ?? "";
  const facts = { room: word, colour: noun(which), which };
  const { decision } = view;
  if (decision === "prepare" || decision === "first-room") {
    const discount = decision === "prepare" ? held(view, 1) : 0;
    return say("austria-do-room-price", { ...facts, n: roomPrice(seat, room, discount) });
  }
  const gift = decision === "check-in" || decision === "occupy" ? giftOfRoom(seat, room) : null;
  return gift
    ? say("austria-do-room-gift", { ...facts, gift: effectWords(gift) })
    : say("austria-do-room", facts);
}

function advanceWords(view: AustriaView, steps: number): string {
  const coins = held(view, 0) - steps;
  const parts: string[] = [];
  if (steps) parts.push(say("austria-steps", { n: steps }));
  if (coins) parts.push(say("austria-crowns", { n: coins }));
  return say("austria-do-emperor", { parts: parts.join(" + ") });
}

function splitWords(view: AustriaView, dear: number): string {
  const [plain, fine] = held(view, 1) ? ["w", "k"] : ["s", "c"];
  return capital(cubesWords((plain ?? "").repeat(held(view, 0) - dear) + (fine ?? "").repeat(dear)));
}

/** A legal action in words. */
export function actionWords(view: AustriaView, seat: AustriaSeat, action: string): string {
  const [verb = "", word = ""] = action.split(" ");
  const guestAt = (table: string): string => theGuest(seat.cafe[Number(table) - 1]?.guest ?? 0);
  switch (verb) {
    case "guest": {
      const place = Number(word);
      const name = theGuest(view.row[place - 1] ?? 0);
      return say("austria-do-guest", { name, n: guestPrice(view, seat, place) });
    }
    case "room":
      return roomWords(view, seat, word);
    case "die": {
      const face = Number(word[0]);
      const boost = word.endsWith("+") ? 1 : 0;
      const n = diePrice(view, seat, face, boost);
      const key = boost ? "austria-do-die-boost" : n ? "austria-do-die-price" : "austria-do-die";
      return say(key, { face, n, gives: dieGives(view, seat, face, boost) });
    }
    case "deliver":
      return say("austria-do-deliver", { n: dutiesOf(seat, "free-delivery").length ? 0 : 1 });
    case "use":
      return say("austria-do-use", { name: staffName(Number(word)), does: staffShort(Number(word)) });
    case "claim": {
      const letter = "ABC".indexOf(word);
      const card = needWords(politicsOf(view.politics[letter] ?? 0)?.needs ?? "");
      return say("austria-do-claim", { card, n: box().table.politics_vp[view.discs[letter] ?? 0] ?? 0 });
    }
    case "check-in":
      return say("austria-do-check-in", { name: guestAt(word) });
    case "as": {
      const effect = dieEffect(view, seat, Number(word), held(view, 0), false);
      return say("austria-do-as", { face: Number(word), gives: effectWords(effect) });
    }
    case "split":
      return splitWords(view, Number(word));
    case "emperor":
      return advanceWords(view, Number(word));
    case "cube":
      return capital(say(`austria-cube-${word as CubeLetter}`));
    case "serve":
      return say("austria-do-serve", {
        cube: say(`austria-cube-${word[1] as CubeLetter}`),
        name: guestAt(word[0] ?? ""),
      });
    case "kitchen":
      return say("austria-do-kitchen", { cubes: cubesWords(view.loose) });
    case "hire":
      return say("austria-do-hire", { name: staffName(Number(word)), n: hirePrice(view, Number(word)) });
    case "keep":
    case "return":
    case "dismiss":
      return say(`austria-do-${verb}`, { name: staffName(Number(word)) });
    case "table":
      return say("austria-do-table", { name: guestAt(word) });
    case "effect":
      return capital(effectWords(readEffect(view.effects[Number(word) - 1] ?? ""), view.edition === "revised"));
    case "pay":
      return capital(penaltyOptions(view.next_tile ?? "", view.edition === "revised")[Number(word) - 1] ?? "");
    case "stop":
      return say(`austria-do-stop-${view.decision ?? ""}`);
    default:
      return say(`austria-do-${verb}`);
  }
}

// Done on the table itself: cards, dice and windows are clicked there.
const ON_TABLE = new Set(["guest", "die", "as", "room", "hire", "keep", "return", "dismiss", "table"]);
const FEW = 3; // ways to serve that are worth listing; with more, cubes and guests are clicked
const SPLENDID = new Set(["check-in", "claim"]); // hardly anybody would not

/** Every legal action, in words. */
export function choices(state: TableState): Choice[] {
  const view = viewOf(state);
  const seat = view && seatOf(view);
  if (!view || !seat) return [];
  const found = view.legal.map((action): Choice => {
    const verb = action.split(" ")[0] ?? "";
    return {
      action,
      words: actionWords(view, seat, action),
      aside: ON_TABLE.has(verb),
      main: SPLENDID.has(verb),
    };
  });
  const listedOnes = found.filter((each) => !each.aside);
  const serves = listedOnes.filter((each) => each.action.startsWith("serve"));
  const only = serves.length === 1 ? serves[0] : undefined;
  if (only) only.main = true;
  if (serves.length > FEW) for (const each of serves) each.aside = true;
  const end = found.find((each) => each.action === "end");
  if (end && !found.some((each) => each.main)) end.main = true;
  return found.sort((one, other) => rank(one) - rank(other));
}

function rank(choice: Choice): number {
  if (choice.main && choice.action !== "end") return 0;
  return ["end", "pass", "stop", "done", "kitchen"].includes(choice.action) ? 2 : 1;
}

/** The rounds with the emperor and the tile of each. */
export function scorings(view: AustriaView): { round: number; tile: string; back: number }[] {
  return emperorRounds().map((round, index) => ({
    round,
    tile: view.tiles[index] ?? "",
    back: box().table.emperor_back[String(round)] ?? 0,
  }));
}

