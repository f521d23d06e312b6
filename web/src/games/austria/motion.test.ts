import { beforeAll, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { stepsOf } from "./motion";
import { openBox } from "./opened";
import type { AustriaEvent } from "./view";

beforeAll(openBox);
beforeAll(() => fetchWords("common", "austria"));

it("what events speak of moves", () => {
  const happened: AustriaEvent[] = [
    { kind: "cube-served", seat: 1, cube: "k", table: 1, guest: 63, from_kitchen: true },
    { kind: "guest-checked-in", seat: 1, guest: 63, table: 1, room: "11", vp: 0 },
    { kind: "crowns-gained", seat: 1, crowns: 3, lost: 1, net: { crowns: 3 } },
  ];
  const found = stepsOf(happened);
  expect(found).toContainEqual(expect.objectContaining({ from: "kitchen-1", to: "table-1-1", fly: { cube: "k" } }));
  expect(found).toContainEqual(expect.objectContaining({ from: "table-1-1", to: "room-1-0 hotel-1", fly: { guest: 63 } }));
  expect(found).toContainEqual(expect.objectContaining({ at: "purse-1", tag: "+3 crowns", good: true }));
  expect(found.filter((each) => "fly" in each && each.fly.coin)).toHaveLength(3);
});

it("what is gained comes from what gave it", () => {
  const found = stepsOf([
    { kind: "die-taken", seat: 1, face: 1, strength: 2, price: 0, boosted: false, extra: false },
    { kind: "cubes-received", seat: 1, cubes: "sc" },
    { kind: "guest-checked-in", seat: 1, guest: 63, table: 1, room: "11", vp: 4, net: { vp: 4 } },
    { kind: "crowns-gained", seat: 1, crowns: 1, lost: 0, net: { crowns: 1 } },
  ]);
  expect(found).toContainEqual(expect.objectContaining({ fly: { cube: "s" }, from: "die-1", to: "kitchen-1" }));
  expect(found).toContainEqual(expect.objectContaining({ fly: { coin: "crown" }, from: "room-1-0", to: "purse-1" }));
  expect(found).toContainEqual(expect.objectContaining({ fly: { coin: "vp" }, from: "room-1-0" }));
});

it("crowns go to what is bought with them", () => {
  const [coin] = stepsOf([{ kind: "room-prepared", seat: 2, room: "11", price: 2, vp: 1, net: { crowns: -2, vp: 1 } }]);
  expect(coin).toMatchObject({ fly: { coin: "crown" }, from: "purse-2", to: "room-2-0" });
});
