// Which rulings concern which cards. The rulings themselves are texts of the rules.

import { box } from "../games/austria/box";
import { box as inn } from "../games/overbooking/box";

/** The numbers of the rulings of a game, and the cards each one is about. */
export type Rulings = Record<string, string[]>;

const staff = (...numbers: number[]): string[] => numbers.map((each) => `staff-${each}`);

/** Guests and emperor tiles that bring one of these. */
function bringing(...effects: string[]): string[] {
  const brings = (text: string): boolean => effects.some((each) => text.split(":")[0] === each);
  const guests = box().guests.guest.filter((each) => each.reward.some(brings));
  const tiles = box().table.emperor.filter((each) => brings(each.bonus));
  return [...guests.map((each) => `guest-${each.id}`), ...tiles.map((each) => `emperor-${each.id}`)];
}

/** Tiles whose bonus or penalty says so. */
function emperorTiles(pattern: RegExp, side: "bonus" | "penalty"): string[] {
  return box()
    .table.emperor.filter((each) => pattern.test(each[side]))
    .map((each) => `emperor-${each.id}`);
}

export function austriaRulings(): Rulings {
  const politics = box().table.politics.map((each) => `politics-${each.id}`);
  const rooms = emperorTiles(/at once occupied/, "bonus");
  return {
    R01: staff(32),
    R02: staff(7),
    R03: staff(5, 6, 7, 8),
    R04: staff(33),
    R05: staff(17),
    R06: staff(18),
    R07: staff(15),
    R08: staff(41),
    R09: ["emperor-C2"],
    R10: emperorTiles(/\|/, "penalty"),
    R11: ["emperor-B4"],
    R12: [],
    R13: bringing("offer"), // the tiles that take staff back are among them
    R14: ["guest-97", ...staff(17)],
    R15: politics,
    R16: staff(29, 32),
    R17: staff(42),
    R18: [...staff(1, 2, 3, 4, 24), ...politics],
    R19: staff(29),
    R20: [...staff(23, 35), ...bringing("occupy"), ...rooms],
    R21: ["emperor-C2"],
    R22: emperorTiles(/free room|occupied rooms/, "penalty"),
    R23: staff(38),
    R24: politics,
    R25: [],
    R26: [],
    R27: bringing("draw", "offer"),
    R28: bringing("invite"),
    R29: [...bringing("offer", "invite", "prep"), ...rooms, ...staff(14, 38)],
    R30: bringing("invite"),
    R31: [],
    R32: ["guest-97"],
    R33: ["guest-97"],
  };
}

/** Tiles with a face that has one of these rules. */
function withRule(...rules: string[]): string[] {
  return inn().tiles.flatMap((faces, index) =>
    faces.some((face) => rules.includes(face.rule)) ? [`hotel-${index + 1}`] : [],
  );
}

export function overbookingRulings(): Rulings {
  const hotels = inn().tiles.map((_, index) => `hotel-${index + 1}`);
  const crests = inn().crests.map((crest) => `crest-${crest}`);
  const three = inn().kind.flatMap((kind, index) => (kind.coins === 3 ? [`kind-${index + 1}`] : []));
  return {
    O01: ["kind-3", "kind-4", "kind-5"],
    O02: ["kind-3", "kind-4", "kind-5"],
    O03: ["kind-2", "kind-6"],
    O04: hotels,
    O05: [],
    O06: crests,
    O07: [],
    O08: [],
    O09: ["kind-1", "kind-4"],
    O10: [...withRule("two_crests"), ...crests],
    O11: withRule("first_open", "second_open"),
    O12: hotels,
    O13: ["kind-3", "kind-4", "kind-5"],
    O14: [],
    O15: hotels,
    O16: [],
    O17: ["kind-1", "kind-3", "kind-5"],
    O18: three,
  };
}

/** The rulings about a card, by their numbers. */
export function rulingsOn(card: string, all: Rulings): string[] {
  return Object.keys(all).filter((id) => all[id]?.includes(card));
}
