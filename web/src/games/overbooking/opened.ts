// The real box for tests, read from the data file of the package.

import data from "../../../../src/hotelier/overbooking/data/overbooking.toml?raw";
import { readToml } from "../../lib/toml";
import { open, type Box } from "./box";

/** Lay the box open; its tiles are written over several lines. */
export function openBox(): void {
  const faces = [...data.matchAll(/\{ beds = (\d+),\s+rule = "(\w+)",\s+source = "(\w+)" \}/g)].map(
    ([, beds, rule, source]) => ({ beds: Number(beds), rule: rule ?? "", source: source ?? "" }),
  );
  const tiles = faces.flatMap((face, index) => (index % 2 ? [] : [[face, faces[index + 1] ?? face]]));
  const rest = readToml(data.replace(/^tiles = \[[\s\S]*?^\]/m, ""));
  open({ overbooking: { ...rest, tiles } } as unknown as Box);
}
