// Lighting up things on the table that a line of the log mentions.

const LIT = "data-lit";

/**
 * The things that are a part, such as `room 12`. A player's things are inside a `data-seat`; if they
 * aren't drawn individually, all of that player's things stand for them.
 */
function thingsOf(part: string, seat: number): Element[] {
  const game = document.querySelector(".game");
  const all = [...(game?.querySelectorAll(`[data-part="${CSS.escape(part)}"]`) ?? [])];
  const theirs = all.filter((each) => [undefined, String(seat)].includes(ownerOf(each)));
  return theirs.length || !all.length ? theirs : [...(game?.querySelectorAll(`[data-seat="${seat}"]`) ?? [])];
}

const ownerOf = (thing: Element): string | undefined => thing.closest<HTMLElement>("[data-seat]")?.dataset["seat"];

/** Light up parts of a seat, or of nobody, until it's undone. */
export function light(parts: readonly string[], seat: number): () => void {
  const found = parts.flatMap((part) => thingsOf(part, seat));
  for (const each of found) each.setAttribute(LIT, "");
  return () => {
    for (const each of found) each.removeAttribute(LIT);
  };
}
