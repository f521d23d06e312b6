// What the engine shows of this game.

import type { components } from "../../generated/api";

type Schemas = components["schemas"];

export type OverbookingView = Schemas["OverbookingView"];
export type HotelView = Schemas["OverbookingHotelView"];
