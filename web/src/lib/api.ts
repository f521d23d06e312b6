// The server over HTTP. Types come from its own description.

import type { components } from "../generated/api";
import { keepAnswer, savedAnswer } from "../offline/kept";
import { net } from "../offline/net.svelte";
import { browserId } from "./browser";
import { personName } from "./people-of-the-house";
import { named } from "./seats";
import { language } from "./words.svelte";

type Schemas = components["schemas"];

export type TableState = Schemas["TableState"];
export type SeatState = Schemas["SeatState"];
export type Told = Schemas["Told"];
export type Seated = Schemas["Seated"];
export type Offers = Schemas["Offers"];
export type Lobby = Schemas["Lobby"];
export type LobbyTable = Schemas["LobbyTable"];
export type NewTable = Schemas["NewTable"];
export type PartOffer = Schemas["PartOffer"];
export type Rules = Schemas["Rules"];
export type Lesson = Schemas["Lesson"];
export type AnalysisState = Schemas["AnalysisState"];
export type Analysis = Schemas["Analysis"];
export type Verdict = Schemas["Verdict"];
export type Hint = Schemas["Hint"];
export type Planned = Schemas["Planned"];
export type Reaction = NonNullable<Told["reaction"]>;
export type Colour = SeatState["colour"];
export type PlayedGame = Schemas["PlayedGame"];
export type Today = Schemas["Today"];
export type DealShort = Schemas["DealShort"];
export type DealState = Schemas["DealState"];
export type Entrant = Schemas["Entrant"];
export type GameStory = Schemas["Story"];
export type Move = Schemas["Move"];
export type PuzzleOffer = Schemas["PuzzleOffer"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleTable = Schemas["PuzzleTable"];
export type Try = Schemas["Try"];
export type PuzzleVerdict = Schemas["PuzzleVerdict"];

/** Something that happened in a game. */
export interface GameEvent {
  kind: string;
  seat: number;
  step?: number | null;
  line?: Schemas["Line"] | null; // its line in the log
  [fact: string]: unknown;
}

/** The credentials for a table. */
export interface Door {
  table: string;
  key?: string | undefined;
  token?: string | undefined;
}

/** The credentials for a tournament. */
export interface Entry {
  token?: string | undefined; // of a player
  organiser?: string | undefined; // the key of who has opened it
}

/** What a request says about who sends it. */
interface Credentials extends Partial<Door>, Entry {
  browser?: string; // one entry in a deal each
}

/** The server refused, in a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
    readonly legal?: string[],
    readonly rule?: string, // the section of the rules that says why
    readonly part?: string, // the part of a setup that it's about
  ) {
    super(reason);
  }
}

/** The server can't be reached. */
export class Away extends Error {}

function shown(door: Credentials = {}): Record<string, string> {
  const headers: Record<string, string> = { "Accept-Language": language() }; // of refusals
  if (door.token) headers["Authorization"] = `Bearer ${door.token}`;
  if (door.key) headers["X-Table-Key"] = door.key;
  if (door.browser) headers["X-Browser"] = door.browser;
  if (door.organiser) headers["X-Organiser-Key"] = door.organiser;
  return headers;
}

/** A refusal by the server. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const no = (await answer.json().catch(() => ({}))) as Partial<Schemas["Refusal"]>;
  const { code = "broken", reason = answer.statusText, legal, part } = no;
  return new Refusal(code, reason, answer.status, legal ?? undefined, undefined, part ?? undefined);
}

function away(): never {
  net.doubt();
  throw new Away();
}

/** Something to save, unchanged. */
async function fetched(path: string, door: Door): Promise<Blob> {
  const answer = await fetch(`/api${path}`, { headers: shown(door) }).catch(away);
  if (!answer.ok) throw await refusalOf(answer);
  return answer.blob();
}

export async function ask<T>(method: string, path: string, door?: Credentials, body?: unknown): Promise<T> {
  const headers = shown(door);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(away);
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json().catch(() => ({}))) as T;
}

/** Something that's the same for everyone: it's saved, and read from there while the server is away. */
async function askSaved<T>(path: string): Promise<T> {
  const place = `/api${path}`;
  try {
    const answer = await ask<T>("GET", path);
    void keepAnswer(place, answer);
    return answer;
  } catch (error) {
    const saved = isAway(error) ? await savedAnswer<T>(place) : undefined;
    if (saved === undefined) throw error;
    return saved;
  }
}

/** Whether the server gave no answer, not even through the proxy in front of it. */
export function isAway(error: unknown): boolean {
  return error instanceof Away || (error instanceof Refusal && [502, 504].includes(error.status));
}

/** The levels of bots, easiest first. */
export function levelsOf(offers: Offers): string[] {
  return offers.opponents.filter((each) => each.level).map((each) => each.name);
}

const puzzleAt = ({ game, id }: { game: string; id: string }, path = ""): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${path}`;

const at = (door: Door, path = ""): string => `/tables/${encodeURIComponent(door.table)}${path}`;

const ofDeal = (id: string): string => `/deals/${encodeURIComponent(id)}`;

export const api = {
  offers: () => ask<Offers>("GET", "/offers"),
  puzzles: () => ask<PuzzleList>("GET", "/puzzles"),
  puzzle: (game: string, id: string) => ask<PuzzleTable>("GET", puzzleAt({ game, id })),
  tryTurn: (puzzle: PuzzleOffer, actions: readonly string[], through: boolean) =>
    ask<Try>("POST", puzzleAt(puzzle, "/try"), undefined, { actions, through }),
  puzzleVerdict: (puzzle: PuzzleOffer, actions: readonly string[] | null) =>
    ask<PuzzleVerdict>("POST", puzzleAt(puzzle, "/verdict"), undefined, { actions }),
  components: <T>(game: string) => askSaved<T>(`/games/${encodeURIComponent(game)}/components`),
  lesson: (game: string) => askSaved<Lesson>(`/games/${encodeURIComponent(game)}/lesson`),
  messages: (game: string, language: string) =>
    askSaved<Partial<Record<string, string>>>(`/games/${encodeURIComponent(game)}/messages/${language}`),
  statistics: (doors: { table: string; token: string }[]) =>
    ask<Schemas["Statistics"]>("POST", "/statistics", undefined, { doors }),
  lobby: async () => {
    const lobby = await ask<Lobby>("GET", "/tables");
    return { ...lobby, tables: lobby.tables.map((each) => ({ ...each, seats: named(each.seats) })) };
  },
  today: () => ask<Today>("GET", "/deals", { browser: browserId() }),
  pastDeals: (before: string | null) =>
    ask<Schemas["PastDeals"]>("GET", before ? `/deals/past?before=${encodeURIComponent(before)}` : "/deals/past"),
  makeDeal: (wish: Pick<Schemas["DealWish"], "game" | "options" | "bots">) =>
    ask<DealShort>("POST", "/deals", undefined, wish),
  deal: async (id: string) => {
    const deal = await ask<DealState>("GET", ofDeal(id), { browser: browserId() });
    return { ...deal, board: deal.board.map((each) => ({ ...each, name: personName(each.bot ?? "") ?? each.name })) };
  },
  playDeal: (id: string, name: string, practice: boolean) =>
    ask<Seated>("POST", `${ofDeal(id)}/tables`, undefined, { name, browser: browserId(), practice }),
  setupParts: (game: string, options: Record<string, string | number>) => {
    const asked = new URLSearchParams(Object.entries(options).map(([name, value]) => ["option", `${name}=${value}`]));
    return ask<PartOffer[]>("GET", `/games/${encodeURIComponent(game)}/setup?${asked}`);
  },
  openTable: (wish: NewTable) => ask<Seated>("POST", "/tables", undefined, wish),
  importRecord: (record: unknown, name: string) =>
    ask<Seated>("POST", "/import", undefined, { record, name }),
  look: async (door: Door) => {
    const table = await ask<TableState>("GET", at(door), door);
    return { ...table, seats: named(table.seats) };
  },
  hint: (door: Door, step: number) => ask<Hint>("POST", at(door, "/hint"), door, { step }),
  join: (door: Door, name: string, seat?: number) =>
    ask<Seated>("POST", at(door, "/join"), door, { name, seat: seat ?? null }),
  claim: (door: Door, code: string, name?: string) =>
    ask<Seated>("POST", at(door, "/claim"), door, { code, name: name ?? null }),
  answerAsk: (door: Door, id: number, welcome: boolean) =>
    ask<unknown>("POST", at(door, `/asks/${id}`), door, { welcome }),
  chooseColour: (door: Door, colour: Colour) => ask<unknown>("POST", at(door, "/colour"), door, { colour }),
  resign: (door: Door) => ask<unknown>("POST", at(door, "/resign"), door),
  plans: (door: Door) => ask<Schemas["Plans"]>("GET", at(door, "/plans"), door),
  addresses: () => ask<Schemas["Addresses"]>("GET", "/addresses"),
  handover: (door: Door) => ask<Schemas["Handover"]>("POST", at(door, "/handover"), door),
  leave: (door: Door) => ask<unknown>("POST", at(door, "/leave"), door),
  comeBack: (door: Door) => ask<unknown>("POST", at(door, "/return"), door),
  seatBot: (door: Door, seat: number, bot: string) =>
    ask<unknown>("POST", at(door, `/seats/${seat}/bot`), door, { bot }),
  openSeat: (door: Door, seat: number) => ask<unknown>("POST", at(door, `/seats/${seat}/open`), door),
  kick: (door: Door, seat: number) => ask<unknown>("POST", at(door, `/seats/${seat}/kick`), door),
  report: (door: Door, reason: string) => ask<unknown>("POST", at(door, "/report"), door, { reason }),
  rematch: (door: Door) => ask<Seated>("POST", at(door, "/rematch"), door),
  record: (door: Door) => ask<Record<string, unknown>>("GET", at(door, "/record"), door),
  /** As someone saw it; the log calls the reader "you". */
  story: (door: Door, eyes: string | undefined, reader: number | null) =>
    ask<GameStory>("GET", at(door, `/story?${eyes ? `eyes=${eyes}&` : ""}reader=${reader ?? 0}`), door),
  analysis: (door: Door) => ask<AnalysisState>("GET", at(door, "/analysis"), door),
  beginAnalysis: (door: Door) => ask<AnalysisState>("POST", at(door, "/analysis"), door),
  analysisPage: (door: Door) => fetched(at(door, "/analysis/page"), door),
  fork: (door: Door, step: number, bot: string, name: string, seat?: number, action?: string) =>
    ask<Seated>("POST", at(door, "/fork"), door, { step, bot, name, seat: seat ?? null, action: action ?? null }),
};
