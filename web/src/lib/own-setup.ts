// A setup that the host chooses: which pieces lie where. What a part may have comes from the server.

import type { PartOffer } from "./api";

/** What was chosen of a part for the whole table or one seat, place by place. */
export type Places = (string | null)[];
/** By field: `row`, `hands.2`. */
export type OwnSetup = Readonly<Record<string, Places>>;
type Field = { field: string; part: PartOffer; seat: number }; // seat 0: the whole table's

export const FIRST = "first"; // who starts: a rule of every table, with a control of its own

/** Everything that can be chosen, seat by seat. */
export function fieldsOf(parts: readonly PartOffer[]): Field[] {
  return parts
    .filter((part) => part.name !== FIRST)
    .flatMap((part) =>
      part.seats
        ? Array.from({ length: part.seats }, (_, index) => ({
            field: `${part.name}.${index + 1}`,
            part,
            seat: index + 1,
          }))
        : [{ field: part.name, part, seat: 0 }],
    );
}

const chosenOf = (own: OwnSetup, field: string): string[] => (own[field] ?? []).filter((each) => each !== null);

const componentOf = (part: PartOffer, text: string): string =>
  part.pieces.find((piece) => piece.text === text)?.component ?? text;

/** The pieces that a field can't have, because their component is used elsewhere in the part. */
export function usedElsewhere({ field, part }: Field, own: OwnSetup): Set<string> {
  const fields = part.shared ? fieldsOf([part]).map((each) => each.field) : [field];
  const chosen = fields.flatMap((each) => chosenOf(own, each));
  const used = new Set(chosen.map((text) => componentOf(part, text)));
  const mine = new Set(chosenOf(own, field));
  return new Set(part.pieces.filter(({ text, component }) => used.has(component) && !mine.has(text)).map(({ text }) => text));
}

/** Where a piece would go: the first free place that may have it, or the only one; -1 if there is none. */
export function placeFor({ field, part }: Field, own: OwnSetup, text: string): number {
  const fitting = part.places.flatMap((values, place) => (values.includes(text) ? [place] : []));
  const free = fitting.find((place) => (own[field]?.[place] ?? null) === null);
  return free ?? (fitting.length === 1 ? (fitting[0] ?? -1) : -1);
}

/** With a piece chosen, or no longer. */
export function toggled(at: Field, own: OwnSetup, text: string): OwnSetup {
  const places = at.part.places.map((_, place) => own[at.field]?.[place] ?? null);
  const there = places.indexOf(text);
  const place = there >= 0 ? there : placeFor(at, own, text);
  if (place >= 0) places[place] = there >= 0 ? null : text;
  return places.some((each) => each !== null) ? { ...own, [at.field]: places } : without(own, at.field);
}

/** With a field left to chance. */
export function without(own: OwnSetup, field: string): OwnSetup {
  return Object.fromEntries(Object.entries(own).filter(([name]) => name !== field));
}

/** How many pieces a field lacks; none if it's left to chance. */
export function lacking(own: OwnSetup, field: string): number {
  return (own[field] ?? []).filter((each) => each === null).length;
}

/** What is still possible with other options. */
export function pruned(parts: readonly PartOffer[], own: OwnSetup): OwnSetup {
  const kept = fieldsOf(parts).map(({ field, part }) => {
    const places = part.places.map((values, place) => {
      const text = own[field]?.[place] ?? null;
      return text !== null && values.includes(text) ? text : null;
    });
    return [field, places] as const;
  });
  return Object.fromEntries(kept.filter(([, places]) => places.some((each) => each !== null)));
}

/** As the server reads it. */
export function setupWish(own: OwnSetup): Record<string, string[] | Record<string, string[]>> {
  const wish: Record<string, string[] | Record<string, string[]>> = {};
  for (const field of Object.keys(own)) {
    const [name = "", seat] = field.split(".");
    if (seat === undefined) wish[name] = chosenOf(own, field);
    else wish[name] = { ...(wish[name] as Record<string, string[]>), [seat]: chosenOf(own, field) };
  }
  return wish;
}
