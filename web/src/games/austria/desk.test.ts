import { beforeAll, describe, expect, it } from "vitest";
import type { TableState } from "../../lib/api";
import type { Choice } from "../../lib/explained";
import type { Sitting } from "../../lib/sitting";
import { tableOf } from "../../lib/still.svelte";
import { fetchWords } from "../../lib/words.svelte";
import { cubeOf, Desk } from "./desk.svelte";
import { openBox } from "./opened";
import positions from "./positions.json";

beforeAll(openBox);
beforeAll(() => fetchWords("common", "austria"));

type Sent = string | readonly string[];

/** Take the first of two seats at a table; what's sent to the server. */
function sat(where: keyof typeof positions, some: Partial<TableState> = {}): { desk: Desk; live: Sitting; sent: Sent[] } {
  const sent: Sent[] = [];
  const view = positions[where] as unknown as TableState["view"];
  const table: TableState = { ...tableOf("austria", ["Anna", "Bruno"], {}), you: 1, view, ...some };
  const house = {
    busy: false,
    refusal: null,
    journal: [],
    play(what: Sent) {
      sent.push(what);
      house.busy = true;
      return Promise.resolve(true);
    },
  };
  const live = house as unknown as Sitting;
  return { desk: new Desk(() => live, () => table), live, sent };
}

describe("a gesture of several actions", () => {
  it("is one request, and none while that is under way", () => {
    const { desk, sent } = sat("turn");
    const service = desk.chain("table 1")?.actions ?? [];
    expect(service.length).toBeGreaterThan(1);
    desk.play(service);
    desk.play(service);
    expect(sent).toEqual([service]);
  });

  it("is found by its parts: a guest served, a cube brought, everything served", () => {
    const turn = sat("turn").desk;
    expect(turn.drops("k", 1)).toEqual(turn.chain("table 1", "cube k")?.actions);
    expect(turn.drops("s", 1)).toEqual([]);
    expect(turn.carries("k")).toBe(true);
    expect(turn.carries("s")).toBe(false);
    expect(turn.chain("button")).toBeUndefined();
    expect(sat("place").desk.chain("button")?.actions).toHaveLength(3);
  });
});

describe("cubes that were received", () => {
  it("go to the guest who wants them, by a click or dropped", () => {
    const { desk } = sat("place");
    expect(desk.serves(2)?.action).toBe("serve 2w");
    expect(desk.serves(1)?.action).toBe("serve 1k"); // the only one wanted there
    desk.picked = "k";
    expect(desk.hand).toBe("k");
    expect(desk.drops("w", 2)).toEqual(["serve 2w"]);
    expect(desk.drops("w", 1)).toEqual([]);
  });
});

describe("the cube that a guest's button shows", () => {
  it("is the one that a click serves, whatever another guest wants", () => {
    const { desk } = sat("place");
    const shown = (): unknown[] => [1, 2].map((table) => cubeOf(desk.serves(table) as Choice));
    expect(desk.hand).toBeNull(); // nothing is lit that nobody has picked
    expect(shown()).toEqual(["k", "w"]);
    desk.picked = "w";
    expect(shown()).toEqual(["k", "w"]);
  });
});

describe("what cannot be done", () => {
  it("says why, with its rule", () => {
    const { desk, live, sent } = sat("turn");
    desk.thing("die 6", undefined).onclick?.({ currentTarget: null } as never);
    expect(live.refusal).toMatchObject({ rule: "dice", message: desk.why("die 6") });
    expect(desk.why("die 1")).toBe("");
    expect(desk.why("table 1")).not.toBe(""); // though its guest can be served from the kitchen
    expect(sent).toEqual([]);
    desk.forget();
    expect(live.refusal).toBeNull();
  });

  it("is everything in somebody else's hotel, but not what lies between the hotels", () => {
    const { desk } = sat("turn");
    desk.look = 2;
    expect(desk.why("room 12")).toContain("Bruno");
    expect(desk.chain("table 1")).toBeUndefined();
    expect(desk.at("row 1")).toHaveLength(1);
  });

  it("is told of a card in hand as at home, whichever hotel is in view", () => {
    const view = structuredClone(positions.turn);
    (view.seats[0] as { hand: number[] }).hand = [5];
    const { desk } = sat("turn", { view } as unknown as Partial<TableState>);
    const home = desk.why("card 5");
    desk.look = 2;
    expect(desk.why("card 5")).toBe(home);
    expect(desk.why("card 6")).toContain("Bruno");
  });

  it("is everything while others decide, or a turn waits to be confirmed", () => {
    const waiting = sat("waiting");
    expect(waiting.desk.at("row 1")).toEqual([]);
    expect(waiting.desk.why("row 1")).toBe(""); // a tip has nothing to explain
    waiting.desk.refuse("row 1");
    expect(waiting.live.refusal?.message).toContain("Bruno");
    const held = sat("turn", { held: 1 } as unknown as Partial<TableState>);
    expect(held.desk.at("row 1")).toEqual([]);
    held.desk.refuse("row 1");
    expect(held.live.refusal?.rule).toBe("round");
  });
});
