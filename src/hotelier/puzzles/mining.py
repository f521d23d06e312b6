"""Finding puzzles: strong bots play a game, and every turn in it is looked at.

All budgets are numbers of positions and rounds, never seconds. So the same seed finds the same
puzzles on any machine.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from hotelier.analysis.playing import error, mean
from hotelier.analysis.trials import Asked, Trials
from hotelier.bots.catalogue import find_opponent
from hotelier.core.game import AnyGame, Options, find_game
from hotelier.core.judge import Judge
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.match import Match, replay
from hotelier.core.record import Record
from hotelier.core.rng import Rng
from hotelier.puzzles.grading import finds, is_trivial, missed
from hotelier.puzzles.shapes import Found, Puzzle
from hotelier.puzzles.sieve import favourites
from hotelier.puzzles.turns import Turn, start_of, turns
from hotelier.puzzles.worth import DEEP, END, VIEWS, NearTrials, TurnTrials, worlds_of

PLAYERS: Final = "planner@300n"  # who plays the games
SEARCHER: Final = "search@400n"  # who must find the best turn
FEWEST: Final = 8  # different turns
ALWAYS: Final = 0.25  # grains by which the best turn must be better in every view,
CLEAR: Final = 0.375  # and on average, however it is measured
FAR: Final = 3.0  # grains behind the best turn at which a turn needs no further look
RIVALS: Final = 3  # turns besides the best one that are played on
DEEP_WORLDS: Final = 32
END_WORLDS: Final = 32
BATCH: Final = 8  # worlds between checks whether more are needed
POSITIONS: Final = 300  # that a plan may look at when playing on
END_POSITIONS: Final = 60  # the same to the end of the game
PLAIN: Final = 3.0  # standard errors at which no more worlds are needed
SURE: Final = 2.0  # standard errors by which the best turn must be better
END_SURE: Final = 1.5  # the same for games played to the end, whose luck is far greater
TO_THE_END: Final = 1_000_000  # more stretches of play than any game has


def options_of(game: AnyGame, seed: int) -> Options:
    """The options of the game with this seed: every variant has its turn."""
    return game.read_options(
        {
            each.name: each.values[seed_of("option", seed, each.name) % len(each.values)]
            for each in game.options
        }
    )


def game_of(game: AnyGame, seed: int) -> Record:
    """The game that strong bots play with this seed."""
    match = Match(game, options_of(game, seed), PairedDealer(seed_of("puzzle", seed))).begin()
    player = find_opponent(PLAYERS)
    bots = [player.sit_down(game) for _ in match.seats]
    luck = [Rng(seed_of("puzzle", seed, seat)) for seat in range(len(bots))]
    while match.actor is not None:
        at = match.actor - 1
        view, legal = match.view(match.actor), match.legal
        match.play(bots[at].choose(view, legal, luck[at], player.budget))
    return match.record()


def _as_mined(game: AnyGame) -> AnyGame:
    """The game whose bots find the same puzzles again."""
    if not game.mined:
        return game
    found: AnyGame = object.__new__(type(game))  # a copy would be the registered game itself
    vars(found).update(vars(game))
    found.best = game.mined
    return found


class Miner:
    """Looks for puzzles of one game, and counts why positions are none."""

    def __init__(self, name: str) -> None:
        self.game = _as_mined(find_game(name))
        self.judge: Judge = self.game.judge(self.game.best)
        self.dropped: Counter[str] = Counter()

    def search(self, seed: int, step: int | None = None) -> Found:
        """The puzzles of the game with this seed, or the one at a step of it."""
        record = game_of(self.game, seed)
        found = [
            puzzle
            for match in self._starts(record, step)
            if (puzzle := self.examined(match, seed, quick=step is None)) is not None
        ]
        last = max((each.step for each in found), default=0)
        kept = replace(record, steps=record.steps[:last], result=None) if found else None
        return Found(seed, kept, tuple(found))

    def _starts(self, record: Record, step: int | None) -> Iterator[Match]:
        """The game at the start of each turn."""
        match = replay(record, 0)
        before = 0, -1  # nobody, never
        for number, text in enumerate(record.steps):
            if match.actor is not None:
                now = match.actor, self.judge.stage(match.state)
                turned, before = now != before, now
                asked = step is None or step == number
                if turned and asked and starts_turn(match):
                    yield match
            match.follow(text)

    def examined(self, match: Match, seed: int, quick: bool = False) -> Puzzle | None:
        """The puzzle at the start of a turn; None if it isn't one.

        `quick`: a quick look may decide that it isn't.
        """
        step, seat = len(match.steps), match.actor
        assert seat is not None
        start = start_of(self.game, match.state, seed, step)
        asked = Asked(step, 0, match.view(seat), "", match.options)
        near = NearTrials(self.game, start.judge, asked)
        if quick and not self.game.brief_turns:
            first = favourites(start, ALWAYS * self.judge.grain)
            if not first or not self._ranked(near, first):
                return self._drop("not promising")
        there = turns(start)
        if len(there) < FEWEST:
            return self._drop("few turns" if there else "too many turns")
        ranked = self._ranked(near, there)
        if not ranked:
            return self._drop("no clear best turn")
        best, second = ranked[0], ranked[1]
        if not best.whole:
            return self._drop("interrupted")
        loss = mean(near.gaps(second.text, best.text, near.number))
        if loss < CLEAR * self.judge.grain:
            return self._drop("no clear best turn")
        deep = self._deeper(asked, ranked, seed)
        if deep is None:
            return self._drop("not clear if played on")
        whole = TurnTrials(self.game, self.judge, asked, (TO_THE_END, END_POSITIONS), (seed, END))
        end = self._clear(whole, best, second, END_WORLDS, END_SURE)
        if end is None:
            return self._drop("not clear at the end")
        if not finds(start, best, find_opponent(SEARCHER)):
            return self._drop("not found by search")
        shares = missed(start, best)
        if is_trivial(shares):
            return self._drop("trivial")
        why = near.why(second.text, best.text)
        return Puzzle(
            game=self.game.name,
            seed=seed,
            step=step,
            seat=seat,
            turns=len(there),
            best=best.line,
            second=second.line,
            loss=round(loss, 2),
            deep=round(deep, 2),
            end=round(end, 2),
            why={name: round(points, 2) for name, points in why.items() if round(points, 2)},
            missed=shares,
            theme=self.game.theme(why, start.state, best.end, second.end, best.line),
        )

    def _drop(self, why: str) -> Puzzle | None:
        self.dropped[why] += 1
        return None

    def _ranked(self, near: NearTrials, there: Sequence[Turn]) -> list[Turn]:
        """The best turn, then its rivals; none if it isn't clearly best in every view."""
        each = worlds_of(self.judge)
        totals = [0.0] * len(there)
        alive = list(range(len(there)))
        best = -1
        for view in range(VIEWS):
            sums = dict.fromkeys(alive, 0.0)
            for number in range(view * each, (view + 1) * each):
                world, luck = near.world(number)
                for at in alive:
                    sums[at] += near.lead(there[at].line, world, luck) / each
            order = sorted(alive, key=lambda at: -sums[at])
            gap = sums[order[0]] - sums[order[1]]
            if best not in (-1, order[0]) or gap < ALWAYS * self.judge.grain:
                return []
            best = order[0]
            # What's far behind stays behind.
            alive = [at for at in order if sums[best] - sums[at] < FAR * self.judge.grain]
            alive = alive if len(alive) > RIVALS else order[: RIVALS + 1]
            for at in alive:
                totals[at] += sums[at]
        order = sorted(alive, key=lambda at: -totals[at])
        return [there[at] for at in order[: RIVALS + 1]]

    def _deeper(self, asked: Asked, ranked: Sequence[Turn], seed: int) -> float | None:
        """How much better the best turn is if everyone has two more; None if not clearly."""
        ahead = self.judge.foresight * 2 * len(asked.view.seats)
        trials = TurnTrials(self.game, self.judge, asked, (ahead, POSITIONS), (seed, DEEP))
        found: list[float] = []
        for rival in ranked[1:]:
            gap = self._clear(trials, ranked[0], rival, DEEP_WORLDS, SURE)
            if gap is None:
                return None
            found.append(gap)
        return found[0]

    def _clear(
        self, trials: Trials, best: Turn, rival: Turn, most: int, sure: float
    ) -> float | None:
        """How much better the best turn is than a rival; None if that isn't beyond doubt."""
        least = CLEAR * self.judge.grain
        for number in range(BATCH, most + 1, BATCH):
            gaps = trials.gaps(rival.text, best.text, number)
            gap, doubt = mean(gaps), error(gaps)
            if gap >= max(least, PLAIN * doubt):
                return gap
            if gap + doubt < least:
                return None
        return gap if gap >= max(least, sure * doubt) else None


def starts_turn(match: Match) -> bool:
    """Whether the current decision is one that turns start with."""
    starts = match.game.turn_starts
    return not starts or match.decision in starts
