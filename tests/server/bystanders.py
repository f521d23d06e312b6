"""A bystander is measured quietly, then while somebody attacks the server from other addresses.

Server, attackers and bystander are processes of their own. What's compared was measured right
after each other, because the machine may be busy with something else at any time.
"""

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from hotelier.server.settings import Settings
from server.houses import FAST, LIMIT, Guest, until
from server.lives import PARENT, Life, life

FLOOR: Final = 0.05  # seconds: nobody notices less
ROUNDS: Final = 3  # the machine may have been busy in one of them
ATTACKER: Final = "127.0.0.66"
OTHERS: Final = 10  # niceness of attackers: theirs would be other machines

Attack = Callable[..., None]  # with a connection, over which it says that it has begun


def public_server(folder: Path, **settings: Any) -> AbstractContextManager[Life]:
    """A server with the limits that it has if nobody changes them."""
    limits = {name: Settings.model_fields[name].default for name in FAST if name != "deal_bots"}
    return life(folder, **{**limits, "bot_workers": 2, **settings})


def stays_quick(
    do: Callable[[], object],
    attack: Attack,
    *args: Any,
    floor: float = FLOOR,
    times: int = 60,
    pause: float = 0.04,
) -> None:
    """Check that the p95 during an attack is within twice what it was, or the floor."""
    do()  # the first time, processes start
    found = []
    for _ in range(ROUNDS):
        quiet = _p95(do, times, pause)
        with attacked(attack, *args):
            found.append((quiet, _p95(do, times, pause)))
        # What an attack leaves behind may be there in the next round, too.
        if found[-1][1] <= max(2 * min(quiet for quiet, _ in found), floor):
            return
    raise AssertionError(f"seconds (p95), quiet and attacked: {found}")


@contextlib.contextmanager
def attacked(attack: Attack, *args: Any) -> Iterator[None]:
    """Another process attacks until the end of the block; it has begun, and goes on."""
    line, theirs = PARENT.Pipe(duplex=False)
    attacker = PARENT.Process(target=_attack, args=(theirs, attack, args), daemon=True)
    attacker.start()
    theirs.close()
    try:
        assert line.poll(LIMIT), "the attack hasn’t begun"
        line.recv()
        yield
        assert attacker.is_alive(), "the attack has ended"
    finally:
        attacker.kill()
        attacker.join()
        line.close()


def _attack(begun: Connection, attack: Attack, args: tuple[Any, ...]) -> None:
    os.nice(OTHERS)
    attack(begun, *args)


def _p95(do: Callable[[], object], times: int, pause: float) -> float:
    found = []
    for _ in range(times):
        began = time.perf_counter()
        do()
        found.append(time.perf_counter() - began)
        time.sleep(pause)  # within its own limits
    return quantiles(found, n=20)[-1]


class Bystander:
    """Someone who plays with a friend, or against a bot, one game after another."""

    def __init__(self, url: str, bot: str | None = None) -> None:
        self.url = url
        self.bot = bot
        self.state: Any = None
        self._sit_down()

    def turn(self) -> None:
        """Move until the bot has answered."""
        has_answered = False
        while not has_answered:
            since = self.state["cursor"]
            self.move()
            told = self.guests[1].at_table("GET", f"/entries?since={since}").json()["entries"]
            has_answered = any(each["type"] == "moved" and each["seat"] == 2 for each in told)

    def move(self) -> None:
        """Move; against a bot, until it's their turn again."""
        if self.state["phase"] == "over":
            self._sit_down()
        mover = self.guests[self.state["view"]["actor"]]
        mine = self.state if self.bot is not None else mover.look()
        answer = mover.play(mine["view"]["legal"][0], mine["step"])
        assert answer.status_code == 200, answer.text
        if self.bot is None:
            self.state = mover.look()
        else:
            until(self._is_due)

    def _is_due(self) -> bool:
        self.state = self.guests[1].look()
        return bool(self.state["phase"] == "over" or self.state["view"]["actor"] == 1)

    def _sit_down(self) -> None:
        other = {"kind": "open"} if self.bot is None else {"kind": "bot", "bot": self.bot}
        me = Guest(self.url).open_table("overbooking", {"kind": "me"}, other, rules={"first": 1})
        self.guests = {1: me}
        if self.bot is None:
            self.guests[2] = Guest(self.url).join(me, "Ben")
        until(self._has_begun)

    def _has_begun(self) -> bool:
        self.state = self.guests[1].look()
        return bool(self.state["phase"] == "running" and self.state["view"]["actor"] in self.guests)
