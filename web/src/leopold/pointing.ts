// Finding the thing on the table that plays an action.

const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** The card in the hand that an action speaks of: where cards are taken before their places show. */
function cardOf(action: string): HTMLElement | undefined {
  for (const word of action.split(" ").slice(1)) {
    const card = document.querySelector<HTMLElement>(`.game [data-hand="${CSS.escape(word)}"]`);
    if (card && visible(card)) return card;
  }
  return undefined;
}

/** What plays an action: on the table where that is possible, else in the list beside it. */
export function thingOf(action: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)].filter(visible);
  return all.find((each) => each.closest(".game")) ?? cardOf(action) ?? all[0];
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
