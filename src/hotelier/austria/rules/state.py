"""A position of Grand Austria Hotel: plain integers and a stack of pending frames.

There's no random generator and no deck order here. A deck is a set, drawn from when chance is
dealt; only the cards put under the staff deck have an order, and each remembers who put it there
(§10, §11).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import ACTION_BIT, ACTIONS, BIT_ACTION, NONE
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cards import START_CROWNS, START_CUBES
from hotelier.austria.rules.geometry import Board
from hotelier.austria.rules.tables import ALL_GUESTS, ALL_STAFF, bag
from hotelier.core.bits import count, lowest, nth, positions
from hotelier.core.frames import ASKED, SINGLE, StackState
from hotelier.core.rng import Rng

# Kinds of chance step
FIRST: Final = 1
POLITICS: Final = 2
EMPEROR: Final = 3
BOARDS_DEALT: Final = 4
ROW_OF_FIVE: Final = 5
ROW: Final = 6
DRAW: Final = 7
ROLL: Final = 8
CHANCES: Final = (
    "",
    "~first",
    "~politics",
    "~emperor",
    "~boards",
    "~row",
    "~row",
    "~draw",
    "~roll",
)

# How staff hands are dealt
RANDOM: Final = 0
INTRO: Final = 1
DRAFTED: Final = 2

# Versions of the rules (rules §14): today's, and those that changed something.
RULES: Final = 2
# A turn interrupted by a forced pass keeps its guest, and a politics condition met during a turn
# can be claimed until the turn ends.
TURN_GOES_ON: Final = 2
OUT_OF_TURN: Final = -1

START_BAG: Final[i64] = bag(START_CUBES)


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's hotel, café, kitchen, purse and cards."""

    box: Box
    board: Board
    vp: i64
    crowns: i64
    emperor: i64
    kitchen: i64  # a bag of cubes
    rooms: i64  # every tile, prepared or occupied
    occupied: i64
    bonuses: i64  # groups whose bonus has been given
    hand: i64
    staff: i64  # played
    used: i64  # round cards used this round
    guests: i64  # eight bits per table; 0 is a free table
    wants: i64  # cubes missing: sixteen bits per table, four per cube
    discs: i64  # on politics cards A, B, C
    covered: i64  # numbers of the turn-order tile covered this round: 0, 1 or 2
    passed: i64  # since the last roll
    packet: i64  # staff cards to choose from in a draft
    most_crowns: i64  # since the turn started; OUT_OF_TURN outside it, and in the first rules
    guest_taken: i64  # in a turn interrupted by a forced pass: it counts when that turn continues

    def __init__(self, old: "Seat | None") -> None:
        if old is None:
            self.vp = 0
            self.crowns = START_CROWNS
            self.emperor = 0
            self.kitchen = START_BAG
            self.rooms = 0
            self.occupied = 0
            self.bonuses = 0
            self.hand = 0
            self.staff = 0
            self.used = 0
            self.guests = 0
            self.wants = 0
            self.discs = 0
            self.covered = 0
            self.passed = 0
            self.packet = 0
            self.most_crowns = OUT_OF_TURN
            self.guest_taken = 0
        else:
            self.box = old.box
            self.board = old.board
            self.vp = old.vp
            self.crowns = old.crowns
            self.emperor = old.emperor
            self.kitchen = old.kitchen
            self.rooms = old.rooms
            self.occupied = old.occupied
            self.bonuses = old.bonuses
            self.hand = old.hand
            self.staff = old.staff
            self.used = old.used
            self.guests = old.guests
            self.wants = old.wants
            self.discs = old.discs
            self.covered = old.covered
            self.passed = old.passed
            self.packet = old.packet
            self.most_crowns = old.most_crowns
            self.guest_taken = old.guest_taken

    def open_key(self) -> tuple[object, ...]:
        """Everything public about it, as a key for cached facts."""
        return (
            self.box,
            self.board,
            self.vp,
            self.crowns,
            self.emperor,
            self.kitchen,
            self.rooms,
            self.occupied,
            self.bonuses,
            self.staff,
            self.used,
            self.guests,
            self.wants,
            self.discs,
            self.covered,
            self.passed,
            self.most_crowns,
            self.guest_taken,
        )

    def facts(self) -> tuple[object, ...]:
        """All of it, for comparing positions."""
        return (
            self.board.name,
            self.vp,
            self.crowns,
            self.emperor,
            self.kitchen,
            self.rooms,
            self.occupied,
            self.bonuses,
            self.hand,
            self.staff,
            self.used,
            self.guests,
            self.wants,
            self.discs,
            self.covered,
            self.passed,
            self.packet,
            self.most_crowns,
            self.guest_taken,
        )


def new_seat(box: Box) -> Seat:
    """A seat before the game, with the night board."""
    seat = Seat(None)
    seat.box = box
    seat.board = box.boards[0]
    return seat


@mypyc_attr(acyclic=True, free_list_len=1)
class State(StackState):
    """A whole game between two steps."""

    box: Box
    rules: i64  # the version the game started with
    players: i64
    revised: bool
    day: bool
    hands: i64
    seats: list[Seat]
    mask: i64  # what is legal, by the bits of the decision's kind
    first: i64  # the first player's seat, from 0
    round: i64
    dice: i64  # four bits per space
    row: i64  # eight bits per place, from the left
    guest_deck: i64
    discards: i64
    staff_deck: i64
    under: tuple[int, ...]  # cards under the staff deck, first drawn first: card + 64 · seat
    politics: i64  # four bits per letter: index into POLITICS_ID
    places: i64  # four bits per letter: discs on the card
    tiles: i64  # four bits per letter: index into TILE_ID
    winning: i64  # the winners, one bit per seat, once the game is over

    def __init__(self, old: "State | None") -> None:
        if old is None:
            self.actor = 0
            self.kind = NONE
            self.chance = 0
            self.over = False
            self.reveals = 0
            self.rules = RULES
            self.players = 0
            self.revised = False
            self.day = False
            self.hands = RANDOM
            self.seats = []
            self.top = None
            self.mask = 0
            self.first = 0
            self.round = 1
            self.dice = 0
            self.row = 0
            self.guest_deck = ALL_GUESTS
            self.discards = 0
            self.staff_deck = ALL_STAFF
            self.under = ()
            self.politics = 0
            self.places = 0
            self.tiles = 0
            self.wanted = 0
            self.winning = 0
        else:
            self.actor = old.actor
            self.kind = old.kind
            self.chance = old.chance
            self.over = old.over
            self.reveals = old.reveals
            self.box = old.box
            self.rules = old.rules
            self.players = old.players
            self.revised = old.revised
            self.day = old.day
            self.hands = old.hands
            self.seats = [Seat(seat) for seat in old.seats]
            self.top = old.top
            self.mask = old.mask
            self.first = old.first
            self.round = old.round
            self.dice = old.dice
            self.row = old.row
            self.guest_deck = old.guest_deck
            self.discards = old.discards
            self.staff_deck = old.staff_deck
            self.under = old.under
            self.politics = old.politics
            self.places = old.places
            self.tiles = old.tiles
            self.wanted = old.wanted
            self.winning = old.winning
        self.sink = None
        self.witness = 0
        self.owned = 0
        self.certain = -1

    def clone(self) -> "State":
        return State(self)

    def options(self) -> i64:
        return count(self.mask)

    def option(self, index: i64) -> i64:
        return BIT_ACTION[64 * self.kind + nth(self.mask, index)]

    def legal(self) -> list[int]:
        return [BIT_ACTION[64 * self.kind + bit] for bit in positions(self.mask)]

    def apply(self, action: i64) -> None:
        if action < 0 or action >= ACTIONS:
            raise ValueError(f"no action has the number {action}")
        bit: i64 = ACTION_BIT[self.kind * ACTIONS + action]
        top = self.top
        if bit < 0 or not (self.mask >> bit) & 1 or top is None:
            raise ValueError(f"action {action} is not legal")
        self.mask = 0
        top.choose(self, bit)
        self.run()

    def ask(self, seat: i64, kind: i64, mask: i64) -> i64:
        """A seat must choose among the bits of a mask; returns whether there's a choice at all."""
        self.kind = kind
        self.mask = mask
        if mask & (mask - 1):
            self.actor = seat + 1
            return ASKED
        return SINGLE

    def sole(self) -> i64:
        mask: i64 = self.mask
        self.mask = 0
        return lowest(mask)

    def redeal(self, seat: i64, rng: Rng) -> None:
        from hotelier.austria.unseen import redeal  # it knows the frames, which know this class

        redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return [seat.vp for seat in self.seats]

    def winners(self) -> list[int]:
        return [seat + 1 for seat in positions(self.winning)]

    def facts(self) -> tuple[object, ...]:
        return (
            self.box.fingerprint,
            self.rules,
            self.actor,
            self.kind,
            self.chance,
            self.over,
            self.reveals,
            self.players,
            self.revised,
            self.day,
            self.hands,
            self.mask,
            self.first,
            self.round,
            self.dice,
            self.row,
            self.guest_deck,
            self.discards,
            self.staff_deck,
            self.under,
            self.politics,
            self.places,
            self.tiles,
            self.wanted,
            self.winning,
            tuple([seat.facts() for seat in self.seats]),
            self.pending(),
        )
