"""What only the host may do, and public tables where nobody just takes up a seat."""

from pathlib import Path
from typing import Any

import pytest

from hotelier.server.http.schemas import LiveClock, NewTable, Rules
from hotelier.server.table.hosting import IDLE, PRESENT
from hotelier.server.table.opening import PUBLIC_CLOCK, new_table, rematch
from hotelier.server.table.refusals import Refused
from server.inside import Inside, Visitor
from server.shelf import HandWatch, Room

PATIENCE = 120.0


def code_of(refusal: "pytest.ExceptionInfo[Refused]") -> str:
    return refusal.value.code


def public(players: int = 3, **rules: Any) -> Room:
    """A public table without a clock, with one player."""
    return Room(players=players, public=True, rules=Rules.model_validate({"clock": None, **rules}))


def bodies(room: Room) -> list[tuple[str, int | None]]:
    return [(each.body["type"], each.body.get("seat")) for each in room.table.ledger.tail]


def test_only_the_host_arranges_the_table_but_anybody_while_the_host_is_away() -> None:
    room = Room(players=3).fill()
    assert room.table.facts.owner == 1
    room.table.check_host(1)
    with pytest.raises(Refused) as refusal:
        room.table.check_host(2)
    assert code_of(refusal) == "not-host"
    room.table.leave(1)
    room.reload().check_host(2)
    room.table.come_back(1)
    with pytest.raises(Refused):
        room.table.check_host(2)


def test_a_host_who_leaves_for_good_is_followed_by_the_next_and_all_are_told() -> None:
    room = Room(players=3)
    room.table.sit("Ben")
    room.table.leave(1)
    assert bodies(room)[-1] == ("host", 2)
    assert (room.reload().facts.owner, room.table.facts.host) == (2, "Ben")
    room = Room(players=3).fill()
    room.table.resign(1)
    assert room.reload().facts.owner == 2


def test_a_reserved_seat_is_for_whoever_has_its_code() -> None:
    room = Room(players=3)
    code = room.table.reserve(2, "Cleo")
    room.reload()
    assert room.table.sit("Ben")[0] == 3
    assert room.table.claim(code, None)[0] == 2
    assert room.table.seats[1].name == "Cleo"
    with pytest.raises(Refused) as refusal:
        room.table.reserve(2, "Dora")
    assert code_of(refusal) == "taken"


def test_before_the_game_the_host_removes_anybody() -> None:
    room = Room(players=3)
    _, token = room.table.sit("Ben")
    room.table.kick(2, 1, PATIENCE)
    assert ("kicked", 2) in bodies(room)
    assert room.reload().seat_of(token) is None
    assert room.table.seats[1].kind == "open"
    with pytest.raises(Refused):
        room.table.kick(1, 1, PATIENCE)


def test_in_a_game_only_who_keeps_the_others_waiting_is_removed() -> None:
    room = Room(players=3).fill()
    while room.actor == 1:
        room.play()
    slow = room.actor
    other = 5 - slow
    for number in (slow, other):
        with pytest.raises(Refused) as refusal:
            room.table.kick(number, 1, PATIENCE)
        assert code_of(refusal) == "not-idle"
    room.watch.go_on(PATIENCE)
    with pytest.raises(Refused):
        room.table.kick(other, 1, PATIENCE)
    room.table.kick(slow, 1, PATIENCE)
    assert room.reload().seats[slow - 1].absent
    assert room.table.seat_of(room.tokens[slow]) is None
    room.table.seat_bot(slow, "easy")
    assert room.table.bot_to_move() == "medium"  # the level that was agreed on
    assert room.table.ask_for_seat("Dora")[0] == slow


def test_a_public_game_begins_when_everybody_is_there() -> None:
    room = public()
    room.table.sit("Ben")
    room.watch.go_on(PRESENT + 1)
    room.table.sit("Cleo")
    assert room.table.phase == "open"
    room.table.be_seen(1)
    assert room.table.phase == "open"
    room.reload().be_seen(2)
    assert room.table.phase == "running"


def test_a_private_game_begins_when_its_seats_are_taken() -> None:
    room = Room(players=2)
    room.watch.go_on(PRESENT + 1)
    room.table.sit("Ben")
    assert room.table.phase == "running"


def test_who_is_not_seen_for_long_loses_the_seat_at_a_public_table() -> None:
    room = public()
    _, token = room.table.sit("Ben")
    for _ in range(int(IDLE // 30)):
        assert room.table.seats[1].kind == "person"
        room.watch.go_on(30)
        room.table.be_seen(1)
        assert not room.table.tend()
        room.keep()
    assert room.reload().seats[1].kind == "open"
    assert room.table.seat_of(token) is None
    assert room.table.seats[0].kind == "person"
    room.watch.go_on(IDLE)
    assert room.table.tend()  # nobody is left, so it's removed


def test_a_public_table_that_waits_is_looked_at_again_and_again() -> None:
    room = public()
    for _ in range(3):
        assert room.shelf.row is not None
        due = room.shelf.row.due
        assert due is not None
        assert due > room.watch.wall()
        room.watch.go_on(due - room.watch.wall())
        room.table.be_seen(1)
        assert not room.table.tend()
        room.keep()


def test_who_does_nothing_at_a_public_table_without_a_clock_is_away() -> None:
    room = public(players=2).fill()
    assert room.shelf.row is not None
    assert room.shelf.row.due == room.watch.wall() + IDLE
    actor = room.actor
    room.watch.go_on(IDLE - 1)
    assert not room.table.tend()
    assert not room.table.seats[actor - 1].absent
    room.watch.go_on(1)
    assert not room.table.tend()
    assert room.reload().seats[actor - 1].absent


@pytest.mark.parametrize(
    ("wish", "clock"),
    [
        ({"public": True}, PUBLIC_CLOCK),
        ({"public": False}, None),
        ({"public": True, "rules": {"clock": None}}, None),
        (
            {"public": True, "rules": {"clock": {"kind": "live", "bank": 60}}},
            LiveClock(kind="live", bank=60),
        ),
    ],
)
def test_public_tables_have_a_clock_unless_another_or_none_is_asked_for(
    wish: dict[str, Any], clock: LiveClock | None
) -> None:
    table, _ = new_table(NewTable.model_validate({"game": "austria", **wish}), HandWatch())
    assert table.facts.rules.clock == clock


def test_a_rematch_has_the_same_host() -> None:
    room = Room("overbooking", players=3).fill()
    while room.table.phase == "running":
        room.play()
    again = rematch(room.table, 2, room.watch)
    assert (again.facts.owner, again.facts.host) == (3, "Ada")
    again.come_back(3)
    with pytest.raises(Refused):
        again.check_host(1)


@pytest.mark.anyio
async def test_who_was_removed_from_a_public_table_does_not_sit_down_again(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        host, other = Visitor(inside), Visitor(inside, address="192.0.2.1")
        blocker = Visitor(inside, address="192.0.2.66")
        await host.open_table("overbooking", public=True, options={"players": 3})
        await blocker.join(host, "Eva")
        answer = await blocker.ask("POST", f"/tables/{host.id}/seats/1/kick")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
        kick = await host.ask("POST", f"/tables/{host.id}/seats/{blocker.seat}/kick")
        assert kick.status_code == 200
        again = await blocker.ask("POST", f"/tables/{host.id}/join", {"name": "Eva"})
        assert (again.status_code, again.json()["code"]) == (403, "kicked")
        await other.join(host, "Ben")
        told = await host.at_table("GET", "/entries?since=0")
        kinds = [(each["type"], each.get("text")) for each in told["entries"]]
        assert ("kicked", "Eva") in kinds


@pytest.mark.anyio
async def test_a_public_game_that_waits_begins_when_the_last_page_is_opened(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        host, guest = Visitor(inside), Visitor(inside)
        await host.open_table("overbooking", public=True)
        inside.table(host.id).facts.seen[1] = 0.0  # the host hasn't looked at the page lately
        await guest.join(host, "Ben")
        assert (await guest.at_table("GET"))["phase"] == "open"
        host.listen(0)
        await host.read()
        assert inside.table(host.id).phase == "running"
        await host.hang_up()
