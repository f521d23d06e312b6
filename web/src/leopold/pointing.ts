// Finding the thing on the table that plays an action.

const visible = (each: Element): boolean => each.getClientRects().length > 0;

/** Make sure that what plays an action is there to be seen: where a card must be taken first, take it. */
export function reach(action: string): void {
  const at = `.game [data-action="${CSS.escape(action)}"]`;
  if ([...document.querySelectorAll(at)].some(visible)) return;
  for (const word of action.split(" ")) {
    const card = document.querySelector<HTMLElement>(`.game [data-hand="${CSS.escape(word)}"]`);
    if (!card || !visible(card)) continue;
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    return;
  }
}
