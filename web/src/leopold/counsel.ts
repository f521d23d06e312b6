// A hint in words: why each action is good, and how sure Leopold is.

import type { GameEvent, Hint, TableState } from "../lib/api";
import { listed } from "../lib/lists";
import { own } from "../lib/own";
import { fetchWords, say } from "../lib/words.svelte";

type Action = Hint["actions"][number];
export type Hopes = Action["hopes"];

/** What an action does beyond what its own words say: from the events it would bring, with what may
 * be hoped for, or from those that follow later. */
export type Reason = (
  events: GameEvent[],
  state: TableState,
  further?: Hopes | "later",
  action?: string,
) => string[];

const reasons: Record<string, () => Promise<{ reason: Reason }>> = {};
export const NOW = 4; // phrases about the action itself
export const LATER = 3; // and about what follows

/** How a game tells reasons, with the words for them at hand. */
export async function counselOf(game: string): Promise<Reason> {
  const [found] = await Promise.all([own(reasons, game)?.(), fetchWords("leopold")]);
  return found?.reason ?? (() => []);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why an action is good, in one sentence or two. */
export function whyOf(action: Action, state: TableState, reason: Reason): string {
  const now = reason(action.events as GameEvent[], state, action.hopes, action.action).slice(0, NOW);
  const later = reason(action.later as GameEvent[], state, "later", action.action)
    .filter((each) => !now.includes(each))
    .slice(0, LATER);
  const told: string[] = [];
  if (now.length) told.push(say("hint-why", { what: capital(listed(now)) }));
  if (later.length) told.push(say("hint-then", { what: listed(later) }));
  return told.join(" ");
}

/** Score and chance, rounded to what a guess is worth; nothing is certain before it is over. */
export function figuresOf(action: Action): string {
  const win = Math.min(99, Math.max(1, Math.round(100 * action.win)));
  return say("hint-figures", { score: Math.round(action.score) || 0, win });
}

/** How another action compares with the best: what is surely worse may be worse by very little. */
function behind(best: Action, other: Action): "near" | "less" | "weak" {
  const within = (chance: number, points: number): boolean =>
    best.win - other.win < chance && best.score - other.score < points;
  if (other.sure >= 0.3 || within(0.02, 2)) return "near";
  return other.sure >= 0.1 || within(0.06, 5) ? "less" : "weak";
}

/** How sure he is of his first suggestion, and how the others compare with it. */
export function sureOf(actions: Action[], place: number): string {
  const [best, second] = actions;
  const action = actions[place];
  if (!best || !second || !action) return say("hint-only");
  if (place > 0) return say(`hint-other-${behind(best, action)}`);
  const isClose = best.sure < 0.7 || behind(best, second) === "near";
  return say(`hint-sure-${isClose ? "little" : best.sure >= 0.9 ? "much" : "some"}`);
}
