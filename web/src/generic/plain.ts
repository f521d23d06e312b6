// Any game's things in words: by its own texts, otherwise by the engine's names.

import type { Message } from "../lib/explained";
import { known, say, tell } from "../lib/words.svelte";

/** What every view has, besides what is a game's own. */
const COMMON = new Set([
  ...["seat", "actor", "decision", "legal", "over", "scores", "winners", "seats"],
  ...["asked", "choices", "chains", "refusals", "headline", "facts"],
]);

const spaced = (name: string): string => {
  const words = name.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a game's field. */
export function fieldWords(game: string, name: string): string {
  const key = `${game}-field-${name}`;
  return known(key) ? say(key) : spaced(name);
}

/** The name of a part of the table: `key 3`. */
export function partWords(game: string, part: string): string {
  const [kind = "", ...rest] = part.split(" ");
  const key = `${game}-part-${kind}`;
  return known(key) ? say(key, { name: rest.join(" ") }) : spaced(part);
}

/** The fields that are a game's own. */
export function ownFields(view: object): [string, unknown][] {
  return Object.entries(view).filter(([name]) => !COMMON.has(name));
}

/** A value in a few words; undefined for one with fields of its own. */
export function valueWords(value: unknown, names: readonly string[]): string | undefined {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
  if (typeof value !== "object") return String(value);
  if ("key" in value || "list" in value) return tell(value as Message, names);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((each) => valueWords(each, names));
  if (parts.some((each) => each === undefined)) return undefined;
  return parts.length ? parts.join(", ") : "–";
}
