import { beforeAll, expect, test } from "vitest";
import { fetchWords } from "../lib/words.svelte";
import { turningTitle, type Turning } from "./telling";

beforeAll(() => fetchWords("common", "analysis"));

const names = ["Anna", "Bela", "Cleo"];
const title = (cause: string, swing: number[]): string =>
  turningTitle(names, { cause, seat: cause === "luck" ? 0 : 2, swing } as Turning);

test("a turning point names who decided, and whom else it was about", () => {
  expect(title("luck", [0.2, -0.1, -0.1])).toBe("Luck");
  expect(title("unlucky", [0.19, -0.23, 0.04])).toBe("Bela: a worse turn than expected");
  expect(title("helped", [-0.14, -0.01, 0.15])).toBe("Bela: a turn that helped Cleo");
  expect(title("hurt", [-0.15, 0.01, 0.14])).toBe("Bela: a turn that set Anna back");
});
