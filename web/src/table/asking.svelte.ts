// The question for the player, sorted for the desk of a wide table and the panel of a phone.

import { api, type TableState } from "../lib/api";
import { BUTTON, choiceOf, type Chain, type Choice } from "../lib/explained";
import type { Sitting } from "../lib/sitting";
import { refusalOf } from "../lib/trouble";

export class Asking {
  helped = $state(-1); // the step at which Leopold was asked

  readonly table: TableState = $derived.by(() => this.state());
  readonly mine: boolean = $derived(this.table.you !== null && this.table.view?.actor === this.table.you);
  readonly names: string[] = $derived(this.table.seats.map((seat) => seat.name));
  readonly open: TableState["view"] = $derived.by(() =>
    this.mine && !this.table.held && !this.live().staging ? this.table.view : null,
  );
  readonly choices: Choice[] = $derived(this.open?.choices ?? []);
  readonly yes: Choice | undefined = $derived(this.choices.find(({ slot }) => slot === "yes"));
  readonly no: Choice | undefined = $derived(this.choices.find(({ slot }) => slot === "no"));
  readonly shortcuts: Choice[] = $derived(this.choices.filter((each) => !each.slot && each.parts.includes(BUTTON)));
  readonly chains: Chain[] = $derived(this.open?.chains.filter((each) => each.parts.includes(BUTTON)) ?? []);
  /** Actions without a button are done on the table itself; they're listed among all actions. */
  readonly hasMore: boolean = $derived(this.choices.some((each) => !each.parts.includes(BUTTON)));
  readonly gains = $derived.by(() => choiceOf(this.open, this.live().pointed ?? "")?.gains ?? null);
  /** Leopold helps players who are alone; against people, it wouldn't be fair. */
  readonly helpful: boolean = $derived.by(
    () =>
      this.live().hint !== undefined &&
      !this.table.counts &&
      this.choices.length > 1 &&
      this.table.seats.every((seat, index) => index + 1 === this.table.you || seat.kind === "bot"),
  );
  readonly helping: boolean = $derived(this.helpful && this.helped === this.table.step);
  /** A free seat, for a spectator. */
  readonly free: boolean = $derived(
    this.table.you === null &&
      this.table.phase !== "over" &&
      this.table.rules.newcomers &&
      this.table.seats.some((seat) => seat.absent),
  );

  /** The seat of a player who should decide but has left; nobody plays for them yet. */
  readonly left: number | null = $derived.by(() => {
    const { view, seats, you, phase } = this.table;
    const seat = seats[(view?.actor ?? 0) - 1];
    return you !== null && phase === "running" && seat?.absent && !seat.bot ? (view?.actor ?? null) : null;
  });

  constructor(
    private readonly live: () => Sitting,
    private readonly state: () => TableState,
  ) {}

  ask(): void {
    this.helped = this.table.step;
    this.live().refusal = null;
  }

  thank(): void {
    this.helped = -1;
  }

  /** Let a bot play for a player who has left, until they're back. */
  async standIn(): Promise<void> {
    const live = this.live();
    if (this.left === null) return;
    try {
      await api.seatBot(live.door, this.left, this.table.rules.stand_in);
    } catch (error) {
      live.refusal = refusalOf(error);
    }
  }

  /** Highlights an action with the mouse or the keyboard. */
  pointing(action: string): Record<string, (event: Event) => void> {
    const enter = (): void => void (this.live().pointed = action);
    const leave = (): void => void (this.live().pointed = null);
    return {
      onpointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && enter(),
      onpointerleave: leave,
      onfocus: enter,
      onblur: leave,
    };
  }
}
