import { expect, test } from "vitest";
import { pack, unpack } from "./carrying";

test("what a link carries arrives as it was", async () => {
  const tried = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`game/${n}-${n * 7}`, { solved: n % 2 > 0, loss: n / 8 }]));
  const word = await pack({ rating: 1543.25, tried });
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(6000);
  expect(await unpack(word)).toEqual({ rating: 1543.25, tried });
});

test("a link that was cut off carries nothing", async () => {
  const word = await pack({ rating: 1500 });
  await expect(unpack(word.slice(0, -8))).rejects.toThrow();
  await expect(unpack("%%")).rejects.toThrow();
});
