import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState, Told } from "./api";
import { openBrowser } from "./browsers";
import { LiveTable } from "./live.svelte";
import { memory } from "./memory.svelte";

/** The server at the other end of the connection. */
class House {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static lines: House[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly place: string) {
    House.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.cut(1000);
  }
  open(): void {
    this.readyState = House.OPEN;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const seats = ["person", "bot", "bot"].map((kind) => ({ kind, name: "" }));
const state = (step: number, actor = 2): TableState =>
  ({ step, you: 1, view: { actor }, phase: "running", seats }) as unknown as TableState;
const entry = (number: number): Told => ({ number, type: "moved", seat: 2 }) as unknown as Told;
const update = (step: number, ...numbers: number[]) => ({
  type: "update",
  entries: numbers.map(entry),
  state: state(step),
});
const line = (): House => House.lines.at(-1) as House;

function sitDown(): LiveTable {
  const live = new LiveTable({ table: "a b", key: "key", token: "token" });
  line().open();
  line().tell(update(1, 1, 2));
  return live;
}

beforeEach(() => {
  openBrowser();
  House.lines = [];
  vi.useFakeTimers();
  memory.like({ pace: "instant" });
  vi.stubGlobal("WebSocket", House);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  it("is entered with what one has to show, and asked for everything", () => {
    const live = sitDown();
    expect(line().place).toBe("ws://house.test/api/tables/a%20b/live");
    expect(line().sent).toEqual([
      { type: "hello", token: "token", key: "key", since: 0, language: "en" },
    ]);
    expect([live.line, live.state?.step, live.journal.at(-1)?.number]).toEqual(["open", 1, 2]);
  });

  it("changes only by what the house sends", async () => {
    const live = sitDown();
    const granted = live.play("die 3");
    expect(line().sent.at(-1)).toEqual({
      type: "play",
      action: "die 3",
      step: 1,
      id: 1,
      language: "en",
    });
    expect([live.busy, live.state?.step]).toEqual([true, 1]);
    line().tell({ type: "done", id: 1 });
    expect(await granted).toBe(true);
    expect([live.busy, live.state?.step]).toEqual([false, 1]);
    line().tell(update(2, 3));
    expect([live.state?.step, live.journal.at(-1)?.number]).toEqual([2, 3]);
  });

  it("is asked for several actions at once", () => {
    const live = sitDown();
    void live.play(["deliver", "serve 1s"]);
    expect(line().sent.at(-1)).toMatchObject({ type: "play", actions: ["deliver", "serve 1s"], step: 1 });
    expect(line().sent.at(-1)).not.toHaveProperty("action");
  });

  it("can be gone on with once it shows what was done, though the answer is still on its way", async () => {
    const live = sitDown();
    const first = live.play("die 3");
    line().tell(update(2, 3));
    expect(live.busy).toBe(false);
    const second = live.play("die 4");
    line().tell({ type: "done", id: 1 });
    await first;
    expect(live.busy).toBe(true);
    line().tell({ type: "done", id: 2 });
    await second;
    expect(live.busy).toBe(false);
  });

  it("says that others come and go without letting go of what was sent", () => {
    const live = sitDown();
    void live.play("die 3");
    line().tell(update(1));
    expect(live.busy).toBe(true);
  });

  it("tells a no in the words of the house, until the next wish", async () => {
    const live = sitDown();
    const refused = live.play("die 7");
    line().tell({ type: "refused", id: 1, code: "illegal", reason: "There is no such die." });
    expect(await refused).toBe(false);
    expect(live.refusal?.message).toBe("There is no such die.");
    void live.undo();
    expect(live.refusal).toBeNull();
  });

  it("shows to its scenes what is new, with the table before and after, and not the first sight", () => {
    const seen: unknown[] = [];
    const live = new LiveTable({ table: "a" });
    const stop = live.watch((entries, after, before) =>
      seen.push([entries.map((each) => each.number), after.step, before?.step]),
    );
    line().open();
    line().tell(update(1, 1, 2));
    line().tell(update(2, 2, 3));
    stop();
    line().tell(update(3, 4));
    expect(seen).toEqual([[[3], 2, 1]]);
  });
});

describe("what others do", () => {
  const moved = (step: number, seat: number) => ({
    type: "update",
    entries: [{ number: step, type: "moved", seat }],
    state: state(step),
  });
  const steps = (live: LiveTable) => [live.state?.step, live.behind];

  it("is shown at the pace one likes: a pause before each who acts", () => {
    memory.like({ pace: "brisk" });
    const live = sitDown();
    line().tell(moved(3, 2));
    line().tell(moved(4, 2));
    line().tell(moved(5, 3));
    expect(steps(live)).toEqual([1, 3]);
    vi.advanceTimersByTime(250);
    expect(steps(live)).toEqual([3, 2]);
    vi.advanceTimersByTime(60);
    expect(steps(live)).toEqual([4, 1]);
    vi.advanceTimersByTime(310);
    expect(steps(live)).toEqual([5, 0]);
  });

  it("is there at once for who likes it so, and never keeps back what one does oneself", () => {
    const live = sitDown();
    line().tell(moved(3, 2));
    expect(steps(live)).toEqual([3, 0]);
    memory.like({ pace: "calm" });
    line().tell(moved(4, 3));
    expect(steps(live)).toEqual([3, 1]);
    line().tell(moved(5, 1));
    expect(steps(live)).toEqual([5, 0]);
  });

  it("waits neither for a click nor for talk", () => {
    memory.like({ pace: "calm" });
    const live = sitDown();
    line().tell(moved(3, 2));
    line().tell({ type: "update", entries: [{ number: 4, type: "said", seat: 2 }], state: state(3) });
    expect([live.state?.step, live.journal.at(-1)?.type]).toEqual([1, "said"]);
    live.catchUp();
    expect(steps(live)).toEqual([3, 0]);
    expect(live.journal.map((each) => each.number)).toEqual([1, 2, 4, 3]);
  });

  it("waits while a scene is played", () => {
    const live = sitDown();
    live.staging = true;
    line().tell(moved(3, 2));
    vi.advanceTimersByTime(5000);
    expect(steps(live)).toEqual([1, 1]);
    live.staging = false;
    vi.advanceTimersByTime(100);
    expect(steps(live)).toEqual([3, 0]);
  });
});

describe("what happened before the table was opened", () => {
  it("isn't played, however many updates it takes to tell it", () => {
    const live = new LiveTable({ table: "a b" });
    const played: number[][] = [];
    live.watch((entries) => played.push(entries.map(({ number }) => number)));
    line().open();
    line().tell({ ...update(9, 1, 2), more: true });
    line().tell({ ...update(9, 3, 4), more: true });
    line().tell({ ...update(9, 5), more: false });
    expect(live.journal.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(played).toEqual([]);
    line().tell({ ...update(10, 6), more: false });
    vi.advanceTimersByTime(5000);
    expect(played).toEqual([[6]]);
  });
});

describe("a lost line", () => {
  it("is taken up where it broke, later and later", () => {
    const live = sitDown();
    line().cut();
    expect([live.line, live.state?.step]).toEqual(["lost", 1]);
    vi.advanceTimersByTime(300);
    expect(House.lines).toHaveLength(2);
    line().cut();
    vi.advanceTimersByTime(300);
    expect(House.lines).toHaveLength(2);
    vi.advanceTimersByTime(500);
    line().open();
    expect(line().sent[0]).toMatchObject({ type: "hello", since: 2 });
    line().tell(update(4, 3));
    expect([live.line, live.journal.at(-1)?.number, live.state?.step]).toEqual(["open", 3, 4]);
  });

  it("leaves nobody waiting, and says nothing of its own", async () => {
    const live = sitDown();
    const wish = live.play("die 1");
    line().cut();
    expect(await wish).toBe(false);
    expect([live.busy, live.refusal?.message]).toEqual([false, ""]);
    expect(await live.play("die 1")).toBe(false);
    expect(line().sent.filter((each) => each["type"] === "play")).toHaveLength(1);
  });

  it("that does not say so is noticed: the house is asked, and does not answer", async () => {
    const live = sitDown();
    const wish = live.play("die 1");
    vi.advanceTimersByTime(20_000);
    expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect([live.line, await wish, live.busy]).toEqual(["lost", false, false]);
    vi.advanceTimersByTime(300);
    expect(House.lines).toHaveLength(2);
    House.lines[0]?.tell(update(9, 9)); // late messages on the old connection are ignored
    expect(live.state?.step).toBe(1);
    vi.advanceTimersByTime(10_000); // and the new one doesn't open
    expect(House.lines).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect(House.lines).toHaveLength(3);
  });

  it("is not suspected while the house answers", () => {
    const live = sitDown();
    for (let minute = 0; minute < 4; minute++) {
      vi.advanceTimersByTime(20_000);
      expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
      line().tell({ type: "pong", id: line().sent.at(-1)?.["id"] });
    }
    expect([live.line, House.lines.length]).toEqual(["open", 1]);
  });

  it("is looked after at once by who wakes up or finds the net again", () => {
    const live = sitDown();
    dispatchEvent(new Event("visibilitychange"));
    expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
    line().cut();
    dispatchEvent(new Event("online"));
    expect(House.lines).toHaveLength(2);
    dispatchEvent(new Event("online")); // it's already being tried
    expect(House.lines).toHaveLength(2);
    live.close();
    dispatchEvent(new Event("online"));
    expect(House.lines).toHaveLength(2);
  });

  it("is not taken up when one has left, or the door stays closed", () => {
    sitDown().close();
    vi.advanceTimersByTime(60_000);
    expect(House.lines).toHaveLength(1);
    const live = new LiveTable({ table: "b" });
    line().open();
    line().tell({ type: "refused", id: null, code: "no-table", reason: "There is no such table." });
    line().cut(4404);
    vi.advanceTimersByTime(60_000);
    expect(House.lines).toHaveLength(2);
    expect([live.line, live.problem?.message]).toEqual(["gone", "There is no such table."]);
  });
});
