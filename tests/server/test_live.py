"""Games over real sockets: everyone hears everything once, in order, and nothing hidden.

And what a connection can suffer: readers that stop, messages that stop midway, breaks.
"""

import gc
import json
import socket
import struct
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from hotelier.server.http.connections import HouseSocket, framed
from hotelier.server.http.routes import live
from lengths import sized
from server.houses import LIMIT, Guest, Socket, house, until
from server.pages import Page, journal_in, play_on
from server.scanning import Sent, scan

BOT = {"kind": "bot", "bot": "random"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}

# The game, its options, who sits there besides the host, whether turns are confirmed.
EVENINGS = [
    ("austria", {}, [OPEN], False),
    ("austria", {"staff": "draft", "edition": "revised"}, [OPEN, OPEN, OPEN], False),
    ("austria", {"staff": "draft", "side": "day"}, [OPEN, OPEN], True),
    ("austria", {"staff": "intro"}, [BOT], False),
    ("austria", {"edition": "revised"}, [OPEN, BOT], True),
    ("overbooking", {}, [OPEN], False),
    ("overbooking", {"bonus": "advanced"}, [OPEN, OPEN, OPEN], False),
    ("overbooking", {"bonus": "beginner"}, [OPEN, OPEN], True),
    ("overbooking", {}, [BOT], False),
    ("overbooking", {}, [OPEN, BOT, BOT], True),
]


def gathered(url: str, game: str, seats: list[dict[str, Any]], **wish: Any) -> list[Page]:
    """The host, everyone who joins, and two spectators, each with an open page."""
    host = Guest(url).open_table(game, ME, *seats, **wish)
    guests = [host]
    for number, seat in enumerate(seats):
        if seat is OPEN:
            guests.append(Guest(url).join(host, "bcd"[number]))
    watching = [Guest(url, host.table, host.key) for _ in range(2)]
    return [Page(guest) for guest in (*guests, *watching)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seats", "confirm"), EVENINGS[:: sized(3, 1)])
def test_everybody_hears_a_whole_game_once_and_in_order_and_nothing_hidden(
    game: str,
    options: dict[str, Any],
    seats: list[dict[str, Any]],
    confirm: bool,
    tmp_path: Path,
) -> None:
    with house(tmp_path) as url:
        pages = gathered(url, game, seats, options=options, rules={"confirm": confirm})
        table = pages[0].guest.table
        play_on(pages, seed=3)
        last = pages[0].do(type="say", text="Thank you!")["cursor"]
        people = {page.guest.seat for page in pages if page.guest.seat is not None}
        for page in pages:
            state = page.settle(last)
            assert {n for n, seat in enumerate(state["seats"], 1) if seat["here"]} == people
            assert state["watching"] == 2
        for page in pages:
            page.close()
        records = [page.guest.at_table("GET", "/record").json() for page in pages]
        options = state["options"]
    journal = journal_in(tmp_path, table)
    assert sum(page.drops for page in pages) > 0
    for page in pages:
        seat = page.guest.seat
        mine = [e.number for e in journal if e.body["type"] != "held" or e.body["seat"] == seat]
        assert [entry["number"] for entry in page.entries] == mine
    assert len(journal) == last
    counts = scan(game, options, journal, [sent for page in pages for sent in page.sent])
    assert counts["entry"] >= len(journal)
    assert all(record == records[0] for record in records)
    assert records[0]["result"]["scores"] == state["view"]["scores"]


def two_at(url: str, game: str = "austria", **wish: Any) -> tuple[Guest, Guest]:
    """Two people at a table that has started."""
    host = Guest(url).open_table(game, **wish)
    return host, Guest(url).join(host, "b")


def lines_of_the_house() -> list[HouseSocket]:
    """The server's ends of all open sockets: it runs in this process."""
    return [each for each in gc.get_objects() if type(each) is HouseSocket]


def unsent() -> list[int]:
    """How many bytes the server holds for each socket that doesn't take them."""
    lines = [line for line in lines_of_the_house() if not line.disconnected]
    return [line.transport.get_write_buffer_size() for line in lines]


def a_slow_reader(guest: Guest) -> Socket:
    """A page that reads nothing by itself, over a connection with small buffers at both ends."""
    place = httpx.URL(guest.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((place.host, place.port))
    here = line.getsockname()
    page = Socket(guest, since=0, sock=line, max_queue=1, ping_interval=None)
    lines = [line for line in lines_of_the_house() if not line.disconnected]
    (there,) = [line for line in lines if line.client == here]
    end = there.transport.get_extra_info("socket")
    end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return page


def talk(page: Socket, times: int) -> int:
    """Fill the journal; returns its last entry."""
    for _ in range(times):
        answer = page.do(type="say", text="x" * 450)
        assert answer["type"] == "done"
    return int(answer["cursor"])


@pytest.mark.slow
def test_a_slow_reader_costs_no_memory_holds_nobody_up_and_misses_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host, other = two_at(url)
        playing, watching, slow = host.live(since=0), other.live(since=0), a_slow_reader(other)
        most = last = 0
        for _ in range(12):
            last = talk(playing, 40)
            most = max(most, *unsent())
            while watching.state is None or watching.state["cursor"] < last:
                watching.read()
        while slow.state is None or slow.state["cursor"] < last:
            slow.read()
        largest = max(len(frame.encode()) for frame in slow.frames)
        assert 0 < most <= 2**16 + largest
        assert [entry["number"] for entry in slow.entries] == list(range(1, last + 1))
        assert [entry["number"] for entry in watching.entries] == list(range(1, last + 1))
        assert len(slow.frames) < len(watching.frames)
        assert slow.state == watching.state == other.look()


def test_who_never_reads_again_is_not_here_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.5)
    with house(tmp_path) as url:
        host, other = two_at(url)
        playing = host.live()
        a_slow_reader(other)
        until(lambda: host.look()["seats"][1]["here"])
        talk(playing, 50)
        until(lambda: not host.look()["seats"][1]["here"])
        held = sum(unsent())
        talk(playing, 50)
        until(lambda: sum(unsent()) == held)  # what others are sent is on its way for a moment
        assert playing.do(type="ping")["type"] == "pong"


def raw_line(guest: Guest, head: bytes, rest: bytes = b"") -> socket.socket:
    """A connection that says something and then nothing more."""
    place = httpx.URL(guest.url)
    line = socket.create_connection((place.host, place.port), timeout=LIMIT)
    line.sendall(head.replace(b"HOST", place.netloc))
    if rest:
        assert b"101 Switching" in line.recv(4096)
        line.sendall(rest)
    return line


def masked(payload: bytes, length: int | None = None) -> bytes:
    """A client's text frame, or a part of it if it announces another length."""
    said = len(payload) if length is None else length
    return bytes([0x81, 0x80 | 126]) + said.to_bytes(2, "big") + b"\0\0\0\0" + payload


def test_who_stops_in_the_middle_of_a_message_disturbs_nobody(tmp_path: Path) -> None:
    with house(tmp_path, body_seconds=3) as url:
        host, other = two_at(url)
        playing, watching = host.live(since=0), other.live(since=0)
        upgrade = (
            f"GET /api/tables/{host.table}/live HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            "AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        hello = json.dumps({"type": "hello", "token": other.token, "since": 0}).encode()
        wish = json.dumps({"type": "say", "text": "half"}).encode()
        post = f"POST /api/tables/{host.table}/say HTTP/1.1\r\nHost: HOST\r\n".encode()
        slow = raw_line(host, post + b'Content-Length: 50\r\n\r\n{"text": "ha')
        lines = [
            slow,
            raw_line(host, b"GET /api/health HT"),
            raw_line(host, post + b"Content-Len"),
            raw_line(host, upgrade[:-4]),
            raw_line(host, upgrade, masked(hello[:9], len(hello))),
            raw_line(host, upgrade, masked(hello) + masked(wish[:9], len(wish))),
            raw_line(host, upgrade, masked(hello) + masked(wish)[:3]),
        ]
        last = talk(playing, 20)
        while watching.state is None or watching.state["cursor"] < last:
            watching.read()
        for line in lines[1:]:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()  # with a reset, like a machine that's switched off
        assert b" 408 " in slow.recv(4096)
        assert talk(playing, 20) == last + 20
        while watching.state["cursor"] < last + 20:
            watching.read()
        watching.close()
        until(lambda: not host.look()["seats"][1]["here"])
        assert host.look()["watching"] == 0
        said = {entry.get("text") for entry in host.at_table("GET", "/entries").json()["entries"]}
        assert "half" not in said


def test_a_message_that_is_too_large_closes_the_line_with_its_code(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host, other = two_at(url)
        page, watching = host.live(), other.live()
        page.send(type="say", text="x" * 5000)
        with pytest.raises(ConnectionClosed):
            page.until("never")
        assert page.line.close_code == 1009
        until(lambda: not other.look()["seats"][0]["here"])
        assert watching.do(type="ping")["type"] == "pong"


def test_a_thousand_wishes_are_all_answered_though_nobody_reads_meanwhile(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host, other = two_at(url)
        page, watching = Socket(host, max_queue=16), other.live()

        def hurry() -> None:
            for number in range(1000):
                page.send(type="play", id=number, action="x" * 50, step=0)

        hurried = threading.Thread(target=hurry)
        hurried.start()
        until(lambda: watching.do(type="ping")["type"] == "pong")
        answers: list[int] = []
        while len(answers) < 1000:
            message = page.read()
            if message["type"] == "refused":
                answers.append(message["id"])
        hurried.join()
        assert answers == list(range(1000))


def test_who_does_not_say_hello_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HELLO", 0.2)
    with house(tmp_path) as url:
        host, _ = two_at(url)
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{host.table}/live"
        with connect(place, proxy=None, open_timeout=LIMIT) as silent:
            with pytest.raises(ConnectionClosed):
                silent.recv(LIMIT)
            assert silent.close_code == live.LATE
        assert host.look()["watching"] == 0


def test_who_asks_too_often_is_told_so_and_may_go_on_later(tmp_path: Path) -> None:
    with house(tmp_path, actions_per_second=5, says_per_second=0.5) as url:
        host, _ = two_at(url)
        page = host.live()
        answers = [page.do(type="say", text="Hello?", id=number) for number in range(6)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        assert {answer["code"] for answer in refused} == {"too-many"}
        assert all(answer["reason"].endswith(".") for answer in refused)
        assert page.do(type="ping")["type"] == "pong"
        until(lambda: page.do(type="say", text="Hello!")["type"] == "done")
        entries = host.at_table("GET", "/entries").json()["entries"]
        said = sum(entry["type"] == "said" for entry in entries)
        assert said == sum(answer["type"] == "done" for answer in answers) + 1


def test_a_page_whose_seat_is_given_away_watches_and_is_told_nothing_of_it(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host, other = two_at(url, "overbooking")
        page, playing = other.live(since=0), host.live(since=0)
        while page.state is None or page.state["view"] is None:
            page.read()
        assert page.state["view"]["seats"][1]["hand"] is not None
        assert other.at_table("POST", "/leave").status_code == 200
        newcomer = Guest(url).join(host, "c")
        assert newcomer.seat is None
        assert host.at_table("POST", "/asks/1", {"welcome": True}).status_code == 200
        newcomer.seat = newcomer.look()["you"]
        assert newcomer.seat == 2
        talk(playing, 1)
        while page.state["you"] is not None:
            page.read()
        frames = len(page.frames)
        for guest in (host, newcomer) * 3:
            state = guest.look()
            if state["view"]["actor"] == guest.seat:
                assert guest.play(state["view"]["legal"][0]).status_code == 200
        last = talk(playing, 1)
        while page.state["cursor"] < last:
            page.read()
        sent = [Sent(None, frame) for frame in page.frames[frames - 1 :]]
        for answer in (
            page.do(type="say", text="I?"),
            page.do(type="play", action="skip", step=0),
        ):
            assert (answer["type"], answer["code"]) == ("refused", "no-seat")
        assert page.state == Guest(url, host.table, host.key).look()
        assert (page.state["watching"], page.state["seats"][1]["here"]) == (1, False)
        options = page.state["options"]
    counts = scan("overbooking", options, journal_in(tmp_path, host.table), sent)
    assert counts["entry"] >= 3


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**17])
def test_a_message_is_framed_as_the_protocol_has_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
