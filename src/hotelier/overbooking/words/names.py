"""What cards, hotels and bonuses of Overbooking are, in the words of the language spoken.

Numbers and names come from the box of the table, sentences from the catalogue. What speaks to a
person in the terminal takes its words from here and the modules beside it.
"""

from typing import Final

from hotelier.core.words import listed
from hotelier.messages import known, say
from hotelier.overbooking.rules.box import ABILITIES, BONUSES, HOUSE, RULES, SIDES, Box
from hotelier.overbooking.rules.cards import KINDS

PRINTED_CRESTS: Final = ("bird", "fish")  # the names of the others are ours
LEAST_FOR_BONUS: Final = 4  # booked cards of one crest


def beds(amount: int) -> str:
    """So many beds."""
    return say("overbooking-beds", n=amount)


def coins(amount: int) -> str:
    """So many coins."""
    return say("overbooking-coins", n=amount)


def points(amount: int) -> str:
    """So many points."""
    return say("overbooking-points", n=amount)


def cards(amount: int) -> str:
    """So many cards."""
    return say("overbooking-cards", n=amount)


def kind_of(card: str) -> int:
    """The kind's number, which is the beds the card needs."""
    return int(card[0])


def named_kind(name: str) -> str:
    """A kind by its name in the box; an owner's own name stays as it is."""
    return _named("overbooking-kind-", name)


def named_crest(name: str) -> str:
    """A crest by its name in the box."""
    return _named("overbooking-crest-", name)


def _named(group: str, name: str) -> str:
    return say(group + name) if known(group + name) else name


def kind_name(card: str, box: Box = HOUSE) -> str:
    """`nobles`."""
    return named_kind(box.names[kind_of(card) - 1])


def crest_of(card: str, box: Box = HOUSE) -> str:
    """The crest of a card or of a back, as the box calls it."""
    return next(crest for crest in box.crests if crest[0] == card[-1])


def crest_name(card: str, box: Box = HOUSE) -> str:
    """The crest of a card or of a back."""
    return named_crest(crest_of(card, box))


def crest_source(crest: str, box: Box = HOUSE) -> str:
    """Where the name of a crest comes from."""
    if box.fingerprint:
        return "owner"
    return "rulebook" if crest in PRINTED_CRESTS else "house"


def source_words(source: str) -> str:
    """Where a value comes from."""
    return say(f"overbooking-source-{source}")


def card_name(card: str, box: Box = HOUSE) -> str:
    """`nobles of the bird`."""
    return say("overbooking-card", kind=kind_name(card, box), crest=crest_name(card, box))


def card_coins(card: str, box: Box = HOUSE) -> int:
    """The coins on a card."""
    return box.coins[kind_of(card) - 1]


def is_large(back: str) -> bool:
    """Whether a back is that of a kind from 4 to 6."""
    return back.startswith("4")


def back_name(back: str, box: Box = HOUSE) -> str:
    """What everybody sees of a face-down card: `a large card of the bird (4–6 beds)`."""
    size = "large" if is_large(back) else "small"
    return say("overbooking-a-back", size=size, crest=crest_name(back, box))


def is_one(card: str) -> str:
    """Whether a card is one person, for the verb: a monk goes, nobles go."""
    return "yes" if kind_of(card) == 1 else "no"


def ability_words(kind: int) -> str:
    """What a kind does at a back door."""
    return say(f"overbooking-ability-{_ability(kind)}")


def ability_short(kind: int) -> str:
    """The same in a few words."""
    return say(f"overbooking-short-{_ability(kind)}")


def _ability(kind: int) -> str:
    return ABILITIES[kind - 1].replace("+3", "_more").replace("-3", "_fewer")


def rule_words(rule: str) -> str:
    """The rule of a hotel in a sentence or two."""
    return say(f"overbooking-rule-{rule}-long")


def rule_short(rule: str) -> str:
    """The same in a few words."""
    return say(f"overbooking-rule-{rule}")


def face_of(name: str) -> int:
    """The number of a face from its name: `3a` is the first side of tile 3."""
    return 2 * (int(name[:-1]) - 1) + SIDES.index(name[-1])


def hotel_words(number_of_beds: int, rule: str) -> str:
    """A hotel in short: `13 beds, monks first`."""
    return say("overbooking-hotel-words", beds=beds(number_of_beds), rule=rule_short(rule))


def face_words(place: int, name: str, box: Box = HOUSE) -> str:
    """A side of a tile, and where it lies: `2 (13 beds, monks first)`."""
    face = face_of(name)
    rule = rule_short(RULES[box.rules[face]])
    return say("overbooking-log-face", name=str(place), beds=beds(box.beds[face]), rule=rule)


def bonus_words(mode: str, box: Box = HOUSE) -> str:
    """The whole table of a crest bonus."""
    table = box.bonus[BONUSES.index(mode)]
    steps = [
        say("overbooking-bonus-step", n=number, vp=vp)
        for number, vp in enumerate(table)
        if number >= LEAST_FOR_BONUS and vp
    ]
    if not steps:
        return say("overbooking-bonus-none")
    return say("overbooking-bonus-some", steps=listed(steps))


def next_bonus(have: int, mode: str, box: Box = HOUSE) -> tuple[int, int] | None:
    """How many more cards of a crest bring how many more points; None when nothing more comes."""
    table = box.bonus[BONUSES.index(mode)]
    for number in range(have + 1, KINDS + 1):
        if table[number] > table[have]:
            return number - have, table[number] - table[have]
    return None
