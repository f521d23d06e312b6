// A puzzle on the table: the solver tries a turn, and nothing happens until it's checked. Afterwards the
// best turn, or the solver's own, is played step by step.

import { api, type PuzzleTable as Puzzle, type TableState, type Told, type Try } from "../lib/api";
import { moving } from "../lib/memory.svelte";
import { StillTable, tableOf, type Sight, type Story } from "../lib/still.svelte";
import { refusalOf } from "../lib/trouble";

/** The turns that a verdict shows. */
export type Name = "best" | "second" | "own";

const PAUSE = 1100; // ms between two steps of a turn that's shown
const PATIENCE = 150; // ms until a scene is checked again

/** The stops of a turn: the start of the puzzle, and the table after each action. */
class Turn implements Story {
  line: readonly string[] = [];
  shown = false; // nothing can be done here: it's only shown
  parts: readonly string[] = []; // of the table that the last action of a turn that's shown is about
  private tries = new Map<string, Try>();

  constructor(readonly puzzle: Puzzle) {}

  get stops(): number[] {
    return [...Array(this.line.length + 1).keys()];
  }

  async at(stop: number): Promise<Sight> {
    const { undo, held, confirm, view } = await this.tried(stop);
    const { you } = this.puzzle;
    if (!this.shown) return { you, view, undo, held, confirm };
    this.parts = confirm?.parts ?? [];
    const choices = view.choices.filter(({ action }) => action === held); // it's drawn as far as it's known
    return { you, held, view: { ...view, actor: null, decision: null, legal: [], asked: null, choices, chains: [] } };
  }

  told(after: number, upto: number): Told[] {
    return this.stops.filter((stop) => stop > after && stop <= upto).map((stop) => this.entry(stop));
  }

  async tried(stop: number): Promise<Try> {
    const actions = this.line.slice(0, stop);
    const key = this.keyOf(actions);
    const found = this.tries.get(key) ?? (await api.tryTurn(this.puzzle, actions, this.shown));
    this.tries.set(key, found);
    return found;
  }

  // A turn that's shown goes to its end, one that's tried doesn't.
  private keyOf(actions: readonly string[]): string {
    return [this.shown, ...actions].join("; ");
  }

  private entry(stop: number): Told {
    const { you, events } = this.puzzle;
    const found = stop ? this.tries.get(this.keyOf(this.line.slice(0, stop)))?.events : events;
    const taken = stop ? [this.line[stop - 1] ?? ""] : [];
    return { number: stop + 1, at: 0, steps: stop, type: "moved", seat: you, taken, events: found ?? [] };
  }
}

export class PuzzleTable extends StillTable {
  readonly trial = true;
  stop = $state(0);
  line = $state.raw<readonly string[]>([]); // the actions of the turn so far, or of the turn that's shown
  shown = $state(false);
  name = $state<Name>("best"); // of the turn that's shown
  lit = $state.raw<readonly string[]>([]); // parts of the table to light up
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly turn: Turn;

  constructor(
    readonly puzzle: Puzzle,
    names: string[],
    readonly check: (line: readonly string[]) => Promise<void>, // gets the verdict
  ) {
    const turn = new Turn(puzzle);
    super({ table: "" }, tableOf(puzzle.game, names, puzzle.options as TableState["options"]), turn);
    this.turn = turn;
  }

  /** Whether the turn is complete, and can be checked. */
  get complete(): boolean {
    return !this.shown && this.state?.held != null;
  }

  async begin(): Promise<void> {
    clearTimeout(this.timer);
    this.shown = this.turn.shown = false;
    await this.set([], 0, true);
  }

  override async play(what: string | readonly string[]): Promise<boolean> {
    if (this.busy || this.shown) return false;
    const before = this.complete ? this.line.slice(0, -1) : this.line; // another ending instead
    const line = [...before, ...(typeof what === "string" ? [what] : what)];
    return this.set(line, line.length);
  }

  override async undo(): Promise<boolean> {
    return !this.shown && this.line.length > 0 && this.set(this.line.slice(0, -1), this.line.length - 1);
  }

  override async restart(): Promise<boolean> {
    return !this.shown && this.set([], 0);
  }

  override async confirm(): Promise<boolean> {
    if (!this.complete || this.busy) return false;
    this.busy = true;
    await this.check(this.line);
    this.busy = false;
    return true;
  }

  /** Play a turn on the table, from its start. */
  async walk(name: Name, line: readonly string[]): Promise<void> {
    clearTimeout(this.timer);
    this.name = name;
    this.shown = this.turn.shown = true;
    const still = !moving();
    await this.set(line, still ? line.length : 0, true);
    if (!still) this.timer = setTimeout(() => this.goOn(), PAUSE);
  }

  /** A step back or on in the turn that's shown. */
  async step(by: 1 | -1): Promise<void> {
    clearTimeout(this.timer);
    const stop = this.stop + by;
    if (this.shown && stop >= 0 && stop <= this.line.length) await this.set(this.line, stop);
  }

  override close(): void {
    clearTimeout(this.timer);
    super.close();
  }

  private goOn(): void {
    if (this.staging) this.timer = setTimeout(() => this.goOn(), PATIENCE);
    else if (this.stop < this.line.length) {
      void this.step(1).then(() => (this.timer = setTimeout(() => this.goOn(), PAUSE)));
    }
  }

  private async set(line: readonly string[], stop: number, quiet = false): Promise<boolean> {
    const before = this.turn.line;
    this.turn.line = line;
    this.busy = true;
    try {
      await this.turn.tried(stop);
      this.line = line;
      this.stop = stop;
      const isShown = await this.show(stop, quiet);
      this.lit = this.shown ? this.turn.parts : [];
      return isShown;
    } catch (error) {
      this.turn.line = before;
      this.refusal = refusalOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
