"""Is the analysis right? Moves it blames are played to the end, and so is what it says is better.

    python bench/blame.py --jobs 16                              the linear judge and the network
    python bench/blame.py --game overbooking --judges tuned
    python bench/blame.py --games 1 --rounds 4 --playouts 8      a quick look

Two bots play seeded games, and now and then one of them makes a random move. Each judge analyses
the same games and names the costliest moves. Then the move and the better one are played to the end
in the same imagined worlds, always by the same judge, whoever was asked for the blame.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from hotelier.analysis.engine import Work
from hotelier.analysis.moves import END, TO_THE_END, judged
from hotelier.analysis.playing import error, mean
from hotelier.analysis.shapes import Effort, Verdict
from hotelier.analysis.trials import Trials
from hotelier.arena.processes import cores, shared_out
from hotelier.bots.catalogue import find_opponent
from hotelier.core.game import LEARNT, TUNED, AnyGame, find_game
from hotelier.core.judge import Judge
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.match import Match
from hotelier.core.record import Record, read_record
from hotelier.core.rng import Rng
from hotelier.core.words import percent

SURE: Final = 1.96  # standard errors in a 95% interval
PER_TASK: Final = 8  # playouts, each of both moves


@dataclass(frozen=True)
class Plan:
    """Everything that determines the result."""

    game: str
    bot: str
    blunders: float  # percentage of random moves
    seed: int
    effort: Effort
    referee: str  # the judge whose plans play the moves to the end

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return find_game(self.game)

    def record(self, number: int) -> Record:
        """One game of two bots who blunder."""
        rules, opponent = self.rules, find_opponent(self.bot)
        match = Match(
            rules,
            rules.read_options({}),
            PairedDealer(seed_of(self.seed, "deal", number)),
            ("Ada", "Ben"),
        ).begin()
        bots = [opponent.at(rules).sit_down(rules) for _ in match.seats]
        luck = [Rng(seed_of(self.seed, "bot", number, seat)) for seat in range(len(bots))]
        blunder = Rng(seed_of(self.seed, "blunder", number))
        budget = opponent.at(rules).budget
        while (seat := match.actor) is not None:
            legal = match.legal
            if int(blunder.below(10_000)) < 100 * self.blunders:
                match.play(legal[blunder.below(len(legal))])
            else:
                at = seat - 1
                match.play(bots[at].choose(match.view(seat), legal, luck[at], budget))
        return match.record()


@lru_cache(maxsize=8)
def judge_of(game: str, name: str) -> Judge:
    """A judge by the name of its weights, or by a file."""
    return find_game(game).judge(Path(name) if Path(name).suffix else name)


@dataclass(frozen=True)
class Question:
    """What to analyse: one decision of a game, by one judge."""

    plan: Plan
    game: int
    record: Record
    judge: str
    number: int


@dataclass(frozen=True)
class Trial:
    """What to play to the end: a blamed move and the better one, in a few worlds."""

    question: Question
    taken: str
    best: str
    part: int
    worlds: int


@dataclass(frozen=True)
class Blamed:
    """A blamed move: what the analysis says it cost, and what the games say."""

    judge: str
    game: int
    step: int
    taken: str
    best: str
    said: float
    played: float
    error: float


@lru_cache(maxsize=4)
def _work(plan: Plan, record_text: str) -> Work:
    return Work(read_record(json.loads(record_text)), plan.effort, plan.seed)


def work_of(question: Question) -> Work:
    """The game of a question, replayed once per process."""
    told = json.dumps(question.record.as_dict(), sort_keys=True)
    return _work(question.plan, told)


def played(plan_and_number: tuple[Plan, int]) -> Record:
    """One game."""
    plan, number = plan_and_number
    return plan.record(number)


def verdict(question: Question) -> Verdict:
    """What the judge says about a move."""
    plan, work = question.plan, work_of(question)
    asked = work.asked[question.number]
    judge = judge_of(plan.game, question.judge)
    return judged(work.game, judge, asked, plan.effort, plan.seed)


def gaps(trial: Trial) -> list[float]:
    """How much more the better move led to, world by world."""
    question = trial.question
    plan, work = question.plan, work_of(question)
    seeds = seed_of(plan.seed, "playout", trial.part) % 2**31, END
    horizon = TO_THE_END, plan.effort.positions
    asked = work.asked[question.number]
    trials = Trials(work.game, judge_of(plan.game, plan.referee), asked, horizon, seeds)
    return trials.gaps(trial.taken, trial.best, trial.worlds)


def blamed(
    plan: Plan, judges: list[str], games: int, moves: int, playouts: int, jobs: int
) -> Iterator[Blamed]:
    """Blame the moves of all games, and play them to the end."""
    records = list(shared_out(played, [(plan, number) for number in range(games)], jobs))
    questions = []
    for game, record in enumerate(records):
        asked = Work(record, plan.effort, plan.seed).asked
        questions += [
            Question(plan, game, record, judge, number)
            for judge in judges
            for number, each in enumerate(asked)
            if len(each.view.legal) > 1
        ]
    verdicts = list(zip(questions, shared_out(verdict, questions, jobs), strict=True))
    chosen: list[tuple[Question, Verdict]] = []
    for judge in judges:
        for game in range(games):
            found = [
                (question, each)
                for question, each in verdicts
                if (question.judge, question.game) == (judge, game)
                and each.blamed
                and not each.decided
            ]
            chosen += sorted(found, key=lambda each: -each[1].loss)[:moves]
    trials = [
        Trial(question, each.taken, each.best, part, min(PER_TASK, playouts - first))
        for question, each in chosen
        for part, first in enumerate(range(0, playouts, PER_TASK))
    ]
    parts = shared_out(gaps, trials, jobs)
    for question, each in chosen:
        outcome: list[float] = []
        for _ in range(0, playouts, PER_TASK):
            outcome += next(parts)
        yield Blamed(
            question.judge,
            question.game,
            each.step,
            each.taken,
            each.best,
            each.loss,
            mean(outcome),
            error(outcome),
        )


def correlation(one: list[float], other: list[float]) -> float:
    """How closely two lists of numbers go together, -1 to 1."""
    a, b = mean(one), mean(other)
    both = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    alone = sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other)
    return both / alone**0.5 if alone else 0.0


def summary(found: list[Blamed]) -> dict[str, float]:
    """What the blamed moves of one judge say about it."""
    said, outcome = [each.said for each in found], [each.played for each in found]
    number = len(found)
    return {
        "moves": number,
        "said": mean(said),
        "played": mean(outcome),
        "interval": SURE * error(outcome),
        "worse": sum(each > 0 for each in outcome) / number,
        "surely worse": sum(each.played > SURE * each.error for each in found) / number,
        "surely better": sum(each.played < -SURE * each.error for each in found) / number,
        "correlation": correlation(said, outcome),
    }


def check(
    game: Annotated[str, typer.Option(help="Which game.")] = "austria",
    judges: Annotated[
        str, typer.Option(help="Weights to analyse with: names or files.")
    ] = f"{TUNED},{LEARNT}",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 3,
    moves: Annotated[int, typer.Option(min=1, help="Blamed moves per game, at most.")] = 7,
    playouts: Annotated[int, typer.Option(min=2, help="Playouts of each move.")] = 80,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of search per decision.")] = 32,
    bot: Annotated[str, typer.Option(help="Who plays the games.")] = "hard@600n",
    blunders: Annotated[float, typer.Option(min=0, max=100, help="Percentage of them.")] = 8,
    referee: Annotated[
        str, typer.Option(help="Whose plans play to the end.", show_default="the game’s best")
    ] = "",
    seed: Annotated[int, typer.Option(min=0, help="Seed for everything.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = cores(),
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how far the analysis agrees with games played to the end."""
    effort = Effort.of(rounds) if rounds != Effort().rounds else Effort()
    plan = Plan(game, bot, blunders, seed, effort, referee or find_game(game).best)
    names = judges.split(",")
    for name in names:
        judge_of(game, name)  # refuse a bad name now
    found = list(blamed(plan, names, games, moves, playouts, jobs))
    told = {
        name: summary([each for each in found if each.judge == name])
        for name in names
        if any(each.judge == name for each in found)
    }
    if as_json:
        print(json.dumps({"judges": told, "moves": [asdict(each) for each in found]}, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan", pad_edge=False)
    table.add_column("judge", no_wrap=True)
    for column in (
        "moves\nblamed",
        "analysis\nsays",
        "games\nsay",
        "worse",
        "surely\nworse",
        "surely\nbetter",
        "corre-\nlation",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for name, each in told.items():
        table.add_row(
            name,
            f"{each['moves']:.0f}",
            f"{each['said']:.1f}",
            f"{each['played']:.1f} ± {each['interval']:.1f}",
            percent(each["worse"]),
            percent(each["surely worse"]),
            percent(each["surely better"]),
            f"{each['correlation']:.2f}",
        )
    console = Console()
    console.print(table)
    console.print("Points lost by a blamed move, on average; which moves were worse, in the games.")
    for name in names:
        if name not in told:
            console.print(f"{name} blames no move in these games.")


if __name__ == "__main__":
    typer.run(check)
