import { describe, expect, it } from "vitest";
import type { PlayedGame } from "../lib/api";
import { byOpponent, byPlayers, bySource, counted, course, favouriteGame, favourites, streaks, sums } from "./figures";

interface Wish {
  score: number;
  others: [name: string, bot: string | null, score: number][];
  won?: boolean;
  game?: string;
  practice?: boolean;
  left?: boolean;
  tally?: PlayedGame["tally"];
}

let made = 0;

/** A finished game of mine; I sit first. */
function played(wish: Wish): PlayedGame {
  const best = Math.max(...wish.others.map(([, , score]) => score));
  const won = wish.won ?? wish.score > best;
  made += 1;
  return {
    table: `t${made}`,
    game: wish.game ?? "inn",
    options: {},
    ended: made,
    practice: wish.practice ?? false,
    left: wish.left ?? false,
    you: 1,
    seats: [
      { name: "Clara", bot: null, score: wish.score, won, sources: { guests: wish.score - 4, rooms: 4 } },
      ...wish.others.map(([name, bot, score]) => ({
        name,
        bot,
        score,
        won: !won && score === best,
        sources: { guests: score, rooms: 0 },
      })),
    ],
    tally: wish.tally ?? {},
  };
}

const any = { game: "inn", players: 0, practice: false };

describe("which games count", () => {
  it("those of the chosen game and number of players, played from the start to the end", () => {
    const two = played({ score: 9, others: [["hard", "hard", 5]] });
    const three = played({ score: 9, others: [["hard", "hard", 5], ["Anna", null, 7]] });
    const all = [
      two,
      three,
      played({ score: 1, others: [["easy", "easy", 2]], game: "spa" }),
      played({ score: 1, others: [["easy", "easy", 2]], left: true }),
    ];
    const practice = played({ score: 1, others: [["easy", "easy", 2]], practice: true });
    expect(counted([...all, practice], any)).toEqual([two, three]);
    expect(counted([...all, practice], { ...any, players: 3 })).toEqual([three]);
    expect(counted([...all, practice], { ...any, practice: true })).toEqual([two, three, practice]);
  });

  it("and the page opens with the game one plays most", () => {
    const one = (game: string) => played({ game, score: 1, others: [["easy", "easy", 0]] });
    expect(favouriteGame([one("inn"), one("spa"), one("inn")])).toBe("inn");
    expect(favouriteGame([one("inn"), one("spa")])).toBe("spa");
    expect(favouriteGame([])).toBe("");
  });
});

describe("results", () => {
  const games = [12, 30, 18, 24].map((score) => played({ score, others: [["hard", "hard", 20]] }));

  it("are games, wins, average and best", () => {
    expect(sums(games)).toEqual({ games: 4, won: 2, average: 21, best: 30 });
    expect(sums([])).toEqual({ games: 0, won: 0, average: 0, best: 0 });
  });

  it("have streaks: the present one, and the longest", () => {
    expect(streaks(games)).toEqual({ now: 1, longest: 1 });
    const wins = [1, 2, 3].map((score) => played({ score, others: [["easy", "easy", 0]] }));
    const loss = played({ score: 0, others: [["easy", "easy", 9]] });
    expect(streaks([...wins, loss])).toEqual({ now: 0, longest: 3 });
    expect(streaks([loss, ...wins])).toEqual({ now: 3, longest: 3 });
  });

  it("are told by the number of players", () => {
    const three = played({ score: 50, others: [["hard", "hard", 5], ["easy", "easy", 7]] });
    expect(byPlayers([three, ...games])).toEqual([
      { players: 2, games: 4, won: 2, average: 21, best: 30 },
      { players: 3, games: 1, won: 1, average: 50, best: 50 },
    ]);
  });

  it("go game by game with the best of the others and a trend over five", () => {
    const six = [10, 20, 30, 40, 50, 60].map((score) => played({ score, others: [["a", null, 5], ["b", null, 33]] }));
    const points = course(six);
    expect(points.map(({ score, best, won }) => [score, best, won])).toEqual([
      [10, 33, false],
      [20, 33, false],
      [30, 33, false],
      [40, 33, true],
      [50, 33, true],
      [60, 33, true],
    ]);
    expect(points.map(({ trend }) => trend)).toEqual([10, 15, 20, 25, 30, 40]);
  });
});

describe("opponents", () => {
  it("are people by name and bots by kind, with who was ahead", () => {
    const games = [
      played({ score: 20, others: [["medium", "medium", 10], ["medium 2", "medium", 30]] }),
      played({ score: 20, others: [["medium", "medium", 10], ["Anna", null, 15]] }),
      played({ score: 20, won: false, others: [["Anna", null, 20]] }),
    ];
    const [anna, bot] = byOpponent(games);
    expect(bot).toMatchObject({ name: "medium", bot: true, games: 2, ahead: 1, average: 20 });
    expect(bot?.theirs).toBeCloseTo(50 / 3);
    // Level in points, and she won by what decides then.
    expect(anna).toMatchObject({ name: "Anna", bot: false, games: 2, won: 1, ahead: 1, theirs: 17.5 });
  });

  it("called like a bot are still people", () => {
    const games = [
      played({ score: 1, others: [["hard", null, 2]] }),
      played({ score: 1, others: [["hard", "hard", 2]] }),
    ];
    expect(byOpponent(games).map(({ bot }) => bot).sort()).toEqual([false, true]);
  });
});

describe("what one did", () => {
  it("is told by source, beside everybody else", () => {
    const games = [
      played({ score: 24, others: [["hard", "hard", 10], ["easy", "easy", 2]] }),
      played({ score: 14, others: [["hard", "hard", 6]] }),
    ];
    expect(bySource(games)).toEqual([
      { source: "guests", mine: 15, others: 6 },
      { source: "rooms", mine: 4, others: 0 },
    ]);
  });

  it("has favourites: what happened most, and in how many games", () => {
    const one = (guests: Record<string, number>) =>
      played({ score: 1, others: [["easy", "easy", 0]], tally: { guests } });
    const games = [one({ "60": 1, "9": 1 }), one({ "60": 2, "100": 1 }), one({ "9": 1, "49": 1 })];
    expect(favourites(games, "guests", 3)).toEqual([
      { item: "60", times: 3, games: 2 },
      { item: "9", times: 2, games: 2 },
      { item: "49", times: 1, games: 1 },
    ]);
    expect(favourites(games, "staff", 3)).toEqual([]);
  });
});
