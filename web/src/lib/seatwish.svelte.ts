// Asking for the seat of a player who has left: the other players decide.

import { api, type Door, type TableState } from "./api";
import { memory } from "./memory.svelte";

export class SeatWish {
  private asked = $state<{ seat: number; name: string } | null>(null);

  /** Ask for a seat; the saved token opens it once a player has agreed. */
  async ask(door: Door, name: string): Promise<void> {
    const answer = await api.join(door, name);
    memory.keep(answer);
    this.asked = answer.asked == null ? null : { seat: answer.asked, name };
  }

  /** The state of the request; null if nothing was asked for, or the seat is yours. */
  standing(table: TableState): "waits" | "declined" | null {
    const { asked } = this;
    if (!asked || table.you !== null) return null;
    const waits = table.asks.some(({ seat, name }) => seat === asked.seat && name === asked.name);
    return waits ? "waits" : "declined";
  }
}
