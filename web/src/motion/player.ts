// Plays sounds: master gain, a low-pass, and a short reverb.

import { memory } from "../lib/memory.svelte";
import { timingOf } from "./pace";
import { MOMENTOUS, tonesOf, type Sound, type Tone } from "./sounds";

const ROOM = 0.4; // s of reverb
const WET = 0.12;
const BRIGHTEST = 6000; // Hz
const SOFTEST = 0.001;

let hall: { context: AudioContext; master: GainNode; noise: AudioBuffer } | null = null;
let played = 0;

/** Whether a sound is wanted now. */
export function isWanted(sound: Sound): boolean {
  const { sound: on, onlyTurn, volume } = memory.tastes;
  if (!on || volume === 0) return false;
  if (sound === "turn") return true;
  return !onlyTurn && (MOMENTOUS.includes(sound) || timingOf("bot").factor > 0);
}

/** Play a sound, `delay` ms from now. `loud` is a share of the chosen volume. */
export function play(sound: Sound, { kind = 0, delay = 0, loud = 1 } = {}): void {
  if (!isWanted(sound)) return;
  // The last sound can be read from the page, too.
  played += 1;
  Object.assign(document.documentElement.dataset, { sound, sounds: String(played) });
  const at = enter();
  if (!at) return;
  at.master.gain.value = (memory.tastes.volume / 100) ** 2;
  const start = at.context.currentTime + delay / 1000;
  for (const tone of tonesOf(sound, kind)) sing(tone, start, loud);
}

/** A browser plays nothing before the first click: be ready from then on. */
export function wake(): void {
  if (memory.tastes.sound) void enter()?.context.resume();
}

function enter(): typeof hall {
  if (hall || typeof AudioContext === "undefined") return hall;
  const context = new AudioContext();
  const master = context.createGain();
  const lowpass = new BiquadFilterNode(context, { type: "lowpass", frequency: BRIGHTEST });
  const dry = new GainNode(context, { gain: 1 - WET });
  const wet = new GainNode(context, { gain: WET });
  const room = new ConvolverNode(context, { buffer: decaying(context, ROOM) });
  master.connect(lowpass);
  lowpass.connect(dry).connect(context.destination);
  lowpass.connect(room).connect(wet).connect(context.destination);
  hall = { context, master, noise: decaying(context, 1, 0) };
  return hall;
}

/** Noise that fades; without `power`, it stays equally loud. */
function decaying(context: AudioContext, seconds: number, power = 2): AudioBuffer {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** power;
  return buffer;
}

function sing(tone: Tone, start: number, loud: number): void {
  if (!hall) return;
  const { context, master, noise } = hall;
  const from = start + tone.at / 1000;
  const upto = from + tone.ms / 1000;
  const gain = context.createGain();
  const peak = Math.max(SOFTEST, tone.loud * loud);
  const rise = tone.backwards ? upto - 0.01 : from + (tone.swell ?? 4) / 1000;
  gain.gain.setValueAtTime(SOFTEST, from);
  gain.gain.exponentialRampToValueAtTime(peak, rise);
  gain.gain.exponentialRampToValueAtTime(SOFTEST, upto);
  const source =
    tone.wave === "noise"
      ? new AudioBufferSourceNode(context, { buffer: noise, loop: true })
      : new OscillatorNode(context, { type: tone.wave, frequency: tone.hz });
  const band = tone.wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", frequency: tone.hz, Q: 1.2 }) : null;
  (band ? source.connect(band) : source).connect(gain).connect(master);
  source.start(from);
  source.stop(upto);
}
