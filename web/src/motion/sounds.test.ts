import { expect, it } from "vitest";
import { lengthOf, SOUNDS, tonesOf } from "./sounds";

it("no sound is longer than a breath, but for the waltz", () => {
  const waltzes: Record<string, number> = { bonus: 3000, penalty: 3000, victory: 6000 };
  for (const sound of SOUNDS) {
    const tones = tonesOf(sound, 0, () => 0.999);
    expect(tones.length, sound).toBeGreaterThan(0);
    expect(lengthOf(tones), sound).toBeLessThanOrEqual((waltzes[sound] ?? 700) + 200);
    for (const { loud, hz } of tones) {
      expect(loud, sound).toBeLessThanOrEqual(1);
      expect(hz, sound).toBeGreaterThan(50);
    }
  }
});

it("dice rattle with ten to fourteen clicks, each time otherwise", () => {
  for (const chance of [0, 0.5, 0.999]) {
    const clicks = tonesOf("dice", 0, () => chance).length;
    expect(clicks).toBeGreaterThanOrEqual(10);
    expect(clicks).toBeLessThanOrEqual(14);
  }
  const pitches = [0, 1].map((chance) => tonesOf("crown", 0, () => chance)[0]?.hz);
  expect(pitches[0]).toBeLessThan(2100);
  expect(pitches[1]).toBeGreaterThan(2100);
});

it("a bonus closes in another key than a penalty", () => {
  const last = (sound: "bonus" | "penalty") => tonesOf(sound).at(-1)?.hz;
  expect(last("bonus")).not.toBe(last("penalty"));
});
