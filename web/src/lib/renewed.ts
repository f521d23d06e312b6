// A part of the client that cannot be fetched: the house is away for a moment, or it was renewed
// while the page was open and its files have other names now. Either way the page is opened anew.

const KEY = "hotelier.reopened";
const PAUSE = 3000; // ms between two knocks at the door
const SOON = 10_000; // ms in which opening anew a second time would not help either

let knocking = false;

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Open the page anew as soon as the house answers; not again and again where that does not help. */
export async function reopen(): Promise<void> {
  if (knocking || Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) return;
  knocking = true;
  while (!(await answers())) await new Promise((done) => setTimeout(done, PAUSE));
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
