// Which rulings concern which cards. The rulings themselves are texts of the rules.

import type { Rulings } from "../../../cards/deck";
import { box } from "../box";

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

export function rulings(): Rulings {
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
