"""`hotelier hint`: the best actions at a step of a record, as a strong bot rates them.

It works from the view of the seat to move, so it knows nothing that this player doesn't.
"""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.bots.bot import Advice, Budget
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.comparing import WORLDS
from hotelier.bots.hints import BEST, SHARE, points_of, points_words
from hotelier.bots.thinkers import Thinker
from hotelier.cli.errors import warn_of_signs
from hotelier.cli.options import DataFile
from hotelier.cli.pictures import Choice, picture_of
from hotelier.cli.pictures.paint import FAINT, GOLD, RULE, STRONG, TITLE
from hotelier.cli.screen import waiting
from hotelier.core.errors import HotelierError, OptionError, RecordError
from hotelier.core.game import AnyGame
from hotelier.core.match import Match
from hotelier.core.record import Record, load
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.core.words import percent
from hotelier.messages import say, written
from hotelier.messages.message import playing

ADVISER: Final = "search"
SECONDS: Final = 3.0
AGES: Final = 3600.0  # seconds, if only rounds should count


def hint(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    step: Annotated[
        int | None,
        typer.Option(min=0, help="The position after this many steps.", show_default="the last"),
    ] = None,
    top: Annotated[int, typer.Option(metavar="N", min=1, help="Number of actions to show.")] = 3,
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            max=AGES,
            help="Seconds to think.",
            show_default=f"{SECONDS:g}, or as many as --rounds needs",
        ),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Rounds of search, at most. With --seed, the hint is then the same every time.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Seed for guessing hidden cards.", show_default="random"),
    ] = None,
    bot: Annotated[
        str, typer.Option(metavar="NAME", help="The bot to ask; it must rate its actions.")
    ] = ADVISER,
    data: DataFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Show the best actions at a step of a game, and how sure the bot is.

    The bot sees only what the player to move can see, so no hidden cards. For
    each action it gives the final score it expects, the chance to win, and how
    sure it is that no other action is better. For the best three, it says which
    points they gain or lose. Steps are counted as in show.

    [bold]Examples[/bold]
      hotelier hint game.json
      hotelier hint game.json --step 40 --top 5 --seconds 10
      hotelier hint game.json --step 40 --rounds 200 --seed 1 --json
    """
    written = load(record)
    try:
        match = written.at(len(written.steps) if step is None else step, data=data)
    except HotelierError as error:
        raise RecordError(f"{record}: {error}") from error
    seat = match.actor
    if seat is None:
        raise OptionError(f"{record}: {_nobody(match, written)}")
    view = match.view(seat)
    console = Console(highlight=False, quiet=as_json)
    warn_of_signs()
    with waiting(console, say("terminal-looking-ahead")):
        luck = Rng(secrets.randbits(48) if seed is None else seed)
        found = advised(match.game, view, _budget(seconds, rounds, bot), luck, bot, top)
    picture = picture_of(match.game)
    with playing(match.seats):
        choices = picture.choices(view)
    if as_json:
        print(json.dumps(_as_dict(match, seat, found, choices), ensure_ascii=False, indent=2))
        return
    where = say("terminal-step", step=len(match.steps), steps=len(written.steps))
    who = say("terminal-step-question", name=match.seats[seat - 1], seat=seat)
    asked = (picture.question(view), STRONG)
    console.print(Text.assemble((where, FAINT), " ", who, " ", asked))
    console.print(advice_table(found, choices))


def _budget(seconds: float | None, rounds: int | None, bot: str) -> Budget:
    if seconds is None and "@" in bot:
        seconds = find_opponent(bot).budget.seconds
    elif seconds is None:
        seconds = SECONDS if rounds is None else AGES
    return Budget(seconds, rounds or 0)


def _nobody(match: Match, record: Record) -> str:
    """Why there is no hint for this step, and which steps have one."""
    after = len(match.steps)
    if match.over:
        return say("terminal-advice-over", step=after)
    for text in record.steps[after:]:
        match.follow(text)
        if match.actor is not None:
            return say("terminal-advice-try", step=after, other=len(match.steps))
    return say("terminal-advice-chance", step=after)


@dataclass(frozen=True, slots=True)
class Reasoned:
    """An action as a bot rates it, and by which sources of points it differs from the best."""

    advice: Advice
    points: dict[str, float]


def advised(
    game: AnyGame, view: View, budget: Budget, luck: Rng, bot: str = ADVISER, top: int = BEST
) -> list[Reasoned]:
    """What a bot thinks of a seat's best actions, based on its view; best first."""
    end = perf_counter() + budget.seconds
    adviser = find_opponent(bot).sit_down(game)
    thinking = Budget(SHARE * budget.seconds, budget.nodes)
    found = adviser.advise(view, view.legal, luck, thinking)[:top]
    if not found:
        raise OptionError(say("terminal-advice-none", bot=bot, other=ADVISER))
    points: list[dict[str, float]] = []
    if isinstance(adviser, Thinker):
        worlds = budget.nodes or WORLDS
        points = points_of(game, adviser.judge, view, found[:BEST], end, worlds)
    points += [{} for _ in found[len(points) :]]
    return [Reasoned(each, why) for each, why in zip(found, points, strict=True)]


def advice_table(
    advice: Sequence[Reasoned], choices: Sequence[Choice], numbered: bool = False
) -> Table:
    """One row per action: what it does, and how it's rated."""
    table = Table(
        box=box.SIMPLE_HEAD,
        header_style=TITLE,
        border_style=RULE,
        pad_edge=False,
        caption=say("terminal-advice-legend"),
        caption_style=FAINT,
        caption_justify="left",
    )
    if numbered:
        table.add_column("", justify="right", style=f"bold {GOLD}", no_wrap=True)
    table.add_column(say("terminal-advice-action"), style=STRONG, no_wrap=True)
    table.add_column(say("terminal-advice-words"), overflow="fold")
    for column in ("points", "win", "sure"):
        table.add_column(say(f"terminal-advice-{column}"), justify="right", no_wrap=True)
    places = {choice.text: number for number, choice in enumerate(choices)}
    for rank, reasoned in enumerate(advice):
        each = reasoned.advice
        place = places[each.action]
        number = [str(place + 1)] if numbered else []
        told = [written(each.score), percent(each.win), percent(each.sure)]
        table.add_row(*number, Text(each.action), Text(choices[place].words), *told)
        why = points_words(reasoned.points, rank)
        if why:
            table.add_row(*(("",) if numbered else ()), "", Text(why, FAINT))
    return table


def _as_dict(
    match: Match, seat: int, advice: Sequence[Reasoned], choices: Sequence[Choice]
) -> dict[str, object]:
    words = {choice.text: choice.words for choice in choices}
    return {
        "step": len(match.steps),
        "seat": seat,
        "name": match.seats[seat - 1],
        "decision": match.decision,
        "advice": [
            {
                "action": each.advice.action,
                "words": words[each.advice.action],
                "score": round(each.advice.score, 2),
                "win": round(each.advice.win, 4),
                "sure": round(each.advice.sure, 4),
                "points": {name: round(amount, 2) for name, amount in each.points.items()},
            }
            for each in advice
        ],
    }
