"""The small words of Grand Austria Hotel: names, amounts, lists.

Every sentence stands in the catalogue (`hotelier.messages`, shelves `austria` and
`austria-terminal`); here and in the modules beside this one its facts are put together. Nothing is
kept: the language may change.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hotelier.austria.rules.cards import GUESTS, STAFF
from hotelier.core.words import listed
from hotelier.messages import known, say

Facts = dict[str, str | int]

CUBE_LETTERS: Final = "scwk"  # in the order they are told
TITLED_TOURISTS: Final = ("Conductor",)  # the other tourists go by their own names


def crowns(amount: int) -> str:
    """So many crowns."""
    return say("austria-crowns", n=amount)


def price(amount: int) -> str:
    """What something costs: `free`, `2 crowns`."""
    return say("austria-price", n=amount)


def points(amount: int) -> str:
    """So many victory points."""
    return say("austria-vp", n=amount)


def cube_name(letter: str) -> str:
    """A cube by its letter."""
    return say(f"austria-cube-{letter}")


def cubes(written: str) -> str:
    """Cubes written as letters: `ssc` is `2 strudel and 1 cake`."""
    counted = Counter(written)
    kinds = [say(f"austria-cubes-{c}", n=counted[c]) for c in CUBE_LETTERS if counted[c]]
    return listed(kinds) or say("austria-nothing")


def noun(word: str) -> str:
    """A colour or a set of rooms by its name; anything else as it is."""
    return say(f"austria-word-{word}") if known(f"austria-word-{word}") else word


def guest_name(card: int) -> str:
    """The name on a guest card; English stands in the data, other languages in the catalogue."""
    key = f"austria-guest-{card}"
    return say(key) if known(key) else GUESTS[card].name


def staff_name(card: int) -> str:
    """The name on a staff card."""
    key = f"austria-staff-{card}"
    return say(key) if known(key) else STAFF[card].name


def the_guest(card: int) -> str:
    """A guest in a sentence: `the Countess`, but `Mr. Horsa`."""
    guest = GUESTS[card]
    own_name = guest.colour == "green" and guest.name not in TITLED_TOURISTS
    return guest_name(card) if own_name else say("austria-the", name=guest_name(card))


def the_staff(card: int) -> str:
    """A staff member in a sentence: `the Butler`."""
    return say("austria-the", name=staff_name(card))


def all_staff(cards: Sequence[int]) -> str:
    """Staff members in a sentence."""
    return listed([the_staff(card) for card in cards])
