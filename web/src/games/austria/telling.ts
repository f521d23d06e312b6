// The tip of a thing on the table: what it does, what it is, why not now.

import type { Choice, Message } from "../../lib/explained";
import { say, tell } from "../../lib/words.svelte";
import { boardOf, box, columnOf, floorOf, groupOf, roomText, staffOf } from "./box";
import type { Desk } from "./desk.svelte";
import { iconOf } from "./drawing";
import { capital, giftWords, guestWords, needOf, staffWords } from "./names";
import { previewOf } from "./preview";
import type { DieFacts, Progress } from "./view";

const LETTERS = ["A", "B", "C"];
const STATES: Record<string, string> = { ".": "planned", o: "prepared", x: "occupied" };

const lines = (...all: string[]): string => all.filter(Boolean).join("\n");

/** What a click on a part does, if anything. */
function deed(desk: Desk, part: string): string {
  const [choice] = desk.at(part);
  return choice ? desk.told(choice) : "";
}

export function guestTold(desk: Desk, card: number, part: string): string {
  return lines(deed(desk, part), tell(guestWords(card, desk.view.edition).card), desk.why(part));
}

export function dieTold(desk: Desk, face: number, die: DieFacts): string {
  const part = `die ${face}`;
  const does = deed(desk, part);
  return lines(
    does,
    say(`austria-space-${face}`),
    !does && die.does && die.strength ? say("austria-would-give", { gives: tell(die.does) }) : "",
    die.vain ? tell(die.vain) : "",
    desk.why(part),
  );
}

export function spaceTold(desk: Desk, space: number, vp: number, fate: string): string {
  const part = `space ${space}`;
  const words = say("austria-space-of-track", { space, vp, zone: say(`austria-zone-${fate}`) });
  return lines(deed(desk, part), words, desk.why(part));
}

/** The progress of a condition: `red 2/4, blue 1/3`. */
function progressWords(parts: Progress[]): string {
  return parts
    .map(({ have, need, what }) => say("austria-progress", { have, need, what: what && { key: `austria-word-${what}` } }).trim())
    .join(", ");
}

export function politicsTold(desk: Desk, card: number, index: number): string {
  const letter = LETTERS[index] ?? "";
  const part = `politics ${letter}`;
  const everybody = desk.facts.seats.map(({ politics }, seat) =>
    say("austria-named", { name: desk.name(seat + 1), what: progressWords(politics[index]?.parts ?? []) }),
  );
  const words = say("austria-politics-card", { letter, need: needOf(card) });
  return lines(deed(desk, part), words, desk.why(part), ...everybody);
}

/** Who is on the places of a politics card, in order; claims the journal doesn't know came first. */
export function claimed(desk: Desk, card: number, letter: string): number[] {
  const known = desk.history.discs[String(card)] ?? [];
  const there = desk.view.seats.flatMap(({ discs }, index) => (discs.includes(letter) ? [index + 1] : []));
  return [...there.filter((seat) => !known.includes(seat)), ...known.filter((seat) => there.includes(seat))];
}

/** A room in words: what it is, who lives there, what it's worth. */
export function roomTold(desk: Desk, room: number): string {
  const part = `room ${roomText(room)}`;
  const board = boardOf(desk.seat.board);
  const state = STATES[desk.seat.rooms[room] ?? "."] ?? "";
  const { prepare_vp, floor_vp } = box().hotels;
  const colour = board.colours[room] ?? "";
  const facts = {
    room: roomText(room),
    colour: { key: `austria-word-${colour}` },
    which: colour,
    price: desk.about.prices[room] ?? 0,
    vp: prepare_vp[floorOf(room)]?.[columnOf(room)] ?? 0,
    end: floor_vp[floorOf(room)] ?? 0,
  };
  const guest = state === "occupied" ? desk.lodger(room) : 0;
  const lodger = guest ? say("austria-room-lodger", { name: { ...(guestWords(guest).the as Message), capital: true } }) : "";
  const group = groupOf(board, room);
  const bonus = board.bonuses[group];
  const size = board.groups[group]?.length ?? 1;
  return lines(
    deed(desk, part),
    `${capital(say(`austria-room-${state}`, facts))} ${lodger}`.trim(),
    bonus ? say("austria-room-group", { size, gift: giftWords(bonus) }) : "",
    desk.why(part),
  );
}

/** A few words with an icon after them. */
interface Tag {
  text: string;
  icon: string;
}

/** The text on a window that can be chosen, or could be: its price, or what it brings. */
export function tagOf(desk: Desk, room: number, choice?: Choice): Tag[] {
  const price = choice?.price ?? null;
  if (price !== null) return [{ text: say("austria-tag-price", { n: price }), icon: price ? "crown" : "" }];
  if (choice && desk.view.decision === "demolish") return [{ text: "✕", icon: "" }];
  if (!choice) return giftTag(desk, room);
  const { vp, crowns, space } = previewOf(choice, desk.home);
  const steps = space === null ? 0 : space - desk.own.emperor;
  return [
    { text: vp ? say("austria-gain-vp", { n: vp }) : "", icon: "" },
    { text: crowns > 0 ? `+${crowns}` : "", icon: "crown" },
    { text: steps > 0 ? `+${steps}` : "", icon: "emperor" },
  ].filter(({ text }) => text);
}

function giftTag(desk: Desk, room: number): Tag[] {
  const gift = desk.about.gifts[roomText(room)];
  if (!gift) return [];
  return gift.op === "vp"
    ? [{ text: say("austria-gain-vp", { n: gift.amount }), icon: "" }]
    : [{ text: `+${gift.amount}`, icon: iconOf(gift.op) }];
}

export function floorTold(floor: number): string {
  const { floor_cost, floor_vp } = box().hotels;
  return say("austria-floor", { floor: floor + 1, price: floor_cost[floor] ?? 0, vp: floor_vp[floor] ?? 0 });
}

export function tableTold(desk: Desk, table: number): string {
  const guest = desk.seat.cafe[table - 1];
  if (!guest) return say("austria-free-table");
  const choice = desk.serves(table);
  const status = desk.about.tables[table - 1]?.status;
  return lines(
    choice ? desk.told(choice) : "",
    tell(guestWords(guest.guest, desk.view.edition).card),
    (choice ? "" : desk.why(`table ${table}`)) || (status ? tell(status) : ""),
  );
}

/** The current value of an endgame card; undefined for other cards, and if it can't be known. */
export function worthOf(desk: Desk, card: number, hired: boolean): number | undefined {
  if (staffOf(card).when !== "end") return undefined;
  return hired ? desk.about.end_cards.find((each) => each.card === card)?.vp : desk.facts.worth[card];
}

export function staffTold(desk: Desk, card: number, hired = false): string {
  const part = `card ${card}`;
  const worth = worthOf(desk, card, hired);
  const copied = hired ? desk.about.end_cards.find((each) => each.card === card)?.copied : 0;
  return lines(
    deed(desk, part),
    tell(staffWords(card, desk.view.edition).card),
    worth === undefined ? "" : say("austria-worth", { n: worth }),
    copied ? say("austria-worth-copied", { name: staffWords(copied).name }) : "",
    hired && desk.seat.used.includes(card) ? say("austria-asleep") : "",
    desk.why(part),
  );
}

/** The sources of a seat's points if the game ended now. */
export function scoreTold(desk: Desk, seat: number): string {
  const score = desk.facts.seats[seat - 1]?.score;
  if (!score) return "";
  const part = (key: string, n: number): string => {
    const what = say(n < 0 ? "austria-cost-vp" : "austria-gain-vp", { n: Math.abs(n) });
    return n ? say("austria-named", { name: capital(say(key)), what }) : "";
  };
  return lines(
    say("austria-score-all", { n: score.total }),
    part("austria-score-now", score.now),
    part("austria-score-staff", score.staff),
    part("austria-part-rooms", score.rooms),
    part("austria-part-crowns", score.crowns),
    part("austria-part-cubes", score.cubes),
    part("austria-part-guests", score.guests),
  );
}
