"""Every operation gets its number, and every card row becomes numbers (rules §7).

This is where the facts of the data files meet the code that carries them out. Importing it fills
the tables the other modules look into; an operation nobody knows stops the import.
"""

from typing import Final

from hotelier.austria.rules import (
    cafe,
    dice,
    emperor,
    hire,
    rooms,
    turn,
)
from hotelier.austria.rules.batch import Effect, code_of
from hotelier.austria.rules.cards import COLOURS, GROUP_BONUS, GUESTS, STAFF, TILES
from hotelier.austria.rules.dice import AdvanceAction, BothTracks, MimicAction, SplitAction
from hotelier.austria.rules.gains import Crowns, Emperor, Points, PointsPerStaff
from hotelier.austria.rules.guests import InviteGuest
from hotelier.austria.rules.hire import DrawStaff, HireFromHand, Offer
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.rooms import OccupyRoom
from hotelier.austria.rules.sentences import Fact
from hotelier.austria.rules.tables import (
    MOST_STRENGTH,
    ROUND_LIST,
    STAFF_ID,
    STAFF_INDEX,
    TILE_ID,
)
from hotelier.core.errors import DataError


def effect_of(fact: Fact) -> Effect:
    """The operation a fact of a card names."""
    op = fact.op
    amount = fact.amount
    if op == "crowns":
        return Crowns(op, amount)
    if op == "emperor":
        return Emperor(op, amount)
    if op == "vp":
        return Points(op, amount)
    if op == "vp_per_staff":
        return PointsPerStaff(op, amount)
    if op == "cubes":
        return cafe.Cubes(fact.of)
    if op == "choice":
        return cafe.CubesOfChoice(amount)
    if op == "complete":
        return cafe.CompleteOrder()
    if op == "draw":
        return DrawStaff(amount)
    if op == "hire":
        return HireFromHand(amount)
    if op == "offer":
        return Offer(amount)
    if op == "prep" or op == "room_occupied":
        return PrepareRoom(1, amount, fact.of == "2", op == "room_occupied")
    if op == "occupy":
        return OccupyRoom()
    if op == "invite":
        return InviteGuest()
    if op == "extra_turn":
        return turn.GiveExtraTurn()
    raise DataError(f"no operation is called {op!r}")


def codes(facts: list[Fact]) -> int:
    """Facts as a batch: eight bits each, the first lowest."""
    packed = 0
    for place, fact in enumerate(facts):
        packed |= code_of(effect_of(fact)) << (8 * place)
    return packed


def hired_facts(card: int) -> list[Fact]:
    """What a `once` card does when it is hired."""
    staff = STAFF[card]
    if staff.when != "once":
        return []
    if staff.effect.op == "occupy_twice":
        return [Fact("occupy"), Fact("occupy")]
    return [staff.effect]


def triggered(fact: Fact) -> int:
    """The effect of a permanent card, from an operation like `on_die:vp`."""
    return code_of(effect_of(Fact(fact.op.split(":")[1], fact.amount)))


SIZES: Final = (1, 2, 3, 4)
_group_ops: Final = {"blue": "vp", "red": "crowns", "yellow": "emperor"}


def _fill() -> None:
    rooms.REWARD.append(0)
    for guest in sorted(GUESTS):
        rooms.REWARD.append(codes(list(GUESTS[guest].reward)))
    for colour in COLOURS[:3]:
        bonus = GROUP_BONUS[colour]
        row = [code_of(effect_of(Fact(_group_ops[colour], bonus[size - 1]))) for size in SIZES]
        rooms.GROUP_CODE.append([0, *row])
    for card in STAFF_ID:
        hire.WHEN_HIRED.append(codes(hired_facts(card)))
    for index in ROUND_LIST:
        turn.WHEN_USED.append(code_of(effect_of(STAFF[STAFF_ID[index]].effect)))
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
    dice.MAIN.append([code_of(PrepareRoom(n, 0, False, False)) for n in strengths])
    dice.MAIN.append([code_of(AdvanceAction("advance", n)) for n in strengths])
    dice.MAIN.append([code_of(HireFromHand(n)) for n in strengths])
    dice.MAIN.append([code_of(MimicAction("mimic", n)) for n in strengths])
    dice.BOTH_TRACKS.extend(code_of(BothTracks("both tracks", n)) for n in strengths)
    for _ in range(7):
        dice.ON_DIE.append([])
        dice.ON_DIE_CARDS.append(0)


def _fill_trigger(card: int, fact: Fact) -> None:
    bit = 1 << STAFF_INDEX[card]
    if fact.op.startswith("on_die:"):
        for face in fact.faces:
            dice.ON_DIE[face].append((bit, triggered(fact)))
            dice.ON_DIE_CARDS[face] |= bit
    elif fact.op.startswith(("on_guest:", "on_any_guest:", "on_order:")):
        colour = COLOURS.index(fact.of) if fact.op.startswith("on_guest:") else -1
        size = int(fact.of) if fact.op.startswith("on_order:") else 0
        rooms.ON_GUEST.append((bit, colour, size, triggered(fact)))
        rooms.ON_GUEST_CARDS[0] |= bit
        if fact.op.startswith("on_any_guest:"):
            rooms.CUSTODIAN_CODE[0] = triggered(fact)
    elif fact.op == "on_bonus:vp":
        emperor.GARDENER_CODE[0] = triggered(fact)


_fill()
