"""The parts of the table that choices, refusals and lines of the log mention.

    card 4b      a card in the viewer's hand
    hotel 2      the tile of the second hotel from the top
    queue 2      its queue: where the next card goes
    queue 2/3    the third place of that queue, and the card there
    door 2       its back door, likewise door 2/1

A placing that is not allowed is refused under its own text: `queue 4b 2`.
"""


def card_part(card: str) -> str:
    """A card in hand."""
    return f"card {card}"


def hotel_part(hotel: int) -> str:
    """A hotel's tile."""
    return f"hotel {hotel}"


def line_part(side: str, hotel: int) -> str:
    """A queue or a back door."""
    return f"{side} {hotel}"


def place_part(side: str, hotel: int, position: int) -> str:
    """A spot in a queue or at a back door, counted from the hotel, from 1."""
    return f"{side} {hotel}/{position}"
