"""Who plays the seats of a game: people at this screen, and bots in the others.

The flags (`--humans`, `--against`, `--names`, `--players`) become a seating: for every seat a bot's
name, or None for a person.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.bots.catalogue import find_opponent
from hotelier.cli.options import Given, read_options
from hotelier.cli.saves import UNNAMED, Seating, people_of
from hotelier.cli.sitting import small_number
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, Options
from hotelier.core.names import WIDEST_NAME, can_be_seen, fits_a_name
from hotelier.core.words import listed
from hotelier.messages import known, say


@dataclass(frozen=True, slots=True)
class Table:
    """The options and seats of a new game."""

    options: Options
    seating: Seating


def lay_table(rules: AnyGame, given: Given, humans: str | None, against: str | None) -> Table:
    """The requested options and seating; OptionError if they don't fit together."""
    rivals = None if against is None else read_against(against)
    if rivals is not None and "players" not in given:
        given = given | {"players": str(_size(rules, humans, rivals))}
    options = read_options(rules, given)
    players = int(options["players"])
    people = read_humans("1" if humans is None else humans, players)
    if rivals is None:
        rivals = (UNNAMED,) * (players - len(people))
    return Table(options, seat_all(people, rivals, players))


def _size(rules: AnyGame, humans: str | None, rivals: Sequence[str]) -> int:
    """How many players there are, people and bots together."""
    if humans == "all":
        raise OptionError(say("terminal-no-seat-left"))
    people = 0 if humans == "none" else len(set((humans or "1").split(",")))
    players = people + len(rivals)
    allowed = next(option.values for option in rules.options if option.name == "players")
    if players not in allowed:
        raise OptionError(
            say(
                "terminal-wrong-number",
                people=people,
                rivals=len(rivals),
                players=players,
                game=rules.name,
                allowed=listed([str(each) for each in allowed], "or"),
            )
        )
    return players


def seat_all(people: Sequence[int], rivals: Sequence[str], players: int) -> Seating:
    """People in their seats, the bots in the others, in the order they're named."""
    free = players - len(people)
    if len(rivals) != free:
        facts = {"players": players, "people": len(people), "free": free, "named": len(rivals)}
        raise OptionError(say("terminal-wrong-opponents", **facts))
    waiting = iter(rivals)
    return tuple(None if seat in people else next(waiting) for seat in range(1, players + 1))


def seat_again(kept: Seating | None, humans: str | None, against: str | None, size: int) -> Seating:
    """The seating of a continued game: as it was saved, except for what the flags change."""
    if kept is None:
        kept = seat_all((1,), (UNNAMED,) * (size - 1), size)
    people = people_of(kept) if humans is None else read_humans(humans, size)
    if against is not None:
        return seat_all(people, read_against(against), size)
    risen = iter([kept[seat - 1] for seat in people if kept[seat - 1] is not None])
    again: list[str | None] = []
    for seat, rival in enumerate(kept, start=1):
        if seat in people:
            again.append(None)
            continue
        # If a person leaves one seat and takes a bot's, the bot gets the free one.
        found = rival or next(risen, None)
        if found is None:
            raise OptionError(say("terminal-nobody-plays", seat=seat))
        again.append(found)
    return tuple(again)


def check_opponents(seating: Seating) -> None:
    """Raise OptionError for an unknown bot, such as one saved by another version."""
    for rival in seating:
        if rival is not None:
            find_opponent(rival)


def read_against(text: str) -> tuple[str, ...]:
    """The bots in a list such as `hard,easy` or `search@0.5`."""
    return tuple(find_opponent(name.strip()).name for name in text.split(","))


def read_humans(text: str, players: int) -> tuple[int, ...]:
    """Which seats are people: `1`, `1,3`, `all` or `none`."""
    if text == "all":
        return tuple(range(1, players + 1))
    if text == "none":
        return ()
    words = [word.strip() for word in text.split(",")]
    if not all(1 <= small_number(word) <= players for word in words):
        raise OptionError(say("terminal-bad-seats", n=players, text=repr(text)))
    return tuple(sorted({int(word) for word in words}))


def read_names(text: str | None, seating: Seating) -> tuple[str, ...]:
    """The names of all seats; missing ones are made up."""
    players = len(seating)
    names = [] if text is None else [name.strip() for name in text.split(",")]
    if len(names) > players:
        raise OptionError(say("terminal-many-names", n=players, text=repr(text)))
    for place, name in enumerate(names):
        _check_name(name)
        if name in names[:place]:
            raise OptionError(say("terminal-same-names", name=repr(name)))
    for seat in range(len(names) + 1, players + 1):
        rival = seating[seat - 1]
        names.append(_another(_called(rival) if rival else say("terminal-player", n=seat), names))
    return tuple(names)


def _called(bot: str) -> str:
    """The name of a bot: each level has its own."""
    return say(f"person-{bot}") if known(f"person-{bot}") else bot


def _another(name: str, taken: Sequence[str]) -> str:
    """The name, with a number added if it's taken."""
    same = 1
    found = name
    while found in taken:
        same += 1
        found = f"{name} {same}"
    return found


def _check_name(name: str) -> None:
    """Raise OptionError with the reason if this can't be a player's name."""
    if not name:
        raise OptionError(say("terminal-empty-name"))
    if not can_be_seen(name):
        raise OptionError(say("terminal-unseen-name", name=repr(name)))
    if not fits_a_name(name):
        raise OptionError(say("terminal-wide-name", n=WIDEST_NAME, name=repr(name)))
