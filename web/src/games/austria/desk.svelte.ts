// One's place at the table: what one sees, what one may do, what one is just pointing at.

import { getContext, setContext } from "svelte";
import type { HTMLButtonAttributes } from "svelte/elements";
import { Refusal, type AustriaSeat, type AustriaView, type GameEvent, type TableState } from "../../lib/api";
import { eventsOf } from "../../lib/journal";
import type { Sitting } from "../../lib/sitting";
import { say } from "../../lib/words.svelte";
import { CUBES, roomNumber, type CubeLetter } from "./box";
import { actionWords } from "./decisions";
import type { No } from "./refusals";
import { preview } from "./sentences";

const KEY = Symbol("desk");
const NOT_NOW = "not-now"; // a no of the table itself, which the next step forgets
const PATIENCE = 3000; // ms to wait for the house between the actions of a chain

interface History {
  lodgers: Map<string, number>; // seat and room, the guest who lives there
  discs: Record<string, number[]>; // politics card, the seats in the order of their claims
}

export class Desk {
  look = $state<number | null>(null); // whose hotel is large; null is one's own
  picked = $state<CubeLetter | null>(null); // the cube in one's hand
  touched: EventTarget | null = null; // what was clicked last

  readonly table: TableState = $derived.by(() => this.state());
  readonly view: AustriaView = $derived(this.table.view as AustriaView);
  readonly you: number | null = $derived(this.table.you);
  readonly me: AustriaSeat | undefined = $derived(
    this.you === null ? undefined : this.view.seats[this.you - 1],
  );
  readonly home: number = $derived(this.you ?? 1);
  readonly shown: number = $derived(
    this.look !== null && this.look <= this.view.seats.length ? this.look : this.home,
  );
  readonly seat: AustriaSeat = $derived(this.view.seats[this.shown - 1] as AustriaSeat);
  readonly mine: boolean = $derived(this.shown === this.you);
  readonly acting: boolean = $derived(
    this.you !== null && this.view.actor === this.you && !this.table.held,
  );
  readonly legal: Set<string> = $derived(new Set(this.acting ? this.view.legal : []));
  readonly revised: boolean = $derived(this.view.edition === "revised");
  readonly history: History = $derived.by(() => historyOf(this.live()));

  /** The kind of cube that goes to the next table clicked. */
  readonly hand: CubeLetter | null = $derived.by(() => {
    if (this.picked && this.fits(this.picked)) return this.picked;
    return CUBES.find((cube) => this.fits(cube)) ?? null;
  });

  constructor(
    readonly live: () => Sitting,
    private readonly state: () => TableState,
  ) {}

  can(action: string): boolean {
    return this.legal.has(action);
  }

  /** Whether some guest may be served such a cube now. */
  fits(cube: CubeLetter): boolean {
    return [1, 2, 3].some((table) => this.legal.has(`serve ${table}${cube}`));
  }

  /** A cube is picked up to be dropped on a table. */
  lift(event: DragEvent, cube: CubeLetter): void {
    event.dataTransfer?.setData("text/plain", cube);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
    this.picked = cube;
  }

  play(action: string): void {
    if (!this.live().busy) void this.live().play(action);
  }

  /** What makes a thing on the table a button: it acts, or says why it does not. */
  thing(action: string | null, why: () => No): HTMLButtonAttributes & { "data-action": string | undefined } {
    return {
      "data-action": action ?? undefined,
      "aria-disabled": action ? undefined : true,
      onclick: (event) => {
        this.touched = event.currentTarget;
        if (action) this.play(action);
        else this.refuse(why());
      },
    };
  }

  /** Why not, for the tip of a thing; while others decide there is nothing to explain. */
  why(no: () => No): string {
    return this.acting ? no().words : "";
  }

  /** Why not, said where one is told what to do. */
  refuse({ words, rule }: No): void {
    if (words) this.live().refusal = new Refusal(NOT_NOW, words, 409, undefined, rule);
  }

  /** What could not be done a step ago is no longer the question. */
  forget(): void {
    const live = this.live();
    if (live.refusal?.code === NOT_NOW) live.refusal = null;
  }

  /** The title of a panel; where one looks at somebody else's, it says whose. */
  title(words: string): string {
    return this.shown === this.home ? words : say("austria-named", { name: this.name(this.shown), what: words });
  }

  name(seat: number): string {
    return this.table.seats[seat - 1]?.name ?? "";
  }

  /** An action in words, with what it costs and gives. */
  told(action: string): string {
    const seat = this.me;
    if (!seat) return "";
    const words = actionWords(this.view, seat, action);
    const live = this.live();
    const events = live.previews.step === this.table.step ? live.previews.actions[action] : undefined;
    const gains = events && this.you !== null ? preview(events as GameEvent[], this.you) : "";
    return gains ? say("austria-told", { words, gains }) : words;
  }

  /** Play actions one after another, as long as each is legal when its turn comes. */
  async chain(actions: string[]): Promise<void> {
    const live = this.live();
    for (const action of actions) {
      if (live.busy || !this.legal.has(action)) return;
      const { step } = this.table;
      if (!(await live.play(action))) return;
      const late = performance.now() + PATIENCE;
      while (this.table.step === step && performance.now() < late) {
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
}

/** What the journal knows and the table does not show. */
function historyOf(live: Sitting): History {
  const lodgers = new Map<string, number>();
  const discs: Record<string, number[]> = {};
  for (const event of eventsOf(live.journal)) {
    const key = `${event.seat}:${roomNumber(String(event["room"] ?? "11"))}`;
    if (event.kind === "window-lit") lodgers.set(key, Number(event["guest"]));
    else if (event.kind === "room-demolished") lodgers.delete(key);
    else if (event.kind === "disc-placed") (discs[String(event["card"])] ??= []).push(event.seat);
  }
  return { lodgers, discs };
}

export function sitDown(live: () => Sitting, state: () => TableState): Desk {
  return setContext(KEY, new Desk(live, state));
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}
