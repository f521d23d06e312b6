// The check-in as a scene: beat by beat, at reading pace, forwards and back. It starts with the table before
// and ends with the table after; anything that arrives meanwhile is shown in its turn.

import { memory, moving } from "../../lib/memory.svelte";
import { sceneFactor } from "../../motion/pace";
import { play } from "../../motion/player";
import { say } from "../../lib/words.svelte";
import { isAbout, isStop, LASTS, soundOf, type Beat } from "./beats";
import { net, type Shown } from "./stage";

export class Scene {
  beats = $state.raw<Beat[]>([]); // of the last check-in, including those already shown
  at = $state(-1); // the current beat; -1 before the first
  playing = $state(false); // otherwise the table is shown as it is
  running = $state(false); // the next beat comes automatically
  private start = $state.raw<Shown | null>(null);
  private round = 0;
  private auto = false; // it runs, unless the player has stopped it
  private you: number | null = null;
  private slowness = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onend: () => void = () => undefined;
  onbeat: (beat: Beat) => void = () => undefined; // called before the next beat is shown, while the table is unchanged

  readonly beat: Beat | undefined = $derived(this.playing ? this.beats[this.at] : undefined);
  /** The table of this moment; null when it is shown as it is. */
  readonly shown: Shown | null = $derived(this.playing ? (this.beats[this.at]?.shown ?? this.start) : null);
  /** The hotel is closed: everyone can see how it went. */
  readonly stopped: boolean = $derived(isStop(this.beat));
  /** What each seat has got at this hotel so far. */
  readonly gains: Map<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    for (const { hotel, events } of this.beats.slice(0, this.at + 1)) {
      for (const event of hotel === this.beat?.hotel ? events : []) {
        if (event.seat) found.set(event.seat, (found.get(event.seat) ?? 0) + net(event, "vp"));
      }
    }
    return found;
  });
  readonly isLast: boolean = $derived(this.at >= this.beats.length - 1);

  /** Play these beats, after those still in line; `slowness` 2 takes twice the time. */
  play(start: Shown, beats: Beat[], you: number | null, onend: () => void, slowness = 1): void {
    this.onend = onend;
    this.you = you;
    this.slowness = slowness;
    if (start.round !== this.round) {
      this.beats = [];
      this.at = -1;
      this.round = start.round;
      // The first check-in ever waits for the player.
      this.auto = memory.tastes.followed && (moving() || sceneFactor() === 0);
    }
    if (!this.beats.length) this.start = start;
    const behind = this.beats.length - 1;
    this.beats = [...this.beats, ...beats];
    if (this.playing || !beats.length) return;
    this.at = behind;
    this.playing = true;
    this.running = this.auto;
    this.next();
  }

  /** One beat on; after the last one, the table is shown as it is. */
  next(): void {
    if (this.isLast) this.finish();
    else this.show(this.at + 1);
  }

  back(): void {
    this.pause();
    if (this.at > 0) this.show(this.at - 1);
  }

  /** Show some beat, and wait there. */
  goTo(index: number): void {
    this.pause();
    this.playing = true;
    this.show(index);
  }

  /** Show a hotel again. */
  again(hotel: number): void {
    const first = this.beats.findIndex((beat) => beat.hotel === hotel);
    if (first >= 0) this.goTo(first);
  }

  run(): void {
    this.running = this.auto = true;
    this.next();
  }
  pause(): void {
    clearTimeout(this.timer);
    this.running = this.auto = false;
  }

  /** To the end of this hotel; from there, on to the table as it is. */
  hurry(): void {
    const stop = this.beats.findIndex((beat, index) => index > this.at && isStop(beat));
    if (this.stopped || stop < 0) this.finish();
    else this.show(stop);
  }

  /** Show the table as it is. */
  finish(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.running = false;
    this.at = this.beats.length - 1;
    memory.like({ followed: true });
    this.onend();
  }

  /** None of it applies any more. */
  forget(): void {
    this.finish();
    this.beats = [];
    this.at = -1;
    this.start = null;
    this.round = 0;
  }

  private show(index: number): void {
    const next = this.beats[index];
    if (next && index === this.at + 1) this.onbeat(next);
    this.at = index;
    const beat = this.beats[index];
    if (beat) play(soundOf(beat));
    this.tick();
  }

  /** Wait as long as the beat should be shown; a hotel that closes waits for the player. */
  private tick(): void {
    clearTimeout(this.timer);
    const beat = this.beats[this.at];
    if (!this.running || !beat) return;
    const factor = sceneFactor();
    if (isStop(beat) && memory.tastes.stops) return;
    if (factor === 0) {
      this.next();
      return;
    }
    // A player's own card never passes faster than it can be read.
    const hurry = isAbout(beat, this.you) ? 1 : factor;
    this.timer = setTimeout(() => this.next(), LASTS[beat.what] * hurry * this.slowness);
  }
}

export const scene = new Scene();

/** The texts while the hotels check in. */
export const sceneWords = (): string => say("overbooking-ask-scene");
