"""Every operation gets its number, and every card becomes numbers in a box (rules §7).

This is where the facts in the data files meet the code that carries them out.
"""

from collections.abc import Sequence

from hotelier.austria.rules import cafe, dice, turn
from hotelier.austria.rules.batch import Effect, code_of
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.dice import AdvanceAction, BothTracks, MimicAction, SplitAction
from hotelier.austria.rules.gains import Crowns, Emperor, Points, PointsPerStaff
from hotelier.austria.rules.guests import InviteGuest
from hotelier.austria.rules.hire import DrawStaff, HireFromHand, Offer
from hotelier.austria.rules.operations import COLOURS, ROOM_COLOURS, Operation, Power
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.printed import Edition
from hotelier.austria.rules.rooms import OccupyRoom
from hotelier.austria.rules.tables import (
    MOST_STRENGTH,
    ROUND_LIST,
    STAFF_ID,
    STAFF_INDEX,
    TILE_ID,
)
from hotelier.core.bits import count
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
    if op == "extra_turn" or op == "extra_action":
        return turn.GiveExtraTurn(does)
    if op == "food" or op == "drinks":
        return SplitAction(op, amount)
    if op == "advance":
        return AdvanceAction(op, amount)
    if op == "both_tracks":
        return BothTracks(op, amount)
    if op == "mimic":
        return MimicAction(op, amount)
    raise DataError(f"no effect carries out the operation {op!r}")


def codes(operations: Sequence[Operation]) -> int:
    """Operations as a batch: eight bits each, the first lowest."""
    packed = 0
    for place, does in enumerate(operations):
        packed |= code_of(effect_of(does)) << (8 * place)
    return packed


def _fill_dice() -> None:
    """What dice do with each strength: the same in every box."""
    strengths = range(MOST_STRENGTH + 1)
    dice.MAIN.append([])
    dice.MAIN.append([codes([Operation("food", n)]) for n in strengths])
    dice.MAIN.append([codes([Operation("drinks", n)]) for n in strengths])
    dice.MAIN.append([codes([Operation("prepare", times=n)]) for n in strengths])
    dice.MAIN.append([codes([Operation("advance", n)]) for n in strengths])
    dice.MAIN.append([codes([Operation("hire", discount=n)]) for n in strengths])
    dice.MAIN.append([codes([Operation("mimic", n)]) for n in strengths])
    dice.BOTH_TRACKS.extend(codes([Operation("both_tracks", n)]) for n in strengths)


def make_box(edition: Edition, rules: int, text: str, fingerprint: str) -> Box:
    """The tables of an edition."""
    box = Box(edition, rules, text, fingerprint)
    for guest in sorted(edition.guests):
        box.reward.append(codes(edition.guests[guest].reward))
    for board in box.boards:
        for index, group in enumerate(board.groups):
            colour = ROOM_COLOURS[board.group_colour[index]]
            amount = edition.group_bonus[colour][count(group) - 1]
            board.bonuses.append(codes([Operation(edition.group_operation[colour], amount)]))
    for card in STAFF_ID:
        staff = edition.staff[card]
        box.when_hired.append(codes(staff.operations()) if staff.when == "once" else 0)
    for index in ROUND_LIST:
        box.when_used.append(codes(edition.staff[STAFF_ID[index]].operations()))
    for tile in TILE_ID:
        box.bonus.append(codes([edition.tiles[tile].bonus]))
    for card in sorted(edition.staff):
        _set_off(box, card, edition.staff[card].effect)
    return box


def _set_off(box: Box, card: int, power: Power) -> None:
    """What a permanent card does when it's triggered."""
    if not power.on:
        return
    bit = 1 << STAFF_INDEX[card]
    code = codes([power.operation()])
    if power.on == "die":
        for face in power.faces:
            box.on_die[face].append((bit, code))
            box.on_die_cards[face] |= bit
    elif power.on == "bonus":
        box.on_bonus = code
    else:
        colour = COLOURS.index(power.colour) if power.colour else -1
        box.on_guest.append((bit, colour, power.order, code))
        box.on_guest_cards |= bit
        if power.on == "occupied":
            box.on_occupied = code


_fill_dice()
