import { beforeAll, describe, expect, it } from "vitest";
import { boardOf, roomNumber, roomText } from "./box";
import { outline } from "./facade";
import { openBox, seat, view } from "./opened";
import {
  dieEffect,
  dieExtras,
  diePrice,
  fromKitchen,
  giftOfRoom,
  guestPrice,
  kitchenOf,
  nextScoring,
  openPlaces,
  orderCubes,
  outlook,
  placesOf,
  plainService,
  progress,
  roomPrice,
  roomsFor,
  serviceOf,
  strengthOf,
} from "./rules";

beforeAll(openBox);

describe("boards", () => {
  it("have ten groups each, none larger than four", () => {
    for (const name of ["night", "A", "B", "C", "D"]) {
      const { groups } = boardOf(name);
      expect(groups).toHaveLength(10);
      expect(Math.max(...groups.map((group) => group.length))).toBeLessThanOrEqual(4);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    }
  });

  it("name rooms by floor and column", () => {
    expect(roomNumber("11")).toBe(0);
    expect(roomNumber("23")).toBe(7);
    expect(roomText(19)).toBe("45");
  });

  it("outline a group of one room on four sides", () => {
    const board = boardOf("night");
    expect(outline(board, board.groupOf[0] ?? 0).match(/M/g)).toHaveLength(4);
  });
});

describe("dice", () => {
  it("are as strong as the dice on their space, the boost and the staff", () => {
    expect(strengthOf(view(), seat(), 1)).toBe(3);
    expect(strengthOf(view(), seat(), 1, 1)).toBe(4);
    expect(strengthOf(view(), seat({ staff: [13] }), 1)).toBe(4);
    expect(strengthOf(view(), seat({ staff: [18] }), 5)).toBe(3);
  });

  it("cost a crown on space 6, unless the Kitchen Hand works", () => {
    expect(diePrice(view(), seat(), 6)).toBe(1);
    expect(diePrice(view(), seat(), 6, 1)).toBe(2);
    expect(diePrice(view(), seat({ staff: [17] }), 6)).toBe(0);
    expect(diePrice(view(), seat(), 3, 1)).toBe(1);
  });

  it("give both with the Bootblack, but not when a 6 is used as a 4", () => {
    const polished = seat({ staff: [15] });
    expect(dieEffect(view(), polished, 4, 2).op).toBe("both");
    expect(dieEffect(view(), polished, 4, 2, false).op).toBe("advance");
  });

  it("bring what staff adds", () => {
    expect(dieExtras(view(), seat({ staff: [16, 12] }), 4).map(([, effect]) => effect.amount)).toEqual([4, 2]);
    const extra = view({ pending: [{ work: "ExtraTurn", seat: 1, numbers: [], hidden: 0 }] });
    expect(dieExtras(extra, seat({ staff: [16] }), 4)).toEqual([]);
  });
});

describe("prices", () => {
  it("of guests fall to the right, and are nothing with the Delivery Boy", () => {
    expect([1, 2, 3, 4, 5].map((place) => guestPrice(view(), seat(), place))).toEqual([3, 2, 1, 0, 0]);
    expect(guestPrice(view(), seat({ staff: [25] }), 1)).toBe(0);
    expect(guestPrice(view({ decision: "invite" }), seat(), 1)).toBe(0);
  });

  it("of rooms rise with the floor, and are nothing with the Butler for blue ones", () => {
    expect(roomPrice(seat(), roomNumber("41"))).toBe(3);
    expect(roomPrice(seat(), roomNumber("41"), 1)).toBe(2);
    expect(roomPrice(seat({ staff: [9] }), roomNumber("41"))).toBe(0);
    expect(roomPrice(seat({ staff: [9] }), roomNumber("42"))).toBe(3);
  });
});

describe("rooms", () => {
  it("begin at the bottom left and go on beside what is there", () => {
    expect(openPlaces(seat())).toEqual([0]);
    expect(openPlaces(seat({ rooms: `o${".".repeat(19)}` }))).toEqual([1, 5]);
  });

  it("of one's own colour are for a guest, any for a green one", () => {
    const rooms = `oo${".".repeat(18)}`;
    expect(roomsFor(seat({ rooms }), 63)).toEqual([0]);
    expect(roomsFor(seat({ rooms }), 91)).toEqual([0, 1]);
  });

  it("that complete a group bring its bonus, once", () => {
    const lone = seat({ rooms: `o${".".repeat(19)}` });
    expect(giftOfRoom(lone, 0)).toMatchObject({ op: "vp", amount: 2 });
    expect(giftOfRoom({ ...lone, group_bonuses: ["11"] }, 0)).toBeNull();
    expect(giftOfRoom(seat(), 1)).toBeNull();
  });
});

describe("service", () => {
  it("tells served cubes from missing ones", () => {
    expect(kitchenOf("s1c0w2k11")).toEqual({ s: 1, c: 0, w: 2, k: 11 });
    expect(orderCubes(62, "cw")).toEqual([
      { cube: "s", served: true },
      { cube: "c", served: false },
      { cube: "w", served: true },
      { cube: "w", served: false },
    ]);
    expect(fromKitchen(seat({ kitchen: "s0c0w1k1" }), "wwk")).toEqual(["w", "k"]);
  });

  it("goes by itself where there is nothing to decide", () => {
    const one = seat({ cafe: [{ guest: 54, missing: "ww" }, null, null] });
    expect(plainService(view({ decision: "place", loose: "www" }), one)).toEqual(["serve 1w", "serve 1w"]);
    const two = seat({ cafe: [{ guest: 54, missing: "ww" }, { guest: 49, missing: "w" }, null] });
    expect(plainService(view({ decision: "place", loose: "ww" }), two)).toBeNull();
    expect(plainService(view({ decision: "place", loose: "www" }), two)).toHaveLength(3);
  });

  it("of a guest is the cube in one's hand, or else the only one wanted", () => {
    const legal = new Set(["serve 1w", "serve 1k", "serve 2k", "serve 3s", "serve 3c"]);
    expect(serviceOf(legal, 1, "w")).toBe("serve 1w");
    expect(serviceOf(legal, 2, "w")).toBe("serve 2k");
    expect(serviceOf(legal, 3, "w")).toBe("");
  });
});

describe("the emperor and politics", () => {
  it("foretell VP, the step back and what it brings", () => {
    expect(outlook(3, 2)).toEqual({ vp: 2, after: 0, fate: "penalty" });
    expect(outlook(3, 5)).toEqual({ vp: 4, after: 2, fate: "nothing" });
    expect(outlook(3, 6)).toEqual({ vp: 4, after: 3, fate: "bonus" });
  });

  it("look at the next visit as soon as this one has been counted", () => {
    const scoring = [{ work: "EmperorScoring", seat: 1, numbers: [1], hidden: 0 }];
    expect(nextScoring(view({ round: 3 }))).toBe(3);
    expect(nextScoring(view({ round: 3, pending: scoring }))).toBe(5);
    expect(nextScoring(view({ round: 7, pending: scoring }))).toBeNull();
  });

  it("put claims nobody remembers before those of the journal", () => {
    const seats = [seat({ discs: "A" }), seat({ discs: "AB" }), seat({ discs: "" })];
    expect(placesOf(seats, "A", [])).toEqual([1, 2]);
    expect(placesOf(seats, "A", [1])).toEqual([2, 1]);
    expect(placesOf(seats, "A", [2, 1])).toEqual([2, 1]);
    expect(placesOf(seats, "B", [])).toEqual([2]);
  });

  it("count what a card asks for", () => {
    expect(progress(seat({ crowns: 12 }), 105)).toEqual([{ what: "", have: 12, need: 20 }]);
    expect(progress(seat({ rooms: "xxxxx..............." }), 109)).toEqual([{ what: "", have: 1, need: 2 }]);
    expect(progress(seat({ rooms: "xxxxx..............." }), 114)).toEqual([
      { what: "red", have: 2, need: 4 },
      { what: "yellow", have: 1, need: 3 },
    ]);
  });
});
