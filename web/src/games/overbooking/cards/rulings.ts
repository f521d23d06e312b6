// Which rulings concern which cards. The rulings themselves are texts of the rules.

import type { Rulings } from "../../../cards/deck";
import { box } from "../box";

/** Tiles with a face that has one of these rules. */
function withRule(...rules: string[]): string[] {
  return box().tiles.flatMap((faces, index) =>
    faces.some((face) => rules.includes(face.rule)) ? [`hotel-${index + 1}`] : [],
  );
}

export function rulings(): Rulings {
  const hotels = box().tiles.map((_, index) => `hotel-${index + 1}`);
  const crests = box().crests.map((crest) => `crest-${crest}`);
  const three = box().kind.flatMap((kind, index) => (kind.coins === 3 ? [`kind-${index + 1}`] : []));
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
