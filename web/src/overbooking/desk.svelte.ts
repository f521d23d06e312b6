// One's place at the table: what is shown, what one may do, what one has in hand.

import { getContext, setContext } from "svelte";
import type { GameEvent, OverbookingView, TableState } from "../lib/api";
import type { Sitting } from "../lib/sitting";
import { say } from "../lib/words.svelte";
import { actionWords } from "./decisions";
import { eventsOf, lodgingOf } from "./journal";
import { whyNot, type Side } from "./rules";
import { scene } from "./scene.svelte";
import { preview } from "./sentences";
import { shownOf, type Shown, type ShownCard, type ShownHotel } from "./stage";

const KEY = Symbol("desk");
const NOTHING: Shown = { hotels: [], seats: [], at: 0, acting: "" };

/** What the "about" panel tells of. */
export type Pointed =
  | { what: "card"; card: ShownCard }
  | { what: "hotel"; hotel: ShownHotel; number: number };

export interface Place {
  side: Side;
  hotel: number;
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
  readonly events: GameEvent[] = $derived.by(() => eventsOf(this.live().journal));
  readonly real: Shown = $derived(
    this.table.view ? shownOf(this.view, lodgingOf(this.events)) : NOTHING,
  );
  readonly shown: Shown = $derived(scene.shown ?? this.real);
  readonly hand: string[] = $derived(
    this.you === null ? [] : (this.view.seats[this.you - 1]?.hand ?? []),
  );
  readonly acting: boolean = $derived(
    this.you !== null && this.view.actor === this.you && !this.table.held && !scene.playing,
  );
  readonly legal: Set<string> = $derived(new Set(this.acting ? this.view.legal : []));
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
    if (this.live().busy || !this.legal.has(action)) return;
    this.release();
    void this.live().play(action);
  }

  release(): void {
    this.chosen = null;
    this.place = null;
  }

  /** The cards of the hand that may go there now. */
  fitting({ side, hotel }: Place): string[] {
    return this.hand.filter((card) => this.legal.has(`${side} ${card} ${hotel}`));
  }

  /** What a click on a free place plays at once; empty when a card must be chosen first. */
  actionAt(place: Place): string {
    const cards = this.card !== null ? [this.card] : this.fitting(place);
    if (cards.length !== 1) return "";
    const action = `${place.side} ${cards[0]} ${place.hotel}`;
    return this.legal.has(action) ? action : "";
  }

  /** What a click on a card of the hand plays at once, a place being chosen. */
  actionOf(card: string): string {
    if (!this.place || !this.placing) return "";
    const action = `${this.place.side} ${card} ${this.place.hotel}`;
    return this.legal.has(action) ? action : "";
  }

  /** Whether a card of the hand may go anywhere. */
  playable(card: string): boolean {
    if (this.place && this.placing) return this.actionOf(card) !== "";
    return this.view.hotels.some(
      (_, index) =>
        this.legal.has(`queue ${card} ${index + 1}`) || this.legal.has(`door ${card} ${index + 1}`),
    );
  }

  clickPlace(place: Place): void {
    const action = this.actionAt(place);
    if (action) this.play(action);
    else if (this.fitting(place).length) {
      this.place = this.isPlace(place) ? null : place;
      this.chosen = null;
    }
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
    this.place = null;
    this.chosen = this.chosen === card ? null : card;
  }

  /** What a free place says: what a click does there, or why nothing may be put there. */
  placeWords(place: Place): string {
    const hotel = this.shown.hotels[place.hotel - 1];
    if (!hotel) return "";
    const action = this.actionAt(place);
    if (action) return this.told(action);
    if (!this.placing) return say("overbooking-why-not-turn");
    const why = whyNot(hotel, place.side, this.card);
    if (why) return say(why);
    return say("overbooking-hint-here");
  }

  /** An action in words, with what it brings. */
  told(action: string): string {
    const words = actionWords(action, this.view, this.names, this.you);
    const live = this.live();
    const events = live.previews.step === this.table.step ? live.previews.actions[action] : undefined;
    const gains = events && this.you !== null ? preview(events, this.you) : "";
    return gains ? `${words}\n${gains}` : words;
  }
}

export function sitDown(live: () => Sitting, state: () => TableState): Desk {
  return setContext(KEY, new Desk(live, state));
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}
