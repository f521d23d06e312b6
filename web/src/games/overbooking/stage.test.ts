import { beforeAll, describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/api";
import { bonusFor, cardName, hotelName, nextBonus, open, pointsOf } from "./box";
import { beatsOf, lastCheckIn, lodgingOf, placedSince } from "./journal";
import { outlook, sectionOf, whyNot, whyNotChosen } from "./rules";
import { preview, sentence } from "./sentences";
import { after, withHeld, type Shown, type ShownCard, type ShownHotel } from "./stage";
import { fetchWords } from "../../lib/words.svelte";

beforeAll(() => fetchWords("house", "overbooking"));

const KINDS: [string, number, string][] = [
  ["monk", 3, "join_queue"],
  ["merchants", 3, "beds+3"],
  ["maids", 2, "replace_own"],
  ["nobles", 2, "book_own_first"],
  ["soldiers", 1, "replace_workers"],
  ["workers", 1, "beds-3"],
];

beforeAll(() =>
  open({
    overbooking: {
      crests: ["bird", "fish", "lion", "stag"],
      tiles: [],
      kind: KINDS.map(([name, coins, ability], index) => ({
        name,
        beds: index + 1,
        coins,
        coins_source: "house",
        ability,
      })),
      bonus: {
        none: { 4: 0, 5: 0, 6: 0 },
        beginner: { 4: 2, 5: 4, 6: 6 },
        advanced: { 4: 2, 5: 5, 6: 10 },
      },
    },
  }),
);

function card(seat: number, name: string, isOpen = true): ShownCard {
  const back = `${Number(name[0]) > 3 ? "4-6" : "1-3"}${name[1]}`;
  return { key: name, seat, back, card: name, open: isOpen, fate: null, rank: 0 };
}

function hotel(beds: number, rule: string, queue: ShownCard[] = [], door: ShownCard[] = []): ShownHotel {
  const face = { name: "1a", beds, rule, source: "house" };
  return { face, other: face, beds, change: 0, lodgers: [], token: true, named: [], queue, door };
}

function table(...hotels: ShownHotel[]): Shown {
  const seat = { booked: [], tokens: 0, hand: 9, deck: 15 };
  return { hotels, seats: [seat, seat], round: 1, first: 1, at: 0, acting: "" };
}

const event = (kind: string, seat: number, facts: Record<string, unknown> = {}): GameEvent => ({
  kind,
  seat,
  ...facts,
});
const shownAfter = (start: Shown, ...events: GameEvent[]): Shown => events.reduce(after, start);

describe("an action that waits to be confirmed", () => {
  it("shows the card where it goes, face down", () => {
    const shown = withHeld(table(hotel(9, "none", [card(2, "6l", false)])), "queue 4b 1", 1, null);
    expect(shown.hotels[0]?.queue[1]).toMatchObject({ seat: 1, card: "4b", back: "4-6b", open: false });
    expect(shown.seats[0]?.hand).toBe(8);
  });

  it("shows whom soldiers replace and whom nobles name", () => {
    const open = hotel(9, "none", [card(2, "6l")], [card(1, "5s")]);
    expect(withHeld(table(open), "replace 1", 1, [1, "5s"]).hotels[0]?.queue).toMatchObject([{ card: "5s" }]);
    expect(withHeld(table(open), "name 1", 1, [1, "4s"]).hotels[0]?.named).toEqual([1]);
  });

  it("changes nothing where nothing is moved", () => {
    const start = table(hotel(9, "none"));
    for (const action of ["skip", "stop", "looking back"]) {
      expect(withHeld(start, action, 1, null)).toBe(start);
    }
  });
});

describe("a moment of the check-in", () => {
  it("turns the cards over where they lie", () => {
    const back = { ...card(2, "4b", false), card: null };
    const shown = shownAfter(
      table(hotel(9, "none", [back])),
      event("hotel-revealed", 0, { hotel: 1, beds: 9, rule: "none", queue: [[2, "4b"]], door: [] }),
    );
    expect(shown.at).toBe(1);
    expect(shown.hotels[0]?.queue[0]).toMatchObject({ key: "4b", card: "4b", open: true, seat: 2 });
  });

  it("lets a monk join the queue from the back door", () => {
    const shown = shownAfter(
      table(hotel(9, "none", [card(2, "6b")], [card(1, "1f"), card(2, "2b")])),
      event("joined-queue", 1, { hotel: 1, card: "1f", position: 2 }),
    );
    expect(shown.hotels[0]?.queue.map((each) => each.card)).toEqual(["6b", "1f"]);
    expect(shown.hotels[0]?.door.map((each) => each.card)).toEqual(["2b"]);
  });

  it("loses the naming of a card that is replaced", () => {
    const start = table({ ...hotel(9, "none", [card(1, "6b")], [card(1, "3f")]), named: [1] });
    const shown = shownAfter(
      start,
      event("guest-replaced", 1, { hotel: 1, position: 1, card: "3f", replaced: "6b", replaced_seat: 1 }),
    );
    expect(shown.hotels[0]?.queue[0]?.card).toBe("3f");
    expect(shown.hotels[0]?.named).toEqual([]);
    expect(shown.hotels[0]?.door).toEqual([]);
  });

  it("fills the windows and the owner's book", () => {
    const shown = shownAfter(
      table(hotel(8, "none", [card(1, "5b"), card(2, "4f")])),
      event("booking-order", 0, { hotel: 1, beds: 8, order: [[1, "5b", "size"], [2, "4f", "size"]] }),
      event("guest-booked", 1, { hotel: 1, card: "5b", beds_before: 8, beds_after: 3, coins: 1 }),
      event("guest-turned-away", 2, { hotel: 1, card: "4f", needed: 4, free: 3 }),
    );
    const first = shown.hotels[0];
    expect(first?.beds).toBe(3);
    expect(first?.lodgers).toEqual([1, 1, 1, 1, 1]);
    expect(first?.queue.map((each) => [each.rank, each.fate])).toEqual([[1, "booked"], [2, "away"]]);
    expect(shown.seats[0]?.booked).toEqual(["5b"]);
  });

  it("never changes the moment before", () => {
    const start = table(hotel(8, "none", [card(1, "5b")]));
    const before = structuredClone(start);
    after(start, event("guest-booked", 1, { hotel: 1, card: "5b", beds_before: 8, beds_after: 3 }));
    expect(start).toEqual(before);
  });
});

describe("the scene", () => {
  const placed = event("card-placed", 1, { hotel: 1, side: "queue", position: 1, back: "4-6b", card: "5b" });
  const revealed = event("hotel-revealed", 0, { hotel: 1, beds: 8, rule: "none", queue: [], door: [] });
  const ability = event("ability-started", 1, { hotel: 1, card: "2b" });
  const beds = event("beds-changed", 1, { hotel: 1, change: 3, beds: 11 });
  const closed = event("hotel-closed", 0, { hotel: 1, gains: [0, 0] });
  const round = event("round-started", 0, { round: 2 });

  it("shows an ability together with what it does, and ends with the last hotel", () => {
    expect(beatsOf([placed, revealed, ability, beds, closed, round, placed])).toEqual([
      [placed],
      [revealed],
      [ability, beds],
      [closed],
    ]);
  });

  it("is told again by hotel", () => {
    const told = lastCheckIn([event("round-started", 0, { round: 1 }), placed, revealed, beds, closed, round]);
    expect(told).toEqual({ round: 1, hotels: [[revealed, beds, closed]] });
  });

  it("knows who sleeps where in this round only", () => {
    const booked = event("guest-booked", 2, { hotel: 1, beds_before: 11, beds_after: 9 });
    expect(lodgingOf([beds, booked]).get(1)).toEqual({ change: 3, lodgers: [2, 2] });
    expect(lodgingOf([beds, booked, round]).size).toBe(0);
  });

  it("marks what others have placed since one's own last card", () => {
    const put = (seat: number, hotel: number, position: number): GameEvent =>
      event("card-placed", seat, { hotel, side: "queue", position, back: "4-6b" });
    const told = [put(2, 1, 1), put(1, 1, 2), put(2, 2, 1), put(3, 1, 3)];
    expect(placedSince(told, 1)).toEqual(new Set(["queue 2 1", "queue 1 3"]));
    expect(placedSince([...told, closed], 1).size).toBe(0);
  });
});

describe("what the rules say of a place", () => {
  const full = ["6b", "5b", "4b", "3b"].map((name) => card(1, name));

  it("says why a card may not go there", () => {
    expect(whyNot(hotel(9, "none", full), "queue", "1b")).toBe("overbooking-why-full");
    expect(whyNot(hotel(9, "no_back_door", full), "queue", "1b")).toBeNull();
    expect(whyNot(hotel(9, "no_back_door"), "door", "1b")).toBe("overbooking-why-no-door");
    expect(whyNot(hotel(9, "no_soldiers"), "queue", "5b")).toBe("overbooking-why-soldiers");
    expect(whyNot(hotel(9, "no_soldiers"), "door", "5b")).toBeNull();
    expect(whyNot(hotel(9, "small_only"), "queue", "4b")).toBe("overbooking-why-small");
    expect(whyNot(hotel(9, "large_only"), "queue", "3b")).toBe("overbooking-why-large");
    const crests = hotel(9, "two_crests", [card(1, "6b"), card(2, "2f")]);
    expect(whyNot(crests, "queue", "1l")).toBe("overbooking-why-crests");
    expect(whyNot(crests, "queue", "1f")).toBeNull();
  });

  it("says why a card on the table is not one to choose", () => {
    expect(whyNotChosen("maids", false, false)).toBe("overbooking-why-maids");
    expect(whyNotChosen("soldiers", true, false)).toBe("overbooking-why-workers");
    expect(whyNotChosen("nobles", false, true)).toBe("overbooking-why-nobles");
    expect(whyNotChosen("nobles", true, true)).toBe("overbooking-why-named");
    expect(whyNotChosen("place", true, false)).toBeNull();
  });

  it("leads every reason to its section of the rules", () => {
    expect(sectionOf("overbooking-why-full")).toBe("placing");
    expect(sectionOf("overbooking-why-crests")).toBe("hotels");
    expect(sectionOf("overbooking-why-workers")).toBe("back-door");
  });

  it("foresees the booking: named, favoured, then the largest and the nearest", () => {
    const queue = ["5b", "5f", "4b", "3f"].map((name) => card(1, name));
    expect(outlook(hotel(13, "none", queue))).toEqual([true, true, false, true]);
    const monks = ["6b", "1f"].map((name) => card(1, name));
    expect(outlook(hotel(6, "monks_first", monks))).toEqual([false, true]);
    expect(outlook({ ...hotel(6, "monks_first", monks), named: [1] })).toEqual([true, false]);
  });
});

describe("points and words", () => {
  it("counts coins, tokens and crests", () => {
    const booked = ["1b", "2b", "3b", "4b", "5b"];
    expect(pointsOf({ booked, tokens: 2 }, "advanced")).toBe(2 + 11 + 5);
    expect(bonusFor("beginner", 6)).toBe(6);
    expect(nextBonus("beginner", 2)).toEqual({ more: 2, vp: 2 });
    expect(nextBonus("none", 2)).toBeNull();
  });

  it("names cards and hotels", () => {
    expect(cardName("4b")).toBe("nobles of the bird");
    expect(hotelName("5a")).toBe(hotelName("5b"));
  });

  it("tells events, others' cards by their backs unless everything is seen", () => {
    const facts = { hotel: 2, side: "door", position: 1, back: "4-6b", card: null };
    expect(sentence(event("card-placed", 2, facts), ["Anna", "Bela"], 1)).toBe(
      "Bela puts a large card of the bird (4–6 beds) at the back door of hotel 2.",
    );
    const seen = sentence(event("card-placed", 2, { ...facts, card: "5b" }), ["Anna", "Bela"], null);
    expect(seen).toBe("Bela puts the soldiers of the bird at the back door of hotel 2.");
    const drawn = { number: 2, cards: ["5b", "1f"] };
    expect(sentence(event("cards-drawn", 2, drawn), ["Anna", "Bela"], null)).toBe(
      "Bela draws 2 cards: soldiers of the bird and monk of the fish.",
    );
    const booked = { hotel: 1, card: "1b", beds_before: 3, beds_after: 2, coins: 3 };
    expect(sentence(event("guest-booked", 1, booked), ["Anna", "Bela"], 1)).toBe(
      "Your monk of the bird gets 1 bed, 2 left: 3 coins.",
    );
    expect(sentence(event("booking-order", 0, { order: [] }), [], 1)).toBeNull();
  });

  it("previews what an action brings oneself", () => {
    const booked = { hotel: 1, card: "1b", beds_before: 3, beds_after: 2, coins: 3 };
    expect(preview([event("guest-booked", 1, booked), event("guest-booked", 2, booked)], 1)).toBe(
      "1 card of yours booked: 3 coins",
    );
  });
});
