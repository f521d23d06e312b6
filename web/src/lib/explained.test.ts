import { describe, expect, it } from "vitest";
import { chainsAt, choiceOf, choicesAt, refusalAt, type Choice } from "./explained";

const choice = (action: string, ...parts: string[]): Choice => ({
  action,
  parts,
  message: { key: action },
  price: null,
  main: false,
  changes: [],
  gains: null,
  ends_turn: false,
  reveals: false,
  slot: "",
});
const why = (key: string, ...parts: string[]) => ({ parts, message: { key }, rule: "" });

const view = {
  choices: [choice("roll", "button"), choice("take 3", "row 3"), choice("pay 3", "row 3", "purse")],
  chains: [{ parts: ["tray 1"], actions: ["take 3", "roll"], message: { key: "" } }],
  refusals: [why("far", "row 4", "row 3"), why("not-now", "*")],
};

describe("what a view says of itself", () => {
  it("names what may be done with a part of the table, and each action", () => {
    expect(choicesAt(view, "row 3").map((each) => each.action)).toEqual(["take 3", "pay 3"]);
    expect(choicesAt(view, "row 5")).toEqual([]);
    expect(choicesAt(null, "row 3")).toEqual([]);
    expect(choiceOf(view, "pay 3")?.parts).toEqual(["row 3", "purse"]);
    expect(choiceOf(view, "take 4")).toBeUndefined();
    expect(chainsAt(view, "tray 1")[0]?.actions).toEqual(["take 3", "roll"]);
  });

  it("says why a part is not available: its own reason before the one for everything", () => {
    expect(refusalAt(view, "row 4")?.message.key).toBe("far");
    expect(refusalAt(view, "row 5")?.message.key).toBe("not-now");
    expect(refusalAt(view, "row 3")).toBeUndefined();
    expect(refusalAt(view, "tray 1")).toBeUndefined();
    expect(refusalAt({}, "row 5")).toBeUndefined();
  });
});
