// The server was updated while the page was open: its files have other names now. The worker still has the old
// ones, so the page works on, and offers to be reloaded. Where there's no worker, a part of the client may be
// missing, as when the server is away for a moment: then the page is reloaded, unless there's a game on it.

import { update } from "../offline/install";

const KEY = "hotelier.reopened";
const PAUSE = 3000; // ms between two attempts
const SOON = 10_000; // ms in which a second reload wouldn't help either

const SELDOM = 60_000; // ms between two looks for a new version

/** Whether a part of the client failed to load. */
export const missing = $state({ part: false });
/** Whether the server has another version of the client. */
export const renewed = $state({ client: false });

let looked = 0;

/** Find out whether the server has another version of the client; soon after the last time only if urged. */
export async function lookForNew(urged = false): Promise<void> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!own || renewed.client || (!urged && Date.now() - looked < SELDOM)) return;
  looked = Date.now();
  const page = await fetch("/", { cache: "no-store" }).catch(() => undefined);
  const text = page?.ok ? await page.text().catch(() => "") : "";
  // Anything else isn't the client: a server without it, or a proxy.
  if (!text.includes("/assets/index-") || text.includes(own)) return;
  renewed.client = true;
  await update();
}

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
  const isPlaying = document.querySelector("main.table") !== null;
  if (!isPlaying && (wasAway || !wasTried)) again();
}
