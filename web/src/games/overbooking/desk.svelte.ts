// One's place at the table: what is shown, what one may do, what one has in hand.

import { getContext, setContext } from "svelte";
import { Refusal, type GameEvent, type OverbookingView, type TableState } from "../../lib/api";
import { eventsOf } from "../../lib/journal";
import type { Sitting } from "../../lib/sitting";
import { say, type Facts } from "../../lib/words.svelte";
import { hotelName, kindName } from "./box";
import { actionWords } from "./decisions";
import { lodgingOf, placedSince } from "./journal";
import { sectionOf, whyNot, whyNotChosen, type Side } from "./rules";
import { scene } from "./scene.svelte";
import { preview } from "./sentences";
import { shownOf, withHeld, type Shown, type ShownCard } from "./stage";

const KEY = Symbol("desk");
const NOTHING: Shown = { hotels: [], seats: [], round: 0, first: 0, at: 0, acting: "" };

/** What the "about" panel tells of. */
export type Pointed =
  | { what: "card"; card: ShownCard }
  | { what: "hotel"; number: number };

/** Why something cannot be done now. */
export interface Why {
  key: string;
  facts?: Facts;
}

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
  readonly lately: Set<string> = $derived(placedSince(this.events, this.you));
  readonly real: Shown = $derived.by(() => {
    if (!this.table.view) return NOTHING;
    const shown = shownOf(this.view, lodgingOf(this.events));
    const { held } = this.table;
    return held && this.you !== null ? withHeld(shown, held, this.you, this.view.at) : shown;
  });
  readonly shown: Shown = $derived(scene.shown ?? this.real);
  // The words of one's action that waits to be confirmed.
  readonly held: string[] = $derived.by(() =>
    this.live().looking ? [] : (this.table.held?.split(" ") ?? []),
  );
  readonly hand: string[] = $derived(
    this.you === null
      ? []
      : (this.view.seats[this.you - 1]?.hand ?? []).filter((card) => card !== this.held[1]),
  );
  // It is one's own decision, made and waiting to be confirmed or not.
  readonly deciding: boolean = $derived.by(() => {
    if (this.live().looking || scene.playing) return false;
    return this.you !== null && this.view.actor === this.you;
  });
  readonly acting: boolean = $derived(this.deciding && !this.table.held);
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
    this.live().refusal = new Refusal("not-now", say(why.key, why.facts), 409, undefined, sectionOf(why.key));
  }

  /** Something has been done since: what was refused is forgotten. */
  calm(): void {
    const live = this.live();
    if (live.refusal?.code === "not-now") live.refusal = null;
  }

  /** Whether what one has done with the card there still waits to be confirmed. */
  isHeld(place: Place, position: number): boolean {
    const [verb, first, hotel] = this.held;
    if (scene.playing) return false;
    if (verb === "name" || verb === "replace") {
      return place.side === "queue" && this.view.at?.[0] === place.hotel && Number(first) === position;
    }
    // It was put at the end of its line.
    const here = verb === place.side && Number(hotel) === place.hotel;
    return here && this.shown.hotels[place.hotel - 1]?.[place.side].length === position;
  }

  /** Why nothing can be placed at all just now. */
  private whyNotPlacing(): Why | null {
    if (this.placing) return null;
    if (this.view.over) return { key: "overbooking-why-over" };
    if (this.acting && this.view.at) {
      return { key: "overbooking-why-decide", facts: { kind: kindName(this.view.at[1]) } };
    }
    return { key: this.table.held ? "overbooking-why-held" : "overbooking-why-not-turn" };
  }

  /** Why a card of the hand cannot be taken; null when it can. */
  whyNotCard(card: string): Why | null {
    const waiting = this.whyNotPlacing();
    if (waiting) return waiting;
    if (this.playable(card)) return null;
    const hotel = this.place ? this.shown.hotels[this.place.hotel - 1] : undefined;
    const key = this.place && hotel ? whyNot(hotel, this.place.side, card) : null;
    return { key: key ?? "overbooking-why-no-place" };
  }

  /** Why nothing can be put there; null when something can. */
  whyNotThere(place: Place, card = this.card): Why | null {
    const waiting = this.whyNotPlacing();
    if (waiting) return waiting;
    const hotel = this.shown.hotels[place.hotel - 1];
    const key = hotel ? whyNot(hotel, place.side, card) : null;
    if (key) return { key };
    if (card === null && !this.fitting(place).length) return { key: "overbooking-why-none-fits" };
    return null;
  }

  /** Why a card that lies on the table cannot be chosen; null when nobody would want to. */
  whyNotLying(place: Place, seat: number, position: number): Why | null {
    const hotel = this.shown.hotels[place.hotel - 1];
    if (this.placing) {
      if (this.card === null) return null;
      return this.whyNotThere(place) ?? { key: "overbooking-why-taken" };
    }
    if (!this.acting || !this.view.at || !hotel) return null;
    const asking = this.shown.hotels[this.view.at[0] - 1];
    if (place.side === "door" || hotel !== asking) {
      const name = hotelName(asking?.face.name ?? "");
      return { key: "overbooking-why-elsewhere", facts: { hotel: name } };
    }
    const named = hotel.named.includes(position);
    const key = whyNotChosen(this.view.decision ?? "", seat === this.you, named);
    return key ? { key } : null;
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
    if (this.live().looking) return;
    const action = this.actionAt(place);
    if (action) this.play(action);
    else if (this.card === null && this.fitting(place).length) {
      this.calm();
      this.place = this.isPlace(place) ? null : place;
    } else this.refuse(this.whyNotThere(place));
  }

  /** A card has been dragged to a line. */
  drop(card: string, place: Place): void {
    const action = `${place.side} ${card} ${place.hotel}`;
    if (this.legal.has(action)) this.play(action);
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
    const why = this.whyNotThere(place);
    return why ? say(why.key, why.facts) : say("overbooking-hint-here");
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
