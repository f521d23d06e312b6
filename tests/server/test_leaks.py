"""Nobody learns what their seat may not know, whatever the server sends (rules §11 and §1, §7).

Two hundred games are played through the whole app, and every message is scanned afterwards. Then
the same game is played twice, with different cards where someone can't see them: that seat must be
told the same.
"""

import asyncio
import random
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import orjson
import pytest

import hotelier
from austria import hidden as hidden_in_austria
from conformance import drawn_places, own_setup
from hotelier.core.dealer import ScriptedDealer
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.record import Record
from hotelier.core.rng import Rng
from hotelier.server.encoder import encoded
from hotelier.server.http.schemas import Rules, Seat
from hotelier.server.store.rows import Row
from hotelier.server.table.board import Board, explained
from hotelier.server.table.details import Facts
from hotelier.server.table.table import Table
from lengths import sized
from overbooking import hidden as hidden_in_overbooking
from server.gatherings import LONGEST, gather
from server.inside import Inside, Visitor
from server.scanning import Scanner, Sent, scan

NUMBER = sized(12, 200)  # games
PARTS = sized(2, 8)  # in which they are played, so that two cores share them
AT_ONCE = 10  # games side by side
TWINS = {"austria": hidden_in_austria.twin, "overbooking": hidden_in_overbooking.twin}


def mixtures(game: str) -> list[dict[str, Any]]:
    """Every combination of a game's options."""
    options = find_game(game).options
    names = [option.name for option in options]
    every = product(*(option.values for option in options))
    return [dict(zip(names, values, strict=True)) for values in every]


def table_number(number: int) -> tuple[str, dict[str, Any], bool]:
    """Both games in turn, their options in turn, and some with confirmed turns."""
    game = ("austria", "overbooking")[number % 2]
    options = mixtures(game)
    return game, options[number // 2 % len(options)], number % 5 == 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_no_message_of_many_games_tells_a_card_its_receiver_must_not_know(
    part: int, tmp_path: Path
) -> None:
    counts: Counter[str] = Counter()

    async def one(inside: Inside, number: int) -> None:
        game, options, confirm = table_number(number)
        at = await gather(inside, game, options, confirm)
        await at.play(number, None if number // PARTS % 5 == 0 else LONGEST)
        sent = [message for each in at.people for message in each.sent]
        counts.update(scan(game, options, await inside.journal(at.table), sent))

    async def all_of_this_part() -> None:
        async with Inside(tmp_path) as inside:
            numbers = range(part, NUMBER, PARTS)
            for begin in range(0, len(numbers), AT_ONCE):
                some = numbers[begin : begin + AT_ONCE]
                await asyncio.gather(*(one(inside, number) for number in some))

    asyncio.run(all_of_this_part())
    games = NUMBER // PARTS
    assert counts["entry"] > 150 * games
    assert counts["state"] > 75 * games
    assert counts["answer"] > 40 * games
    assert counts["record"] >= 3 * games


def half_played(game: str, players: int, seed: int) -> Record:
    """A game well under way, with drafted hands if the game has them."""
    options: dict[str, Any] = {"players": players}
    if game == "austria":
        options["staff"] = ("draft", "random")[seed % 2]
    match = hotelier.new(game, seed=seed, **options)
    chooser = random.Random(seed)
    for _ in range(12 * players):
        match.play(chooser.choice(match.legal))
    return match.record()


async def told_of(inside: Inside, record: Record, seat: int | None) -> list[Any]:
    """What the server tells a seat, or a spectator, while a record is played."""
    game, options = find_game(record.game), dict(record.options)
    names = ["a", "b", "c", "d"][: options["players"]]
    seats = [Seat(kind="person", name=name) for name in names]
    id = f"{record.game}{len(inside.house.tables.places)}"
    row = Row(id, 0, record.game, "open", True, 0.0, 0.0, None, 0, 0, {})
    table = Table(row, Facts(options=options, seats=seats, rules=Rules(), lock=id), inside.watch)
    tokens = [table.ledger.new_key(number, 0.0) for number in range(1, len(seats) + 1)]
    board = Board(game, options, names)
    board.match = Match(game, options, ScriptedDealer(record.steps), names).begin()
    table.adopt(board, board.since(0, 0))
    await inside.house.tables.add(table, id)
    people = {}
    for number in (None, *range(1, len(seats) + 1)):
        people[number] = Visitor(inside, id)
        people[number].token = None if number is None else tokens[number - 1]
        people[number].seat = number
        people[number].listen(0)
    for step in record.steps:
        if not step.startswith("~"):
            answer = await people[board.match.actor].do(type="play", action=step, step=board.step)
            assert answer["type"] == "done", answer
            await people[seat].catch_up()
    for page in ("", "/entries", "/record", "/story"):
        await people[seat].at_table("GET", page)
    for each in people.values():
        await each.hang_up()
    return [without_time(orjson.loads(message.text), id) for message in people[seat].sent]


def without_time(plain: Any, id: str) -> Any:
    """A message without what differs from table to table."""
    if isinstance(plain, dict):
        stable = plain.keys() - {"at"} if "number" in plain else plain.keys()
        return {key: without_time(plain[key], id) for key in stable}
    if isinstance(plain, list):
        return [without_time(value, id) for value in plain]
    return "" if plain == id else plain


@pytest.mark.slow
@pytest.mark.parametrize("game", TWINS)
def test_a_seat_is_told_the_same_whatever_lies_where_it_cannot_see(
    game: str, tmp_path: Path
) -> None:
    async def compared() -> int:
        pairs = 0
        async with Inside(tmp_path) as inside:
            for seed in range(sized(2, 4)):
                record = half_played(game, 2 + seed % 3, seed)
                for seat in (1, 2, None):
                    twin = TWINS[game](record, seat)
                    if twin is not None:
                        pairs += 1
                        assert twin.steps != record.steps
                        told = [await told_of(inside, each, seat) for each in (record, twin)]
                        assert told[0] == told[1]
        return pairs

    assert asyncio.run(compared()) >= sized(4, 8)


def own_hands(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A setup with everything chosen, and the same with another hand in seat 2."""
    parts = find_game(game).parts(find_game(game).read_options({"players": 3}))
    hands = next(part for part in parts if part.secret)
    setup = own_setup(parts, Rng(1))
    chosen = setup[hands.name]
    gone = {card for hand in chosen.values() for card in hand} if hands.shared else set()
    other = drawn_places(hands, Rng(2), gone)
    return setup, setup | {hands.name: chosen | {"2": other}}


@pytest.mark.parametrize("game", TWINS)
def test_nobody_but_its_seat_is_told_a_hand_that_the_host_has_chosen(
    game: str, tmp_path: Path
) -> None:
    async def told_with(inside: Inside, setup: dict[str, Any]) -> dict[int | None, list[Any]]:
        host = Visitor(inside)
        await host.open_table(game, options={"players": 3}, setup=setup, name="a", public=True)
        people = {seat: Visitor(inside, host.id, host.key) for seat in (2, 3, None)} | {1: host}
        for each in people.values():
            await each.at_table("GET")  # before the game, too
        for seat, name in ((2, "b"), (3, "c")):
            await people[seat].join(host, name)
        for each in people.values():
            each.listen(0)
            await each.read()
        assert inside.table(host.id).phase == "running"
        for each in people.values():
            for page in ("", "/entries?since=0", "/record", "/story", "/plans"):
                await each.at_table("GET", page)
            lobby = await each.ask("GET", "/tables")
            each.sent.append(Sent(each.seat, lobby.content, each.entries))
            await each.hang_up()
        return {
            seat: [_bare(orjson.loads(message.text), host) for message in each.sent]
            for seat, each in people.items()
        }

    async def compared() -> list[dict[int | None, list[Any]]]:
        found: list[dict[int | None, list[Any]]] = []
        for setup in own_hands(game):
            (tmp_path / str(len(found))).mkdir()
            async with Inside(tmp_path / str(len(found))) as inside:
                found.append(await told_with(inside, setup))
        return found

    one, other = asyncio.run(compared())
    for seat in (1, 3, None):
        assert one[seat] == other[seat]
    assert one[2] != other[2]


def _bare(plain: Any, host: Visitor) -> Any:
    """A message without times and the table's name."""
    if isinstance(plain, dict):
        kept = plain.keys() - {"at", "made", "clock"}
        return {key: _bare(plain[key], host) for key in kept}
    if isinstance(plain, list):
        return [_bare(value, host) for value in plain]
    return "" if plain == host.id else plain


@pytest.mark.parametrize("game", TWINS)
def test_what_is_told_of_an_action_is_sure_to_happen(game: str) -> None:
    told = 0
    for seed in range(8):
        match = hotelier.new(game, seed=seed)
        scanner, chooser = Scanner(game, {}), random.Random(seed)
        scanner.match = match
        for number in range(40):
            # The last card of a round reveals all of them.
            if number % 5 == 0 or "skip" in match.legal:
                view = orjson.loads(encoded(explained(match, match.actor)))
                told += sum(len(choice["changes"]) for choice in view["choices"])
                scanner.compare("state", {"view": view, "held": None, "undo": None}, match.actor)
            match.play(chooser.choice(match.legal))
    assert told > 500
