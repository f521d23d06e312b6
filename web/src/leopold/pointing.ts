// Finding the thing on the table that plays an action.

const EDGE = 4; // px from the upper and the lower edge of a thing
const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** The card in the hand that an action speaks of: where cards are taken before their places show. */
function cardOf(action: string): HTMLElement | undefined {
  for (const word of action.split(" ").slice(1)) {
    const card = document.querySelector<HTMLElement>(`.game [data-hand="${CSS.escape(word)}"]`);
    if (card && visible(card)) return card;
  }
  return undefined;
}

/** Whether a thing is on the page of the table that is turned up. */
function isTurnedUp(thing: Element): boolean {
  const { left, right } = thing.getBoundingClientRect();
  return right > 0 && left < innerWidth;
}

function allOf(action: string): Element[] {
  return [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)].filter(visible);
}

/** An action among those listed beside the table. */
export function listedOf(action: string): Element | undefined {
  return allOf(action).find((each) => each.closest(".now > .buttons"));
}

/** What plays an action: on the table where one has not to turn to it, else in the list beside it. */
export function thingOf(action: string): Element | undefined {
  const all = allOf(action);
  const there = all.find((each) => each.closest(".game")) ?? cardOf(action);
  return there && !isTurnedUp(there) ? (listedOf(action) ?? there) : (there ?? all[0]);
}

/** Where a card must be taken before its places show, take it. */
export function reach(action: string): void {
  const card = cardOf(action);
  if (card && thingOf(action) === card && card.getAttribute("aria-pressed") !== "true") card.click();
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

/** Where a card is put that is taken from the hand first: the hotel with its lines. */
export function goalOf(action: string): Element | undefined {
  const [verb = "", , place = ""] = action.split(" ");
  const line = document.querySelector(`.game [data-line="${CSS.escape(`${verb} ${place}`)}"]`);
  return line?.closest("[data-hotel]") ?? line ?? undefined;
}
