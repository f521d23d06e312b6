import { describe, expect, it } from "vitest";
import type { PartOffer } from "./api";
import { fieldsOf, lacking, type OwnSetup, placeFor, pruned, setupWish, toggled, usedElsewhere } from "./own-setup";

function part(name: string, places: string[][], more: Partial<PartOffer> = {}): PartOffer {
  const pieces = [...new Set(places.flat())].map((text) => ({ text, name: text, component: text[0] ?? "" }));
  const title = { key: name, facts: {}, text: "", capital: false };
  return { name, title, pieces, places, seats: 0, ordered: true, secret: false, shared: true, groups: "", ...more };
}

const groups = part("groups", [["a", "b"], ["x", "y"]]);
const sides = part("sides", [["1a", "1b", "2a"], ["1a", "1b", "2a"]]);
const hands = part("hands", [["p", "q", "r"], ["p", "q", "r"]], { seats: 2 });

function chosen(of: PartOffer, ...texts: [number, string][]): OwnSetup {
  return texts.reduce<OwnSetup>((own, [index, text]) => {
    const at = fieldsOf([of])[index];
    return at ? toggled(at, own, text) : own;
  }, {});
}

describe("a setup that is chosen", () => {
  it("has a field for each part, or for each seat, but none for who starts", () => {
    const fields = fieldsOf([part("first", [["1", "2"]]), groups, hands]);
    expect(fields.map(({ field }) => field)).toEqual(["groups", "hands.1", "hands.2"]);
  });

  it("puts a piece where it may be, and replaces the one in its only place", () => {
    expect(chosen(groups, [0, "y"])).toEqual({ groups: [null, "y"] });
    expect(chosen(groups, [0, "y"], [0, "x"])).toEqual({ groups: [null, "x"] });
  });

  it("takes a piece back, and is left to chance without any", () => {
    expect(chosen(groups, [0, "y"], [0, "a"], [0, "y"])).toEqual({ groups: ["a", null] });
    expect(chosen(groups, [0, "y"], [0, "y"])).toEqual({});
  });

  it("has no room when it is full", () => {
    const own = chosen(hands, [0, "p"], [0, "q"]);
    const [at] = fieldsOf([hands]);
    expect(at && placeFor(at, own, "r")).toBe(-1);
    expect(chosen(hands, [0, "p"], [0, "q"], [0, "r"])).toEqual(own);
  });

  it("uses a component once: in all seats, and of a tile only one side", () => {
    const [, second] = fieldsOf([hands]);
    expect(second && [...usedElsewhere(second, chosen(hands, [0, "p"]))]).toEqual(["p"]);
    const [at] = fieldsOf([sides]);
    expect(at && [...usedElsewhere(at, chosen(sides, [0, "1a"]))]).toEqual(["1b"]);
    const [, own] = fieldsOf([{ ...hands, shared: false }]);
    expect(own && usedElsewhere(own, chosen(hands, [0, "p"])).size).toBe(0);
  });

  it("knows what is missing", () => {
    expect(lacking(chosen(hands, [0, "p"]), "hands.1")).toBe(1);
    expect(lacking({}, "hands.1")).toBe(0);
  });

  it("keeps what other options still allow", () => {
    const own = { ...chosen(sides, [0, "1a"], [0, "2a"]), ...chosen(hands, [1, "q"]), gone: ["z"] };
    expect(pruned([part("sides", [["1a", "2a"]]), { ...hands, seats: 1 }], own)).toEqual({ sides: ["1a"] });
  });

  it("is sent by part, and by seat within it", () => {
    const own = chosen(hands, [0, "p"], [0, "q"]);
    expect(setupWish({ ...own, row: ["3", "1"], "hands.2": ["r"] })).toEqual({
      row: ["3", "1"],
      hands: { 1: ["p", "q"], 2: ["r"] },
    });
  });
});
