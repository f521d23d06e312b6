// Your own finished games, requested with the tokens of your seats.

import { api, type PlayedGame } from "../lib/api";
import type { MySeat } from "../lib/memory.svelte";

const MOST = 200; // tables per request

/** All finished games of the seats this browser remembers, oldest first. */
export async function fetchPlayed(seats: MySeat[]): Promise<PlayedGame[]> {
  const doors = seats.flatMap(({ table, token }) => (token ? [{ table, token }] : []));
  const games: PlayedGame[] = [];
  for (let at = 0; at < doors.length; at += MOST) {
    const found = await api.statistics(doors.slice(at, at + MOST));
    games.push(...found.games);
  }
  return games.sort((one, other) => one.ended - other.ended);
}
