"""The printed values of a game, as integer tables for the engine.

Every state refers to its box: ours, or one with the values of an owner's file. The effects of cards
are in the tables by number (`batch.EFFECTS`), several of one event with eight bits each; `effects`
fills them in.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria.rules.geometry import FLOOR, ROOMS, Board
from hotelier.austria.rules.operations import COLOURS, PENALTIES, ROOM_COLOURS, PenaltyOption
from hotelier.austria.rules.printed import Edition
from hotelier.austria.rules.tables import (
    COLUMNS,
    CONDITION,
    FIRST_GUEST,
    FLOORS,
    GROUPS,
    GUEST_COUNT,
    ONE_COLOUR,
    POLITICS_ID,
    SOME_COLOURS,
    STAFF_ID,
    TILE_ID,
    order_of,
    staff_mask,
)
from hotelier.core.bits import ONE, count

FINES: Final = tuple(PENALTIES)  # all kinds of penalty


class Fine:
    """One option of an emperor penalty, as the engine reads it."""

    def __init__(self, option: PenaltyOption) -> None:
        self.kind: i64 = FINES.index(option.op)
        self.amount: i64 = option.amount


class Box:
    """One edition of one set of components."""

    def __init__(self, edition: Edition, rules: int, text: str, fingerprint: str) -> None:
        self.edition: Edition = edition
        self.rules: int = rules  # the rules version of its cards
        self.text: str = text  # the owner's file; "" for ours
        self.fingerprint: str = fingerprint  # its sha256
        guests = [edition.guests[FIRST_GUEST + guest] for guest in range(1, GUEST_COUNT + 1)]
        self.colour: vec[i64] = vec[i64]([0] + [COLOURS.index(guest.colour) for guest in guests])
        self.order: vec[i64] = vec[i64]([0] + [order_of(guest.order) for guest in guests])
        self.order_size: vec[i64] = vec[i64]([0] + [len(guest.order) for guest in guests])
        self.guest_vp: vec[i64] = vec[i64]([0] + [guest.vp for guest in guests])
        # By crowns in the purse: the affordable places of the row, staff and rooms.
        self.place_cost: vec[i64] = vec[i64](edition.guest_cost)
        self.dearest_place: i64 = max(self.place_cost)
        self.affordable_places: vec[i64] = vec[i64](
            [
                sum(ONE << place for place in range(5) if self.place_cost[place] <= crowns)
                for crowns in range(self.dearest_place + 1)
            ]
        )
        staff = [edition.staff[card] for card in STAFF_ID]
        self.staff_cost: vec[i64] = vec[i64]([card.cost for card in staff])
        self.dearest_staff: i64 = max(self.staff_cost)
        self.hirable: vec[i64] = vec[i64](
            [
                staff_mask([card.id for card in staff if card.cost <= crowns])
                for crowns in range(self.dearest_staff + 1)
            ]
        )
        floor_cost = edition.floor_cost
        self.room_cost: vec[i64] = vec[i64]([floor_cost[room // 5] for room in range(ROOMS)])
        self.dearest_room: i64 = max(floor_cost)
        self.payable: vec[i64] = vec[i64](
            [
                sum(FLOOR[floor] for floor in range(4) if floor_cost[floor] <= crowns)
                for crowns in range(self.dearest_room + 1)
            ]
        )
        self.prepare_vp: list[int] = edition.prepare_vp
        self.with_vp: i64 = sum(ONE << room for room in range(ROOMS) if self.prepare_vp[room])
        self.floor_vp: list[int] = edition.floor_vp
        # By colour and size of the group.
        self.group_bonus: list[list[int]] = [[0, *edition.group_bonus[c]] for c in ROOM_COLOURS]
        self.boards: list[Board] = [
            Board(name, layout, number)
            for number, (name, layout) in enumerate(edition.layouts.items())
        ]
        # [face]: what its card adds to its strength
        self.strength_plus: vec[i64] = vec[i64]([0] * 7)
        self.excuse_price: i64 = 0
        for card in staff:
            if card.effect.op == "strength":
                for face in card.effect.faces:
                    self.strength_plus[face] = card.effect.amount
            elif card.effect.op == "excuse":
                self.excuse_price = card.effect.price
        # Endgame cards: VP for each of what they count, and the maximum (0 for no limit).
        self.end_each: list[int] = [card.effect.amount for card in staff]
        self.end_most: list[int] = [card.effect.most for card in staff]
        needs = [edition.politics[card].needs for card in POLITICS_ID]
        self.number: vec[i64] = vec[i64]([need.amount for need in needs])
        # [card]: how many occupied rooms of blue, red and yellow; the colours, most rooms first
        self.of_colour: list[list[int]] = [list(need.colours or (0, 0, 0)) for need in needs]
        self.by_number: list[list[int]] = [
            sorted((c for c in range(3) if asked[c]), key=lambda c: -asked[c])
            for asked in self.of_colour
        ]
        self.fewest_occupied: vec[i64] = vec[i64](
            [self._fewest(card) for card in range(len(needs))]
        )
        self.politics_vp: vec[i64] = vec[i64](edition.politics_vp)
        tiles = [edition.tiles[tile] for tile in TILE_ID]
        self.penalty: list[tuple[PenaltyOption, ...]] = [tile.penalty for tile in tiles]
        self.fines: list[list[Fine]] = [
            [Fine(option) for option in options] for options in self.penalty
        ]
        self.same_column: bool = any(
            option.same_column for options in self.penalty for option in options
        )
        self.first_option: bool = edition.penalty_choice == "first"  # mandatory if it can be paid
        self.emperor_vp: vec[i64] = vec[i64](edition.emperor_vp)
        # The effects of cards.
        self.reward: list[int] = [0]  # [guest]
        self.when_hired: list[int] = []  # [card]
        self.when_used: list[int] = []  # [round card in the order of the menu]
        # [face]: staff triggered by a die, ascending: bit, effect; all their bits
        self.on_die: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        self.on_die_cards: list[int] = [0] * 7
        # Staff that works when a guest moves into a room, ascending: the card's bit, the colour
        # (−1: any), the size of the order (0: any), the effect; all their bits
        self.on_guest: list[tuple[int, int, int, int]] = []
        self.on_guest_cards: i64 = 0
        self.on_occupied: i64 = 0  # the Custodian's effect if he works for every occupied room
        self.on_bonus: i64 = 0  # the Gardener's
        self.bonus: list[int] = []  # [tile]

    def _fewest(self, card: int) -> int:
        """The fewest occupied rooms that can fulfil a politics card's condition."""
        number = self.number[card]
        return {
            FLOORS: number * 5,
            COLUMNS: number * 4,
            GROUPS: number,
            SOME_COLOURS: sum(self.of_colour[card]),
            ONE_COLOUR: min(count(rooms) for board in self.boards for rooms in board.colours),
        }.get(CONDITION[card], 0)
