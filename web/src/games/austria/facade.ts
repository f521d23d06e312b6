// Positions on a façade, in the units of its drawing.

import { columns, columnOf, floorOf, floors, type Board } from "./box";

export const WIDTH = 480;
export const HEIGHT = 432;
export const CELL = { width: 83, height: 82 };
export const WALL = {
  x: 48,
  y: 80,
  get width(): number {
    return columns() * CELL.width;
  },
  get height(): number {
    return floors() * CELL.height;
  },
};
export const EDGE = 4; // of a group's outline

export function corner(room: number): { x: number; y: number } {
  return {
    x: WALL.x + columnOf(room) * CELL.width,
    y: WALL.y + (floors() - 1 - floorOf(room)) * CELL.height,
  };
}

/** Place something over a room, whatever the size of the drawing. */
export function over(room: number): string {
  const { x, y } = corner(room);
  const part = (of: number, whole: number): string => `${((of / whole) * 100).toFixed(3)}%`;
  return `left:${part(x, WIDTH)};top:${part(y, HEIGHT)};width:${part(CELL.width, WIDTH)};height:${part(CELL.height, HEIGHT)}`;
}

/** The outline of a group inside its cells, as one path of small rectangles. */
export function outline(board: Board, group: number): string {
  const rooms = new Set(board.groups[group]);
  const bar = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
  let path = "";
  for (const room of rooms) {
    const { x, y } = corner(room);
    const left = rooms.has(room - 1) && columnOf(room) > 0;
    const right = rooms.has(room + 1) && columnOf(room) < columns() - 1;
    const up = rooms.has(room + columns());
    const down = rooms.has(room - columns());
    const w = CELL.width;
    const h = CELL.height;
    if (!left) path += bar(x, y, EDGE, h);
    if (!right) path += bar(x + w - EDGE, y, EDGE, h);
    if (!up) path += bar(x, y, w, EDGE);
    if (!down) path += bar(x, y + h - EDGE, w, EDGE);
    // Where the outline turns inwards, the corner belongs to the cell across.
    if (left && up && !rooms.has(room + columns() - 1)) path += bar(x, y, EDGE, EDGE);
    if (right && up && !rooms.has(room + columns() + 1)) path += bar(x + w - EDGE, y, EDGE, EDGE);
    if (left && down && !rooms.has(room - columns() - 1)) path += bar(x, y + h - EDGE, EDGE, EDGE);
    if (right && down && !rooms.has(room - columns() + 1)) {
      path += bar(x + w - EDGE, y + h - EDGE, EDGE, EDGE);
    }
  }
  return path;
}

/** A group in a drawing in which a room is one by one: its area, and its edges. */
export function outlines(board: Board, group: number): { inside: string; edges: string } {
  const rooms = new Set(board.groups[group]);
  let inside = "";
  let edges = "";
  for (const room of rooms) {
    const [x, y] = [columnOf(room), floors() - 1 - floorOf(room)];
    inside += `M${x} ${y}h1v1h-1z`;
    if (x === 0 || !rooms.has(room - 1)) edges += `M${x} ${y}v1`;
    if (x === columns() - 1 || !rooms.has(room + 1)) edges += `M${x + 1} ${y}v1`;
    if (!rooms.has(room + columns())) edges += `M${x} ${y}h1`;
    if (!rooms.has(room - columns())) edges += `M${x} ${y + 1}h1`;
  }
  return { inside, edges };
}
