// A part of the client that can't be loaded: the server is away for a moment, or it was updated
// while the page was open and its files have other names now. Either way, the page is reloaded.

const KEY = "hotelier.reopened";
const PAUSE = 3000; // ms between two attempts
const SOON = 10_000; // ms in which a second reload wouldn't help either

/** Whether a part of the client failed to load. */
export const missing = $state({ part: false });

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reload the page. */
export function again(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Reload the page as soon as the server answers; not again and again if that doesn't help. */
export async function reopen(): Promise<void> {
  if (missing.part) return;
  missing.part = true;
  let wasAway = false;
  while (!(await answers())) {
    wasAway = true;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  const wasTried = Date.now() - Number(sessionStorage.getItem(KEY)) < SOON;
  if (wasAway || !wasTried) again();
}
