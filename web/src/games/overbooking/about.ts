// A card or a hotel in plain words.

import { say } from "../../lib/words.svelte";
import { abilityWords, aboutKind, backName, bedsWords, cardName, crestOf, hotelName, kindName, ruleSentence, ruleWords } from "./box";
import type { Desk } from "./desk.svelte";
import { freeBeds, type ShownCard, type ShownHotel } from "./stage";
import type { Side } from "./view";

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A card on the table. */
export function aboutCard(card: ShownCard, desk: Desk, side: Side): string {
  if (!card.card) return aboutBack(card, desk, side);
  const whose =
    card.seat !== desk.you
      ? say("overbooking-about-owner", { owner: desk.name(card.seat) })
      : card.open
        ? ""
        : say("overbooking-about-yours");
  return [capital(cardName(card.card)), ...aboutKind(card.card), whose].filter(Boolean).join("\n");
}

/** Another player's face-down card: what it can still be, what it can't, and why. */
function aboutBack(card: ShownCard, desk: Desk, side: Side): string {
  const named = (kind: number): string => `${kind} ${kindName(`${kind}${crestOf(card.back)[0] ?? ""}`)}`;
  const possible = card.may.filter(({ where }) => where === "unseen");
  const lines = card.may.map(({ kind, where, hotel }) => {
    if (where !== "unseen") return `✗ ${named(kind)}: ${say(`overbooking-not-${where}`, { hotel })}`;
    return side === "door" ? say("labelled", { label: named(kind), value: abilityWords(`${kind}`) }) : named(kind);
  });
  return [
    say("labelled", { label: desk.name(card.seat), value: backName(card.back) }),
    ...(card.may.length ? [say(possible.length === 1 ? "overbooking-can-only" : "overbooking-can-still"), ...lines] : []),
    say(side === "door" ? "overbooking-back-at-door" : "overbooking-back-in-queue"),
  ].join("\n");
}

/** A hotel: its rule, its token, what its queue wants, its other side. */
export function aboutHotel(hotel: ShownHotel): string {
  const [least, most] = hotel.asked;
  return [
    hotelName(hotel.face.name),
    say("overbooking-about-hotel", { beds: bedsWords(hotel.face.beds), rule: ruleSentence(hotel.face.rule) }),
    hotel.beds === hotel.face.beds ? "" : say("overbooking-about-free", { free: freeBeds(hotel.beds) }),
    hotel.token && hotel.places.door ? say("overbooking-about-token") : "",
    most ? say("overbooking-about-asked", { beds: least === most ? `${least}` : `${least}–${most}` }) : "",
    say("overbooking-about-other-side", { beds: bedsWords(hotel.other.beds), rule: ruleWords(hotel.other.rule) }),
    hotel.face.source === "house" ? say("overbooking-about-house") : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Phrases and sentences one after another, as a label reads them: with a pause between two of them. */
export const label = (...parts: readonly string[]): string => parts.filter(Boolean).join(" – ");
