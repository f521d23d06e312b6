// "Input always wins": a player's click or key ends all animations, and then counts.

// Browser keys, and input that only looks at the table or chats, stop nothing.
const FOREIGN = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;
const ASIDE = "input, select, textarea, [data-aside]";

/** Whether a click or a key is meant for the table. */
export function isForTable(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || FOREIGN.test(event.key)) return false;
  }
  return !(event.target instanceof Element && event.target.closest(ASIDE));
}

/** Listen to every click and key meant for the table, before anything else. */
export function onInput(heard: (event: Event) => void, signal?: AbortSignal): void {
  const told = (event: Event): void => {
    if (isForTable(event)) heard(event);
  };
  const options = { capture: true, ...(signal && { signal }) };
  addEventListener("pointerdown", told, options);
  addEventListener("keydown", told, options);
}
