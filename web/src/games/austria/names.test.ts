import { beforeAll, expect, it } from "vitest";
import { fetchWords, tell } from "../../lib/words.svelte";
import { box } from "./box";
import { giftWords, guestWords, needOf, staffWords, tileWords } from "./names";
import { openBox } from "./opened";

beforeAll(openBox);
beforeAll(() => fetchWords("common", "austria"));

/** A readable text: no key showing through, nothing empty or undefined. */
function readable(text: string): void {
  expect(text).not.toMatch(/austria-|undefined|NaN|\{|\}/);
  expect(text.trim()).not.toBe("");
}

it.each(["classic", "revised"])("all cards are told in words, in the %s edition", (edition) => {
  const { guests, staff, table, boards } = box();
  for (const { id } of guests.guest) {
    const { card, the, rewards } = guestWords(id, edition);
    for (const words of [card, the, ...rewards.map(({ brief }) => brief)]) readable(tell(words));
  }
  for (const { id } of staff.staff) {
    const { card, brief, moment } = staffWords(id, edition);
    for (const words of [card, brief, moment]) readable(tell(words));
  }
  for (const { id } of table.emperor) {
    const { bonus, penalty } = tileWords(id, edition);
    for (const words of [bonus, penalty]) readable(tell(words));
  }
  for (const { id } of table.politics) readable(needOf(id));
  for (const { bonuses } of Object.values(boards)) for (const bonus of bonuses) readable(giftWords(bonus));
});

it("what the revised edition changes is read there only", () => {
  const [classic, revised] = [staffWords(17, "classic"), staffWords(17, "revised")];
  expect(revised.cost).not.toBe(classic.cost);
  expect(tell(revised.card)).not.toBe(tell(classic.card));
  expect(staffWords(1, "revised")).toEqual(staffWords(1));
});
