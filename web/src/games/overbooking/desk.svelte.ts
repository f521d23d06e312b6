// Your place at the table: what's shown, what you can do, what you've picked up.

import { getContext, setContext } from "svelte";
import { Refusal, type TableState } from "../../lib/api";
import { choiceOf, choicesAt, refusalAt } from "../../lib/explained";
import { eventsOf } from "../../lib/journal";
import type { Sitting } from "../../lib/sitting";
import { say, tell } from "../../lib/words.svelte";
import { refused } from "./box";
import { lodgingOf, placedSince } from "./journal";
import { scene } from "./scene.svelte";
import { handOf, NOTHING, shownOf, withHeld, type Shown } from "./stage";
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

/** Why something can't be done now, and the section of the rules that says so. */
export interface Why {
  words: string;
  rule: string;
}

export class Desk {
  chosen = $state<string | null>(null); // the card you've picked up
  place = $state.raw<Place | null>(null); // or the spot you've chosen first
  picked = $state<string | null>(null); // the action with a card on the table that awaits your confirmation
  fresh = $state.raw<Set<string>>(new Set()); // spots where a card has just been placed
  dragging = $state.raw<{ card: string; x: number; y: number } | null>(null);

  readonly table: TableState = $derived.by(() => this.state());
  readonly view: OverbookingView = $derived(this.table.view as OverbookingView);
  readonly you: number | null = $derived(this.table.you);
  readonly names: string[] = $derived(this.table.seats.map((seat) => seat.name));
  readonly events: OverbookingEvent[] = $derived.by(() => eventsOf(this.live().journal) as OverbookingEvent[]);
  readonly lately: Set<string> = $derived(placedSince(this.events, this.you));
  // Your action that waits for confirmation.
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
  readonly hand: string[] = $derived.by(() => {
    if (this.you === null) return [];
    // While hotels check in, the cards of the next round aren't drawn yet.
    const then = scene.shown?.seats[this.you - 1];
    if (then) return handOf(then);
    const cards = this.view.seats[this.you - 1]?.hand ?? [];
    return cards.filter((card) => !this.held?.parts.includes(cardPart(card)));
  });
  // It's your decision, either open or waiting for confirmation.
  readonly deciding: boolean = $derived.by(() => {
    if (this.live().looking || scene.playing) return false;
    return this.you !== null && this.view.actor === this.you;
  });
  readonly acting: boolean = $derived(this.deciding && !this.table.held);
  readonly placing: boolean = $derived(this.acting && this.view.decision === "place");
  readonly card: string | null = $derived(
    this.placing && this.chosen !== null && this.hand.includes(this.chosen) ? this.chosen : null,
  );

  // What waits for your confirmation: a card and its spot, or a card of an open queue.
  readonly draft: Choice | undefined = $derived.by(() => {
    if (!this.acting || !this.asksYes()) return undefined;
    const placing = this.card && this.place ? this.actionWith(this.card, this.place) : "";
    return choiceOf(this.view, this.placing ? placing : (this.picked ?? ""));
  });

  constructor(
    readonly live: () => Sitting,
    private readonly state: () => TableState,
    readonly asksYes: () => boolean = () => false, // a click chooses, and the desk's button plays
  ) {}

  name(seat: number): string {
    return this.names[seat - 1] ?? "";
  }

  /** What a seat has got at the hotel that's checking in. */
  gained(seat: number): number {
    return scene.gains.get(seat) ?? 0;
  }

  play(action: string): void {
    if (this.live().busy || !this.acting) return;
    this.release();
    void this.live().play(action);
  }

  /** Confirm your choice: nothing else is asked. */
  async playDraft(): Promise<void> {
    const { draft } = this;
    const live = this.live();
    if (!draft || live.busy) return;
    if (!(await live.play(draft.action))) return;
    this.release();
    if (live.state?.held === draft.action) await live.confirm();
  }

  /** Confirm your action that waits. */
  confirm(): void {
    if (!this.live().busy) void this.live().confirm();
  }

  release(): void {
    this.chosen = null;
    this.place = null;
    this.picked = null;
    this.calm();
  }

  /** Say why not, in the one place that says what to do. */
  refuse(why: Why | null): void {
    if (!why || scene.playing) return;
    this.live().refusal = new Refusal("not-now", why.words, 409, undefined, why.rule);
  }

  /** Something has been done since: forget the refusal. */
  calm(): void {
    const live = this.live();
    if (live.refusal?.code === "not-now") live.refusal = null;
  }

  /** What you can do now with all of these parts of the table. */
  private at(...parts: string[]): Choice[] {
    if (!this.acting) return [];
    const [first = "", ...others] = parts;
    return choicesAt(this.view, first).filter((choice) => others.every((part) => choice.parts.includes(part)));
  }

  /** Why nothing can be done with the first of these parts that has a refusal. */
  private whyNot(...parts: string[]): Why | null {
    const isHeld = this.deciding && this.table.held;
    const found = isHeld
      ? refused().held
      : parts.map((part) => refusalAt(this.view, part)).find((each) => each !== undefined);
    return found ? { words: tell(found.message, this.names), rule: found.rule } : null;
  }

  /** Whether your action with the card there still waits for confirmation. */
  isHeld(place: Place, position: number): boolean {
    if (scene.playing || !this.held) return false;
    if (this.held.parts.includes(placePart(place, position))) return true;
    // It was placed at the end of its queue or back door.
    const line = this.shown.hotels[place.hotel - 1]?.[place.side];
    return this.held.parts.includes(linePart(place)) && line?.length === position;
  }

  /** Whether each card of an open queue would get a bed now; null if unknown. */
  fates(hotel: number): (boolean | null)[] {
    const facts = this.view.facts.hotels[hotel - 1];
    const chosen = this.held ?? this.draft;
    const outlook = chosen ? facts?.after.find((each) => each.action === chosen.action)?.outlook : facts?.outlook;
    const queue = this.shown.hotels[hotel - 1]?.queue ?? [];
    return queue.map((_, index) => outlook?.find((each) => each.position === index + 1)?.booked ?? null);
  }

  /** Why a card in hand can't be chosen; null if it can. */
  whyNotCard(card: string): Why | null {
    if (this.playable(card)) return null;
    const there = this.place && this.placing ? [placingPart(this.place, card), linePart(this.place)] : [];
    return this.whyNot(...there, cardPart(card));
  }

  /** Why nothing can be placed there; null if something can. */
  whyNotThere(place: Place, card = this.card): Why | null {
    if (card !== null && this.actionWith(card, place)) return null;
    return this.whyNot(...(card === null ? [] : [placingPart(place, card)]), linePart(place));
  }

  /** Why a card on the table can't be chosen; null if nobody would want to. */
  whyNotLying(place: Place, position: number): Why | null {
    if (!this.acting || (this.placing && this.card === null)) return null;
    return this.whyNot(...(this.card === null ? [] : [placingPart(place, this.card)]), placePart(place, position));
  }

  /** Why the card you've picked up can't go to the hotel itself; null without one. */
  whyNotHotel(hotel: number): Why | null {
    return this.card === null ? null : this.whyNot(hotelPart(hotel));
  }

  /** What placing a card there plays; empty if that isn't allowed. */
  private actionWith(card: string, place: Place): string {
    return this.at(cardPart(card), linePart(place))[0]?.action ?? "";
  }

  /** Whether some card in hand can go there now. */
  takes(place: Place): boolean {
    return this.at(linePart(place)).length > 0;
  }

  /** Whether the card you've picked up can go there; without one, whether any can. */
  fits(place: Place): boolean {
    if (!this.placing) return false;
    return this.card === null ? this.takes(place) : this.actionWith(this.card, place) !== "";
  }

  /** What a click on a free spot plays right away; empty if a card must be chosen first. */
  actionAt(place: Place): string {
    if (this.asksYes()) return "";
    if (this.card !== null) return this.actionWith(this.card, place);
    const fitting = this.at(linePart(place));
    return fitting.length === 1 ? (fitting[0]?.action ?? "") : "";
  }

  /** What a click on a card in hand plays right away, if a spot is chosen. */
  actionOf(card: string): string {
    return this.place && !this.asksYes() ? this.actionWith(card, this.place) : "";
  }

  /** What a click on a card on the table does. */
  actionOn(place: Place, position: number): string {
    return this.at(placePart(place, position))[0]?.action ?? "";
  }

  /** Whether a card in hand can go anywhere. */
  playable(card: string): boolean {
    if (this.place && this.placing && this.card === null) return this.actionWith(card, this.place) !== "";
    return this.at(cardPart(card)).length > 0;
  }

  clickPlace(place: Place): void {
    if (this.live().looking) return;
    const action = this.actionAt(place);
    if (action) this.play(action);
    else if (this.fits(place)) {
      this.calm();
      this.place = this.isPlace(place) ? null : place;
    } else this.refuse(this.whyNotThere(place));
  }

  /** A card has been dragged to a queue or back door. */
  drop(card: string, place: Place): void {
    const action = this.actionWith(card, place);
    if (!action) this.refuse(this.whyNotThere(place, card));
    else if (this.asksYes()) [this.chosen, this.place] = [card, place];
    else this.play(action);
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
    // It goes to the spot chosen before, if that's allowed.
    if (!this.asksYes() || !this.place || !this.actionWith(card, this.place)) this.place = null;
    this.chosen = this.chosen === card ? null : card;
  }

  /** Choose a card of the open queue, or cancel the choice. */
  pick(action: string): void {
    if (!this.asksYes()) this.play(action);
    else this.picked = this.picked === action ? null : action;
  }

  /** The text of a free spot: what a click does there, or why nothing can be placed there. */
  placeWords(place: Place): string {
    if (this.live().looking) return "";
    const action = this.actionAt(place);
    if (action) return this.told(action);
    return this.whyNotThere(place)?.words ?? say("overbooking-hint-here");
  }

  /** Why a spot farther away than the next takes nothing. */
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

export function sitDown(live: () => Sitting, state: () => TableState, asksYes?: () => boolean): Desk {
  return setContext(KEY, new Desk(live, state, asksYes));
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}
