import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "../../lib/api";
import type { Sitting } from "../../lib/sitting";
import { Desk } from "./desk.svelte";

const ALL = ["serve 1c", "serve 1s", "serve 2w"];

/** A table that answers after a while; what was sent to it. */
function sat(): { desk: Desk; sent: string[] } {
  const sent: string[] = [];
  const table = (): TableState =>
    ({
      step: sent.length,
      you: 1,
      held: null,
      view: { actor: 1, legal: ALL.filter((each) => !sent.includes(each)) },
    }) as unknown as TableState;
  let now = table();
  const live = {
    busy: false,
    async play(action: string) {
      this.busy = true;
      sent.push(action);
      await new Promise((resolve) => setTimeout(resolve, 30));
      now = table();
      this.busy = false;
      return true;
    },
  };
  return { desk: new Desk(() => live as unknown as Sitting, () => now), sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("actions one after another", () => {
  it.each([10, 60])("are sent once, though they are asked for twice, %i ms apart", async (apart) => {
    const { desk, sent } = sat();
    void desk.chain(ALL);
    await vi.advanceTimersByTimeAsync(apart);
    void desk.chain(ALL.filter((each) => desk.can(each)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(ALL);
  });
});
