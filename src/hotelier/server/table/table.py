"""A table in memory: who sits there, the game, the clocks. No database, no sockets.

Every wish either is refused and changes nothing, or adds entries to the journal. What has changed
since the table was last kept is told by `change`; `kept` says that it is durable now.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from hotelier.core.errors import ChanceError, IllegalAction, RecordError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.server.http.schemas import Result, Seat
from hotelier.server.store.rows import Change, Entry, Key, Loaded, Row
from hotelier.server.table.board import STRETCH, Board
from hotelier.server.table.clocks import Watch
from hotelier.server.table.details import Facts
from hotelier.server.table.journal import Ledger
from hotelier.server.table.refusals import Code, Refused
from hotelier.server.table.seats import (
    HANDOVER,
    INVITED,
    another_name,
    bot_named,
    free_seat,
    is_bot,
)
from hotelier.server.table.timekeeper import Timekeeper

RETHINK: Final = 15.0  # seconds after which a bot that has not answered is asked again
FORGOTTEN: Final = 86_400.0  # seconds after which a table that never began is cleared away
LONGEST_TALK: Final = 20_000  # entries after which a table keeps quiet


class Table:
    """One table."""

    def __init__(self, row: Row, facts: Facts, watch: Watch, keys: Sequence[Key] = ()) -> None:
        self.id = row.id
        self.game: AnyGame = find_game(row.game)
        self.phase = row.phase
        self.public = row.public
        self.made = row.made
        self.version = row.version
        self.facts = facts
        self.watch = watch
        self.ledger = Ledger(row.entries, keys)
        self.board: Board | None = None
        self.time = Timekeeper(facts, watch)
        self._steps = row.steps

    @classmethod
    def loaded(cls, loaded: Loaded, watch: Watch) -> "Table":
        """A table as the store has it."""
        try:
            facts = Facts.model_validate(loaded.row.facts)
        except ValidationError as error:
            raise Refused("newer", say("refused-newer"), 503) from error
        table = cls(loaded.row, facts, watch, loaded.keys)
        if loaded.row.phase != "open":
            base, position = 0, None
            if loaded.snapshot is not None:
                base, position = loaded.snapshot.steps, loaded.snapshot.position
                table.ledger.mark = loaded.snapshot.entry
            table.board = table.fresh_board(base, position)
        for entry in loaded.entries:
            try:
                table.follow(entry)
            except (IllegalAction, ChanceError, RecordError) as error:
                reason = say("refused-damaged", entry=entry.number, reason=str(error))
                raise Refused("damaged", reason, 503) from error
        return table

    def fresh_board(self, base: int = 0, position: Mapping[str, Any] | None = None) -> Board:
        """The game of this table before its first step, or from a position."""
        facts, names = self.facts, [seat.name for seat in self.seats]
        return Board(self.game, dict(facts.options), names, base, position, facts.rules_version)

    @property
    def seats(self) -> list[Seat]:
        """Who sits where, seat 1 first."""
        return self.facts.seats

    @property
    def step(self) -> int:
        """How many steps the game has taken."""
        return self._steps if self.board is None else self.board.step

    @property
    def actor(self) -> int | None:
        """The seat that decides."""
        if self.phase != "running" or self.board is None:
            return None
        return self.board.match.actor

    def plays_alone(self, number: int) -> bool:
        """Whether all others are bots: nobody is wronged by help, or by a look ahead."""
        return all(each.kind == "bot" for at, each in enumerate(self.seats, 1) if at != number)

    def become_practice(self, _number: int) -> None:
        """From now on the game does not count."""
        if not self.facts.practice:
            self.facts.practice = True
            self.ledger.touched = True

    def follow(self, entry: Entry) -> None:
        """Do again what an entry of the journal says was done."""
        body = entry.body
        if self.board is not None:
            if body["type"] in ("began", "moved"):
                self.board.follow(body["taken"])
            elif body["type"] == "undone":
                self.board.rewind(entry.steps)
        self.ledger.remember(entry)

    def seat_of(self, token: str | None) -> int | None:
        """The seat a token opens."""
        key = None if token is None else self.ledger.find(token)
        return None if key is None or key.expires is not None else key.seat

    def sit(self, name: str, wanted: int | None = None) -> tuple[int, str]:
        """Somebody new sits down: the seat and its token."""
        if self.phase == "over":
            raise Refused("over", say("refused-over"))
        number = free_seat(self.seats, wanted, self.phase != "open", self.facts.rules.newcomers)
        return number, self._seat_person(number, name)

    def claim(self, code: str, name: str | None) -> tuple[int, str]:
        """Take the seat a code hands over: the seat and a new token for it."""
        key, now = self.ledger.find(code), self.watch.wall()
        if key is None or key.expires is None or key.expires < now:
            raise Refused("no-code", say("refused-code"), 403)
        seat = self.seats[key.seat - 1]
        self.ledger.lose(key.digest)
        if seat.kind == "person":
            return key.seat, self.ledger.new_key(key.seat, now)
        return key.seat, self._seat_person(key.seat, name or seat.name or say("guest-name"))

    def hand_over(self, number: int, seconds: float = HANDOVER) -> str:
        """A code that gives the same seat once more."""
        now = self.watch.wall()
        return self.ledger.new_key(number, now, now + seconds)

    def come_back(self, number: int) -> None:
        """Who was away, or for whom the seat is reserved, takes it."""
        seat = self.seats[number - 1]
        if seat.kind == "reserved":
            self._set_seat(number, Seat(kind="person", name=seat.name))
            self.begin_when_full()
        elif seat.absent:
            self._return(number)

    def leave(self, number: int) -> None:
        """Who sits there leaves; the game goes on by the table's rule."""
        seat = self.seats[number - 1]
        if self.phase == "open":
            self.ledger.lock_seat(number)
            self._set_seat(number, Seat())
        elif self.phase == "running" and not seat.absent:
            self._go_away(number)

    def seat_bot(self, number: int, bot: str) -> None:
        """Let a bot take a seat nobody sits in."""
        name = bot_named(bot)
        seat = self.seats[number - 1]
        if self.phase == "open" and seat.kind in ("open", "reserved"):
            self.ledger.lock_seat(number)
            named = another_name(name, self.seats)
            self._set_seat(number, Seat(kind="bot", name=named, bot=name))
            self.begin_when_full()
        elif self.phase == "running" and seat.absent and not is_bot(seat):
            self._set_seat(number, seat.model_copy(update={"bot": name}))
        else:
            raise Refused("taken", say("refused-taken-bot", seat=number))

    def open_seat(self, number: int) -> None:
        """Free a seat that a bot has or that is reserved, before the game."""
        if self.phase != "open" or self.seats[number - 1].kind == "person":
            raise Refused("taken", say("refused-not-freed", seat=number))
        self.ledger.lock_seat(number)
        self._set_seat(number, Seat())

    def play(self, number: int, actions: Sequence[str], step: int) -> None:
        """A person answers the decision that was asked after `step` steps, and those behind it.

        All actions are taken, or none.
        """
        board = self._running(number, step)
        self._check_list(board, number, actions)
        *first, last = actions
        for action in first:
            self._take(number, action)
        if self.facts.rules.confirm and board.ends_turn(last):
            self.facts.held = last
            self._write({"type": "held", "seat": number, "text": last})
        else:
            self._take(number, last)
        self._be_here(number)

    def asked(self, number: int, step: int) -> View:
        """What the seat that decides knows, if it is asked after `step` steps."""
        return self._running(number, step).match.view(number)

    def play_for_bot(self, action: str) -> None:
        """The bot whose turn it is answers."""
        assert self.actor is not None
        self._take(self.actor, action)

    def confirm(self, number: int, step: int) -> None:
        """The action that was held is taken."""
        self._running(number, step)
        if self.facts.held is None:
            raise self._refused(number, "nothing-held", say("refused-nothing-held"))
        self._take(number, self.facts.held)
        self._be_here(number)

    def undo(self, number: int, step: int, whole: bool) -> None:
        """Take back the last action, or all of the turn that can be."""
        board = self._current(number, step)
        held = self.facts.held is not None and self.actor == number
        taken = board.match.undoable_by == number
        if not held and not taken:
            raise self._refused(number, "no-undo", say("refused-no-undo"))
        self.facts.held = None  # it may be somebody else's, who is not asked any more
        if taken and (whole or not held):
            self.time.take_back(number, self.actor)
            board.undo(whole)
            self.time.ask(self.actor)
        self._write({"type": "undone", "seat": number})
        self._be_here(number)

    def say(self, number: int, text: str) -> None:
        """Talk at the table."""
        if self.ledger.entries >= LONGEST_TALK:
            raise Refused("too-long", say("refused-quiet"))
        self._write({"type": "said", "seat": number, "text": text})

    def tend(self) -> bool:
        """Do what is due by itself; whether the table has no more use and can be cleared away."""
        if self.phase == "open":
            return self.watch.wall() >= self._forgotten_at()
        number = self.actor
        if number is not None and self.time.is_up(number):
            self._write({"type": "late", "seat": number})
            self._go_away(number)
        return False

    def bot_to_move(self) -> str | None:
        """The name of the bot that has to decide now."""
        return None if self.actor is None else self.seats[self.actor - 1].bot

    def bot_view(self) -> View:
        """All that this bot may know."""
        assert self.board is not None
        return self.board.match.view(self.actor)

    def rest(self) -> None:
        """Nobody listens: keep no more in memory than the game needs."""
        self.ledger.tail.clear()
        if self.board is not None:
            self.board.rest()

    def clock(self) -> dict[str, Any] | None:
        """What is left to every seat, from now."""
        return self.time.told(self.actor)

    def change(self) -> Change | None:
        """What has to be written; None when nothing has changed."""
        if not self.ledger.changed:
            return None
        row = Row(
            id=self.id,
            version=self.version + 1,
            game=self.game.name,
            phase=self.phase,
            public=self.public,
            made=self.made,
            changed=self.watch.wall(),
            due=self._due(),
            entries=self.ledger.entries,
            steps=self.step,
            facts=self.facts.model_dump(mode="json"),
        )
        return self.ledger.change(row)

    def kept(self) -> None:
        """What `change` told is durable."""
        self.version += 1
        self.ledger.kept()

    def link_rematch(self, id: str) -> str:
        """Where it goes on; the first who asks decides."""
        if self.facts.rematch is None:
            self.facts.rematch = id
            self.ledger.touched = True
        return self.facts.rematch

    def adopt(self, board: Board, taken: Mapping[str, Any]) -> None:
        """Begin with a game that already stands: a fork, an import."""
        self.board = board
        self.phase = "over" if board.match.over else "running"
        if board.match.over:
            self._end()
        self._write({"type": "began", **taken})
        self._settle(least=0)
        self.time.ask(self.actor)

    def begin_when_full(self) -> None:
        """Deal as soon as nobody is missing."""
        if self.phase != "open" or any(seat.kind in ("open", "reserved") for seat in self.seats):
            return
        self.board = self.fresh_board()
        self.phase = "running"
        self.time.begin()
        self._write({"type": "began", **self.board.begin()})
        self._settle(least=0)
        self.time.ask(self.actor)

    def _take(self, number: int, action: str) -> None:
        """Play, and let time and the end take their course."""
        board = self.board
        assert board is not None
        taken = board.play(action)
        self.time.spend(number, self.actor)
        self.facts.held = None
        if board.match.over:
            self.phase = "over"
            self._end()
        self._write({"type": "moved", "seat": number, **taken})
        self._settle()
        self.time.ask(self.actor)

    def _end(self) -> None:
        assert self.board is not None
        match = self.board.match
        self.facts.ended = self.watch.wall()
        self.facts.result = Result(
            scores=list(match.scores), winners=list(match.winners), sources=[]
        )

    def _check_list(self, board: Board, number: int, actions: Sequence[str]) -> None:
        """Refused where not all of these actions can be taken, one after another."""
        stuck = board.stuck(actions)
        if stuck is None:
            return
        index, code = stuck
        action, place, most = actions[index], index + 1, len(actions)
        if code == "not-last":
            reason = say("refused-not-last", action=action, n=place, all=most)
        elif most > 1:
            reason = say("refused-illegal-list", action=action, n=place, all=most)
        else:
            reason = say("refused-illegal", action=action)
        refused = self._refused(number, code, reason)
        refused.index, refused.action = index, action
        raise refused

    def _running(self, number: int, step: int) -> Board:
        board = self._current(number, step)
        if self.actor != number:
            turn = say("refused-turn", seat=self.actor or 0)
            raise self._refused(number, "not-your-turn", turn)
        return board

    def _current(self, number: int, step: int) -> Board:
        """The game, if it runs and this is what the asker saw of it."""
        if self.phase == "open" or self.board is None:
            raise Refused("not-begun", say("refused-seats-free"))
        if self.phase == "over":
            raise self._refused(number, "over", say("refused-over"))
        if step != self.board.step:
            raise self._refused(
                number,
                "stale",
                say("refused-stale", step=step, now=self.board.step),
            )
        return self.board

    def _refused(self, number: int, code: Code, reason: str) -> Refused:
        """A refusal that tells where the game stands."""
        assert self.board is not None
        # What somebody else may do can tell what they hold.
        legal = self.board.match.legal if self.actor == number else ()
        return Refused(code, reason, step=self.board.step, legal=legal)

    def _seat_person(self, number: int, name: str) -> str:
        self.ledger.lock_seat(number)
        self.time.give_grace(number, self.actor)
        others = [seat for seat in self.seats if seat is not self.seats[number - 1]]
        self._set_seat(number, Seat(kind="person", name=another_name(name, others)))
        token = self.ledger.new_key(number, self.watch.wall())
        self.begin_when_full()
        return token

    def _go_away(self, number: int) -> None:
        self.time.stop(number, self.actor)
        bot = self.facts.rules.stand_in if self.facts.rules.absent == "bot" else None
        seat = self.seats[number - 1].model_copy(update={"absent": True, "bot": bot})
        self._set_seat(number, seat)

    def _be_here(self, number: int) -> None:
        """Who acts is not away."""
        if self.seats[number - 1].absent:
            self._return(number)

    def _return(self, number: int) -> None:
        self.time.give_grace(number, self.actor)
        seat = self.seats[number - 1].model_copy(update={"absent": False, "bot": None})
        self._set_seat(number, seat)

    def _set_seat(self, number: int, seat: Seat) -> None:
        self.facts.seats[number - 1] = seat
        self._write({"type": "sat", "seat": number, "seated": seat.model_dump(mode="json")})

    def _write(self, body: Mapping[str, Any]) -> None:
        self.ledger.write(self.watch.wall(), self.step, body)

    def _settle(self, least: int = STRETCH) -> None:
        assert self.board is not None
        position = self.board.settle(least)
        if position is not None:
            self.ledger.snapshot(self.board.step, position)

    def _forgotten_at(self) -> float:
        """When a table that has not begun is cleared away: not before an invitation ends."""
        invited = any(seat.kind == "reserved" for seat in self.seats)
        return self.made + (INVITED if invited else FORGOTTEN)

    def _due(self) -> float | None:
        if self.phase == "open":
            return self._forgotten_at()
        number = self.actor
        if number is None:
            return None
        if is_bot(self.seats[number - 1]):
            return self.watch.wall() + RETHINK
        if self.time.runs(number):
            return self.watch.wall() + self.time.left(number, number)
        return None
