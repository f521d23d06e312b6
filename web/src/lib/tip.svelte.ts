// A card in plain words: on hover, on focus, and on touch by a long press.
// If a card has its own page, a long press, a right click or the key I goes there.

import type { Component } from "svelte";
import type { Kept } from "./beside";
import { address, routing } from "./route.svelte";

/** The picture next to the text. */
export interface Picture {
  of: Component<{ card: number; size?: number | string }>;
  card: number;
}

interface Tip {
  text: string;
  thing: DOMRect;
  picture: Picture | undefined;
  more: string; // where to read more about it; empty if there's nothing more
  pinned: boolean; // it stays until it's closed, so that its link can be reached
}

const HOVER = 300; // ms
const SIDE = 0.05; // how important it is that other things of a part stay visible
const PRESS = 450; // ms
const QUIET = 1200; // ms after a click, when something new under the mouse isn't explained yet

class Tips {
  shown = $state<Tip | null>(null);
  private owner: Element | null = null;
  private clicked = -QUIET;

  /** How long something must be under the pointer before its tip opens. */
  get patience(): number {
    return Math.max(HOVER, this.clicked + QUIET - performance.now());
  }

  click(): void {
    this.clicked = performance.now();
    this.hide();
  }

  show(node: Element, text: string, more = "", pinned = false, picture?: Picture): void {
    if (!(text || (pinned && more)) || !node.isConnected) return;
    this.owner = node;
    this.shown = { text, thing: node.getBoundingClientRect(), picture, more, pinned };
  }

  /** Where a tip opens, and what it shouldn't cover: possible actions, the question, other things. */
  surroundings(): { around: DOMRect[]; kept: Kept[] } {
    const area = this.owner?.parentElement?.closest("[data-part]"); // the thing itself may be a part
    const desk = document.querySelector("[data-part=prompt]");
    const around = [area, area?.closest(".sheet, .dock"), desk].flatMap((each) => each?.getBoundingClientRect() ?? []);
    const weigh = (found: Iterable<Element>, weight: number): Kept[] =>
      [...found]
        .filter((each) => each !== this.owner)
        .map((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return { left, top, right, bottom, weight };
        });
    const legal = document.querySelectorAll(".can, .boost, .button:not(:disabled), .speech, [data-testid=question]");
    const things = [...(area?.querySelectorAll("[data-part]") ?? []), ...(desk ? [desk] : [])];
    return { around, kept: [...weigh(legal, 1), ...weigh(things, SIDE)] };
  }

  /** The mouse, the finger or the focus leaves; a pinned tip stays. */
  leave(node: Element): void {
    if (!this.shown?.pinned || !node.isConnected) this.hide(node);
  }

  hide(node?: Element): void {
    if (node && node !== this.owner) return;
    this.owner = null;
    // The thing may just be leaving the page, while it's being drawn.
    queueMicrotask(() => {
      if (!this.owner) this.shown = null;
    });
  }

  /** Close a pinned tip; if its link had the focus, it goes back to the thing. */
  close(back: boolean): void {
    const { owner } = this;
    this.hide();
    if (back && owner instanceof HTMLElement) owner.focus();
  }
}

export const tips = new Tips();

/**
 * Explain a thing: `{@attach tip(() => words)}`. A card also says where its page is, as game
 * and card, and may have a picture: `tip(() => words, () => "inn/guest-60")`.
 */
export function tip(
  words: () => string,
  card?: () => string,
  picture?: () => Picture | undefined,
): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const more = (): string => {
      const page = card?.() ?? "";
      // A link already leads somewhere.
      return page && !node.closest("a") ? address("cards", page.split("/")) : "";
    };
    const after = (wait: number, pinned: boolean): void => {
      stop();
      timer = setTimeout(() => {
        pressed = pinned;
        const page = more();
        tips.show(node, words(), page, pinned && page !== "", picture?.());
      }, wait);
    };
    // If something appears under a mouse that isn't moving, nobody pointed at it.
    let over = false;
    const move = (event: Event): void => {
      if (over || (event as PointerEvent).pointerType !== "mouse") return;
      over = true;
      after(tips.patience, false);
    };
    const out = (): void => {
      over = false;
      leave();
    };
    const leave = (): void => {
      stop();
      tips.leave(node);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType === "mouse") leave();
      else after(PRESS, true);
    };
    // A long press only explains; it must not act as well.
    const click = (event: Event): void => {
      if (pressed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
    };
    const focus = (): void => {
      if (node.matches(":focus-visible")) after(HOVER, false);
    };
    const key = (event: Event): void => {
      const { key: name, code, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (name === "Escape") tips.hide(node);
      // The key of the Latin I, whatever letter stands on it.
      const asked = name.toLowerCase() === "i" || code === "KeyI";
      const page = asked && !ctrlKey && !metaKey && !altKey ? more() : "";
      if (!page) return;
      event.preventDefault();
      tips.hide(node);
      routing.go(page);
    };
    const menu = (event: Event): void => {
      const page = more();
      if (pressed || page) event.preventDefault();
      if (pressed || !page) return;
      stop();
      tips.show(node, words(), page, true);
    };
    const heard: [string, (event: Event) => void][] = [
      ["pointermove", move],
      ["pointerleave", out],
      ["pointercancel", leave],
      ["pointerdown", down],
      ["pointerup", stop],
      ["focus", focus],
      ["blur", leave],
      ["keydown", key],
      ["contextmenu", menu],
    ];
    for (const [name, listen] of heard) node.addEventListener(name, listen);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      tips.hide(node);
      for (const [name, listen] of heard) node.removeEventListener(name, listen);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
