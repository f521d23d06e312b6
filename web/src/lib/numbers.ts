// Numbers as the spoken language writes them, with a minus that is as wide as a plus.

import { language } from "./words.svelte";

/** At most one digit behind the point, unless other wishes are named. */
export function written(value: number, wishes: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }): string {
  return new Intl.NumberFormat(language(), wishes).format(value).replace("-", "−");
}
