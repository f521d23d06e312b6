// The colours of the seats at the current table, with the text colours on them.

import type { SeatState } from "./api";
import { own } from "./own";

type Colour = SeatState["colour"];

export const PALETTE: Record<Colour, { fill: string; on: string }> = {
  orange: { fill: "#d9772c", on: "#1b1a17" },
  blue: { fill: "#2f5d9b", on: "#ffffff" },
  green: { fill: "#3c7d4e", on: "#ffffff" },
  red: { fill: "#a8323a", on: "#ffffff" },
  violet: { fill: "#6d4a8f", on: "#ffffff" },
  rose: { fill: "#d08aa6", on: "#1b1a17" },
};
export const NAMES = Object.keys(PALETTE) as Colour[];

/** By seat, from 0. */
export const COLOURS: string[] = $state(NAMES.map((name) => PALETTE[name].fill));
export const ON_COLOURS: string[] = $state(NAMES.map((name) => PALETTE[name].on));

/** Use the colours of a table's seats; an unknown one leaves a seat as it is. */
export function paint(seats: readonly { colour: Colour }[]): void {
  for (const [index, { colour }] of seats.entries()) {
    const found = own(PALETTE, colour);
    if (!found) continue;
    COLOURS[index] = found.fill;
    ON_COLOURS[index] = found.on;
  }
}
