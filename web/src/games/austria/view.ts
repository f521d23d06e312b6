// What the engine shows of this game.

import type { components } from "../../generated/api";

type Schemas = components["schemas"];

export type AustriaView = Schemas["AustriaView"];
export type AustriaSeat = Schemas["AustriaSeatView"];
export type AustriaEvent = Schemas["AustriaEvent"];

/** What the seat of an event has more of by it, or less. */
export const net = (event: AustriaEvent, what: "crowns" | "vp"): number => event.net?.[what] ?? 0;

export type AustriaFacts = Schemas["AustriaFacts"];
export type SeatFacts = AustriaFacts["seats"][number];
export type DieFacts = AustriaFacts["dice"][number];
export type Progress = SeatFacts["politics"][number]["parts"][number];
