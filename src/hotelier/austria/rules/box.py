"""The printed values a game is played with, as integer tables for the engine.

Every state points to its box: ours, or one with the values of an owner's file. What cards set off
stands in the tables by the numbers of the effects (`batch.EFFECTS`), several of one event eight
bits each; those are filled by `effects`.
"""

from mypy_extensions import i64

from hotelier.austria.rules.geometry import FLOOR, ROOMS, Board, room_count
from hotelier.austria.rules.operations import COLOURS, ROOM_COLOURS, PenaltyOption
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
from hotelier.core.bits import ONE


class Box:
    """One edition of one set of components."""

    def __init__(self, edition: Edition, text: str, fingerprint: str) -> None:
        self.edition: Edition = edition
        self.text: str = text  # the owner's file; "" for ours
        self.fingerprint: str = fingerprint  # its sha256
        guests = [edition.guests[FIRST_GUEST + guest] for guest in range(1, GUEST_COUNT + 1)]
        self.colour: list[int] = [0] + [COLOURS.index(guest.colour) for guest in guests]
        self.order: list[int] = [0] + [order_of(guest.order) for guest in guests]
        self.order_size: list[int] = [0] + [len(guest.order) for guest in guests]
        self.guest_vp: list[int] = [0] + [guest.vp for guest in guests]
        # By crowns at hand: the places of the row, the staff and the rooms that money can pay.
        self.place_cost: list[int] = edition.guest_cost
        self.dearest_place: i64 = max(self.place_cost)
        self.affordable_places: list[int] = [
            sum(ONE << place for place in range(5) if self.place_cost[place] <= crowns)
            for crowns in range(self.dearest_place + 1)
        ]
        staff = [edition.staff[card] for card in STAFF_ID]
        self.staff_cost: list[int] = [card.cost for card in staff]
        self.dearest_staff: i64 = max(self.staff_cost)
        self.hirable: list[int] = [
            staff_mask([card.id for card in staff if card.cost <= crowns])
            for crowns in range(self.dearest_staff + 1)
        ]
        floor_cost = edition.floor_cost
        self.room_cost: list[int] = [floor_cost[room // 5] for room in range(ROOMS)]
        self.dearest_room: i64 = max(floor_cost)
        self.payable: list[int] = [
            sum(FLOOR[floor] for floor in range(4) if floor_cost[floor] <= crowns)
            for crowns in range(self.dearest_room + 1)
        ]
        self.prepare_vp: list[int] = edition.prepare_vp
        self.with_vp: i64 = sum(ONE << room for room in range(ROOMS) if self.prepare_vp[room])
        self.floor_vp: list[int] = edition.floor_vp
        # By colour and size of the group.
        self.group_bonus: list[list[int]] = [[0, *edition.group_bonus[c]] for c in ROOM_COLOURS]
        self.boards: list[Board] = [Board(name, edition.layouts[name]) for name in edition.layouts]
        # [face]: what the card for it adds to its strength
        self.strength_plus: list[int] = [0] * 7
        self.excuse_price: i64 = 0
        for card in staff:
            if card.effect.op == "strength":
                for face in card.effect.faces:
                    self.strength_plus[face] = card.effect.amount
            elif card.effect.op == "excuse":
                self.excuse_price = card.effect.price
        # End cards: VP for each of what they count, and at the most (0 for no limit).
        self.end_each: list[int] = [card.effect.amount for card in staff]
        self.end_most: list[int] = [card.effect.most for card in staff]
        needs = [edition.politics[card].needs for card in POLITICS_ID]
        self.number: list[int] = [need.amount for need in needs]
        # [card]: how many occupied rooms of blue, red and yellow; the colours, most rooms first
        self.of_colour: list[list[int]] = [list(need.colours or (0, 0, 0)) for need in needs]
        self.by_number: list[list[int]] = [
            sorted((c for c in range(3) if asked[c]), key=lambda c: -asked[c])
            for asked in self.of_colour
        ]
        self.fewest_occupied: list[int] = [self._fewest(card) for card in range(len(needs))]
        self.politics_vp: list[int] = edition.politics_vp
        tiles = [edition.tiles[tile] for tile in TILE_ID]
        self.penalty: list[tuple[PenaltyOption, ...]] = [tile.penalty for tile in tiles]
        self.same_column: bool = any(
            option.same_column for options in self.penalty for option in options
        )
        self.first_option: bool = edition.penalty_choice == "first"  # forced if it can be paid
        self.emperor_vp: list[int] = edition.emperor_vp
        # What cards set off.
        self.reward: list[int] = [0]  # [guest]
        self.when_hired: list[int] = []  # [card]
        self.when_used: list[int] = []  # [round card in the order of the menu]
        # [face]: staff that a die sets off, ascending: bit, effect; all their bits
        self.on_die: list[list[tuple[int, int]]] = [[] for _ in range(7)]
        self.on_die_cards: list[int] = [0] * 7
        # Staff that works when a guest enters a room, ascending: the card's bit, the colour
        # (−1: any), the size of the order (0: any), the effect; all their bits
        self.on_guest: list[tuple[int, int, int, int]] = []
        self.on_guest_cards: i64 = 0
        self.on_occupied: i64 = 0  # the Custodian's effect where he works for every occupied room
        self.on_bonus: i64 = 0  # the Gardener's
        self.bonus: list[int] = []  # [tile]

    def _fewest(self, card: int) -> int:
        """The fewest occupied rooms with which a politics card's condition can hold."""
        number = self.number[card]
        return {
            FLOORS: number * 5,
            COLUMNS: number * 4,
            GROUPS: number,
            SOME_COLOURS: sum(self.of_colour[card]),
            ONE_COLOUR: min(room_count(rooms) for board in self.boards for rooms in board.colours),
        }.get(CONDITION[card], 0)
