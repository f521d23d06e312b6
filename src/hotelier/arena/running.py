"""A contest in progress: its games so far, its directory, its faults and the results."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from hotelier.arena.contest import play_all
from hotelier.arena.folder import Folder, continued
from hotelier.arena.playing import Contest, Fault
from hotelier.arena.ratings import Rating, rated, wanted
from hotelier.arena.report import report
from hotelier.arena.results import GameResult
from hotelier.arena.schedule import Fixture, labels
from hotelier.arena.sequential import Duel, Sprt, Verdict
from hotelier.arena.sheet import as_csv
from hotelier.arena.standings import Standings, ahead, count
from hotelier.core.errors import OptionError
from hotelier.core.match import pick_game


class Results:
    """The games of a contest so far, and what they say about the bots."""

    def __init__(self, contest: Contest, out: Path | None = None, sprt: Sprt | None = None) -> None:
        if sprt is not None and contest.options["players"] != 2:
            raise OptionError("a sequential test compares two bots: it needs two players")
        self.contest = contest if out is None else continued(out, contest)
        self.folder = None if out is None else Folder(out, self.contest)
        self.sprt = sprt
        self.games: list[GameResult] = []
        self.faults: list[Fault] = []
        self._duels: dict[frozenset[str], Duel] = {}
        self._halves: dict[tuple[frozenset[str], int], float] = {}  # deals with one seating played
        if self.folder is not None:
            for game in sorted(self.folder.results, key=lambda game: game.deal):
                self._count(game)

    def left(self) -> list[Fixture]:
        """The games that are still missing, each with its own number."""
        there = {(game.deal, game.seating) for game in self.games}
        taken = {game.number for game in self.games}
        fixtures = self.contest.fixtures()
        free = max([*taken, len(fixtures)]) + 1
        found: list[Fixture] = []
        for fixture in fixtures:
            if (fixture.deal, fixture.seating) in there:
                continue
            number = fixture.number
            if number in taken:
                number, free = free, free + 1
            found.append(Fixture(number, fixture.deal, fixture.seating))
        return found

    def play(
        self,
        jobs: int = 1,
        cluster: str | None = None,
        *,
        apart: bool = False,
        watch: Callable[[], object] = lambda: None,
    ) -> None:
        """Play what's missing and call `watch` after each game. If stopped, it keeps its games."""
        left = self.left()
        games = play_all(
            self.contest,
            left,
            max(1, min(jobs, len(left))),
            cluster,
            apart=apart,
            faults=self.faults,
            settled=self.settled,
        )
        with closing(games):
            for played in games:
                if self.folder is not None:
                    self.folder.add(played)
                self._count(played.result)
                watch()

    def _count(self, game: GameResult) -> None:
        self.games.append(game)
        if self.sprt is None or len(set(game.seating)) < 2:
            return
        a, b = sorted(game.seating)
        both = frozenset((a, b))
        half = self._halves.pop((both, game.deal), None)
        if half is None:
            self._halves[both, game.deal] = ahead(a, b, game)
        else:
            duel = self._duels.setdefault(both, Duel(self.sprt, a, b))
            duel.add((half + ahead(a, b, game)) / 2)

    def settled(self, seating: tuple[str, ...]) -> bool:
        """Whether the sequential test, if there is one, has decided between two bots."""
        return self.sprt is not None and self.verdict(*seating).decided

    def verdict(self, a: str, b: str) -> Verdict:
        """The sequential test's verdict on two bots."""
        duel = self._duels.get(frozenset((a, b)))
        return Verdict(0, None, False) if duel is None else duel.verdict

    @property
    def standings(self) -> Standings:
        """Win rates, scores and pairs with their intervals."""
        return count(labels(self.contest.bots), self.games)

    @property
    def ratings(self) -> dict[str, Rating] | None:
        """OpenSkill's ratings; None for two bots, or if OpenSkill isn't installed."""
        return rated(self.games) if self.rates else None

    @property
    def rates(self) -> bool:
        """Whether ratings say more than the win rates."""
        return wanted(labels(self.contest.bots), self.games)

    def report(self) -> str:
        """The page of the contest, as HTML."""
        game = pick_game(self.contest.game, self.contest.data)
        return report(self.contest, game, self.standings, self.ratings, self.games)

    def write(self) -> None:
        """Write the table and the page into the directory."""
        if self.folder is not None:
            self.folder.write("games.csv", as_csv(self.games))
            self.folder.write("report.html", self.report())
