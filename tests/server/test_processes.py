"""Several processes of one server share their tables in PostgreSQL, and outlive each other."""

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from hotelier.server.table.table import RETHINK
from server.houses import Guest, until
from server.lives import Life, across, life
from server.pages import Page, play_on
from server.postgres import Postgres
from server.shelf import GAMES

each_game = pytest.mark.parametrize("game", GAMES)

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def one(tmp_path: Path, postgres_url: str) -> Iterator[Life]:
    """A process of the server."""
    (tmp_path / "one").mkdir()
    with life(tmp_path / "one", database=postgres_url) as born:
        yield born


@pytest.fixture
def other(tmp_path: Path, postgres_url: str) -> Iterator[Life]:
    """Another process of the same server."""
    (tmp_path / "other").mkdir()
    with life(tmp_path / "other", database=postgres_url) as born:
        yield born


@each_game
def test_a_game_is_played_at_two_processes_and_every_page_hears_all_of_it(
    game: str, one: Life, other: Life
) -> None:
    host = Guest(one.url).open_table(game, ME, OPEN)
    ben = Guest(other.url).join(host, "Ben")
    watching = [Guest(each.url, host.table, host.key) for each in (one, other)]
    pages = [Page(each) for each in (across(host, other), across(ben, one), host, ben, *watching)]
    last = play_on(pages, seed=2)
    records = []
    for page in pages:
        state = page.settle(last)
        page.close()
        assert state["phase"] == "over"
        assert page.entries == page.ask("GET", "/entries")["entries"]
        records.append(page.ask("GET", "/record"))
    assert all(record == records[0] for record in records)


def test_of_two_who_answer_the_same_decision_at_two_processes_one_is_heard(
    one: Life, other: Life
) -> None:
    host = Guest(one.url).open_table("austria", ME, OPEN)
    ben = Guest(one.url).join(host, "Ben")
    chooser = random.Random(4)
    seats = {1: (host, across(host, other)), 2: (ben, across(ben, other))}
    cursor = host.look()["cursor"]
    for _ in range(25):
        here, there = seats[host.look()["view"]["actor"]]
        state = read_at(there, cursor)
        answers = together(
            [here, there], state["step"], chooser.choices(state["view"]["legal"], k=2)
        )
        assert sorted(each.status_code for each in answers) == [200, 409]
        yes, no = sorted(answers, key=lambda each: each.status_code)
        assert no.json()["code"] == "stale"
        cursor += 1
        assert yes.json()["cursor"] == cursor
        assert no.json()["step"] == yes.json()["step"] > state["step"]
        assert no.json()["legal"] == read_at(here, cursor)["view"]["legal"]


def read_at(guest: Guest, cursor: int) -> Any:
    """The table, as soon as the guest's process has heard of an entry."""
    until(lambda: guest.look()["cursor"] >= cursor)
    return guest.look()


def together(devices: list[Guest], step: int, actions: list[str]) -> list[httpx.Response]:
    """Several devices of one seat answer at the same moment."""
    answers: list[httpx.Response] = []
    line = threading.Barrier(len(devices))

    def answer(guest: Guest, action: str) -> None:
        line.wait()
        answers.append(guest.play(action, step))

    in_threads(*(partial(answer, *each) for each in zip(devices, actions, strict=True)))
    return answers


def in_threads(*doings: Callable[[], None]) -> None:
    """All at once, until everything is done."""
    threads = [threading.Thread(target=doing) for doing in doings]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_both_processes_talk_at_once_and_every_word_is_heard_once(one: Life, other: Life) -> None:
    host = Guest(one.url).open_table("overbooking", ME, OPEN)
    ben = Guest(other.url).join(host, "Ben")
    pages = [Page(host), Page(ben)]
    words = [f"word {number}" for number in range(30)]

    cursors: list[int] = []

    def talk(guest: Guest) -> None:
        for word in words:
            while (answer := guest.at_table("POST", "/say", {"text": word})).status_code == 503:
                pass  # the other one is always faster
            cursors.append(answer.json()["cursor"])

    in_threads(partial(talk, host), partial(talk, ben))
    for page in pages:
        page.catch_up(max(cursors))
        page.close()
        said = [(each["seat"], each["text"]) for each in page.entries if each["type"] == "said"]
        assert [text for seat, text in said if seat == 1] == words
        assert [text for seat, text in said if seat == 2] == words


def test_moves_at_a_table_never_wait_for_another_table(one: Life, postgres_url: str) -> None:
    slow, quick = (Guest(one.url).open_table("austria", ME, OPEN) for _ in range(2))
    thinking = Guest(one.url).open_table("austria", ME, {"kind": "bot", "bot": "search@5"})
    Guest(one.url).join(slow, "Ben")
    ben = Guest(one.url).join(quick, "Ben")
    done: list[httpx.Response] = []

    def wait() -> None:
        done.append(slow.at_table("POST", "/say", {"text": "Is anybody there?"}))

    with psycopg.connect(postgres_url) as database:
        database.execute("UPDATE tables SET due = due WHERE id = %s", [slow.table])
        waiting = threading.Thread(target=wait)
        waiting.start()
        for number in range(8):  # a game goes on, one table waits, a bot thinks at another
            state = quick.look()
            decides = (quick, ben)[state["view"]["actor"] - 1]
            action = decides.look()["view"]["legal"][0]
            assert decides.play(action, state["step"]).status_code == 200
            assert thinking.at_table("POST", "/say", {"text": f"{number}"}).status_code == 200
            assert not done
        database.rollback()
    waiting.join()
    assert done[0].status_code == 200, done[0].text


def cut_the_lines(url: str) -> None:
    """Neither of the two processes hears from the other, for a second or so."""
    lines = "FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN hotelier'"
    with psycopg.connect(url, autocommit=True) as database:
        until(lambda: len(database.execute(f"SELECT pid {lines}").fetchall()) == 2)
        database.execute(f"SELECT pg_terminate_backend(pid) {lines}")


def test_what_one_process_has_done_holds_at_another_that_has_not_heard_of_it(
    one: Life, other: Life, postgres_url: str
) -> None:
    host = Guest(one.url).open_table("austria", ME, OPEN)
    assert across(host, other).look()["phase"] == "open"
    cut_the_lines(postgres_url)

    ben = Guest(one.url).join(host, "Ben")
    assert across(ben, other).look()["you"] == 2
    code = ben.at_table("POST", "/handover").json()["code"]
    device = Guest(other.url, host.table)
    device.seated(device.at_table("POST", "/claim", {"code": code}))
    assert device.seat == 2
    here, there = other, one
    for _ in range(6):
        decides = (host, ben)[across(host, here).look()["view"]["actor"] - 1]
        state = across(decides, here).look()
        answer = across(decides, there).play(state["view"]["legal"][0], state["step"])
        assert answer.status_code == 200, answer.text
        here, there = there, here
    seen = answer.json()["cursor"]
    page = across(host, there).live(since=seen)
    first = page.until("update")
    assert first["entries"] == []
    assert first["state"]["cursor"] == seen
    page.close()


def test_a_line_between_processes_that_was_cut_is_made_anew_and_nothing_was_missed(
    one: Life, other: Life, postgres_url: str
) -> None:
    host = Guest(one.url).open_table("overbooking", ME, OPEN)
    ben = Guest(other.url).join(host, "Ben")
    pages = [Page(each) for each in (host, ben)]
    with psycopg.connect(postgres_url, autocommit=True) as database:
        database.execute("NOTIFY hotelier, 'that nobody understands'")
    for word in ("first", "second"):
        cut_the_lines(postgres_url)
        said = host.at_table("POST", "/say", {"text": word}).json()["cursor"]
        for page in pages:
            page.catch_up(said)
    answer = ben.at_table("POST", "/say", {"text": "last"})
    for page in pages:
        page.catch_up(answer.json()["cursor"])
        page.close()
        words = [each["text"] for each in page.entries if each["type"] == "said"]
        assert words == ["first", "second", "last"]


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_what_a_bot_thought_at_a_process_that_ended_is_thought_again_at_another(
    end: str, one: Life, other: Life, postgres_url: str
) -> None:
    bot = {"kind": "bot", "bot": "search@2"}
    opened = Guest(one.url).open_table("austria", bot, bot)
    page = Page(across(opened, other))
    getattr(one, end)()
    at = page.catch_up(1)["cursor"]
    with psycopg.connect(postgres_url, autocommit=True) as database:
        # Instead of waiting until the answer is overdue.
        database.execute("UPDATE tables SET due = 0")
    page.catch_up(at + 2)
    page.close()
    assert {each["type"] for each in page.entries[-2:]} == {"moved"}


def test_a_process_killed_in_mid_game_is_replaced_and_the_others_never_notice(
    one: Life, other: Life, tmp_path: Path, postgres_url: str
) -> None:
    host = Guest(one.url).open_table("austria", ME, OPEN)
    ben = Guest(other.url).join(host, "Ben")
    page = Page(ben)
    acknowledged = host.at_table("POST", "/say", {"text": "I will be back"}).json()["cursor"]
    one.kill()
    assert ben.at_table("POST", "/say", {"text": "Take your time"}).status_code == 200
    (tmp_path / "third").mkdir()
    with life(tmp_path / "third", database=postgres_url) as third:
        back = across(host, third)
        assert back.look()["you"] == 1
        last = back.at_table("POST", "/say", {"text": "Here I am"}).json()["cursor"]
        page.catch_up(last)
    page.close()
    assert last == acknowledged + 2
    assert [each["text"] for each in page.entries if each["type"] == "said"] == [
        "I will be back",
        "Take your time",
        "Here I am",
    ]


def test_a_database_that_is_restarted_is_said_and_then_the_games_go_on(
    one: Life, other: Life, postgres: Postgres
) -> None:
    host = Guest(one.url).open_table("austria", ME, OPEN)
    ben = Guest(other.url).join(host, "Ben")
    before = read_at(host, ben.look()["cursor"])
    decides = (host, ben)[before["view"]["actor"] - 1]
    action = decides.look()["view"]["legal"][0]
    page = decides.live()
    with postgres.closed():
        for _ in range(2):
            refused = decides.play(action, before["step"])
            assert refused.status_code == 507
            assert refused.json()["code"] == "not-kept"
            assert "database" in refused.json()["reason"]
        refused = page.do(type="play", action=action, step=before["step"])
        assert (refused["type"], refused["code"]) == ("refused", "not-kept")
        with closing(decides.live()) as another:
            assert another.read()["code"] == "away"
        assert host.ask("GET", "/health").status_code == 200
    until(lambda: decides.play(action, before["step"]).status_code == 200)
    after = decides.look()
    assert (after["cursor"], after["step"] > before["step"]) == (before["cursor"] + 1, True)
    while page.state is None or page.state["cursor"] < after["cursor"]:
        page.read()
    page.close()
    pages = [Page(host), Page(ben)]
    last = play_on(pages, seed=8)
    for each in pages:
        assert each.settle(last)["phase"] == "over"
        each.close()
    for process in (one, other):
        process.stop()
        assert "Traceback" not in process.log.read_text()


def test_a_line_that_is_cut_does_not_disturb_a_bot_that_thinks(
    one: Life, other: Life, postgres_url: str
) -> None:
    bot = {"kind": "bot", "bot": "search@2"}
    opened = Guest(one.url).open_table("austria", bot, bot)
    page = Page(opened)
    cut_the_lines(postgres_url)
    page.catch_up(2)
    page.close()
    began, moved = page.entries[:2]  # it may be further by now
    assert moved["at"] < began["at"] + RETHINK
