import { beforeAll, expect, it } from "vitest";
import { boardOf, box, groupOf, roomNumber, roomText } from "./box";
import { outline } from "./facade";
import { openBox } from "./opened";

beforeAll(openBox);

it("every room of a board is in one of its groups", () => {
  for (const name of Object.keys(box().boards)) {
    const { groups } = boardOf(name);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  }
});

it("rooms are named by floor and column", () => {
  expect(roomNumber("11")).toBe(0);
  expect(roomNumber("23")).toBe(7);
  expect(roomText(19)).toBe("45");
});

it("a group of one room is outlined on four sides", () => {
  const board = boardOf("night");
  expect(board.groups[groupOf(board, 0)]).toEqual([0]);
  expect(outline(board, groupOf(board, 0)).match(/M/g)).toHaveLength(4);
});
