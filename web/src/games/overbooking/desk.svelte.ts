// One's place at the table: what is shown, what one may do, what one has in hand.

import { getContext, setContext } from "svelte";
import { Refusal, type TableState } from "../../lib/api";
import { choiceOf, choicesAt, refusalAt } from "../../lib/explained";
import { eventsOf } from "../../lib/journal";
import type { Sitting } from "../../lib/sitting";
import { say, tell } from "../../lib/words.svelte";
import { lodgingOf, placedSince } from "./journal";
import { scene } from "./scene.svelte";
import { NOTHING, shownOf, withHeld, type Shown, type ShownCard } from "./stage";
import {
  cardPart,
  hotelPart,
  linePart,
  placePart,
  placingPart,
  type Choice,
  type OverbookingEvent,
  type OverbookingView,
  type Place,
} from "./view";

const KEY = Symbol("desk");

/** What the "about" panel tells of. */
export type Pointed =
  | { what: "card"; card: ShownCard }
  | { what: "hotel"; number: number };

/** Why something cannot be done now, and the section of the rules that says so. */
export interface Why {
  words: string;
  rule: string;
}

export class Desk {
  chosen = $state<string | null>(null); // the card in one's fingers
  place = $state.raw<Place | null>(null); // or the place one has chosen first
  pointed = $state.raw<Pointed | null>(null);
  fresh = $state.raw<Set<string>>(new Set()); // places where a card has just been put
  dragging = $state.raw<{ card: string; x: number; y: number } | null>(null);

  readonly table: TableState = $derived.by(() => this.state());
  readonly view: OverbookingView = $derived(this.table.view as OverbookingView);
  readonly you: number | null = $derived(this.table.you);
  readonly names: string[] = $derived(this.table.seats.map((seat) => seat.name));
  readonly events: OverbookingEvent[] = $derived.by(() => eventsOf(this.live().journal) as OverbookingEvent[]);
  readonly lately: Set<string> = $derived(placedSince(this.events, this.you));
  // One's action that waits to be confirmed.
  readonly held: Choice | undefined = $derived.by(() => {
    const { held } = this.table;
    return held && !this.live().looking ? choiceOf(this.view, held) : undefined;
  });
  readonly real: Shown = $derived.by(() => {
    if (!this.table.view) return NOTHING;
    const shown = shownOf(this.view, lodgingOf(this.events));
    return this.held ? withHeld(shown, this.held.changes as OverbookingEvent[]) : shown;
  });
  readonly shown: Shown = $derived(scene.shown ?? this.real);
  readonly hand: string[] = $derived(
    this.you === null
      ? []
      : (this.view.seats[this.you - 1]?.hand ?? []).filter((card) => !this.held?.parts.includes(cardPart(card))),
  );
  // It is one's own decision, made and waiting to be confirmed or not.
  readonly deciding: boolean = $derived.by(() => {
    if (this.live().looking || scene.playing) return false;
    return this.you !== null && this.view.actor === this.you;
  });
  readonly acting: boolean = $derived(this.deciding && !this.table.held);
  readonly placing: boolean = $derived(this.acting && this.view.decision === "place");
  readonly card: string | null = $derived(
    this.placing && this.chosen !== null && this.hand.includes(this.chosen) ? this.chosen : null,
  );

  constructor(
    readonly live: () => Sitting,
    private readonly state: () => TableState,
  ) {}

  name(seat: number): string {
    return this.names[seat - 1] ?? "";
  }

  play(action: string): void {
    if (this.live().busy || !this.acting) return;
    this.release();
    void this.live().play(action);
  }

  /** One's action that waits is meant so. */
  confirm(): void {
    if (!this.live().busy) void this.live().confirm();
  }

  release(): void {
    this.chosen = null;
    this.place = null;
    this.calm();
  }

  /** Say why not, in the one place that tells what to do. */
  refuse(why: Why | null): void {
    if (!why || scene.playing) return;
    this.live().refusal = new Refusal("not-now", why.words, 409, undefined, why.rule);
  }

  /** Something has been done since: what was refused is forgotten. */
  calm(): void {
    const live = this.live();
    if (live.refusal?.code === "not-now") live.refusal = null;
  }

  /** What may be done now with all of these parts of the table. */
  private at(...parts: string[]): Choice[] {
    if (!this.acting) return [];
    const [first = "", ...others] = parts;
    return choicesAt(this.view, first).filter((choice) => others.every((part) => choice.parts.includes(part)));
  }

  /** Why nothing can be done with the first of these parts about which something is said. */
  private whyNot(...parts: string[]): Why | null {
    if (this.table.held) return { words: say("overbooking-why-held"), rule: "placing" };
    const found = parts.map((part) => refusalAt(this.view, part)).find((refused) => refused !== undefined);
    return found ? { words: tell(found.message, this.names), rule: found.rule } : null;
  }

  /** Whether what one has done with the card there still waits to be confirmed. */
  isHeld(place: Place, position: number): boolean {
    if (scene.playing || !this.held) return false;
    if (this.held.parts.includes(placePart(place, position))) return true;
    // It was put at the end of its line.
    const line = this.shown.hotels[place.hotel - 1]?.[place.side];
    return this.held.parts.includes(linePart(place)) && line?.length === position;
  }

  /** Whether each card of an open queue gets a bed, as things stand; null where that is not known. */
  fates(hotel: number): (boolean | null)[] {
    const facts = this.view.facts.hotels[hotel - 1];
    const { held } = this;
    const outlook = held ? facts?.after.find((each) => each.action === held.action)?.outlook : facts?.outlook;
    const queue = this.shown.hotels[hotel - 1]?.queue ?? [];
    return queue.map((_, index) => outlook?.find((each) => each.position === index + 1)?.booked ?? null);
  }

  /** Why a card of the hand cannot be taken; null when it can. */
  whyNotCard(card: string): Why | null {
    if (this.playable(card)) return null;
    const there = this.place && this.placing ? [placingPart(this.place, card), linePart(this.place)] : [];
    return this.whyNot(...there, cardPart(card));
  }

  /** Why nothing can be put there; null when something can. */
  whyNotThere(place: Place, card = this.card): Why | null {
    if (card !== null && this.actionWith(card, place)) return null;
    return this.whyNot(...(card === null ? [] : [placingPart(place, card)]), linePart(place));
  }

  /** Why a card that lies on the table cannot be chosen; null when nobody would want to. */
  whyNotLying(place: Place, position: number): Why | null {
    if (!this.acting || (this.placing && this.card === null)) return null;
    return this.whyNot(...(this.card === null ? [] : [placingPart(place, this.card)]), placePart(place, position));
  }

  /** Why a card in one's fingers cannot go to the hotel itself; null without one. */
  whyNotHotel(hotel: number): Why | null {
    return this.card === null ? null : this.whyNot(hotelPart(hotel));
  }

  /** What putting a card there plays; empty when that may not be done. */
  private actionWith(card: string, place: Place): string {
    return this.at(cardPart(card), linePart(place))[0]?.action ?? "";
  }

  /** Whether some card of the hand may go there now. */
  takes(place: Place): boolean {
    return this.at(linePart(place)).length > 0;
  }

  /** What a click on a free place plays at once; empty when a card must be chosen first. */
  actionAt(place: Place): string {
    if (this.card !== null) return this.actionWith(this.card, place);
    const fitting = this.at(linePart(place));
    return fitting.length === 1 ? (fitting[0]?.action ?? "") : "";
  }

  /** What a click on a card of the hand plays at once, a place being chosen. */
  actionOf(card: string): string {
    return this.place ? this.actionWith(card, this.place) : "";
  }

  /** What a click on a card that lies on the table does. */
  actionOn(place: Place, position: number): string {
    return this.at(placePart(place, position))[0]?.action ?? "";
  }

  /** Whether a card of the hand may go anywhere. */
  playable(card: string): boolean {
    if (this.place && this.placing) return this.actionOf(card) !== "";
    return this.at(cardPart(card)).length > 0;
  }

  clickPlace(place: Place): void {
    if (this.live().looking) return;
    const action = this.actionAt(place);
    if (action) this.play(action);
    else if (this.card === null && this.takes(place)) {
      this.calm();
      this.place = this.isPlace(place) ? null : place;
    } else this.refuse(this.whyNotThere(place));
  }

  /** A card has been dragged to a line. */
  drop(card: string, place: Place): void {
    const action = this.actionWith(card, place);
    if (action) this.play(action);
    else this.refuse(this.whyNotThere(place, card));
  }

  isPlace(place: Place): boolean {
    return this.place?.side === place.side && this.place.hotel === place.hotel;
  }

  clickCard(card: string): void {
    const action = this.actionOf(card);
    if (action) {
      this.play(action);
      return;
    }
    this.calm();
    this.place = null;
    this.chosen = this.chosen === card ? null : card;
  }

  /** What a free place says: what a click does there, or why nothing may be put there. */
  placeWords(place: Place): string {
    if (this.live().looking) return "";
    const action = this.actionAt(place);
    if (action) return this.told(action);
    return this.whyNotThere(place)?.words ?? say("overbooking-hint-here");
  }

  /** Why a place farther off than the next takes nothing. */
  laterWords(place: Place, position: number): string {
    return this.live().looking ? "" : (this.whyNot(placePart(place, position))?.words ?? "");
  }

  /** An action in words, with what it brings. */
  told(action: string): string {
    const choice = choiceOf(this.view, action);
    if (!choice) return "";
    const gains = choice.gains ? tell(choice.gains, this.names) : "";
    return [tell(choice.message, this.names), gains].filter(Boolean).join("\n");
  }
}

export function sitDown(live: () => Sitting, state: () => TableState): Desk {
  return setContext(KEY, new Desk(live, state));
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}
