// What the engine says about a position: the question, what you can do, what you can't and why.
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

/** The explanation in a view; `facts` are those of its game. */
export interface Explanation<F = unknown> {
  asked: Schemas["Asked"] | null;
  choices: Choice[];
  chains: Chain[];
  refusals: Refused[];
  headline: Message[];
  facts: F;
}

type Explained = Partial<Explanation> | null | undefined;

/** A part that isn't on the table. */
export const BUTTON = "button";
/** In a refusal: every part that no other refusal mentions. */
const EVERYTHING = "*";

/** What you can do with a part of the table. */
export function choicesAt(view: Explained, part: string): Choice[] {
  return view?.choices?.filter((choice) => choice.parts.includes(part)) ?? [];
}

/** What one gesture does with a part of the table. */
export function chainsAt(view: Explained, part: string): Chain[] {
  return view?.chains?.filter((chain) => chain.parts.includes(part)) ?? [];
}

/** An action with everything said about it; undefined if it isn't legal. */
export function choiceOf(view: Explained, action: string): Choice | undefined {
  return view?.choices?.find((choice) => choice.action === action);
}

/** Why a part does nothing by itself; undefined if it does, or if a gesture includes it. */
export function refusalAt(view: Explained, part: string): Refused | undefined {
  if (choicesAt(view, part).length) return undefined;
  const names = (refused: Refused, wanted: string): boolean => refused.parts.includes(wanted);
  const all = view?.refusals;
  const own = all?.find((each) => names(each, part));
  return own ?? (chainsAt(view, part).length ? undefined : all?.find((each) => names(each, EVERYTHING)));
}

/** What an event says in the log; null if it goes without saying. */
export function lineWords(event: GameEvent, names: readonly string[]): string | null {
  const message = event.line?.message;
  return message ? tell(message, names) : null;
}

/** A message about what a seat does, addressed to the reader if it's their own seat. */
export function saidTo(message: Message, own: boolean): Message {
  if (message.facts?.["you"] === undefined) return message;
  return { ...message, facts: { ...message.facts, you: own ? "yes" : "no" } };
}
