"""Every operation gets its number, and every card row becomes numbers (rules §7).

This is where the facts of the data files meet the code that carries them out. Importing it fills
the tables the other modules look into; an operation nobody knows stops the import.
"""

from collections.abc import Sequence

from hotelier.austria.rules import (
    cafe,
    dice,
    emperor,
    hire,
    rooms,
    turn,
)
from hotelier.austria.rules.batch import Effect, code_of
from hotelier.austria.rules.cards import GROUP_BONUS, GROUP_OPERATION, GUESTS, STAFF, TILES
from hotelier.austria.rules.dice import AdvanceAction, BothTracks, MimicAction, SplitAction
from hotelier.austria.rules.gains import Crowns, Emperor, Points, PointsPerStaff
from hotelier.austria.rules.guests import InviteGuest
from hotelier.austria.rules.hire import DrawStaff, HireFromHand, Offer
from hotelier.austria.rules.operations import COLOURS, ROOM_COLOURS, Operation, Power
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.rooms import OccupyRoom
from hotelier.austria.rules.tables import (
    CUSTODIAN,
    MOST_STRENGTH,
    ROUND_LIST,
    STAFF_ID,
    STAFF_INDEX,
    TILE_ID,
)
from hotelier.core.errors import DataError


def effect_of(does: Operation) -> Effect:
    """The effect that carries an operation out."""
    op = does.op
    amount = does.amount
    if op == "crowns":
        return Crowns(op, amount)
    if op == "emperor":
        return Emperor(op, amount)
    if op == "vp":
        return Points(op, amount)
    if op == "vp_per_staff":
        return PointsPerStaff(op, amount)
    if op == "cubes":
        return cafe.Cubes(does.cubes)
    if op == "choice":
        return cafe.CubesOfChoice(amount)
    if op == "complete":
        return cafe.CompleteOrder()
    if op == "draw":
        return DrawStaff(amount)
    if op == "hire":
        return HireFromHand(does)
    if op == "offer":
        return Offer(does)
    if op == "prepare":
        return PrepareRoom(does)
    if op == "occupy":
        return OccupyRoom()
    if op == "invite":
        return InviteGuest()
    if op == "extra_turn":
        return turn.GiveExtraTurn()
    raise DataError(f"no operation is called {op!r}")


def codes(operations: Sequence[Operation]) -> int:
    """Operations as a batch: eight bits each, the first lowest."""
    packed = 0
    for place, does in enumerate(operations):
        packed |= code_of(effect_of(does)) << (8 * place)
    return packed


def _fill() -> None:
    rooms.REWARD.append(0)
    for guest in sorted(GUESTS):
        rooms.REWARD.append(codes(GUESTS[guest].reward))
    for colour in ROOM_COLOURS:
        op = GROUP_OPERATION[colour]
        bonus = [code_of(effect_of(Operation(op, amount))) for amount in GROUP_BONUS[colour]]
        rooms.GROUP_CODE.append([0, *bonus])
    for card in STAFF_ID:
        once = STAFF[card].when == "once"
        hire.WHEN_HIRED.append(codes(STAFF[card].operations()) if once else 0)
    for index in ROUND_LIST:
        turn.WHEN_USED.append(codes(STAFF[STAFF_ID[index]].operations()))
    for tile in TILE_ID:
        emperor.BONUS.append(code_of(effect_of(TILES[tile].bonus)))
    _fill_dice()
    for card in sorted(STAFF):
        _fill_trigger(card, STAFF[card].effect)


def _fill_dice() -> None:
    strengths = range(MOST_STRENGTH + 1)
    dice.MAIN.append([])
    dice.MAIN.append([code_of(SplitAction("food", n)) for n in strengths])
    dice.MAIN.append([code_of(SplitAction("drinks", n)) for n in strengths])
    dice.MAIN.append([code_of(PrepareRoom(Operation("prepare", times=n))) for n in strengths])
    dice.MAIN.append([code_of(AdvanceAction("advance", n)) for n in strengths])
    dice.MAIN.append([code_of(HireFromHand(Operation("hire", discount=n))) for n in strengths])
    dice.MAIN.append([code_of(MimicAction("mimic", n)) for n in strengths])
    dice.BOTH_TRACKS.extend(code_of(BothTracks("both_tracks", n)) for n in strengths)
    for _ in range(7):
        dice.ON_DIE.append([])
        dice.ON_DIE_CARDS.append(0)


def _fill_trigger(card: int, power: Power) -> None:
    bit = 1 << STAFF_INDEX[card]
    if not power.on:
        return
    code = code_of(effect_of(power.operation()))
    if power.on == "die":
        for face in power.faces:
            dice.ON_DIE[face].append((bit, code))
            dice.ON_DIE_CARDS[face] |= bit
    elif power.on == "guest":
        colour = COLOURS.index(power.colour) if power.colour else -1
        rooms.ON_GUEST.append((bit, colour, power.order, code))
        rooms.ON_GUEST_CARDS[0] |= bit
        if bit == CUSTODIAN:
            rooms.CUSTODIAN_CODE[0] = code
    else:
        emperor.GARDENER_CODE[0] = code


_fill()
