"""Several processes of one server know each other's players, and share the limits of a client."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from hotelier.server.sharing import BEAT, MISSED, Sharing
from hotelier.server.store.store import Store
from server.houses import Guest, Socket, until
from server.lives import Life, across, lives
from server.pages import Page, play_on
from server.test_floods import HANDSHAKE, flood

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SOON = 5.0  # seconds in which a process that has just started knows the others
VISITOR = "127.0.0.66"

Twins = Callable[..., Any]


@pytest.fixture
def twins(tmp_path: Path, postgres_url: str) -> Twins:
    """Two processes of one server that know each other."""

    @contextmanager
    def begun(**settings: Any) -> Iterator[tuple[Life, Life]]:
        with lives(tmp_path, postgres_url, "one", "other", **settings) as (one, other):
            acquaint(one, other)
            yield one, other

    return begun


def acquaint(*processes: Life) -> None:
    """Wait until each process has heard of each other."""
    first = processes[0]
    host = Guest(first.url).open_table("overbooking", ME, OPEN)
    with closing(host.live()) as page:
        page.until("update")
        for each in processes[1:]:
            until(lambda each=each: here(across(host, each)) == [1])
    for each in processes:
        until(lambda each=each: here(across(host, each)) == [])


def here(guest: Guest) -> list[int]:
    """The seats that are there, as this guest's process knows."""
    return [n for n, seat in enumerate(guest.look()["seats"], start=1) if seat["here"]]


def read_until(page: Socket, holds: Callable[[Any], bool]) -> Any:
    """Read updates until the table's state is as expected."""
    while not holds(page.until("update")["state"]):
        pass
    return page.state


def test_a_player_at_one_process_is_there_for_everybody_at_another(twins: Twins) -> None:
    with twins() as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN)
        ben = Guest(other.url).join(host, "Ben")
        with closing(host.live()) as first:
            with closing(ben.live()) as second:
                for page in (first, second):
                    state = read_until(page, lambda state: all(s["here"] for s in state["seats"]))
                    assert state["watching"] == 0
                until(lambda: here(across(host, other)) == [1, 2])
            state = read_until(first, lambda state: not state["seats"][1]["here"])
            assert state["seats"][0]["here"]
        until(lambda: here(ben) == [])


def test_spectators_at_all_processes_are_counted_together(twins: Twins) -> None:
    with twins() as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN)
        watching = [Guest(each.url, host.table, host.key).live() for each in (one, other, other)]
        page = host.live()
        read_until(page, lambda state: state["watching"] == 3)
        read_until(watching[1], lambda state: state["watching"] == 3 and state["seats"][0]["here"])
        for each in watching:
            each.close()
        read_until(page, lambda state: state["watching"] == 0)
        page.close()


def test_spectators_share_the_places_of_a_table_whatever_process_they_use(twins: Twins) -> None:
    with twins(max_spectators=3) as (one, other):
        host = Guest(one.url).open_table("overbooking", ME, OPEN, public=True)
        greedy = [Guest(one.url, host.table, address=VISITOR).live() for _ in range(3)]
        until(lambda: across(host, other).look()["watching"] == 3)
        with closing(Guest(other.url, host.table, address=VISITOR).live()) as refused:
            assert refused.read()["code"] == "crowded"
        newcomer = Guest(other.url, host.table).live()
        newcomer.until("update")
        # One of the three, at the other process, has to make room.
        until(lambda: host.look()["watching"] == across(host, other).look()["watching"] == 3)
        assert sorted(was_dismissed(page) for page in greedy) == [False, False, True]
        for page in (*greedy, newcomer):
            page.close()


def was_dismissed(page: Socket) -> bool:
    """Whether a page was told that there's no place for it any more."""
    with suppress(ConnectionClosed):
        page.send(type="ping")
    while (message := page.read())["type"] == "update":
        pass
    return bool(message.get("code") == "crowded")


@pytest.mark.parametrize("end", ["kill", "freeze"])
def test_who_was_at_a_process_that_ended_is_gone_within_seconds(end: str, twins: Twins) -> None:
    with twins(max_sockets_each=3) as (one, other):
        host = Guest(one.url, address=VISITOR).open_table("austria", ME, OPEN)
        ben = Guest(other.url).join(host, "Ben")
        page = ben.live()
        pages = [host.live() for _ in range(3)]
        read_until(page, lambda state: state["seats"][0]["here"])
        until(lambda: knock(across(host, other)).status_code == 429)
        assert one.process.pid is not None
        began = time.monotonic()
        if end == "kill":
            one.kill()
        else:
            os.kill(one.process.pid, signal.SIGSTOP)
        read_until(page, lambda state: not state["seats"][0]["here"])
        assert time.monotonic() - began < 3 * BEAT * MISSED
        assert knock(across(host, other)).status_code == 101
        if end == "freeze":  # it was only slow: everything it has holds again
            os.kill(one.process.pid, signal.SIGCONT)
            read_until(page, lambda state: state["seats"][0]["here"])
            until(lambda: knock(across(host, other)).status_code == 429)
        page.close()
        for each in pages:
            each.line.socket.close()


def knock(guest: Guest) -> httpx.Response:
    """Try to open a socket."""
    live = f"/api/tables/{guest.table}/live"
    with guest.http.stream("GET", live, headers=HANDSHAKE) as answer:
        if answer.status_code != 101:
            answer.read()
        return answer


def test_a_client_has_so_many_sockets_at_all_processes_together(twins: Twins) -> None:
    with twins(max_sockets_each=4) as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN)
        elsewhere = across(host, other)
        pages = [guest.live() for guest in (host, elsewhere, host, elsewhere)]
        for process in (host, elsewhere):
            until(lambda process=process: knock(process).status_code == 429)
        stranger = Guest(other.url, host.table, host.key, address=VISITOR)
        with closing(stranger.live()) as page:
            page.until("update")
        pages.pop().close()
        until(lambda: knock(host).status_code == 101)
        for page in pages:
            page.close()


def test_a_client_opens_so_many_tables_at_all_processes_together(twins: Twins) -> None:
    with twins(max_open_tables_each=4) as (one, other):
        hosts: list[Guest] = []

        def refused(process: Life) -> bool:
            host = Guest(process.url, address=VISITOR)
            answer = host.ask("POST", "/tables", {"game": "overbooking", "seats": [ME, OPEN]})
            if answer.status_code == 201:
                hosts.append(host.seated(answer))
                return False
            return bool(answer.json()["code"] == "too-many-tables")

        assert not any(refused(process) for process in (one, other, one, other))
        until(lambda: refused(one) and refused(other))
        # Games that start, at whatever process, aren't waiting any more.
        for host in hosts[3:]:
            Guest((other if host.url == one.url else one).url).join(host, "Ben")
        until(lambda: not refused(one))


def test_a_client_takes_so_many_seats_at_all_processes_together(twins: Twins) -> None:
    with twins(max_seats_each=3) as (one, other):
        tables = [
            Guest(one.url).open_table("austria", ME, OPEN, OPEN, OPEN, public=True)
            for _ in range(3)
        ]
        seated: list[Guest] = []

        def refused(process: Life, table: Guest) -> bool:
            guest = Guest(process.url, table.table, address=VISITOR)
            answer = guest.at_table("POST", "/join", {"name": "Ada"})
            if answer.status_code == 201:
                seated.append(guest.seated(answer))
                return False
            return bool(answer.json()["code"] == "too-many-seats")

        for process, table in zip((one, other, one), tables, strict=True):
            assert not refused(process, table)
        until(lambda: refused(one, tables[0]) and refused(other, tables[1]))
        # Whoever leaves, at whatever process, may sit down elsewhere.
        for guest in seated[2:]:
            assert across(guest, other).at_table("POST", "/leave").status_code == 200
        until(lambda: not refused(one, tables[2]))


def test_who_is_removed_from_a_table_at_one_process_does_not_come_back_through_another(
    twins: Twins,
) -> None:
    with twins() as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN, OPEN, OPEN, public=True)
        Guest(one.url, address=VISITOR).join(host, "Ada")
        assert host.at_table("POST", "/seats/2/kick").status_code == 200
        again = Guest(other.url, host.table, address=VISITOR)

        def is_kept_out() -> bool:
            answer = again.at_table("POST", "/join", {"name": "Ada"})
            if answer.status_code == 201:  # it wasn't told yet
                host.at_table("POST", f"/seats/{answer.json()['seat']}/kick")
            return (answer.status_code, answer.json().get("code")) == (403, "kicked")

        until(is_kept_out)


def test_a_client_asks_no_more_often_by_taking_turns_at_the_processes(twins: Twins) -> None:
    with twins(tables_per_minute=16) as (one, other):
        guests = [Guest(each.url, address=VISITOR) for each in (one, other)]
        passed = 0
        for number in range(60):
            wish = {"game": "overbooking", "seats": [ME, OPEN]}
            answer = guests[number % 2].ask("POST", "/tables", wish)
            passed += answer.status_code == 201
            time.sleep(0.1)  # they tell each other a few times a second
        # An eighth of a bucket untold, what refills in the meantime, and what was on its way.
        assert 16 <= passed <= 16 + 2 + 4 + 2
        assert Guest(one.url).ask("POST", "/tables", {"game": "austria"}).status_code == 201


def test_who_uses_a_single_process_may_ask_as_often_as_if_it_were_the_only_one(
    twins: Twins,
) -> None:
    with twins(tables_per_minute=16) as (one, _):
        guest = Guest(one.url, address=VISITOR)
        for _ in range(16):
            guest.open_table("overbooking", ME, OPEN)


def test_who_floods_a_socket_of_one_process_can_open_none_at_another(twins: Twins) -> None:
    with twins(frames_per_second=20) as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN, public=True)
        visitor = Guest(one.url, host.table, address=VISITOR)
        page = visitor.live()
        page.until("update")
        with pytest.raises(ConnectionClosed):
            flood(page, "ping")
        until(lambda: knock(across(visitor, other)).status_code == 429)
        assert knock(across(host, other)).status_code == 101


def test_a_process_that_starts_later_knows_who_is_there_and_what_clients_have(
    twins: Twins, tmp_path: Path, postgres_url: str
) -> None:
    limits = {"max_sockets_each": 2, "max_open_tables_each": 2}
    with twins(**limits) as (one, other):
        hosts = [
            Guest(each.url, address=VISITOR).open_table("austria", ME, OPEN)
            for each in (one, other)
        ]
        pages = [host.live() for host in hosts]
        for page in pages:
            page.until("update")
        with lives(tmp_path, postgres_url, "third", **limits) as (third,):
            for host in hosts:
                until(lambda host=host: here(across(host, third)) == [1], SOON)
            late = Guest(third.url, hosts[0].table, hosts[0].key, address=VISITOR)
            until(lambda: knock(late).status_code == 429, SOON)
            refused = late.ask("POST", "/tables", {"game": "austria"})
            assert refused.json()["code"] == "too-many-tables"
        for page in pages:
            page.close()


def test_a_process_that_lost_the_others_for_a_while_knows_them_again(
    twins: Twins, postgres_url: str
) -> None:
    with twins() as (one, other):
        host = Guest(one.url).open_table("austria", ME, OPEN)
        page = host.live()
        until(lambda: here(across(host, other)) == [1])
        with psycopg.connect(postgres_url, autocommit=True) as database:
            database.execute("NOTIFY hotelier_talk, 'that nobody understands'")
            database.execute('NOTIFY hotelier_talk, \'{"from": 1, "items": [2]}\'')
            database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        page.close()
        with closing(across(host, other).live()) as back:
            back.until("update")
            until(lambda: here(host) == [1])
            assert here(across(host, other)) == [1]
        until(lambda: here(host) == here(across(host, other)) == [])


class TurnsAbout(Guest):
    """Someone behind a proxy that sends every request to the next process."""

    def __init__(self, processes: list[Life]) -> None:
        super().__init__(processes[0].url)
        self.ways = [Guest(each.url) for each in processes]
        self.turn = 0

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        self.turn += 1
        way = self.ways[self.turn % len(self.ways)]
        way.key, way.token = self.key, self.token
        return way.ask(method, path, body)

    def live(self, since: int | None = None) -> Socket:
        self.turn += 1
        self.url = self.ways[self.turn % len(self.ways)].url
        return super().live(since)


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_behind_a_proxy_that_is_not_sticky_nobody_misses_anything(game: str, twins: Twins) -> None:
    with twins() as processes:
        host = TurnsAbout(list(processes)).open_table(game, ME, OPEN)
        ben = TurnsAbout(list(processes))
        ben.turn = 1
        ben.join(host, "Ben")
        watching = [TurnsAbout(list(processes)) for _ in range(2)]
        for number, each in enumerate(watching):
            each.table, each.key, each.turn = host.table, host.key, number
        pages = [Page(each) for each in (host, ben, *watching)]
        assert len({page.guest.url for page in pages}) == 2
        last = play_on(pages, seed=5)
        assert any(page.drops for page in pages)
        for page in pages:
            page.catch_up(last)
            until(lambda page=page: settled(page))
            assert page.state["phase"] == "over"
            assert page.state["watching"] == len(watching)
            assert all(seat["here"] for seat in page.state["seats"])
        for page in pages:
            page.close()
            assert page.entries == page.ask("GET", "/entries")["entries"]


def settled(page: Page) -> bool:
    """Whether the page shows everyone; if not, it reads on."""
    state = page.state
    if state["watching"] == 2 and all(seat["here"] for seat in state["seats"]):
        return True
    page.socket.read()
    return False


@pytest.mark.anyio
async def test_a_server_with_sqlite_tells_nobody_anything(sqlite_url: str) -> None:
    sharing = Sharing(Store(sqlite_url))
    sharing.open()
    sharing.hold("sockets", "192.0.2.1", 3)
    sharing.tell("opened", "t", ["192.0.2.1", "open"])
    assert not sharing.has_others
    assert sharing._task is None
    assert sharing._mine == {"sockets": {}, "crowds": {}}
    assert not sharing._news
    await sharing.close()


@pytest.mark.anyio
async def test_a_notice_from_a_process_without_a_name_changes_nothing(sqlite_url: str) -> None:
    sharing = Sharing(Store(sqlite_url))
    sharing.missed()
    for nameless in ('{"from": 1, "items": [2]}', '{"from": null, "first": true, "items": []}'):
        sharing.heard(nameless)
    assert not sharing.has_others
    (notice,) = sharing._notices()
    assert '"ask":["*"]' in notice
