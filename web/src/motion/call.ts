// How to call a player who looks elsewhere: a dot in the tab, and a notification if allowed.

import { memory } from "../lib/memory.svelte";

const ICON = 'link[rel="icon"]';
// Our own icon with a dot; inline, so that it needs no request.
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#1b1a17"/>' +
    '<path d="M8 25V9l8-4 8 4v16z" fill="none" stroke="#e4bf63" stroke-width="2"/>' +
    '<circle cx="23" cy="9" r="8" fill="#c8402f" stroke="#fff" stroke-width="2"/></svg>',
)}`;
let usual = "";

/** Put a dot on the icon in the tab, or remove it. */
export function dot(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>(ICON);
  if (!link) return;
  usual ||= link.getAttribute("href") ?? "";
  link.setAttribute("href", on ? DOTTED : usual);
  link.toggleAttribute("data-called", on);
}

/** Whether this browser can be asked, and hasn't said no. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext && Notification.permission !== "denied";
}

/** Whether the question is still open. */
export function mayAsk(): boolean {
  return canNotify() && memory.tastes.notify === "";
}

/** Ask the browser; only on a click. */
export async function askToNotify(): Promise<void> {
  const answer = await Notification.requestPermission();
  memory.like({ notify: answer === "granted" ? "yes" : "no" });
}

/** Notify a player whose page is hidden; a new message replaces the last one. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || memory.tastes.notify !== "yes" || !canNotify()) return;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow this in a service worker: then the tab shows it.
  }
}
