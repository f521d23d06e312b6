// What each picture shows: small made-up tables, described by the engine.

import { after, hotelsOf, NOTHING, type ShownHotel } from "../stage";
import type { HotelFacts, HotelView, OverbookingEvent } from "../view";
import scenes from "./scenes.json";

interface Scene {
  hotels: HotelView[];
  facts: HotelFacts[];
  events: OverbookingEvent[]; // what happens there
}

/** The hotels of a picture. */
export function sceneOf(what: string): ShownHotel[] {
  const scene = (scenes as unknown as Record<string, Scene>)[what];
  if (!scene) return [];
  return scene.events.reduce(after, { ...NOTHING, hotels: hotelsOf(scene.hotels, scene.facts) }).hotels;
}
