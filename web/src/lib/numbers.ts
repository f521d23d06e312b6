// Numbers and days as the current language writes them, with a minus as wide as a plus.

import { language } from "./words.svelte";

/** At most one decimal, unless other options are given. */
export function written(value: number, wishes: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }): string {
  return new Intl.NumberFormat(language(), wishes).format(value).replace("-", "−");
}

/** The time of a moment, given in seconds; with its day, unless that's today. */
export function timeOf(moment: number): string {
  const isToday = new Date(1000 * moment).toDateString() === new Date().toDateString();
  return dayOf(moment, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}

/** The day of a moment, given in seconds: 8 Nov 2026, unless other options are given. Our English is British. */
export function dayOf(moment: number, wishes: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  const region = language() === "en" ? "en-GB" : language();
  return new Intl.DateTimeFormat(region, wishes).format(1000 * moment);
}
