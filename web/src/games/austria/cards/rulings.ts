// Which rulings concern which cards. The rulings themselves are texts of the rules.

import type { Rulings } from "../../../cards/deck";
import { box, type Tile } from "../box";

const staff = (...numbers: number[]): string[] => numbers.map((each) => `staff-${each}`);

/** Guests and emperor tiles that bring one of these. */
function bringing(...ops: string[]): string[] {
  const guests = box().guests.guest.filter(({ reward }) => reward.some(({ op }) => ops.includes(op)));
  return [...guests.map(({ id }) => `guest-${id}`), ...tiles(({ bonus }) => ops.includes(bonus.op))];
}

function tiles(wanted: (tile: Tile) => boolean): string[] {
  return box()
    .table.emperor.filter(wanted)
    .map(({ id }) => `emperor-${id}`);
}

export function rulings(): Rulings {
  const politics = box().table.politics.map((each) => `politics-${each.id}`);
  const rooms = tiles(({ bonus }) => bonus.occupied === true);
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
    R10: tiles(({ penalty }) => penalty.length > 1),
    R11: ["emperor-B4"],
    R12: [],
    R13: bringing("offer"), // the tiles that take staff back are among them
    R14: ["guest-97", ...staff(17)],
    R15: [],
    R16: staff(29, 32),
    R17: staff(42),
    R18: [...staff(1, 2, 3, 4, 24), ...politics],
    R19: staff(29),
    R20: [...staff(23, 35), ...bringing("occupy"), ...rooms],
    R21: ["emperor-C2"],
    R22: tiles(({ penalty }) => penalty.some(({ op }) => op === "demolish" || op === "evict")),
    R23: staff(38),
    R24: politics,
    R34: [],
    R35: politics,
    R25: [],
    R26: [],
    R27: bringing("draw", "offer"),
    R28: bringing("invite"),
    R29: [...bringing("offer", "invite", "prepare"), ...staff(14, 38)],
    R30: bringing("invite"),
    R31: [],
    R32: ["guest-97"],
    R33: ["guest-97"],
  };
}
