// The analysis of a game while the server works on it: start it, and poll until it's done.

import { api, type AnalysisState, type Door } from "../lib/api";
import { isPassing, troubleOf } from "../lib/trouble";

const PAUSE = 1000; // ms between two polls

export class Study {
  progress = $state.raw<AnalysisState | null>(null);
  trouble = $state(""); // why there is nothing to see
  busy = $state(""); // why something can't be done right now

  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly door: Door) {}

  /** Ask for the progress. If nobody has started it yet, or a restarted server has forgotten it, start it. */
  async ask(): Promise<void> {
    if (this.gone) return;
    try {
      this.progress = await api.analysis(this.door);
    } catch (error) {
      if (this.progress && isPassing(error)) this.wait();
      else this.trouble = troubleOf(error);
      return;
    }
    if (this.progress.phase === "none") await this.begin();
    else this.wait();
  }

  async begin(): Promise<void> {
    if (this.gone) return;
    this.busy = "";
    try {
      this.progress = await api.beginAnalysis(this.door);
      this.wait();
    } catch (error) {
      if (isPassing(error)) this.busy = troubleOf(error);
      else this.trouble = troubleOf(error);
    }
  }

  /** Nobody is looking any more. */
  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private wait(): void {
    const phase = this.progress?.phase;
    if (this.gone || (phase !== "waiting" && phase !== "running")) return;
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }
}
