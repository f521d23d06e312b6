"""The small words of Grand Austria Hotel: names, amounts, lists.

Every sentence is in the catalogue (`hotelier.messages`, shelves `austria` and `austria-terminal`);
this module and its neighbours provide the facts. They return messages, which become text in the
language of the reader. So they can be cached.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from hotelier.austria.rules.cards import GUESTS, STAFF
from hotelier.messages.message import Listed, Message, listed, message

CUBE_LETTERS: Final = "scwk"  # in the order they're listed
TITLED_TOURISTS: Final = ("Conductor",)  # the other tourists have names of their own


@cache
def crowns(amount: int) -> Message:
    """A number of crowns."""
    return message("austria-crowns", n=amount)


@cache
def price(amount: int) -> Message:
    """What something costs: `free`, `2 crowns`."""
    return message("austria-price", n=amount)


@cache
def points(amount: int) -> Message:
    """A number of victory points."""
    return message("austria-vp", n=amount)


@cache
def cube_name(letter: str) -> Message:
    """A cube by its letter."""
    return message(f"austria-cube-{letter}")


@cache
def cubes(written: str) -> Listed | Message:
    """Cubes written as letters: `ssc` is `2 strudel and 1 cake`."""
    return listed(cube_kinds(written)) if written else message("austria-nothing")


def cube_letters(written: str) -> Listed:
    """Cubes as the initials of their words."""
    return listed([message(f"austria-letter-{c}") for c in written], "none")


def cube_kinds(written: str) -> list[Message]:
    """How many cubes there are of each kind: `2 strudel`, `1 cake`."""
    counted = Counter(written)
    return [message(f"austria-cubes-{c}", n=counted[c]) for c in CUBE_LETTERS if counted[c]]


@cache
def noun(word: str) -> Message | str:
    """A colour or a set of rooms by its name; a number as it is."""
    return message(f"austria-word-{word}") if word.isalpha() else word


@cache
def guest_name(card: int) -> Message:
    """The name on a guest card; English is in the data, other languages in the catalogue."""
    return Message(f"austria-guest-{card}", text=GUESTS[card].name)


@cache
def staff_name(card: int) -> Message:
    """The name on a staff card."""
    return Message(f"austria-staff-{card}", text=STAFF[card].name)


@cache
def the_guest(card: int) -> Message:
    """A guest in a sentence: `the Countess`, but `Mr. Horsa`."""
    guest = GUESTS[card]
    own_name = guest.colour == "green" and guest.name not in TITLED_TOURISTS
    return guest_name(card) if own_name else message("austria-the", name=guest_name(card))


@cache
def the_staff(card: int) -> Message:
    """A staff member in a sentence: `the Butler`."""
    return message("austria-the", name=staff_name(card))


def all_staff(cards: Sequence[int]) -> Listed:
    """Staff members in a sentence."""
    return listed(the_staff(card) for card in cards)
