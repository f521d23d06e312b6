// The player's own games, as far as this browser knows their seats.

import { api, Refusal, type Door, type TableState } from "../lib/api";
import { memory, type MySeat } from "../lib/memory.svelte";
import { fetchWords } from "../lib/words.svelte";

export const MOST = 8; // running games that are listed

export const doorOf = ({ table, key, token }: MySeat): Door => ({ table, key, token: token ?? undefined });

export class Mine {
  found = $state<Record<string, TableState>>({});

  readonly running: MySeat[] = $derived(memory.seats.filter(({ table }) => this.found[table] && this.found[table]?.phase !== "over"));
  readonly over: MySeat[] = $derived(memory.seats.filter(({ table }) => this.found[table]?.phase === "over"));

  /** Ask the server how they stand. */
  async look(): Promise<void> {
    for (const seat of memory.seats.slice(0, MOST * 2)) await this.lookAt(seat);
  }

  async lookAt(seat: MySeat): Promise<void> {
    try {
      const state = await api.look(doorOf(seat));
      await fetchWords(state.game);
      this.found[seat.table] = state;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) memory.forget(seat.table);
    }
  }
}
