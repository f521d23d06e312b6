"""What cards, hotels and bonuses of Overbooking are, in plain words for players.

Numbers and names come from the box of the table; here are only the sentences around them. Whatever
speaks to a person (terminal, browser, log) takes its words from here and the modules beside it.
"""

from typing import Final

from hotelier.core.words import listed, number
from hotelier.overbooking.box import ABILITIES, BED_CHANGE, BONUSES, HOUSE, RULES, SIDES, Box
from hotelier.overbooking.cards import KINDS, MERCHANTS, WORKERS
from hotelier.overbooking.placing import QUEUE_LIMIT_NO_DOOR

# What a kind does at a back door.
ABILITY_WORDS: Final = {
    "join_queue": "goes to the end of the queue, even of a full one",
    "beds+3": f"{BED_CHANGE[MERCHANTS]} beds more in this hotel",
    "replace_own": "may take the place of a card of your own in the queue, which is discarded",
    "book_own_first": "name a card of your own in the queue: it is booked before all others",
    "replace_workers": "may take the place of anybody's workers in the queue, who are discarded",
    "beds-3": f"{-BED_CHANGE[WORKERS]} beds fewer in this hotel",
}
ABILITY_SHORT: Final = {
    "join_queue": "joins the queue",
    "beds+3": f"+{BED_CHANGE[MERCHANTS]} beds",
    "replace_own": "replace a card of yours",
    "book_own_first": "book one of yours first",
    "replace_workers": "replace any workers",
    "beds-3": f"−{-BED_CHANGE[WORKERS]} beds",
}
# The rule of a hotel; those that bind placing leave its back door free.
RULE_WORDS: Final = {
    "none": "no rule of its own",
    "no_soldiers": "no soldiers (5) in the queue",
    "soldiers_first": "soldiers (5) are booked first",
    "monks_first": "monks (1) are booked first",
    "small_only": "only kinds 1–3 in the queue",
    "large_only": "only kinds 4–6 in the queue",
    "first_open": "the first card in the queue lies face up",
    "second_open": "the second card in the queue lies face up",
    "two_crests": "at most two different crests in the queue",
    "no_back_door": f"no back door; {QUEUE_LIMIT_NO_DOOR} places in the queue",
}
RULE_SHORT: Final = {
    "none": "no rule",
    "no_soldiers": "no soldiers",
    "soldiers_first": "soldiers first",
    "monks_first": "monks first",
    "small_only": "only kinds 1–3",
    "large_only": "only kinds 4–6",
    "first_open": "first card face up",
    "second_open": "second card face up",
    "two_crests": "two crests",
    "no_back_door": "no back door",
}
PRINTED_CRESTS: Final = ("bird", "fish")  # the names of the others are ours
SOURCE_WORDS: Final = {
    "rulebook": "printed in the rulebook",
    "house": "house value, a stand-in of ours",
    "owner": "from the owner's file",
}


def beds(amount: int) -> str:
    """So many beds."""
    return number(amount, "bed")


def coins(amount: int) -> str:
    """So many coins."""
    return number(amount, "coin")


def points(amount: int) -> str:
    """So many points."""
    return number(amount, "point")


def ordinal(place: int) -> str:
    """`1st`, `2nd`, `3rd`, `4th`."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def kind_of(card: str) -> int:
    """The kind's number, which is the beds the card needs."""
    return int(card[0])


def kind_name(card: str, box: Box = HOUSE) -> str:
    """`nobles`."""
    return box.names[kind_of(card) - 1]


def crest_name(card: str, box: Box = HOUSE) -> str:
    """The crest of a card or of a back."""
    return next(crest for crest in box.crests if crest[0] == card[-1])


def crest_source(crest: str, box: Box = HOUSE) -> str:
    """Where the name of a crest comes from."""
    if box.fingerprint:
        return "owner"
    return "rulebook" if crest in PRINTED_CRESTS else "house"


def card_name(card: str, box: Box = HOUSE) -> str:
    """`nobles of the bird`."""
    return f"{kind_name(card, box)} of the {crest_name(card, box)}"


def card_coins(card: str, box: Box = HOUSE) -> int:
    """The coins on a card."""
    return box.coins[kind_of(card) - 1]


def is_large(back: str) -> bool:
    """Whether a back is that of a kind from 4 to 6."""
    return back.startswith("4")


def back_name(back: str, box: Box = HOUSE) -> str:
    """What everybody sees of a face-down card: `a large card of the bird (4–6 beds)`."""
    size, span = ("large", "4–6") if is_large(back) else ("small", "1–3")
    return f"a {size} card of the {crest_name(back, box)} ({span} beds)"


def agree(card: str, one: str, many: str) -> str:
    """The verb for a card: a monk goes, nobles go."""
    return one if kind_of(card) == 1 else many


def ability_words(kind: int) -> str:
    """What a kind does at a back door."""
    return ABILITY_WORDS[ABILITIES[kind - 1]]


def ability_short(kind: int) -> str:
    """The same in a few words."""
    return ABILITY_SHORT[ABILITIES[kind - 1]]


def face_of(name: str) -> int:
    """The number of a face from its name: `3a` is the first side of tile 3."""
    return 2 * (int(name[:-1]) - 1) + SIDES.index(name[-1])


def hotel_words(number_of_beds: int, rule: str) -> str:
    """A hotel in short: `13 beds, monks first`."""
    return f"{beds(number_of_beds)}, {RULE_SHORT[rule]}"


def face_words(name: str, box: Box = HOUSE) -> str:
    """A side of a tile in short."""
    face = face_of(name)
    return hotel_words(box.beds[face], RULES[box.rules[face]])


def bonus_values(mode: str, box: Box = HOUSE) -> list[tuple[int, int]]:
    """The number of booked cards of one crest, and the points for it."""
    table = box.bonus[BONUSES.index(mode)]
    return [(cards, vp) for cards, vp in enumerate(table) if cards >= 4]


def bonus_words(mode: str, box: Box = HOUSE) -> str:
    """The whole table of a crest bonus."""
    values = bonus_values(mode, box)
    if not any(vp for _, vp in values):
        return "no points for crests"
    (least, first), *more = values
    steps = [f"{cards} bring {vp}" for cards, vp in more]
    return listed([f"{least} booked cards of one crest bring {points(first)}", *steps])


def next_bonus(have: int, mode: str, box: Box = HOUSE) -> tuple[int, int] | None:
    """How many more cards of a crest bring how many more points; None when nothing more comes."""
    table = box.bonus[BONUSES.index(mode)]
    for cards in range(have + 1, KINDS + 1):
        if table[cards] > table[have]:
            return cards - have, table[cards] - table[have]
    return None
