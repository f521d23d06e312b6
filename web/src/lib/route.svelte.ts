// Where one is in the house. Secrets stand behind the #, where no server sees them.

export interface Route {
  page: string; // "start", "table", "rules" … or "nowhere"
  parts: string[]; // what stands behind the page's own name, between slashes
  given: Record<string, string>; // what stands behind the question mark
}

/** The pages there are: the first word of an address, and how many words must follow it. */
const PAGES: Record<string, { page: string; needs: number }> = {
  t: { page: "table", needs: 1 },
  replay: { page: "replay", needs: 1 },
  analysis: { page: "analysis", needs: 1 },
  rules: { page: "rules", needs: 0 },
  cards: { page: "cards", needs: 0 },
  learn: { page: "learn", needs: 1 },
  statistics: { page: "statistics", needs: 0 },
};

/** A word of an address as it was meant; one that was cut short in the middle of a letter as it is. */
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

/** An address in the house: `address("rules", ["inn"], { find: "wine" })`. */
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

/** The address of a table, as it is sent to friends. */
export function linkTo(table: string, key?: string, code?: string): string {
  return address("t", [table], { key, code });
}

/** Pages with a table on them, to which one comes back from the rules and the cards. */
const WITH_TABLE = new Set(["table", "replay", "learn", "analysis"]);

class Routing {
  now = $state<Route>(readRoute(location.hash));
  left = $state(""); // the address of the table one came from; empty when one did not

  constructor() {
    addEventListener("hashchange", (event) => {
      const before = this.now.page;
      this.now = readRoute(location.hash);
      if (WITH_TABLE.has(before)) this.left = new URL(event.oldURL).hash;
      if (this.now.page === "start") this.left = "";
    });
    // A link to where one is already leads there again.
    addEventListener("click", ({ target, defaultPrevented }) => {
      if (defaultPrevented || !(target instanceof Element)) return;
      const link = target.closest("a");
      if (link?.hash && link.hash === location.hash) this.go(link.hash);
    });
  }

  go(hash: string): void {
    if (hash === location.hash) this.now = readRoute(hash);
    else location.hash = hash;
  }
}

export const routing = new Routing();
