// Finding the thing on the table that plays an action.

const EDGE = 4; // px from the upper and the lower edge of a thing
const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** An action, and the parts of the table it touches. */
export interface Pointed {
  action: string;
  parts: readonly string[];
}

/** The parts of an action that lie on the table, in its order. */
function partsOf({ parts }: Pointed): HTMLElement[] {
  return parts.flatMap((part) => {
    const found = [...document.querySelectorAll<HTMLElement>(`.game [data-part="${CSS.escape(part)}"]`)];
    return found.find(visible) ?? [];
  });
}

/** What is taken into the hand before the place shows that it goes to. */
function takenOf(pointed: Pointed): HTMLElement | undefined {
  return partsOf(pointed).find((each) => each.hasAttribute("aria-pressed"));
}

/** Whether a thing is on the page of the table that is turned up. */
function isTurnedUp(thing: Element): boolean {
  const { left, right } = thing.getBoundingClientRect();
  return right > 0 && left < innerWidth;
}

function allOf({ action }: Pointed): Element[] {
  return [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)].filter(visible);
}

/** An action among those listed beside the table. */
export function listedOf(pointed: Pointed): Element | undefined {
  return allOf(pointed).find((each) => each.closest(".now > .buttons"));
}

/** What plays an action: on the table where one has not to turn to it, else in the list beside it. */
export function thingOf(pointed: Pointed): Element | undefined {
  const all = allOf(pointed);
  const there = all.find((each) => each.closest(".game")) ?? takenOf(pointed) ?? partsOf(pointed)[0];
  return there && !isTurnedUp(there) ? (listedOf(pointed) ?? there) : (there ?? all[0]);
}

/** Where something must be taken before its places show, take it. */
export function reach(pointed: Pointed): void {
  const taken = takenOf(pointed);
  if (taken && thingOf(pointed) === taken && taken.getAttribute("aria-pressed") === "false") taken.click();
}

/** Whether something else lies over a thing, or it is out of sight. */
export function covered(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !(thing.contains(top) || top.contains(thing));
}

/** Whether a thing is not to be seen whole: something pinned lies over its head or its foot, say. */
export function hidden(thing: Element): boolean {
  if (covered(thing)) return true;
  const box = thing.getBoundingClientRect();
  return [box.top + EDGE, box.bottom - EDGE].some((y) => {
    const there = document.elementFromPoint(box.left + box.width / 2, y);
    return !there || !(thing.contains(there) || there.contains(thing));
  });
}

/** Where that goes which is taken first. */
export function goalOf(pointed: Pointed, thing: Element): Element | undefined {
  return takenOf(pointed) === thing ? partsOf(pointed).find((each) => each !== thing) : undefined;
}
