import { expect, it } from "vitest";
import { label } from "./about";

it("puts a pause between phrases and sentences of a label", () => {
  expect(label("Hotel 1", "", "Choose it again, or undo.", "Your card.")).toBe("Hotel 1 – Choose it again, or undo. – Your card.");
  expect(label("Hotel 1", "booked")).toBe("Hotel 1 – booked");
});
