// Every sound of the table, as tones to be synthesised: there are no files.

export interface Tone {
  wave: OscillatorType | "noise";
  hz: number; // pitch; for noise, the middle of the band
  at: number; // ms after the sound starts
  ms: number;
  loud: number; // 0 to 1
  swell?: number; // ms of attack; none by default
  backwards?: boolean; // it swells and stops
}

export const SOUNDS = [
  "turn", "dice", "landing", "crown", "cube", "card", "window", "group", "politics",
  "refusal", "undo", "bonus", "penalty", "victory",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Heard even when everything happens immediately. */
export const MOMENTOUS: readonly Sound[] = ["turn", "bonus", "penalty", "victory"];

const CENT = 2 ** (1 / 1200);
const TICK = 12; // ms of a click of dice

function tone(wave: Tone["wave"], hz: number, at: number, ms: number, loud: number, more: Partial<Tone> = {}): Tone {
  return { wave, hz, at, ms, loud, ...more };
}

/** Plucked notes of a waltz, in order: pitches in semitones above A3, null is a rest. */
function waltz(bass: number[], tune: (number | null)[], beat: number): Tone[] {
  const pitch = (semitones: number): number => 220 * 2 ** (semitones / 12);
  return [
    ...bass.map((note, bar) => tone("sawtooth", pitch(note - 12), bar * 3 * beat, beat * 1.6, 0.3)),
    ...tune.flatMap((note, index) =>
      note === null ? [] : [tone("sawtooth", pitch(note), index * beat, beat * 1.3, 0.22)],
    ),
  ];
}

// Four bars of three; the ending is happy or not.
const MOTIF = [12, 16, 19, 19, null, 16, 17, 14, 11];
const MAJOR = waltz([0, 0, 7, 0], [...MOTIF, 12, null, null], 250);
const MINOR = waltz([0, 0, 7, 0], [...MOTIF, 12, 15, 8], 250);
const GRAND = waltz(
  [0, 0, 5, 7, 0, 5, 7, 0],
  [12, 16, 19, 19, 24, 23, 21, 17, 21, 19, 14, 17, 16, 19, 24, 28, 26, 24, 23, 19, 23, 24, 16, 12],
  250,
);

/** The tones of a sound. `kind` gives a cube its pitch; `chance` is a random number from 0 to 1. */
export function tonesOf(sound: Sound, kind = 0, chance: () => number = Math.random): Tone[] {
  switch (sound) {
    case "turn":
      return [tone("sine", 1568, 0, 700, 0.5), tone("sine", 3136, 0, 700, 0.2)];
    case "dice": {
      const clicks = 10 + Math.floor(chance() * 5);
      return Array.from({ length: clicks }, (_, index) =>
        tone("noise", 2000 + chance() * 1000, Math.round((index / clicks) ** 0.8 * 500 + chance() * 20), TICK, 0.5),
      );
    }
    case "landing":
      return [tone("sine", 180, 0, 80, 0.6)];
    case "crown": {
      const bent = CENT ** (chance() * 80 - 40);
      return [tone("sine", 2100 * bent, 0, 90, 0.3), tone("sine", 2800 * bent, 0, 90, 0.2)];
    }
    case "cube":
      return [tone("triangle", 900 * 2 ** (kind / 12), 0, 40, 0.5)];
    case "card":
      return [tone("noise", 1800, 0, 120, 0.25, { swell: 50 })];
    case "undo":
      return [tone("noise", 1800, 0, 120, 0.25, { backwards: true })];
    case "window":
      return [tone("triangle", 440, 0, 600, 0.3, { swell: 300 }), tone("triangle", 660, 0, 600, 0.25, { swell: 300 })];
    case "group":
      return [440, 554, 659].map((hz, index) => tone("triangle", hz, index * 110, 220, 0.4));
    case "politics":
      return [tone("noise", 220, 0, 60, 0.7)];
    case "refusal":
      return [tone("sine", 150, 0, 45, 0.35), tone("sine", 140, 110, 45, 0.35)];
    case "bonus":
      return MAJOR;
    case "penalty":
      return MINOR;
    case "victory":
      return GRAND;
  }
}

/** How long a sound is, in ms. */
export function lengthOf(tones: readonly Tone[]): number {
  return Math.max(0, ...tones.map(({ at, ms }) => at + ms));
}
