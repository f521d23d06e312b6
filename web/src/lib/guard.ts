// Hasty clicks decide nothing. For a moment after the question changes, only what could be done before
// the change can be done: nobody has seen the rest yet.

import type { TableState } from "./api";
import type { Choice } from "./explained";
import { memory } from "./memory.svelte";

export class Guard {
  private since = -Infinity; // when the question changed
  private asked = ""; // its identity
  private choices: readonly Choice[] = [];
  private seen = new Set<string>(); // what could be done before it changed

  /** The table as it's shown now. */
  show(table: TableState, now = performance.now()): void {
    const mine = table.you !== null && table.view?.actor === table.you && !table.held;
    const asked = mine ? `${table.step}` : "";
    if (asked === this.asked) return;
    this.seen = new Set(asked ? this.choices.filter(({ slot }) => !slot).map(({ action }) => action) : []);
    this.choices = (asked && table.view?.choices) || [];
    this.asked = asked;
    this.since = now;
  }

  /** The question appears only now: what happened before was animated first. */
  reveal(now = performance.now()): void {
    this.seen = new Set();
    this.since = now;
  }

  /** Whether such an action is intended. */
  lets(action: string, now = performance.now()): boolean {
    return now - this.since >= memory.tastes.guard || this.seen.has(action);
  }
}

/** The second click of a double click is no wish to skip what follows the first. */
export class Haste {
  private since = -Infinity;

  /** The player has just done something. */
  act(now = performance.now()): void {
    this.since = now;
  }

  is(now = performance.now()): boolean {
    return now - this.since < memory.tastes.guard;
  }
}

export const haste = new Haste();

/** A button in such a place looks like it meanwhile. */
export const pale = (node: Element): void => {
  node.animate({ filter: Array(2).fill("saturate(0.2) opacity(0.6)") }, memory.tastes.guard);
};

/** The same for a button that appears where another one was: it becomes active after a moment. */
export class Slot {
  private label: string | undefined;
  private since = -Infinity;

  show(label: string | undefined, now = performance.now()): void {
    if (label === this.label) return;
    this.label = label;
    this.since = now;
  }

  lets(now = performance.now()): boolean {
    return now - this.since >= memory.tastes.guard;
  }
}
