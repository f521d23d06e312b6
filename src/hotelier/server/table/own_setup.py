"""Tables whose host has chosen parts of the setup: how they begin, and what everyone is told.

Who starts is one of the table's rules. What else was chosen stays hidden until it's dealt: the
others only learn which parts it was.
"""

from collections.abc import Mapping
from typing import Any

from hotelier.core.game import AnyGame, Options
from hotelier.core.setup import FIRST, Setup
from hotelier.messages import say
from hotelier.messages.message import Message, capital, listed, message
from hotelier.server.http.schemas import OwnSetup, Rules
from hotelier.server.table.details import Facts
from hotelier.server.table.refusals import Refused


def read_wishes(
    game: AnyGame, options: Options, rules: Rules, wish: Mapping[str, Any]
) -> tuple[Rules, dict[str, Any]]:
    """The rules with who starts, and what else was chosen; refused if it's impossible."""
    players = int(options["players"])
    if rules.first is not None and rules.first > players:
        raise Refused("no-such-seat", say("refused-seats", n=players, seat=rules.first))
    chosen = game.read_setup(wish, options).as_dict()
    first = chosen.pop(FIRST, None)
    if first is not None:
        rules = rules.model_copy(update={FIRST: int(first[0])})
    return rules, chosen


def chosen_setup(game: AnyGame, facts: Facts) -> Setup:
    """Everything that was chosen, who starts included, for the deal."""
    chosen = dict(facts.setup)
    if facts.rules.first is not None and FIRST in game.setup_parts:
        chosen[FIRST] = facts.rules.first
    return game.read_setup(chosen, facts.options)


def told_setup(game: AnyGame, options: Options, chosen: Mapping[str, Any]) -> OwnSetup:
    """Which parts were chosen, for everyone; nothing about what was chosen."""
    parts = [part for part in game.parts(options) if part.name in chosen]
    seats = {part.name: sorted(map(int, chosen[part.name])) if part.seats else [] for part in parts}
    told = [message("own-setup-told", parts=listed((part.title for part in parts), "comma"))]
    known = [_of_seats(part.title, seats[part.name]) for part in parts if part.secret]
    if known:
        told.append(message("own-setup-known", parts=listed(known, "comma")))
    return OwnSetup.model_validate({"parts": seats, "told": told})


def _of_seats(title: Message, seats: list[int]) -> Message:
    return message("own-setup-seats", part=title, n=len(seats), seats=listed(seats))


def part_offers(game: AnyGame, options: Options) -> list[dict[str, Any]]:
    """The parts that can be chosen with these options, and what each may have."""
    return [
        {
            "name": part.name,
            "title": capital(part.title),
            "pieces": [
                {"text": piece.text, "name": piece.name, "component": piece.component}
                for piece in {each.text: each for place in part.places for each in place}.values()
            ],
            "places": [part.values(place) for place in range(len(part.places))],
            "seats": part.seats,
            "ordered": part.ordered,
            "secret": part.secret,
            "shared": part.shared,
            "groups": part.groups,
        }
        for part in game.parts(options)
    ]
