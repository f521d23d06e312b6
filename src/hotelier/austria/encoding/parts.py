"""The numbers in an observation of Grand Austria Hotel, and what each of them means."""

from collections.abc import Iterator
from typing import Final

from hotelier.austria.rules.actions import KINDS, MOST_EFFECTS
from hotelier.austria.rules.cards import DICE, PURSE, START_STAFF
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import ROOMS
from hotelier.austria.rules.hire import OFFERED
from hotelier.austria.rules.operations import OPERATIONS
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.printed import BOARD_NAMES
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.tables import (
    FIRST_GUEST,
    GUEST_COUNT,
    MOST_STRENGTH,
    POLITICS_ID,
    ROUND_LIST,
    STAFF_ID,
    TILE_ID,
)
from hotelier.austria.view import HANDS
from hotelier.core.observation import PLAYERS, SEATS, Layout, Part

STAFF: Final = len(STAFF_ID)
TABLES: Final = 3
ROW: Final = 5
NUMBERS: Final = 2 * PLAYERS[-1]  # on the turn-order tiles
ROUND_CARDS: Final = sorted(STAFF_ID[card] for card in ROUND_LIST)
MOST_LEFT: Final = 3  # first rooms, cubes of choice or of a delivery, cards to return
HAND_UNIT: Final = 10
DICE_UNIT: Final = max(DICE.values())
CUBES_UNIT: Final = 10
MOST_CUBES: Final = 200
VP_UNIT: Final = 100
LEAST_VP: Final = -200
MOST_VP: Final = 1000
EFFECT_KINDS: Final = (
    *(op for op in OPERATIONS if op != "extra_action"),  # an extra turn in the revised edition
    *("food", "drinks", "advance", "mimic", "both_tracks"),  # what dice do
)

_staff = "by number from 1"
_guests = f"by number from {FIRST_GUEST + 1}"
_cubes = "strudel, cake, wine, coffee"


def _of_seat(seat: str) -> Iterator[Part]:
    def part(name: str, shape: tuple[int, ...], words: str, unit: float = 1.0) -> Part:
        return Part(f"{seat}.{name}", shape, words, unit)

    yield part("present", (1,), "the seat is in the game; otherwise, its other numbers are 0")
    yield part("decides", (1,), "the seat is to move")
    yield part("first", (1,), "it holds turn-order tile 1")
    yield part("numbers", (NUMBERS,), "numbers of its turn-order tile still uncovered, from 1")
    yield part("passed", (1,), "it has passed since the last roll")
    vp = "victory points"
    yield Part(f"{seat}.vp", (1,), vp, VP_UNIT, LEAST_VP / VP_UNIT, MOST_VP / VP_UNIT)
    yield part("crowns", (1,), "crowns in the purse", PURSE)
    yield part("emperor", (1,), "space on the emperor track", END_OF_TRACK)
    kitchen = f"cubes in the kitchen: {_cubes}"
    yield Part(f"{seat}.kitchen", (4,), kitchen, CUBES_UNIT, 0.0, MOST_CUBES / CUBES_UNIT)
    yield part("board", (len(BOARD_NAMES),), f"hotel board: {', '.join(BOARD_NAMES)}")
    yield part("prepared", (ROOMS,), "rooms prepared and free, from 11 to 45")
    yield part("occupied", (ROOMS,), "rooms occupied, from 11 to 45")
    yield part("bonuses", (ROOMS,), "groups whose bonus was given, by their lowest room")
    yield part("cafe.guest", (TABLES, GUEST_COUNT), f"the guest at each table, {_guests}")
    yield part("cafe.missing", (TABLES, 4), f"cubes the order still misses: {_cubes}", 4)
    yield Part(f"{seat}.hand_size", (1,), "staff cards in hand", HAND_UNIT, 0.0, STAFF / HAND_UNIT)
    yield part("staff", (STAFF,), f"staff played, {_staff}")
    used = ", ".join(str(card) for card in ROUND_CARDS)
    yield part("used", (len(ROUND_CARDS),), f"round cards used this round: {used}")
    yield part("discs", (3,), "politics cards with its disc: A, B, C")
    yield part("packet_size", (1,), "cards in its draft packet", START_STAFF)


def _of_the_viewer() -> Iterator[Part]:
    yield Part("own.hand", (STAFF,), f"staff cards in your own hand, {_staff}")
    yield Part("own.packet", (STAFF,), f"cards in your own draft packet, {_staff}")
    yield Part("own.offer", (STAFF,), f"cards in your own offer, {_staff}")
    under = f"your own cards under the staff deck, {_staff}: 1 the first to be drawn, 2 the next"
    yield Part("own.under", (STAFF,), under, STAFF)


def _of_the_table() -> Iterator[Part]:
    yield Part("variant.players", (len(PLAYERS),), "2, 3 or 4 players")
    yield Part("variant.revised", (1,), "the revised edition")
    yield Part("variant.day", (1,), "the day side of the hotel boards")
    yield Part("variant.staff", (len(HANDS),), f"first hands: {', '.join(HANDS)}")
    yield Part("round", (ROUNDS,), "the round, from 1")
    yield Part("over", (1,), "the game is over")
    yield Part("decision", (len(KINDS) - 1,), f"the decision: {', '.join(KINDS[1:])}")
    yield Part("dice", (6,), "dice on the spaces 1 to 6", DICE_UNIT)
    yield Part("row", (ROW, GUEST_COUNT), f"the guest at each place of the row, {_guests}")
    yield Part("politics", (len(POLITICS_ID),), f"cards in play, by number from {POLITICS_ID[0]}")
    yield Part("politics.discs", (3,), "discs on the cards A, B, C", PLACES)
    yield Part("tiles", (len(TILE_ID),), f"emperor tiles in play, {TILE_ID[0]} to {TILE_ID[-1]}")
    yield Part("tiles.next", (3,), "the tile of the next scoring: A, B, C")
    yield Part("guest_deck", (1,), "cards in the guest deck", GUEST_COUNT)
    yield Part("discards", (GUEST_COUNT,), f"guests discarded, {_guests}")
    yield Part("staff_deck", (1,), "cards in the staff deck, without those under it", STAFF)
    yield Part("under_size", (1,), "cards under the staff deck", STAFF)
    yield Part("gone", (STAFF,), f"staff cards that have left the game, {_staff}")


def _of_the_work() -> Iterator[Part]:
    strength, kinds = MOST_STRENGTH, len(EFFECT_KINDS)
    yield Part("turn", (3,), "done this turn: a guest taken, anything at all, the die taken")
    yield Part("extra_turn", (2,), "E. Gizia's extra turn: in progress, a guest taken in it")
    yield Part("work.strength", (1,), "strength of the die, or rooms still to prepare", strength)
    yield Part("work.drinks", (1,), "`split`: wine and coffee, not strudel and cake")
    yield Part("work.less", (1,), "`prepare`, `hire`: discount in crowns; free is 1", strength)
    yield Part("work.low", (1,), "`prepare`: only floors 1 and 2")
    yield Part("work.lit", (1,), "`prepare`: the room is occupied right away")
    yield Part("work.offer", (1,), "`hire`: from an offer, not from the hand")
    yield Part("work.hidden", (1,), "`hire`: cards of an offer only the other seat sees", OFFERED)
    yield Part("work.loose", (4,), f"cubes received and not yet placed: {_cubes}", strength)
    left = "`first-room`, `cube`, `deliver`, `return`: how many are left"
    yield Part("work.left", (1,), left, MOST_LEFT)
    yield Part("work.table", (TABLES,), "`check-in`: the guest's table")
    yield Part("work.demolish", (3,), "`demolish`: a free room, an occupied one, one further down")
    yield Part("work.twice", (1,), "`demolish`: another free room goes after this one")
    yield Part("work.below", (1,), "`demolish`: only this many floors from the ground up", 4)
    yield Part("work.scored", (1,), "seats whose emperor bonus or penalty has started", PLAYERS[-1])
    kind = f"effects left in the current batch, effect 1 first: {', '.join(EFFECT_KINDS)}"
    yield Part("effects.kind", (MOST_EFFECTS, kinds), kind)
    yield Part("effects.amount", (MOST_EFFECTS,), "how many or how strong each is", strength)
    yield Part("effects.less", (MOST_EFFECTS,), "discount in crowns; free is 1", strength)
    yield Part("effects.low", (MOST_EFFECTS,), "only floors 1 and 2")
    yield Part("effects.lit", (MOST_EFFECTS,), "the room is occupied right away")
    yield Part("effects.cubes", (MOST_EFFECTS, 4), f"cubes given: {_cubes}", 4)
    later = f"effects in batches further down, by kind; more than {MOST_EFFECTS} count as that many"
    yield Part("effects.later", (kinds,), later, MOST_EFFECTS)


LAYOUT: Final = Layout(
    [
        *(part for seat in SEATS for part in _of_seat(seat)),
        *_of_the_viewer(),
        *_of_the_table(),
        *_of_the_work(),
    ]
)
