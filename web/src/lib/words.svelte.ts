// Every text that people read, by key; the catalogue is shared with the terminal and the server.

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import hyphens from "virtual:hyphens";
import { api, Refusal } from "./api";
import type { Fact, Listed, Message, Player } from "./explained";

export type Language = string; // its code: a folder of messages
/** Numbers, texts, and messages of the engine, which are available in other forms. */
export type Facts = Record<string, FluentVariable | Message | Listed>;
type Texts = Partial<Record<string, string>>; // by language

const sources = import.meta.glob("../../../src/hotelier/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

const FOLDER = "../../../src/hotelier/messages";
const ownNames = import.meta.glob("../../../src/hotelier/messages/*/name.txt", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** Every language by its code, English first, with its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(ownNames)
    .map(([path, text]) => [path.split("/").at(-2) ?? "", text.trim()] as const)
    .sort(([one], [other]) => Number(other === "en") - Number(one === "en") || one.localeCompare(other)),
);
const ours = new Set(Object.keys(sources).map((path) => path.replace(/^.*\/|\.ftl$/g, "")));
const foreign = new Map<string, Promise<Texts>>(); // texts of games that the server provides
const shelves = new Set<string>(["common"]); // the files of a language that were requested
let bundle = $state.raw(new FluentBundle("en"));
let divisions = $state.raw<Record<string, string>>({});
let spare = $state.raw(new FluentBundle("en")); // English, as a fallback for games
let wanted: Language = "en"; // used as soon as its texts are loaded
let asked = ""; // the last texts requested
let coming = Promise.resolve();

/** The current language. */
export function language(): Language {
  return bundle.locales[0] ?? "en";
}

/** The first of the preferred languages that we have. */
export function choose(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.toLowerCase().split("-")[0] ?? "";
    if (short in LANGUAGES) return short;
  }
  return "en";
}

/** A long word of a name with the places where it may be hyphenated; any other unchanged. */
export const divisionOf = (word: string): string => divisions[word] ?? word;

/** Switch to a language: everything on the page changes. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  return fetchTexts();
}

/** Load the texts of a shelf (`rules`, or the name of a game) before any of them is used. Those of a game that
 * this client doesn't know come from the server. */
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
    const [texts, names] = await Promise.all([
      Promise.all([...shelves].map((shelf) => textsOf(shelf, language))),
      hyphens[language]?.(),
    ]);
    if (asked !== key) return await coming; // something else was requested meanwhile
    bundle = bundleOf(language, texts);
    divisions = names?.default ?? {};
    spare = bundleOf("en", language === "en" ? [] : texts);
    if (typeof document !== "undefined") document.documentElement.lang = language;
  } catch (error) {
    if (asked === key) asked = ""; // the next one asks again
    throw error;
  }
}

/** The content of a shelf in a language, and in English if that's different. */
async function textsOf(shelf: string, language: Language): Promise<Texts> {
  if (ours.has(shelf)) return { [language]: await sources[`${FOLDER}/${language}/${shelf}.ftl`]?.() };
  const path = `${shelf}/${language}`;
  const texts = foreign.get(path) ?? api.messages(shelf, language).catch(untold);
  foreign.set(path, texts);
  texts.catch(() => foreign.delete(path));
  return texts;
}

/** A game without texts is shown with the names of its messages. */
function untold(error: unknown): Texts {
  if (error instanceof Refusal) return {};
  throw error;
}

function bundleOf(language: Language, texts: Texts[]): FluentBundle {
  const fresh = new FluentBundle(language, { functions: { FORM }, useIsolating: false });
  for (const text of texts) {
    for (const error of fresh.addResource(new FluentResource(text[language] ?? ""))) throw error;
  }
  return fresh;
}

/** The text of a message inside another one. It's also available in other forms. */
class Said extends FluentType<string> {
  constructor(
    text: string,
    readonly form: (name: string) => string,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** `{ FORM($guest, "acc") }` in a text: a fact in another form, or unchanged if it has none. */
const FORM: FluentFunction = ([said = "", form]) => (said instanceof Said ? said.form(String(form)) : said);

/** A number in a text, with a minus as wide as a plus. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

function figured(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, variableOf(fact)]));
}

function variableOf(fact: Facts[string]): FluentVariable {
  if (typeof fact === "number") return fact < 0 ? new Figure(fact) : fact;
  return typeof fact === "object" && ("key" in fact || "list" in fact) ? inside(fact, []) : fact;
}

/** The text of a key, with its facts filled in; a missing key is shown as it is. */
export function say(key: string, facts?: Facts): string {
  const [name = "", attribute] = key.split(".");
  for (const each of [bundle, spare]) {
    const message = each.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return each.formatPattern(pattern, facts ? figured(facts) : null, []);
  }
  return key;
}

/** Whether a text exists. */
export function known(key: string): boolean {
  return bundle.hasMessage(key) || spare.hasMessage(key);
}

const SIGNS: Record<string, string> = { comma: ", ", dot: " · ", plus: " + ", space: " ", none: "" };

/** A message of the engine in the current language, with the names of the players. */
export function tell(told: Message | Listed | Player | string, names: readonly string[] = []): string {
  return String(said(told, names));
}

function said(fact: Fact, names: readonly string[], form = ""): string | number {
  if (typeof fact !== "object") return fact;
  if ("seat" in fact) return names[fact.seat - 1] ?? "";
  return "list" in fact ? listed(fact, names, form) : worded(fact, names, form);
}

function inside(fact: Fact, names: readonly string[]): FluentVariable {
  const text = said(fact, names);
  if (typeof fact !== "object" || "seat" in fact) return text;
  return new Said(String(text), (form) => String(said(fact, names, form)));
}

function worded({ key, facts = {}, text, capital }: Message, names: readonly string[], form: string): string {
  const all = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, inside(fact, names)]));
  const formed = form && bundle.getMessage(key)?.attributes[form] ? `${key}.${form}` : key;
  const words = text && !known(key) ? text : say(formed, all);
  return capital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function listed({ list, join }: Listed, names: readonly string[], form: string): string {
  const parts = list.map((part) => String(said(part, names, form)));
  const sign = SIGNS[join];
  if (sign !== undefined) return parts.filter(Boolean).join(sign);
  if (parts.length < 2) return parts.join("");
  return say(`list-${join}`, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}
