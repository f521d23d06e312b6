"""Simple gains: crowns, emperor steps, victory points (rules §2, §7)."""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.cards import PURSE
from hotelier.austria.rules.events import CrownsGained, EmperorMoved, PointsScored
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.reading import SPACES
from hotelier.austria.rules.state import OUT_OF_TURN, State
from hotelier.core.bits import count

END_OF_TRACK: Final = SPACES - 1


def gain_crowns(state: State, seat: i64, crowns: i64) -> None:
    """Into the purse; crowns over its limit are lost."""
    s = state.seats[seat]
    total: i64 = s.crowns + crowns
    lost: i64 = 0
    if total > PURSE:
        lost = total - PURSE
        total = PURSE
    s.crowns = total
    if s.most_crowns != OUT_OF_TURN and total > s.most_crowns:
        s.most_crowns = total
    if state.sink is not None:
        state.sink.append(CrownsGained(seat + 1, crowns - lost, lost))


def advance_emperor(state: State, seat: i64, steps: i64) -> None:
    """Along the track; each step beyond its end gives 1 VP instead."""
    s = state.seats[seat]
    start: i64 = s.emperor
    end: i64 = start + steps
    over: i64 = 0
    if end > END_OF_TRACK:
        over = end - END_OF_TRACK
        end = END_OF_TRACK
        s.vp += over
    s.emperor = end
    if state.sink is not None:
        state.sink.append(EmperorMoved(seat + 1, start, end, over))


def score(state: State, seat: i64, vp: i64) -> None:
    """Victory points, now."""
    state.seats[seat].vp += vp
    if state.sink is not None:
        state.sink.append(PointsScored(seat + 1, vp))


class Gain(Effect):
    """An amount of one thing; safe unless it says otherwise."""

    def __init__(self, what: str, amount: i64) -> None:
        super().__init__(Operation(what, amount))
        self.amount: i64 = amount

    def safe(self, state: State, seat: i64) -> bool:
        return True


class Crowns(Gain):
    """Gain crowns; safe if they fit into the purse."""

    def safe(self, state: State, seat: i64) -> bool:
        return state.seats[seat].crowns + self.amount <= PURSE

    def begin(self, state: State, seat: i64) -> None:
        gain_crowns(state, seat, self.amount)


class Emperor(Gain):
    """Steps on the emperor track."""

    def begin(self, state: State, seat: i64) -> None:
        advance_emperor(state, seat, self.amount)


class Points(Gain):
    """Victory points."""

    def begin(self, state: State, seat: i64) -> None:
        score(state, seat, self.amount)


class PointsPerStaff(Gain):
    """Victory points for each played staff card (tile C3)."""

    def begin(self, state: State, seat: i64) -> None:
        score(state, seat, self.amount * count(state.seats[seat].staff))
