"""How long each level thinks about a decision, and what it promises.

    python bench/levels.py                     all levels, both games, two and four players
    python bench/levels.py --levels easy,hard --games 3

Bots of a level play whole games against each other, one process on one core, with whatever engine
is installed. The time of a decision is from the view to the answer, including what the level plans
in advance; decisions with a single action are left out.
"""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import hotelier
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
    taken: list[float] = field(default_factory=list)

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


def measured(game: str, level: str, players: int, games: int, decisions: int, seed: int) -> Times:
    """Games between bots of a level, up to so many decisions."""
    rules = find_game(game)
    opponent = find_opponent(level).at(rules)
    found = Times(opponent.budget.seconds)
    seats = tuple(f"Bot {seat}" for seat in range(1, players + 1))
    for number in range(games):
        options = rules.read_options({"players": players})
        dealer = PairedDealer(seed_of(seed, "deal", number))
        match = Match(rules, options, dealer, seats).begin()
        bots = [opponent.sit_down(rules) for _ in seats]
        luck = [Rng(seed_of(seed, number, seat)) for seat in range(players)]
        while (seat := match.actor) is not None and len(found.taken) < decisions:
            view, legal = match.view(seat), match.legal
            began = perf_counter()
            answer = bots[seat - 1].choose(view, legal, luck[seat - 1], opponent.budget)
            if len(legal) > 1:
                found.taken.append(perf_counter() - began)
            match.play(answer)
    return found


def levels(
    game: Annotated[
        str, typer.Option(help="Which game.", show_default="every game")
    ] = "",
    names: Annotated[str, typer.Option("--levels", help="Which levels.")] = ",".join(LEVELS),
    players: Annotated[str, typer.Option(help="Numbers of players.")] = "2,4",
    games: Annotated[int, typer.Option(min=1, help="Games per row.")] = 2,
    decisions: Annotated[int, typer.Option(min=1, help="Decisions per row, at most.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 1,
) -> None:
    """Show the mean and the worst time of a decision, level by level."""
    engine = "compiled" if hotelier.compiled else "interpreted"
    table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False, title=engine)
    for column in ("game", "level"):
        table.add_column(column, no_wrap=True)
    for column in ("players", "decisions", "mean, s", "worst, s", "promised, s", "late"):
        table.add_column(column, justify="right", no_wrap=True)
    for each in [game] if game else hotelier.games():
        for level in names.split(","):
            for number in map(int, players.split(",")):
                found = measured(each, level, number, games, decisions, seed)
                table.add_row(
                    each,
                    level,
                    str(number),
                    str(len(found.taken)),
                    f"{found.mean:.3f}",
                    f"{found.worst:.3f}",
                    f"{found.promise:g}",
                    percent(found.late),
                )
    Console().print(table)


if __name__ == "__main__":
    typer.run(levels)
