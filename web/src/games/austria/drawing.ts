// Shapes that several drawings share. All icons are 16 by 16.

import type { Colour, CubeLetter } from "./box";

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
  strudel:
    "M1 12.5C1 7.2 3.6 4.5 8 4.5s7 2.7 7 8zM4 10.4l1.7-3.6 1.2.5-1.7 3.6zM7.2 10.4l1.7-3.9 1.2.5-1.7 3.9zM10.4 10.4l1.3-3.2 1.2.5-1.3 3.2z",
  cake: "M1 8.2 12.2 3.4c1.6.7 2.8 2.3 2.8 4.8zM1 9.5h14v1.7H1zM1 12.4h14v2.1H1zM12 .6a1.3 1.3 0 1 1-.01 0z",
  wine: "M4.3 1h7.4c.5 4.2-.6 7-2.8 7.9v4.2h2.6V15h-7v-1.9h2.6V8.9C4.9 8 3.8 5.2 4.3 1zM5.9 2.6v2h4.2v-2z",
  coffee:
    "M1.5 6.3h10v1h.9a2.7 2.7 0 0 1 0 5.4h-1.4A4.5 4.5 0 0 1 7 15H6a4.5 4.5 0 0 1-4.5-4.5zM11.5 8.8v2.4h.8a1.2 1.2 0 0 0 0-2.4zM4.1 5c-1-1.2 1-2 0-4h1.4c1 2-1 2.8 0 4zM7.6 5c-1-1.2 1-2 0-4H9c1 2-1 2.8 0 4z",
  cube: "M8 1 14.5 4.5v7L8 15 1.5 11.5v-7zM8 2.7 3.5 5.1 8 7.5l4.5-2.4z",
};

/** What a cube stands for. */
export const SERVED: Record<CubeLetter, string> = { s: "strudel", c: "cake", w: "wine", k: "coffee" };

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

/** The shape for a colour, 10 by 10. */
export const SHAPES: Record<Colour, string> = {
  blue: "M5 0 10 5 5 10 0 5z",
  yellow: "M5 0 6.5 3.4 10 3.8 7.4 6.2 8.1 10 5 8.1 1.9 10 2.6 6.2 0 3.8 3.5 3.4z",
  red: "M.7.7h8.6v8.6H.7z",
  green: "M5 .4a4.6 4.6 0 1 1-.01 0z",
};
