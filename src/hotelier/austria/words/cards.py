"""What cards, tiles and effects do, in plain words for players.

Every number comes from the parsed data files.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from hotelier.austria.rules.batch import EFFECTS, Effect
from hotelier.austria.rules.cafe import CompleteOrder, Cubes, CubesOfChoice, letters
from hotelier.austria.rules.cards import (
    EMPEROR_BACK,
    GUESTS,
    LETTERS,
    POLITICS,
    STAFF,
    TILES,
    Guest,
)
from hotelier.austria.rules.dice import AdvanceAction, BothTracks, MimicAction, SplitAction
from hotelier.austria.rules.effects import effect_of
from hotelier.austria.rules.gains import Crowns, Emperor, Gain, Points, PointsPerStaff
from hotelier.austria.rules.geometry import WHOLE
from hotelier.austria.rules.guests import InviteGuest
from hotelier.austria.rules.hire import DrawStaff, HireFromHand, Offer
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.rooms import OccupyRoom
from hotelier.austria.rules.sentences import FREE, Fact
from hotelier.austria.rules.turn import GiveExtraTurn
from hotelier.austria.words.names import (
    Facts,
    crowns,
    cubes,
    guest_name,
    noun,
    points,
    staff_name,
)
from hotelier.core.words import listed
from hotelier.messages import say

EFFECT_OF_WORDS: Final[dict[str, Effect]] = {effect.words: effect for effect in EFFECTS}

_AMOUNTS: Final[dict[type[Effect], str]] = {
    Crowns: "crowns",
    Emperor: "emperor",
    Points: "vp",
    PointsPerStaff: "vp-per-staff",
    CubesOfChoice: "choice",
    DrawStaff: "draw",
}
_STRENGTHS: Final[dict[type[Effect], str]] = {
    AdvanceAction: "advance",
    BothTracks: "both",
    MimicAction: "mimic",
}
_PLAIN: Final[dict[type[Effect], str]] = {
    CompleteOrder: "complete",
    OccupyRoom: "occupy",
    InviteGuest: "invite",
    GiveExtraTurn: "extra",
}
# What stands beside an icon in the browser says in the terminal what it is.
_SIGNED: Final = ("crowns", "emperor", "cubes", "draw", "offer", "prep")


def discount_kind(discount: int) -> str:
    """How much cheaper: `free`, `less` or `full`."""
    return "free" if discount >= FREE else "less" if discount else "full"


def _told(effect: Effect) -> tuple[str, Facts]:
    """An effect's name in the catalogue, and its facts."""
    kind = type(effect)
    if kind in _PLAIN:
        return _PLAIN[kind], {}
    if isinstance(effect, Gain | CubesOfChoice | DrawStaff):
        return _AMOUNTS[kind], {"n": effect.amount}
    if isinstance(effect, AdvanceAction | BothTracks | MimicAction):
        return _STRENGTHS[kind], {"n": effect.strength}
    if isinstance(effect, Cubes):
        written = letters(effect.cubes)
        return "cubes", {"cubes": cubes(written), "letters": written.upper()}
    if isinstance(effect, HireFromHand | Offer):
        op = "hire" if isinstance(effect, HireFromHand) else "offer"
        return op, {"n": effect.discount, "price": discount_kind(effect.discount)}
    if isinstance(effect, PrepareRoom):
        return "prep", {
            "n": effect.discount,
            "price": discount_kind(effect.discount),
            "times": effect.times,
            "low": "no" if effect.floors == WHOLE else "yes",
            "lit": "yes" if effect.lit else "no",
        }
    if isinstance(effect, SplitAction):
        return effect.what, {"n": effect.strength, "most": effect.strength // 2}
    raise TypeError(f"no words for the effect {effect.words!r}")


def effect_words(effect: Effect, revised: bool = False) -> str:
    """What an effect does."""
    op, facts = _told(effect)
    changed = "-revised" if op == "extra" and revised else ""
    return say(f"austria-effect-{op}{changed}", **facts)


def short_words(effect: Effect) -> str:
    """The same in two or three words, for a card in a picture."""
    op, facts = _told(effect)
    return say(f"austria-{'sign' if op in _SIGNED else 'short'}-{op}", **facts)


def _together(effects: Iterable[str], twice: str) -> list[str]:
    """Equal effects told once."""
    counted = Counter(effects)
    return [text if times == 1 else say(twice, what=text) for text, times in counted.items()]


def short_reward(guest: Guest) -> str:
    """A guest's reward in a few words."""
    effects = [short_words(effect_of(fact)) for fact in guest.reward]
    return ", ".join(_together(effects, "austria-sign-twice"))


def guest_gives(guest: Guest, revised: bool = False) -> str:
    """VP and reward of a guest."""
    effects = [effect_words(effect_of(fact), revised) for fact in guest.reward]
    vp = [points(guest.vp)] if guest.vp else []
    return listed(vp + _together(effects, "austria-twice")) or say("austria-nothing")


def guest_words(card: int, revised: bool = False) -> str:
    """What a guest wants and gives."""
    guest = GUESTS[card]
    gives = guest_gives(guest, revised)
    return say("austria-guest-order", order=cubes(guest.order), gives=gives)


# Where the catalogue's name of a duty is not simply that of the operation.
_DUTIES: Final = {
    "on_any_guest:crowns": "on-any-guest",
    "on_order:vp": "on-order",
    "on_bonus:vp": "on-bonus",
    "strength:free": "free-six",
    "both_tracks": "both",
}
_REVISED: Final = ("on-any-guest", "end-emperor")


def staff_words(card: int, revised: bool = False) -> str:
    """What a staff card does, its moment left aside."""
    staff = STAFF[card]
    fact = staff.effect
    if staff.when in ("once", "round") and fact.op != "occupy_twice":
        return effect_words(effect_of(fact), revised)
    duty = _DUTIES.get(fact.op, fact.op.replace("_", "-").replace(":", "-"))
    if fact.op == "strength" and fact.faces == (5,):
        duty = "cheaper"
    changed = "-revised" if revised and duty in _REVISED else ""
    return say(
        f"austria-staff-{duty}{changed}",
        n=fact.amount,
        of=noun(fact.of),
        which=fact.of,
        limit=int(fact.of) if fact.of.isdigit() else 0,
        faces=listed([str(face) for face in fact.faces], "or"),
    )


def moment_words(card: int) -> str:
    """When a staff card works."""
    return say(f"austria-when-{STAFF[card].when}")


def staff_card(card: int, cost: int, revised: bool = False) -> str:
    """A whole staff card, for so many crowns."""
    return say(
        "austria-staff-card",
        name=staff_name(card),
        cost=cost,
        when=moment_words(card),
        does=staff_words(card, revised),
    )


def staff_note(card: int) -> str:
    """How a staff card differs in the revised edition, or nothing."""
    staff = STAFF[card]
    notes = []
    if staff.revised_cost != staff.cost:
        notes.append(say("austria-revised-cost", crowns=crowns(staff.revised_cost)))
    if staff_words(card, True) != staff_words(card):
        notes.append(staff_words(card, True))
    return ", ".join(notes)


def guest_note(card: int) -> str:
    """How a guest differs in the revised edition, or nothing."""
    revised = guest_gives(GUESTS[card], True)
    return "" if revised == guest_gives(GUESTS[card]) else revised


def tile_note(tile: str) -> str:
    """How a penalty differs in the revised edition, or nothing."""
    revised = penalty_words(tile, True)
    return "" if revised == penalty_words(tile) else revised


def guest_kind(card: int) -> str:
    """Colour and kind of a guest."""
    return say(f"austria-kind-{GUESTS[card].colour}")


def guest_card(card: int, revised: bool = False) -> str:
    """A whole guest card."""
    guest = GUESTS[card]
    return say(
        "austria-guest-card",
        name=guest_name(card),
        kind=guest_kind(card),
        order=cubes(guest.order),
        gives=guest_gives(guest, revised),
    )


def politics_words(card: int) -> str:
    """What a politics card asks for."""
    fact = POLITICS[card].needs
    first, _, second = fact.of.partition(" and ")
    other, _, colour = second.partition(" ")
    return say(
        f"austria-need-{fact.op}",
        n=fact.amount,
        of=noun(first),
        which=first,
        m=int(other or 0),
        **{"and": noun(colour), "other": colour},
    )


def tile_round(tile: str) -> int:
    """After which round an emperor tile counts."""
    return sorted(EMPEROR_BACK)[LETTERS.index(tile[0])]


def bonus_words(tile: str) -> str:
    """The bonus of an emperor tile."""
    return effect_words(effect_of(TILES[tile].bonus))


def penalty_options(tile: str, revised: bool = False) -> list[str]:
    """The options of a penalty, in printed order."""
    return [_penalty_words(option, revised) for option in TILES[tile].penalty]


def penalty_words(tile: str, revised: bool = False) -> str:
    """The whole penalty of an emperor tile."""
    first, *others = penalty_options(tile, revised)
    key = "austria-penalty-else" if revised else "austria-penalty-or"
    return say(key, first=first, second=others[0]) if others else first


def _penalty_words(fact: Fact, revised: bool) -> str:
    changed = "-revised" if revised and fact.op == "evict" else ""
    return say(f"austria-penalty-{fact.op.replace('_', '-')}{changed}", n=fact.amount)
