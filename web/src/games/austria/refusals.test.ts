import { beforeAll, describe, expect, it } from "vitest";
import type { AustriaSeat, AustriaView, TableState } from "../../lib/api";
import { fetchWords } from "../../lib/words.svelte";
import { roomNumber } from "./box";
import { openBox, seat, view } from "./opened";
import {
  notClaim,
  notCube,
  notDie,
  notGuest,
  notRoom,
  notSpace,
  notStaff,
  notTable,
  sectionOf,
  type At,
  type No,
} from "./refusals";

beforeAll(openBox);
beforeAll(() => fetchWords("house", "austria"));

const GUEST_TAKEN = 1;
const DIE_TAKEN = 4;

/** A table at which seat 1 sits, and perhaps decides. */
function at(some: Partial<AustriaView>, mine: Partial<AustriaSeat> = {}, more: Partial<At> = {}): At {
  const seats = [seat(mine), seat()];
  const seen = view({ seats, ...some });
  const table = { view: seen, you: 1, seats: [], held: null } as unknown as TableState;
  const acting = seen.actor === 1;
  return {
    table,
    view: seen,
    you: 1,
    me: seats[0],
    shown: 1,
    seat: seats[0] as AustriaSeat,
    mine: true,
    acting,
    name: () => "Bruno",
    ...more,
  };
}
const work = (name: string, ...numbers: number[]): Partial<AustriaView> => ({
  pending: [{ work: name, seat: 1, numbers, hidden: 0 }],
});
const turn = (done = 0): Partial<AustriaView> => work("Turn", done);

function says(found: No, words: string, rule: string): void {
  expect(found).toEqual({ words, rule });
}

describe("what cannot be done now", () => {
  it("waits for one's turn, and for one's own hotel", () => {
    says(notGuest(at({ actor: 2 }), 1), "Not now: Bruno is deciding.", "round");
    says(notDie(at({ over: true }), 1), "The game is over.", "scoring");
    says(notRoom(at({}, {}, { you: null, acting: false }), 0), "You are only watching this game.", "round");
    says(
      notRoom(at(turn(), {}, { mine: false, shown: 2 }), 0),
      "You are looking at the hotel of Bruno. You act in your own.",
      "table",
    );
  });

  it("waits for what is asked", () => {
    says(
      notGuest(at({ decision: "split", ...work("Split", 3, 0) }), 1),
      "First this: How do you divide the cubes?",
      "dice",
    );
  });

  it("says nothing on a picture of a table", () => {
    says(notGuest(at({ decision: null }), 1), "", "");
  });
});

describe("a guest", () => {
  it("comes before the die, once a turn, to a free table, for its price", () => {
    says(notGuest(at(turn(DIE_TAKEN)), 1), "A guest is taken before the die.", "guests");
    says(notGuest(at(turn(GUEST_TAKEN)), 1), "One guest a turn is enough.", "guests");
    const full = [54, 63, 77].map((guest) => ({ guest, missing: "w" }));
    says(notGuest(at(turn(), { cafe: full }), 5), "Your café is full.", "guests");
    says(notGuest(at(turn(), { crowns: 1 }), 1), "It costs 3 crowns; you have 1.", "guests");
  });

  it("is served what is missing, and moves into a free room of the own colour", () => {
    const cafe = [{ guest: 63, missing: "k" }, { guest: 64, missing: "" }, null];
    says(notTable(at(turn(), { cafe }), 1, null), "This guest still waits for 1 coffee.", "serving");
    says(
      notTable(at(turn(), { cafe }), 2, null),
      "This guest waits for a prepared room that is free and blue.",
      "check-in",
    );
    says(notTable(at({ decision: "place", loose: "w" }, { cafe }), 2, "w"), "This order is complete.", "serving");
    says(notTable(at(turn(), { cafe }), 3, null), "A guest from the row sits down here.", "guests");
  });
});

describe("a die", () => {
  it("must lie there, be paid for, and be the only one", () => {
    says(notDie(at(turn()), 4), "No die lies here.", "dice");
    says(notDie(at(turn(), { crowns: 0 }), 6), "It costs 1 crown; your purse is empty.", "dice");
    says(notDie(at(turn(DIE_TAKEN)), 1), "You have taken your die.", "dice");
    says(
      notDie(at({ decision: "mimic", ...work("Mimic", 2) }), 6),
      "The 6 is used as one of the spaces 1 to 5.",
      "dice",
    );
  });
});

describe("a room", () => {
  const rooms = `oox${".".repeat(17)}`;
  const prepare = (floors: number): Partial<AustriaView> => ({ decision: "prepare", ...work("Prepare", 1, 0, floors, 0) });
  const WHOLE = 0xfffff;
  const LOW = 0x3ff;

  it("is prepared once, beside another, on the right floor, for its price", () => {
    says(notRoom(at(prepare(WHOLE), { rooms }), 0), "It is prepared already.", "rooms");
    says(
      notRoom(at(prepare(WHOLE), { rooms }), roomNumber("33")),
      "A room is prepared only beside one that is there already.",
      "rooms",
    );
    says(notRoom(at(prepare(WHOLE)), 7), "The first room is the one at the bottom left.", "rooms");
    says(
      notRoom(at(prepare(LOW), { rooms: `o....o....${".".repeat(10)}` }), roomNumber("31")),
      "This one is for floors 1 and 2 only.",
      "rooms",
    );
    says(
      notRoom(at(prepare(WHOLE), { rooms, crowns: 0 }), roomNumber("21")),
      "It costs 1 crown; your purse is empty.",
      "rooms",
    );
  });

  it("takes in whom it fits", () => {
    const checkIn = at({ decision: "check-in", ...work("CheckIn", 0) }, { rooms });
    says(notRoom(checkIn, 2), "Somebody lives there.", "check-in");
    says(notRoom(checkIn, 3), "It must be prepared first.", "check-in");
    says(notRoom(checkIn, 1), "This room is yellow; the guest wants one of their own colour.", "check-in");
  });
});

describe("cubes, staff, politics and the emperor", () => {
  it("say what they wait for", () => {
    const cafe = [{ guest: 63, missing: "k" }, null, null];
    says(notCube(at(turn(), { cafe, kitchen: "s1c0w0k0" }), "c"), "There is no cake in your kitchen.", "serving");
    says(notCube(at(turn(), { cafe }), "s"), "None of your guests waits for strudel.", "serving");
    says(
      notCube(at(turn(), { cafe, crowns: 0 }), "k"),
      "Serving up to 3 cubes from the kitchen costs 1 crown; your purse is empty.",
      "serving",
    );
    const hire = { decision: "hire", ...work("Hire", 1, -1) };
    says(notStaff(at(hire, { crowns: 2 }), 9, "hand"), "It costs 4 crowns; you have 2.", "staff");
    says(notStaff(at(turn(), { staff: [9] }), 9, "work"), "This card works by itself, whenever it applies.", "staff");
    says(notStaff(at(turn(), { staff: [1], used: [1] }), 1, "work"), "Used; awake again next round.", "staff");
    says(notClaim(at(turn()), 0), "You are not there yet: 10/20.", "politics");
    says(notClaim(at(turn(), { discs: "A" }), 0), "Your disc lies here already.", "politics");
    says(notSpace(at({ decision: "advance", ...work("Advance", 2) }), 3), "Your die carries you 2 steps at the most.", "emperor");
  });
});

describe("the rules", () => {
  it("have a section for everything that is asked", () => {
    expect(sectionOf(view({ decision: "turn" }))).toBe("round");
    expect(sectionOf(view({ decision: "turn", ...work("ExtraTurn", 0) }))).toBe("effects");
    expect(sectionOf(view({ decision: "hire" }))).toBe("staff");
    expect(sectionOf(null)).toBe("round");
  });
});
