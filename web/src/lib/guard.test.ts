import { describe, expect, it } from "vitest";
import type { TableState } from "./api";
import type { Choice } from "./explained";
import { Guard, Haste, Slot } from "./guard";
import { memory } from "./memory.svelte";

const choice = (action: string, slot = ""): Choice => ({
  action,
  parts: [],
  message: { key: action },
  price: null,
  main: false,
  changes: [],
  gains: null,
  ends_turn: false,
  reveals: false,
  slot,
});
const table = (step: number, actor: number, ...choices: Choice[]): TableState =>
  ({ step, you: 1, held: null, view: { actor, choices } }) as unknown as TableState;

describe("hasty clicks", () => {
  it("skip nothing of what follows the first click", () => {
    const haste = new Haste();
    expect(haste.is(0)).toBe(false);
    haste.act(1000);
    expect(haste.is(1399)).toBe(true);
    expect(haste.is(1400)).toBe(false);
  });

  it("decide nothing that has just become possible", () => {
    const guard = new Guard();
    guard.show(table(1, 1, choice("die 1")), 0);
    expect(guard.lets("die 1", 399)).toBe(false);
    expect(guard.lets("die 1", 400)).toBe(true);
  });

  it("go on with what could be done before", () => {
    const guard = new Guard();
    guard.show(table(1, 1, choice("serve 1s"), choice("serve 1c")), 0);
    guard.show(table(2, 1, choice("serve 1c"), choice("die 2")), 1000);
    expect(guard.lets("serve 1c", 1050)).toBe(true);
    expect(guard.lets("die 2", 1050)).toBe(false);
  });

  it("never pass or end a turn twice", () => {
    const guard = new Guard();
    guard.show(table(1, 1, choice("pass", "no")), 0);
    guard.show(table(2, 1, choice("pass", "no")), 1000);
    expect(guard.lets("pass", 1100)).toBe(false);
  });

  it("decide nothing when the turn has just come", () => {
    const guard = new Guard();
    guard.show(table(1, 1, choice("die 1")), 0);
    guard.show(table(2, 2), 1000);
    guard.show(table(3, 1, choice("die 1")), 2000);
    expect(guard.lets("die 1", 2100)).toBe(false);
  });

  it("count at once for who has switched the guard off", () => {
    const guard = new Guard();
    memory.like({ guard: 0 });
    guard.show(table(1, 1, choice("die 1")), 0);
    expect(guard.lets("die 1", 0)).toBe(true);
    memory.like({ guard: 400 });
  });

  it("press no button that has just taken another one's place", () => {
    const slot = new Slot();
    slot.show("End turn", 0);
    expect(slot.lets(1000)).toBe(true);
    slot.show("Hire the cook", 1000);
    expect(slot.lets(1100)).toBe(false);
    expect(slot.lets(1400)).toBe(true);
  });
});
