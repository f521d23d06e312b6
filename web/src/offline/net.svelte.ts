// Whether the server can be reached. The browser's own `navigator.onLine` says nothing about that: the server
// may run on the same machine, or be switched off. So it's asked.

import { untrack } from "svelte";

const PAUSE = 3000; // ms until it's asked again
const PATIENCE = 8000; // ms for its answer

class Net {
  /** The server can't be reached. */
  away = $state(false);
  /** How often it was away and came back. */
  returns = $state(0);

  /** How often a page that failed was opened again. */
  retries = $state(0);

  private asking = false;
  private wake = (): void => undefined;

  constructor() {
    if (typeof window === "undefined") return; // in tests of the code alone
    addEventListener("offline", () => this.doubt());
    addEventListener("online", () => this.wake());
    if (!navigator.onLine) this.doubt();
  }

  /** A request got no answer: find out why. */
  doubt(): void {
    if (!this.asking && typeof window !== "undefined") void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    while (!(await answers())) {
      this.away = true;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, PAUSE);
      });
    }
    this.asking = false;
    if (!this.away) return;
    this.away = false;
    this.returns += 1;
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

export const net = new Net();

/** A page that couldn't be opened is opened again when the server is back. */
export function retry(failed: () => unknown): void {
  const before = net.returns;
  $effect(() => {
    if (net.returns > before && untrack(failed)) net.retries += 1;
  });
}
