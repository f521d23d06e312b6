// Events, cut into moments: moves that fly, a new round, a roll, the emperor's visit, the final scoring.

import { net, type AustriaEvent, type AustriaView, type SeatFacts } from "../view";

export interface Judged {
  seat: number;
  start: number; // space on the track before
  end: number;
  vp: number;
  fate: string; // bonus, penalty or nothing
}

export type Moment =
  | { kind: "moves"; events: AustriaEvent[] }
  | { kind: "round"; round: number; seat: number }
  | { kind: "roll"; dice: number[]; seat: number; again: boolean }
  | { kind: "emperor"; round: number; tile: string; back: number; rows: Judged[] } // he comes
  | { kind: "judged"; seat: number; events: AustriaEvent[] } // the result of one seat
  | { kind: "leaves" } // he goes
  | { kind: "final"; winners: number[] };

/** Points or steps on the emperor's track that a moment shows. */
export interface Change {
  seat: number;
  vp: number;
  start?: number; // the space that the seat's disc leaves
}

type Visit = Extract<Moment, { kind: "emperor" }>;

/** The moments of some events, in their order. `before` is the table as it was; `visiting` is whether the emperor
 * is still there from an earlier entry. */
export function momentsOf(events: readonly AustriaEvent[], before: AustriaView | null, visiting = false): Moment[] {
  const found: Moment[] = [];
  let present = visiting;
  let ended = 0;
  let seat = 0; // the seat being judged
  const last = (): Moment | undefined => found.at(-1);

  for (const event of events) {
    switch (event.kind) {
      case "round-ended":
        ended = event.round;
        break;
      case "emperor-scored": {
        const at = last();
        const visit = at?.kind === "emperor" ? at : arrival(before, ended);
        if (visit !== at) found.push(visit);
        const { start, end, vp } = event;
        visit.rows.push({ seat: event.seat, start, end, vp, fate: before?.facts.emperor.fates[start] ?? "nothing" });
        present = true;
        break;
      }
      case "round-started":
      case "game-ended":
        if (present) found.push({ kind: "leaves" });
        present = false;
        if (event.kind === "game-ended") found.push({ kind: "final", winners: [...event.winners] });
        else found.push({ kind: "round", round: event.round, seat: event.seat });
        break;
      case "dice-rolled":
        found.push({ kind: "roll", dice: [...event.dice], seat: event.seat, again: event.again });
        break;
      case "scoring-part":
        break; // counted out at the end
      default: {
        if (event.kind === "bonus-given" || event.kind === "penalty-due") seat = event.seat;
        const who = present ? seat || event.seat : 0;
        const at = last();
        if (!present && at?.kind === "moves") at.events.push(event);
        else if (present && at?.kind === "judged" && at.seat === who) at.events.push(event);
        else found.push(present ? { kind: "judged", seat: who, events: [event] } : { kind: "moves", events: [event] });
      }
    }
  }
  for (const each of found) if (each.kind === "emperor") each.rows = inTurn(each.rows, before);
  return found;
}

function arrival(before: AustriaView | null, round: number): Visit {
  const visit = before?.facts.emperor.scorings.find((each) => each.round === round);
  return { kind: "emperor", round, tile: visit?.tile ?? "", back: visit?.back ?? 0, rows: [] };
}

/** In the emperor's order: turn order. */
function inTurn(rows: Judged[], before: AustriaView | null): Judged[] {
  const order = [...new Set(before?.facts.turns.map(({ seat }) => seat))];
  return order.length ? rows.toSorted((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat)) : rows;
}

/** What a moment changes, in the order in which it's shown: the emperor gives all points before any disc moves. */
export function changesOf(moment: Moment): Change[] {
  if (moment.kind === "emperor") return [...moment.rows, ...moment.rows].map(inHalves);
  if (!("events" in moment)) return [];
  return moment.events.flatMap((event) => ("vp" in event ? { ...event, vp: net(event, "vp") } : []));
}

function inHalves({ seat, vp, start }: Judged, index: number, all: Judged[]): Change {
  return index < all.length / 2 ? { seat, vp } : { seat, vp: 0, start };
}

/** The table while something is still to come: points and discs are those of the moment. `court` is what was known of
 * the emperor before he came. */
export function meanwhile(
  view: AustriaView,
  coming: readonly Change[],
  court: AustriaView["facts"]["emperor"] | undefined,
): AustriaView {
  const shown = structuredClone(view);
  if (court) shown.facts.emperor = court;
  shown.seats.forEach((seat, index) => {
    const own = coming.filter((each) => each.seat === index + 1);
    const about = shown.facts.seats[index] as SeatFacts;
    const { score } = about;
    const late = own.reduce((sum, { vp }) => sum + vp, 0);
    about.outlook = null;
    seat.vp = score.now -= late;
    score.total -= late;
    // What the end brings hasn't been counted yet.
    if (view.over) Object.assign(score, { total: score.now, staff: 0, rooms: 0, crowns: 0, cubes: 0, guests: 0 });
    seat.emperor = own.find(({ start }) => start !== undefined)?.start ?? seat.emperor;
  });
  return shown;
}

/** Whether everyone waits while it plays. */
export const isScene = ({ kind }: Moment): boolean => kind !== "moves";
