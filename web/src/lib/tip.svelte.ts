// A card in plain words: on hover, on focus, and on touch by a long press.

interface Tip {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

const HOVER = 300; // ms
const PRESS = 450; // ms
const QUIET = 1200; // ms after a click, when what is new under the mouse was not asked about
const EDGE = 150; // px: half a tip's width, kept from the window's edge

class Tips {
  shown = $state<Tip | null>(null);
  private owner: Element | null = null;
  private clicked = -QUIET;

  get quiet(): boolean {
    return performance.now() - this.clicked < QUIET;
  }

  click(): void {
    this.clicked = performance.now();
    this.hide();
  }

  show(node: Element, text: string): void {
    if (!text || !node.isConnected) return;
    const place = node.getBoundingClientRect();
    const below = place.top < 160;
    this.owner = node;
    this.shown = {
      text,
      x: Math.max(EDGE, Math.min(innerWidth - EDGE, place.left + place.width / 2)),
      y: below ? place.bottom + 8 : place.top - 8,
      below,
    };
  }

  hide(node?: Element): void {
    if (node && node !== this.owner) return;
    this.owner = null;
    // What is told about may just be leaving the page, in the midst of its drawing.
    queueMicrotask(() => {
      if (!this.owner) this.shown = null;
    });
  }
}

export const tips = new Tips();

/** Tell what a thing is: `{@attach tip(() => words)}`. */
export function tip(words: () => string): (node: Element) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = (): void => clearTimeout(timer);
    const after = (wait: number, then?: () => void): void => {
      stop();
      timer = setTimeout(() => {
        then?.();
        tips.show(node, words());
      }, wait);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse" && !tips.quiet) after(HOVER);
    };
    const leave = (): void => {
      stop();
      tips.hide(node);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType === "mouse") leave();
      else after(PRESS, () => (pressed = true));
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
      if (node.matches(":focus-visible")) after(HOVER);
    };
    const key = (event: Event): void => {
      if ((event as KeyboardEvent).key === "Escape") leave();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
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
      leave();
      for (const [name, listen] of heard) node.removeEventListener(name, listen);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
