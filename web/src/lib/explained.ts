// What the engine says a position means: what is asked, what may be done, what may not and why.
// A part is a thing on the table that can be pointed at: its kind and its name, such as `row 3`.

import type { components } from "../generated/api";

export type Fact = string | number | Message | Listed | Player;

/** What to say: a key of the catalogue, its facts, and the text where no language has the key. */
export interface Message {
  key: string;
  facts?: Record<string, Fact>;
  text?: string;
  capital?: boolean; // begins with a capital letter
}

/** Facts one after another: `a, b and c`. */
export interface Listed {
  list: Fact[];
  join: "and" | "or" | "comma" | "dot" | "plus" | "space";
}

/** The name of whoever sits there. */
export interface Player {
  seat: number;
}

/** What whoever decides is asked, with the facts of it by their names. */
export interface Asked<F = Record<string, unknown>> {
  decision: string;
  question: Message;
  rule: string; // the section of the rules it rests on
  facts: F;
}

/** One legal action. */
export interface Choice {
  action: string;
  parts: string[];
  message: Message;
  price: number | null;
  main: boolean; // the obvious next thing
  changes: components["schemas"]["GameEvent"][]; // what it would bring, as far as one can know
  gains: Message | null; // the same in a few words
  ends_turn: boolean;
  reveals: boolean; // it cannot be undone
}

/** Several actions that one gesture takes. */
export interface Chain {
  parts: string[];
  actions: string[];
  message: Message;
}

/** Why nothing can be done with some parts of the table now. */
export interface Refused {
  parts: string[];
  message: Message;
  rule: string;
}

/** What an event says in the log, and the parts it speaks of. */
export interface Line {
  message: Message;
  parts: string[];
}

/** What a view says of itself; `facts` are those of its game. */
export interface Explanation<F = unknown> {
  asked: Asked | null;
  choices: Choice[];
  chains: Chain[];
  refusals: Refused[];
  headline: Message[];
  facts: F;
}

type Explained = Partial<Explanation> | null | undefined;

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
