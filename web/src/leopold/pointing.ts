// Finding the thing on the table that plays an action.

const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** What plays an action: on the table where that is possible, else in the list beside it. */
export function thingOf(action: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)].filter(visible);
  return all.find((each) => each.closest(".game")) ?? all[0];
}

/** Where a card must be taken before its places show, take it. */
export function reach(action: string): void {
  if (thingOf(action)?.closest(".game")) return;
  for (const word of action.split(" ")) {
    const card = document.querySelector<HTMLElement>(`.game [data-hand="${CSS.escape(word)}"]`);
    if (!card || !visible(card)) continue;
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    return;
  }
}

/** Whether something else lies over a thing, or it is out of sight. */
export function covered(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !top || !(thing.contains(top) || top.contains(thing));
}
