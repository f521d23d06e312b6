// A guided game: the learner takes the recorded action, everything else happens automatically.

import { type Lesson, type TableState, type Told } from "../lib/api";
import { memory, moving } from "../lib/memory.svelte";
import { StillTable, tableOf, type Sight, type Story } from "../lib/still.svelte";

const PAUSE = 900; // ms between two moves of the others

type Move = Lesson["moves"][number];

/** The table at a stop; if time passes next, or Leopold acts himself, nothing can be done. */
function sightOf({ step, view }: Move, { scenes, done, you }: Lesson): Sight {
  const shown = view as TableState["view"];
  const passes = done.includes(step) || scenes.some(([, last]) => last === step);
  if (!shown || !passes) return { you, view: shown };
  return { you, view: { ...shown, actor: null, decision: null, legal: [], asked: null, choices: [], chains: [] } };
}

/** The texts at the stops of a lesson. */
function storyOf(lesson: Lesson): Story {
  const { moves, you } = lesson;
  const sights = new Map(moves.map((move) => [move.step, sightOf(move, lesson)]));
  const entries = moves.map(
    (move, index): Told => ({
      number: index + 1,
      at: 0,
      steps: move.step,
      type: "moved",
      seat: move.seat,
      taken: move.taken,
      events: move.events,
    }),
  );
  return {
    stops: moves.map((move) => move.step),
    at: (step) => sights.get(step) ?? { you, view: null },
    told: (after, upto) => entries.filter((each) => each.steps > after && each.steps <= upto),
  };
}

export class LessonTable extends StillTable {
  readonly pace = 2; // someone who sees a scene for the first time reads along
  index = $state(0); // of the current stop
  strayed = $state(0); // other actions tried at this stop
  heeded = $state(false); // this text has been read, and asks for nothing else
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private arrived = -Infinity; // when this stop was reached

  constructor(
    readonly lesson: Lesson,
    names: string[],
    readonly remember: (index: number) => void = () => undefined,
  ) {
    const options = lesson.options as TableState["options"];
    super({ table: "" }, tableOf(lesson.game, names, options), storyOf(lesson));
  }

  private get move(): Move | undefined {
    return this.lesson.moves[this.index];
  }
  private get following(): Move | undefined {
    return this.lesson.moves[this.index + 1];
  }

  /** Give the players other names. */
  call(names: string[]): void {
    const { seats } = tableOf(this.lesson.game, names, this.table.options);
    this.table = { ...this.table, seats };
    const { state } = this;
    if (state) this.state = { ...state, seats };
  }

  /** What Leopold says here: the name of a message. */
  get note(): string | undefined {
    const step = this.move?.step;
    return step === undefined ? undefined : this.lesson.notes[String(step)];
  }

  /** What he says while the moves before this stop are played. */
  get remark(): string | undefined {
    const step = this.move?.step;
    return step === undefined ? undefined : this.lesson.during[String(step)];
  }

  /** Whether Leopold does this himself: it would teach nothing new. */
  get helped(): boolean {
    return this.lesson.done.includes(this.move?.step ?? -1);
  }

  /** What the learner should do; null while others move, or at the end. */
  get wanted(): string | null {
    const mine = this.move?.view?.actor === this.lesson.you && !this.helped;
    return (mine && this.sameScene() && this.following?.taken[0]) || null;
  }

  /** Whether the learner only has to read on. */
  get waiting(): boolean {
    return this.wanted === null && this.note !== undefined && !this.heeded && !this.ended;
  }

  get ended(): boolean {
    return this.index >= this.lesson.moves.length - 1;
  }

  /** The progress, up to 1. */
  get done(): number {
    return this.index / Math.max(1, this.lesson.moves.length - 1);
  }

  async begin(index = 0): Promise<void> {
    clearTimeout(this.timer); // the others would continue from where the learner no longer is
    this.index = Math.min(Math.max(0, index), this.lesson.moves.length - 1);
    await this.show(this.move?.step ?? 0, true);
    this.arrive();
  }

  override async play(what: string | readonly string[]): Promise<boolean> {
    if (this.busy || this.wanted === null) return false;
    this.refusal = null;
    const moves = typeof what === "string" ? this.movesTo(what) : this.movesOf(what);
    if (moves === 0) this.strayed += 1;
    let isPlayed = moves > 0;
    for (let n = 0; n < moves && isPlayed; n += 1) isPlayed = await this.forward();
    return isPlayed;
  }

  /** Read on. A hasty second click skips no text. */
  async goOn(): Promise<void> {
    const hasty = performance.now() - this.arrived < memory.tastes.guard * this.pace;
    if (!this.waiting || hasty) return;
    this.heeded = true;
    await this.forward();
  }

  /** Back to your own last decision. */
  override async undo(): Promise<boolean> {
    const { moves, you } = this.lesson;
    for (let index = this.index - 1; index >= 0; index -= 1) {
      const move = moves[index];
      if (move?.view?.actor !== you || this.lesson.done.includes(move.step)) continue;
      await this.begin(index);
      return true;
    }
    return false;
  }

  override close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    super.close();
  }

  /** How many moves a gesture of several actions is, in any order; 0 for a different one. */
  private movesOf(actions: readonly string[]): number {
    const ahead = this.lesson.moves.slice(this.index + 1, this.index + 1 + actions.length);
    const taken = ahead.map((move) => move.taken[0] ?? "");
    const isSame = taken.toSorted().join() === [...actions].sort().join();
    return isSame ? actions.length : this.movesTo(actions[0] ?? "");
  }

  /** How many moves lead to an action: usually one, more if only their order differs. */
  private movesTo(action: string): number {
    return this.move?.ahead[action] ?? 0;
  }

  private sameScene(): boolean {
    const here = this.move?.step ?? 0;
    const next = this.following?.step;
    return (
      next !== undefined &&
      this.lesson.scenes.some(([first, last]) => first <= here && next <= last)
    );
  }

  private async forward(): Promise<boolean> {
    clearTimeout(this.timer);
    const quiet = !this.sameScene();
    if (!this.following) return false;
    this.index += 1;
    this.busy = true;
    const shown = await this.show(this.move?.step ?? 0, quiet);
    this.busy = false;
    if (shown) this.arrive();
    return shown;
  }

  private arrive(): void {
    this.strayed = 0;
    this.heeded = false;
    this.arrived = performance.now();
    this.remember(this.index);
    if (this.closed || this.wanted !== null || this.waiting || this.ended) return;
    this.timer = setTimeout(() => this.passOn(), moving() ? PAUSE : 50);
  }

  /** The others move on, but never into a running scene. */
  private passOn(): void {
    if (this.staging) this.timer = setTimeout(() => this.passOn(), 200);
    else void this.forward();
  }
}
