// Shapes of cards and crests. A crest is 64 by 64, a figure 20 by 30.

/** Each crest: what is filled, and what is cut out of it. */
export const CRESTS: Record<string, { fill: string; cut: string }> = {
  bird: {
    fill:
      "M3 25 L12 20 C16 14 24 14 28 20 C34 16 42 6 61 5 C58 9 57 12 59 15 L53 16 L56 21 L49 22 L51 28 " +
      "L44 29 C50 31 56 36 61 44 L52 43 L54 50 L46 47 L46 54 L39 48 C32 52 22 50 16 42 C13 37 12 31 13 28 Z",
    cut: "M19 21.5 a2.2 2.2 0 1 0 .01 0z M29 24 C34 30 41 30 47 27 C43 35 34 37 27 32z",
  },
  fish: {
    fill:
      "M2 32 C8 20 20 13 32 15 L36 8 L42 18 C45 20 48 23 50 26 L62 15 C59 27 59 37 62 49 L50 38 " +
      "C48 41 45 44 42 46 L36 56 L32 49 C20 51 8 44 2 32 Z",
    cut:
      "M13 27.5 a2.8 2.8 0 1 0 .01 0z M22 21 C26 28 26 36 22 43 L25 43 C30 36 30 28 25 21z " +
      "M33 23 C36 29 36 35 33 41 L36 41 C40 35 40 29 36 23z",
  },
  lion: {
    fill:
      "M32 2 L38 8 L46 5 L48 13 L57 14 L55 23 L62 28 L57 35 L61 43 L53 46 L52 55 L43 54 L38 62 L32 57 " +
      "L26 62 L21 54 L12 55 L11 46 L3 43 L7 35 L2 28 L9 23 L7 14 L16 13 L18 5 L26 8 Z",
    cut:
      "M18 20 C22 15 42 15 46 20 C50 28 47 36 43 40 C42 47 38 51 32 51 C26 51 22 47 21 40 C17 36 14 28 18 20z " +
      "M23 25 L29 27 L28 31 L23 30z M41 25 L35 27 L36 31 L41 30z M28 37 H36 L32 41.5z " +
      "M31 41 H33 V44 C35 46 37 45 38 43.5 L39.5 45 C37 48.5 34 48 32 46 C30 48 27 48.5 24.5 45 L26 43.5 C27 45 29 46 31 44z",
  },
  stag: {
    fill:
      "M22 30 L14 25 L18 34 L24 36 L28 55 L32 61 L36 55 L40 36 L46 34 L50 25 L42 30 L38 28 H26 Z " +
      "M27 28 C20 26 13 21 11 12 L8 4 L14 10 C15 8 16 5 15 1 C19 4 20 9 19 14 C20 17 22 19 24 20 C25 16 25 12 24 8 " +
      "C28 12 29 20 30 27 Z " +
      "M37 28 C44 26 51 21 53 12 L56 4 L50 10 C49 8 48 5 49 1 C45 4 44 9 45 14 C44 17 42 19 40 20 C39 16 39 12 40 8 " +
      "C36 12 35 20 34 27 Z",
    cut: "M27 35 L30 38 L27 38.5z M37 35 L34 38 L37 38.5z M30 54 H34 L32 57z",
  },
};

interface Figure {
  hat: string; // in ink
  body: string; // in the owner's colour
  more: string; // in ink, over the body
}

/** What each kind of guest looks like. */
export const FIGURES: Record<string, Figure> = {
  monk: {
    hat: "M10 1 C4 1 4 8 4.5 12 H15.5 C16 8 16 1 10 1z",
    body: "M4 12 C2 18 2 24 1.5 30 H18.5 C18 24 18 18 16 12z",
    more: "M9.2 14 h1.6 v3.2 h2.4 v1.6 h-2.4 v5 h-1.6 v-5 H6.8 v-1.6 h2.4z",
  },
  merchants: {
    hat: "M2 6.5 H18 V8 H2z M6 6 L7 1.5 H14 L14.5 6z",
    body: "M5 13 C2.5 16 2 23 2 30 H18 C18 23 17.5 16 15 13z",
    more: "M12 19 C16 18 19.5 21 19.5 25 C19.5 29 16 30 14.5 30 C12 30 10 28 10 25 C10 22 11 20 12 19z",
  },
  maids: {
    hat: "M5 6 C5 1 8.5 3 10 .5 C11.5 3 15 1 15 6z",
    body: "M6 13 C4.5 18 2.5 25 1 30 H19 C17.5 25 15.5 18 14 13z",
    more: "M7.5 17 H12.5 L14.5 30 H5.5z",
  },
  nobles: {
    hat: "M5 6.5 V.5 H15 V6.5z M3 6 H17 V7.6 H3z",
    body: "M5 13 C3 16 3 23 3 30 H17 C17 23 17 16 15 13z",
    more: "M10 14 L13 17 L10.8 19 L12 26 L10 28 L8 26 L9.2 19 L7 17z",
  },
  soldiers: {
    hat: "M6 7 L5.5 1 H14.5 L14 7z M5 6.5 H15 V8 H5z M9.2 0 h1.6 v2 h-1.6z",
    body: "M4.5 13 C3 17 3.5 24 3.5 30 H16.5 C16.5 24 17 17 15.5 13z",
    more: "M17.3 4 h1.4 V30 h-1.4z M5 14 L14.5 24 L13.3 25.2 L4.3 15.8z",
  },
  workers: {
    hat: "M4 7 C4 3 7 1.5 10 1.5 C14 1.5 16 4 17.5 7z",
    body: "M4.5 13 C3 17 3 24 3 30 H17 C17 24 17 17 15.5 13z",
    more: "M7 13 H8.5 V18 H11.5 V13 H13 V30 H7z",
  },
};

/** The positions and size of a card's figures: at most three in a row. */
export function standing(number: number): { x: number; y: number; scale: number }[] {
  const rows = number <= 3 ? [number] : number === 4 ? [2, 2] : number === 5 ? [3, 2] : [3, 3];
  const scale = rows.length === 1 ? (number === 3 ? 1.2 : 1.55) : 0.98;
  const step = (rows.length === 1 ? 22 : 24) * scale;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: 50 - (count * step) / 2 + index * step + (step - 20 * scale) / 2,
      y: rows.length === 1 ? 68 - 15 * scale : 37 + row * 32,
      scale,
    })),
  );
}

const BED = "M1 4h1.8v5H14c1 0 1 .5 1 1v4h-1.8v-2H2.8v2H1zM4 6h4v2.3H4z";
const SWAP = "M4.5 1.5 1 5l3.5 3.5V6.2H11V3.8H4.5zM11.5 7.5 15 11l-3.5 3.5v-2.3H5V9.8h6.5z";
const FLAG = "M3 1.5h1.6V15H3zM5.4 2h8.6l-2.4 3.2L14 8.5H5.4z";
const BAN =
  "M8 1a7 7 0 1 1-.01 0zM4.2 5.6a4.6 4.6 0 0 0 6.2 6.2zM5.6 4.2l6.2 6.2a4.6 4.6 0 0 0-6.2-6.2z";
export const EYE =
  "M8 3.5c3.5 0 6 2.5 7.5 4.5-1.5 2-4 4.5-7.5 4.5S2 10 .5 8C2 6 4.5 3.5 8 3.5zM8 5.5a2.5 2.5 0 1 0 .01 0z";
export const FIRST = FLAG;

/** What each kind does at a back door, 16 by 16. */
export const ABILITIES: Record<string, string> = {
  monk: "M1 6.8h7V3.5L13 8l-5 4.5V9.2H1zM13.6 2.5H15.4v11H13.6z",
  merchants: BED,
  maids: SWAP,
  nobles: FLAG,
  soldiers: SWAP,
  workers: BED,
};

/** The icon of each hotel rule, 16 by 16. */
export const RULE_SIGNS: Record<string, string> = {
  none: "M2 7h12v2H2z",
  no_soldiers: BAN,
  soldiers_first: FLAG,
  monks_first: FLAG,
  small_only: BAN,
  large_only: BAN,
  first_open: EYE,
  second_open: EYE,
  two_crests:
    "M1.5 1h5.5v6c0 2-1.5 3-2.7 3.8C3 10 1.5 9 1.5 7zM9 5h5.5v6c0 2-1.5 3-2.7 3.8C10.5 14 9 13 9 11z",
  no_back_door:
    "M1 2h14v12H1zM2.3 3.3v2.4h5V3.3zM8.6 3.3v2.4h5V3.3zM2.3 7v2.3h2.4V7zM6 7v2.3h4.2V7zM11.5 7v2.3h2.2V7z" +
    "M2.3 10.6v2.2h5v-2.2zM8.6 10.6v2.2h5v-2.2z",
};
