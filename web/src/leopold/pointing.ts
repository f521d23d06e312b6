// Finding the thing on the table that plays an action.

const EDGE = 4; // px from the top and bottom edge of a thing
const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** An action, and the parts of the table it involves. */
export interface Pointed {
  action: string;
  parts: readonly string[];
}

/** The parts of an action that are on the table, in order. */
export function partsOf({ parts }: Pick<Pointed, "parts">): HTMLElement[] {
  return parts.flatMap((part) => thingAt(`="${CSS.escape(part)}"`) ?? []);
}

/** The same if nothing can be done: a queue then shows its next free spot. */
export function placesOf({ parts }: Pick<Pointed, "parts">): HTMLElement[] {
  return parts.flatMap((part) => {
    const name = CSS.escape(part);
    return thingAt(`="${name}"`) ?? thingAt(`^="${name}/"`, ":empty") ?? thingAt(`^="${name}/"`) ?? [];
  });
}

function thingAt(named: string, more = ""): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`.game [data-part${named}]${more}`)].find(visible);
}

/** What must be picked up before its target appears. */
function takenOf(pointed: Pointed): HTMLElement | undefined {
  return partsOf(pointed).find((each) => each.hasAttribute("aria-pressed"));
}

/** Whether a thing is on the current tab of the table. */
function isTurnedUp(thing: Element): boolean {
  const { left, right } = thing.getBoundingClientRect();
  return right > 0 && left < innerWidth;
}

function allOf({ action }: Pointed): Element[] {
  return [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)].filter(visible);
}

/** An action among those listed next to the table. */
export function listedOf(pointed: Pointed): Element | undefined {
  return allOf(pointed).find((each) => each.closest(".now > .buttons"));
}

/** What plays an action: on the table if it's on the current tab, otherwise in the list. */
export function thingOf(pointed: Pointed): Element | undefined {
  const all = allOf(pointed);
  const chosen = partsOf(pointed);
  // What's already chosen only needs the button at the desk.
  const yes = document.querySelector(".now [data-slot=yes]:enabled");
  if (yes && chosen.length && chosen.every((each) => each.getAttribute("aria-pressed") === "true")) return yes;
  const there = all.find((each) => each.closest(".game")) ?? takenOf(pointed) ?? partsOf(pointed)[0];
  return there && !isTurnedUp(there) ? (listedOf(pointed) ?? there) : (there ?? all[0]);
}

/** If something must be picked up before its targets appear, pick it up. */
export function reach(pointed: Pointed): void {
  const taken = takenOf(pointed);
  if (taken && thingOf(pointed) === taken && taken.getAttribute("aria-pressed") === "false") taken.click();
}

/** Whether something else covers a thing, or it's out of view. */
export function covered(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !(thing.contains(top) || top.contains(thing));
}

/** Whether a thing isn't completely visible, for example if something fixed covers its top or bottom. */
export function hidden(thing: Element): boolean {
  if (covered(thing)) return true;
  const box = thing.getBoundingClientRect();
  return [box.top + EDGE, box.bottom - EDGE].some((y) => {
    const there = document.elementFromPoint(box.left + box.width / 2, y);
    return !there || !(thing.contains(there) || there.contains(thing));
  });
}

/** Where the picked-up thing goes. */
export function goalOf(pointed: Pointed, thing: Element): Element | undefined {
  return takenOf(pointed) === thing ? partsOf(pointed).find((each) => each !== thing) : undefined;
}
