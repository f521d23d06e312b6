// The tables of the rules, computed from the box.

import { say } from "../../../lib/words.svelte";
import { box } from "../box";
import { bonusWords, effectWords, needWords, penaltyWords, readEffect } from "../effects";
import type { Rows } from "../../../rules/book";
import { more } from "./facts";

const head = (...names: string[]): string[] => names.map((name) => say(`rules-austria-head-${name}`));
const STRENGTHS = [1, 2, 3, 4, 5, 6];
const whole = (op: string, n: number): string => effectWords({ ...readEffect(op), amount: n });

/** With n players tile k carries the numbers k and 2n + 1 − k. */
export function orderTiles(): Rows {
  return {
    head: head("players", "numbers"),
    rows: Object.keys(more().dice).map((players) => [
      players,
      Array.from({ length: Number(players) }, (_, k) => `${k + 1} · ${2 * Number(players) - k}`).join(", "),
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
    rows: STRENGTHS.map((n) => {
      const most = Math.floor(n / 2);
      return [String(n), String(n), most ? say("rules-austria-up-to", { n: most }) : say("rules-austria-none")];
    }),
  };
}

export function groups(): Rows {
  const { blue_vp, red_crowns, yellow_emperor } = box().hotels.group_bonus;
  const colour = (name: string): string => say(`cards-colour-${name}`).split(":")[0] ?? "";
  return {
    head: [...head("rooms"), colour("blue"), colour("red"), colour("yellow")],
    rows: blue_vp.map((vp, index) => [
      String(index + 1),
      whole("vp", vp),
      whole("crowns", red_crowns[index] ?? 0),
      whole("emperor", yellow_emperor[index] ?? 0),
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
    rows: box().table.emperor.map(({ id }) => [`[${id}](emperor-${id})`, bonusWords(id), penaltyWords(id)]),
  };
}

export function politics(): Rows {
  return {
    head: head("card", "asks"),
    rows: box().table.politics.map(({ id, group, needs }) => [group, `[${needWords(needs)}](politics-${id})`]),
  };
}
