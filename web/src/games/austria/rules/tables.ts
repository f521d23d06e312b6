// The tables of the rules, out of the box.

import { say, tell } from "../../../lib/words.svelte";
import { box } from "../box";
import { capital, colourName, giftWords, needOf, tileWords } from "../names";
import type { Rows } from "../../../rules/book";

const head = (...names: string[]): string[] => names.map((name) => say(`rules-austria-head-${name}`));

export function orderTiles(): Rows {
  return {
    head: head("players", "numbers"),
    rows: Object.entries(box().numbers.order_tiles).map(([players, tiles]) => [
      players,
      tiles.map((tile) => tile.join(" · ")).join(", "),
    ]),
  };
}

export function floors(): Rows {
  const { floor_cost, floor_vp } = box().hotels;
  return {
    head: head("floor", "price", "end"),
    rows: floor_cost.map((price, floor) => [
      String(floor + 1),
      say("austria-price", { n: price }),
      say("austria-vp", { n: floor_vp[floor] ?? 0 }),
    ]),
  };
}

export function splits(): Rows {
  return {
    head: head("strength", "cubes", "most"),
    rows: box().numbers.most_dear.map((most, index) => [
      String(index + 1),
      String(index + 1),
      most ? say("rules-austria-up-to", { n: most }) : say("rules-austria-none"),
    ]),
  };
}

export function groups(): Rows {
  const bonuses = Object.entries(box().hotels.group_bonus);
  const sizes = bonuses[0]?.[1].amounts ?? [];
  return {
    head: [...head("rooms"), ...bonuses.map(([colour]) => capital(colourName(colour)))],
    rows: sizes.map((_, index) => [
      String(index + 1),
      ...bonuses.map(([, { op, amounts }]) => giftWords({ op, amount: amounts[index] ?? 0 })),
    ]),
  };
}

export function track(): Rows {
  const points = box().table.emperor_vp;
  return {
    head: [...head("space"), ...points.map((_, space) => String(space))],
    rows: [[...head("points"), ...points.map(String)]],
  };
}

export function tiles(): Rows {
  return {
    head: head("tile", "bonus", "penalty"),
    rows: box().table.emperor.map(({ id }) => {
      const { bonus, penalty } = tileWords(id);
      return [`[${id}](emperor-${id})`, tell(bonus), tell(penalty)];
    }),
  };
}

export function politics(): Rows {
  return {
    head: head("card", "asks"),
    rows: box().table.politics.map(({ id, group }) => [group, `[${needOf(id)}](politics-${id})`]),
  };
}
