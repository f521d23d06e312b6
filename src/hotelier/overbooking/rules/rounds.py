"""The four rounds: tiles, hands, placing, checking in, and what's in between (rules §2, §3)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.core.bits import ONE, count, nth
from hotelier.core.frames import GO_ON, Frame
from hotelier.core.rng import Rng
from hotelier.overbooking.rules.box import TILES as TILE_COUNT
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import HAND_SIZE
from hotelier.overbooking.rules.check_in import CheckIn
from hotelier.overbooking.rules.events import (
    CardsDrawn,
    FirstPlayer,
    RoundStarted,
    TilesLaid,
    TilesTurned,
)
from hotelier.overbooking.rules.placing import Placing
from hotelier.overbooking.rules.scoring import Scoring
from hotelier.overbooking.rules.state import DRAW, FIRST, TILES, Hotel, Seat, State

ROUNDS: Final = 4
ALL_TILES: Final = (1 << TILE_COUNT) - 1

# The next stage of a round
LAY: Final = 0
REFILL: Final = 1
PLACE: Final = 2
CHECK_IN: Final = 3
CLOSE: Final = 4


def new_state(players: int, bonus: int, box: Box) -> State:
    """A table before setup; the first chance step is pending."""
    state = State(None)
    state.players = players
    state.bonus = bonus
    state.box = box
    state.seats = [Seat(None) for _ in range(players)]
    state.hotels = [Hotel(None) for _ in range(players)]
    state.top = ChooseFirst(0, None)
    return state


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFirst(Frame):
    """`~first S`."""

    def enter(self, state: State) -> i64:
        state.chance = FIRST
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        return rng.below(state.players)

    def deal(self, state: State, outcome: i64) -> None:
        state.first = outcome
        state.top = Round(0, LAY, None)


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Frame):
    """The bottom of the stack: one stage of a round after another."""

    def __init__(self, seat: i64, stage: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.stage: i64 = stage

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.stage)

    def enter(self, state: State) -> i64:
        after = Round(0, self.stage + 1, None)
        if self.stage == LAY:
            if state.sink is not None:
                state.sink.append(RoundStarted(0, state.round))
                state.sink.append(FirstPlayer(state.first + 1))
            if has_new_hotels(state.round):
                state.top = LayTiles(0, after)
            else:
                turn_tiles(state)
                state.top = after
        elif self.stage == REFILL:
            state.top = Refill(0, after)
        elif self.stage == PLACE:
            state.top = Placing(state.first, 0, 1, after)
        elif self.stage == CHECK_IN:
            state.top = CheckIn(0, 0, after)
        elif state.round == ROUNDS:
            state.top = Scoring(0, None)
        else:
            state.round += 1
            state.first = (state.first + 1) % state.players
            state.top = Round(0, LAY, None)
        return GO_ON


def has_new_hotels(round: i64) -> bool:
    """Whether a round begins with new tiles; otherwise those of the last one are turned over."""
    return round & 1 == 1


def faces_told(state: State) -> tuple[str, ...]:
    """The column from the top, for events."""
    return tuple(state.box.face_text(hotel.face) for hotel in state.hotels)


def turn_tiles(state: State) -> None:
    """Every tile shows its other side; a token stays unless there's no back door now."""
    index: i64 = 0
    while index < state.players:
        hotel = state.fresh_hotel(index)
        hotel.show(state.box, hotel.face ^ 1)
        index += 1
    if state.sink is not None:
        state.sink.append(TilesTurned(0, faces_told(state)))


@mypyc_attr(acyclic=True, free_list_len=1)
class LayTiles(Frame):
    """`~tiles 3a 7b …`: tiles not used yet in this game; four bits per face, from the top."""

    def enter(self, state: State) -> i64:
        state.chance = TILES
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        left: i64 = ALL_TILES & ~state.tiles_used
        size: i64 = count(left)
        outcome: i64 = 0
        hotel: i64 = 0
        while hotel < state.players:
            tile: i64 = nth(left, rng.below(size - hotel))
            left &= ~(ONE << tile)
            outcome |= (2 * tile + rng.below(2)) << (4 * hotel)
            hotel += 1
        return outcome

    def deal(self, state: State, outcome: i64) -> None:
        index: i64 = 0
        while index < state.players:
            face: i64 = (outcome >> (4 * index)) & 15
            state.fresh_hotel(index).show(state.box, face)
            state.tiles_used |= ONE << (face >> 1)
            index += 1
        state.top = self.below
        if state.sink is not None:
            state.sink.append(TilesLaid(0, faces_told(state)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(Frame):
    """`~draw S 1b 4f …`: the hand is refilled from the seat's own deck, as far as it goes."""

    def enter(self, state: State) -> i64:
        if self.seat == state.players:
            state.top = self.below
            return GO_ON
        s = state.seats[self.seat]
        wanted: i64 = HAND_SIZE - count(s.hand)
        left: i64 = count(s.deck)
        if wanted > left:
            wanted = left
        if wanted == 0:
            state.top = Refill(self.seat + 1, self.below)
            return GO_ON
        state.chance = DRAW
        state.wanted = wanted
        return GO_ON

    def sample(self, state: State, rng: Rng) -> i64:
        deck: i64 = state.seats[self.seat].deck
        return rng.draw(deck, count(deck), state.wanted)

    def deal(self, state: State, outcome: i64) -> None:
        s = state.fresh_seat(self.seat)
        s.deck &= ~outcome
        s.hand |= outcome
        state.top = Refill(self.seat + 1, self.below)
        if state.sink is not None:
            cards = state.box.card_texts(outcome)
            state.sink.append(CardsDrawn(self.seat + 1, len(cards), cards))
