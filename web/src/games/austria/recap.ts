// What a player did since your last turn, and what of it is visible.

import type { GameEvent } from "../../lib/api";
import type { Message } from "../../lib/explained";
import type { Brief, Change } from "../../motion/recap";
import { say } from "../../lib/words.svelte";
import { roomNumber } from "./box";
import { guestWords, staffWords } from "./names";
import { net, type AustriaEvent } from "./view";

/** Dice first, then who came, was hired or moved in, then the rest; points, crowns and steps are summed. */
export function brief(events: readonly GameEvent[]): Brief {
  const own = events as unknown as AustriaEvent[];
  const housed = own.flatMap((event) => (event.kind === "guest-checked-in" ? event.guest : []));
  let [vp, crowns, steps, rooms, served] = [0, 0, 0, 0, 0];
  let passed = false;
  const dice: string[] = [];
  const people: string[] = [];
  for (const event of own) {
    vp += net(event, "vp");
    crowns += net(event, "crowns");
    if (event.kind === "emperor-moved") steps += event.end - event.start;
    else if (event.kind === "room-prepared") rooms += 1;
    else if (event.kind === "cube-served") served += 1;
    else if (event.kind === "passed") passed = true;
    else if (event.kind === "die-taken") dice.push(say("austria-recap-die", { face: event.face }));
    else if (event.kind === "staff-hired") people.push(say("austria-recap-hired", { card: staffWords(event.card).the as Message }));
    else if (event.kind === "guest-checked-in") people.push(guest("checked-in", event.guest));
    else if (event.kind === "guest-seated" && !housed.includes(event.guest)) people.push(guest("guest", event.guest));
  }
  const some = (key: string, n: number): string[] => (n ? [say(key, { n: Math.abs(n) })] : []);
  const sum = (key: string, n: number): string[] => some(`austria-${n > 0 ? "gain" : "cost"}-${key}`, n);
  const things = [...some("austria-recap-rooms", rooms), ...some("austria-recap-served", served)];
  const waits = passed ? [say("austria-recap-passed")] : [];
  const sums = [...sum("vp", vp), ...sum("crowns", crowns), ...sum("steps", steps)];
  return { gains: [], names: [...dice, ...people, ...things, ...waits, ...sums] };
}

function guest(key: string, card: number): string {
  return say(`austria-recap-${key}`, { guest: guestWords(card).the as Message });
}

/** New guests, taken dice, discs that moved or were placed, new windows. */
export function changes(events: readonly GameEvent[]): Change[] {
  let seat = 0; // the last seat to act: the table itself has no colour
  return (events as unknown as AustriaEvent[]).flatMap((event): Change[] => {
    seat = event.seat || seat;
    if (!seat) return [];
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
