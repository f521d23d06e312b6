"""Rounds: rolling, whose turn it is, passing and rerolling, the end of a round (rules §4, §8)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.emperor import NO_SCORING, SCORING_AFTER, EmperorScoring
from hotelier.austria.rules.events import (
    DiceRolled,
    DieBinned,
    RoundEnded,
    RoundStarted,
    StaffWoke,
    TurnStarted,
)
from hotelier.austria.rules.scoring import FinalScoring
from hotelier.austria.rules.state import ROLL, State
from hotelier.austria.rules.tables import DICE_OF, staff_ids
from hotelier.austria.rules.turn import start_turn, tile_number
from hotelier.core.bits import ONE
from hotelier.core.frames import GO_ON, Frame
from hotelier.core.rng import Rng

ROUNDS: Final = 7
NOBODY: Final = -1


def dice_left(dice: i64) -> i64:
    """How many dice are on the six spaces."""
    total: i64 = 0
    while dice:
        total += dice & 15
        dice >>= 4
    return total


def faces(dice: int) -> tuple[int, ...]:
    """The dice as a list, ascending."""
    return tuple(face + 1 for face in range(6) for _ in range(dice >> (4 * face) & 15))


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Frame):
    """A number of dice is rolled and sorted onto the spaces; `again` within a round."""

    def __init__(self, seat: i64, number: i64, again: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.number: i64 = number
        self.again: i64 = again

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.again)

    def enter(self, state: State) -> i64:
        state.chance = ROLL
        state.wanted = self.number
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        dice: i64 = 0
        left: i64 = self.number
        while left > 0:  # three dice per draw
            some: i64 = rng.below(216)
            dice += ONE << (some % 6 * 4)
            if left > 1:
                dice += ONE << (some // 6 % 6 * 4)
            if left > 2:
                dice += ONE << (some // 36 * 4)
            left -= 3
        return dice

    def deal(self, state: State, outcome: i64) -> None:
        state.dice = outcome
        state.top = self.below
        if state.sink is not None:
            state.sink.append(DiceRolled(self.seat + 1, faces(outcome), self.again != 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Frame):
    """The bottom of a round: finds whose turn it is, rolls again, or ends the round."""

    def enter(self, state: State) -> i64:
        seat: i64 = next_seat(state)
        if state.dice and seat != NOBODY:
            s = state.seats[seat]
            if state.sink is not None:
                state.sink.append(TurnStarted(seat + 1, tile_number(state, seat, s.covered)))
            start_turn(state, seat, self)
            return GO_ON
        roller: i64 = forget_passes(state)
        left: i64 = dice_left(state.dice) - 1
        if roller == NOBODY or left < 1:
            if roller != NOBODY and left == 0:
                self.bin_die(state, roller, 0)
                state.dice = 0
            state.top = EndOfRound(0, None)
            return GO_ON
        self.bin_die(state, roller, left)
        state.top = Roll(roller, left, 1, self)
        return GO_ON

    def bin_die(self, state: State, seat: i64, left: i64) -> None:
        """One die is out for this round."""
        if state.sink is not None:
            state.sink.append(DieBinned(seat + 1, left))


def next_seat(state: State) -> i64:
    """The seat with the lowest uncovered number that has not passed, or nobody."""
    players: i64 = state.players
    second: i64 = NOBODY
    place: i64 = 0
    seat: i64 = state.first
    while place < players:
        s = state.seats[seat]
        if not s.passed:
            if s.covered == 0:
                return seat
            if s.covered == 1:
                second = seat  # second numbers run backwards: the last one found is the lowest
        place += 1
        seat += 1
        if seat == players:
            seat = 0
    return second


def forget_passes(state: State) -> i64:
    """Everyone who passed may act again; the seat with the lowest number now, or nobody."""
    for s in state.seats:
        s.passed = 0
    return next_seat(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfRound(Frame):
    """Emperor scoring if due; staff is ready again; next first player, or the end after round 7."""

    def enter(self, state: State) -> i64:
        if state.sink is not None:
            state.sink.append(RoundEnded(0, state.round))
        state.top = NextRound(0, None)
        if SCORING_AFTER[state.round] != NO_SCORING:
            state.top = EmperorScoring(0, 0, state.top)
        return GO_ON


@mypyc_attr(acyclic=True, free_list_len=1)
class NextRound(Frame):
    """After the scoring of a round, if there was one."""

    def enter(self, state: State) -> i64:
        if state.round == ROUNDS:
            state.top = FinalScoring(0, None)
            return GO_ON
        seat: i64 = 0
        for s in state.seats:
            if state.sink is not None and s.used:
                state.sink.append(StaffWoke(seat + 1, tuple(staff_ids(s.used))))
            s.used = 0
            s.covered = 0
            s.passed = 0
            s.guest_taken = 0
            seat += 1
        state.first = (state.first + 1) % state.players
        state.round += 1
        start_round(state)
        return GO_ON


def start_round(state: State) -> None:
    """The first player rolls all the dice."""
    state.dice = 0
    if state.sink is not None:
        state.sink.append(RoundStarted(state.first + 1, state.round))
    state.top = Roll(state.first, DICE_OF[state.players], 0, Play(0, None))
