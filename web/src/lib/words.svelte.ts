// Every text a person reads, by its key; the catalogue is shared with the command line and server.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { Away } from "./api";
import type { Fact, Listed, Message, Player } from "./explained";

export const LANGUAGES = {
  en: "English",
  pl: "Polski",
  nl: "Nederlands",
  ru: "Русский",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;
type Texts = Partial<Record<string, string>>; // by language

const sources = import.meta.glob("../../../src/hotelier/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

const FOLDER = "../../../src/hotelier/messages";
const ours = new Set(Object.keys(sources).map((path) => path.replace(/^.*\/|\.ftl$/g, "")));
const foreign = new Map<string, Promise<Texts>>(); // of games that the house brings along
const shelves = new Set<string>(["house"]); // the files of a language that were asked for
let bundle = $state.raw(new FluentBundle("en"));
let spare = $state.raw(new FluentBundle("en")); // English, for what a game does not say otherwise
let wanted: Language = "en"; // spoken as soon as its texts are here
let asked = ""; // the texts that were asked for last
let coming = Promise.resolve();

/** The language that is spoken now. */
export function language(): Language {
  return bundle.locales[0] as Language;
}

/** The first of the wanted languages that we speak. */
export function choose(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.toLowerCase().split("-")[0] ?? "";
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

/** Speak a language: everything on the page is said anew. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return fetchTexts();
}

/** Have the texts of a shelf (`rules`, or the name of a game) at hand before anything of it is said. Those of a
 * game that this client does not know are the house's to tell. */
export function fetchWords(...more: string[]): Promise<void> {
  for (const shelf of more) shelves.add(shelf);
  return fetchTexts();
}

function fetchTexts(): Promise<void> {
  const key = [wanted, ...[...shelves].sort()].join(" ");
  if (key !== asked) {
    asked = key;
    coming = fetchAll(key, wanted);
  }
  return coming;
}

async function fetchAll(key: string, language: Language): Promise<void> {
  try {
    const texts = await Promise.all([...shelves].map((shelf) => textsOf(shelf, language)));
    if (asked !== key) return await coming; // something else was asked for meanwhile
    bundle = bundleOf(language, texts);
    spare = bundleOf("en", language === "en" ? [] : texts);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  } catch (error) {
    if (asked === key) asked = ""; // the next one asks again
    throw error;
  }
}

/** What stands on a shelf in a language, and in English where that is there, too. */
async function textsOf(shelf: string, language: Language): Promise<Texts> {
  if (ours.has(shelf)) return { [language]: await sources[`${FOLDER}/${language}/${shelf}.ftl`]?.() };
  const path = `/api/games/${encodeURIComponent(shelf)}/messages/${language}`;
  const texts = foreign.get(path) ?? fetch(path).then((answer) => (answer.ok ? answer.json() : {}), away);
  foreign.set(path, texts);
  texts.catch(() => foreign.delete(path));
  return texts;
}

function away(): never {
  throw new Away();
}

function bundleOf(language: Language, texts: Texts[]): FluentBundle {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of fresh.addResource(new FluentResource(text[language] ?? ""))) throw error;
  }
  return fresh;
}

/** A number in a text, with a minus that is as wide as a plus. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

function figured(facts: Facts): Facts {
  const all = Object.entries(facts);
  return Object.fromEntries(
    all.map(([name, fact]) => [name, typeof fact === "number" && fact < 0 ? new Figure(fact) : fact]),
  );
}

/** The text of a key, with its facts filled in; a key that is missing shows itself. */
export function say(key: string, facts?: Facts): string {
  const [name = "", attribute] = key.split(".");
  for (const each of [bundle, spare]) {
    const message = each.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return each.formatPattern(pattern, facts ? figured(facts) : null, []);
  }
  return key;
}

/** Whether there is such a text. */
export function known(key: string): boolean {
  return bundle.hasMessage(key) || spare.hasMessage(key);
}

const SIGNS: Record<string, string> = { comma: ", ", dot: " · ", plus: " + ", space: " " };

/** A message of the engine in the language spoken now, with the names of those who play. */
export function tell(told: Message | Listed | Player | string, names: readonly string[] = []): string {
  return String(said(told, names));
}

function said(fact: Fact, names: readonly string[]): string | number {
  if (typeof fact !== "object") return fact;
  if ("seat" in fact) return names[fact.seat - 1] ?? "";
  return "list" in fact ? listed(fact, names) : worded(fact, names);
}

function worded({ key, facts = {}, text, capital }: Message, names: readonly string[]): string {
  const all = Object.entries(facts).map(([name, fact]) => [name, said(fact, names)]);
  const words = text && !known(key) ? text : say(key, Object.fromEntries(all));
  return capital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function listed({ list, join }: Listed, names: readonly string[]): string {
  const parts = list.map((part) => String(said(part, names)));
  const sign = SIGNS[join];
  if (sign) return parts.filter(Boolean).join(sign);
  if (parts.length < 2) return parts.join("");
  return say(`list-${join}`, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}
