// What happened is shown as it moves: from where a thing was to where it is.

import { moving } from "../../lib/memory.svelte";
import { say } from "../../lib/words.svelte";
import { roomNumber } from "./box";
import type { AustriaEvent } from "./view";

const FLIGHT = 330; // ms
const RISE = 900;
const GAP = 70; // between two things that move together
const MOST = 24; // flights at once; more is only confusing

export interface Flight {
  from: string; // data-flight of where it starts
  or?: string; // and where it starts when that is not in sight
  to: string;
  what: { cube?: string; die?: number; guest?: number; icon?: string };
}
export interface Rise {
  at: string;
  text: string;
  good: boolean;
}

/** What moves when these events happen, in their order. */
export function flights(events: AustriaEvent[]): (Flight | Rise)[] {
  const found: (Flight | Rise)[] = [];
  const rise = (at: string, key: string, n: number): void => {
    if (n) found.push({ at, text: say(`austria-${n > 0 ? "gain" : "cost"}-${key}`, { n: Math.abs(n) }), good: n > 0 });
  };
  for (const event of events) {
    const { seat } = event;
    if ("price" in event) rise(`purse-${seat}`, "crowns", -event.price);
    switch (event.kind) {
      case "die-taken":
        if (!event.extra) found.push({ from: `die-${event.face}`, to: `hotel-${seat}`, what: { die: event.face } });
        break;
      case "guest-seated":
        found.push({
          from: `guest-${event.guest}`,
          to: `table-${seat}-${event.table}`,
          what: { guest: event.guest },
        });
        break;
      case "cubes-received":
        for (const cube of event.cubes) found.push({ from: "supply", to: `kitchen-${seat}`, what: { cube } });
        break;
      case "cube-served":
        found.push({
          from: event.from_kitchen ? `kitchen-${seat}` : "loose",
          or: `kitchen-${seat}`,
          to: `table-${seat}-${event.table}`,
          what: { cube: event.cube },
        });
        break;
      case "guest-checked-in": {
        const room = `room-${seat}-${roomNumber(event.room)}`;
        found.push({ from: `table-${seat}-${event.table}`, to: room, what: { guest: event.guest } });
        rise(room, "vp", event.vp);
        break;
      }
      case "room-prepared":
        rise(`room-${seat}-${roomNumber(event.room)}`, "vp", event.vp);
        break;
      case "crowns-gained":
        rise(`purse-${seat}`, "crowns", event.crowns);
        break;
      case "points-scored":
      case "disc-placed":
      case "scoring-part":
      case "emperor-scored":
        rise(`hotel-${seat}`, "vp", event.vp);
        break;
      case "emperor-moved":
        rise(`emperor-${event.end}`, "steps", event.end - event.start);
        rise(`hotel-${seat}`, "vp", event.vp);
        break;
      case "penalty-paid":
        rise(`purse-${seat}`, "crowns", -event.crowns);
        rise(`hotel-${seat}`, "vp", -event.vp);
        break;
    }
  }
  return found.slice(0, MOST);
}

function spot(name: string): DOMRect | null {
  for (const node of document.querySelectorAll(`[data-flight="${name}"]`)) {
    const place = node.getBoundingClientRect();
    if (place.width && place.right > 0 && place.left < innerWidth) return place;
  }
  return null;
}

/** Where the things to come start from, before the table changes. */
export function places(found: (Flight | Rise)[]): (DOMRect | null)[] {
  return found.map((each) =>
    "from" in each ? (spot(each.from) ?? (each.or ? spot(each.or) : null)) : null,
  );
}

/** Let them move over the table. `draw` gives the picture of a flying thing. */
export function animate(
  layer: HTMLElement,
  found: (Flight | Rise)[],
  starts: (DOMRect | null)[],
  draw: (what: Flight["what"]) => HTMLElement,
): void {
  if (!moving()) return;
  const middle = (place: DOMRect): [number, number] => [
    place.left + place.width / 2,
    place.top + place.height / 2,
  ];
  let delay = 0;
  const risen = new Map<string, number>();
  for (const [index, each] of found.entries()) {
    if ("from" in each) {
      const to = spot(each.to);
      const from = starts[index] ?? (to && each.from === "supply" ? above(to) : null);
      if (!to || !from) continue;
      const [x, y] = middle(from);
      const [endX, endY] = middle(to);
      const node = draw(each.what);
      layer.append(node);
      const flight = node.animate(
        [
          { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`, opacity: 1 },
          { transform: `translate(${endX}px, ${endY}px) translate(-50%, -50%) scale(0.75)`, opacity: 0.9 },
        ],
        { duration: FLIGHT, delay, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
      );
      flight.onfinish = () => node.remove();
      delay += GAP;
    } else {
      const at = spot(each.at);
      if (!at) continue;
      const line = risen.get(each.at) ?? 0;
      risen.set(each.at, line + 1);
      const [x, y] = middle(at);
      const node = document.createElement("span");
      node.className = `rise ${each.good ? "good" : "bad"}`;
      node.textContent = each.text;
      layer.append(node);
      const from = y + line * 26;
      const flight = node.animate(
        [
          { transform: `translate(${x}px, ${from}px) translate(-50%, -50%)`, opacity: 0 },
          { transform: `translate(${x}px, ${from - 14}px) translate(-50%, -50%)`, opacity: 1, offset: 0.25 },
          { transform: `translate(${x}px, ${from - 22}px) translate(-50%, -50%)`, opacity: 1, offset: 0.7 },
          { transform: `translate(${x}px, ${from - 44}px) translate(-50%, -50%)`, opacity: 0 },
        ],
        { duration: RISE, delay, fill: "both" },
      );
      flight.onfinish = () => node.remove();
    }
  }
}

function above(place: DOMRect): DOMRect {
  return new DOMRect(place.left, place.top - 120, place.width, place.height);
}
