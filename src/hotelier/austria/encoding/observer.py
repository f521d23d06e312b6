"""A position of Grand Austria Hotel as a row of numbers, written without a view.

It writes what `observation.py` makes of the seat's view, in the same places, but is compiled.
"""

from array import array
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from hotelier.austria.encoding.observation import effect_writes
from hotelier.austria.encoding.parts import (
    CUBES_UNIT,
    DICE_UNIT,
    EFFECT_KINDS,
    HAND_UNIT,
    LAYOUT,
    LEAST_VP,
    MOST_CUBES,
    MOST_LEFT,
    MOST_VP,
    ROUND_CARDS,
    STAFF,
    VP_UNIT,
)
from hotelier.austria.encoding.parts import ROW as ROW_PLACES
from hotelier.austria.rules.actions import ACTIONS, BIT_ACTION, MOST_EFFECTS
from hotelier.austria.rules.batch import EFFECT_BITS, EFFECT_FIELD, EFFECTS, Batch
from hotelier.austria.rules.cafe import DELIVERY_LIMIT, Choose, Deliver, Place
from hotelier.austria.rules.cards import PURSE, START_STAFF
from hotelier.austria.rules.dice import Advance, Mimic, Split
from hotelier.austria.rules.emperor import SCORING_ROUNDS, Demolish, EmperorScoring, Return
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import WHOLE
from hotelier.austria.rules.hire import FROM_HAND, OFFERED, Hire
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.prepare import Prepare
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.rules.rooms import CheckIn
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.setup import FirstRoom
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    ALL_STAFF,
    BAG_FIELD,
    BAG_SHIFT,
    CUBES,
    GUEST_COUNT,
    MOST_STRENGTH,
    STAFF_ID,
    TILE_ID,
)
from hotelier.austria.rules.turn import ACTED, DIE_TAKEN, GUEST_TAKEN, ExtraTurn, Turn, tile_number
from hotelier.austria.summary import CUBE_ORDER
from hotelier.core.bits import ONE, count, lowest
from hotelier.core.frames import Frame
from hotelier.core.observation import PLAYERS, SEATS
from hotelier.core.observer import Observer
from hotelier.core.sheet import Sheet, bits_of, in_units
from hotelier.core.state import State as AnyState

_AT: Final = LAYOUT.places
_SEAT_SIZE: Final[i64] = _AT[f"{SEATS[2]}.present"] - _AT[f"{SEATS[1]}.present"]
_FIRST_OTHER: Final[i64] = _AT[f"{SEATS[1]}.present"]  # the viewer's own seat starts at 0

# Offsets within a seat
DECIDES: Final[i64] = _AT["own.decides"]
FIRST: Final[i64] = _AT["own.first"]
NUMBERS: Final[i64] = _AT["own.numbers"]
PASSED: Final[i64] = _AT["own.passed"]
VP: Final[i64] = _AT["own.vp"]
CROWNS: Final[i64] = _AT["own.crowns"]
EMPEROR: Final[i64] = _AT["own.emperor"]
KITCHEN: Final[i64] = _AT["own.kitchen"]
BOARD: Final[i64] = _AT["own.board"]
PREPARED: Final[i64] = _AT["own.prepared"]
OCCUPIED: Final[i64] = _AT["own.occupied"]
BONUSES: Final[i64] = _AT["own.bonuses"]
CAFE_GUEST: Final[i64] = _AT["own.cafe.guest"]
CAFE_MISSING: Final[i64] = _AT["own.cafe.missing"]
HAND_SIZE: Final[i64] = _AT["own.hand_size"]
PLAYED: Final[i64] = _AT["own.staff"]
USED: Final[i64] = _AT["own.used"]
DISCS: Final[i64] = _AT["own.discs"]
PACKET_SIZE: Final[i64] = _AT["own.packet_size"]
# Offsets of the other parts
HAND: Final[i64] = _AT["own.hand"]
PACKET: Final[i64] = _AT["own.packet"]
OFFER: Final[i64] = _AT["own.offer"]
UNDER: Final[i64] = _AT["own.under"]
PLAYER_NUMBER: Final[i64] = _AT["variant.players"] - min(PLAYERS)
REVISED: Final[i64] = _AT["variant.revised"]
DAY: Final[i64] = _AT["variant.day"]
FIRST_HANDS: Final[i64] = _AT["variant.staff"]
ROUND: Final[i64] = _AT["round"] - 1
OVER: Final[i64] = _AT["over"]
DECISION: Final[i64] = _AT["decision"] - 1
DICE: Final[i64] = _AT["dice"]
ROW: Final[i64] = _AT["row"]
POLITICS: Final[i64] = _AT["politics"]
POLITICS_DISCS: Final[i64] = _AT["politics.discs"]
TILES: Final[i64] = _AT["tiles"]
NEXT_TILE: Final[i64] = _AT["tiles.next"]
GUEST_DECK: Final[i64] = _AT["guest_deck"]
DISCARDS: Final[i64] = _AT["discards"] - 1  # guests are numbered from 1
STAFF_DECK: Final[i64] = _AT["staff_deck"]
UNDER_SIZE: Final[i64] = _AT["under_size"]
GONE: Final[i64] = _AT["gone"]
TURN: Final[i64] = _AT["turn"]
EXTRA_TURN: Final[i64] = _AT["extra_turn"]
WORK_STRENGTH: Final[i64] = _AT["work.strength"]
WORK_DRINKS: Final[i64] = _AT["work.drinks"]
WORK_LESS: Final[i64] = _AT["work.less"]
WORK_LOW: Final[i64] = _AT["work.low"]
WORK_LIT: Final[i64] = _AT["work.lit"]
WORK_OFFER: Final[i64] = _AT["work.offer"]
WORK_HIDDEN: Final[i64] = _AT["work.hidden"]
WORK_LOOSE: Final[i64] = _AT["work.loose"]
WORK_LEFT: Final[i64] = _AT["work.left"]
WORK_TABLE: Final[i64] = _AT["work.table"]
WORK_DEMOLISH: Final[i64] = _AT["work.demolish"]
WORK_TWICE: Final[i64] = _AT["work.twice"]
WORK_BELOW: Final[i64] = _AT["work.below"]
WORK_SCORED: Final[i64] = _AT["work.scored"]
LATER: Final[i64] = _AT["effects.later"]

# The engine numbers staff by text and cubes by letter: the place of each in a row
STAFF_PLACE: Final[vec[i64]] = vec[i64]([card - 1 for card in STAFF_ID])
USED_PLACE: Final[vec[i64]] = vec[i64](
    [ROUND_CARDS.index(card) if card in ROUND_CARDS else -1 for card in STAFF_ID]
)
CUBE_PLACE: Final[vec[i64]] = vec[i64]([CUBE_ORDER.index(cube) for cube in CUBES])
TILE_LETTER: Final[vec[i64]] = vec[i64]([LETTERS.index(tile[0]) for tile in TILE_ID])

# [round]: the letter of the next scoring's tile; −1 if there is none
NEXT_LETTER: Final[vec[i64]] = vec[i64](
    [
        next((k for k, number in enumerate(SCORING_ROUNDS) if number >= this), -1)
        for this in range(ROUNDS + 2)
    ]
)

# Numbers in the units of their parts
VP_BITS: Final[vec[i32]] = in_units(VP_UNIT, MOST_VP, LEAST_VP)
CROWN_BITS: Final[vec[i32]] = in_units(PURSE, PURSE)
EMPEROR_BITS: Final[vec[i32]] = in_units(END_OF_TRACK, END_OF_TRACK)
CUBE_BITS: Final[vec[i32]] = in_units(CUBES_UNIT, MOST_CUBES)
MISSING_BITS: Final[vec[i32]] = in_units(4, 15)
HAND_BITS: Final[vec[i32]] = in_units(HAND_UNIT, STAFF)
PACKET_BITS: Final[vec[i32]] = in_units(START_STAFF, STAFF)
STAFF_BITS: Final[vec[i32]] = in_units(STAFF, STAFF)
DICE_BITS: Final[vec[i32]] = in_units(DICE_UNIT, 15)
PLACES_BITS: Final[vec[i32]] = in_units(PLACES, 15)
GUEST_BITS: Final[vec[i32]] = in_units(GUEST_COUNT, GUEST_COUNT)
STRENGTH_BITS: Final[vec[i32]] = in_units(MOST_STRENGTH, 64)
LEFT_BITS: Final[vec[i32]] = in_units(MOST_LEFT, 64)
OFFERED_BITS: Final[vec[i32]] = in_units(OFFERED, STAFF)
FLOOR_BITS: Final[vec[i32]] = in_units(4, 15)
SCORED_BITS: Final[vec[i32]] = in_units(PLAYERS[-1], 15)


def _counted() -> list[int]:
    """The sum of this many effects of a kind, added one by one as the encoder does."""
    added = array("f", [0.0])
    found = [0]
    for _ in range(MOST_EFFECTS * 4):
        added[0] = min(added[0] + 1 / MOST_EFFECTS, 1.0)
        found.append(bits_of(added[0]))
    return found


LATER_BITS: Final[vec[i32]] = vec[i32](_counted())
UNTOLD: Final = -1


class AustriaObserver(Observer):
    """Writes positions of Grand Austria Hotel as rows of numbers."""

    def __init__(self, rows: i64) -> None:
        super().__init__(rows, LAYOUT.size, ACTIONS)
        # [effect]: its kind; then for each number: offset in the first slot, slot distance, bits
        self.effects: list[vec[i32]] = []

    def write(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        sheet = self.sheet
        own: i64 = seat - 1
        players: i64 = state.players
        dealt: bool = state.row != 0
        place: i64 = 0
        at: i64 = 0
        while place < players:
            index: i64 = (own + place) % players
            write_seat(sheet, at, state, index)
            if state.actor == index + 1:
                sheet.mark(at + DECIDES)
            if dealt and state.first == index:
                sheet.mark(at + FIRST)
            at = _FIRST_OTHER if place == 0 else at + _SEAT_SIZE
            place += 1
        s = state.seats[own]
        sheet.mark_cards(HAND, s.hand, STAFF_PLACE)
        sheet.mark_cards(PACKET, s.packet, STAFF_PLACE)
        there: i64 = write_under(sheet, state, own) | state.staff_deck
        write_table(sheet, state, dealt)
        there |= self.write_work(state, own)
        for each in state.seats:
            there |= each.hand | each.staff | each.packet
        sheet.mark_cards(GONE, ALL_STAFF & ~there, STAFF_PLACE)

    def write_legal(self, state: AnyState) -> None:
        assert isinstance(state, State)
        sheet = self.sheet
        kind: i64 = 64 * state.kind
        left: i64 = state.mask
        while left:
            low: i64 = left & -left
            sheet.allow(BIT_ACTION[kind + count(low - 1)])
            left ^= low

    def write_work(self, state: State, own: i64) -> i64:
        """Everything that's unfinished, the nearest first; returns the cards of offers."""
        sheet = self.sheet
        offers: i64 = 0
        turn: i64 = UNTOLD
        extra_turn: i64 = UNTOLD
        strength: i64 = UNTOLD
        drinks: i64 = UNTOLD
        less: i64 = UNTOLD
        floors: i64 = UNTOLD
        lit: i64 = UNTOLD
        offer: i64 = UNTOLD
        hidden: i64 = 0
        left: i64 = UNTOLD
        tables: i64 = 0
        demolish: i64 = 0
        below: i64 = UNTOLD
        demolitions: i64 = 0
        scored: i64 = UNTOLD
        batches: i64 = 0
        top = state.top
        if isinstance(top, Place):
            write_loose(sheet, top.loose)
        elif isinstance(top, Choose):
            write_loose(sheet, top.chosen)
        elif isinstance(top, Hire) and top.offer != FROM_HAND and top.seat == own:
            sheet.mark_cards(OFFER, top.offer, STAFF_PLACE)
        frame: Frame | None = top
        while frame is not None:
            if isinstance(frame, Turn):
                if turn == UNTOLD:
                    turn = frame.done
            elif isinstance(frame, Batch):
                if batches == 0:
                    self.write_effects(frame.effects)
                batches += 1
            elif isinstance(frame, ExtraTurn):
                if extra_turn == UNTOLD:
                    extra_turn = frame.guest_taken
            elif isinstance(frame, Prepare):
                if strength == UNTOLD:
                    strength = frame.times
                if less == UNTOLD:
                    less = frame.discount
                if floors == UNTOLD:
                    floors = frame.floors
                    lit = frame.lit
            elif isinstance(frame, Hire):
                if frame.offer != FROM_HAND:
                    offers |= frame.offer
                if less == UNTOLD:
                    less = frame.discount
                if offer == UNTOLD:
                    offer = 0 if frame.offer == FROM_HAND else 1
                    if offer and frame.seat != own:
                        hidden = count(frame.offer)
            elif isinstance(frame, Mimic):
                if strength == UNTOLD:
                    strength = frame.strength
            elif isinstance(frame, Advance):
                if strength == UNTOLD:
                    strength = frame.strength
            elif isinstance(frame, Split):
                if strength == UNTOLD:
                    strength = frame.strength
                if drinks == UNTOLD:
                    drinks = frame.drinks
            elif isinstance(frame, Choose):
                if left == UNTOLD:
                    left = frame.left
            elif isinstance(frame, Return):
                if left == UNTOLD:
                    left = frame.left
            elif isinstance(frame, FirstRoom):
                if left == UNTOLD:
                    left = frame.left
            elif isinstance(frame, Deliver):
                if left == UNTOLD:
                    left = DELIVERY_LIMIT - frame.moved
            elif isinstance(frame, CheckIn):
                tables |= ONE << frame.table
            elif isinstance(frame, Demolish):
                demolish |= ONE << frame.what
                if below == UNTOLD:
                    below = frame.under
                demolitions += 1
            elif isinstance(frame, EmperorScoring) and scored == UNTOLD:
                scored = frame.place
            frame = frame.below
        if turn > 0:
            if turn & GUEST_TAKEN:
                sheet.mark(TURN)
            if turn & ACTED:
                sheet.mark(TURN + 1)
            if turn & DIE_TAKEN:
                sheet.mark(TURN + 2)
        if extra_turn != UNTOLD:
            sheet.mark(EXTRA_TURN)
            if extra_turn:
                sheet.mark(EXTRA_TURN + 1)
        if strength > 0:
            sheet.put(WORK_STRENGTH, STRENGTH_BITS[strength])
        if drinks > 0:
            sheet.mark(WORK_DRINKS)
        if less > 0:
            sheet.put(WORK_LESS, STRENGTH_BITS[less if less < MOST_STRENGTH else MOST_STRENGTH])
        if floors != UNTOLD and floors != WHOLE:
            sheet.mark(WORK_LOW)
        if lit > 0:
            sheet.mark(WORK_LIT)
        if offer > 0:
            sheet.mark(WORK_OFFER)
            sheet.put(WORK_HIDDEN, OFFERED_BITS[hidden])
        if left > 0:
            sheet.put(WORK_LEFT, LEFT_BITS[left])
        if tables:
            sheet.mark_bits(WORK_TABLE, tables)
        if demolish:
            sheet.mark_bits(WORK_DEMOLISH, demolish)
            sheet.put(WORK_BELOW, FLOOR_BITS[below])
            if demolitions > 1:
                sheet.mark(WORK_TWICE)
        if scored > 0:
            sheet.put(WORK_SCORED, SCORED_BITS[scored])
        if batches > 1:
            self.write_later(state)
        return offers

    def write_effects(self, effects: i64) -> None:
        """What's left of the current batch, slot by slot."""
        sheet = self.sheet
        left: i64 = effects
        slot: i64 = 0
        while left:
            code: i64 = left & EFFECT_FIELD
            if code:
                numbers = self.numbers_of(code)
                end: i64 = len(numbers)
                at: i64 = 1
                while at < end:
                    place: i64 = i64(numbers[at]) + i64(numbers[at + 1]) * slot
                    sheet.put(place, numbers[at + 2])
                    at += 3
            left >>= EFFECT_BITS
            slot += 1

    def write_later(self, state: State) -> None:
        """The kinds of effects that are left in batches further down."""
        kinds: list[int] = [0] * len(EFFECT_KINDS)
        batches: i64 = 0
        frame: Frame | None = state.top
        while frame is not None:
            if isinstance(frame, Batch):
                left: i64 = frame.effects if batches else 0
                while left:
                    code: i64 = left & EFFECT_FIELD
                    if code:
                        kinds[i64(self.numbers_of(code)[0])] += 1
                    left >>= EFFECT_BITS
                batches += 1
            frame = frame.below
        kind: i64 = 0
        for number in kinds:
            self.sheet.put(LATER + kind, LATER_BITS[number])
            kind += 1

    def numbers_of(self, code: i64) -> vec[i32]:
        """The numbers of an effect; an owner's cards can add more of them."""
        while len(self.effects) <= code:
            self.effects.append(vec[i32]())
        numbers = self.effects[code]
        if len(numbers) == 0:
            kind, writes = effect_writes(EFFECTS[code].does)
            found: list[int] = [kind]
            for place, apart, value in writes:
                found += (place, apart, bits_of(value))
            numbers = vec[i32](found)
            self.effects[code] = numbers
        return numbers

    def __reduce__(self) -> tuple[Any, ...]:
        return AustriaObserver, (self.sheet.rows,)


def write_seat(sheet: Sheet, at: i64, state: State, index: i64) -> None:
    """A seat as everyone sees it."""
    s: Seat = state.seats[index]
    sheet.mark(at)
    covered: i64 = s.covered
    if covered < 1:
        sheet.mark(at + NUMBERS + tile_number(state, index, 0) - 1)
    if covered < 2:
        sheet.mark(at + NUMBERS + tile_number(state, index, 1) - 1)
    if s.passed:
        sheet.mark(at + PASSED)
    vp: i64 = s.vp
    if vp < LEAST_VP:
        vp = LEAST_VP
    elif vp > MOST_VP:
        vp = MOST_VP
    sheet.put(at + VP, VP_BITS[vp - LEAST_VP])
    sheet.put(at + CROWNS, CROWN_BITS[s.crowns])
    sheet.put(at + EMPEROR, EMPEROR_BITS[s.emperor])
    kitchen: i64 = s.kitchen
    cube: i64 = 0
    while kitchen:
        cubes: i64 = kitchen & BAG_FIELD
        if cubes > MOST_CUBES:
            cubes = MOST_CUBES
        sheet.put(at + KITCHEN + CUBE_PLACE[cube], CUBE_BITS[cubes])
        kitchen >>= BAG_SHIFT
        cube += 1
    sheet.mark(at + BOARD + s.board.number)
    sheet.mark_bits(at + PREPARED, s.rooms & ~s.occupied)
    sheet.mark_bits(at + OCCUPIED, s.occupied)
    given: i64 = s.bonuses
    group: i64 = 0
    while given:
        if given & 1:
            sheet.mark(at + BONUSES + lowest(s.board.groups[group]))
        given >>= 1
        group += 1
    write_cafe(sheet, at, s)
    sheet.put(at + HAND_SIZE, HAND_BITS[count(s.hand)])
    sheet.mark_cards(at + PLAYED, s.staff, STAFF_PLACE)
    sheet.mark_cards(at + USED, s.used, USED_PLACE)
    sheet.mark_bits(at + DISCS, s.discs)
    if s.packet:
        sheet.put(at + PACKET_SIZE, PACKET_BITS[count(s.packet)])


def write_cafe(sheet: Sheet, at: i64, s: Seat) -> None:
    """The guests at the tables, and what they still need."""
    guests: i64 = s.guests
    wants: i64 = s.wants
    guest_at: i64 = at + CAFE_GUEST - 1  # guests are numbered from 1
    missing_at: i64 = at + CAFE_MISSING
    while guests:
        guest: i64 = guests & 255
        if guest:
            sheet.mark(guest_at + guest)
            missing: i64 = wants & 0xFFFF
            cube: i64 = 0
            while missing:
                sheet.put(missing_at + CUBE_PLACE[cube], MISSING_BITS[missing & 15])
                missing >>= 4
                cube += 1
        guests >>= 8
        wants >>= 16
        guest_at += GUEST_COUNT
        missing_at += 4


def write_under(sheet: Sheet, state: State, own: i64) -> i64:
    """The cards under the staff deck that the seat knows; returns all of them."""
    under = state.under
    if not under:
        return 0
    cards: i64 = 0
    place: i64 = 0
    for number in under:
        entry: i64 = number
        place += 1
        cards |= ONE << (entry & 63)
        if entry >> 6 == own:
            sheet.put(UNDER + STAFF_PLACE[entry & 63], STAFF_BITS[place])
    sheet.put(UNDER_SIZE, STAFF_BITS[place])
    return cards


def write_table(sheet: Sheet, state: State, dealt: bool) -> None:
    """The variant, the time, the dice, the row, the cards and tiles in play, the decks."""
    sheet.mark(PLAYER_NUMBER + state.players)
    if state.revised:
        sheet.mark(REVISED)
    if state.day:
        sheet.mark(DAY)
    sheet.mark(FIRST_HANDS + state.hands)
    sheet.mark(ROUND + state.round)
    if state.over:
        sheet.mark(OVER)
    if state.kind:
        sheet.mark(DECISION + state.kind)
    dice: i64 = state.dice
    face: i64 = 0
    while dice:
        sheet.put(DICE + face, DICE_BITS[dice & 15])
        dice >>= 4
        face += 1
    letter: i64 = 0
    while letter < 3:
        shift: i64 = 4 * letter
        sheet.put(POLITICS_DISCS + letter, PLACES_BITS[(state.places >> shift) & 15])
        if dealt:
            sheet.mark(POLITICS + ((state.politics >> shift) & 15))
            sheet.mark(TILES + ((state.tiles >> shift) & 15))
        letter += 1
    if dealt and not state.over:
        scoring: i64 = NEXT_LETTER[state.round]
        if scoring >= 0:
            sheet.mark(NEXT_TILE + TILE_LETTER[(state.tiles >> (4 * scoring)) & 15])
    # Guests are at the right end: while the row is being refilled, its left places are empty.
    row: i64 = state.row
    there: i64 = 0
    while row:
        if row & 255:
            there += 1
        row >>= 8
    place: i64 = ROW + GUEST_COUNT * (ROW_PLACES - there) - 1
    row = state.row
    while row:
        if row & 255:
            sheet.mark(place + (row & 255))
            place += GUEST_COUNT
        row >>= 8
    sheet.put(GUEST_DECK, GUEST_BITS[count(state.guest_deck)])
    sheet.mark_bits(DISCARDS, state.discards)
    sheet.put(STAFF_DECK, STAFF_BITS[count(state.staff_deck)])


def write_loose(sheet: Sheet, cubes: i64) -> None:
    """Cubes that were received but not placed yet."""
    left: i64 = cubes
    cube: i64 = 0
    while left:
        sheet.put(WORK_LOOSE + CUBE_PLACE[cube], STRENGTH_BITS[left & BAG_FIELD])
        left >>= BAG_SHIFT
        cube += 1
