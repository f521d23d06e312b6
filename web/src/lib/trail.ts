// The history of visited pages and their scroll positions, so that going back restores them.

interface Place {
  hash: string;
  top: number;
}

const places: Place[] = []; // by depth in the history
const depth = (): number | undefined => (history.state as { depth?: number } | null)?.depth;

let here = 0;
let top = 0; // where this page was left, after coming back to it
let leaving = false; // on the way back: a new address now would keep the browser from going

/** Start. A page that loads piece by piece is scrolled when it's ready, not by the browser. */
export function setOut(): void {
  here = depth() ?? 0;
  note();
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto")); // on reload
}

/** The address has changed: `left` is the old one. */
export function moved(left: string): void {
  leaving = false;
  places[here] = { hash: left, top: scrollY };
  const known = depth();
  top = known === undefined ? 0 : (places[known]?.top ?? 0);
  here = known ?? here + 1;
  if (known === undefined) places.length = here;
  note();
}

/** The scroll position of this page when it was left; 0 on a new page. */
export const leftAt = (): number => top;

/** Go back to the previous page, if it starts with this address. */
export function backTo(hash: string): boolean {
  const isThere = places[here - 1]?.hash.startsWith(hash) ?? false;
  leaving = isThere;
  if (isThere) history.back();
  return isThere;
}

/** Another address for the same page. */
export function readdress(hash: string): void {
  if (!leaving) history.replaceState(history.state, "", hash);
}

function note(): void {
  history.replaceState({ ...(history.state as object | null), depth: here }, "");
}
