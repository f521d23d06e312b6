// What is asked, and every legal action, in words.

import type { OverbookingView, TableState } from "../../lib/api";
import type { Choice } from "../../lib/games";
import { say } from "../../lib/words.svelte";
import { abilityWords, cardName, hotelName, kindName, ROUNDS, TIMES } from "./box";
import type { Shown } from "./stage";

/** Round and card, or hotel; while the scene runs, those of the moment shown. */
export function headline(state: TableState, shown: Shown | null): string[] {
  const view = state.view as OverbookingView | null;
  if (!view) return [];
  const round = shown?.round ?? view.round;
  const words = [say("overbooking-head-round", { round, all: ROUNDS })];
  const hotel = shown ? shown.at : view.at?.[0];
  if (shown && !hotel) return words;
  if (hotel) words.push(say("overbooking-head-hotel", { hotel }));
  else if (view.turn) words.push(say("overbooking-head-card", { turn: view.turn, all: TIMES }));
  return words;
}

export function question(state: TableState): string {
  const view = state.view as OverbookingView | null;
  if (!view?.decision) return say("overbooking-ask-dealt");
  if (view.decision === "place") {
    return view.legal.includes("skip")
      ? say("overbooking-ask-place-last")
      : say("overbooking-ask-place", { turn: view.turn, all: TIMES });
  }
  if (!view.at) return say("overbooking-ask-other");
  const [hotel, card] = view.at;
  const face = view.hotels[hotel - 1]?.face.name ?? "";
  return say(`overbooking-ask-${view.decision}`, { card: cardName(card), hotel: hotelName(face) });
}

/** The section of the rules about what is asked. */
export function rule(state: TableState): string {
  const view = state.view as OverbookingView | null;
  if (!view?.decision) return view?.over ? "scoring" : "setup";
  return view.decision === "place" ? "placing" : "back-door";
}

/** A legal action in words. */
export function actionWords(
  action: string,
  view: OverbookingView,
  names: string[],
  you: number | null,
): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "queue" || verb === "door") {
    return say(`overbooking-do-${verb}`, {
      card: cardName(first),
      hotel: second,
      ability: abilityWords(first, "short"),
    });
  }
  if (verb === "stop") return say(`overbooking-do-stop-${view.decision ?? ""}`);
  if (verb === "skip") return say("overbooking-do-skip");
  const there = view.hotels[(view.at?.[0] ?? 1) - 1]?.queue[Number(first) - 1];
  const name = there?.card ? cardName(there.card) : first;
  const card =
    there?.seat === you
      ? say("overbooking-your", { card: name })
      : say("overbooking-owned", { card: name, owner: names[(there?.seat ?? 1) - 1] ?? "" });
  const words = say(`overbooking-do-${verb}`, {
    card,
    position: first,
    acting: view.at ? kindName(view.at[1]) : "",
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function choices(state: TableState): Choice[] {
  const view = state.view as OverbookingView | null;
  if (!view) return [];
  const names = state.seats.map((seat) => seat.name);
  return view.legal.map((action) => ({
    action,
    words: actionWords(action, view, names, state.you),
    aside: action !== "skip" && action !== "stop",
  }));
}
