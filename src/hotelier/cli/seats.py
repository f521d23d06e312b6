"""Who plays the seats of a game: people at this screen, and opponents in the others.

What was asked for (`--humans`, `--against`, `--names`, `--players`) becomes a seating: for every
seat an opponent's name, or None where a person sits.
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
from hotelier.core.words import listed, number


@dataclass(frozen=True, slots=True)
class Table:
    """What a new game is begun with."""

    options: Options
    seating: Seating


def lay_table(rules: AnyGame, given: Given, humans: str | None, against: str | None) -> Table:
    """The options and the seating that were asked for; OptionError where they do not fit."""
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
    """How many players people and opponents make together."""
    if humans == "all":
        raise OptionError("--humans all leaves no seat for --against")
    people = 0 if humans == "none" else len(set((humans or "1").split(",")))
    players = people + len(rivals)
    allowed = next(option.values for option in rules.options if option.name == "players")
    if players not in allowed:
        raise OptionError(
            f"{number(people, 'person', 'people')} and {number(len(rivals), 'opponent')} make "
            f"{number(players, 'player')}; {rules.name} is for "
            f"{listed([str(each) for each in allowed], 'or')}"
        )
    return players


def seat_all(people: Sequence[int], rivals: Sequence[str], players: int) -> Seating:
    """People in their seats, the opponents in the others, in the order they are named."""
    free = players - len(people)
    if len(rivals) != free:
        raise OptionError(
            f"{players} players with {number(len(people), 'person', 'people')} need "
            f"{number(free, 'opponent')}, but --against names {len(rivals)}"
        )
    waiting = iter(rivals)
    return tuple(None if seat in people else next(waiting) for seat in range(1, players + 1))


def seat_again(kept: Seating | None, humans: str | None, against: str | None, size: int) -> Seating:
    """The seating of a game that goes on: as it was kept, but for what is asked otherwise."""
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
        # A seat that a person has left goes to an opponent whose seat a person took.
        found = rival or next(risen, None)
        if found is None:
            raise OptionError(f"nobody plays seat {seat} now: name its opponent with --against")
        again.append(found)
    return tuple(again)


def check_opponents(seating: Seating) -> None:
    """OptionError for an opponent that there is not, say in a game kept by another version."""
    for rival in seating:
        if rival is not None:
            find_opponent(rival)


def read_against(text: str) -> tuple[str, ...]:
    """The opponents a list such as `hard,easy` or `search@0.5` names."""
    return tuple(find_opponent(name.strip()).name for name in text.split(","))


def read_humans(text: str, players: int) -> tuple[int, ...]:
    """Which seats are people: `1`, `1,3`, `all` or `none`."""
    if text == "all":
        return tuple(range(1, players + 1))
    if text == "none":
        return ()
    words = [word.strip() for word in text.split(",")]
    if not all(1 <= small_number(word) <= players for word in words):
        raise OptionError(
            f"--humans must be seats from 1 to {players} such as 1 or 1,2, or all, or none, "
            f"not {text!r}"
        )
    return tuple(sorted({int(word) for word in words}))


def read_names(text: str | None, seating: Seating) -> tuple[str, ...]:
    """The names of all seats; those not given are made up from who sits there."""
    players = len(seating)
    names = [] if text is None else [name.strip() for name in text.split(",")]
    if len(names) > players:
        raise OptionError(f"--names must be at most {players} for {players} players, not {text!r}")
    for place, name in enumerate(names):
        _check_name(name)
        if name in names[:place]:
            raise OptionError(f"--names must all differ, yet two seats are {name!r}")
    for seat in range(len(names) + 1, players + 1):
        rival = seating[seat - 1]
        names.append(_another(f"Player {seat}" if rival is None else rival, names))
    return tuple(names)


def _another(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it where somebody has it already."""
    same = 1
    found = name
    while found in taken:
        same += 1
        found = f"{name} {same}"
    return found


def _check_name(name: str) -> None:
    """OptionError says why this cannot be a player's name."""
    if not name:
        raise OptionError("--names must not be empty, nor have nothing between two commas")
    if not can_be_seen(name):
        raise OptionError(f"--names must be signs that can be printed, not {name!r}")
    if not fits_a_name(name):
        raise OptionError(f"--names must each be 1 to {WIDEST_NAME} columns wide, not {name!r}")
