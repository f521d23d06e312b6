// Shapes that several drawings share. All icons live in a square of sixteen.

import type { Colour } from "./box";

export const ICONS: Record<string, string> = {
  crown: "M2 13.5h12v-2H2zM2.2 10.5 1 4l3.7 2.9L8 2l3.3 4.9L15 4l-1.2 6.5z",
  emperor: "M7.2 1h1.6v1.3h1.5v1.5H8.8V5A5 5 0 1 1 7.2 5V3.8H5.7V2.3H7.2zM3.1 9.3h9.8v1.5H3.1z",
  vp: "M8 .8a7.2 7.2 0 1 0 .01 0zM8 2.4a5.6 5.6 0 1 1-.01 0zM4.4 5.2h1.7L8 9.4l1.9-4.2h1.7L8.6 11.6H7.4z",
  room: "M3 15V7a5 5 0 0 1 10 0v8zM4.5 13.5h2.8V8.5H4.5zM8.7 13.5h2.8V8.5H8.7zM4.6 7.2h6.8a3.4 3.4 0 0 0-6.8 0z",
  lit: "M3 15V7a5 5 0 0 1 10 0v8zM8 7.4a1.7 1.7 0 1 0 0 .01zM5.2 14.3h5.6c0-3-1.3-4-2.8-4s-2.8 1-2.8 4z",
  staff: "M1.5 13.5h13V12h-13zM2.5 11a5.5 5.5 0 0 1 11 0zM7.2 2.5h1.6v2H7.2z",
  draw: "M3 2h7v11H3zM11 3.5l2.5.6-2 9.4L7 14h4z",
  guest: "M5 2.5h6V5h1.5v1h-9V5H5zM5.5 6.5h5a2.5 2.5 0 0 1-5 0zM2.5 15c0-3.5 2-5 5.5-5s5.5 1.5 5.5 5z",
  extra: "M8 2a6 6 0 1 0 6 6h-2a4 4 0 1 1-4-4v2.5L12.5 3.3 8 0z",
  cube: "M8 1 14.5 4.5v7L8 15 1.5 11.5v-7zM8 2.7 3.5 5.1 8 7.5l4.5-2.4z",
};

const OF_EFFECT: Record<string, string> = {
  crowns: "crown",
  emperor: "emperor",
  vp: "vp",
  vp_per_staff: "vp",
  prepare: "room",
  occupy: "lit",
  hire: "staff",
  offer: "staff",
  draw: "draw",
  invite: "guest",
  extra_turn: "extra",
  extra_action: "extra",
  choice: "cube",
  complete: "cube",
};

export function iconOf(op: string): string {
  return OF_EFFECT[op] ?? "cube";
}

/** The shape that goes with a colour, in a square of ten. */
export const SHAPES: Record<Colour, string> = {
  blue: "M5 0 10 5 5 10 0 5z",
  yellow: "M5 0 6.5 3.4 10 3.8 7.4 6.2 8.1 10 5 8.1 1.9 10 2.6 6.2 0 3.8 3.5 3.4z",
  red: "M.7.7h8.6v8.6H.7z",
  green: "M5 .4a4.6 4.6 0 1 1-.01 0z",
};
