import { expect, it } from "vitest";
import { nearest, wayOf } from "./nearest";

const thing = (left: number, top: number): Element =>
  ({ getBoundingClientRect: () => ({ left, top, width: 20, height: 20 }) }) as unknown as Element;

it("leads to the nearest thing that way, rather ahead than aside", () => {
  const [from, beside, askew, ahead, behind] = [
    thing(100, 100),
    thing(130, 103), // not below, though its middle is a little lower
    thing(140, 150),
    thing(100, 200),
    thing(100, 0),
  ];
  const things = [from, beside, askew, ahead, behind];
  const by = (key: string): Element | null => nearest(from, things, wayOf(key) ?? [0, 0]);
  expect([by("ArrowDown"), by("ArrowUp"), by("ArrowRight"), by("ArrowLeft")]).toEqual([
    ahead,
    behind,
    beside,
    null,
  ]);
  expect(wayOf("Enter")).toBeUndefined();
});
