// The current page. Secrets are after the #, where no server sees them.

import { moved } from "./trail";

export interface Route {
  page: string; // "start", "table", "rules" … or "nowhere"
  parts: string[]; // what follows the page's own name, between slashes
  given: Record<string, string>; // what follows the question mark
}

/** The pages: the first word of an address, and how many words must follow it. */
const PAGES: Record<string, { page: string; needs: number }> = {
  t: { page: "table", needs: 1 },
  replay: { page: "replay", needs: 1 },
  analysis: { page: "analysis", needs: 1 },
  rules: { page: "rules", needs: 0 },
  cards: { page: "cards", needs: 0 },
  learn: { page: "learn", needs: 1 },
  statistics: { page: "statistics", needs: 0 },
  deals: { page: "deals", needs: 0 },
  deal: { page: "deal", needs: 1 },
  compare: { page: "compare", needs: 1 },
  tournaments: { page: "tournaments", needs: 0 },
  tournament: { page: "tournament", needs: 1 },
  ladder: { page: "ladder", needs: 0 },
  puzzles: { page: "puzzles", needs: 0 },
  puzzle: { page: "puzzle", needs: 2 },
};

/** A word of an address, decoded; unchanged if it was cut off in the middle of a letter. */
function plain(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const [first, ...parts] = path.split("/").filter(Boolean).map(plain);
  const given = Object.fromEntries(new URLSearchParams(query));
  if (first === undefined) return { page: "start", parts, given };
  const found = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  if (!found || parts.length < found.needs) return { page: "nowhere", parts, given };
  return { page: found.page, parts, given };
}

/** An address in the client: `address("rules", ["inn"], { find: "wine" })`. */
export function address(
  word: string,
  parts: readonly (string | number)[] = [],
  given: Record<string, string | number | null | undefined> = {},
): string {
  const said = Object.entries(given).filter(([, value]) => value != null && value !== "");
  const query = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  const path = [word, ...parts].map((part) => encodeURIComponent(part)).join("/");
  return `#/${path}${query ? `?${query}` : ""}`;
}

/** The address of a table, as it's sent to friends. */
export function linkTo(table: string, key?: string, code?: string): string {
  return address("t", [table], { key, code });
}

/** Pages with a table: rules and cards open on top of it, so that nobody leaves a game to look something up. */
const WITH_TABLE = new Set(["table", "replay", "learn", "puzzle"]);
const READ = new Set(["rules", "cards"]);
/** Pages whose address names their game. */
const OF_GAME = new Set(["learn", "puzzle"]);

class Routing {
  now = $state<Route>(readRoute(location.hash));
  private game: string | undefined; // at the table
  over = $state.raw<Route[]>([]); // what's open over the table, the last one visible; the others are behind it

  constructor() {
    addEventListener("hashchange", (event) => {
      moved(new URL(event.oldURL).hash);
      this.over = [];
      this.now = readRoute(location.hash);
    });
    // What's open over the table is closed by going back.
    addEventListener("popstate", () => {
      if (!lies()) this.over = [];
    });
    // A link to the current page goes there again; one to rules or cards opens them over a table.
    addEventListener("click", (event) => {
      const { target, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof Element)) return;
      const link = target.closest("a");
      if (!link?.hash || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.hash === location.hash) this.go(link.hash);
      else if (this.read(readRoute(link.hash))) event.preventDefault();
    });
  }

  /** Rules and cards without a game are now those of this one, until it's undone. */
  about(game: string | undefined): () => void {
    this.game = game;
    return () => {
      if (this.game === game) this.game = undefined;
    };
  }

  go(hash: string): void {
    if (hash === location.hash) this.now = readRoute(hash);
    else if (!this.read(readRoute(hash))) location.hash = hash;
  }

  /** Open something over the table, about its game; false if it's an ordinary page. */
  private read(route: Route): boolean {
    if (!READ.has(route.page) || !WITH_TABLE.has(this.now.page)) return false;
    if (!lies()) history.pushState({ ...(history.state as object | null), over: true }, "");
    const game = OF_GAME.has(this.now.page) ? this.now.parts[0] : this.game;
    this.over = [...this.over, route.parts.length || !game ? route : { ...route, parts: [game] }];
    return true;
  }

  /** The previous overlay, or the table. */
  unread(): void {
    if (this.over.length > 1) this.over = this.over.slice(0, -1);
    else this.close();
  }

  /** Back to the table. */
  close(): void {
    this.over = [];
    if (lies()) history.back();
  }
}

/** Whether this history entry is an overlay over a table. */
const lies = (): boolean => (history.state as { over?: boolean } | null)?.over === true;

export const routing = new Routing();
