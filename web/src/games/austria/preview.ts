// What an action would bring, shown where it would appear.

import type { Choice } from "../../lib/explained";
import { roomNumber, type CubeLetter } from "./box";
import { countCubes, isCube } from "./cubes";
import { net, type AustriaEvent } from "./view";

export interface Preview {
  crowns: number; // more or fewer in the purse
  vp: number;
  cubes: Record<CubeLetter, number>; // more or fewer in the kitchen
  space: number | null; // of the emperor track
  lit: Set<number>; // rooms that light up
  prepared: Set<number>;
}

export function previewOf(choice: Choice | undefined, seat: number): Preview {
  const found: Preview = {
    crowns: 0,
    vp: 0,
    cubes: countCubes(""),
    space: null,
    lit: new Set(),
    prepared: new Set(),
  };
  for (const event of (choice?.changes ?? []) as unknown as AustriaEvent[]) {
    if (event.seat !== seat) continue;
    found.crowns += net(event, "crowns");
    found.vp += net(event, "vp");
    switch (event.kind) {
      case "cubes-received":
        for (const cube of event.cubes) if (isCube(cube)) found.cubes[cube] += 1;
        break;
      case "cube-served":
        if (event.from_kitchen && isCube(event.cube)) found.cubes[event.cube] -= 1;
        break;
      case "emperor-moved":
        found.space = event.end;
        break;
      case "room-prepared":
        found.prepared.add(roomNumber(event.room));
        break;
      case "window-lit":
        found.lit.add(roomNumber(event.room));
        break;
    }
  }
  return found;
}
