// What a player got since your last turn, and what of it is visible.

import type { GameEvent } from "../../lib/api";
import type { Brief, Change } from "../../motion/recap";
import { say } from "../../lib/words.svelte";
import { roomNumber } from "./box";
import { guestName, staffName } from "./names";
import type { AustriaEvent } from "./view";

/** Points and crowns summed, and who was hired or moved in. */
export function brief(events: readonly GameEvent[]): Brief {
  let vp = 0;
  let crowns = 0;
  const names: string[] = [];
  for (const event of events as unknown as AustriaEvent[]) {
    if (event.kind === "penalty-paid") {
      vp -= event.vp;
      crowns -= event.crowns;
    } else if ("vp" in event) vp += event.vp;
    if (event.kind === "crowns-gained") crowns += event.crowns;
    if ("price" in event) crowns -= event.price;
    if (event.kind === "staff-hired") names.push(staffName(event.card));
    if (event.kind === "guest-seated") names.push(guestName(event.guest));
    if (event.kind === "guest-checked-in") names.push(guestName(event.guest));
  }
  const sum = (key: string, n: number): string[] =>
    n ? [say(`austria-${n > 0 ? "gain" : "cost"}-${key}`, { n: Math.abs(n) })] : [];
  return { gains: [...sum("vp", vp), ...sum("crowns", crowns)], names };
}

/** New guests, taken dice, discs that moved or were placed, new windows. */
export function changes(events: readonly GameEvent[]): Change[] {
  let seat = 0; // the last seat to act: the table itself has no colour
  return (events as unknown as AustriaEvent[]).flatMap((event): Change[] => {
    seat = event.seat || seat;
    switch (event.kind) {
      case "row-slid":
        return [{ at: `guest-${event.guest}`, seat }];
      case "die-taken":
        return [{ at: `die-${event.face}`, seat }];
      case "emperor-moved":
        return [{ at: `emperor-${event.end}`, seat }];
      case "disc-placed":
        return [{ at: `politics-${event.card}-${seat} politics-${event.card}`, seat }];
      case "room-prepared":
      case "window-lit":
        return [{ at: `mini-${seat}-${roomNumber(event.room)} hotel-${seat}`, seat }];
      default:
        return [];
    }
  });
}
