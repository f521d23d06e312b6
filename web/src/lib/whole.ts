// Things in a line are shown completely or not at all.

/** Hides the buttons of a box that don't fit. If none fits, it also hides the title, marked `data-whole`. */
export function whole(box: HTMLElement): () => void {
  const settle = (): void => {
    const edge = box.getBoundingClientRect().right + 1;
    const fits = (each: HTMLElement): boolean => each.getBoundingClientRect().right <= edge;
    const show = (each: HTMLElement, shown: boolean): void => void (each.style.visibility = shown ? "" : "hidden");
    const buttons = [...box.querySelectorAll<HTMLElement>("button")];
    for (const each of buttons) show(each, fits(each));
    // A title without buttons is useless.
    const some = buttons.some(fits);
    for (const each of box.querySelectorAll<HTMLElement>("[data-whole]")) show(each, some && fits(each));
  };
  const sizes = new ResizeObserver(settle);
  const shown = new MutationObserver(settle);
  sizes.observe(box);
  shown.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["class"] });
  return () => {
    sizes.disconnect();
    shown.disconnect();
  };
}
