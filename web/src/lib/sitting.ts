// A table as the things on it use it: played live, replayed, or in a lesson.

import type { Door, Hint, Refusal, TableState, Told } from "./api";

/** Told of what happened, together with the table before and after. */
export type Scene = (entries: Told[], state: TableState, before: TableState | null) => void;

export interface Sitting {
  readonly door: Door;
  readonly state: TableState | null;
  readonly journal: Told[]; // everything told so far
  staging: boolean; // a scene is being played; what it ends with is held back
  readonly pace?: number; // of scenes: 2 takes twice the time, for eyes that see them first
  readonly busy: boolean; // something was sent and not yet answered
  readonly looking?: boolean; // nobody sits here: the game is only looked back at
  refusal: Refusal | null; // the last no, until the next action

  watch(scene: Scene): () => void;
  /** Take an action, or several in one gesture: all of them happen or none. */
  play(what: string | readonly string[]): Promise<boolean>;
  undo(): Promise<boolean>;
  restart(): Promise<boolean>;
  confirm(): Promise<boolean>;
  /** The best actions at this step; where nobody can be asked there is no such thing. */
  hint?(): Promise<Hint>;
  close(): void;
}
