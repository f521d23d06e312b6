// Your place at the table: what you see, what you can do, what you're pointing at.

import { getContext, setContext } from "svelte";
import type { HTMLButtonAttributes } from "svelte/elements";
import { Refusal, type TableState } from "../../lib/api";
import { chainsAt, choicesAt, refusalAt, type Chain, type Choice, type Refused } from "../../lib/explained";
import { eventsOf } from "../../lib/journal";
import type { Proposal, Sitting } from "../../lib/sitting";
import { say, tell } from "../../lib/words.svelte";
import { box, CUBES, roomNumber, type CubeLetter } from "./box";
import { previewOf, type Preview } from "./preview";
import type { Director } from "./scenes/director.svelte";
import { meanwhile } from "./scenes/moments";
import type { AustriaEvent, AustriaFacts, AustriaSeat, AustriaView, SeatFacts } from "./view";

const KEY = Symbol("desk");
const NOT_NOW = "not-now"; // a refusal by the table itself, forgotten at the next step
const OF_HOTELS = ["room ", "table ", "cube ", "card "]; // parts that every hotel has; you only act in your own

/** Why not, and the section of the rules that says so. */
interface No {
  words: string;
  rule: string;
}

interface History {
  lodgers: Map<string, number>; // seat and room, with the guest who lives there
  discs: Record<string, number[]>; // politics card, with the seats in the order of their claims
}

export class Desk {
  look = $state<number | null>(null); // whose hotel is large; null is your own
  picked = $state<CubeLetter | null>(null); // the cube in your hand
  chosen = $state<number | null>(null); // a card of the draft that awaits your yes
  pointed = $state<string | null>(null); // the action of the thing under the pointer
  director = $state.raw<Director | null>(null); // plays the scenes
  touched: EventTarget | null = null; // the last click

  readonly table: TableState = $derived.by(() => this.state());
  readonly real: AustriaView = $derived(this.table.view as AustriaView);
  /** What's shown: in a scene, what it hasn't told yet hasn't happened. */
  readonly view: AustriaView = $derived.by(() => {
    const { director } = this;
    if (!director || !this.live().staging) return this.real;
    const { coming, court, before } = director;
    return meanwhile(this.real, coming, court || coming.length ? before?.facts.emperor : undefined);
  });
  readonly facts: AustriaFacts = $derived(this.view.facts);
  readonly you: number | null = $derived(this.table.you);
  readonly names: string[] = $derived(this.table.seats.map((seat) => seat.name));
  readonly home: number = $derived(this.you ?? 1);
  readonly shown: number = $derived(
    this.look !== null && this.look <= this.view.seats.length ? this.look : this.home,
  );
  readonly seat: AustriaSeat = $derived(this.view.seats[this.shown - 1] as AustriaSeat);
  readonly about: SeatFacts = $derived(this.facts.seats[this.shown - 1] as SeatFacts); // the seat you're looking at
  readonly own: AustriaSeat = $derived(this.view.seats[this.home - 1] as AustriaSeat);
  readonly ownAbout: SeatFacts = $derived(this.facts.seats[this.home - 1] as SeatFacts);
  readonly mine: boolean = $derived(this.shown === this.you);
  readonly acting: boolean = $derived.by(
    () => this.you !== null && this.view.actor === this.you && !this.table.held && !this.live().staging,
  );
  /** Your question, a different string for each one; empty while others decide. */
  readonly question: string = $derived(this.acting ? `${this.table.step} ${this.view.decision}` : "");
  readonly history: History = $derived.by(() => historyOf(this.live()));

  /** The action that waits for confirmation, or is under the pointer while it's possible. */
  readonly meant: Choice | undefined = $derived.by(() => {
    const { held } = this.table;
    const wanted = held ?? (this.acting ? (this.pointed ?? this.live().pointed) : null);
    return wanted === null ? undefined : this.view.choices.find(({ action }) => action === wanted);
  });
  readonly preview: Preview = $derived(previewOf(this.meant, this.home));

  /** Keeping a card of the draft is final, so a click only chooses it. A button that names it keeps it. */
  readonly drafting: boolean = $derived(this.acting && this.view.decision === "draft");
  readonly proposal: Proposal | null = $derived.by(() => {
    const choice = this.drafting && this.chosen !== null ? this.at(`card ${this.chosen}`)[0] : undefined;
    if (!choice) return null;
    const { action } = choice;
    return {
      question: this.view.asked ? tell(this.view.asked.question, this.names) : "",
      mine: true,
      yes: { words: tell(choice.message, this.names), act: () => void this.playAtOnce(action), testid: "keep", action },
    };
  });

  /** The kind of cube that the player has picked up for the next table; null if they leave it to the table. */
  readonly hand: CubeLetter | null = $derived.by(() => (this.picked && this.fits(this.picked) ? this.picked : null));

  constructor(
    readonly live: () => Sitting,
    private readonly state: () => TableState,
  ) {}

  /** What you can do with a part of the table. */
  at(part: string): Choice[] {
    return this.reaches(part) ? choicesAt(this.view, part) : [];
  }

  /** Whether a decision is about things of a kind: then the unavailable ones fade. */
  asks(kind: string): boolean {
    if (this.view.decision === "turn" && kind !== "row" && kind !== "die") return false;
    return this.acting && this.view.choices.some(({ parts }) => parts.some((part) => part.startsWith(`${kind} `)));
  }

  /** Makes a thing show what it would bring while it's under the pointer. */
  pointing(choice: Choice | undefined): HTMLButtonAttributes {
    const action = choice?.action;
    if (!action) return {};
    const leave = (): void => {
      if (this.pointed === action) this.pointed = null;
    };
    return {
      onpointerenter: ({ pointerType }) => {
        if (pointerType === "mouse") this.pointed = action;
      },
      onpointerleave: leave,
      onfocus: () => (this.pointed = action),
      onblur: leave,
    };
  }

  /** What one gesture can do with exactly these parts. */
  chain(...parts: string[]): Chain | undefined {
    const [first = ""] = parts;
    if (!parts.every((part) => this.reaches(part))) return undefined;
    return chainsAt(this.view, first).find(
      (chain) => chain.parts.length === parts.length && parts.every((part) => chain.parts.includes(part)),
    );
  }

  /** What a click on a café table does: it serves the cube in your hand. With an empty hand, it serves what the guest
   * still wants, and if there's only one thing to do, it does that. */
  serves(table: number): Choice | undefined {
    const all = this.at(`table ${table}`);
    const { hand } = this;
    if (all.length < 2) return all[0];
    return all.find((each) => (hand ? cubeOf(each) === hand : cubeOf(each)));
  }

  /** What a cube dropped on a table does, directly or by starting a delivery. */
  drops(cube: string, table: number): string[] {
    const [part, goal] = [`cube ${cube}`, `table ${table}`];
    const choice = this.at(part).find((each) => each.parts.includes(goal));
    return choice ? [choice.action] : (this.chain(part, goal)?.actions ?? []);
  }

  /** Whether some guest can be served such a cube now. */
  fits(cube: CubeLetter): boolean {
    return this.at(`cube ${cube}`).some(isService);
  }

  /** Whether such a cube from the kitchen can be brought to a guest, which starts a delivery. */
  carries(cube: CubeLetter): boolean {
    const part = `cube ${cube}`;
    return this.reaches(part) && chainsAt(this.view, part).length > 0;
  }

  /** Pick up a cube to drop it on a table. */
  lift(event: DragEvent, cube: CubeLetter): void {
    event.dataTransfer?.setData("text/plain", cube);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
    this.picked = cube;
  }

  play(actions: string | readonly string[]): void {
    if (!this.live().busy && actions.length) void this.live().play(actions);
  }

  /** Play what the player has just agreed to at the desk, without asking again, unless the turn is only tried. */
  async playAtOnce(action: string): Promise<void> {
    const live = this.live();
    if (!live.busy && (await live.play(action)) && live.state?.held === action && !live.trial) await live.confirm();
  }

  /** Makes a part of the table a button: it acts, or says why it can't. */
  thing(
    part: string,
    choice: Choice | undefined,
  ): HTMLButtonAttributes & { "data-part": string; "data-action": string | undefined } {
    return {
      "data-part": part,
      "data-action": choice?.action,
      "aria-disabled": choice ? undefined : true,
      ...this.pointing(choice),
      onclick: (event) => {
        this.touched = event.currentTarget;
        if (choice) this.play(choice.action);
        else this.refuse(part);
      },
    };
  }

  /** Makes a card a button: one of the draft is chosen, any other acts. */
  card(card: number, choice: Choice | undefined): HTMLButtonAttributes {
    const part = `card ${card}`;
    if (!choice || !this.drafting) return this.thing(part, choice);
    return {
      "data-part": part,
      "data-hand": card,
      "aria-pressed": this.chosen === card,
      onclick: ({ detail }: MouseEvent) => void (detail < 2 && (this.chosen = this.chosen === card ? null : card)),
    };
  }

  /** Why not, for the tip of a thing; while others decide, there's nothing to explain. */
  why(part: string): string {
    return this.acting ? (this.no(part)?.words ?? "") : "";
  }

  /** Why not, shown where the question is. */
  refuse(part: string): void {
    const no = this.no(part) ?? this.no(""); // what you can do with it may be elsewhere
    if (no) this.live().refusal = new Refusal(NOT_NOW, no.words, 409, undefined, no.rule);
  }

  /** A refusal from a step ago no longer matters. */
  forget(): void {
    const live = this.live();
    if (live.refusal?.code === NOT_NOW) live.refusal = null;
  }

  /** The title of a panel; for another player's hotel, it says whose. */
  title(words: string): string {
    return this.shown === this.home ? words : say("austria-named", { name: this.name(this.shown), what: words });
  }

  /** Who lives in a room of the hotel in view; 0 if nobody knows. */
  lodger(room: number): number {
    return this.history.lodgers.get(`${this.shown}:${room}`) ?? 0;
  }

  name(seat: number): string {
    return this.names[seat - 1] ?? "";
  }

  /** An action in words, with what it costs and gives. */
  told({ message, gains }: Choice): string {
    const words = tell(message, this.names);
    return gains ? say("austria-told", { words, gains: tell(gains, this.names) }) : words;
  }

  private reaches(part: string): boolean {
    return this.acting && (this.mine || !OF_HOTELS.some((kind) => part.startsWith(kind)) || this.holds(part));
  }

  /** Whether it's a card in your hand: that's in sight wherever you look. */
  private holds(part: string): boolean {
    return this.own.hand?.some((card) => part === `card ${card}`) ?? false;
  }

  /** Why a guest doesn't want the cube in your hand. */
  private refusalInHand(part: string): Refused | undefined {
    const wanted = `${part}${this.hand ?? "-"}`;
    return this.view.refusals.find(({ parts }) => parts.includes(wanted));
  }

  private no(part: string): No | null {
    const { held, other } = box().refusals;
    if (this.table.held) return this.worded(held);
    if (this.acting && !this.reaches(part)) {
      return this.worded({ ...other, message: { ...other.message, facts: { name: this.name(this.shown) } } });
    }
    const found = this.refusalInHand(part) ?? refusalAt(this.view, part);
    return found ? this.worded(found) : null;
  }

  private worded({ message, rule }: Refused): No {
    return { words: tell(message, this.names), rule };
  }
}

/** Whether an action puts a cube on a guest's order. */
export function isService({ parts }: Choice): boolean {
  return parts.some((part) => part.startsWith("table "));
}

/** The cube that an action serves. */
export function cubeOf({ parts }: Choice): CubeLetter | undefined {
  return CUBES.find((cube) => parts.includes(`cube ${cube}`));
}

/** What the journal knows and the table doesn't show. */
function historyOf(live: Sitting): History {
  const lodgers = new Map<string, number>();
  const discs: Record<string, number[]> = {};
  const home = (seat: number, room: string): string => `${seat}:${roomNumber(room)}`;
  for (const event of eventsOf(live.journal) as unknown as AustriaEvent[]) {
    if (event.kind === "window-lit") lodgers.set(home(event.seat, event.room), event.guest);
    else if (event.kind === "room-demolished") lodgers.delete(home(event.seat, event.room));
    else if (event.kind === "disc-placed") (discs[event.card] ??= []).push(event.seat);
  }
  return { lodgers, discs };
}

export function sitDown(live: () => Sitting, state: () => TableState): Desk {
  return setContext(KEY, new Desk(live, state));
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}
