import { beforeAll, describe, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { cardName, hotelName } from "./box";
import { beatsOf } from "./beats";
import { lodgingOf, placedSince } from "./journal";
import { openBox } from "./opened";
import { after, withHeld, type Shown, type ShownCard, type ShownHotel, type ShownSeat } from "./stage";
import type { OverbookingEvent } from "./view";

beforeAll(async () => {
  openBox();
  await fetchWords("common", "overbooking");
});

function card(seat: number, name: string, isOpen = true): ShownCard {
  const back = `${Number(name[0]) > 3 ? "4-6" : "1-3"}${name[1]}`;
  return { key: name, seat, back, card: name, open: isOpen, fate: null, rank: 0, may: [], did: null };
}

function hotel(beds: number, queue: ShownCard[] = [], door: ShownCard[] = []): ShownHotel {
  const face = { name: "1a", beds, rule: "none", source: "house" };
  const places = { queue: 4, door: 2 };
  const lines = { queue, door, places, faceUp: 0, crests: [], asked: [0, 0] as [number, number], closed: null };
  return { face, other: face, beds, change: 0, lodgers: [], token: true, named: [], ...lines };
}

function table(...hotels: ShownHotel[]): Shown {
  const kinds = [1, 2, 3, 4, 5, 6].map((kind) => ({ kind, where: "unseen", hotel: 0 }));
  const crests = ["bird", "fish"].map((crest) => ({ crest, cards: 0, vp: 0, words: [], kinds }));
  const seat: ShownSeat = { score: 0, coins: 0, tokens: 0, crest_vp: 0, crests, hand: 9, deck: 15 };
  return { hotels, seats: [seat, seat], round: 1, order: [1, 2], at: 0, acting: "" };
}

const event = (kind: string, seat: number, facts: Record<string, unknown> = {}): OverbookingEvent =>
  ({ kind, seat, ...facts }) as unknown as OverbookingEvent;
const shownAfter = (start: Shown, ...events: OverbookingEvent[]): Shown => events.reduce(after, start);

describe("an action that waits to be confirmed", () => {
  it("shows the card where it goes, and nothing of what follows", () => {
    const changes = [
      event("card-placed", 1, { hotel: 1, side: "queue", position: 2, back: "4-6b", card: "4b", net: { asked: 4 } }),
      event("hotel-revealed", 0, { hotel: 1, queue: [], door: [], follows: true }),
    ];
    const shown = withHeld(table(hotel(9, [card(2, "6l", false)])), changes);
    expect(shown.hotels[0]?.queue[1]).toMatchObject({ seat: 1, card: "4b", back: "4-6b", open: false });
    expect(shown.seats[0]?.hand).toBe(8);
    expect(shown.at).toBe(0);
    expect(shown.hotels[0]?.asked).toEqual([4, 4]); // its beds are wanted, too
  });

  it("shows whom soldiers replace and whom nobles name", () => {
    const open = hotel(9, [card(2, "6l")], [card(1, "5s")]);
    const facts = { hotel: 1, position: 1 };
    const replaced = event("guest-replaced", 1, { ...facts, card: "5s", replaced: "6l", replaced_seat: 2 });
    expect(withHeld(table(open), [replaced]).hotels[0]?.queue).toMatchObject([{ card: "5s" }]);
    const named = event("guest-named", 1, { ...facts, card: "6l" });
    expect(withHeld(table(open), [named]).hotels[0]?.named).toEqual([1]);
  });

  it("changes nothing where nothing is moved", () => {
    const start = table(hotel(9));
    expect(withHeld(start, [event("placement-skipped", 1, { reason: "choice" })])).toEqual(start);
    expect(withHeld(start, [])).toBe(start);
  });
});

describe("a moment of the check-in", () => {
  it("turns the cards over where they lie", () => {
    const back = { ...card(2, "4b", false), card: null };
    const shown = shownAfter(
      table(hotel(9, [back])),
      event("hotel-revealed", 0, { hotel: 1, beds: 9, rule: "none", queue: [[2, "4b"]], door: [] }),
    );
    expect(shown.at).toBe(1);
    expect(shown.hotels[0]?.queue[0]).toMatchObject({ key: "4b", card: "4b", open: true, seat: 2 });
  });

  it("lets a monk join the queue from the back door", () => {
    const shown = shownAfter(
      table(hotel(9, [card(2, "6b")], [card(1, "1f"), card(2, "2b")])),
      event("joined-queue", 1, { hotel: 1, card: "1f", position: 2 }),
    );
    expect(shown.hotels[0]?.queue.map((each) => each.card)).toEqual(["6b", "1f"]);
    expect(shown.hotels[0]?.door.map((each) => each.card)).toEqual(["2b"]);
  });

  it("loses the naming of a card that is replaced", () => {
    const start = table({ ...hotel(9, [card(1, "6b")], [card(1, "3f")]), named: [1] });
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
      table(hotel(8, [card(1, "5b"), card(2, "4f")])),
      event("booking-order", 0, { hotel: 1, beds: 8, order: [[1, "5b", "size"], [2, "4f", "size"]] }),
      event("guest-booked", 1, {
        hotel: 1,
        card: "5b",
        beds_before: 8,
        beds_after: 3,
        coins: 1,
        crest_cards: 4,
        crest_vp: 2,
        net: { vp: 3, coins: 1, crest_vp: 2 },
      }),
      event("guest-turned-away", 2, { hotel: 1, card: "4f", needed: 4, free: 3 }),
    );
    const first = shown.hotels[0];
    expect(first?.beds).toBe(3);
    expect(first?.lodgers).toEqual([1, 1, 1, 1, 1]);
    expect(first?.queue.map((each) => [each.rank, each.fate])).toEqual([[1, "booked"], [2, "away"]]);
    expect(shown.seats[0]).toMatchObject({ score: 3, coins: 1, crest_vp: 2 });
    expect(shown.seats[0]?.crests[0]).toMatchObject({ crest: "bird", cards: 4, vp: 2 });
  });

  it("writes under each card what it did or met", () => {
    const open = hotel(8, [card(1, "5b"), card(2, "4f")], [card(2, "2f")]);
    const shown = shownAfter(
      table(open),
      event("ability-started", 2, { hotel: 1, card: "2f" }),
      event("beds-changed", 2, { hotel: 1, change: 3, beds: 11 }),
      event("guest-booked", 1, { hotel: 1, card: "5b", beds_before: 5, beds_after: 0, coins: 1, crest_vp: 0, net: { vp: 1 } }),
      event("guest-turned-away", 2, { hotel: 1, card: "4f", needed: 4, free: 0 }),
      event("hotel-closed", 0, { hotel: 1, gains: [1, 0], vp: [1, 0], inside: 1, outside: 1 }),
    );
    const [at] = shown.hotels;
    expect(at?.door[0]?.did).toEqual({ what: "beds", change: 3, beds: 11 });
    expect(at?.queue.map((each) => each.did)).toEqual([
      { what: "booked", beds: 5, points: 1, left: 0 },
      { what: "away", needed: 4, left: 0 },
    ]);
    expect(at?.closed).toEqual({ inside: 1, outside: 1, gains: [1, 0] });
  });

  it("strikes a seen card in the book of its owner and behind every other back", () => {
    const may = [4, 5, 6].map((kind) => ({ kind, where: "unseen", hotel: 0 }));
    const back = { ...card(2, "4b", false), card: null, may };
    const start = table(hotel(9, [back]), hotel(9, [card(2, "6b")]));
    const shown = shownAfter(start, event("guest-turned-away", 2, { hotel: 2, card: "6b", needed: 6, free: 0 }));
    expect(shown.hotels[0]?.queue[0]?.may.map(({ where }) => where)).toEqual(["unseen", "unseen", "gone"]);
    expect(shown.seats[1]?.crests[0]?.kinds[5]).toEqual({ kind: 6, where: "gone", hotel: 0 });
    expect(shown.seats[0]?.crests[0]?.kinds[5]?.where).toBe("unseen");
  });

  it("never changes the moment before", () => {
    const start = table(hotel(8, [card(1, "5b")]));
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
  const closed = event("hotel-closed", 0, { hotel: 1, gains: [0, 3], vp: [0, 5], inside: 1, outside: 0 });
  const round = event("round-started", 0, { round: 2 });

  it("shows an ability together with what it does, and ends with the last hotel", () => {
    const beats = beatsOf(table(hotel(8)), [placed, revealed, ability, beds, closed, round, placed]);
    expect(beats.map(({ what, events }) => [what, events])).toEqual([
      ["open", [revealed]],
      ["door", [ability, beds]],
      ["close", [closed]],
    ]);
    expect(beats.at(-1)?.shown.hotels[0]?.closed).not.toBeNull();
  });

  it("leaves it to the question what a card does that somebody has to decide about", () => {
    expect(beatsOf(table(hotel(8)), [revealed, ability]).map(({ what }) => what)).toEqual(["open"]);
  });

  it("knows who sleeps where in this round only", () => {
    const booked = event("guest-booked", 2, { hotel: 1, card: "2b", beds_before: 11, beds_after: 9, coins: 3, crest_vp: 2 });
    expect(lodgingOf([beds, booked]).get(1)).toMatchObject({ change: 3, lodgers: [2, 2], closed: null });
    expect(lodgingOf([beds, booked, closed]).get(1)?.closed).toEqual({ inside: 1, outside: 0, gains: [0, 5] });
    expect(lodgingOf([beds, booked, round]).size).toBe(0);
  });

  it("marks what others have placed since one's own last card", () => {
    const put = (seat: number, at: number, position: number): OverbookingEvent =>
      event("card-placed", seat, { hotel: at, side: "queue", position, back: "4-6b" });
    const told = [put(2, 1, 1), put(1, 1, 2), put(2, 2, 1), put(3, 1, 3)];
    expect(placedSince(told, 1)).toEqual(new Set(["queue 2/1", "queue 1/3"]));
    expect(placedSince([...told, closed], 1).size).toBe(0);
  });
});

describe("the box", () => {
  it("names cards and hotels", () => {
    expect(cardName("4b")).toBe("bird nobles");
    expect(hotelName("5a")).toBe(hotelName("5b"));
  });
});
