// Tournaments and the ladder over HTTP.

import type { components } from "../generated/api";
import { ask, type Entry } from "../lib/api";

type Schemas = components["schemas"];

export type Tournament = Schemas["TournamentState"];
export type TournamentLine = Schemas["TournamentLine"];
export type Pairing = Schemas["PairingState"];
export type NewTournament = Schemas["NewTournament"];
export type Rung = Schemas["RungState"];

const at = (id: string, path = ""): string => `/tournaments/${encodeURIComponent(id)}${path}`;

export const asking = {
  all: () => ask<Schemas["Tournaments"]>("GET", "/tournaments"),
  open: (wish: NewTournament) => ask<Schemas["Opened"]>("POST", "/tournaments", undefined, wish),
  /** The tournament; undefined if nothing has changed since a version. */
  look: async (id: string, entry: Entry, known?: number) => {
    const found = await ask<Partial<Tournament>>("GET", at(id, known === undefined ? "" : `?known=${known}`), entry);
    return found.id === undefined ? undefined : (found as Tournament);
  },
  enter: (id: string, name: string) => ask<Schemas["Entered"]>("POST", at(id, "/enter"), undefined, { name }),
  addBots: (id: string, entry: Entry, bot: string, many: number) =>
    ask<Tournament>("POST", at(id, "/bots"), entry, { bot, many }),
  leave: (id: string, entry: Entry, number: number) =>
    ask<Tournament>("POST", at(id, `/entrants/${number}/leave`), entry),
  start: (id: string, entry: Entry, number: number, rounds?: number) =>
    ask<Tournament>("POST", at(id, "/rounds"), entry, { number, rounds: rounds ?? null }),
  end: (id: string, entry: Entry) => ask<unknown>("POST", at(id, "/end"), entry),
  ladder: () => ask<Schemas["LadderState"]>("GET", "/ladder"),
  claim: (name: string) => ask<Schemas["Claimed"]>("POST", "/ladder", undefined, { name }),
  unclaim: (key: string) => ask<unknown>("POST", "/ladder/leave", undefined, { key }),
  rate: (table: string, token: string, key: string) =>
    ask<unknown>("POST", `/tables/${encodeURIComponent(table)}/ladder`, { token }, { key }),
};

/** Files for saving. */
export const files = (id: string) => ({ csv: `/api${at(id, "/table.csv")}`, records: `/api${at(id, "/records.zip")}` });
