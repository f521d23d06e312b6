// The events in a journal, without what was undone.

import type { GameEvent, Told } from "./api";

/** Remove from the end of a list what an entry takes back, if it does. */
export function strike(found: { step?: number | null }[], entry: Told): void {
  if (entry.type !== "undone") return;
  while (found.length && (found.at(-1)?.step ?? 0) > entry.steps) found.pop();
}

/** The events of a journal that still count. */
export function eventsOf(journal: readonly Told[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const entry of journal) {
    strike(found, entry);
    for (const event of entry.events ?? []) found.push(event as GameEvent);
  }
  return found;
}
