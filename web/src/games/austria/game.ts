// The entry of this folder, found by the client.

import type { Folder } from "../../lib/games";
import Emblem from "./Emblem.svelte";

export const folder: Folder = {
  Emblem,
  table: () => import("./parts"),
  cards: () => import("./cards/cards"),
  rules: () => import("./rules/book"),
  statistics: () => import("./statistics"),
};
