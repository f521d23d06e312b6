// Coming to another page.

const READY = "main:not([aria-busy], :has([aria-busy]))";

/** Begin a page at its top, and at its heading once that is there, unless the page leads elsewhere. */
export function arrive(): () => void {
  scrollTo(0, 0);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();

  function look(): void {
    const main = document.querySelector<HTMLElement>(READY);
    if (!main) return;
    watch.disconnect();
    if (document.activeElement !== document.body) return;
    const heading = main.querySelector<HTMLElement>("h1") ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
