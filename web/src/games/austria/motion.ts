// Events as movement: from where a thing was to where it is.

import type { Step } from "../../motion/steps";
import { say } from "../../lib/words.svelte";
import { CUBES, roomNumber, type CubeLetter } from "./box";
import { net, type AustriaEvent } from "./view";

/** A thing that flies over the table. */
export interface Thing {
  cube?: string;
  die?: number;
  guest?: number;
  staff?: number;
  disc?: number; // of a seat
  coin?: "crown" | "vp";
}
type Steps = Step<Thing>[];

const MOST_COINS = 5; // more would only take longer
const STEP = 110; // ms for a space of the emperor's track

/** What moves for these events, in order. A gain comes from what gave it. */
export function stepsOf(events: readonly AustriaEvent[]): Steps {
  let source = "";
  return events.flatMap((event) => {
    const steps = [...paid(event), ...moved(event, source)];
    source = sourceOf(event) ?? source;
    return steps;
  });
}

const roomOf = (seat: number, room: string): string => `room-${seat}-${roomNumber(room)}`;

/** What gives the next gain: a die, a room, a card. */
function sourceOf(event: AustriaEvent): string | undefined {
  const { seat } = event;
  switch (event.kind) {
    case "turn-started":
      return "";
    case "die-taken":
    case "die-used-as":
      return `die-${event.face}`;
    case "guest-checked-in":
      return roomOf(seat, event.room);
    case "group-completed":
      return event.rooms[0] && roomOf(seat, event.rooms[0]);
    case "staff-hired":
    case "staff-used":
    case "staff-triggered":
      return `staff-${seat}-${event.card}`;
    default:
      return undefined;
  }
}

function tag(at: string, key: string, n: number): Steps {
  if (!n) return [];
  const words = say(`austria-${n > 0 ? "gain" : "cost"}-${key}`, { n: Math.abs(n) });
  return [{ tag: words, at, good: n > 0, with: true }];
}

/** Coins going from one place to another, with one sound for all. */
function coins(coin: "crown" | "vp", from: string, to: string, n: number): Steps {
  return Array.from({ length: Math.max(0, Math.min(n, MOST_COINS)) }, (_, index) => ({
    fly: { coin },
    from,
    to,
    ms: coin === "vp" ? 300 : 220,
    path: "arc" as const,
    with: index > 0,
    ...(index === 0 && { sound: "crown" as const }),
  }));
}

/** Points fly to the score, with their number. */
function scored(seat: number, from: string, vp: number): Steps {
  const score = `score-${seat} hotel-${seat}`;
  return [...coins("vp", from, score, Math.min(vp, 1)), ...tag(score, "vp", vp)];
}

/** Crowns leave the purse for what they buy. */
function paid(event: AustriaEvent): Steps {
  const { seat } = event;
  const crowns = net(event, "crowns");
  if (!("price" in event) || !crowns) return [];
  return [...coins("crown", `purse-${seat}`, boughtAt(event), -crowns), ...tag(`purse-${seat}`, "crowns", crowns)];
}

function boughtAt(event: AustriaEvent): string {
  const { seat } = event;
  switch (event.kind) {
    case "guest-seated":
      return `table-${seat}-${event.table}`;
    case "room-prepared":
      return roomOf(seat, event.room);
    case "die-taken":
      return `die-${event.face}`;
    case "staff-hired":
      return `staff-${seat}-${event.card} hotel-${seat}`;
    case "delivery-started":
      return `kitchen-${seat}`;
    default:
      return `hotel-${seat}`;
  }
}

function moved(event: AustriaEvent, source: string): Steps {
  const { seat } = event;
  const [vp, crowns] = [net(event, "vp"), net(event, "crowns")];
  switch (event.kind) {
    case "die-taken":
      if (event.extra) return [];
      return [{ fly: { die: event.face }, from: `die-${event.face}`, to: `turn-${seat} hotel-${seat}`, sound: "landing" }];
    case "guest-seated": {
      const to = `table-${seat}-${event.table}`;
      return [{ fly: { guest: event.guest }, from: `guest-${event.guest}`, to, sound: "card", hides: "all" }];
    }
    case "row-slid":
      return [
        { slide: "guest-", with: true },
        { glow: `guest-${event.guest}`, look: "turn", ms: 240, sound: "card" },
      ];
    case "cubes-received":
      return [...event.cubes].map((cube, index) => ({
        fly: { cube },
        from: source,
        to: `kitchen-${seat}`,
        with: index > 0,
        ms: 260,
        path: "arc" as const,
        sound: "cube" as const,
        pitch: pitchOf(cube),
      }));
    case "cube-served":
      return [
        {
          fly: { cube: event.cube },
          from: event.from_kitchen ? `kitchen-${seat}` : `loose kitchen-${seat}`,
          to: `table-${seat}-${event.table}`,
          path: "arc",
          ms: 180,
          sound: "cube",
          pitch: pitchOf(event.cube),
        },
      ];
    case "order-completed":
      return [{ glow: `table-${seat}-${event.table}`, look: "pulse", ms: 160 }];
    case "guest-checked-in": {
      const room = roomOf(seat, event.room);
      return [
        { glow: `table-${seat}-${event.table}`, look: "pulse", ms: 140 },
        { fly: { guest: event.guest }, from: `table-${seat}-${event.table}`, to: `${room} hotel-${seat}`, path: "walk", ms: 460, hides: "light" },
        { glow: room, look: "light", ms: 200, sound: "window" },
        ...scored(seat, room, vp),
      ];
    }
    case "window-lit":
      return event.guest ? [] : [{ glow: roomOf(seat, event.room), look: "light", ms: 200, sound: "window" }];
    case "group-completed":
      return event.rooms.map((room, index) => ({
        glow: roomOf(seat, room),
        look: "light" as const,
        ms: 300,
        with: index > 0,
        ...(index === 0 && { sound: "group" as const }),
      }));
    case "room-prepared": {
      const room = roomOf(seat, event.room);
      return [{ glow: room, look: "build", ms: 260, sound: "window" }, ...scored(seat, room, vp)];
    }
    case "staff-hired": {
      const to = `staff-${seat}-${event.card} hotel-${seat}`;
      return [{ fly: { staff: event.card }, from: `hand-${event.card} hotel-${seat}`, to, ms: 320, sound: "card" }];
    }
    case "staff-triggered":
    case "staff-used":
      return [{ glow: `staff-${seat}-${event.card}`, look: "pulse", with: true }];
    case "crowns-gained": {
      const purse = `purse-${seat}`;
      return [...coins("crown", source, purse, crowns), ...tag(purse, "crowns", crowns)];
    }
    case "disc-placed": {
      const place = `politics-${event.card}-${seat}`;
      return [
        { fly: { disc: seat }, from: "", to: place, path: "drop", ms: 220, sound: "politics", hides: "all" },
        ...scored(seat, place, vp),
      ];
    }
    case "points-scored":
      return scored(seat, source, vp);
    case "emperor-scored":
      return scored(seat, `emperor-${event.start}`, vp);
    case "emperor-moved": {
      const [from, to] = [`emperor-${event.start}`, `emperor-${event.end}`];
      const steps = event.end - event.start;
      return [
        { fly: { disc: seat }, from, to, ms: STEP * Math.max(1, Math.abs(steps)) },
        ...tag(to, "steps", steps),
        ...scored(seat, to, vp),
      ];
    }
    case "penalty-paid":
      return [...tag(`purse-${seat}`, "crowns", crowns), ...scored(seat, "", vp)];
    default:
      return [];
  }
}

/** Each kind of cube has its own tone. */
function pitchOf(cube: string): number {
  return CUBES.indexOf(cube as CubeLetter) * 2;
}
