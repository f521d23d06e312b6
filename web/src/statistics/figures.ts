// Your finished games in figures: pure sums over the facts from the server.

import type { PlayedGame } from "../lib/api";

export interface Filter {
  game: string;
  players: number; // 0 for any number
  practice: boolean; // whether to count games that weren't played from the start
}

export interface Sums {
  games: number;
  won: number;
  average: number; // of your points
  best: number;
}

/** How often you won in a row. */
export interface Streaks {
  now: number; // wins since the last loss
  longest: number;
}

export interface Opponent extends Sums {
  name: string; // a person's name, or a bot's kind
  bot: boolean;
  ahead: number; // games in which you did better
  theirs: number; // their points on average
}

export interface Source {
  source: string;
  mine: number; // points on average
  others: number; // of all your opponents
}

export interface Favourite {
  item: string;
  times: number;
  games: number; // in which it happened at all
}

export interface Point {
  score: number;
  best: number; // of the others
  won: boolean;
  trend: number; // mean of the last few
  ended: number;
  table: string;
}

const TREND = 5; // games that make a trend

type Seat = PlayedGame["seats"][number];

export const own = (game: PlayedGame): Seat => game.seats[game.you - 1] as Seat;
const others = (game: PlayedGame): Seat[] => game.seats.filter((_, at) => at !== game.you - 1);
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
const mean = (numbers: number[]): number => (numbers.length ? sum(numbers) / numbers.length : 0);

/** The games that count, oldest first; one that someone else finished isn't yours. */
export function counted(games: PlayedGame[], filter: Filter): PlayedGame[] {
  return games.filter(
    (game) =>
      game.game === filter.game &&
      !game.left &&
      (filter.practice || !game.practice) &&
      (filter.players === 0 || game.seats.length === filter.players),
  );
}

export function sums(games: PlayedGame[]): Sums {
  const scores = games.map((game) => own(game).score);
  return {
    games: games.length,
    won: games.filter((game) => own(game).won).length,
    average: mean(scores),
    best: scores.length ? Math.max(...scores) : 0,
  };
}

export function streaks(games: PlayedGame[]): Streaks {
  let now = 0;
  let longest = 0;
  for (const game of games) {
    now = own(game).won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The same by number of players. */
export function byPlayers(games: PlayedGame[]): (Sums & { players: number })[] {
  const numbers = [...new Set(games.map((game) => game.seats.length))].sort();
  return numbers.map((players) => ({
    players,
    ...sums(games.filter((game) => game.seats.length === players)),
  }));
}

/** Your opponents: people by name, bots by kind; the most frequent first. */
export function byOpponent(games: PlayedGame[]): Opponent[] {
  const met = new Map<string, { seat: Seat; game: PlayedGame }[]>();
  for (const game of games) {
    for (const seat of others(game)) {
      const key = seat.bot === null ? `person ${seat.name}` : `bot ${seat.bot}`;
      met.set(key, [...(met.get(key) ?? []), { seat, game }]);
    }
  }
  const found = [...met.values()].map((all) => {
    const first = (all[0] as { seat: Seat }).seat;
    const together = [...new Set(all.map(({ game }) => game))];
    return {
      name: first.bot ?? first.name,
      bot: first.bot !== null,
      ...sums(together),
      ahead: together.filter((game) => all.every((each) => each.game !== game || beats(own(game), each.seat))).length,
      theirs: mean(all.map(({ seat }) => seat.score)),
    };
  });
  return found.sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/** Better by points, or by the tiebreak. */
function beats(one: Seat, other: Seat): boolean {
  return one.score > other.score || (one.score === other.score && one.won && !other.won);
}

/** Average points by source, yours and everyone else's. */
export function bySource(games: PlayedGame[]): Source[] {
  const names = [...new Set(games.flatMap((game) => Object.keys(own(game).sources)))];
  return names.map((source) => ({
    source,
    mine: mean(games.map((game) => own(game).sources[source] ?? 0)),
    others: mean(games.flatMap(others).map((seat) => seat.sources[source] ?? 0)),
  }));
}

/** What you did most of a group, such as guests who checked in. */
export function favourites(games: PlayedGame[], group: string, most: number): Favourite[] {
  const found = new Map<string, Favourite>();
  for (const game of games) {
    for (const [item, times] of Object.entries(game.tally[group] ?? {})) {
      const before = found.get(item) ?? { item, times: 0, games: 0 };
      found.set(item, { item, times: before.times + times, games: before.games + 1 });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.times - one.times || one.item.localeCompare(other.item, "en", { numeric: true }))
    .slice(0, most);
}

/** One game after another. */
export function course(games: PlayedGame[]): Point[] {
  const scores = games.map((game) => own(game).score);
  return games.map((game, at) => ({
    score: own(game).score,
    best: Math.max(...others(game).map((seat) => seat.score)),
    won: own(game).won,
    trend: mean(scores.slice(Math.max(0, at - TREND + 1), at + 1)),
    ended: game.ended,
    table: game.table,
  }));
}

/** The game you play most; of equals, the one played last. */
export function favouriteGame(games: PlayedGame[]): string {
  const times = new Map<string, number>();
  for (const game of games) times.set(game.game, (times.get(game.game) ?? 0) + 1);
  const last = [...games].reverse().map((game) => game.game);
  return last.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0))[0] ?? "";
}
