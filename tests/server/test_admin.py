"""`hotelier admin` beside a running server: it notices within seconds, and nothing is lost."""

import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from cli.commands import Outcome, call, complaint
from hotelier.messages import LANGUAGES, moment, say, speaking
from hotelier.server.store.database import lock
from server.houses import Guest, Socket, play_out, until
from server.lives import Life, life
from server.test_old_databases import VERSIONS, unpacked

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
TROLL = "127.0.0.66"  # an address of its own


@dataclass
class Server:
    """A server's process, and the operator's tool on the same database."""

    life: Life
    flags: tuple[str, ...]
    database: str  # as SQLAlchemy calls it

    @property
    def url(self) -> str:
        return self.life.url

    def admin(self, *words: object) -> str:
        """What a command says."""
        outcome = self.run(*words)
        assert (outcome.code, outcome.err) == (0, "")
        return outcome.out

    def run(self, *words: object) -> Outcome:
        return call("admin", *words, *self.flags)

    def listed(self, *filters: object) -> list[Any]:
        found: list[Any] = json.loads(self.admin("tables", "--json", *filters))
        return found

    def ids(self, *filters: object) -> set[str]:
        return {each["id"] for each in self.listed(*filters)}

    def rows(self, statement: str) -> list[Any]:
        """What's in the database."""
        engine = create_engine(self.database)
        with engine.begin() as connection:
            found = connection.execute(text(statement))
            rows = [tuple(row) for row in found] if found.returns_rows else []
        engine.dispose()
        return rows


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server with a database of each kind."""
    folder = tmp_path / "data"
    folder.mkdir()
    if request.param == "sqlite":
        with life(folder) as born:
            assert born.url
            yield Server(born, ("--data-dir", str(folder)), f"sqlite:///{folder / 'house.db'}")
    else:
        url = request.getfixturevalue("postgres_url")
        driver = url.replace("postgresql://", "postgresql+psycopg://", 1)
        with life(folder, database=url) as born:
            assert born.url
            yield Server(born, ("--database", url), driver)


def dismissed(socket: Socket) -> Any:
    """Why a page was disconnected."""
    while True:
        message = socket.read()
        if message["type"] == "refused" and message["id"] is None:
            return message


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["code"] if answer.status_code >= 400 else ""
    return found


def pair(server: Server, **wish: Any) -> tuple[Guest, Guest]:
    """Two players at a table."""
    ada = Guest(server.url).open_table("austria", ME, OPEN, name="Ada", **wish)
    return ada, Guest(server.url, address=TROLL).join(ada, "Bela")


def test_tables_are_listed_by_phase_game_idleness_and_who_opened_them(server: Server) -> None:
    ada, _ = pair(server)
    cleo = Guest(server.url, address=TROLL).open_table("overbooking", ME, OPEN, name="Cleo")
    assert server.ids() == {ada.table, cleo.table}
    assert server.ids("--phase", "running") == {ada.table}
    assert server.ids("--game", "overbooking") == {cleo.table}
    assert server.ids("--idle-for", "1h") == set()
    assert server.ids("--opened-by", TROLL) == {cleo.table}
    assert server.ids("--opened-by", "ada") == {ada.table}
    (listed,) = server.listed("--phase", "open")
    assert server.ids("--opened-by", listed["opened_by"]) == {cleo.table}
    server.rows(f"UPDATE tables SET changed = changed - 7200 WHERE id = '{ada.table}'")
    assert server.ids("--idle-for", "1h") == {ada.table}
    lines = server.admin("tables").splitlines()
    assert len(lines) == 3
    assert "Ada, Bela" in lines[2]


def test_a_table_is_shown_without_secrets(server: Server) -> None:
    ada, bela = pair(server)
    out = server.admin("show", ada.table)
    assert re.search(r"2 +person +Bela +no +1 +[0-9a-f]{16}", out)
    assert TROLL not in out
    shown = json.loads(server.admin("show", ada.table, "--json"))
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bela"]
    for secret in (ada.token, bela.token, ada.key):
        assert secret is not None
        assert secret not in out


def test_everyone_at_a_closed_table_is_told_why_and_nobody_can_enter_any_more(
    server: Server,
) -> None:
    ada, bela = pair(server, public=True)
    pages = [ada.live(), bela.live(), Guest(server.url, ada.table).live()]
    server.admin("close", ada.table, "--reason", "Insults in the chat.")
    for page in pages:
        told = dismissed(page)
        assert told["code"] == "closed"
        assert told["reason"] == say("refused-closed", reason="Insults in the chat")
        page.close()
    for guest in (ada, bela, Guest(server.url, ada.table, ada.key)):
        assert code(guest.at_table("GET")) == "closed"
    stranger = pair(server)[0].table
    assert code(Guest(server.url, stranger).at_table("GET")) == "no-table"
    assert server.ids("--phase", "closed") == {ada.table}
    lobby = Guest(server.url).ask("GET", "/tables").json()["tables"]
    assert ada.table not in [each["id"] for each in lobby]
    assert ada.ask("GET", "/mine").json() == []
    statistics = {"doors": [{"table": ada.table, "token": ada.token}]}
    assert ada.ask("POST", "/statistics", statistics).status_code == 200


def test_a_deleted_table_disconnects_its_pages_with_a_clear_message(server: Server) -> None:
    ada, bela = pair(server)
    page = bela.live()
    page.until("update")
    server.admin("delete", ada.table, "--yes")
    told = dismissed(page)
    assert (told["code"], told["reason"]) == ("deleted", say("refused-deleted"))
    page.close()
    until(lambda: code(ada.at_table("GET")) == "no-table")
    assert server.listed() == []
    for kind in ("entries", "snapshots", "keys", "clients"):
        assert server.rows(f"SELECT * FROM {kind}") == []


def test_a_sleeping_table_rests_until_someone_comes_back(server: Server) -> None:
    slow = {"kind": "bot", "bot": "search@0.3"}  # the game mustn't end before the command comes
    host = Guest(server.url).open_table("austria", slow, slow)
    page = host.live()
    page.until("update")
    server.admin("sleep", host.table)
    assert dismissed(page)["code"] == "asleep"
    page.close()
    (listed,) = server.listed()
    assert listed["asleep"]
    until(lambda: len({each["steps"] for each in (*server.listed(), *server.listed())}) == 1)
    steps = server.listed()[0]["steps"]
    assert steps == server.listed()[0]["steps"]
    again = host.live()
    until(lambda: again.read()["state"]["step"] > steps)
    assert not server.listed()[0]["asleep"]
    again.close()


def test_a_banned_address_can_do_nothing_and_is_told_so_in_every_language(server: Server) -> None:
    ada, bela = pair(server, public=True)
    page, other = bela.live(), ada.live()
    said = server.admin("ban", TROLL, "--for", "7d", "--reason", "Spam")
    assert re.fullmatch(r"banned until .* UTC: address [0-9a-f]{16}\n", said)
    told = dismissed(page)
    assert told["code"] == "banned"
    when = said.removeprefix("banned until ").partition(" UTC")[0]
    at = datetime.fromisoformat(when).replace(tzinfo=UTC).timestamp()
    assert told["reason"] == say("refused-banned", until=moment(at), reason="Spam")
    page.close()
    again = bela.live()
    assert dismissed(again)["code"] == "banned"
    again.close()
    body = {"game": "austria", "name": "Someone"}
    for language in LANGUAGES:
        answer = bela.http.post("/api/tables", json=body, headers={"Accept-Language": language})
        assert answer.status_code == 403
        with speaking(language):
            expected = say("refused-banned", until=moment(at), reason="Spam")
        assert answer.json()["reason"] == expected
    for path, body in (("/say", {"text": "hi"}), ("/leave", {}), ("/report", {"reason": "no"})):
        assert code(bela.at_table("POST", path, body)) == "banned"
    assert bela.ask("GET", "/offers").status_code == 200
    assert other.do(type="say", id=1, text="hello")["type"] == "done"
    other.close()
    assert "lifted: 1" in server.admin("unban", TROLL)
    until(lambda: bela.at_table("POST", "/say", {"text": "sorry"}).status_code == 200)


def test_a_banned_name_takes_the_address_of_its_seats_along(server: Server) -> None:
    ada, bela = pair(server)
    out = server.admin("ban", "bela", "--reason", "Spam")
    assert len(out.splitlines()) == 2
    assert "name bela" in out
    until(lambda: code(bela.at_table("POST", "/say", {"text": "hi"})) == "banned")
    elsewhere = Guest(server.url)
    table = Guest(server.url).open_table("austria", ME, OPEN)
    elsewhere.table, elsewhere.key = table.table, table.key
    assert code(elsewhere.at_table("POST", "/join", {"name": " BELA "})) == "banned"
    assert elsewhere.at_table("POST", "/join", {"name": "Belana"}).status_code == 201
    assert code(Guest(server.url).ask("POST", "/tables", {"game": "austria", "name": "Bela"}))
    assert ada.at_table("POST", "/say", {"text": "hi"}).status_code == 200
    (name, address) = json.loads(server.admin("bans", "--json"))
    assert (name["name"], address["name"]) == ("bela", None)
    for each in (name, address):
        server.admin("unban", each["id"])
    assert "nobody" in server.admin("bans")


def test_a_muted_player_plays_but_does_not_chat(server: Server) -> None:
    ada, bela = pair(server)
    server.admin("mute", "Bela", "--for", "12h", "--reason", "Shouting")
    until(lambda: code(bela.at_table("POST", "/say", {"text": "hi"})) == "muted")
    told = bela.at_table("POST", "/say", {"reaction": "hello"}).json()
    assert "Shouting" in told["reason"]
    assert ada.at_table("POST", "/say", {"text": "peace"}).status_code == 200
    state = play_out([ada, bela], seed=3)
    assert state["phase"] == "over"


def test_a_ban_outlives_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        Guest(born.url).open_table("austria", ME, OPEN)
    flags = ("--data-dir", tmp_path)
    assert call("admin", "ban", TROLL, "--reason", "Spam", *flags).code == 0
    wish = {"game": "austria"}
    with life(tmp_path) as born:
        assert code(Guest(born.url, address=TROLL).ask("POST", "/tables", wish)) == "banned"
        engine = create_engine(f"sqlite:///{tmp_path / 'house.db'}")
        with engine.begin() as connection:
            connection.execute(text("UPDATE bans SET until = 1"))
        engine.dispose()
        assert call("admin", "mute", "Nobody", "--reason", "Test", *flags).code == 0
        until(
            lambda: Guest(born.url, address=TROLL).ask("POST", "/tables", wish).status_code == 201
        )


def test_whoever_has_a_revoked_token_can_only_watch(server: Server) -> None:
    ada, bela = pair(server)
    page = bela.live()
    page.until("update")
    assert page.state["you"] == 2
    assert "revoked: 1" in server.admin("revoke", ada.table, 2)
    while page.state["you"] is not None:
        page.read()
    page.close()
    assert code(bela.at_table("POST", "/say", {"text": "hi"})) == "no-seat"
    assert ada.at_table("POST", "/say", {"text": "hi"}).status_code == 200
    assert "revoked: 0" in server.admin("revoke", ada.table, 2)
    assert complaint(server.run("revoke", ada.table, 3)).endswith("has seats 1 to 2, not 3")


def test_a_deleted_player_leaves_no_name_no_chat_no_token_and_no_address(server: Server) -> None:
    ada, bela = pair(server)
    alone = Guest(server.url).open_table("austria", ME, BOT, name="Bela")
    bela.at_table("POST", "/say", {"text": "my secret recipe"})
    bela.at_table("POST", "/report", {"reason": "Ada is slow"})
    ada.at_table("POST", "/say", {"text": "hello there"})
    page = ada.live(since=0)
    page.until("update")
    out = server.admin("delete-player", "Bela", "--yes")
    assert out == (
        "removed: 1 tables, 1 names, 1 chat messages, 2 tokens, 1 reports, 0 results of deals,"
        " 0 tournament entries, 0 ladder names\n"
    )
    assert server.ids() == {ada.table}
    while page.state["seats"][1]["name"] != "seat 2":
        page.read()
    page.close()
    assert page.state["seats"][1]["kind"] == "bot"
    entries = ada.at_table("GET", "/entries").json()["entries"]
    assert [each["text"] for each in entries if each["type"] == "said"] == ["…", "hello there"]
    assert code(bela.at_table("POST", "/say", {"text": "hi"})) == "no-seat"
    assert code(alone.at_table("GET")) == "no-table"
    assert [seat for (seat,) in server.rows("SELECT seat FROM clients ORDER BY seat")] == [0, 1]
    for kind, column in (("tables", "facts"), ("entries", "body"), ("reports", "reason")):
        everything = str(server.rows(f"SELECT {column} FROM {kind}"))
        assert "Bela" not in everything
        assert "recipe" not in everything
    assert server.admin("check").endswith("nothing broken\n")
    assert "no table knows a player" in complaint(server.run("delete-player", "Bela", "--yes"))


def test_a_player_can_be_deleted_by_token_and_another_with_that_name_stays(
    server: Server,
) -> None:
    ada, bela = pair(server)
    other, _ = pair(server)
    server.admin("delete-player", bela.token, "--yes")
    names = {each["id"]: each["players"] for each in server.listed()}
    assert names == {ada.table: ["Ada", "seat 2"], other.table: ["Ada", "Bela"]}


def test_a_name_or_a_token_may_begin_with_a_dash(server: Server) -> None:
    Guest(server.url).open_table("austria", ME, BOT, name="-Gustav")
    server.admin("ban", "-Gustav", "--reason", "Spam")
    assert server.admin("unban", "-Gustav") == "lifted: 1\n"
    mistake = server.run("delete-player", "-Gustav", "--yess")
    assert "--yess" in complaint(mistake)
    for token in ("-GuuqKWDOfq3VqKmKHkNHd7EXvXTE4cb", "--yes-WDOfq3VqKmKHkNHd7EXvXTE4cb"):
        assert repr(token) in complaint(server.run("delete-player", token, "--yes"))
    server.admin("delete-player", "-Gustav", "--yes")
    assert server.ids() == set()


def test_what_a_deleted_player_said_is_gone_from_the_file(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN, name="Ada")
        bela = Guest(born.url).join(ada, "Belaphon")
        bela.at_table("POST", "/say", {"text": "my secret recipe"})
        outcome = call("admin", "delete-player", "Belaphon", "--yes", "--data-dir", tmp_path)
        assert outcome.code == 0
        ada.at_table("POST", "/say", {"text": "hello there"})
        born.stop()
    for file in tmp_path.glob("house.db*"):
        found = file.read_bytes()
        assert b"recipe" not in found
        assert b"Belaphon" not in found


def test_finished_games_are_pruned_and_others_stay(server: Server) -> None:
    ada, bela = pair(server)
    play_out([ada, bela], seed=5)
    going, _ = pair(server)
    old = "UPDATE tables SET changed = changed - 91 * 86400"
    server.rows(old)
    fresh, guest = pair(server)
    play_out([fresh, guest], seed=6)
    assert server.admin("prune", "--finished-before", "90d", "--yes") == "deleted: 1\n"
    assert server.ids() == {going.table, fresh.table}


def test_the_server_deletes_finished_games_only_if_it_is_told_to(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN)
        bela = Guest(born.url).join(ada, "Bela")
        play_out([ada, bela], seed=5)
        going = Guest(born.url).open_table("austria", ME, OPEN)

    def ids() -> set[str]:
        out = call("admin", "tables", "--json", "--data-dir", tmp_path).out
        return {each["id"] for each in json.loads(out)}

    with life(tmp_path) as born:
        assert Guest(born.url, ada.table, ada.key).look()["phase"] == "over"
    assert ids() == {ada.table, going.table}
    with life(tmp_path, keep_finished_days=1e-6) as born:
        assert born.url
        until(lambda: ids() == {going.table})


def test_addresses_are_stored_as_keyed_hashes_and_only_for_some_days(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        Guest(born.url, address=TROLL).open_table("austria", ME, OPEN)
        until(lambda: clients(tmp_path) == 2)
        born.stop()
    assert all(TROLL.encode() not in file.read_bytes() for file in tmp_path.iterdir())
    with life(tmp_path, keep_addresses_days=1e-6) as born:
        assert born.url
        until(lambda: clients(tmp_path) == 0)


def clients(folder: Path) -> int:
    engine = create_engine(f"sqlite:///{folder / 'house.db'}")
    with engine.connect() as connection:
        found = connection.execute(text("SELECT count(*) FROM clients")).scalar_one()
    engine.dispose()
    return int(found)


def test_reports_reach_the_operator_who_closes_them(server: Server) -> None:
    ada, bela = pair(server, public=True)
    for guest, reason in ((bela, "Ada\ninsults me"), (Guest(server.url, ada.table), "Cheating")):
        answer = guest.at_table("POST", "/report", {"reason": reason})
        assert answer.status_code == 201
        assert answer.json()["cursor"] == ada.look()["cursor"]
    first, second = json.loads(server.admin("reports", "--json"))
    assert (first["table"], first["seat"], first["reason"]) == (ada.table, 2, "Ada insults me")
    assert (second["seat"], second["reason"]) == (None, "Cheating")
    assert server.listed()[0]["reports"] == 2
    out = server.admin("reports", "--close", first["number"])
    assert "Cheating" in out
    assert "insults" not in out
    assert "insults" in server.admin("reports", "--all")
    assert "no report 99" in complaint(server.run("reports", "--close", 99))
    server.admin("delete", ada.table, "--yes")
    assert "Cheating" in server.admin("reports")


def test_a_table_takes_only_so_many_reports_and_a_client_only_so_often(tmp_path: Path) -> None:
    with life(tmp_path) as born:
        ada = Guest(born.url).open_table("austria", ME, OPEN)
        codes = [code(ada.at_table("POST", "/report", {"reason": "no"})) for _ in range(21)]
        assert codes == [""] * 20 + ["reported"]
        stranger = Guest(born.url, ada.table)
        assert code(stranger.at_table("POST", "/report", {"reason": "no"})) == "no-table"
        for reason in ("", "x" * 201, "\u200b"):
            assert ada.at_table("POST", "/report", {"reason": reason}).status_code == 422
    with life(tmp_path, reports_per_minute=3) as born:
        other = Guest(born.url).open_table("austria", ME, OPEN)
        codes = [code(other.at_table("POST", "/report", {"reason": "no"})) for _ in range(4)]
        assert codes == ["", "", "", "too-many"]


def test_nothing_acknowledged_is_lost_while_an_operator_is_at_work(server: Server) -> None:
    ada, bela = pair(server)
    chooser = random.Random(8)
    done = threading.Event()
    acknowledged: list[tuple[Guest, str]] = []

    def work() -> None:
        while not done.is_set():
            server.admin("sleep", ada.table)
            server.admin("mute", "Nobody", "--reason", "Test")

    operator = threading.Thread(target=work)
    operator.start()
    try:
        for _ in range(60):
            state = ada.look()
            guest = ada if state["view"]["actor"] == 1 else bela
            mine = guest.look()
            action = chooser.choice(mine["view"]["legal"])
            answer = guest.play(action, mine["step"])
            if answer.status_code == 200:
                acknowledged.append((guest, action))
            else:
                assert code(answer) == "busy"
    finally:
        done.set()
        operator.join()
    assert len(acknowledged) > 30
    for guest in (ada, bela):  # others don't read which cards somebody returned
        record = guest.at_table("GET", "/record").json()["steps"]
        steps = iter(step for step in record if not step.startswith("~"))
        assert all(action in steps for who, action in acknowledged if who is guest)
    assert server.admin("check").endswith("nothing broken\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "nowhere"), "there is no table 'nowhere'; `hotelier admin tables` lists them"),
        (("sleep", "nowhere"), "there is no table 'nowhere'"),
        (("close", "nowhere", "--reason", "x"), "there is no table 'nowhere'"),
        (("delete", "nowhere", "--yes"), "there is no table 'nowhere'"),
        (("revoke", "nowhere", "1"), "there is no table 'nowhere'"),
        (("tables", "--phase", "over-there"), "--phase must be one of open, running, over, closed"),
        (("tables", "--idle-for", "soon"), "--idle-for must be a number and a unit"),
        (("ban", TROLL, "--for", "0d", "--reason", "x"), "--for must be a number and a unit"),
        (("ban", TROLL, "--for", "7 days", "--reason", "x"), "not '7 days'"),
        (("ban", TROLL, "--for", "99999w", "--reason", "x"), "up to ten years"),
        (("ban", TROLL, "--reason", " "), "--reason must be a line of 1 to 200 characters"),
        (("ban", "\u200b", "--reason", "x"), "is neither an address nor a name"),
        (("unban", TROLL), f"nobody is banned or muted as '{TROLL}'"),
        (("prune", "--finished-before", "ever", "--yes"), "--finished-before must be a number"),
        (("delete-player", "Nobody", "--yes"), "no table knows a player 'Nobody'"),
        (("prune", "--finished-before", "90d"), "add --yes"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    with life(tmp_path) as born:
        assert born.url
    assert said in complaint(call("admin", *words, "--data-dir", tmp_path))


def test_a_folder_without_a_database_is_left_alone(tmp_path: Path) -> None:
    for words in (["tables"], ["check"], ["backup", tmp_path / "copy.db"]):
        told = complaint(call("admin", *words, "--data-dir", tmp_path / "data"))
        assert told == f"there is no database at {tmp_path / 'data' / 'house.db'}"
    assert list(tmp_path.iterdir()) == []


def test_a_check_finds_what_is_broken_and_says_so(server: Server) -> None:
    ada, bela = pair(server)
    play_out([ada, bela], seed=5)
    fine, _ = pair(server)
    assert server.admin("check") == "checked 2 tables: nothing broken\n"
    at = f"WHERE table_id = '{ada.table}' AND number = 7"
    ((body,),) = server.rows(f"SELECT body FROM entries {at}")
    taken = json.dumps(json.loads(body)["taken"], separators=(",", ":"))
    breakages = {
        "can’t be replayed": f"UPDATE entries SET body = replace(body, '{taken}', '[\"fly\"]')",
        "is missing": "DELETE FROM entries",
    }
    for sign, statement in breakages.items():
        server.rows(f"{statement} {at}")
        outcome = server.run("check")
        assert outcome.code == 1
        first, last = outcome.out.splitlines()
        assert first.startswith(f"table {ada.table}: ")
        assert sign in first
        assert last == "checked 2 tables: 1 broken"
    assert fine.look()["phase"] == "running"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_every_release_is_brought_up_to_date_and_whole(
    version: str, tmp_path: Path
) -> None:
    unpacked(version, tmp_path)
    outcome = call("admin", "check", "--data-dir", tmp_path)
    assert outcome.out.endswith("nothing broken\n"), outcome
    assert call("admin", "ban", TROLL, "--reason", "Spam", "--data-dir", tmp_path).code == 0


def test_a_database_that_an_older_server_uses_is_left_alone(tmp_path: Path) -> None:
    path = unpacked(VERSIONS[0], tmp_path)
    before = path.read_bytes()
    with closing(lock(path)):
        told = complaint(call("admin", "tables", "--data-dir", tmp_path))
    assert told == f"a server of an older version is using {path}: restart it with this one"
    assert path.read_bytes() == before


def test_all_processes_of_a_server_notice_what_the_operator_does(
    tmp_path: Path, postgres_url: str
) -> None:
    lives = []
    with ExitStack() as stack:
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            lives.append(stack.enter_context(life(tmp_path / name, database=postgres_url)))
        one, other = lives
        ada = Guest(one.url).open_table("austria", ME, OPEN, name="Ada")
        bela = Guest(other.url, address=TROLL).join(ada, "Bela")
        pages = [ada.live(), bela.live()]
        flags = ("--database", postgres_url)
        assert call("admin", "ban", "Bela", "--reason", "Spam", *flags).code == 0
        assert dismissed(pages[1])["code"] == "banned"
        elsewhere = Guest(one.url, address=TROLL)
        until(lambda: code(elsewhere.ask("POST", "/tables", {"game": "austria"})) == "banned")
        pages[1].close()
        assert call("admin", "unban", "Bela", *flags).code == 0
        assert call("admin", "unban", TROLL, *flags).code == 0
        until(lambda: bela.at_table("POST", "/say", {"text": "hi"}).status_code == 200)
        pages[1] = bela.live()
        pages[1].until("update")
        assert call("admin", "delete", ada.table, "--yes", *flags).code == 0
        for page in pages:
            assert dismissed(page)["code"] == "deleted"
            page.close()
