"""The metrics: they count what happened, name nobody, and aren't for everybody."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from hotelier.core.errors import OptionError
from hotelier.server.bots.workers import Attempt, Workers
from hotelier.server.metrics import Metrics
from hotelier.server.settings import read_settings
from server.houses import LIMIT, Guest, play_out, until
from server.inside import Inside, Visitor
from server.lives import Life, life

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
TOKEN = "a-token-for-the-metrics"
FORWARDED = ("X-Forwarded-For", "Forwarded", "X-Real-IP")
LABELS = {"method", "route", "status", "code", "game", "by", "kind", "phase", "crew", "why"}
LABELS |= {"outcome", "version", "engine", "le", "implementation", "major", "minor", "patchlevel"}


class Reading:
    """The metrics of a server at one moment."""

    def __init__(self, text: str) -> None:
        self.text = text
        families = list(text_string_to_metric_families(text))
        self.samples = [sample for family in families for sample in family.samples]

    def __call__(self, name: str, **labels: str) -> float:
        """The sum of everything with this name and these labels."""
        return sum(
            sample.value
            for sample in self.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )


def read(url: str) -> Reading:
    answer = httpx.get(f"{url}/metrics", trust_env=False, timeout=LIMIT)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return Reading(answer.text)


@pytest.fixture
def one(tmp_path: Path) -> Iterator[Life]:
    with life(tmp_path) as born:
        yield born


def moved(guest: Guest) -> int:
    entries = guest.at_table("GET", "/entries?since=0").json()["entries"]
    return sum(each["type"] == "moved" for each in entries)


@pytest.mark.house
def test_a_game_is_counted_move_by_move(one: Life) -> None:
    host = Guest(one.url).open_table("overbooking", ME, OPEN)
    ben = Guest(one.url).join(host, "Ben")
    page = ben.live()
    page.read()
    during = read(one.url)
    assert (during("hotelier_sockets"), during("hotelier_tables", phase="running")) == (1, 1)
    assert during("hotelier_connections") >= 3
    assert page.do(type="play", action="nonsense", step=0)["type"] == "refused"
    assert host.at_table("POST", "/join", {"name": "Cleo"}).status_code == 409
    page.close()
    play_out([host, ben], seed=1)
    after = read(one.url)
    plays = after("hotelier_requests_total", route="/api/tables/{id}/play", status="200")
    assert after("hotelier_moves_total", game="overbooking", by="person") == moved(host) == plays
    assert after("hotelier_move_seconds_count", kind="play") == plays
    assert 0 < after("hotelier_move_seconds_sum", kind="play") < LIMIT
    seconds = "hotelier_request_seconds_count"
    assert after(seconds, route="/api/tables/{id}/play") == plays
    assert after("hotelier_refusals_total", code="seated") == 1
    assert after("hotelier_refusals_total") == 2
    opened = after("hotelier_requests_total", route="/api/tables/{id}/live", status="101")
    assert (opened, after(seconds, route="/api/tables/{id}/live")) == (1, 0)
    assert after("hotelier_database_writes_total", outcome="saved") >= plays
    assert after("hotelier_database_write_seconds_count") >= 1
    assert after("hotelier_moves_total", by="bot") == 0
    assert after("process_cpu_seconds_total") > 0
    until(lambda: read(one.url)("hotelier_sockets") == 0)


@pytest.mark.house
def test_bots_and_their_workers_are_counted(one: Life) -> None:
    guest = Guest(one.url).open_table("overbooking", BOT, BOT, public=True)
    until(lambda: guest.look()["phase"] == "over")
    after = read(one.url)
    moves = after("hotelier_moves_total", game="overbooking", by="bot")
    assert moves == moved(guest) > 0
    assert after("hotelier_worker_thinking_seconds_count", crew="bot-tables") >= moves
    assert after("hotelier_worker_waiting_seconds_count", crew="bot-tables") >= moves
    assert after("hotelier_workers_busy", crew="bot-tables") == 0
    assert after("hotelier_workers", crew="bot-tables") == 1


@pytest.mark.house
def test_no_label_holds_a_name_a_table_an_address_or_what_a_client_made_up(one: Life) -> None:
    host = Guest(one.url, address="127.0.0.77").open_table("austria", ME, OPEN, name="Wilhelmina")
    ben = Guest(one.url, address="127.0.0.78").join(host, "Theodora")
    page = ben.live()
    page.read()
    for guest in (host, ben):
        guest.at_table("POST", "/say", {"text": "Guglhupf"})
    host.http.request("BREW", "/api/health")
    host.http.get("/api/tables/Apfelstrudel")
    host.http.get("/Apfelstrudel?key=Apfelstrudel")
    host.http.get("/api/games/Apfelstrudel/components")
    found = read(one.url)
    page.close()
    made_up = ("BREW", "Apfelstrudel", "Guglhupf", "Wilhelmina", "Theodora", "127.0.0.7")
    secret = (host.table, host.key, host.token, ben.token)
    for word in (*made_up, *secret):
        assert word is not None
        assert word not in found.text
    assert {name for sample in found.samples for name in sample.labels} <= LABELS
    routes = {sample.labels["route"] for sample in found.samples if "route" in sample.labels}
    assert {"page", "/api/tables/{id}/say"} <= routes


@pytest.mark.anyio
async def test_without_a_token_only_this_machine_reads_them_and_not_through_a_proxy(
    tmp_path: Path,
) -> None:
    async with Inside(tmp_path) as inside:
        assert (await inside.http.get("/metrics")).status_code == 200
        assert (await inside.line("::1").get("/metrics")).status_code == 200
        for name in FORWARDED:
            answer = await inside.http.get("/metrics", headers={name: "127.0.0.1"})
            assert answer.status_code == 403
            assert "HOTELIER_METRICS_TOKEN" in answer.text
        for address in ("192.0.2.1", "10.0.0.1", "2001:db8::1"):
            assert (await inside.line(address).get("/metrics")).status_code == 403


@pytest.mark.anyio
async def test_behind_a_trusted_proxy_nobody_reads_them_without_a_token(tmp_path: Path) -> None:
    async with Inside(tmp_path, proxies=("127.0.0.1",)) as inside:
        for client in ("192.0.2.1", "127.0.0.1"):
            headers = {"X-Forwarded-For": client}
            assert (await inside.http.get("/metrics", headers=headers)).status_code == 403
        assert (await inside.http.get("/metrics")).status_code == 200


@pytest.mark.anyio
async def test_with_a_token_whoever_has_it_reads_them_and_nobody_else(tmp_path: Path) -> None:
    async with Inside(tmp_path, metrics_token=TOKEN) as inside:
        for address in ("127.0.0.1", "192.0.2.1"):
            line = inside.line(address)
            right = await line.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
            assert right.status_code == 200
            for wrong in ("", TOKEN, f"Bearer {TOKEN}x", "Bearer Ä"):
                headers = {b"Authorization": wrong.encode()}
                answer = await line.get("/metrics", headers=headers)
                assert answer.status_code == 403
                assert TOKEN not in answer.text


@pytest.mark.anyio
async def test_tables_are_counted_by_phase_a_few_times_a_minute_at_most(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        host = Visitor(inside)
        await host.open_table("austria")
        first = Reading((await inside.http.get("/metrics")).text)
        assert first("hotelier_tables", phase="open") == 1
        await Visitor(inside).open_table("austria")
        again = Reading((await inside.http.get("/metrics")).text)
        assert again("hotelier_tables", phase="open") == 1


@pytest.mark.anyio
async def test_they_can_be_read_when_the_database_is_away(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        inside.house.store.close()
        answer = await inside.http.get("/metrics")
        assert answer.status_code == 200
        assert "hotelier_tables{" not in answer.text
        assert "hotelier_workers{" in answer.text


def test_a_short_token_is_refused_without_repeating_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_METRICS_TOKEN", "brief")
    with pytest.raises(OptionError, match=r"^HOTELIER_METRICS_TOKEN must .*16") as raised:
        read_settings()
    assert "brief" not in str(raised.value)
    monkeypatch.setenv("HOTELIER_METRICS_TOKEN", TOKEN)
    assert TOKEN not in repr(read_settings())


@pytest.mark.parametrize("why", ["late", "died", "memory"])
def test_a_worker_that_is_replaced_is_counted_with_the_reason(why: str) -> None:
    metrics = Metrics()
    crew = Workers(1, megabytes=1 if why == "memory" else 4096, crew="hints", metrics=metrics)

    async def replace() -> None:
        process = await crew.work_out(os.getpid)
        if why == "died":
            os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.5)
        if why == "late":
            attempts = [Attempt((seconds,), 1.0) for seconds in (LIMIT, 0)]
            late = crew._done(time.sleep, attempts, "")
            await asyncio.wait_for(late, LIMIT)
        await crew.work_out(os.getpid)

    try:
        asyncio.run(asyncio.wait_for(replace(), LIMIT))
    finally:
        crew.close()
    found = Reading(metrics.page().decode())
    assert found("hotelier_workers_replaced_total", crew="hints", why=why) >= 1
    assert found("hotelier_workers_replaced_total") == found(
        "hotelier_workers_replaced_total", why=why
    )
