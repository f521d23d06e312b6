"""How long each level thinks about a decision, and what it promises.

    python bench/levels.py                     all levels, both games, two and four players
    python bench/levels.py --games 1 --jobs 8  sooner, with eight rows at a time
    python bench/levels.py --levels easy,hard --games 3

Bots of a level play whole games against each other, each in a process of its own, with whatever
engine is installed. The time of a decision is from the view to the answer. Decisions with a single
action are left out. On a machine that also does something else, the processor's time says more than
the clock; but a bot that's limited by the clock thinks less there.
"""

from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import hotelier
from hotelier.arena.processes import shared_out
from hotelier.bots.catalogue import LEVELS, find_opponent
from hotelier.core.game import find_game
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.words import percent


@dataclass
class Times:
    """How long the decisions of a level took, in seconds."""

    promise: float
    taken: list[float] = field(default_factory=list)  # by the clock
    busy: list[float] = field(default_factory=list)  # of the processor

    @property
    def mean(self) -> float:
        """On average."""
        return sum(self.taken) / len(self.taken)

    @property
    def worst(self) -> float:
        """The longest."""
        return max(self.taken)

    @property
    def late(self) -> float:
        """The share of decisions that took longer than promised."""
        return sum(each > self.promise for each in self.taken) / len(self.taken)


@dataclass(frozen=True)
class Row:
    """Games between bots of a level, up to so many decisions."""

    game: str
    level: str
    players: int
    games: int
    decisions: int
    seed: int


def measured(row: Row) -> Times:
    """How long its decisions took."""
    rules, players, seed, decisions = find_game(row.game), row.players, row.seed, row.decisions
    opponent = find_opponent(row.level).at(rules)
    found = Times(opponent.budget.seconds)
    seats = tuple(f"Bot {seat}" for seat in range(1, players + 1))
    for number in range(row.games):
        options = rules.read_options({"players": players})
        dealer = PairedDealer(seed_of(seed, "deal", number))
        match = Match(rules, options, dealer, seats).begin()
        bots = [opponent.sit_down(rules) for _ in seats]
        luck = [Rng(seed_of(seed, number, seat)) for seat in range(players)]
        while (seat := match.actor) is not None and len(found.taken) < decisions:
            view, legal = match.view(seat), match.legal
            began, busy = perf_counter(), process_time()
            answer = bots[seat - 1].choose(view, legal, luck[seat - 1], opponent.budget)
            if len(legal) > 1:
                found.taken.append(perf_counter() - began)
                found.busy.append(process_time() - busy)
            match.play(answer)
    return found


def levels(
    game: Annotated[str, typer.Option(help="Which game.", show_default="every game")] = "",
    names: Annotated[str, typer.Option("--levels", help="Which levels.")] = ",".join(LEVELS),
    players: Annotated[str, typer.Option(help="Numbers of players.")] = "2,4",
    games: Annotated[int, typer.Option(min=1, help="Games per row.")] = 2,
    decisions: Annotated[int, typer.Option(min=1, help="Decisions per row, at most.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Rows at a time, each on a core.")] = 1,
) -> None:
    """Show the mean and the worst time of a decision, level by level."""
    engine = f"{'compiled' if hotelier.compiled else 'interpreted'} engine"
    table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False, title=engine)
    for column in ("game", "level"):
        table.add_column(column, no_wrap=True)
    columns = ("players", "decisions", "mean\ns", "worst\ns", "worst, CPU\ns", "promise\ns", "late")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    rows = [
        Row(each, level, number, games, decisions, seed)
        for each in ([game] if game else hotelier.games())
        for level in names.split(",")
        for number in map(int, players.split(","))
    ]
    for row, found in zip(rows, shared_out(measured, rows, jobs), strict=True):
        table.add_row(
            row.game,
            row.level,
            str(row.players),
            str(len(found.taken)),
            f"{found.mean:.3f}",
            f"{found.worst:.3f}",
            f"{max(found.busy):.3f}",
            f"{found.promise:g}",
            percent(found.late),
        )
    Console(width=max(90, Console().width)).print(table)


if __name__ == "__main__":
    typer.run(levels)
