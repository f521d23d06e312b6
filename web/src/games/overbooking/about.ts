// A card in plain words.

import { say } from "../../lib/words.svelte";
import { aboutKind, backName, cardName } from "./box";
import type { Desk } from "./desk.svelte";
import type { ShownCard } from "./stage";

const SEEN = 80; // px of the panel that show what it tells

const POINTING = matchMedia("(hover: hover) and (min-width: 1001px)");

/** Whether the panel that tells of what one points at is in sight: a tip would say it twice. */
export function toldBeside(): boolean {
  const panel = POINTING.matches ? document.querySelector(".panel.about") : null;
  const place = panel?.getBoundingClientRect();
  return place !== undefined && place.height > 0 && place.top < innerHeight - SEEN && place.bottom > SEEN;
}

/** A card on the table. */
export function aboutCard(card: ShownCard, desk: Desk): string {
  if (!card.card) {
    return say("overbooking-about-hidden", { owner: desk.name(card.seat), back: backName(card.back) });
  }
  const name = cardName(card.card);
  const whose =
    card.seat !== desk.you
      ? say("overbooking-about-owner", { owner: desk.name(card.seat) })
      : card.open
        ? ""
        : say("overbooking-about-yours");
  return [name.charAt(0).toUpperCase() + name.slice(1), ...aboutKind(card.card), whose]
    .filter(Boolean)
    .join("\n");
}
