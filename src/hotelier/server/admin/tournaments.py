"""Tournaments and the ladder: a player removed on request, a new link for an organiser."""

import time
from collections.abc import Callable
from dataclasses import replace

from hotelier.core.errors import OptionError
from hotelier.server.admin.desk import AdminError, Desk
from hotelier.server.bans import folded
from hotelier.server.store.rows import TournamentRow
from hotelier.server.store.tournaments import (
    KeepingTournament,
    name_of_key,
    tournament,
    tournaments_in,
    unclaim,
)
from hotelier.server.table.names import check_name
from hotelier.server.table.tokens import digest, new_key
from hotelier.server.tournaments.details import TournamentFacts

TRIES = 20  # how often a change is retried if a server was faster


def erase_entries(desk: Desk, text: str) -> int:
    """Remove a player from all tournaments, by name or token; returns how many entries that was."""
    shown, name = digest(text), _name(text)
    with desk.reading() as connection:
        rows = tournaments_in(connection, ("open", "running", "over"))
    found = 0
    for row in rows:
        entrants = TournamentFacts.model_validate(row.facts).entrants
        if any(each.digest == shown or _is_called(each.bot, each.name, name) for each in entrants):
            found += _change(desk, row.id, lambda row: _without(row, shown, name))
    return found


def erase_rating(desk: Desk, text: str) -> int:
    """Remove a name from the ladder, by name or by its key; returns how many that was."""
    with desk.writing() as connection:
        owned = name_of_key(connection, digest(text))
        return unclaim(connection, folded(text) if owned is None else owned[0])


def renew_organiser(desk: Desk, id: str) -> str:
    """A new key for the organiser of a tournament; the old one stops working."""
    key = new_key()

    def renewed(row: TournamentRow) -> tuple[TournamentRow, int]:
        return replace(row, facts={**row.facts, "lock": digest(key)}), 1

    _change(desk, id, renewed)
    return key


def _change(desk: Desk, id: str, do: Callable[[TournamentRow], tuple[TournamentRow, int]]) -> int:
    for _ in range(TRIES):
        with desk.writing() as connection:
            row = tournament(connection, id)
            if row is None:
                raise AdminError(f"there is no tournament {id!r}")
            changed, answer = do(row)
            now = replace(changed, version=row.version + 1, changed=time.time())
            if KeepingTournament(now).begin(connection):
                return answer
    raise AdminError(f"tournament {id} changes too quickly: try again")


def _without(row: TournamentRow, shown: str, name: str | None) -> tuple[TournamentRow, int]:
    facts = TournamentFacts.model_validate(row.facts)
    theirs = [
        each
        for each in facts.entrants
        if each.digest == shown or _is_called(each.bot, each.name, name)
    ]
    for each in theirs:
        if row.phase == "open":
            facts.entrants.remove(each)
        else:
            each.name, each.digest, each.left = f"player {each.number}", "", True
    return replace(row, facts=facts.model_dump(mode="json")), len(theirs)


def _is_called(bot: str | None, name: str, wanted: str | None) -> bool:
    return bot is None and name == wanted


def _name(text: str) -> str | None:
    try:
        return check_name(text)
    except OptionError:
        return None
