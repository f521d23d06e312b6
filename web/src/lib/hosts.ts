// The host of a table.

import type { TableState } from "./api";

/** Whether you may arrange the table: as its host, or as any player while the host is away. */
export function hosts(table: TableState): boolean {
  if (table.you === null || inTournament(table)) return false;
  if (table.owner === null || table.owner === table.you) return true;
  const host = table.seats[table.owner - 1];
  return host?.kind !== "person" || Boolean(host.absent);
}

/** Whether a tournament has opened the table: then it says who sits there. */
export const inTournament = (table: TableState): boolean => table.origin?.how === "tournament";

/** Whether all seats of a table are taken before the game: it waits until everyone is present. */
export function waitsForAll(table: TableState): boolean {
  return table.phase === "open" && table.seats.every(({ kind }) => kind === "person" || kind === "bot");
}
