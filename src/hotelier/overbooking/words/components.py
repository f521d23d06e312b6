"""The texts about each card, crest and hotel: its name, what it does, where the rules explain it.

Plain data for the browser: by kind and number, for tables, tips and the card browser.
"""

from typing import Any, Final

from hotelier.messages.message import Message, capital, listed, message
from hotelier.overbooking.rules.booking import FIRST_KIND, NOBODY
from hotelier.overbooking.rules.box import (
    ABILITIES,
    BED_CHANGE,
    BONUSES,
    RULES,
    SIDES,
    TILES,
    Box,
)
from hotelier.overbooking.rules.cards import DECK_SIZE, KINDS, MONK, NOBLES, WORKERS
from hotelier.overbooking.rules.scoring import TIEBREAK_COINS
from hotelier.overbooking.words.names import (
    ability_short,
    ability_words,
    back_name,
    beds,
    bonus_steps,
    card_name,
    coins,
    is_one,
    kind_name,
    named_crest,
    named_kind,
    points,
    rule_short,
    rule_words,
    size_of,
    tile_name,
)

Entry = dict[str, Any]

HOUSE_VALUE: Final = "house"
REPLACE_OWN: Final = "replace_own"
OF_FAVOUR: Final = ("O01", "O02", "O13")  # rulings about replacing and naming


def component_words(box: Box) -> dict[str, dict[str, Any]]:
    """The texts about everything in the box."""
    cards = [box.card_text(card) for card in range(DECK_SIZE)]
    backs = dict.fromkeys(box.back_text(card) for card in range(DECK_SIZE))
    return {
        "card": {
            card: _plain(
                name=card_name(card, box), kind=kind_name(card, box), back=box.back_text(number)
            )
            for number, card in enumerate(cards)
        },
        "back": {back: _plain(name=back_name(back, box), size=size_of(back)) for back in backs},
        "kind": {str(kind): _kind(kind, box) for kind in range(1, KINDS + 1)},
        "crest": {crest: _crest(crest, box) for crest in box.crests},
        "hotel": {str(tile): _hotel(tile, box) for tile in range(1, TILES + 1)},
        "rule": {
            rule: _plain(
                brief=rule_short(rule), does=rule_words(rule), first=FIRST_KIND[number] != NOBODY
            )
            for number, rule in enumerate(RULES)
        },
    }


def _plain(**said: Any) -> Entry:
    """An entry as plain data."""
    return {name: _data(value) for name, value in said.items()}


def _data(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_data(each) for each in value]
    return value


def _kind(kind: int, box: Box) -> Entry:
    name, pays = box.names[kind - 1], box.coins[kind - 1]
    size = size_of(str(kind))
    house = box.coin_sources[kind - 1] == HOUSE_VALUE
    needs = message(
        "overbooking-about-card", one=is_one(str(kind)), beds=beds(kind), coins=coins(pays)
    )
    facts: list[tuple[Message, Message]] = [
        (message("cards-beds"), beds(kind)),
        (message("cards-coins"), coins(pays)),
        (message("cards-back"), message(f"cards-size-{size}")),
    ]
    if house:
        facts.append((message("cards-source"), message("overbooking-about-coins-house")))
    also = ["back-door soldiers"] if name == "workers" else []
    return {
        **_plain(
            name=capital(named_kind(name)),
            brief=ability_short(kind),
            sign=_sign(kind - 1),
            own=ABILITIES[kind - 1] == REPLACE_OWN,
            sentences=[needs, message("overbooking-about-door", ability=ability_words(kind))],
            facts=facts,
        ),
        "house": house,
        "traits": {"size": [size], "coins": [str(pays)]},
        "sizes": {"beds": kind, "coins": pays},
        "explained": [f"back-door {name}", *also],
        "rules": ["cards", "back-door", "booking"],
        "rulings": _rulings_of_kind(kind - 1, pays),
    }


def _sign(kind: int) -> str:
    """What a kind does at a back door, as a sign next to its icon; empty if the icon is enough."""
    change = BED_CHANGE[kind]
    if change:
        return f"{'+' if change > 0 else '−'}{abs(change)}"
    return {"book_own_first": "1", "replace_workers": str(WORKERS + 1)}.get(ABILITIES[kind], "")


def _rulings_of_kind(kind: int, pays: int) -> list[str]:
    replacing = ABILITIES[kind].startswith("replace")
    found = list(OF_FAVOUR) if replacing or kind == NOBLES else []
    found += ["O03"] if BED_CHANGE[kind] else []
    found += ["O09"] if kind in (MONK, NOBLES) else []
    found += ["O17"] if replacing or kind == MONK else []
    return found + (["O18"] if pays == TIEBREAK_COINS else [])


def _crest(crest: str, box: Box) -> Entry:
    told = [message("cards-crest-does", n=KINDS)]
    for mode in BONUSES:
        steps = [
            message("cards-crest-step", n=number, points=points(vp))
            for number, vp in bonus_steps(mode, box)
        ]
        if steps:
            told.append(message(f"cards-crest-{mode}", steps=listed(steps, "comma")))
    return {
        **_plain(name=capital(named_crest(crest)), sentences=told, facts=[]),
        "traits": {},
        "sizes": {},
        "explained": ["cards backs", "scoring crests"],
        "rules": ["cards", "scoring"],
        "rulings": ["O06", "O10"],
    }


def _hotel(tile: int, box: Box) -> Entry:
    faces = [2 * (tile - 1) + side for side in range(len(SIDES))]
    rules = [RULES[box.rules[face]] for face in faces]
    told = [
        message(
            "cards-hotel-side", side=side.upper(), beds=beds(box.beds[face]), rule=rule_words(rule)
        )
        for side, face, rule in zip(SIDES, faces, rules, strict=True)
    ]
    house = any(box.face_sources[face] == HOUSE_VALUE for face in faces)
    facts = [(message("cards-source"), message("cards-hotel-house"))] if house else []
    binding = [rule.replace("_", "-") for rule in dict.fromkeys(rules) if rule != "none"]
    opened = {"first_open", "second_open"} & set(rules)
    return {
        **_plain(name=tile_name(tile), sentences=told, facts=facts),
        "traits": {"rule": rules},
        "sizes": {"beds": max(box.beds[face] for face in faces)},
        "explained": [f"hotels {rule}" for rule in binding],
        "rules": ["hotels", "placing", "booking"],
        "rulings": [
            "O04",
            *(["O10"] if "two_crests" in rules else []),
            *(["O11"] if opened else []),
            "O12",
            "O15",
        ],
    }
