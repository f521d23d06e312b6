// What the engine shows of this game.

import type { components } from "../../generated/api";

type Schemas = components["schemas"];

export type AustriaView = Schemas["AustriaView"];
export type AustriaSeat = Schemas["AustriaSeatView"];
