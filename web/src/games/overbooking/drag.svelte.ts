// A card dragged from the hand to a queue or back door: anywhere in it will do.

import { tips } from "../../lib/tip.svelte";
import type { Desk } from "./desk.svelte";
import type { Side } from "./view";

const FAR = 8; // px before a press becomes a drag

export class Drag {
  moved = false; // it wasn't a click
  private press: { card: string; x: number; y: number; id: number } | null = null;

  constructor(private readonly desk: Desk) {}

  down(event: PointerEvent, card: string): void {
    this.moved = false;
    if (event.button === 0 && this.desk.placing && this.desk.playable(card)) {
      this.press = { card, x: event.clientX, y: event.clientY, id: event.pointerId };
    }
  }

  move(event: PointerEvent): void {
    const { press, desk } = this;
    if (!press || event.pointerId !== press.id) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!this.moved && far < FAR) return;
    this.moved = true;
    tips.hide();
    desk.place = null;
    desk.chosen = press.card;
    desk.dragging = { card: press.card, x: event.clientX, y: event.clientY };
  }

  up(event: PointerEvent): void {
    if (!this.press) return;
    const { card } = this.press;
    this.press = null;
    if (!this.moved) return;
    this.desk.dragging = null;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const line = under?.closest<HTMLElement>("[data-line]")?.dataset["line"];
    const [side, hotel] = line?.split(" ") ?? [];
    if (side && hotel) this.desk.drop(card, { side: side as Side, hotel: Number(hotel) });
    else this.desk.release();
    setTimeout(() => (this.moved = false));
  }

  cancel(): void {
    this.press = null;
    this.moved = false;
    this.desk.dragging = null;
  }
}
