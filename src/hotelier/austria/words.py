"""What cards, tiles and effects do, in plain words for players.

Every number comes from the parsed data files; here are only the sentences around them. Whatever
speaks to a person (terminal, browser, log) takes its words from here and the modules beside it.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from hotelier.austria.batch import EFFECTS, Effect
from hotelier.austria.cafe import CompleteOrder, Cubes, CubesOfChoice, letters
from hotelier.austria.cards import (
    EMPEROR_BACK,
    GUESTS,
    LETTERS,
    POLITICS,
    STAFF,
    TILES,
    Guest,
    Staff,
)
from hotelier.austria.dice import AdvanceAction, BothTracks, MimicAction, SplitAction
from hotelier.austria.effects import effect_of, hired_facts
from hotelier.austria.gains import Crowns, Emperor, Points, PointsPerStaff
from hotelier.austria.geometry import WHOLE
from hotelier.austria.guests import InviteGuest
from hotelier.austria.hire import OFFERED, DrawStaff, HireFromHand, Offer
from hotelier.austria.prepare import PrepareRoom
from hotelier.austria.rooms import OccupyRoom
from hotelier.austria.sentences import FREE, Fact
from hotelier.austria.turn import GiveExtraTurn
from hotelier.core.words import listed, number

CUBE_NAMES: Final = {"s": "strudel", "c": "cake", "w": "wine", "k": "coffee"}
GUEST_KINDS: Final = {"blue": "noble", "red": "citizen", "yellow": "artist", "green": "tourist"}
MOMENT_WORDS: Final = {
    "once": "once, when hired",
    "round": "once every round",
    "permanent": "always",
    "end": "at the end of the game",
}
TITLED_TOURISTS: Final = ("Conductor",)  # the other tourists go by their own names
EFFECT_OF_WORDS: Final[dict[str, Effect]] = {effect.words: effect for effect in EFFECTS}


def crowns(amount: int) -> str:
    """So many crowns."""
    return number(amount, "crown")


def price(amount: int) -> str:
    """What something costs: `free`, `for 2 crowns`."""
    return f"for {crowns(amount)}" if amount else "free"


def cubes(written: str) -> str:
    """Cubes written as letters: `ssc` is `2 strudel and 1 cake`."""
    counted = Counter(written)
    return listed([f"{counted[c]} {CUBE_NAMES[c]}" for c in CUBE_NAMES if counted[c]]) or "nothing"


def guest_name(card: int) -> str:
    """A guest in a sentence: `the Countess`, but `Mr. Horsa`."""
    guest = GUESTS[card]
    own_name = guest.colour == "green" and guest.name not in TITLED_TOURISTS
    return guest.name if own_name else f"the {guest.name}"


def _cheaper(discount: int) -> str:
    if discount >= FREE:
        return "free"
    return f"{crowns(discount)} cheaper" if discount else "full price"


def _prepare(effect: PrepareRoom) -> str:
    if effect.times > 1:
        return f"prepare up to {effect.times} rooms, each for the price of its floor"
    where = "" if effect.floors == WHOLE else " on floor 1 or 2"
    at_once = ", at once occupied" if effect.lit else ""
    return f"prepare a room{where} ({_cheaper(effect.discount)}{at_once})"


def _split(effect: SplitAction) -> str:
    plain, dear = ("wine", "coffee") if effect.what == "drinks" else ("strudel", "cake")
    most = effect.strength // 2
    if most == 0:
        return f"{effect.strength} {plain}"
    return f"{effect.strength} cubes: {plain}, up to {most} {dear}"


def effect_words(effect: Effect, revised: bool = False) -> str:
    """What an effect does."""
    if isinstance(effect, Crowns):
        return crowns(effect.amount)
    if isinstance(effect, Emperor):
        return f"{number(effect.amount, 'step')} on the emperor track"
    if isinstance(effect, Points):
        return f"{effect.amount} VP"
    if isinstance(effect, PointsPerStaff):
        return f"{effect.amount} VP for each of your hired staff cards"
    if isinstance(effect, Cubes):
        return cubes(letters(effect.cubes))
    if isinstance(effect, CubesOfChoice):
        return f"{number(effect.amount, 'cube')} of your choice"
    if isinstance(effect, CompleteOrder):
        return "complete one guest's order from the supply"
    if isinstance(effect, DrawStaff):
        return f"draw {number(effect.amount, 'staff card')}"
    if isinstance(effect, HireFromHand):
        return f"play a staff card from your hand ({_cheaper(effect.discount)})"
    if isinstance(effect, Offer):
        cheaper = _cheaper(effect.discount)
        return f"draw {OFFERED} staff cards; you may play one of them ({cheaper})"
    if isinstance(effect, PrepareRoom):
        return _prepare(effect)
    if isinstance(effect, OccupyRoom):
        return "turn one of your prepared rooms to occupied"
    if isinstance(effect, InviteGuest):
        return "take a guest from the row for free"
    if isinstance(effect, GiveExtraTurn):
        return "one extra die action, no die taken" if revised else "one extra turn, no die taken"
    if isinstance(effect, SplitAction):
        return _split(effect)
    if isinstance(effect, AdvanceAction):
        if effect.strength == 1:
            return "1 step on the emperor track or 1 crown"
        return f"{effect.strength} steps, divided between the emperor track and your purse"
    if isinstance(effect, BothTracks):
        return f"{number(effect.strength, 'emperor step')} and {crowns(effect.strength)}"
    if isinstance(effect, MimicAction):
        return f"any of the actions 1 to 5 with strength {effect.strength}"
    raise TypeError(f"no words for the effect {effect.words!r}")


def short_words(effect: Effect) -> str:
    """The same in two or three words, for a card in a picture."""
    if isinstance(effect, Crowns):
        return f"{effect.amount}♔"
    if isinstance(effect, Emperor):
        return f"{effect.amount} emperor"
    if isinstance(effect, Cubes):
        return "+" + "".join(cube.upper() for cube in letters(effect.cubes))
    if isinstance(effect, CubesOfChoice):
        return number(effect.amount, "cube")
    if isinstance(effect, DrawStaff):
        return f"draw {effect.amount} staff"
    if isinstance(effect, HireFromHand):
        return f"staff from hand {_cut(effect.discount)}"
    if isinstance(effect, Offer):
        return f"1 of {OFFERED} new staff {_cut(effect.discount)}"
    if isinstance(effect, PrepareRoom):
        low = "" if effect.floors == WHOLE else " (floor 1–2)"
        return f"a room {_cut(effect.discount)}{low}"
    if isinstance(effect, OccupyRoom):
        return "occupy a room"
    if isinstance(effect, InviteGuest):
        return "a guest free"
    if isinstance(effect, GiveExtraTurn):
        return "extra turn"
    return effect_words(effect)


def _cut(discount: int) -> str:
    if discount >= FREE:
        return "free"
    return f"−{discount}♔" if discount else "full price"


def _together(effects: list[str], twice: str) -> list[str]:
    """Equal effects told once: `room free ×2`."""
    counted = Counter(effects)
    return [text if times == 1 else text + twice for text, times in counted.items()]


def _effects(facts: Iterable[Fact], revised: bool) -> list[str]:
    return [effect_words(effect_of(fact), revised) for fact in facts]


def reward_words(guest: Guest, revised: bool = False) -> str:
    """What a guest gives on checking in, the VP left aside."""
    return ", ".join(_together(_effects(guest.reward, revised), " (twice)"))


def short_reward(guest: Guest) -> str:
    """A guest's reward in a few words."""
    return ", ".join(_together([short_words(effect_of(fact)) for fact in guest.reward], " ×2"))


def guest_gives(guest: Guest, revised: bool = False) -> str:
    """VP and reward of a guest."""
    reward = reward_words(guest, revised)
    if not guest.vp:
        return reward
    return f"{guest.vp} VP, {reward}" if reward else f"{guest.vp} VP"


def guest_words(card: int, revised: bool = False) -> str:
    """A whole guest card."""
    guest = GUESTS[card]
    return f"wants {cubes(guest.order)}; in a room: {guest_gives(guest, revised)}"


def staff_words(card: int, revised: bool = False) -> str:
    """What a staff card does, its moment left aside."""
    staff = STAFF[card]
    if staff.when in ("once", "round"):
        facts = hired_facts(card) if staff.when == "once" else [staff.effect]
        return ", ".join(_together(_effects(facts, revised), " (twice)"))
    if staff.when == "end":
        return _end_words(staff.effect, revised)
    return _permanent_words(staff.effect, revised)


def _permanent_words(fact: Fact, revised: bool) -> str:
    op, _, gift = fact.op.partition(":")
    faces = listed([str(face) for face in fact.faces], "or")
    if op == "on_guest":
        return f"{_gift(fact, gift)} each time a {fact.of} guest enters a room"
    if op == "on_any_guest":
        gained = _gift(fact, gift)
        if revised:
            return f"{gained} each time one of your rooms becomes occupied, by a guest or otherwise"
        return f"{gained} each time a guest enters a room"
    if op == "on_order":
        entering = f"a guest with an order of {fact.of} cubes enters a room"
        return f"{_gift(fact, gift)} each time {entering}"
    if op == "on_die" and gift in ("prep", "hire"):
        return f"each time you take a die {faces} you may also {_gift(fact, gift)}"
    if op == "on_die":
        return f"{_gift(fact, gift)} each time you take a die {faces}"
    if op == "on_bonus":
        return f"{_gift(fact, gift)} each time you get an emperor bonus"
    if op == "strength" and gift == "free":
        return f"a die {faces} costs nothing and has {fact.amount} strength more"
    if op == "strength" and fact.faces == (5,):
        return f"with a die {faces} the staff card is {crowns(fact.amount)} cheaper still"
    plain = {
        "strength": f"a die {faces} has {fact.amount} strength more",
        "free_rooms": f"your {fact.of} rooms are prepared free",
        "both_tracks": f"a die {faces} gives an emperor step and a crown for each strength",
        "free_delivery": "serving cubes from the kitchen is free",
        "free_guests": "guests from the row are free",
        "excuse": f"you may pay {crowns(fact.amount)} to ignore an emperor penalty",
    }
    return plain[op]


def _gift(fact: Fact, op: str) -> str:
    return effect_words(effect_of(Fact(op, fact.amount)))


def _end_words(fact: Fact, revised: bool) -> str:
    kind = fact.op.partition(":")[2]
    if kind == "copy":
        return "counts as the best end card another player has hired"
    if kind == "emperor":
        limit = "" if revised else f" (at most {fact.of} VP)"
        return f"{fact.amount} VP times the number of your emperor space{limit}"
    what = {
        "colour": f"occupied {fact.of} room",
        "occupied": "occupied room",
        "staff": "staff card you have hired, this one included",
        "tiles": "room on your board, prepared or occupied",
        "full": f"fully occupied {fact.of}",
        "discs": "politics card with your disc",
        "sets": "set of three occupied rooms in three colours",
    }
    return f"{fact.amount} VP for each {what[kind]}"


def staff_note(card: int) -> str:
    """How a staff card differs in the revised edition, or nothing."""
    staff: Staff = STAFF[card]
    notes = []
    if staff.revised_cost != staff.cost:
        notes.append(f"costs {crowns(staff.revised_cost)}")
    if staff_words(card, True) != staff_words(card):
        notes.append(staff_words(card, True))
    return ", ".join(notes)


def guest_note(card: int) -> str:
    """How a guest differs in the revised edition, or nothing."""
    revised = reward_words(GUESTS[card], True)
    return "" if revised == reward_words(GUESTS[card]) else revised


def tile_note(tile: str) -> str:
    """How a penalty differs in the revised edition, or nothing."""
    revised = penalty_words(tile, True)
    return "" if revised == penalty_words(tile) else revised


def politics_words(card: int) -> str:
    """What a politics card asks for."""
    fact = POLITICS[card].needs
    amount = fact.amount
    plain = {
        "crowns": f"{amount} crowns in your purse",
        "tiles": f"{amount} rooms on your board, prepared or occupied",
        "staff": f"{amount} hired staff cards",
        "emperor": f"emperor space {amount} or more",
        "full": f"{amount} fully occupied {fact.of}s",
        "colour": "all rooms of one colour occupied",
        "each": f"{amount} occupied rooms of each colour",
        "two": f"{amount} {fact.of} rooms occupied",
    }
    return plain[fact.op]


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
    options = penalty_options(tile, revised)
    return f"{', or, if you cannot, ' if revised else ' or '}".join(options)


def _penalty_words(fact: Fact, revised: bool) -> str:
    amount = fact.amount
    then = (
        "then one on the next lower floor that has one"
        if revised
        else "then the nearest below it in its column"
    )
    plain = {
        "crowns": f"lose {crowns(amount)}",
        "vp": f"lose {amount} VP",
        "vp_per_staff": f"lose {amount} VP for each of your hired staff cards",
        "cubes": "lose all cubes in your kitchen",
        "all_cubes": "lose all cubes in your kitchen and on your guests' orders",
        "return": f"put {number(amount, 'staff card')} from your hand under the deck",
        "demolish": "remove your highest prepared, free room",
        "demolish_twice": "remove your two highest prepared, free rooms",
        "evict": f"remove {amount} occupied rooms: one on the highest floor that has one, {then}",
        "dismiss": "discard one of your hired end cards",
    }
    return plain[fact.op]
