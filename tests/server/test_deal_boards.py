"""Deals that many play: one result per browser, a board, and nothing of the future before."""

import asyncio
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.admin.desk import Desk
from hotelier.server.admin.erasing import erase
from hotelier.server.table.places import Pass
from server.inside import Inside, Visitor
from server.shelf import Hurried

DAY = 86_400.0
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
ANNA, BELA = "a" * 32, "b" * 32

pytestmark = pytest.mark.anyio


class Calendar(Hurried):
    """A clock that shows a chosen time of the calendar."""

    def __init__(self) -> None:
        self.calendar = NOON

    def wall(self) -> float:
        return self.calendar


class Players:
    """Browsers that play deals at a server."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.watch = inside.house.tables.watch = Calendar()
        self.sent: list[bytes] = []

    async def ask(
        self, method: str, path: str = "", body: Any = None, browser: str | None = None
    ) -> Any:
        """A request about deals; its answer is kept, and its status in it."""
        headers = {} if browser is None else {"X-Browser": browser}
        answer = await self.inside.http.request(
            method, f"/api/deals{path}", json=body, headers=headers
        )
        self.sent.append(answer.content)
        return {**answer.json(), "status": answer.status_code}

    async def enter(self, deal: str, browser: str, *, practice: bool = False) -> Any:
        wish = {"name": browser[0], "browser": browser, "practice": practice}
        return await self.ask("POST", f"/{deal}/tables", wish)

    async def finish(self, seated: Any, seed: int = 1) -> int:
        """Play a game to its end, the bots at random, too; returns the score."""
        chooser, tables = random.Random(seed), self.inside.house.tables
        async with tables.at(seated["table"]) as place:
            table = await tables.table(place)
            while table.phase == "running":
                board = table.board
                assert board is not None
                action = chooser.choice(board.match.legal)
                if table.bot_to_move() is not None:
                    table.play_for_bot(action)
                    continue
                table.play(1, [action], table.step)
                if table.facts.held is not None:
                    table.confirm(1, table.step)
            await tables.keep_or_forget(place)
            assert table.facts.result is not None
            return table.facts.result.scores[0]


async def the_code(told: Any) -> tuple[int, str]:
    return told["status"], told["code"]


async def test_a_day_at_the_board(tmp_path: Path, postgres_url: str) -> None:
    async with Inside(tmp_path, database=postgres_url, deal_bots=("easy",)) as inside:
        players = Players(inside)
        told = await players.ask("GET")
        assert told["day"] == "2026-11-18"
        assert told["ends"] == NOON + DAY / 2
        ids = {each["game"]: each["id"] for each in told["deals"]}
        id = ids["overbooking"]
        assert id == "2026-11-18-overbooking"

        empty = await players.ask("GET", f"/{id}", browser=ANNA)
        assert (empty["counts"], empty["open"], empty["board"]) == (True, False, [])
        assert (await players.ask("GET", "/past"))["deals"] == []

        # The same luck for both, however they play; at most one entry each, even at once.
        first, again = await asyncio.gather(players.enter(id, ANNA), players.enter(id, ANNA))
        first, again = sorted((first, again), key=lambda told: told["status"])
        assert first["status"] == 201
        assert await the_code(again) == (409, "entered")
        other = await players.enter(id, BELA)
        tables = [inside.table(each["table"]) for each in (first, other)]
        boards = [table.board for table in tables]
        assert boards[0] is not None
        assert boards[1] is not None
        steps = [board.match.steps for board in boards if board is not None]
        both = min(map(len, steps))  # a bot may have begun at one of them
        assert steps[0][:both] == steps[1][:both]

        # It counts: no help, no look ahead.
        anna = Visitor(inside, first["table"], first["key"])
        anna.token, anna.seat = first["token"], 1
        assert (await anna.ask("GET", f"/tables/{anna.id}")).json()["counts"] is True
        fork = {"step": 1, "bot": "easy", "name": "a"}
        for path, body in (("fork", fork), ("hint", {"step": 1}), ("takeback", {"step": 1})):
            answer = await anna.ask("POST", f"/tables/{anna.id}/{path}", body)
            assert answer.status_code == 409, path

        early = await players.enter(id, ANNA, practice=True)
        assert await the_code(early) == (409, "not-played")
        score = await players.finish(first)
        seen = await players.ask("GET", f"/{id}", browser=ANNA)
        assert (seen["open"], seen["mine"], seen["better_than"]) == (True, anna.id, None)
        mine, running = (next(each for each in seen["board"] if each["name"] == n) for n in "ab")
        assert (mine["you"], mine["score"], mine["key"]) == (True, score, anna.key)
        assert (running["state"], running["table"], running["key"]) == ("playing", None, None)
        hidden = await players.ask("GET", f"/{id}", browser=BELA)
        assert [each["key"] for each in hidden["board"]] == [None] * len(hidden["board"])

        better = await players.finish(other, 2)
        assert (await players.ask("GET", f"/{id}", browser=BELA))["better_than"] == float(
            better > score
        )
        # Who has played may look at the others' games, and play it again for themselves.
        theirs = next(
            each
            for each in (await players.ask("GET", f"/{id}", browser=BELA))["board"]
            if each["name"] == "a"
        )
        door = Pass(key=theirs["key"])
        assert await inside.house.tables.look(theirs["table"], door, lambda *_: True)
        practice = await players.enter(id, BELA, practice=True)
        assert practice["status"] == 201
        table = inside.table(practice["table"])
        assert (table.facts.practice, table.plays_alone(1)) == (True, True)

    # A restart later, with the clock past midnight.
    async with Inside(tmp_path, database=postgres_url, deal_bots=()) as inside:
        players = Players(inside)
        players.watch.calendar = NOON + DAY
        told = await players.ask("GET", "/past")
        assert [(each["id"], each["played"]) for each in told["deals"]] == [(id, 2)]
        late = await players.enter(id, "c" * 32)
        assert await the_code(late) == (409, "deal-over")
        stranger = await players.ask("GET", f"/{id}")
        assert (stranger["counts"], stranger["open"]) == (False, True)
        assert (await players.enter(id, "c" * 32, practice=True))["status"] == 201
        assert len((await players.ask("GET", f"/{id}"))["board"]) == 3  # one is the bot


async def test_a_game_that_began_before_midnight_counts_for_its_day(tmp_path: Path) -> None:
    async with Inside(tmp_path, deal_bots=()) as inside:
        players = Players(inside)
        players.watch.calendar = NOON + DAY / 2 - 1
        seated = await players.enter("2026-11-18-overbooking", ANNA)
        id = seated["table"]
    async with Inside(tmp_path, deal_bots=()) as inside:  # the server was restarted meanwhile
        players = Players(inside)
        players.watch.calendar = NOON + DAY / 2 + 1
        assert (await players.ask("GET"))["day"] == "2026-11-19"
        score = await players.finish(seated)
        seen = await players.ask("GET", "/2026-11-18-overbooking", browser=ANNA)
        assert [(each["table"], each["score"]) for each in seen["board"]] == [(id, score)]
        players.watch.calendar = NOON  # the clock was put back
        ahead = await players.ask("GET", "/2026-11-19-overbooking")
        assert await the_code(ahead) == (404, "no-deal")


async def test_who_gives_up_gets_no_score(tmp_path: Path) -> None:
    async with Inside(tmp_path, deal_bots=()) as inside:
        players = Players(inside)
        deal = await players.ask(
            "POST", "", {"game": "overbooking", "options": {"players": 2}, "bots": ["random"]}
        )
        assert deal["status"] == 201
        assert deal["bots"] == ["random"]
        seated = await players.enter(deal["id"], ANNA)
        anna = Visitor(inside, seated["table"], seated["key"])
        anna.token = seated["token"]
        assert (await anna.ask("POST", f"/tables/{anna.id}/resign")).status_code == 200
        await players.finish(seated)
        seen = await players.ask("GET", f"/{deal['id']}", browser=ANNA)
        assert [(each["state"], each["score"]) for each in seen["board"]] == [("left", None)]
        assert (seen["ends"], seen["counts"], seen["better_than"]) == (None, True, None)


@pytest.mark.parametrize("by", ["name", "token"])
async def test_a_deleted_player_has_no_result_any_more(by: str, tmp_path: Path) -> None:
    deal = "2026-11-18-overbooking"
    async with Inside(tmp_path, deal_bots=()) as inside:
        players = Players(inside)
        seated = await players.enter(deal, ANNA)
        await players.enter(deal, BELA)
        await players.finish(seated)
        settings = inside.house.settings
    with Desk(settings) as desk:
        assert erase(desk, "a" if by == "name" else seated["token"]).results == 1
    async with Inside(tmp_path, deal_bots=()) as inside:
        seen = await Players(inside).ask("GET", f"/{deal}", browser=ANNA)
        assert [each["name"] for each in seen["board"]] == ["b"]
        assert seen["mine"] is None


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("2026-11-19-overbooking", "2026-11-18"),  # tomorrow
        ("1999-12-31-overbooking", "1999-12-31"),  # before the server began
        ("2026-02-30-overbooking", "2026-02-30"),  # no such date
        ("2026-11-18-chess", "2026-11-18"),  # no such game
        ("yesterday", ""),
        ("٢٠٢٦-11-18-overbooking", ""),
    ],
)
async def test_a_deal_that_is_not_there_is_refused_with_a_reason(
    id: str, said: str, tmp_path: Path
) -> None:
    async with Inside(tmp_path) as inside:
        players = Players(inside)
        told = await players.ask("GET", f"/{id}")
        assert await the_code(told) == (404, "no-deal")
        assert said in told["reason"]
        assert (await players.enter(id, ANNA))["code"] == "no-deal"


async def test_each_part_can_be_switched_off(tmp_path: Path) -> None:
    async with Inside(tmp_path, daily_deals=False, shared_deals=False) as inside:
        players = Players(inside)
        told = await players.ask("GET")
        assert (told["deals"], told["shared"]) == ([], False)
        for method, path in (
            ("GET", "/past"),
            ("GET", "/2026-11-18-overbooking"),
            ("POST", ""),
        ):
            body = {"game": "overbooking"} if method == "POST" else None
            assert await the_code(await players.ask(method, path, body)) == (404, "switched-off")


async def test_levels_play_the_deal_by_themselves(tmp_path: Path) -> None:
    async with Inside(tmp_path, deal_bots=("easy",)) as inside:
        players = Players(inside)
        deal = await players.ask(
            "POST", "", {"game": "overbooking", "options": {"players": 2}, "bots": ["easy"]}
        )
        await players.enter(deal["id"], ANNA)
        for _ in range(600):
            seen = await players.ask("GET", f"/{deal['id']}", browser=ANNA)
            bots = [each for each in seen["board"] if each["bot"] == "easy"]
            if bots and bots[0]["state"] == "over":
                break
            await asyncio.sleep(0.1)
        assert [each["score"] is None for each in bots] == [False]


async def test_no_answer_about_deals_tells_a_secret(tmp_path: Path) -> None:
    async with Inside(tmp_path, deal_bots=()) as inside:
        players = Players(inside)
        id = "2026-11-18-overbooking"
        seated = await players.enter(id, ANNA)
        await players.ask("GET", f"/{id}", browser=ANNA)
        await players.finish(seated)
        await players.ask("GET", f"/{id}", browser=ANNA)
        await players.ask("GET")
        deal = await inside.house.store.deal(id)
        key = await inside.house.store.deal_key()
        assert deal is not None
        for secret in (deal.secret, key):
            for form in (secret[:12], str(int(secret, 16))[:12]):
                assert not any(form.encode() in each for each in players.sent)
        assert not any(b'"secret"' in each for each in players.sent)
