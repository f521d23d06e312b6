"""What a hotel is worth: the final score a seat can expect, as features with weights (data).

Points as good as scored (rules §9) are counted; everything else, from a crown to a half-full group,
is a feature. How much each is worth, and when, isn't guessed here: the weights are data, fitted by
play.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from hotelier.austria.judgement.features import (
    ALWAYS,
    BACK,
    BONUS,
    BONUS_STEPS,
    COLOUR_STEP,
    COMPLETE,
    COMPLETE_OUT,
    DICE,
    END_IN_HAND,
    FEATURES,
    FIRST_NEXT,
    FREE_FLOORS,
    FREE_ROOM,
    FREE_TABLES,
    GRAIN,
    GREEN,
    GROUPS_LAID,
    GUEST_POINTS,
    HAND,
    HELD,
    IN_KITCHEN,
    IN_REACH,
    KITCHEN,
    KITCHEN_MORE,
    MISSING,
    NEXT_SCORING,
    NEXT_TURN,
    OCCUPIED,
    OTHERS_PASSED,
    PASSED,
    PENALTY,
    PLAYED,
    POLITICS,
    POLITICS_NEAR,
    PURSE,
    PURSE_FEW,
    PURSE_MANY,
    REACH,
    ROOMLESS,
    SCORINGS,
    TILES_LAID,
    TRACK,
    TRACK_SOON,
    TRACK_STEP,
    TRACK_VP,
    TRACK_VP_SOON,
    TURNS,
    TURNS_NOW,
    WHOLE,
    rewards,
)
from hotelier.austria.judgement.inputs import INPUTS, note_inputs, same_inputs
from hotelier.austria.judgement.policy import quick
from hotelier.austria.judgement.progress import progress
from hotelier.austria.rules.geometry import FLOOR
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.printed import Edition
from hotelier.austria.rules.rounds import ROUNDS, next_seat
from hotelier.austria.rules.scoring import LEFT_IN_CAFE, end_card, end_cards, guests_in
from hotelier.austria.rules.setup import Draft, FirstGuest, FirstRoom
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    END_CARDS,
    SECRETARY,
)
from hotelier.core.bits import count, positions
from hotelier.core.judge import LinearJudge
from hotelier.core.rng import Rng
from hotelier.core.state import State as AnyState


class AustriaJudge(LinearJudge):
    """The judge of Grand Austria Hotel."""

    def __init__(self, weights: Mapping[str, Sequence[float]], edition: Edition) -> None:
        super().__init__(FEATURES, weights, TURNS)
        self.closer_names = INPUTS
        self.edition: Edition = edition
        self.rewards: list[list[tuple[int, int]]] = rewards(edition)
        self.grain = GRAIN
        self.foresight = 1

    def __reduce__(self) -> tuple[Any, ...]:
        return AustriaJudge, (dict(self.weights), self.edition)

    def counted(self, state: AnyState, seat: i64) -> i64:
        assert isinstance(state, State)
        s = state.seats[seat - 1]
        total: i64 = s.vp
        if state.over:
            return total
        floor: i64 = 0
        while floor < 4:
            there: i64 = FLOOR[floor]
            each: i64 = s.box.floor_vp[floor]
            total += each * count(s.occupied & there)
            floor += 1
        if s.staff & END_CARDS:
            total += end_cards(state, seat - 1)
        if state.round == ROUNDS and s.covered == 2:
            total += LEFT_IN_CAFE * guests_in(s)
        return total

    def ahead(self, state: AnyState, seat: i64) -> i64:
        assert isinstance(state, State)
        return 2 * (ROUNDS - state.round) + 2 - state.seats[seat - 1].covered

    def stage(self, state: AnyState) -> i64:
        assert isinstance(state, State)
        if state.round == 1 and state.dice == 0:
            setting: i64 = setting_up(state)
            if setting:
                return setting
        taken: i64 = state.round
        for s in state.seats:
            taken = 6 * taken + 2 * s.covered + s.passed
        return taken

    def policy(self, state: AnyState, rng: Rng) -> i64:
        assert isinstance(state, State)
        return quick(state, rng)

    def key(self, state: AnyState) -> int:
        assert isinstance(state, State)
        s = state.seats[state.actor - 1]
        pending: int = 0
        frame = state.top
        while frame is not None:
            pending = hash((pending, frame.facts()))
            frame = frame.below
        return hash(
            (
                pending,
                state.kind,
                state.mask,
                state.dice,
                state.row,
                s.vp + 1024 * (s.crowns + 32 * (s.emperor + 16 * s.discs)),
                s.kitchen,
                s.rooms + (s.occupied << 20),
                s.hand,
                s.staff,
                s.used,
                s.guests,
                s.wants,
            )
        )

    def same(self, one: AnyState, other: AnyState, seat: i64) -> bool:
        assert isinstance(one, State)
        assert isinstance(other, State)
        a = one.seats[seat - 1]
        b = other.seats[seat - 1]
        if (
            a.vp != b.vp
            or a.crowns != b.crowns
            or a.covered != b.covered
            or a.passed != b.passed
            or (a.covered < 2 and one.dice != other.dice)
            or a.emperor != b.emperor
            or a.kitchen != b.kitchen
            or a.rooms != b.rooms
            or a.occupied != b.occupied
            or a.hand != b.hand
            or a.staff != b.staff
            or a.guests != b.guests
            or a.wants != b.wants
            or a.discs != b.discs
            or one.over != other.over
            or one.round != other.round
            or one.first != other.first
            or one.places != other.places
            or one.politics != other.politics
            or one.tiles != other.tiles
            or one.players != other.players
            or a.box is not b.box
            or a.board is not b.board
        ):
            return False
        # For the others, it matters who is next, who passed, and what a Secretary could copy.
        place: i64 = 0
        while place < one.players:
            c = one.seats[place]
            d = other.seats[place]
            if c.covered != d.covered or c.passed != d.passed:
                return False
            if a.staff & SECRETARY and c.staff != d.staff:
                return False
            place += 1
        return True

    def look(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        s = state.seats[seat - 1]
        self.note(ALWAYS, 1)
        self.look_at_purse(state, s)
        self.look_at_cafe(s)
        self.look_at_track(state, s)
        self.look_at_rooms(s)
        self.look_at_staff(state, s)
        self.look_at_politics(state, s)
        self.look_at_dice(state, seat - 1, s)

    def look_closer(self, state: AnyState, seat: i64) -> None:
        assert isinstance(state, State)
        note_inputs(self, state, seat)

    def same_closer(self, one: AnyState, other: AnyState, seat: i64) -> bool:
        assert isinstance(one, State)
        assert isinstance(other, State)
        return same_inputs(one, other)

    def look_at_purse(self, state: State, s: Seat) -> None:
        crowns: i64 = s.crowns
        self.note(PURSE, crowns)
        self.note(PURSE_FEW, crowns if crowns < 4 else 4)
        if crowns > 12:
            self.note(PURSE_MANY, crowns - 12)

    def look_at_cafe(self, s: Seat) -> None:
        """Guests and how close they are to a room; the kitchen serves the first table first."""
        left: i64 = s.kitchen
        guests: i64 = s.guests
        wants: i64 = s.wants
        free: i64 = s.rooms & ~s.occupied
        blue: i64 = count(free & s.board.blue)
        red: i64 = count(free & s.board.red)
        yellow: i64 = count(free & s.board.yellow)
        tables: i64 = 3
        while guests:
            guest: i64 = guests & 255
            if guest:
                tables -= 1
                missing: i64 = 0
                found: i64 = 0
                order: i64 = wants & 0xFFFF
                shift: i64 = 0
                while order:
                    wanted: i64 = order & 15
                    if wanted:
                        there: i64 = (left >> shift) & BAG_FIELD
                        if there > wanted:
                            there = wanted
                        found += there
                        missing += wanted - there
                        left -= there << shift
                    order >>= 4
                    shift += BAG_SHIFT
                ready: i64 = WHOLE - 3 * missing
                if found:
                    ready -= 1
                colour: i64 = s.box.colour[guest]
                roomless: bool = False
                if colour == 0:
                    blue -= 1
                    roomless = blue < 0
                elif colour == 1:
                    red -= 1
                    roomless = red < 0
                elif colour == 2:
                    yellow -= 1
                    roomless = yellow < 0
                else:
                    self.note(GREEN, 1)
                    roomless = free == 0
                if roomless:
                    self.note(ROOMLESS, 1)
                    ready -= 3
                if ready < 1:
                    ready = 1
                self.note(GUEST_POINTS, s.box.guest_vp[guest] * ready)
                for feature, amount in self.rewards[guest]:
                    self.note(feature, amount * ready)
                if missing:
                    self.note(MISSING, missing)
                if found:
                    self.note(IN_KITCHEN, found)
                elif missing == 0:
                    self.note(COMPLETE_OUT if roomless else COMPLETE, 1)
            guests >>= 8
            wants >>= 16
        self.note(FREE_TABLES, tables)
        kitchen: i64 = s.kitchen
        cube: i64 = 0
        total: i64 = 0
        while kitchen:
            number: i64 = kitchen & BAG_FIELD
            if number:
                self.note(KITCHEN + cube, number if number < 3 else 3)
                total += number
            kitchen >>= BAG_SHIFT
            cube += 1
        if total > 6:
            self.note(KITCHEN_MORE, total - 6)

    def look_at_track(self, state: State, s: Seat) -> None:
        """The next scoring: its points, the distance to the bonus, and a possible penalty."""
        scoring: i64 = NEXT_SCORING[state.round]
        if scoring < 0:
            return
        place: i64 = s.emperor
        rounds: i64 = SCORINGS[scoring] - state.round
        back: i64 = BACK[scoring]
        tile: i64 = (state.tiles >> (4 * scoring)) & 15
        nearness: i64 = 3 - rounds
        self.note(TRACK, place)
        self.note(TRACK_VP, s.box.emperor_vp[place])
        if rounds == 0:
            self.note(TRACK_SOON, place)
            self.note(TRACK_VP_SOON, s.box.emperor_vp[place])
        steps: i64 = place - back
        if steps >= BONUS_STEPS:
            self.note(BONUS + tile, nearness)
            self.note(TRACK_STEP, BONUS_STEPS)
        elif steps <= 0:
            self.note(PENALTY + tile, nearness)
        else:
            self.note(TRACK_STEP, steps)

    def look_at_rooms(self, s: Seat) -> None:
        board = s.board
        occupied: i64 = s.occupied
        rooms: i64 = s.rooms
        free: i64 = rooms & ~occupied
        floors: i64 = 0
        floor: i64 = 1
        upper: i64 = free >> 5
        while upper:
            floors += floor * count(upper & 31)
            upper >>= 5
            floor += 1
        if floors:
            self.note(FREE_FLOORS, floors)
        self.note(TILES_LAID, count(rooms))
        self.note(OCCUPIED, count(occupied))
        colour: i64 = 0
        while colour < 3:
            mask: i64 = board.colours[colour]
            number: i64 = count(free & mask)
            if number:
                self.note(FREE_ROOM + COLOUR_STEP * colour, 1)
                self.note(FREE_ROOM + COLOUR_STEP * colour + 1, number)
            colour += 1
        index: i64 = 0
        while index < 10:
            group: i64 = board.groups[index]
            laid: i64 = rooms & group
            if laid and occupied & group != group:
                size: i64 = count(group)
                of: i64 = board.group_colour[index]
                bonus: i64 = s.box.group_bonus[of][size]
                tiles: i64 = count(laid)
                lit: i64 = count(occupied & group)
                if lit:
                    self.note(FREE_ROOM + COLOUR_STEP * of + 2, bonus * WHOLE * lit // size)
                self.note(FREE_ROOM + COLOUR_STEP * of + 3, bonus * WHOLE * tiles // size)
                if tiles == size:
                    self.note(GROUPS_LAID, 1)
                    if lit == size - 1:
                        self.note(FREE_ROOM + COLOUR_STEP * of + 4, bonus)
            index += 1

    def look_at_staff(self, state: State, s: Seat) -> None:
        cards: i64 = s.staff
        while cards:
            low: int = cards & -cards
            self.note(PLAYED + low.bit_length() - 1, 1)
            cards &= cards - 1
        cards = s.hand
        if cards == 0:
            return
        number: i64 = 0
        while cards:
            lowest: int = cards & -cards
            self.note(HELD + lowest.bit_length() - 1, 1)
            number += 1
            cards &= cards - 1
        self.note(HAND, number)
        money: i64 = s.crowns + REACH
        if money > s.box.dearest_staff:
            money = s.box.dearest_staff
        hirable: i64 = s.box.hirable[money]
        if s.hand & hirable:
            self.note(IN_REACH, count(s.hand & hirable))
        if s.hand & END_CARDS:
            vp: i64 = 0
            for card in positions(s.hand & END_CARDS):
                vp += end_card(state, s, card)
            self.note(END_IN_HAND, vp)

    def look_at_politics(self, state: State, s: Seat) -> None:
        letter: i64 = 0
        while letter < 3:
            place: i64 = (state.places >> (4 * letter)) & 15
            if not (s.discs >> letter) & 1 and place < PLACES:
                card: i64 = (state.politics >> (4 * letter)) & 15
                near: i64 = progress(s, card)
                vp: i64 = s.box.politics_vp[place]
                self.note(POLITICS + card, vp * near)
                if near > WHOLE // 2:
                    self.note(POLITICS_NEAR + card, vp * (near - WHOLE // 2))
            letter += 1

    def look_at_dice(self, state: State, index: i64, s: Seat) -> None:
        """What the dice offer for the seat's other turn of the round."""
        turns: i64 = 2 - s.covered
        if turns > 0:
            self.note(TURNS_NOW, turns)
            dice: i64 = state.dice
            face: i64 = 0
            while dice:
                number: i64 = dice & 15
                if number:
                    self.note(DICE + face, number if number < 4 else 4)
                dice >>= 4
                face += 1
            if next_seat(state) == index:
                self.note(NEXT_TURN, 1)
            passed: i64 = 0
            for other in state.seats:
                passed += other.passed
            if s.passed:
                self.note(PASSED, 1)
            if passed > s.passed:
                self.note(OTHERS_PASSED, passed - s.passed)
        if (state.first + 1) % state.players == index:
            self.note(FIRST_NEXT, 1)


def setting_up(state: State) -> i64:
    """The stretches before the first roll, as numbers below 0; 0 once it's due."""
    frame = state.top
    while frame is not None:
        if isinstance(frame, FirstGuest):
            return -1 - frame.place
        if isinstance(frame, FirstRoom):
            return -11 - frame.place
        if isinstance(frame, Draft):
            return -21 - 8 * count(state.seats[frame.seat].hand) - frame.seat
        frame = frame.below
    return 0
