"""The 24 cards of a deck as numbers and masks (rules §1).

Card 4·(kind − 1) + crest; the crests are in the order of their initials, so the numbers are in the
order of the texts (`1b`, `1f`, …, `6s`).
"""

from typing import Final

from mypy_extensions import i64

KINDS: Final = 6
CRESTS: Final = 4
DECK_SIZE: Final = KINDS * CRESTS
WHOLE_DECK: Final = (1 << DECK_SIZE) - 1
HAND_SIZE: Final = 9

# Kinds, from 0
MONK: Final = 0
MERCHANTS: Final = 1
MAIDS: Final = 2
NOBLES: Final = 3
SOLDIERS: Final = 4
WORKERS: Final = 5

KIND_CARDS: Final[list[int]] = [0b1111 << (CRESTS * kind) for kind in range(KINDS)]
CREST_CARDS: Final[list[int]] = [0x111111 << crest for crest in range(CRESTS)]
SMALL_KINDS: Final = 3  # the others are large; the back shows which
SMALL_CARDS: Final = 0xFFF  # kinds 1–3
LARGE_CARDS: Final = 0xFFF000  # kinds 4–6

# A card on the table is one byte: 1 + 32 · seat + card, so 0 is no card. Nearest the hotel: lowest.
PLACED_BITS: Final = 8
PLACED: Final = 255


def placed(seat: i64, card: i64) -> i64:
    """A seat's card as it's stored on the table."""
    return 1 + 32 * seat + card


def owner_of(entry: i64) -> i64:
    """Whose card it is."""
    return (entry - 1) >> 5


def card_of(entry: i64) -> i64:
    """Which card it is."""
    return (entry - 1) & 31


def length(line: i64) -> i64:
    """How many cards are in a queue or at a back door."""
    cards: i64 = 0
    while line:
        line >>= PLACED_BITS
        cards += 1
    return cards


def entry_at(line: i64, position: i64) -> i64:
    """The card at a position of a queue or back door, from 0."""
    return (line >> (PLACED_BITS * position)) & PLACED
