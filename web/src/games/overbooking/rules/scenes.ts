// What each picture shows: small tables that never were, as the engine tells of them.

import { after, hotelsOf, NOTHING, type ShownHotel } from "../stage";
import type { HotelFacts, HotelView, OverbookingEvent } from "../view";
import scenes from "./scenes.json";

interface Scene {
  hotels: HotelView[];
  facts: HotelFacts[];
  events: OverbookingEvent[]; // what happens there
}

/** The faces of the examples of booking; they are the ones the rulebook prints. */
export const EXAMPLES = (["one", "two", "three"] as const).map((name) => scenes[name].hotels[0]?.face.name ?? "");

/** The hotels of a picture. */
export function sceneOf(what: string): ShownHotel[] {
  const scene = (scenes as unknown as Record<string, Scene>)[what];
  if (!scene) return [];
  return scene.events.reduce(after, { ...NOTHING, hotels: hotelsOf(scene.hotels, scene.facts) }).hotels;
}
