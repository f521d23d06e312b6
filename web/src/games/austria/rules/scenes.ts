// What each picture shows: small tables that never were.

import type { AustriaView } from "../../../lib/api";
import { seat, view } from "../blank";

/** A guest with a whole order, and one who has got everything. */
export const GUEST = 75;
export const SERVED = 57;
/** A staff card of each moment. */
export const STAFF = [21, 1, 13, 28];

const BUILT = "xxox.xoo..xo...o....";

/** The table behind a picture. */
export const SCENES: Record<string, () => AustriaView> = {
  facade: () => view({ seats: [seat({ rooms: BUILT, group_bonuses: ["11"] })] }),
  groups: () => view({ seats: [seat({ rooms: "xxxx.xxxxooo........", group_bonuses: ["11", "12", "13"] })] }),
  "check-in": () => view({ seats: [seat({ rooms: "xxo..o..............", group_bonuses: ["11"] })] }),
  kitchen: () => view(),
  order: () =>
    view({
      actor: 3,
      seats: [seat({ numbers: [6] }), seat({ numbers: [5] }), seat({ numbers: [3, 4] })],
    }),
  row: () => view({ row: [86, 75, 57, 98, 66] }),
  dice: () => view({ dice: [2, 3, 1, 2, 1, 1], seats: [seat({ hand: STAFF, crowns: 6 })] }),
  cafe: () =>
    view({
      seats: [
        seat({
          cafe: [{ guest: 75, missing: "kk" }, { guest: 57, missing: "" }, null],
          rooms: "xo..................",
          kitchen: "s2c1w0k1",
          crowns: 4,
        }),
      ],
    }),
  emperor: () =>
    view({ round: 2, tiles: ["A1", "B2", "C1"], seats: [seat({ emperor: 7 }), seat({ emperor: 2 })] }),
  politics: () =>
    view({
      politics: [106, 110, 114],
      discs: [1, 0, 0],
      seats: [seat({ rooms: "xxxxxxoo.xo........." }), seat({ rooms: "xxxxxooooooo........", discs: "A" })],
    }),
};
/** Who lives where in the pictures of hotels. */
export const LODGERS: Record<number, number> = { 0: 68, 1: 57, 2: 84, 3: 87, 5: 51, 6: 98, 7: 81, 8: 77, 10: 65 };
