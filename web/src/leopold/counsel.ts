// A hint in words: why each action is good, and how sure Leopold is.

import type { Hint } from "../lib/api";
import type { Message } from "../lib/explained";
import { say, tell } from "../lib/words.svelte";
import { sourceWords } from "../statistics/games";

type Action = Hint["actions"][number];

/** Why an action is good, in one or two sentences. */
export function whyOf({ reasons, later_reasons }: Action, names: readonly string[]): string {
  const told: string[] = [];
  const list = (parts: Message[], capital: boolean): string => {
    const words = tell({ list: parts, join: "and" }, names);
    return capital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  };
  if (reasons.length) told.push(say("hint-why", { what: list(reasons, true) }));
  if (later_reasons.length) told.push(say("hint-then", { what: list(later_reasons, false) }));
  return told.join(" ");
}

/** Why the first action beats the next, or how another compares with the first, in points by source. */
export function pointsOf({ points }: Action, place: number): string {
  const parts = Object.entries(points).map(([source, amount]) => ({ key: "", text: sourceWords(source, amount) }));
  if (!parts.length) return "";
  return say(`hint-points-${place === 0 ? "first" : "other"}`, { what: tell({ list: parts, join: "and" }, []) });
}

/** Score and chance, rounded to what an estimate is worth; nothing is certain before it's over. */
export function figuresOf(action: Action): string {
  const win = Math.min(99, Math.max(1, Math.round(100 * action.win)));
  return say("hint-figures", { score: Math.round(action.score) || 0, win });
}

/** How sure he is of his first suggestion, or how another compares with it. */
export function sureOf({ standing }: Action, place: number): string {
  if (standing === "only") return say("hint-only");
  return say(place > 0 ? `hint-other-${standing}` : `hint-sure-${standing}`);
}
