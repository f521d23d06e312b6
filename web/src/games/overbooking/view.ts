// What the engine shows of this game.

import type { components } from "../../generated/api";

type Schemas = components["schemas"];

export type OverbookingView = Schemas["OverbookingView"];
export type OverbookingEvent = Schemas["OverbookingEvent"];
export type HotelView = Schemas["OverbookingHotelView"];
export type HotelFacts = Schemas["OverbookingHotelFacts"];
export type SeatFacts = Schemas["OverbookingSeatFacts"];
export type Known = Schemas["OverbookingKnown"];
export type Choice = Schemas["Choice"];

export type Side = "queue" | "door";

/** A queue or a back door of a hotel. */
export interface Place {
  side: Side;
  hotel: number;
}

/** The parts of the table, as the engine calls them. */
export const cardPart = (card: string): string => `card ${card}`;
export const hotelPart = (hotel: number): string => `hotel ${hotel}`;
export const linePart = ({ side, hotel }: Place): string => `${side} ${hotel}`;
export const placePart = ({ side, hotel }: Place, position: number): string => `${side} ${hotel}/${position}`;

/** A card that can't go to a queue or back door is refused by the text of that action. */
export const placingPart = ({ side, hotel }: Place, card: string): string => `${side} ${card} ${hotel}`;
