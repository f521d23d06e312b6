// @ts-nocheck: it runs in Node, whose types the client doesn't need otherwise.
// Where long card names may be hyphenated, computed at build time: the patterns of a language
// are far larger than the few words that need them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MODULE = "virtual:hyphens";
const LONG = 8; // minimum length of a word to be hyphenated
const FIRST = "en"; // its names are in the data of the games

/** The words of all names in a language. */
function wordsOf(language, source) {
  const texts =
    language === FIRST
      ? filesIn(source, /^[^/]+\/data\/.*\.toml$/).flatMap((text) => found(text, /^name = "(.+)"/gm))
      : filesIn(join(source, "messages", language), /^names\.ftl$/).flatMap((text) => found(text, /^[\w-]+ = (.+)$/gm));
  return new Set(texts.flatMap((name) => name.split(/[ -]/)).filter((word) => word.length > LONG && !word.includes("\u00ad")));
}

const found = (text, pattern) => [...text.matchAll(pattern)].map((each) => each[1]);

function filesIn(folder, pattern) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => pattern.test(path.replaceAll("\\", "/")))
    .map((path) => readFileSync(join(folder, path), "utf8"));
}

/** A word with its places; English leaves no two letters alone ("Photograph-er"). */
function divided(word, language, patterns) {
  const found = patterns.default.hyphenateSync(word);
  return language === FIRST ? found.replace(/\u00ad(?=..?$)/, "") : found;
}

/** The long words of a language, hyphenated; none if there are no patterns for it. */
async function divisions(language, source) {
  const patterns = await import(`hyphen/${language}/index.js`).catch(() => undefined);
  if (!patterns) return {};
  const words = [...wordsOf(language, source)].map((word) => [word, divided(word, language, patterns)]);
  return Object.fromEntries(words.filter(([word, parts]) => word !== parts));
}

function languagesIn(source) {
  const folders = readdirSync(join(source, "messages"), { withFileTypes: true });
  return folders.filter((each) => each.isDirectory()).map(({ name }) => name);
}

/** A Vite plugin: `virtual:hyphens` fetches the hyphenated words of a language. */
export function hyphens(source) {
  return {
    name: "hyphens",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const language = id.slice(MODULE.length + 2);
      if (language) return `export default ${JSON.stringify(await divisions(language, source))}`;
      const entries = languagesIn(source).map((each) => `${each}: () => import("${MODULE}/${each}")`);
      return `export default { ${entries.join(", ")} }`;
    },
  };
}
