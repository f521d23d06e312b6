// Names must fit their frames, in every language and at every size.

const LONG = 8; // letters of a word from which it may be divided
const VOWELS = "aeiouyáéíóúàèìòùäëïöüąęóýůаеёиоуыэюя";
const TOGETHER = ["ch", "ck", "ph", "sh", "th", "st", "sp", "sz", "cz", "rz", "dz", "gl", "gn", "qu", "tr", "pr", "kr", "dr", "br", "gr", "fr", "ст", "тр", "пр", "др", "кр"];
const SHY = "\u00ad"; // shown as a hyphen, and only where a line ends

const isVowel = (letter: string): boolean => VOWELS.includes(letter.toLowerCase());

/** A word with the places where it may be divided when a line is too short for it. */
export function divided(word: string): string {
  if (word.length <= LONG || word.includes(SHY)) return word;
  // A hyphen is a place to divide already.
  if (word.includes("-")) return word.split("-").map(divided).join("-");
  let found = "";
  for (const [index, letter] of [...word].entries()) {
    const next = word[index + 1] ?? "";
    const pair = word.slice(index, index + 2).toLowerCase();
    const before = word.slice(index - 1, index + 1).toLowerCase();
    // Before a consonant that a vowel follows, or before two that are one sound.
    const begins = !isVowel(letter) && (isVowel(next) ? !TOGETHER.includes(before) : TOGETHER.includes(pair));
    if (begins && index > 1 && index < word.length - 2 && [...word.slice(0, index)].some(isVowel)) found += SHY;
    found += letter;
  }
  return found;
}

/** The length of the longest word, by which the size of the type is chosen. */
export function longest(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.replaceAll(SHY, "").length));
}
