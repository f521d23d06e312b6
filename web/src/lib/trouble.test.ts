import { beforeAll, describe, expect, it } from "vitest";
import { Away, Refusal } from "./api";
import { isPassing, refusalOf, troubleOf } from "./trouble";
import { say, speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("what went wrong", () => {
  it("is told as the server says it, or that the server is out of reach", () => {
    expect(troubleOf(new Refusal("full", "The server is full.", 503))).toBe("The server is full.");
    expect(troubleOf(new Away())).toBe(say("house-away"));
  });

  it("is not hidden where it is our own fault", () => {
    const fault = new TypeError("no such thing");
    expect(() => troubleOf(fault)).toThrow(fault);
  });

  it("stays the no it was, and becomes one where it was none", () => {
    const no = new Refusal("illegal", "There is no such die.", 409);
    expect(refusalOf(no)).toBe(no);
    expect(refusalOf(new Away()).message).toBe(say("house-away"));
  });

  it("passes where the house is away or busy, and else stays", () => {
    const refused = (status: number) => new Refusal("", "", status);
    expect([new Away(), refused(429), refused(503)].map(isPassing)).toEqual([true, true, true]);
    expect([refused(404), refused(500), new TypeError()].map(isPassing)).toEqual([false, false, false]);
  });
});
