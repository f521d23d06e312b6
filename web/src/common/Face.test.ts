import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import texts from "../../../src/hotelier/messages/en/common.ftl?raw";
import { PEOPLE } from "../lib/people-of-the-house";
import Face from "./Face.svelte";

const named = [...texts.matchAll(/^person-(\w+) = /gm)].map(([, level]) => level);

/** A face without what differs anyway. */
const drawn = (bot: string): string =>
  render(Face, { props: { bot } })
    .body.replace(/data-face="\w+"/, "")
    .replace(/[\w-]+-frame/g, "");

describe("a face", () => {
  it("is there for every bot with a name, and each has its own", () => {
    expect(named.length).toBeGreaterThan(3);
    expect(PEOPLE).toEqual(named);
    for (const bot of PEOPLE) expect(render(Face, { props: { bot } }).body).toContain(`data-face="${bot}"`);
    expect(new Set(PEOPLE.map(drawn)).size).toBe(PEOPLE.length);
  });

  it("is not there for any other", () => {
    expect(render(Face, { props: { bot: "greedy" } }).body).not.toContain("data-face");
  });
});
