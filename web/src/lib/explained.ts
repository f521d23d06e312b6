// What the engine says a position means: what is asked, what may be done, what may not and why.
// A part is a thing on the table that can be pointed at: its kind and its name, such as `row 3`.

import type { components } from "../generated/api";
import type { GameEvent } from "./api";
import { tell } from "./words.svelte";

type Schemas = components["schemas"];

export type Message = Schemas["Message"];
export type Listed = Schemas["Listed"];
export type Player = Schemas["Player"];
export type Fact = string | number | Message | Listed | Player;
export type Choice = Schemas["Choice"];
export type Chain = Schemas["Chain"];
export type Line = Schemas["Line"];
export type Refused = Schemas["PartRefusal"];

/** What a view says of itself; `facts` are those of its game. */
export interface Explanation<F = unknown> {
  asked: Schemas["Asked"] | null;
  choices: Choice[];
  chains: Chain[];
  refusals: Refused[];
  headline: Message[];
  facts: F;
}

type Explained = Partial<Explanation> | null | undefined;

/** A part that is no thing on the table. */
export const BUTTON = "button";
/** In a refusal: every part that no other refusal names. */
const EVERYTHING = "*";

/** What may be done with a part of the table. */
export function choicesAt(view: Explained, part: string): Choice[] {
  return view?.choices?.filter((choice) => choice.parts.includes(part)) ?? [];
}

/** What one gesture does with a part of the table. */
export function chainsAt(view: Explained, part: string): Chain[] {
  return view?.chains?.filter((chain) => chain.parts.includes(part)) ?? [];
}

/** An action with all that is told of it; undefined where it is not legal. */
export function choiceOf(view: Explained, action: string): Choice | undefined {
  return view?.choices?.find((choice) => choice.action === action);
}

/** Why a part does nothing by itself; undefined where it does, or where a gesture takes it along. */
export function refusalAt(view: Explained, part: string): Refused | undefined {
  if (choicesAt(view, part).length) return undefined;
  const names = (refused: Refused, wanted: string): boolean => refused.parts.includes(wanted);
  const all = view?.refusals;
  const own = all?.find((each) => names(each, part));
  return own ?? (chainsAt(view, part).length ? undefined : all?.find((each) => names(each, EVERYTHING)));
}

/** What an event says in the log; null where it goes without saying. Whoever looks through other eyes
 * than their own is the reader that "you" means. */
export function lineWords(event: GameEvent, names: readonly string[], reader?: number | null): string | null {
  const message = event.line?.message;
  if (!message) return null;
  if (reader === undefined || message.facts?.["you"] === undefined) return tell(message, names);
  const you = event.seat === reader ? "yes" : "no";
  return tell({ ...message, facts: { ...message.facts, you } }, names);
}
