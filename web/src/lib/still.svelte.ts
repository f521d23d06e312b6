// A table standing still at some step of a game: in a replay or a lesson.

import type { Door, Refusal, TableState, Told } from "./api";
import { NAMES, paint } from "./colours.svelte";
import type { Proposal, Scene, Sitting } from "./sitting";

/** The table at one step: whose view, what they see, and anything else that differs then. */
export type Sight = Pick<TableState, "you" | "view"> & Partial<TableState>;

/** A game that can be looked at step by step. */
export interface Story {
  /** The steps at which the table can be shown, in order. */
  readonly stops: readonly number[];
  at(step: number): Sight | Promise<Sight>;
  /** What happened after one stop and up to another; -1 is before everything. */
  told(after: number, upto: number): Told[];
}

export class StillTable implements Sitting {
  state = $state.raw<TableState | null>(null);
  journal = $state.raw<Told[]>([]);
  staging = $state(false); // a scene is being played
  busy = $state(false);
  proposal = $state.raw<Proposal | null>(null);
  pointed = $state<string | null>(null);
  refusal = $state<Refusal | null>(null);

  private scenes = new Set<Scene>();
  private asked = 0;

  /** `table` is what stays the same at every step: seats, options, rules. */
  constructor(
    readonly door: Door,
    public table: TableState,
    public story: Story,
  ) {}

  watch(scene: Scene): () => void {
    this.scenes.add(scene);
    return () => this.scenes.delete(scene);
  }

  /**
   * Show a step: the next one is played as at a live table, any other appears right away. False if
   * another was requested in the meantime. `quiet` plays nothing.
   */
  async show(step: number, quiet = false): Promise<boolean> {
    const number = ++this.asked;
    const { story } = this;
    const sight = await story.at(step);
    if (number !== this.asked) return false;
    const before = this.state;
    const after = this.standing(step, sight);
    const from = before?.step ?? -1;
    const next = !quiet && before !== null && isNext(story, from, step);
    this.journal = story.told(-1, step);
    this.state = after;
    paint(after.seats);
    this.refusal = null;
    // A jump is like an undo: all animations end.
    const told = next ? story.told(from, step) : [rest(step)];
    if (before !== null) for (const scene of this.scenes) scene(told, after, before);
    return true;
  }

  /** The same step from another point of view. */
  async retell(story: Story): Promise<boolean> {
    this.story = story;
    return this.show(this.state?.step ?? story.stops[0] ?? 0, true);
  }

  // Nothing can be done at a table that stands still; a lesson allows some of it.
  play(_what: string | readonly string[]): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
  restart(): Promise<boolean> {
    return Promise.resolve(false);
  }
  confirm(): Promise<boolean> {
    return Promise.resolve(false);
  }

  close(): void {
    this.asked += 1;
    this.scenes.clear();
  }

  private standing(step: number, sight: Sight): TableState {
    const over = sight.view?.over ?? false;
    return {
      ...this.table,
      phase: over ? "over" : "running",
      result: over ? this.table.result : null,
      cursor: step,
      undo: null,
      undo_blocked: null,
      takeback: null,
      held: null,
      confirm: null,
      plan: null,
      clock: null,
      ...sight,
      step,
    };
  }
}

/** The stop after a step; undefined at the end. */
export function stopAfter(story: Story, step: number): number | undefined {
  return story.stops.find((each) => each > step);
}

/** A table that isn't on the server. */
export function tableOf(game: string, names: string[], options: TableState["options"]): TableState {
  return {
    id: "",
    game,
    options: { ...options, players: names.length },
    phase: "running",
    public: false,
    practice: true,
    deal: null,
    counts: false,
    setup: null,
    rules: { absent: "offer", clock: null, confirm: false, first: null, newcomers: false, stand_in: "" },
    seats: names.map((name, index) => ({
      kind: "person",
      name,
      bot: null,
      absent: false,
      colour: NAMES[index] ?? "orange",
      here: true,
    })),
    asks: [],
    made: 0,
    host: "",
    owner: null,
    you: null,
    cursor: 0,
    step: 0,
    undo: null,
    undo_blocked: null,
    takeback: null,
    held: null,
    confirm: null,
    plan: null,
    clock: null,
    watching: 0,
    result: null,
    origin: null,
    rematch: null,
    view: null,
  };
}

function isNext(story: Story, from: number, step: number): boolean {
  return stopAfter(story, from) === step;
}

function rest(step: number): Told {
  return { number: 0, at: 0, steps: step, type: "undone" };
}
