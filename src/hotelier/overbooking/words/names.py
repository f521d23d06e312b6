"""The names of cards, hotels and bonuses in Overbooking.

Numbers and names come from the box of the table, sentences from the catalogue. These functions
return messages, which become text in the language of the reader.
"""

from functools import lru_cache
from typing import Final

from hotelier.messages import known
from hotelier.messages.message import Listed, Message, Player, listed, message
from hotelier.overbooking.rules.box import ABILITIES, BONUSES, HOUSE, RULES, SIDES, Box
from hotelier.overbooking.rules.cards import KINDS, SMALL_KINDS

KEPT: Final = 256  # names of cards, for some boxes
PRINTED_CRESTS: Final = ("bird", "fish")  # the names of the others are ours


def beds(amount: int) -> Message:
    """A number of beds."""
    return message("overbooking-beds", n=amount)


def coins(amount: int) -> Message:
    """A number of coins."""
    return message("overbooking-coins", n=amount)


def points(amount: int) -> Message:
    """A number of points."""
    return message("overbooking-points", n=amount)


def cards(amount: int) -> Message:
    """A number of cards."""
    return message("overbooking-cards", n=amount)


def kind_of(card: str) -> int:
    """The kind's number, which is the beds the card needs."""
    return int(card[0])


def named_kind(name: str) -> Message:
    """A kind by its name in the box; an owner's own name stays as it is."""
    return _named(f"overbooking-kind-{name}", name)


def named_crest(name: str) -> Message:
    """A crest by its name in the box."""
    return _named(f"overbooking-crest-{name}", name)


def _named(key: str, name: str) -> Message:
    return Message(key, text="" if known(key) else name)


def kind_name(card: str, box: Box = HOUSE) -> Message:
    """`nobles`."""
    return named_kind(box.names[kind_of(card) - 1])


def crest_of(card: str, box: Box = HOUSE) -> str:
    """The crest of a card or of a back, as the box calls it."""
    return next(crest for crest in box.crests if crest[0] == card[-1])


def crest_name(card: str, box: Box = HOUSE) -> Message:
    """The crest of a card or of a back."""
    return named_crest(crest_of(card, box))


def crest_source(crest: str, box: Box = HOUSE) -> str:
    """Where the name of a crest comes from."""
    if box.fingerprint:
        return "owner"
    return "rulebook" if crest in PRINTED_CRESTS else "house"


def source_words(source: str) -> Message:
    """Where a value comes from."""
    return message(f"overbooking-source-{source}")


@lru_cache(KEPT)
def card_name(card: str, box: Box = HOUSE) -> Message:
    """`nobles of the bird`."""
    return message("overbooking-card", kind=kind_name(card, box), crest=crest_name(card, box))


def card_coins(card: str, box: Box = HOUSE) -> int:
    """The coins on a card."""
    return box.coins[kind_of(card) - 1]


def owned(seat: int, name: Message, viewer: int | None) -> Message:
    """Something of a player's, with its owner: `nobles of the bird (Anna)`, `your nobles`."""
    if seat == viewer:
        return message("overbooking-your", card=name)
    return message("overbooking-owned", card=name, owner=Player(seat))


def size_of(text: str) -> str:
    """The size class of a card or of a back."""
    return "small" if int(text[0]) <= SMALL_KINDS else "large"


def back_name(back: str, box: Box = HOUSE) -> Message:
    """What everyone sees of a face-down card: `large card of the bird (4–6 beds)`."""
    return message("overbooking-back", size=size_of(back), crest=crest_name(back, box))


def a_back(back: str, box: Box = HOUSE) -> Message:
    """The same as the object of a sentence."""
    return message("overbooking-a-back", size=size_of(back), crest=crest_name(back, box))


def is_one(card: str) -> str:
    """Whether a card is one person, for the verb: a monk goes, nobles go."""
    return "yes" if kind_of(card) == 1 else "no"


def by_kind(cards: tuple[str, ...], box: Box = HOUSE) -> Listed:
    """Cards listed by kind: `monk (bird, stag), nobles (fish)`."""
    crests: dict[int, list[Message]] = {}
    for card in cards:
        crests.setdefault(kind_of(card), []).append(crest_name(card, box))
    return listed(
        (
            message(
                "overbooking-kind-crests",
                kind=named_kind(box.names[kind - 1]),
                crests=listed(found, "comma"),
            )
            for kind, found in crests.items()
        ),
        "comma",
    )


def ability_words(kind: int) -> Message:
    """What a kind does at a back door."""
    return message(f"overbooking-ability-{_ability(kind)}")


def ability_short(kind: int) -> Message:
    """The same in a few words."""
    return message(f"overbooking-short-{_ability(kind)}")


def _ability(kind: int) -> str:
    return ABILITIES[kind - 1].replace("+3", "_more").replace("-3", "_fewer")


def rule_words(rule: str) -> Message:
    """The rule of a hotel in a sentence or two."""
    return message(f"overbooking-rule-{rule}-long")


def rule_short(rule: str) -> Message:
    """The same in a few words."""
    return message(f"overbooking-rule-{rule}")


def face_of(name: str) -> int:
    """The number of a face from its name: `3a` is the first side of tile 3."""
    return 2 * (int(name[:-1]) - 1) + SIDES.index(name[-1])


def tile_name(tile: int) -> Message:
    """The sign over the door; a tile keeps its name when it's turned."""
    return message(f"overbooking-hotel-{tile}")


def hotel_name(place: int, face: int) -> Message:
    """A hotel by its sign and its place in the column: `Kaiserhof (2)`."""
    return message("overbooking-hotel-named", name=tile_name(face // 2 + 1), n=place)


def hotel_words(number_of_beds: int, rule: str) -> Message:
    """A hotel in short: `13 beds, monks first`."""
    return message("overbooking-hotel-words", beds=beds(number_of_beds), rule=rule_short(rule))


def face_words(place: int, name: str, box: Box = HOUSE) -> Message:
    """A side of a tile, and where it is: `2 Kaiserhof (14 beds, soldiers first)`."""
    face = face_of(name)
    return message(
        "overbooking-log-face",
        place=place,
        name=tile_name(face // 2 + 1),
        beds=beds(box.beds[face]),
        rule=rule_short(RULES[box.rules[face]]),
    )


def bonus_steps(mode: str, box: Box = HOUSE) -> list[tuple[int, int]]:
    """How many booked cards of a crest score how many points, listing only increases."""
    table = box.bonus[BONUSES.index(mode)]
    return [(number, table[number]) for number in range(1, KINDS + 1) if table[number]]


def bonus_words(mode: str, box: Box = HOUSE) -> Message:
    """The whole table of a crest bonus."""
    steps = [message("overbooking-bonus-step", n=n, vp=vp) for n, vp in bonus_steps(mode, box)]
    if not steps:
        return message("overbooking-bonus-none")
    return message("overbooking-bonus-some", steps=listed(steps))


def next_bonus(have: int, mode: str, box: Box = HOUSE) -> tuple[int, int] | None:
    """How many more cards of a crest score how many more points; None if there's nothing more."""
    table = box.bonus[BONUSES.index(mode)]
    for number in range(have + 1, KINDS + 1):
        if table[number] > table[have]:
            return number - have, table[number] - table[have]
    return None
