// A card in plain words.

import { say } from "../../lib/words.svelte";
import { abilityWords, cardName, crestName, crestOf, isLarge, isMany, kindOf } from "./box";
import type { Desk } from "./desk.svelte";
import { bedsWords, coinsWords } from "./sentences";
import type { ShownCard } from "./stage";

const SEEN = 80; // px of the panel that show what it tells

const POINTING = matchMedia("(hover: hover) and (min-width: 1001px)");

/** Whether the panel that tells of what one points at is in sight: a tip would say it twice. */
export function toldBeside(): boolean {
  const panel = POINTING.matches ? document.querySelector(".panel.about") : null;
  const place = panel?.getBoundingClientRect();
  return place !== undefined && place.height > 0 && place.top < innerHeight - SEEN && place.bottom > SEEN;
}

/** What a kind of guest needs, pays and does. */
export function aboutKind(card: string): string[] {
  const kind = kindOf(card);
  return [
    say("overbooking-about-card", {
      one: isMany(card) ? "no" : "yes",
      beds: bedsWords(kind.beds),
      coins: coinsWords(kind.coins),
    }),
    say("overbooking-about-door", { ability: abilityWords(card, "ability") }),
  ];
}

/** A card on the table. */
export function aboutCard(card: ShownCard, desk: Desk): string {
  if (!card.card) {
    return say("overbooking-about-hidden", {
      owner: desk.name(card.seat),
      size: isLarge(card.back) ? "large" : "small",
      crest: crestName(crestOf(card.back)),
    });
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
