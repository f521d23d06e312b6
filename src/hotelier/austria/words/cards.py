"""What cards, tiles and effects do, in plain words for players.

Every number comes from the parsed data files.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.cafe import CompleteOrder, Cubes, CubesOfChoice, letters
from hotelier.austria.rules.cards import CLASSIC, EMPEROR_BACK, REVISED, STAFF
from hotelier.austria.rules.dice import (
    AdvanceAction,
    BothTracks,
    MimicAction,
    SplitAction,
    most_dear,
)
from hotelier.austria.rules.effects import effect_of
from hotelier.austria.rules.emperor import EVICTED
from hotelier.austria.rules.gains import Crowns, Emperor, Gain, Points, PointsPerStaff
from hotelier.austria.rules.guests import InviteGuest
from hotelier.austria.rules.hire import DrawStaff, HireFromHand, Offer
from hotelier.austria.rules.operations import (
    FREE,
    ROOM_COLOURS,
    TOP_FLOOR,
    Need,
    PenaltyOption,
    Power,
)
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.printed import LETTERS, Edition, Guest, Staff
from hotelier.austria.rules.rooms import OccupyRoom
from hotelier.austria.rules.turn import GiveExtraTurn
from hotelier.austria.words.names import (
    crowns,
    cube_letters,
    cubes,
    guest_name,
    noun,
    points,
    staff_name,
)
from hotelier.messages.message import Facts, Listed, Message, listed, message

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
# What the browser puts next to an icon must name the thing in the terminal.
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
        return "cubes", {"cubes": cubes(written), "letters": cube_letters(written)}
    if isinstance(effect, HireFromHand | Offer):
        op = "hire" if isinstance(effect, HireFromHand) else "offer"
        return op, {"n": effect.discount, "price": discount_kind(effect.discount)}
    if isinstance(effect, PrepareRoom):
        return "prep", {
            "n": effect.discount,
            "price": discount_kind(effect.discount),
            "times": effect.times,
            "low": "no" if effect.does.floors == TOP_FLOOR else "yes",
            "lit": "yes" if effect.lit else "no",
        }
    if isinstance(effect, SplitAction):
        return effect.what, {"n": effect.strength, "most": most_dear(effect.strength)}
    raise TypeError(f"no words for the effect {effect.does!r}")


def effect_name(effect: Effect) -> str:
    """An effect's name in the catalogue: `prep`, `vp-per-staff`."""
    return _told(effect)[0]


@cache
def effect_words(effect: Effect) -> Message:
    """What an effect does."""
    op, facts = _told(effect)
    changed = "-revised" if effect.does.op == "extra_action" else ""
    return message(f"austria-effect-{op}{changed}", **facts)


@cache
def short_words(effect: Effect) -> Message:
    """The same in two or three words, to go with its icon."""
    op, facts = _told(effect)
    return message(f"austria-short-{op}", **facts)


def sign_words(effect: Effect) -> Message:
    """The same without icons: for the terminal's picture."""
    op, facts = _told(effect)
    return message(f"austria-{'sign' if op in _SIGNED else 'short'}-{op}", **facts)


def _together(effects: Sequence[Message], twice: str) -> list[Message]:
    """Equal effects listed once."""
    told: list[Message] = []
    for effect in effects:
        what = message(twice, what=effect) if effects.count(effect) > 1 else effect
        if what not in told:
            told.append(what)
    return told


def short_reward(guest: Guest) -> Listed:
    """A guest's reward in a few words, for the terminal's picture."""
    effects = [sign_words(effect_of(fact)) for fact in guest.reward]
    return listed(_together(effects, "austria-sign-twice"), "comma")


def guest_gives(guest: Guest) -> Listed | Message:
    """VP and reward of a guest."""
    effects = [effect_words(effect_of(fact)) for fact in guest.reward]
    vp = [points(guest.vp)] if guest.vp else []
    gives = vp + _together(effects, "austria-twice")
    return listed(gives) if gives else message("austria-nothing")


def guest_words(card: int, edition: Edition = CLASSIC) -> Message:
    """What a guest wants and gives."""
    guest = edition.guests[card]
    gives = guest_gives(guest)
    return message("austria-guest-does", order=cubes(guest.order), gives=gives)


_FULL: Final = ("floor", "column", "group")


def _name_of(power: Power) -> str:
    """The catalogue's name for what a staff card always does, or scores at the end."""
    match power.on or power.op:
        case "guest" if power.colour:
            return f"on-guest-{power.op}"
        case "guest":
            return "on-order" if power.order else "on-any-guest"
        case "occupied":
            return "on-any-guest-revised"
        case "die":
            return f"on-die-{'prep' if power.op == 'prepare' else power.op}"
        case "bonus":
            return "on-bonus"
        case "strength" if power.free:
            return "free-six"
        case "strength" if power.faces == (5,):
            return "cheaper"
        case "both_tracks":
            return "both"
        case "score" if power.colour:
            return "end-colour"
        case "score" if power.per == "emperor" and not power.most:
            return "end-emperor-revised"
        case "score":
            return f"end-{'full' if power.per in _FULL else power.per}"
        case "copy":
            return "end-copy"
        case "occupy":
            return "occupy-twice"
    return power.op.replace("_", "-")


@cache
def staff_words(card: int, edition: Edition = CLASSIC) -> Message:
    """What a staff card does, regardless of when."""
    staff = edition.staff[card]
    return _duty_words("austria-staff", staff) or effect_words(_effect(staff))


@cache
def staff_brief(card: int, edition: Edition = CLASSIC) -> Message:
    """The same in a few words, for the card."""
    staff = edition.staff[card]
    return _duty_words("austria-brief", staff) or short_words(_effect(staff))


def duty_name(card: int) -> str:
    """What a staff card does, by its name in the catalogue: `free-rooms`, `cubes`."""
    return _duty(STAFF[card]) or effect_name(_effect(STAFF[card]))


def _effect(staff: Staff) -> Effect:
    return effect_of(staff.effect.operation())


def _duty(staff: Staff) -> str:
    """The catalogue's name for what a staff card does; empty for a plain effect."""
    plain = staff.when in ("once", "round") and len(staff.effects) == 1
    return "" if plain else _name_of(staff.effect)


def _duty_words(family: str, staff: Staff) -> Message | None:
    """What a staff card does, unless it is a plain effect."""
    power = staff.effect
    duty = _duty(staff)
    if not duty:
        return None
    of = power.colour or (power.per if power.per in _FULL else "")
    if power.order:
        of = str(power.order)
    return message(
        f"{family}-{duty}",
        n=power.amount or power.price,
        of=noun(of),
        which=of,
        limit=power.most,
        faces=listed([str(face) for face in power.faces], "or"),
    )


def staff_does(card: int, edition: Edition = CLASSIC) -> Message:
    """What a staff card does, and when."""
    does = staff_words(card, edition)
    return message("austria-staff-does", when=moment_words(card), does=does)


def moment_words(card: int) -> Message:
    """When a staff card works."""
    return message(f"austria-when-{STAFF[card].when}")


def staff_card(card: int, cost: int, edition: Edition = CLASSIC) -> Message:
    """A whole staff card, at this price."""
    return message(
        "austria-staff-card",
        name=staff_name(card),
        cost=cost,
        when=moment_words(card),
        does=staff_words(card, edition),
    )


def staff_note(card: int, classic: Edition = CLASSIC, revised: Edition = REVISED) -> Listed:
    """How a staff card differs in the revised edition, if it does."""
    cost = revised.staff[card].cost
    notes = []
    if cost != classic.staff[card].cost:
        notes.append(message("austria-revised-cost", crowns=crowns(cost)))
    if staff_words(card, revised) != staff_words(card, classic):
        notes.append(staff_words(card, revised))
    return listed(notes, "comma")


def guest_note(
    card: int, classic: Edition = CLASSIC, revised: Edition = REVISED
) -> Listed | Message | None:
    """How a guest differs in the revised edition, if they do."""
    gives = guest_gives(revised.guests[card])
    return None if gives == guest_gives(classic.guests[card]) else gives


def tile_note(tile: str, classic: Edition = CLASSIC, revised: Edition = REVISED) -> Message | None:
    """How a penalty differs in the revised edition, if it does."""
    penalty = penalty_words(tile, revised)
    return None if penalty == penalty_words(tile, classic) else penalty


def guest_kind(card: int, edition: Edition = CLASSIC) -> Message:
    """Colour and kind of a guest."""
    return message(f"austria-kind-{edition.guests[card].colour}")


def guest_card(card: int, edition: Edition = CLASSIC) -> Message:
    """A whole guest card."""
    guest = edition.guests[card]
    return message(
        "austria-guest-card",
        name=guest_name(card),
        kind=guest_kind(card, edition),
        order=cubes(guest.order),
        gives=guest_gives(guest),
    )


@cache
def politics_words(card: int, edition: Edition = CLASSIC) -> Message:
    """What a politics card requires."""
    needs = edition.politics[card].needs
    if needs.op == "full" and needs.of == "colour":
        return message("austria-need-colour")
    if needs.op != "rooms":
        return message(f"austria-need-{needs.op}", n=needs.amount, which=needs.of)
    (n, of), (m, other), *third = _asked_rooms(needs)
    if third:
        return message("austria-need-each", n=n)
    return message(
        "austria-need-two",
        n=n,
        of=noun(of),
        which=of,
        m=m,
        **{"and": noun(other), "other": other},
    )


def _asked_rooms(needs: Need) -> list[tuple[int, str]]:
    """How many occupied rooms of which colours a politics card requires, most first."""
    asked = zip(needs.colours, ROOM_COLOURS, strict=True)
    return sorted(((n, colour) for n, colour in asked if n), key=lambda each: -each[0])


def tile_round(tile: str) -> int:
    """After which round an emperor tile is scored."""
    return sorted(EMPEROR_BACK)[LETTERS.index(tile[0])]


@cache
def bonus_words(tile: str, edition: Edition = CLASSIC) -> Message:
    """The bonus of an emperor tile."""
    return effect_words(effect_of(edition.tiles[tile].bonus))


def penalty_options(tile: str, edition: Edition = CLASSIC) -> list[Message]:
    """The options of a penalty, in printed order."""
    return [_penalty_words(option) for option in edition.tiles[tile].penalty]


def penalty_words(tile: str, edition: Edition = CLASSIC) -> Message:
    """The whole penalty of an emperor tile."""
    first, *others = penalty_options(tile, edition)
    key = f"austria-penalty-{'else' if edition.penalty_choice == 'first' else 'or'}"
    return message(key, first=first, second=others[0]) if others else first


def brief_penalty(tile: str, edition: Edition = CLASSIC) -> Message:
    """The same in a few words."""
    first, *others = [_brief_penalty(option) for option in edition.tiles[tile].penalty]
    key = "austria-less-else" if edition.penalty_choice == "first" else "austria-penalty-or"
    return message(key, first=first, second=others[0]) if others else first


def tile_words(tile: str, edition: Edition = CLASSIC) -> Message:
    """A whole emperor tile."""
    bonus, penalty = bonus_words(tile, edition), penalty_words(tile, edition)
    return message("austria-tile-words", bonus=bonus, penalty=penalty)


def _brief_penalty(option: PenaltyOption) -> Message:
    if option.op in ("crowns", "vp"):
        return message(f"austria-cost-{option.op}", n=option.amount)
    op = option.op.replace("_", "-")
    if option.op == "demolish" and option.amount > 1:
        op = "demolish-twice"
    return message(f"austria-less-{op}", n=EVICTED if option.op == "evict" else option.amount)


def _penalty_words(option: PenaltyOption) -> Message:
    op = option.op.replace("_", "-")
    if option.op == "demolish" and option.amount > 1:
        op = "demolish-twice"
    elif option.op == "evict":
        changed = "" if option.same_column else "-revised"
        return message(f"austria-penalty-evict{changed}", n=EVICTED)
    return message(f"austria-penalty-{op}", n=option.amount)
