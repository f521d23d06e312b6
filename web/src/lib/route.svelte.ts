// Where one is in the house. Secrets stand behind the #, where no server sees them.

export interface Route {
  page: "start" | "table" | "nowhere";
  table: string;
  key: string | undefined;
  code: string | undefined;
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter(Boolean);
  const given = new URLSearchParams(query);
  const found = { table: "", key: given.get("key") ?? undefined, code: given.get("code") ?? undefined };
  if (parts.length === 0) return { page: "start", ...found };
  if (parts[0] === "t" && parts[1]) return { page: "table", ...found, table: parts[1] };
  return { page: "nowhere", ...found };
}

/** The address of a table, as it is sent to friends. */
export function linkTo(table: string, key?: string, code?: string): string {
  const given = new URLSearchParams();
  if (key) given.set("key", key);
  if (code) given.set("code", code);
  const query = given.toString();
  return `#/t/${table}${query ? `?${query}` : ""}`;
}

class Routing {
  now = $state<Route>(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.now = readRoute(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const routing = new Routing();
