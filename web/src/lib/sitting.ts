// A table as the things on it use it: live, replayed, or in a lesson.

import type { Snippet } from "svelte";
import type { Door, Hint, Refusal, TableState, Told } from "./api";

/** Gets what happened, together with the table before and after. */
export type Scene = (entries: Told[], state: TableState, before: TableState | null) => void;

/** A way to answer a question: the label of its button, and what it does. */
export interface Way {
  words: string;
  act(): void;
  disabled?: boolean;
  testid?: string;
  action?: string; // what it plays, if it's that simple
}

/**
 * What the table itself asks the player, at the desk and instead of the engine's question: a chosen card and
 * where it would go, the next beat of a scene.
 */
export interface Proposal {
  question: string;
  detail?: string; // a smaller line below
  mine: boolean; // the player's own (green), or something shown (blue)
  seat?: number; // the seat it's about; 0 for nobody
  yes?: Way;
  no?: Way;
  more?: Snippet; // anything else below the question
  exits?: Snippet; // what's at the right end, instead of undo and no
}

export interface Sitting {
  readonly door: Door;
  readonly state: TableState | null;
  readonly journal: Told[]; // everything so far
  staging: boolean; // a scene is playing; its outcome is held back
  readonly pace?: number; // of scenes: 2 takes twice the time, for first-time viewers
  readonly busy: boolean; // something was sent and not yet answered
  readonly looking?: boolean; // nobody plays here: it's a replay
  readonly trial?: boolean; // a turn is only tried: its last action waits until the turn is ended
  proposal: Proposal | null;
  pointed: string | null; // the action whose button is under the pointer: the table previews it
  refusal: Refusal | null; // the last refusal, until the next action

  watch(scene: Scene): () => void;
  /** Take an action, or several in one gesture: all of them or none. */
  play(what: string | readonly string[]): Promise<boolean>;
  undo(): Promise<boolean>;
  restart(): Promise<boolean>;
  confirm(): Promise<boolean>;
  /** Take back your whole last turn, against bots; only at a live table. */
  takeback?(): Promise<boolean>;
  /** The best actions at this step; undefined if nobody can be asked. */
  hint?(): Promise<Hint>;
  close(): void;
}
