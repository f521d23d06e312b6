"""Who sits at a table: joining, leaving, coming back, asking for a seat, stand-in bots."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from hotelier.messages import say
from hotelier.server.http.schemas import Colour, Seat
from hotelier.server.store.rows import Client, Key
from hotelier.server.table.clocks import Watch
from hotelier.server.table.details import Asker, Facts
from hotelier.server.table.journal import Ledger
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seats import (
    HANDOVER,
    another_name,
    bot_named,
    colours,
    free_seat,
    is_bot,
)
from hotelier.server.table.timekeeper import Timekeeper
from hotelier.server.table.tokens import digest, new_token

LONGEST: Final = 10_000  # entries after which only the game itself goes on
GAME: Final = ("began", "moved", "undone")  # without these, the game couldn't be followed
MOST_ASKS: Final = 4  # newcomers waiting for a seat at one table


class Seating(ABC):
    """The seats of a table; the game is handled elsewhere."""

    phase: str
    longest = LONGEST
    facts: Facts
    watch: Watch
    ledger: Ledger
    time: Timekeeper

    @property
    @abstractmethod
    def step(self) -> int:
        """The number of steps taken in the game."""

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat to move."""

    @abstractmethod
    def begin_when_full(self) -> None:
        """Deal as soon as nobody is missing."""

    @property
    def seats(self) -> list[Seat]:
        """Who sits where, seat 1 first."""
        return self.facts.seats

    def plays_alone(self, number: int) -> bool:
        """Whether all others are bots, and nothing counts: help or a look ahead harms nobody."""
        return not self.facts.counts and all(
            each.kind == "bot" for at, each in enumerate(self.seats, 1) if at != number
        )

    def why_not_alone(self, usual: str) -> str:
        """Why somebody gets no help: the game counts, or for the usual reason."""
        return say("refused-counts") if self.facts.counts else usual

    def is_held(self, number: int) -> bool:
        """Whether a seat has a player who isn't away."""
        seat = self.seats[number - 1]
        return seat.kind == "person" and not seat.absent

    @property
    def is_assigned(self) -> bool:
        """Whether a tournament says who sits here: nobody else may, and nobody is the host."""
        return self.facts.origin is not None and self.facts.origin.how == "tournament"

    @property
    def held(self) -> frozenset[int]:
        """The seats with a player who isn't away."""
        return frozenset(n for n in range(1, len(self.seats) + 1) if self.is_held(n))

    @property
    def has_people(self) -> bool:
        """Whether there's a player for whom bots should hurry."""
        return not all(is_bot(seat) for seat in self.seats)

    def become_practice(self, _number: int) -> None:
        """From now on, the game doesn't count."""
        if not self.facts.practice:
            self.facts.practice = True
            self.ledger.touched = True

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token opens."""
        key = None if token is None else self.ledger.find(token)
        return None if key is None or key.expires is not None else key.seat

    def sit(self, name: str, wanted: int | None = None) -> tuple[int, str]:
        """Someone new takes a seat before the game: the seat and its token."""
        assert self.phase == "open"
        number = free_seat(self.seats, wanted, begun=False, newcomers=True)
        token = new_token()
        self._seat_person(number, name, digest(token))
        return number, token

    def ask_for_seat(
        self, name: str, wanted: int | None = None, client: str = ""
    ) -> tuple[int, str]:
        """Someone new asks for the seat of a player who has left: the seat, and its future token.

        The players still there decide: nobody inherits a seat unasked. `client` is the hash of
        their address.
        """
        if self.phase == "over":
            raise Refused("over", say("refused-over"))
        number = free_seat(self.seats, wanted, begun=True, newcomers=self.facts.rules.newcomers)
        if not any(seat.kind == "person" and not seat.absent for seat in self.seats):
            raise Refused("nobody-here", say("refused-nobody-here"))
        self._check_room()
        asks = self.facts.asks
        if len(asks) >= MOST_ASKS:
            raise Refused("too-many", say("refused-asks"))
        token = new_token()
        id = 1 + max((each.id for each in asks), default=0)
        asker = Asker(id=id, seat=number, name=name, digest=digest(token), client=client)
        asks.append(asker)
        self._write({"type": "asked", "seat": number, "text": name})
        return number, token

    def answer_ask(self, id: int, is_welcome: bool) -> None:
        """A player accepts or declines a newcomer."""
        asker = next((each for each in self.facts.asks if each.id == id), None)
        if asker is None:
            raise Refused("no-ask", say("refused-no-ask"))
        self.facts.asks.remove(asker)
        if is_welcome:
            self._seat_person(asker.seat, asker.name, asker.digest)
            if asker.client:
                self.ledger.note_client(Client(asker.seat, asker.client, self.watch.wall()))
        else:
            self._write({"type": "declined", "seat": asker.seat, "text": asker.name})

    def claim(self, code: str, name: str | None) -> tuple[int, str]:
        """Take the seat of a code: the seat and a new token for it."""
        key, now = self.ledger.find(code), self.watch.wall()
        if key is None or key.expires is None or key.expires < now:
            raise Refused("no-code", say("refused-code"), 403)
        seat = self.seats[key.seat - 1]
        self.ledger.lose(key.digest)
        if seat.kind == "person":
            return key.seat, self.ledger.new_key(key.seat, now)
        token = new_token()
        self._seat_person(key.seat, name or seat.name or say("guest-name"), digest(token))
        return key.seat, token

    def hand_over(self, number: int, seconds: float = HANDOVER) -> str:
        """A code that gives the same seat again."""
        now = self.watch.wall()
        return self.ledger.new_key(number, now, now + seconds)

    def come_back(self, number: int) -> None:
        """Someone who was away, or whose seat is reserved, takes it."""
        seat = self.seats[number - 1]
        if seat.kind == "reserved":
            self._take_reserved(number)
        else:
            self._be_here(number)

    def leave(self, number: int) -> None:
        """A player leaves; the game goes on by the table's rule."""
        seat = self.seats[number - 1]
        if self.phase == "open" and self.is_assigned:
            self.step_in(number)
        elif self.phase == "open":
            self.ledger.lock_seat(number)
            self._set_seat(number, Seat())
        elif self.phase == "running" and not seat.absent:
            self._go_away(number)

    def step_in(self, number: int) -> None:
        """A bot plays for someone who hasn't come, until they do."""
        seat = self.seats[number - 1]
        if self.phase != "open" or seat.kind not in ("reserved", "person") or seat.absent:
            return
        away = {"kind": "person", "absent": True, "bot": self.facts.rules.stand_in}
        self.facts.missed.append(number)
        self._set_seat(number, seat.model_copy(update=away))
        self.begin_when_full()

    def resign(self, number: int) -> None:
        """A player resigns: a bot has the seat for good."""
        if self.phase != "running":
            raise Refused("not-begun", say("refused-not-begun"))
        seat, bot = self.seats[number - 1], self.facts.rules.stand_in
        self.time.note(number, self.actor)
        self.ledger.lock_seat(number)
        self._drop_asks(number)
        self._forget_plans(number)
        resigned = {"kind": "bot", "bot": bot, "absent": False}
        self._set_seat(number, seat.model_copy(update=resigned))

    def choose_colour(self, number: int, colour: Colour) -> None:
        """Give a seat a colour that no other has."""
        taken = colours(self.seats)
        if colour in taken[: number - 1] + taken[number:]:
            raise Refused("colour-taken", say("refused-colour"))
        self._set_seat(number, self.seats[number - 1].model_copy(update={"colour": colour}))

    def seat_bot(self, number: int, bot: str) -> None:
        """Let a bot take an empty seat; during a game, it's the one that was agreed on."""
        name = bot_named(bot)
        seat = self.seats[number - 1]
        if self.phase == "open" and seat.kind in ("open", "reserved"):
            self.ledger.lock_seat(number)
            named = another_name(name, self.seats)
            self._set_seat(number, Seat(kind="bot", name=named, bot=name))
            self.begin_when_full()
        elif self.phase == "running" and seat.absent and not is_bot(seat):
            self.time.note(number, self.actor)
            stand_in = self.facts.rules.stand_in
            self._set_seat(number, seat.model_copy(update={"bot": stand_in}))
        else:
            raise Refused("taken", say("refused-taken-bot", seat=number))

    def open_seat(self, number: int) -> None:
        """Free a seat that's reserved or has a bot, before the game."""
        if self.phase != "open" or self.seats[number - 1].kind == "person":
            raise Refused("taken", say("refused-not-freed", seat=number))
        self.ledger.lock_seat(number)
        self._set_seat(number, Seat())

    def _seat_person(self, number: int, name: str, key: str) -> None:
        """A person has the seat from now on; `key` is the digest of the token that opens it."""
        before = self.seats[number - 1]
        self.ledger.lock_seat(number)
        self.facts.ladder.pop(number, None)
        self.time.welcome(number, self.actor)
        self._drop_asks(number)
        self._forget_plans(number)
        named = another_name(name, [seat for seat in self.seats if seat is not before])
        self._set_seat(number, Seat(kind="person", name=named, colour=before.colour))
        self.ledger.gain(Key(key, number))
        self.begin_when_full()

    def _take_reserved(self, number: int) -> None:
        """Give a reserved seat to the player it was reserved for."""
        seat = self.seats[number - 1]
        self._set_seat(number, seat.model_copy(update={"kind": "person"}))
        self.begin_when_full()

    def _drop_asks(self, number: int) -> None:
        """Nobody waits for this seat any more."""
        self.facts.asks = [each for each in self.facts.asks if each.seat != number]

    def _forget_plans(self, number: int) -> None:
        """The previous player's plans don't apply to the new one."""
        self.facts.held = None if self.actor == number else self.facts.held
        self.facts.plans.pop(number, None)

    def _go_away(self, number: int) -> None:
        self.time.note(number, self.actor)
        bot = self.facts.rules.stand_in if self.facts.rules.absent == "bot" else None
        seat = self.seats[number - 1].model_copy(update={"absent": True, "bot": bot})
        self._set_seat(number, seat)

    def _be_here(self, number: int) -> None:
        """A player who acts isn't away."""
        # Whoever was away when a game of a tournament ended stays so: a bot has finished it.
        is_too_late = self.phase == "over" and self.is_assigned
        if self.seats[number - 1].absent and not is_too_late:
            self._return(number)

    def _return(self, number: int) -> None:
        self.time.come_back(number, self.actor)
        self.facts.missed = [seat for seat in self.facts.missed if seat != number]
        self._drop_asks(number)
        seat = self.seats[number - 1].model_copy(update={"absent": False, "bot": None})
        self._set_seat(number, seat)

    def _set_seat(self, number: int, seat: Seat) -> None:
        self.facts.seats[number - 1] = seat
        self._write({"type": "sat", "seat": number, "seated": seat.model_dump(mode="json")})

    @property
    def is_long(self) -> bool:
        """Whether the journal is full: then only the game itself goes on."""
        return self.ledger.entries >= self.longest

    def _check_room(self) -> None:
        if self.is_long:
            raise Refused("too-long", say("refused-long"))

    def _write(self, body: Mapping[str, Any]) -> None:
        if self.is_long and body["type"] not in GAME:
            self.ledger.touched = True  # the new state is sent without an entry
            return
        self.ledger.write(self.watch.wall(), self.step, body)
