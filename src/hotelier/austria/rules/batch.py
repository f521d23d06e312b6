"""Effects, and the order in which the effects of one event are resolved (rules §6, notation §4)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import ORDER
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import State
from hotelier.core.bits import ONE
from hotelier.core.errors import DataError
from hotelier.core.frames import GO_ON, Frame

EFFECT_BITS: Final = 8
EFFECT_FIELD: Final = 255


class Effect:
    """One small operation of a card, tile or die; it's identified by what it does."""

    def __init__(self, does: Operation) -> None:
        self.does: Operation = does
        self.last: bool = False  # resolved only when nothing else in its batch is left

    def safe(self, state: State, seat: i64) -> bool:
        """Whether it's resolved right away, without asking."""
        return False

    def begin(self, state: State, seat: i64) -> None:
        """Do it, or push the frame that will."""
        raise NotImplementedError


class Nothing(Effect):
    """Number 0: a place in a batch whose effect is done."""

    def begin(self, state: State, seat: i64) -> None:
        return


NOTHING: Final = Operation("nothing")
EFFECTS: Final[list[Effect]] = [Nothing(NOTHING)]
_codes: Final[dict[Operation, int]] = {NOTHING: 0}


def code_of(effect: Effect) -> int:
    """The number of an effect; effects that do the same share one."""
    if effect.does not in _codes:
        if len(EFFECTS) > EFFECT_FIELD:
            raise DataError(f"cards do more than {EFFECT_FIELD} different things")
        _codes[effect.does] = len(EFFECTS)
        EFFECTS.append(effect)
    return _codes[effect.does]


def effect_doing(does: Operation) -> Effect:
    """The effect that does this."""
    return EFFECTS[_codes[does]]


def operations_in(effects: int) -> list[Operation | None]:
    """What the effects of a batch do, in order; None for one that's done."""
    found: list[Operation | None] = []
    while effects:
        code = effects & EFFECT_FIELD
        found.append(EFFECTS[code].does if code else None)
        effects >>= EFFECT_BITS
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Batch(Frame):
    """The unresolved effects of one event: eight bits per effect, in order."""

    def __init__(self, seat: i64, effects: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.effects: i64 = effects

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.effects)

    def enter(self, state: State) -> i64:
        seat: i64 = self.seat
        left: i64 = self.effects
        shift: i64 = 0
        while left >> shift:
            code: i64 = (left >> shift) & EFFECT_FIELD
            if code:
                effect = EFFECTS[code]
                if effect.safe(state, seat):
                    left &= ~(ONE * EFFECT_FIELD << shift)
                    state.top = Batch(seat, left, self.below) if left else self.below
                    effect.begin(state, seat)
                    return GO_ON
            shift += EFFECT_BITS
        offered: i64 = self.offered(state)
        if offered & (offered - 1) == 0:
            self.choose(state, lowest_effect(offered))
            return GO_ON
        return state.ask(self.seat, ORDER, offered)

    def offered(self, state: State) -> i64:
        """Which effects may come next: of equal ones the first, and last ones last."""
        mask: i64 = 0
        late: i64 = 0
        shift: i64 = 0
        index: i64 = 0
        while self.effects >> shift:
            code: i64 = (self.effects >> shift) & EFFECT_FIELD
            if code:
                bit: i64 = ONE << index
                if EFFECTS[code].last:
                    late |= bit
                elif not self.has_before(code, shift):
                    mask |= bit
            shift += EFFECT_BITS
            index += 1
        return mask if mask else late

    def has_before(self, code: i64, shift: i64) -> bool:
        """Whether an equal effect has a lower number."""
        lower: i64 = 0
        while lower < shift:
            if (self.effects >> lower) & EFFECT_FIELD == code:
                return True
            lower += EFFECT_BITS
        return False

    def choose(self, state: State, bit: i64) -> None:
        shift: i64 = EFFECT_BITS * bit
        code: i64 = (self.effects >> shift) & EFFECT_FIELD
        left: i64 = self.effects & ~(ONE * EFFECT_FIELD << shift)
        state.top = Batch(self.seat, left, self.below) if left else self.below
        EFFECTS[code].begin(state, self.seat)


def lowest_effect(mask: i64) -> i64:
    """The index of the only bit of a mask of at most seven."""
    index: i64 = 0
    while not (mask >> index) & 1:
        index += 1
    return index


def start(state: State, seat: i64, effects: i64) -> None:
    """Start a batch on top of what's pending; a single effect needs no frame."""
    if effects <= EFFECT_FIELD:
        if effects:
            EFFECTS[effects].begin(state, seat)
    else:
        state.top = Batch(seat, effects, state.top)
