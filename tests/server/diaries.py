"""What the people at a table were told, written down: all of it must survive the server.

A `Visit` is many clients in one loop who play, chat, undo, take and hand over seats, over HTTP and
sockets at the same time, until their connections break. A `Diary` keeps what was acknowledged, and
what was asked without ever getting an answer: nobody knows whether that happened.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.houses import LIMIT

BROKEN: Final = (httpx.TransportError, WebSocketException, OSError)
ACTS: Final = {"play": ("moved", "held"), "confirm": ("moved",), "say": ("said",)}
ENOUGH_TABLES: Final = 6
WORDS: Final = ("Guten Tag", "one coffee, please", "<b>bold</b>", "☕")


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat's request."""

    kind: str
    seat: int
    text: str | None
    step: int

    def is_granted_by(self, entry: dict[str, Any]) -> bool:
        """Whether an entry of the journal, as this seat reads it, is what was requested."""
        if entry.get("seat") != self.seat or entry["type"] not in ACTS.get(self.kind, ("undone",)):
            return False
        if self.kind == "play" and entry["type"] == "moved":
            return bool(entry["taken"][0] == self.text and entry["steps"] > self.step)
        return self.text in (None, entry.get("text"))


@dataclass
class Diary:
    """One table, as the people there know it."""

    id: str
    key: str
    tokens: dict[int, str]  # by seat; a seat whose token got lost on the way is missing
    players: int
    bots: frozenset[int] = frozenset()
    acknowledged: dict[int, Wish] = field(default_factory=dict)  # by the number of the entry
    unanswered: list[Wish] = field(default_factory=list)
    seen: dict[int | None, dict[int, Any]] = field(default_factory=dict)  # entries sent, by seat
    journal: dict[int, list[Any]] = field(default_factory=dict)  # as it was found, by seat
    over: bool = False
    changed: bool = True  # since it was last compared

    @property
    def can_go_on(self) -> bool:
        """Whether nobody's way back was lost."""
        return not self.over and len(self.tokens) + len(self.bots) == self.players

    def check(self, seat: int, found: list[Any]) -> None:
        """What a seat finds in the journal: all it was told, and nothing nobody asked for."""
        assert self.journal.get(seat, []) == found[: len(self.journal.get(seat, []))]
        by_number = {entry["number"]: entry for entry in found}
        for number, entry in self.seen.get(seat, {}).items():
            assert by_number.get(number) == entry, "it was told, but is not kept"
        for number, wish in self.acknowledged.items():
            if wish.seat == seat:
                kept = number in by_number and wish.is_granted_by(by_number[number])
                assert kept, f"{wish} was acknowledged, but is not kept"
        known = {entry["number"] for entry in self.journal.get(seat, [])}
        doubtful = [wish for wish in self.unanswered if wish.seat == seat]
        for number, entry in by_number.items():
            asked_for = entry["type"] in ("moved", "held", "undone", "said")
            if not asked_for or number in known or number in self.acknowledged:
                continue
            after = by_number.get(number + 1, {"type": None})
            if entry["type"] == after["type"] == "undone":
                continue  # a turn is taken back together with the pending action
            if entry["seat"] == seat:
                granted = [wish for wish in doubtful if wish.is_granted_by(entry)]
                assert granted, f"nobody asked for {entry}"
                doubtful.remove(granted[0])
        self.journal[seat] = found


class Page:
    """An open page: the table as it was last sent, and answers to requests."""

    def __init__(self, line: ClientConnection, seen: dict[int, Any]) -> None:
        self.line = line
        self.state: Any = None
        self.news = asyncio.Event()
        self.is_broken = False
        self._seen = seen
        self._asked = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}

    async def read(self) -> None:
        """Read until the connection breaks; then nobody waits any more."""
        try:
            async for text in self.line:
                message = json.loads(text)
                if message["type"] == "update":
                    self.state = message["state"]
                    for entry in message["entries"]:
                        assert entry["number"] not in self._seen, "it was sent twice"
                        self._seen[entry["number"]] = entry
                    self.news.set()
                else:
                    self._answers.pop(message["id"]).set_result(message)
        finally:
            self.is_broken = True
            self.news.set()
            for waiting in self._answers.values():
                waiting.set_exception(ConnectionResetError())
                waiting.exception()  # the asker may already be gone

    async def ask(self, wish: Wish) -> Any:
        """Ask over the socket."""
        self._asked += 1
        answer = self._answers[self._asked] = asyncio.get_running_loop().create_future()
        message: dict[str, Any] = {"type": wish.kind, "id": self._asked, **body(wish)}
        await self.line.send(json.dumps(message))
        return await answer


class Visit:
    """Everyone who is connected during one life of the server."""

    def __init__(self, url: str, http: httpx.AsyncClient, seed: int) -> None:
        self.url = url
        self.http = http
        self.chooser = random.Random(seed)
        self.busy = asyncio.Event()
        self.wishes = 0
        self.enough = 0  # after this many requests, everyone is busy
        self.closed = False  # the server was killed: connections may break

    async def ask(
        self, method: str, path: str, diary: Diary, seat: int | None = None, body: Any = None
    ) -> Any:
        """One request, whose answer must be a success."""
        headers = {"X-Table-Key": diary.key}
        if seat is not None:
            headers["Authorization"] = f"Bearer {diary.tokens[seat]}"
        answer = await self.http.request(
            method, f"{self.url}/api/tables/{diary.id}{path}", headers=headers, json=body
        )
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def verify(self, diary: Diary) -> None:
        """Compare a table with what its people know, seat by seat."""
        steps = set()
        for seat in diary.tokens:
            state = await self.ask("GET", "", diary, seat)
            assert state["you"] == seat
            entries: list[Any] = []
            more = True
            while more:
                since = entries[-1]["number"] if entries else 0
                told = await self.ask("GET", f"/entries?since={since}", diary, seat)
                entries += told["entries"]
                more = told["more"]
            record = await self.ask("GET", "/record", diary, seat)
            steps |= {state["step"], len(record["steps"])}
            diary.check(seat, entries)
            diary.over = state["phase"] == "over"
        assert len(steps) == 1 or diary.bots, "its seats do not agree how far the game is"
        diary.unanswered.clear()
        diary.changed = False

    async def live_at(self, diary: Diary) -> None:
        """Play and chat at a table, with an open page for every seat and a spectator."""
        pages: dict[int | None, Page] = {}
        readers = []
        try:
            for seat in (*diary.tokens, None):
                place = f"{self.url.replace('http', 'ws', 1)}/api/tables/{diary.id}/live"
                line = await connect(place, proxy=None, compression=None, open_timeout=LIMIT)
                seen = diary.seen.setdefault(seat, {})
                token = None if seat is None else diary.tokens[seat]
                pages[seat] = Page(line, seen)
                since = max(seen, default=0)
                hello = {"type": "hello", "token": token, "key": diary.key, "since": since}
                await line.send(json.dumps(hello))
                readers.append(asyncio.create_task(pages[seat].read()))
            await self.until_broken(self._play(diary, pages), self._talk(diary, pages))
        finally:
            for page in pages.values():
                await page.line.close()
            await self.until_broken(*readers)

    async def _play(self, diary: Diary, pages: dict[int | None, Page]) -> None:
        """The seat to move acts, sometimes by HTTP, sometimes over the socket."""
        first = next(iter(diary.tokens))
        while True:
            await pages[first].news.wait()
            pages[first].news.clear()
            if pages[first].is_broken:
                raise ConnectionResetError
            state = pages[first].state
            if state["phase"] == "over":
                diary.over = True
                return
            actor = state["view"]["actor"]
            if actor in diary.bots:
                continue
            mine = await self.ask("GET", "", diary, actor)
            if mine["view"]["actor"] == actor:
                await self.wish(diary, self._choice(mine, actor), pages)

    def _choice(self, state: Any, seat: int) -> Wish:
        """What a seat does next: mostly it plays on."""
        step = state["step"]
        if state["undo"] and self.chooser.random() < 0.2:
            return Wish(self.chooser.choice(("undo", "restart")), seat, None, step)
        if state["held"] is not None:
            return Wish("confirm", seat, None, step)
        return Wish("play", seat, self.chooser.choice(state["view"]["legal"]), step)

    async def _talk(self, diary: Diary, pages: dict[int | None, Page]) -> None:
        """Someone chats all the time."""
        while not diary.over:
            seat = self.chooser.choice(list(diary.tokens))
            await self.wish(diary, Wish("say", seat, self.chooser.choice(WORDS), 0), pages)
            await asyncio.sleep(self.chooser.random() / 50)

    async def wish(self, diary: Diary, wish: Wish, pages: dict[int | None, Page]) -> None:
        """Make a request; the answer is written down, or that there was none."""
        diary.unanswered.append(wish)
        diary.changed = True
        self.wishes += 1
        if self.wishes >= self.enough:
            self.busy.set()
        if self.chooser.random() < 0.5:
            answer = await pages[wish.seat].ask(wish)
            assert answer["type"] == "done", answer
        else:
            answer = await self.ask("POST", f"/{wish.kind}", diary, wish.seat, body(wish))
        diary.acknowledged[answer["cursor"]] = wish
        diary.unanswered.remove(wish)

    async def open_tables(self, diaries: list[Diary], wish: Callable[[], dict[str, Any]]) -> None:
        """Open one table after another, take seats, and hand a seat to another device."""
        while sum(diary.can_go_on for diary in diaries) < ENOUGH_TABLES:
            answer = await self.http.post(f"{self.url}/api/tables", json=wish())
            assert answer.status_code == 201, answer.text
            told = answer.json()
            asked = json.loads(answer.request.content)["seats"]
            bots = frozenset(n for n, each in enumerate(asked, start=1) if each["kind"] == "bot")
            tokens = {told["seat"]: told["token"]}
            diary = Diary(told["table"], told["key"], tokens, len(asked), bots)
            diaries.append(diary)
            while not diary.can_go_on:
                joined = await self.ask("POST", "/join", diary, None, {"name": "Ida"})
                diary.tokens[joined["seat"]] = joined["token"]
            code = (await self.ask("POST", "/handover", diary, told["seat"]))["code"]
            claimed = await self.ask("POST", "/claim", diary, None, {"code": code})
            diary.tokens[told["seat"]] = claimed["token"]
            await asyncio.sleep(0.05)

    async def until_broken(self, *doings: Awaitable[None]) -> None:
        """Everyone does what they do, until the server is gone."""

        async def one(doing: Awaitable[None]) -> None:
            try:
                await doing
            except BROKEN:
                assert self.closed, "a line broke although the house stood"

        await asyncio.gather(*map(one, doings))


def body(wish: Wish) -> dict[str, Any]:
    """A request in the format of the routes."""
    if wish.kind == "say":
        return {"text": wish.text}
    return {"step": wish.step} | ({} if wish.text is None else {"action": wish.text})
