// Numbers as the current language writes them, with a minus as wide as a plus.

import { language } from "./words.svelte";

/** At most one decimal, unless other options are given. */
export function written(value: number, wishes: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }): string {
  return new Intl.NumberFormat(language(), wishes).format(value).replace("-", "−");
}
