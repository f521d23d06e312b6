"""Scoring and who wins (rules §4)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE, count, positions
from hotelier.core.frames import GO_ON, Frame
from hotelier.overbooking.rules.cards import CRESTS, KIND_CARDS
from hotelier.overbooking.rules.events import GameEnded, ScoringPart
from hotelier.overbooking.rules.state import Seat, State, coins, crest_bonus, seat_score

TIEBREAK_COINS: Final = 3  # tie: more booked cards with this many coins


def tiebreak(state: State, s: Seat) -> i64:
    """Booked cards worth three coins."""
    cards: i64 = 0
    kind: i64 = 0
    for mask in KIND_CARDS:
        if state.box.coins[kind] == TIEBREAK_COINS:
            cards += count(s.booked & mask)
        kind += 1
    return cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Scoring(Frame):
    """Scores are already counted; find the winners."""

    def enter(self, state: State) -> i64:
        most: i64 = 0
        best: i64 = 0
        points_winners: i64 = 0
        winners: i64 = 0
        seat: i64 = 0
        for s in state.seats:
            points: i64 = seat_score(state, s)
            cards: i64 = tiebreak(state, s)
            if seat == 0 or points > most:
                most = points
                best = cards
                points_winners = 0
                winners = 0
            if points == most:
                points_winners |= ONE << seat
                if cards > best:
                    best = cards
                    winners = 0
                if cards == best:
                    winners |= ONE << seat
            seat += 1
        state.winning = winners
        state.turn = 0
        state.top = None
        if state.sink is not None:
            self.tell(state, points_winners, winners)
        return GO_ON

    def tell(self, state: State, points_winners: i64, winners: i64) -> None:
        """Report the parts of every score, and what decided."""
        if state.sink is None:
            return
        for index, s in enumerate(state.seats):
            state.sink.append(ScoringPart(index + 1, "coins", coins(state, s), ""))
            state.sink.append(ScoringPart(index + 1, "tokens", s.tokens, ""))
            for crest in range(CRESTS):
                vp = crest_bonus(state, s, crest)
                state.sink.append(ScoringPart(index + 1, "crest", vp, state.box.crests[crest]))
        decided = "points"
        if points_winners & (points_winners - 1):
            decided = "shared" if winners & (winners - 1) else "three-coin cards"
        state.sink.append(
            GameEnded(
                0,
                tuple(state.scores()),
                tuple(seat + 1 for seat in positions(winners)),
                decided,
                tuple(tiebreak(state, s) for s in state.seats),
            )
        )
