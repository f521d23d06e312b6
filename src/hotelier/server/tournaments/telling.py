"""What anyone gets to know of a tournament: no secrets, and no keys before their time."""

import csv
import io
import zipfile
from collections.abc import Iterable
from typing import Any, Final

from hotelier.core.record import Record
from hotelier.messages import known, say
from hotelier.server.encoder import encoded
from hotelier.server.tournaments.details import Entrant, Pairing
from hotelier.server.tournaments.tournament import Tournament
from hotelier.tournaments.pairing import most_rounds, usual_rounds
from hotelier.tournaments.results import match_points
from hotelier.tournaments.standings import Standing, standings

STANDINGS: Final = "place", "player", "bot", "points", "opponents", "margin", "wins", "left"
GAMES: Final = "round", "table", "seat", "player", "score", "points", "missed", "left"
FORMULAS: Final = "=+-@"  # a cell that starts with one would be worked out by a spreadsheet


def told(tournament: Tournament, token: str | None, key: str | None) -> dict[str, Any]:
    """Everything about a tournament that an asker may know."""
    facts, wish = tournament.facts, tournament.wish
    own = tournament.entrant_of(token)
    players = max(2, len(tournament.here))
    everyone = wish.pairing == "round-robin"
    return {
        "id": tournament.id,
        "version": tournament.row.version,
        "name": wish.name,
        "game": wish.game,
        "options": facts.options,
        "size": wish.size,
        "pairing": wish.pairing,
        "planned": facts.planned or wish.rounds,
        "usual": usual_rounds(players, wish.size, everyone=everyone),
        "most": most_rounds(players, wish.size),
        "clock": wish.clock.model_dump(mode="json"),
        "stand_in": wish.stand_in,
        "patience": tournament.patience,
        "shared": wish.shared,
        "auto": wish.auto,
        "public": tournament.row.public,
        "phase": tournament.phase,
        "made": tournament.row.made,
        "ended": facts.ended,
        "organiser": tournament.is_organiser(key),
        "you": None if own is None else own.number,
        "is_round_over": tournament.is_round_over,
        "entrants": [
            each.model_dump(include={"number", "name", "bot", "left"})
            for each in sorted(facts.entrants, key=lambda each: each.number)
        ],
        "rounds": [
            {
                "started": each.started,
                "tables": [_table(tournament, at, table) for table in each.tables],
                "byes": each.byes,
            }
            for at, each in enumerate(facts.rounds, start=1)
        ],
        "standings": [_line(each) for each in lines(tournament)],
    }


def in_list(tournament: Tournament) -> dict[str, Any]:
    """A tournament in the list."""
    return {
        "id": tournament.id,
        "name": tournament.wish.name,
        "game": tournament.wish.game,
        "size": tournament.wish.size,
        "phase": tournament.phase,
        "entrants": len(tournament.here),
        "round": len(tournament.facts.rounds),
        "planned": tournament.facts.planned or tournament.wish.rounds,
        "made": tournament.row.made,
    }


def lines(tournament: Tournament) -> list[Standing]:
    """The standings."""
    numbers = [each.number for each in tournament.facts.entrants]
    return standings(numbers, tournament.history(), shared=tournament.wish.shared)


def as_csv(tournament: Tournament) -> str:
    """The standings, an empty line, and every seat of every game."""
    names = {each.number: each for each in tournament.facts.entrants}
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(STANDINGS)
    for each in lines(tournament):
        own = names[each.player]
        line = _line(each)
        numbers = [line[name] for name in ("points", "opponents", "margin", "wins")]
        left = "yes" if own.left else ""
        writer.writerow([each.place, _cell(own), own.bot or "", *numbers, left])
    writer.writerow([])
    writer.writerow(GAMES)
    for number, played in enumerate(tournament.facts.rounds, start=1):
        for at, table in enumerate(played.tables, start=1):
            points = match_points(table.game())
            for seat, player in enumerate(table.seats, start=1):
                score = table.scores[seat - 1] if table.scores else ""
                reached = round(float(points[player]), 4) if player in points else ""
                missed = "yes" if seat in table.missed else ""
                left = "yes" if seat in table.left else ""
                cells = number, at, seat, _cell(names[player]), score, reached, missed, left
                writer.writerow(cells)
        point = 1 if played.as_round().is_over else ""
        for player in played.byes:
            writer.writerow([number, "", "", _cell(names[player]), "", point, "", ""])
    return text.getvalue()


def as_zip(records: Iterable[tuple[str, Record]]) -> bytes:
    """Records as files in one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, record in records:
            archive.writestr(zipfile.ZipInfo(name), encoded(record.as_dict()))
    return packed.getvalue()


def may_be_seen(tournament: Tournament, number: int) -> bool:
    """Whether the games of a round may be watched and read by everyone."""
    is_past = number < len(tournament.facts.rounds) or tournament.is_round_over
    return tournament.may_be_watched or is_past or tournament.phase == "over"


def _table(tournament: Tournament, number: int, table: Pairing) -> dict[str, Any]:
    points = match_points(table.game())
    if table.off:
        phase = "off"
    elif table.is_over:
        phase = "over"
    else:
        phase = "waiting" if table.opened is None else "running"
    seen = table.opened is not None and may_be_seen(tournament, number)
    return {
        "table": table.table,
        "key": tournament.key_of(table.table) if seen else None,
        "seats": table.seats,
        "phase": phase,
        "scores": table.scores,
        "winners": table.winners,
        "missed": table.missed,
        "left": table.left,
        "points": [round(float(points[each]), 4) for each in table.seats if each in points],
    }


def _line(each: Standing) -> dict[str, Any]:
    return {
        "place": each.place,
        "number": each.player,
        "points": round(float(each.points), 2),
        "opponents": round(float(each.opponents), 2),
        "margin": round(float(each.margin), 2),
        "wins": each.wins,
        "played": each.played,
    }


def _name(entrant: Entrant) -> str:
    """A name as the page shows it: a bot's is that of the hotelier behind its level."""
    name, bot = entrant.name, entrant.bot
    shown = next((key for key in (f"person-{bot}", f"bot-{bot}") if bot and known(key)), None)
    return name if bot is None or shown is None else say(shown) + name.removeprefix(bot)


def _cell(entrant: Entrant) -> str:
    """A name as a cell that no spreadsheet takes for a formula."""
    name = _name(entrant)
    return f"'{name}" if name.startswith(tuple(FORMULAS)) else name
