// A card in plain words: on hover, on focus, and on touch by a long press.
// Where a card has a page of its own, a long press, a context click or the key I leads there.

import { address, routing } from "./route.svelte";

interface Tip {
  text: string;
  x: number;
  top: number; // of the thing
  bottom: number;
  more: string; // where one reads more about it; empty where there is nothing more
  pinned: boolean; // it stays until it is closed, so that its link can be reached
}

const HOVER = 300; // ms
const PRESS = 450; // ms
const QUIET = 1200; // ms after a click, when what is new under the mouse was not asked about
const EDGE = 150; // px: half a tip's width, kept from the window's edge

class Tips {
  shown = $state<Tip | null>(null);
  private owner: Element | null = null;
  private clicked = -QUIET;

  /** How long something must be pointed at before it is told about. */
  get patience(): number {
    return Math.max(HOVER, this.clicked + QUIET - performance.now());
  }

  click(): void {
    this.clicked = performance.now();
    this.hide();
  }

  show(node: Element, text: string, more = "", pinned = false): void {
    if (!(text || (pinned && more)) || !node.isConnected) return;
    const place = node.getBoundingClientRect();
    this.owner = node;
    this.shown = {
      text,
      x: Math.max(EDGE, Math.min(innerWidth - EDGE, place.left + place.width / 2)),
      top: place.top,
      bottom: place.bottom,
      more,
      pinned,
    };
  }

  /** The mouse, the finger or the focus leaves; what is pinned stays. */
  leave(node: Element): void {
    if (!this.shown?.pinned || !node.isConnected) this.hide(node);
  }

  hide(node?: Element): void {
    if (node && node !== this.owner) return;
    this.owner = null;
    // What is told about may just be leaving the page, in the midst of its drawing.
    queueMicrotask(() => {
      if (!this.owner) this.shown = null;
    });
  }

  /** Close what is pinned; whoever was at its link goes back to the thing. */
  close(back: boolean): void {
    const { owner } = this;
    this.hide();
    if (back && owner instanceof HTMLElement) owner.focus();
  }
}

export const tips = new Tips();

/**
 * Tell what a thing is: `{@attach tip(() => words)}`. A card also says where its page is, as game
 * and card: `tip(() => words, () => "inn/guest-60")`.
 */
export function tip(words: () => string, card?: () => string): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const more = (): string => {
      const page = card?.() ?? "";
      // A link leads somewhere already.
      return page && !node.closest("a") ? address("cards", page.split("/")) : "";
    };
    const after = (wait: number, pinned: boolean): void => {
      stop();
      timer = setTimeout(() => {
        pressed = pinned;
        const page = more();
        tips.show(node, words(), page, pinned && page !== "");
      }, wait);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") after(tips.patience, false);
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
    // A long press only tells; it must not act as well.
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
      ["pointerenter", enter],
      ["pointerleave", leave],
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
