// A table standing still at some step of a game: looked back at, or in a lesson.

import type { Door, Refusal, TableState, Told } from "./api";
import type { Scene, Sitting } from "./sitting";

/** The table at one step: through whose eyes, what they see, and whatever else is different then. */
export type Sight = Pick<TableState, "you" | "view"> & Partial<TableState>;

/** A game that can be looked at step by step. */
export interface Story {
  /** The steps at which the table can be shown, in order. */
  readonly stops: readonly number[];
  at(step: number): Sight | Promise<Sight>;
  /** What was told after one stop and up to another; -1 is before everything. */
  told(after: number, upto: number): Told[];
}

export class StillTable implements Sitting {
  state = $state.raw<TableState | null>(null);
  journal = $state.raw<Told[]>([]);
  staging = $state(false); // a scene is being played
  busy = $state(false);
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
   * Show a step: the next one is played as at a live table, any other is there at once. False when
   * another was asked for in the meantime. `quiet` plays nothing.
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
    this.refusal = null;
    // A jump is like taking back: whatever still moves comes to rest.
    const told = next ? story.told(from, step) : [rest(step)];
    if (before !== null) for (const scene of this.scenes) scene(told, after, before);
    return true;
  }

  /** The same step through other eyes. */
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
      undoable: false,
      restartable: false,
      held: null,
      clock: null,
      ...sight,
      step,
    };
  }
}

/** The stop behind a step; undefined at the end. */
export function stopAfter(story: Story, step: number): number | undefined {
  return story.stops.find((each) => each > step);
}

/** A table that no house keeps. */
export function tableOf(game: string, names: string[], options: TableState["options"]): TableState {
  return {
    id: "",
    game,
    options: { ...options, players: names.length },
    phase: "running",
    public: false,
    practice: true,
    rules: { absent: "offer", clock: null, confirm: false, newcomers: false, stand_in: "" },
    seats: names.map((name) => ({ kind: "person", name, bot: null, absent: false, here: true })),
    you: null,
    cursor: 0,
    step: 0,
    undoable: false,
    restartable: false,
    held: null,
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
