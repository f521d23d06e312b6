"""Tables with the same deal have the same luck, and nobody learns it before it's dealt."""

import asyncio
import random
from pathlib import Path

import pytest

from hotelier.core.game import find_game
from hotelier.core.luck import SecretDealer, derived
from hotelier.core.match import Match
from hotelier.server.http.schemas import NewTable, SeatWish
from hotelier.server.store.rows import Loaded
from hotelier.server.table.details import TableDeal
from hotelier.server.table.history import moment
from hotelier.server.table.opening import new_luck, new_table
from hotelier.server.table.table import Table
from server.gatherings import Gathering
from server.inside import Inside, Visitor
from server.shelf import GAMES, HandWatch, Shelf

SECRET = "00112233445566778899aabbccddeeff"
each_game = pytest.mark.parametrize("game", GAMES)


def opened(game: str, luck: str = SECRET) -> Table:
    """A table for one person and a bot, dealt."""
    wish = NewTable(game=game, seats=[SeatWish(kind="me"), SeatWish(kind="bot", bot="random")])
    table, _ = new_table(wish, HandWatch(), TableDeal(luck))
    return table


def play(table: Table, chooser: random.Random) -> list[str]:
    """One action of whoever is to move; returns it, and what chance answered."""
    board = table.board
    assert board is not None
    assert board.match.actor is not None
    action, before = chooser.choice(board.match.legal), table.ledger.entries
    if table.bot_to_move() is None:
        table.play(board.match.actor, [action], table.step)
    else:
        table.play_for_bot(action)
    assert table.ledger.entries > before
    moved = [entry.body for entry in table.ledger.tail if entry.number > before]
    taken = [step for body in moved for step in body.get("taken", ())]
    return [step if isinstance(step, str) else step[0] for step in taken]


def whole_game(table: Table, chooser: random.Random) -> list[str]:
    taken = list[str]()
    while table.phase == "running":
        taken += play(table, chooser)
    return taken


def expected(game: str, actions: list[str]) -> list[str]:
    """What a dealer with the secret answers to these actions."""
    match = Match(find_game(game), {"players": 2}, SecretDealer(SECRET)).begin()
    start = len(match.steps)
    for action in actions:
        match.play(action)
    return list(match.steps[start:])


def reloaded(shelf: Shelf, table: Table) -> Table:
    """The table after a restart, as the registry opens it."""
    shelf.keep(table)
    assert shelf.row is not None
    snapshot = shelf.snapshots[-1]
    rest = tuple(entry for entry in shelf.entries if entry.number > snapshot.entry)
    return Table.loaded(Loaded(shelf.row, tuple(shelf.keys.values()), snapshot, rest), table.watch)


@each_game
def test_whoever_plays_a_deal_meets_its_luck(game: str) -> None:
    taken = whole_game(opened(game), random.Random(1))
    assert taken == expected(game, [step for step in taken if not step.startswith("~")])
    assert taken == whole_game(opened(game), random.Random(1))
    assert taken != whole_game(opened(game, new_luck()), random.Random(1))


@each_game
def test_a_restart_after_every_action_changes_no_luck(game: str) -> None:
    table, shelf, chooser = opened(game), Shelf(), random.Random(2)
    taken = list[str]()
    while table.phase == "running":
        taken += play(table, chooser)
        table = reloaded(shelf, table)
    assert len(shelf.snapshots) > 1
    assert taken == whole_game(opened(game), random.Random(2))


@each_game
def test_taking_a_turn_back_changes_no_luck(game: str) -> None:
    table, taken = opened(game), list[str]()
    chooser, back = random.Random(3), 0
    while table.phase == "running":
        if table.bot_to_move() is None and table.can_take_back(1) and back < 12:
            turn, step = table.facts.turn, table.step
            assert turn is not None
            table.take_back(1, step)
            back += 1
            # The same actions again: chance must answer as it did.
            for action in taken[turn.step - step :]:
                if action.startswith("~"):
                    continue
                if table.bot_to_move() is None:
                    table.play(1, [action], table.step)
                else:
                    table.play_for_bot(action)
            assert table.step == step
        taken += play(table, chooser)
    assert back == 12
    assert taken == expected(game, [step for step in taken if not step.startswith("~")])


@each_game
def test_a_fork_has_luck_of_its_own(game: str) -> None:
    table, shelf = opened(game), Shelf()
    shelf.keep(table)
    deals = set[tuple[str, ...]]()
    for _ in range(4):
        match, _step = moment(table, None, shelf.entries, table.step)
        while not match.over:
            match.play(match.legal[0])
        deals.add(match.steps)
    assert len(deals) > 1


@each_game
def test_the_secret_is_in_no_byte_that_anyone_is_sent(game: str, tmp_path: Path) -> None:
    kept = (SECRET, derived(SECRET, "luck", 1), derived(SECRET, "bot", 2, 5))
    streams = [each[:12] for each in kept] + [str(int(each, 16))[:15] for each in kept]

    async def told() -> list[bytes]:
        async with Inside(tmp_path) as inside:
            wish = NewTable(game=game, options={"players": 2})
            table, seated = new_table(wish, inside.watch, TableDeal(SECRET))
            await inside.house.tables.add(table, "127.0.0.1")
            host = Visitor(inside, seated.table, seated.key)
            host.token, host.seat = seated.token, seated.seat
            other = Visitor(inside)
            await other.join(host, "b")
            people = (host, other, Visitor(inside, host.id, host.key))
            for each in people:
                each.listen(0)
            at = Gathering(inside, game, {"players": 2}, host.id, people)
            await at.play(5)
            for each in people:
                for page in ("", "/entries?since=0", "/record", "/story"):
                    assert "code" not in await each.at_table("GET", page)
            sent = [message.text for each in people for message in each.sent]
            return [each if isinstance(each, bytes) else each.encode() for each in sent]

    sent = asyncio.run(told())
    assert len(sent) > 50
    for each in streams:
        assert not any(each.encode() in message for message in sent)
    assert not any(b'"luck"' in message for message in sent)


@pytest.mark.anyio
async def test_a_deal_survives_in_the_database(tmp_path: Path) -> None:
    chooser, taken = random.Random(6), list[str]()
    async with Inside(tmp_path) as inside:
        wish = NewTable(game="austria", options={"players": 2})
        table, seated = new_table(wish, inside.watch, TableDeal(SECRET))
        table.sit("Bela", 2)
        await inside.house.tables.add(table, "127.0.0.1")
        id = table.id
    while True:
        async with Inside(tmp_path) as inside, inside.house.tables.at(id) as place:
            table = await inside.house.tables.table(place)
            for _ in range(40):
                if table.phase == "running":
                    taken += play(table, chooser)
            await inside.house.tables.keep_or_forget(place)
            if table.phase == "over":
                break
    assert seated.token is not None
    assert taken == expected("austria", [step for step in taken if not step.startswith("~")])
