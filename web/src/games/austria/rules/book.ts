// The rules of Grand Austria Hotel.

import { fetchBox } from "../box";
import { picture, points, rulings, sectionsOf, signs, steps, table, text, type Book } from "../../../rules/book";
import Icon from "../Icon.svelte";
import Picture from "./Picture.svelte";
import { rulings as rulingsOfCards } from "../cards/rulings";
import { facts } from "./facts";
import * as tables from "./tables";

await fetchBox();

const RULINGS = Object.keys(rulingsOfCards());

export const book: Book = {
  game: "austria",
  cards: ["staff", "guest", "politics", "emperor"],
  Icon,
  facts,
  Picture,
  sections: sectionsOf("austria", {
    game: [
      text("idea"),
      text("win"),
      picture("picture", "facade"),
      text("loop"),
      steps("loop-guest", "loop-serve", "loop-room", "loop-move"),
      text("dice"),
      text("more"),
      text("first"),
    ],
    table: [
      text("guests"),
      picture("guest-card", "guest"),
      text("staff"),
      picture("staff-card", "staff-card"),
      points("politics", "tiles", "dice", "track"),
      points("hotel", "cafe", "kitchen", "purse", "vp"),
    ],
    setup: [
      text("house"),
      steps("row", "start", "hands", "order", "guest", "rooms"),
      picture("picture", "kitchen"),
      text("options"),
      points("side", "staff", "edition"),
    ],
    round: [
      text("roll"),
      text("numbers"),
      picture("picture", "order"),
      table("tiles", tables.orderTiles),
      text("turn"),
      steps("take-guest", "take-die"),
      text("extra"),
      points("boost", "deliver", "check-in", "use", "claim"),
      text("between"),
      text("pass"),
      text("again"),
      text("over"),
    ],
    guests: [
      text("take"),
      text("price"),
      picture("picture", "row"),
      points("slide", "full", "later", "boy", "deck"),
    ],
    dice: [
      text("take"),
      text("strength"),
      picture("picture", "dice"),
      points("one", "two", "three", "four", "five", "six"),
      table("split", tables.splits),
      text("boost"),
      text("vain"),
      text("real"),
    ],
    serving: [
      text("receive"),
      text("deliver"),
      picture("picture", "cafe"),
      points("stay", "complete", "supply"),
    ],
    "check-in": [
      text("when"),
      text("colour"),
      picture("picture", "check-in"),
      text("get"),
      points("points", "reward", "staff", "group"),
      text("order"),
      text("leaves"),
      text("wait"),
    ],
    rooms: [
      text("lit"),
      text("where"),
      text("price"),
      table("floors", tables.floors),
      points("printed", "free"),
      text("groups"),
      picture("picture", "groups"),
      table("bonus", tables.groups),
    ],
    staff: [
      text("hand"),
      text("hire"),
      picture("picture", "staff"),
      points("once", "round", "permanent", "end"),
      text("taking"),
      text("entering"),
      points("fixed", "deck"),
    ],
    emperor: [
      text("when"),
      text("score"),
      text("judged"),
      picture("picture", "emperor"),
      table("track", tables.track),
      points("over", "options", "removal", "returned"),
      table("tiles", tables.tiles),
    ],
    politics: [
      text("three"),
      text("claim"),
      picture("picture", "politics"),
      points("now", "once"),
      table("cards", tables.politics),
    ],
    effects: [
      text("how"),
      signs("crowns", "emperor", "vp", "vp-per-staff", "cubes", "choice", "complete"),
      signs("draw", "hire", "offer", "prep", "occupy", "invite", "extra"),
      text("order"),
      text("decline"),
    ],
    "end-of-round": [steps("emperor", "wake", "first", "dice"), text("last")],
    scoring: [points("end", "rooms", "left", "guests"), text("tie"), points("secretary", "operator", "manager")],
    hidden: [points("what", "under"), text("open")],
    editions: [text("two"), points("kitchen-hand", "gizia", "custodian", "penalties", "evict", "operator")],
    rulings: [text("why"), rulings(...RULINGS)],
  }),
};
