"""The texts about each card and tile: its name, what it does, where the rules explain it.

Plain data for the browser: by kind and number, for tables, tips and the card browser. What reads
differently in the revised edition is under `revised`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from hotelier.austria.rules.cards import CLASSIC, GUESTS, POLITICS, REVISED, STAFF, TILES
from hotelier.austria.rules.effects import effect_of
from hotelier.austria.rules.printed import Edition
from hotelier.austria.words.cards import (
    bonus_words,
    brief_penalty,
    duty_name,
    effect_name,
    guest_card,
    guest_gives,
    guest_kind,
    guest_words,
    moment_words,
    penalty_words,
    politics_words,
    short_words,
    staff_brief,
    staff_card,
    staff_does,
    staff_words,
    tile_round,
)
from hotelier.austria.words.names import (
    cubes,
    guest_name,
    points,
    price,
    staff_name,
    the_guest,
    the_staff,
)
from hotelier.austria.words.rulings import rulings_on
from hotelier.messages.message import Message, capital, message

Entry = dict[str, Any]

# The filter of an effect, if it isn't its own name.
_GIVES: Final = {"offer": "hire", "choice": "cubes", "vp-per-staff": "vp"}
_ASKS_FOR_ROOMS: Final = ("full", "tiles", "rooms")

# What staff is about, and the paragraphs of the rules that explain it, by the start of its duty.
_ABOUT: Final = {
    "guests": ("on-guest", "on-any-guest", "on-order", "free-guests"),
    "rooms": (
        *("free-rooms", "on-die-prep", "occupy", "prep"),
        *("end-colour", "end-occupied", "end-tiles", "end-full", "end-sets"),
    ),
    "dice": ("on-die", "strength", "cheaper", "free-six", "both"),
    "kitchen": ("cubes", "complete", "free-delivery", "choice"),
    "emperor": (
        *("emperor", "on-die-emperor", "on-guest-emperor", "both"),
        *("excuse", "on-bonus", "end-emperor"),
    ),
    "staff": ("cheaper", "on-die-hire", "end-staff", "end-copy"),
    "politics": ("end-discs",),
}
_EXPLAINED: Final = {
    "staff taking": ("on-die", "strength", "cheaper", "free-six", "both"),
    "staff entering": ("on-guest", "on-any-guest", "on-order"),
    "rooms free": ("free-rooms",),
    "guests boy": ("free-guests",),
    "dice one": ("strength",),
    "dice two": ("strength",),
    "serving deliver": ("free-delivery",),
    "emperor judged": ("excuse", "on-bonus"),
    "scoring secretary": ("end-copy",),
    "scoring operator": ("end-emperor",),
    "scoring manager": ("end-sets",),
    "effects occupy": ("occupy-twice",),
    "effects cubes": ("cubes",),
    "effects emperor": ("emperor",),
    "effects complete": ("complete",),
}
# Bonuses that need no explanation, and what penalties need.
_PLAIN_BONUSES: Final = ("vp", "vp-per-staff", "crowns")
_PENALTIES: Final = {
    "emperor removal": ("demolish", "evict"),
    "emperor returned": ("return", "dismiss"),
}


def component_words() -> dict[str, dict[str, Entry]]:
    """The texts about every card and tile, as plain data."""
    return {
        "guest": {str(card): _entry("guest", card, _guest(card)) for card in GUESTS},
        "staff": {str(card): _entry("staff", card, _staff(card)) for card in STAFF},
        "politics": {str(card): _entry("politics", card, _politics(card)) for card in POLITICS},
        "emperor": {tile: _entry("emperor", tile, _tile(tile)) for tile in TILES},
    }


def _entry(kind: str, card: int | str, words: Entry) -> Entry:
    entry: Entry = _plain(words | {"rulings": rulings_on(f"{kind}-{card}")})
    return entry


def _plain(said: Any) -> Any:
    if isinstance(said, dict):
        return {name: _plain(each) for name, each in said.items()}
    if isinstance(said, list | tuple):
        return [_plain(each) for each in said]
    return said


def _editions(words: Callable[[Edition], Entry]) -> Entry:
    """The texts of the classic edition, and under `revised` what differs in the other."""
    classic, revised = words(CLASSIC), words(REVISED)
    changed = {name: each for name, each in revised.items() if each != classic[name]}
    return classic | ({"revised": changed} if changed else {})


def _sentences(does: Callable[[Edition], Message]) -> list[Message]:
    """A sentence, and its version in the revised edition if that's different."""
    classic, revised = does(CLASSIC), does(REVISED)
    said = [message("cards-does", does=capital(classic))]
    return said if classic == revised else [*said, message("cards-revised", does=revised)]


def _starting(duty: str, families: dict[str, tuple[str, ...]]) -> list[str]:
    return [name for name, beginnings in families.items() if duty.startswith(beginnings)]


def _distinct(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))


def _guest(card: int) -> Entry:
    guest = GUESTS[card]
    ops = _distinct(effect_name(effect_of(fact)) for fact in guest.reward)
    gives = [_GIVES.get(op, op) for op in ops] + (["vp"] if guest.vp else [])
    return {
        "name": guest_name(card),
        "the": the_guest(card),
        "kind": guest_kind(card),
        "order": cubes(guest.order),
        **_editions(
            lambda edition: {
                "gives": guest_gives(edition.guests[card]),
                "card": guest_card(card, edition),
            }
        ),
        "rewards": [
            {
                "op": fact.op,
                "cubes": fact.cubes,
                "times": guest.reward.count(fact),
                "brief": short_words(effect_of(fact)),
            }
            for fact in dict.fromkeys(guest.reward)
        ],
        "sentences": _sentences(lambda edition: guest_words(card, edition)),
        "facts": [
            (message("cards-colour"), guest_kind(card)),
            (message("cards-order"), cubes(guest.order)),
            (message("cards-points"), points(guest.vp)),
        ],
        "traits": {
            "colour": [guest.colour],
            "cubes": [str(len(guest.order))],
            "cube": _distinct(guest.order),
            "gives": _distinct(gives),
        },
        "sizes": {"points": guest.vp, "cubes": len(guest.order)},
        "explained": [f"effects {op}" for op in ops],
        "rules": ["guests", "serving", "check-in", *(["effects"] if ops else [])],
    }


def _staff(card: int) -> Entry:
    staff = STAFF[card]
    duty = duty_name(card)
    about = _starting(duty, _ABOUT)
    costs = [(message("cards-cost"), price(staff.cost))]
    if REVISED.staff[card].cost != staff.cost:
        costs.append((message("cards-cost-revised"), price(REVISED.staff[card].cost)))
    return {
        "name": staff_name(card),
        "the": the_staff(card),
        "when": moment_words(card),
        "moment": message(f"austria-moment-{staff.when}"),
        **_editions(
            lambda edition: {
                "cost": edition.staff[card].cost,
                "does": staff_words(card, edition),
                "brief": staff_brief(card, edition),
                "card": staff_card(card, edition.staff[card].cost, edition),
            }
        ),
        "sentences": _sentences(lambda edition: staff_does(card, edition)),
        "facts": [*costs, *([(message("cards-hand"), staff.hand)] if staff.hand else [])],
        "traits": {
            "when": [staff.when],
            "cost": [str(staff.cost)],
            "about": about,
            "hand": [staff.hand] if staff.hand else [],
        },
        "sizes": {"cost": staff.cost},
        "explained": [f"staff {staff.when}", *_starting(duty, _EXPLAINED)],
        "rules": [
            "staff",
            *(["scoring"] if staff.when == "end" else []),
            *(["dice"] if "dice" in about else []),
        ],
    }


def _politics(card: int) -> Entry:
    politics = POLITICS[card]
    need = politics_words(card)
    first, second, third = CLASSIC.politics_vp
    asks = "rooms" if politics.needs.op in _ASKS_FOR_ROOMS else politics.needs.op
    return {
        "name": capital(need),
        "need": need,
        "sentences": [
            message("cards-politics-does", need=need, first=first, second=second, third=third)
        ],
        "facts": [(message("cards-group"), politics.group)],
        "traits": {"group": [politics.group], "asks": [asks]},
        "sizes": {},
        "explained": [
            "politics claim",
            *(["rooms groups"] if politics.needs.of == "group" else []),
        ],
        "rules": ["politics"],
    }


def _tile(name: str) -> Entry:
    tile = TILES[name]
    op = effect_name(effect_of(tile.bonus))
    penalties = [message("cards-tile-penalty", penalty=penalty_words(name))]
    revised = penalty_words(name, REVISED)
    if revised != penalty_words(name):
        penalties.append(message("cards-tile-penalty-revised", penalty=revised))
    ops = {each.op for each in tile.penalty}
    return {
        "name": message("cards-tile", tile=name),
        "bonus": bonus_words(name),
        "brief_bonus": short_words(effect_of(tile.bonus)),
        "op": tile.bonus.op,
        **_editions(
            lambda edition: {
                "penalty": penalty_words(name, edition),
                "brief_penalty": brief_penalty(name, edition),
            }
        ),
        "sentences": [message("cards-tile-bonus", bonus=bonus_words(name)), *penalties],
        "facts": [
            (message("cards-group"), name[0]),
            (message("cards-scored"), message("cards-after-round", round=tile_round(name))),
        ],
        "traits": {"group": [name[0]]},
        "sizes": {},
        "explained": [
            "emperor judged",
            *([] if op in _PLAIN_BONUSES else [f"effects {op}"]),
            *(["emperor options"] if len(tile.penalty) > 1 else []),
            *(place for place, taken in _PENALTIES.items() if ops.intersection(taken)),
        ],
        "rules": ["emperor"],
    }
