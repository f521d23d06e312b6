"""A table in memory: who sits there, the game, the clocks. No database, no sockets.

Every request is either refused and changes nothing, or adds entries to the journal. `change`
returns what has changed since the table was last saved; `kept` says that it's durable now.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from hotelier.core.errors import ChanceError, IllegalAction, RecordError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.luck import SecretDealer, derived
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.server.encoder import encoded
from hotelier.server.http.game_schemas import Message
from hotelier.server.http.schemas import Result
from hotelier.server.store.rows import Change, Entry, Key, Loaded, Row
from hotelier.server.table.board import STRETCH, Board, HouseDealer
from hotelier.server.table.clocks import Watch
from hotelier.server.table.details import Facts, Turn
from hotelier.server.table.hosting import SEEN_EVERY, Hosting
from hotelier.server.table.journal import Ledger
from hotelier.server.table.own_setup import chosen_setup
from hotelier.server.table.planning import plan_of, plans
from hotelier.server.table.refusals import Code, Refused, closed
from hotelier.server.table.seats import INVITED, is_bot
from hotelier.server.table.timekeeper import Timekeeper
from hotelier.server.table.undoing import action_words

RETHINK: Final = 15.0  # seconds after which a bot that hasn't answered is asked again
FORGOTTEN: Final = 86_400.0  # seconds after which a table that never started is removed


class Table(Hosting):
    """One table."""

    def __init__(self, row: Row, facts: Facts, watch: Watch, keys: Sequence[Key] = ()) -> None:
        self.id = row.id
        self.key = ""  # of its link, known only right after opening: its digest is stored
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
        """A table from the store."""
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
            table.board = table.fresh_board(base, position, luck=True)
        for entry in loaded.entries:
            try:
                table.follow(entry)
            except (IllegalAction, ChanceError, RecordError) as error:
                reason = say("refused-damaged", entry=entry.number, reason=str(error))
                raise Refused("damaged", reason, 503) from error
        return table

    def fresh_board(
        self, base: int = 0, position: Mapping[str, Any] | None = None, *, luck: bool = False
    ) -> Board:
        """The game of this table before its first step, or from a position.

        `luck`: to be played on with the table's fixed deal, if it has one. Forks and the like
        have luck of their own, so that nobody learns in one what will come.
        """
        facts, names = self.facts, [seat.name for seat in self.seats]
        deal = SecretDealer(facts.luck) if luck and facts.luck is not None else None
        dealer = HouseDealer(deal)
        options, rules = dict(facts.options), facts.rules_version
        return Board(self.game, options, names, base, position, rules, dealer)

    @property
    def step(self) -> int:
        """The number of steps taken in the game."""
        return self._steps if self.board is None else self.board.step

    @property
    def actor(self) -> int | None:
        """The seat to move."""
        if self.phase != "running" or self.board is None:
            return None
        return self.board.match.actor

    def follow(self, entry: Entry) -> None:
        """Redo what an entry of the journal says."""
        body = entry.body
        if self.board is not None:
            if body["type"] in ("began", "moved"):
                self.board.follow(body["taken"])
            elif body["type"] == "undone":
                self.board.rewind(entry.steps)
        self.ledger.remember(entry)

    def play(self, number: int, actions: Sequence[str], step: int) -> None:
        """A person answers the decision after `step` steps, and those that follow.

        All actions are taken, or none.
        """
        board = self._running(number, step)
        self._check_list(board, number, actions)
        self.facts.plans.pop(number, None)
        *first, last = actions
        for action in first:
            self._take(number, action)
        self._take_or_hold(number, last)
        self._be_here(number)

    def plan(self, number: int, action: str | None, step: int) -> None:
        """A waiting player plans an action for their next decision; None cancels it."""
        board = self._current(number, step)
        if action is None:
            self.facts.plans.pop(number, None)
        else:
            found = (plan for plan in plans(board.match, number) if plan.action == action)
            plan = next(found, None)
            if plan is None:
                raise self._refused(number, "no-plan", say("refused-no-plan", action=action))
            self.facts.plans[number] = plan
        self.ledger.touched = True
        self._be_here(number)

    def asked(self, number: int, step: int) -> View:
        """What the seat to move knows, if it's asked after `step` steps."""
        return self._running(number, step).match.view(number)

    def play_for_bot(self, action: str) -> None:
        """The bot to move answers."""
        assert self.actor is not None
        self._take(self.actor, action)

    def confirm(self, number: int, step: int) -> None:
        """Take the pending action."""
        self._running(number, step)
        if self.facts.held is None:
            raise self._refused(number, "nothing-held", say("refused-nothing-held"))
        self._take(number, self.facts.held)
        self._be_here(number)

    def undo(self, number: int, step: int, whole: bool) -> None:
        """Undo the last action, or everything in the turn that can be undone."""
        board = self._current(number, step)
        held = self.facts.held is not None and self.actor == number
        taken = board.match.undoable_by == number
        if not held and not taken:
            raise self._refused(number, "no-undo", say("refused-no-undo"))
        if taken and (whole or not held):
            self._check_room()
        self.facts.plans.pop(number, None)
        self.facts.held = None  # it may be another player's, who is no longer asked
        if taken and (whole or not held):
            self.time.take_back(number, self.actor)
            board.undo(whole)
            self.time.ask(self.actor)
        if self.facts.turn is not None and self.facts.turn.step >= self.step:
            self.facts.turn = None
        if self.is_long:
            self.ledger.touched = True  # only a held action was undone
        else:
            self._write({"type": "undone", "seat": number})
        self._be_here(number)

    def can_take_back(self, number: int) -> bool:
        """Whether a seat may take back its whole last turn, beyond what undo can do."""
        turn, board = self.facts.turn, self.board
        if turn is None or board is None or self.phase != "running":
            return False
        if not self.plays_alone(number) or self.seats[number - 1].kind != "person":
            return False
        match = board.match
        return match.undoable_by != number or board.base + match.undoable_from > turn.step

    def take_back(self, number: int, step: int) -> None:
        """A player against bots takes back the whole last turn, and everything that followed.

        What was seen meanwhile can't be unseen, so the game is practice from then on.
        """
        board, turn = self._current(number, step), self.facts.turn
        self._check_room()
        if turn is None or not self.can_take_back(number):
            reason = self.why_not_alone(say("refused-no-takeback"))
            raise self._refused(number, "no-takeback", reason)
        self.become_practice(number)
        self.facts.plans.pop(number, None)
        self.facts.held = self.facts.turn = None
        self.time.take_back(number, self.actor)
        board.rewind(turn.step)
        self._write({"type": "undone", "seat": number, "turn": True})
        # What's behind the last snapshots is gone: from now on, this one counts.
        self._settle(least=0, for_good=True)
        self.time.ask(self.actor)
        self._be_here(number)

    def say(self, number: int, text: str | None, reaction: str | None = None) -> None:
        """Chat at the table."""
        if self.is_long:
            raise Refused("too-long", say("refused-quiet"))
        said = {"text": text} if text is not None else {"reaction": reaction}
        self._write({"type": "said", "seat": number, **said})

    def tend(self) -> bool:
        """Do what's due; whether the table has no more use and can be removed."""
        if self.phase == "open":
            if self.public:
                self.ledger.touched = True  # schedule it again
                if self.free_deserted_seats():
                    return True
                self.begin_when_full()
            return self.phase == "open" and self.watch.wall() >= self._forgotten_at()
        number = self.actor
        if number is not None and (self.time.is_up(number) or self.is_idle(number)):
            self._write({"type": "late", "seat": number})
            self._go_away(number)
        return False

    def bot_to_move(self) -> str | None:
        """The name of the bot to move."""
        if self.actor is None or self.facts.asleep:
            return None
        return self.seats[self.actor - 1].bot

    def bot_view(self) -> View:
        """Everything this bot may know."""
        assert self.board is not None
        return self.board.match.view(self.actor)

    def bot_seed(self) -> int | None:
        """What this bot decides by where it needs luck; None if it's free."""
        if self.facts.luck is None:
            return None
        return int(derived(self.facts.luck, "bot", self.actor, self.step)[:13], 16)

    def check_open(self) -> None:
        """Refuse everyone if the operator has closed the table."""
        if self.facts.closed is not None:
            raise closed(self.facts.closed)

    def wake(self) -> None:
        """Someone has come back to a table that the operator put to sleep."""
        if self.facts.asleep:
            self.facts.asleep = False
            self.ledger.touched = True

    def rest(self) -> None:
        """Nobody is listening: keep no more in memory than the game needs."""
        self.ledger.tail.clear()
        if self.board is not None:
            self.board.rest()

    def clock(self) -> dict[str, Any] | None:
        """The time left for every seat, from now."""
        return self.time.told(self.actor)

    def change(self) -> Change | None:
        """What must be written; None if nothing has changed."""
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
        return self.ledger.change(row, self.held)

    def kept(self) -> None:
        """What `change` returned is durable."""
        self.version += 1
        self.ledger.kept()

    def link_rematch(self, id: str) -> str:
        """The table of the rematch; the first who asks decides."""
        if self.facts.rematch is None:
            self.facts.rematch = id
            self.ledger.touched = True
        return self.facts.rematch

    def adopt(self, board: Board, taken: Mapping[str, Any]) -> None:
        """Start with a game in progress: a fork, an import."""
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
        if not self.is_everybody_here():
            return
        self.board = self.fresh_board(luck=True)
        self.phase = "running"
        self.time.begin()
        self._write({"type": "began", **self.board.begin(chosen_setup(self.game, self.facts))})
        self._settle(least=0)
        self.time.ask(self.actor)

    def _take(self, number: int, action: str) -> None:
        """Play, and update the clocks and the result."""
        board = self.board
        assert board is not None
        self._note_turn(number, action)
        taken = board.play(action)
        self.time.spend(number, self.actor)
        self.facts.held = None
        if board.match.over:
            self.phase = "over"
            self._end()
        self._write({"type": "moved", "seat": number, **taken})
        if self.facts.turn is None:
            self._settle()
        self.time.ask(self.actor)
        self._do_planned()

    def _take_or_hold(self, number: int, action: str) -> None:
        """Take an action, unless it must be confirmed first."""
        assert self.board is not None
        if self.facts.rules.confirm and self.board.is_final(action):
            self.facts.held = action
            self._write({"type": "held", "seat": number, "text": action})
        else:
            self._take(number, action)

    def _do_planned(self) -> None:
        """If the seat to move has planned this, do it if it still means the same."""
        number, board = self.actor, self.board
        plan = None if number is None else self.facts.plans.pop(number, None)
        if plan is None or number is None or board is None or is_bot(self.seats[number - 1]):
            return
        match = board.match
        is_legal = plan.action in match.legal
        if is_legal and plan_of(match, match.state, number, plan.action) == plan:
            self._take_or_hold(number, plan.action)
        else:
            self._write({"type": "dropped", "seat": number, "what": plan.message})

    def _note_turn(self, number: int, action: str) -> None:
        """Before an action, note where the turn of a player against bots starts."""
        seat, turn = self.seats[number - 1], self.facts.turn
        if seat.kind != "person" or is_bot(seat):
            if turn is not None:
                turn.lasts = False
        elif not self.plays_alone(number):
            self.facts.turn = None
        elif turn is None or not turn.lasts:
            assert self.board is not None
            # There's no snapshot between a turn and the next one: so it can be gone back to.
            self._settle(for_good=True)
            first = action_words(self.board.match.state, self.game, number, action)
            self.facts.turn = Turn(step=self.step, first=first)

    def _end(self) -> None:
        assert self.board is not None
        match = self.board.match
        self.facts.ended = self.watch.wall()
        tie = next(filter(None, (self.game.tie(event) for _, event in match.happened())), None)
        self.facts.result = Result(
            scores=list(match.scores),
            winners=list(match.winners),
            sources=[],
            tie=None if tie is None else Message.model_validate_json(encoded(tie)),
        )

    def _check_list(self, board: Board, number: int, actions: Sequence[str]) -> None:
        """Refused if not all of these actions can be taken, one after another."""
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
        """The game, if it's in progress and this is what the asker saw of it."""
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
        """A refusal that says where the game stands."""
        assert self.board is not None
        # Another player's options could reveal what they hold.
        legal = self.board.match.legal if self.actor == number else ()
        return Refused(code, reason, step=self.board.step, legal=legal)

    def _settle(self, least: int = STRETCH, *, for_good: bool = False) -> None:
        assert self.board is not None
        position = self.board.settle(least, for_good=for_good)
        if position is not None:
            self.ledger.snapshot(self.board.step, position)

    def _forgotten_at(self) -> float:
        """When a table that hasn't started is removed: not before an invitation expires."""
        invited = any(seat.kind == "reserved" for seat in self.seats)
        return self.made + (INVITED if invited else FORGOTTEN)

    def _due(self) -> float | None:
        if self.facts.asleep:
            return None
        if self.phase == "open":
            soon = self.watch.wall() + SEEN_EVERY if self.public else self._forgotten_at()
            return min(soon, self._forgotten_at())
        number = self.actor
        if number is None:
            return None
        if is_bot(self.seats[number - 1]):
            return self.watch.wall() + RETHINK
        left = self.time.alarm(number)
        return self.idles_at(number) if left is None else self.watch.wall() + left
