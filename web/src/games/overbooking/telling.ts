// The texts for a beat of the check-in.

import { say, tell } from "../../lib/words.svelte";
import { ofHotel, type Beat } from "./beats";
import { bedsWords, booksFirst, hotelName, ruleWords } from "./box";
import type { Scene } from "./scene.svelte";
import { freeBeds } from "./stage";

/** The sentence of a beat. */
export function beatWords(beat: Beat, names: readonly string[]): string {
  const event = beat.events.at(-1);
  const hotel = beat.shown.hotels[beat.hotel - 1];
  if (!event || !hotel) return "";
  const name = hotelName(hotel.face.name);
  if (event.kind === "booking-order") {
    const { rule } = hotel.face;
    const first = booksFirst(rule) ? ruleWords(rule) : "";
    return say("overbooking-scene-order", { first, rule: first ? "yes" : "no" });
  }
  if (event.kind === "hotel-closed" && hotel.closed) {
    const { inside, outside } = hotel.closed;
    const facts = { hotel: name, inside, all: inside + outside };
    return say(inside + outside ? "overbooking-scene-closed" : "overbooking-scene-nobody", facts);
  }
  return event.line ? tell(event.line.message, names) : "";
}

/** How many beds stay empty, once a hotel has closed. */
export function emptyWords(beat: Beat): string {
  const free = freeBeds(beat.shown.hotels[beat.hotel - 1]?.beds ?? 0);
  return free ? say("overbooking-scene-empty", { beds: bedsWords(free) }) : say("overbooking-scene-full");
}

/** A beat as a bead: a letter or two. A beat that hasn't been shown reveals no result. */
export function glyphOf(beat: Beat, told: boolean): string {
  const event = beat.events.at(-1);
  if (beat.what === "book" && !told) return "·";
  switch (event?.kind) {
    case "hotel-revealed":
      return "⌂";
    case "beds-changed":
      return `${event.change > 0 ? "+" : "−"}${Math.abs(event.change)}`;
    case "joined-queue":
      return "→";
    case "guest-named":
      return "⚑";
    case "guest-replaced":
      return "⇄";
    case "ability-unused":
      return "–";
    case "booking-order":
      return "№";
    case "guest-booked":
    case "guest-turned-away":
      return event.card[0] ?? "";
    default:
      return "▪";
  }
}

/** The label of the button that continues. */
export function nextWords(scene: Scene): string {
  const { beat } = scene;
  if (!beat || !scene.stopped) return say("overbooking-next");
  if (scene.isLast) return say("overbooking-on");
  const following = scene.beats[scene.at + 1];
  return say("overbooking-open-hotel", { n: following?.hotel ?? 0 });
}

/** Beats of the current hotel, with their index among all. */
export const beadsOf = (scene: Scene): { beat: Beat; index: number }[] =>
  scene.beat ? ofHotel(scene.beats, scene.beat.hotel) : [];
