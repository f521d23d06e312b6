// The real box for tests, read from the data files of the package.

import guests from "../../../../src/hotelier/austria/data/guests.toml?raw";
import hotels from "../../../../src/hotelier/austria/data/hotels.toml?raw";
import staff from "../../../../src/hotelier/austria/data/staff.toml?raw";
import table from "../../../../src/hotelier/austria/data/table.toml?raw";
import type { AustriaView } from "../../lib/api";
import { seat, view as blank } from "./blank";
import { open, type Box } from "./box";

export { seat };

type Plain = { [key: string]: unknown };

/** A value as the data files write it: JSON, or a table in one line. */
function value(text: string): unknown {
  const clean = text.replace(/\s+#[^"]*$/, "").trim();
  if (!clean.startsWith("{")) return JSON.parse(clean);
  return JSON.parse(clean.replace(/([\w]+)\s*=/g, '"$1":'));
}

/** The little of TOML that the data files use. */
export function readToml(text: string): Plain {
  const root: Plain = {};
  let at = root;
  for (const line of text.split("\n")) {
    const each = /^\[\[(\w+)\]\]/.exec(line);
    const part = /^\[([\w.]+)\]/.exec(line);
    const fact = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (each?.[1]) {
      at = {};
      ((root[each[1]] ??= []) as Plain[]).push(at);
    } else if (part?.[1]) {
      at = part[1].split(".").reduce((inner, name) => (inner[name] ??= {}) as Plain, root);
    } else if (fact?.[1] && fact[2]) {
      at[fact[1]] = value(fact[2]);
    }
  }
  return root;
}

export const theBox = {
  guests: readToml(guests),
  hotels: readToml(hotels),
  staff: readToml(staff),
  table: readToml(table),
} as unknown as Box;

export function openBox(): void {
  open(theBox);
}

/** A table at its first turn, or as the test wants it. */
export function view(some: Partial<AustriaView> = {}): AustriaView {
  return blank({
    decision: "turn",
    dice: [3, 1, 2, 0, 1, 1],
    politics: [105, 110, 114],
    row: [49, 63, 77, 91, 97],
    seats: [seat(), seat()],
    tiles: ["A1", "B1", "C1"],
    ...some,
  });
}
