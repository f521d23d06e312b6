// Finding words in texts, ignoring case and diacritics, in any of our languages.

const PLAIN: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", "’": "'", "−": "-", "–": "-" };

interface Folded {
  text: string;
  at: number[]; // for each letter of the folded text, its place in the original
}

function folded(text: string): Folded {
  let found = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of text) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (const each of bare) {
      const plain = PLAIN[each] ?? each;
      found += plain;
      for (let n = 0; n < plain.length; n += 1) at.push(place);
    }
    place += letter.length;
  }
  at.push(place);
  return { text: found, at };
}

/** A text without case and diacritics. */
export const fold = (text: string): string => folded(text).text;

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Whether every word occurs. */
export function matches(text: string, wanted: readonly string[]): boolean {
  const plain = fold(text);
  return wanted.every((word) => plain.includes(word));
}

/** Where the words are in a text: positions in order, without overlap. */
export function hits(text: string, wanted: readonly string[]): [number, number][] {
  const { text: plain, at } = folded(text);
  const found: [number, number][] = [];
  for (const word of wanted) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length)) {
      found.push([at[from] ?? 0, at[from + word.length] ?? text.length]);
    }
  }
  found.sort((one, other) => one[0] - other[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut at its hits. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let place = 0;
  for (const [start, end] of wanted.length ? hits(text, wanted) : []) {
    if (start > place) found.push({ text: text.slice(place, start), hit: false });
    found.push({ text: text.slice(start, end), hit: true });
    place = end;
  }
  if (place < text.length) found.push({ text: text.slice(place), hit: false });
  return found;
}

/** A few words around the first hit. */
export function excerpt(text: string, wanted: readonly string[], around = 48): string {
  const first = hits(text, wanted)[0]?.[0] ?? 0;
  if (text.length <= 2 * around || first <= around) return shortened(text, 2 * around);
  const from = text.lastIndexOf(" ", first - around / 2) + 1;
  return `… ${shortened(text.slice(from), 2 * around)}`;
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(" ", most);
  return `${text.slice(0, end > 0 ? end : most)} …`;
}

/** Whether a word of the text starts like this. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}

/** How well a text matches: a title counts more, and so does the start of a word. */
export function weight(title: string, text: string, wanted: readonly string[]): number {
  const [head, body] = [fold(title), fold(text)];
  let sum = 0;
  for (const word of wanted) {
    if (begins(head, word)) sum += 8;
    else if (head.includes(word)) sum += 4;
    if (begins(body, word)) sum += 2;
    else if (body.includes(word)) sum += 1;
  }
  return sum;
}
