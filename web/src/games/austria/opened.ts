// The real box for tests, read from the data files of the package.

import guests from "../../../../src/hotelier/austria/data/guests.toml?raw";
import hotels from "../../../../src/hotelier/austria/data/hotels.toml?raw";
import staff from "../../../../src/hotelier/austria/data/staff.toml?raw";
import table from "../../../../src/hotelier/austria/data/table.toml?raw";
import { readToml } from "../../lib/toml";
import type { AustriaView } from "../../lib/api";
import { seat, view as blank } from "./blank";
import { open, type Box } from "./box";

export { seat };

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
