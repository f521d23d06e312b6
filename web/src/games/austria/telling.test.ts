import { beforeAll, expect, test } from "vitest";
import { moveWords, type MoveWords } from "../../analysis/telling";
import { fetchWords } from "../../lib/words.svelte";

beforeAll(() => fetchWords("common", "analysis", "austria"));

const names = ["Anna", "Bela", "Cleo"];

test("how a better move goes on is told of whoever made it, to whoever reads", () => {
  const hired = { message: { key: "austria-log-staff-hired", facts: { you: "yes", name: "Bela", card: "Liftboy", price: "4" } } };
  const option = { message: { key: "", text: "…" } };
  const move = { taken: option, best: option, line: [hired], why: [], curve: null } as unknown as MoveWords;
  expect(moveWords(names, move, true).line).toBe("You hire Liftboy for 4.");
  expect(moveWords(names, move, false).line).toBe("Bela hires Liftboy for 4.");
});
