// A part of the client that cannot be fetched: the house is away for a moment, or it was renewed
// while the page was open and its files have other names now. Either way the page is opened anew.

const KEY = "hotelier.reopened";
const PAUSE = 3000; // ms between two knocks at the door
const SOON = 10_000; // ms in which opening anew a second time would not help either

/** Whether a part of the client did not come. */
export const missing = $state({ part: false });

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Open the page anew. */
export function again(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Open the page anew as soon as the house answers; not again and again where that does not help. */
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
