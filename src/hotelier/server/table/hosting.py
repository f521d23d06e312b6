"""The host's rights, and public tables that wait until everyone is present.

The player who opens a table is its host. Only the host reserves and frees seats, seats bots and
removes players who keep the others waiting; while the host is away, any player may. Public tables
need people to be present: a game starts when everyone is, and players who aren't seen for a while
lose their seat before the game, or count as away during it.
"""

from collections.abc import Iterable
from typing import Final

from hotelier.messages import say
from hotelier.server.http.schemas import Seat
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seating import Seating
from hotelier.server.table.seats import INVITED

SEEN_EVERY: Final = 20.0  # seconds after which a player's presence is noted again
PRESENT: Final = 60.0  # seconds for which a player who was seen counts as present
IDLE: Final = 600.0  # seconds after which an idle player counts as away, at a public table


class Hosting(Seating):
    """A table with a host."""

    public: bool
    idle = IDLE
    open_since = 0.0  # when the server started, in seconds since 1970

    def check_host(self, number: int) -> None:
        """Refuse anyone but the host; while the host is away, any player may."""
        owner = self.facts.owner
        is_other = owner is not None and owner != number and self.is_held(owner)
        if self.is_assigned or is_other:
            raise Refused("not-host", say("refused-not-host"), 403)

    def reserve(self, number: int, name: str) -> str:
        """Reserve a free seat for someone; returns the code that takes it."""
        if self.phase != "open" or self.seats[number - 1].kind != "open":
            raise Refused("taken", say("refused-taken", seat=number))
        self._set_seat(number, Seat(kind="reserved", name=name))
        return self.hand_over(number, INVITED)

    def kick(self, number: int, by: int, patience: float) -> None:
        """Remove a player: before the game anyone, during it one who keeps the others waiting."""
        seat = self.seats[number - 1]
        if seat.kind != "person" or number == by:
            raise Refused("taken", say("refused-not-freed", seat=number))
        if self.phase == "over":
            raise Refused("over", say("refused-over"))
        if self.phase == "running" and not self._keeps_waiting(number, patience):
            raise Refused("not-idle", say("refused-not-idle", seconds=round(patience)))
        self._write({"type": "kicked", "seat": number, "text": seat.name})
        self.ledger.lock_seat(number)
        self._drop_asks(number)
        if self.phase == "open":
            self._set_seat(number, Seat())
        else:
            self._forget_plans(number)
            self._go_away(number)
        self.pass_on()

    def leave(self, number: int) -> None:
        """Let a player leave; if it was the host, another one takes over."""
        super().leave(number)
        self.pass_on()

    def resign(self, number: int) -> None:
        """Let a player resign; if it was the host, another one takes over."""
        super().resign(number)
        self.pass_on()

    def pass_on(self) -> None:
        """If the host no longer has a seat, the next player becomes the host."""
        owner = self.facts.owner
        if owner is None or self._has_owner(owner):
            return
        people = (n for n in range(1, len(self.seats) + 1) if self.is_held(n))
        self.facts.owner = next(people, None)
        if self.facts.owner is not None:
            self.facts.host = self.seats[self.facts.owner - 1].name
            self._write({"type": "host", "seat": self.facts.owner, "text": self.facts.host})
        self.ledger.touched = True

    def be_seen(self, number: int) -> None:
        """Note that a player is present, if the table waits for that."""
        if self.phase != "open" or not self.public or not self.is_held(number):
            return
        now = self.watch.wall()
        if abs(now - self.facts.seen.get(number, 0.0)) >= SEEN_EVERY:
            self.facts.seen[number] = now
            self.ledger.touched = True
        self.begin_when_full()

    def expects(self, here: Iterable[int]) -> bool:
        """Whether the presence of any of these seats needs to be noted."""
        if self.phase != "open" or not self.public:
            return False
        return any(self.is_held(seat) and self._unseen(seat) >= SEEN_EVERY for seat in here)

    def is_everybody_here(self) -> bool:
        """Whether enough players are present for the game to start."""
        people = (n for n in range(1, len(self.seats) + 1) if self.is_held(n))
        return not self.public or all(self._unseen(number) <= PRESENT for number in people)

    def free_deserted_seats(self) -> bool:
        """Before a public game, free the seats of players long gone; whether nobody is left."""
        for number in range(1, len(self.seats) + 1):
            if self.is_held(number) and self._missing(number) >= self.idle:
                self.ledger.lock_seat(number)
                self._set_seat(number, Seat())
        self.pass_on()
        return not any(self.is_held(number) for number in range(1, len(self.seats) + 1))

    def is_idle(self, number: int) -> bool:
        """Whether a player at a public table without a clock has done nothing for too long."""
        return self.idles_at(number) is not None and self._waited() >= self.idle

    def idles_at(self, number: int) -> float | None:
        """When the player to move will count as away, if there's no clock."""
        has_clock = self.facts.rules.clock is not None
        if not self.public or has_clock or not self.is_held(number) or self.facts.asked is None:
            return None
        return self.facts.asked + self.idle

    def _keeps_waiting(self, number: int, patience: float) -> bool:
        is_away = self.seats[number - 1].absent
        return is_away or (self.actor == number and self._waited() >= patience)

    def _waited(self) -> float:
        """Seconds since the decision was asked."""
        return self.time.timer.elapsed()

    def _unseen(self, number: int) -> float:
        """Seconds since a player was last seen."""
        return self.watch.wall() - self.facts.seen.get(number, 0.0)

    def _missing(self, number: int) -> float:
        """The same, not counting the time the server was down: nobody could be seen then."""
        return min(self._unseen(number), self.watch.wall() - self.open_since)

    def _has_owner(self, owner: int) -> bool:
        """Whether the host still has the seat: reserved for a rematch, or a person's."""
        return self.seats[owner - 1].kind in ("person", "reserved")

    def _seat_person(self, number: int, name: str, key: str) -> None:
        self.facts.seen[number] = self.watch.wall()
        super()._seat_person(number, name, key)

    def _take_reserved(self, number: int) -> None:
        self.facts.seen[number] = self.watch.wall()
        super()._take_reserved(number)
