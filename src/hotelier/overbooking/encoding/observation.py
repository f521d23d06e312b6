"""A view of Overbooking as a row of numbers, for learners."""

from array import array
from collections.abc import Iterator
from typing import Final, TypeAlias

from hotelier.core.observation import PLAYERS, SEATS, Encoder, Layout, Part
from hotelier.core.view import View
from hotelier.overbooking.rules.actions import DECISIONS, HOTELS, POSITIONS
from hotelier.overbooking.rules.box import (
    BONUS_CARDS,
    BONUSES,
    MOST_BEDS,
    MOST_BONUS,
    MOST_COINS,
    RULES,
    TILES,
    Box,
)
from hotelier.overbooking.rules.cards import CRESTS, DECK_SIZE, HAND_SIZE, KINDS
from hotelier.overbooking.rules.placing import DOOR_LIMIT, TIMES
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.view import CardView, HotelView, OverbookingView, SeatView

Row: TypeAlias = "array[float]"

BEDS_UNIT: Final = 20
CHANGE: Final = 3 * DOOR_LIMIT  # the most that a back door adds to the beds or takes away
SCORE_UNIT: Final = 50
MOST_SCORE: Final = 1000
COINS_UNIT: Final = 3
BONUS_UNIT: Final = 10
TOKENS: Final = HOTELS * ROUNDS
SIZES: Final = ("1-3", "4-6")
LINE: Final = ("seat", "crest", "size", "kind", "open")  # the parts of a queue or back door

_cards = "by text from 1b to 6s"


def _of_seat(seat: str) -> Iterator[Part]:
    def part(name: str, shape: tuple[int, ...], words: str, unit: float = 1.0) -> Part:
        return Part(f"{seat}.{name}", shape, words, unit)

    yield part("present", (1,), "the seat is in the game; otherwise, its other numbers are 0")
    yield part("decides", (1,), "the seat is to move")
    yield part("first", (1,), "it is the first player")
    yield Part(f"{seat}.score", (1,), "points now", SCORE_UNIT, 0.0, MOST_SCORE / SCORE_UNIT)
    yield part("tokens", (1,), "point tokens", TOKENS)
    yield part("hand_size", (1,), "cards in hand", HAND_SIZE)
    yield part("deck_size", (1,), "cards in its deck", DECK_SIZE)
    yield part("booked", (DECK_SIZE,), f"cards booked, {_cards}")
    yield part("discarded", (DECK_SIZE,), f"cards discarded, {_cards}")


def _of_hotel(number: int) -> Iterator[Part]:
    def part(name: str, shape: tuple[int, ...], words: str) -> Part:
        return Part(f"hotel{number}.{name}", shape, words)

    def beds(name: str, words: str, change: int = 0) -> Part:
        low, high = -change / BEDS_UNIT, (MOST_BEDS + change) / BEDS_UNIT
        return Part(f"hotel{number}.{name}", (1,), words, BEDS_UNIT, low, high)

    def line(name: str, places: int) -> Iterator[Part]:
        yield part(f"{name}.seat", (places, len(SEATS)), "whose card, nearest the hotel first")
        yield part(f"{name}.crest", (places, CRESTS), "its crest, by initial")
        yield part(f"{name}.size", (places, len(SIZES)), "its back: kinds 1 to 3, kinds 4 to 6")
        yield part(f"{name}.kind", (places, KINDS), "its kind if the viewer knows it, else 0")
        yield part(f"{name}.open", (places,), "it is face up for everyone")

    yield part("present", (1,), "the hotel is in the column, counted from the top")
    yield part("rule", (len(RULES),), f"its rule: {', '.join(RULES)}")
    yield beds("printed", "beds printed on it")
    yield part("other.rule", (len(RULES),), "the rule on its other side")
    yield beds("other.printed", "beds printed on its other side")
    yield beds("beds", "beds free now", CHANGE)
    yield part("token", (1,), "there is a token at its back door")
    yield part("revealed", (1,), "its cards have been revealed")
    yield part("named", (DOOR_LIMIT, POSITIONS), "queue spots named by nobles, in order")
    yield from line("queue", POSITIONS)
    yield from line("door", DOOR_LIMIT)


def _of_the_table() -> Iterator[Part]:
    yield Part("own.hand", (DECK_SIZE,), f"cards in your own hand, {_cards}")
    yield Part("own.deck", (DECK_SIZE,), f"cards in your own deck, {_cards}")
    yield Part("variant.players", (len(PLAYERS),), "2, 3 or 4 players")
    yield Part("variant.bonus", (len(BONUSES),), f"crest bonus: {', '.join(BONUSES)}")
    most = MOST_COINS / COINS_UNIT
    yield Part("variant.coins", (KINDS,), "coins on each kind", COINS_UNIT, 0.0, most)
    worth = f"points for {', '.join(BONUS_CARDS)} booked cards of one crest"
    most = MOST_BONUS / BONUS_UNIT
    yield Part("variant.crest_bonus", (len(BONUS_CARDS),), worth, BONUS_UNIT, 0.0, most)
    yield Part("round", (ROUNDS,), "the round, from 1")
    yield Part("turn", (TIMES,), "the card of the round being placed, from 1; all 0 in stage 2")
    yield Part("over", (1,), "the game is over")
    yield Part("decision", (len(DECISIONS) - 1,), f"the decision: {', '.join(DECISIONS[1:])}")
    yield Part("at.hotel", (HOTELS,), "the hotel whose back-door ability is being decided")
    yield Part("at.card", (DECK_SIZE,), f"the card whose ability it is, {_cards}")
    yield Part("tiles_used", (TILES,), "hotel tiles used so far, by number from 1")


LAYOUT: Final = Layout(
    [
        *(part for seat in SEATS for part in _of_seat(seat)),
        *(part for number in range(1, HOTELS + 1) for part in _of_hotel(number)),
        *_of_the_table(),
    ],
    version=1,
)

_AT: Final = LAYOUT.places
_SEAT: Final = [_AT[f"{seat}.present"] for seat in SEATS]  # the viewer's own starts at 0
_HOTEL: Final = [_AT[f"hotel{number}.present"] for number in range(1, HOTELS + 1)]
_RULE: Final = {rule: place for place, rule in enumerate(RULES)}
_QUEUE: Final = [_AT[f"hotel1.queue.{name}"] for name in LINE]
_DOOR: Final = [_AT[f"hotel1.door.{name}"] for name in LINE]


class OverbookingEncoder(Encoder):
    """Writes views of Overbooking as rows of numbers."""

    def __init__(self, box: Box) -> None:
        super().__init__(LAYOUT)
        cards = range(DECK_SIZE)
        self.card = {box.card_text(card): card for card in cards}
        # [mode]: points for enough cards of one crest
        self.crest_bonus = [bonus[-len(BONUS_CARDS) :] for bonus in box.bonus]
        # [back]: its crest and size
        self.back = {box.back_text(card): (card % CRESTS, card * 2 // DECK_SIZE) for card in cards}

    def encode(self, view: View) -> Row:
        assert isinstance(view, OverbookingView)
        own = self.viewer(view)
        row = self.empty[:]
        players = len(view.seats)
        for place in range(players):
            seat = (own + place) % players
            self._write_seat(row, _SEAT[place], view.seats[seat], view.scores[seat])
        for chosen, part in ((view.actor, "own.decides"), (view.first, "own.first")):
            if chosen is not None:
                row[_SEAT[(chosen - 1 - own) % players] + _AT[part]] = 1.0
        for at, hotel in zip(_HOTEL, view.hotels, strict=False):
            self._write_hotel(row, at, hotel)
            at -= _HOTEL[0]
            self._write_line(row, at, _QUEUE, hotel.queue, own, players)
            self._write_line(row, at, _DOOR, hotel.door, own, players)
        self._write_cards(row, "own.hand", view.seats[own].hand or ())
        self._write_cards(row, "own.deck", view.seats[own].deck or ())
        self._write_table(row, view)
        return row

    def _write_seat(self, row: Row, at: int, seat: SeatView, score: int) -> None:
        row[at] = 1.0
        row[at + _AT["own.score"]] = min(score, MOST_SCORE) / SCORE_UNIT
        row[at + _AT["own.tokens"]] = seat.tokens / TOKENS
        row[at + _AT["own.hand_size"]] = seat.hand_size / HAND_SIZE
        row[at + _AT["own.deck_size"]] = seat.deck_size / DECK_SIZE
        for card in seat.booked:
            row[at + _AT["own.booked"] + self.card[card]] = 1.0
        for card in seat.discarded:
            row[at + _AT["own.discarded"] + self.card[card]] = 1.0

    def _write_cards(self, row: Row, part: str, cards: tuple[str, ...]) -> None:
        at = _AT[part]
        for card in cards:
            row[at + self.card[card]] = 1.0

    def _write_hotel(self, row: Row, at: int, hotel: HotelView) -> None:
        row[at] = 1.0
        at -= _HOTEL[0]
        row[at + _AT["hotel1.rule"] + _RULE[hotel.face.rule]] = 1.0
        row[at + _AT["hotel1.printed"]] = hotel.face.beds / BEDS_UNIT
        row[at + _AT["hotel1.other.rule"] + _RULE[hotel.other_side.rule]] = 1.0
        row[at + _AT["hotel1.other.printed"]] = hotel.other_side.beds / BEDS_UNIT
        row[at + _AT["hotel1.beds"]] = hotel.beds / BEDS_UNIT
        row[at + _AT["hotel1.token"]] = hotel.token
        row[at + _AT["hotel1.revealed"]] = hotel.revealed
        for order, position in enumerate(hotel.named):
            row[at + _AT["hotel1.named"] + POSITIONS * order + position - 1] = 1.0

    def _write_line(
        self,
        row: Row,
        at: int,
        parts: list[int],
        cards: tuple[CardView, ...],
        own: int,
        players: int,
    ) -> None:
        seat, crest, size, kind, is_open = parts
        for position, card in enumerate(cards):
            its_crest, its_size = self.back[card.back]
            row[at + seat + len(SEATS) * position + (card.seat - 1 - own) % players] = 1.0
            row[at + crest + CRESTS * position + its_crest] = 1.0
            row[at + size + len(SIZES) * position + its_size] = 1.0
            if card.card is not None:
                row[at + kind + KINDS * position + self.card[card.card] // CRESTS] = 1.0
            row[at + is_open + position] = card.open

    def _write_table(self, row: Row, view: OverbookingView) -> None:
        row[_AT["variant.players"] + PLAYERS.index(len(view.seats))] = 1.0
        row[_AT["variant.bonus"] + BONUSES.index(view.bonus)] = 1.0
        for kind, coins in enumerate(view.coins):
            row[_AT["variant.coins"] + kind] = coins / COINS_UNIT
        for place, points in enumerate(self.crest_bonus[BONUSES.index(view.bonus)]):
            row[_AT["variant.crest_bonus"] + place] = points / BONUS_UNIT
        row[_AT["round"] + view.round - 1] = 1.0
        if view.turn:
            row[_AT["turn"] + view.turn - 1] = 1.0
        row[_AT["over"]] = view.over
        if view.decision is not None:
            row[_AT["decision"] + DECISIONS.index(view.decision) - 1] = 1.0
        if view.at is not None:
            hotel, card = view.at
            row[_AT["at.hotel"] + hotel - 1] = 1.0
            row[_AT["at.card"] + self.card[card]] = 1.0
        for tile in view.tiles_used:
            row[_AT["tiles_used"] + tile - 1] = 1.0
