"""What can be chosen of the setup (rules §2); the tiles are those of the first two rounds."""

from typing import Final

from hotelier.core.game import Options
from hotelier.core.setup import FIRST, Part, Piece
from hotelier.messages.message import listed, message
from hotelier.overbooking.rules.box import RULES, SIDES, TILES, Box
from hotelier.overbooking.rules.cards import DECK_SIZE, HAND_SIZE
from hotelier.overbooking.rules.state import CHANCES, DRAW
from hotelier.overbooking.rules.state import FIRST as FIRST_SEAT
from hotelier.overbooking.rules.state import TILES as TILES_LAID
from hotelier.overbooking.words.names import card_name, hotel_words, tile_name

PARTS: Final = (FIRST, "tiles", "hands")


def parts(options: Options, box: Box) -> tuple[Part, ...]:
    """The parts that these options deal by chance."""
    players = int(options["players"])
    seats = tuple(Piece(str(n), message("first-seat", seat=n)) for n in range(1, players + 1))
    faces = tuple(_face(face, box) for face in range(TILES * len(SIDES)))
    found = [
        Part(FIRST, message("option-first"), CHANCES[FIRST_SEAT], (seats,)),
        Part("tiles", message("overbooking-setup-tiles"), CHANCES[TILES_LAID], (faces,) * players),
    ]
    if "deck" not in options:  # research: smaller decks
        cards = sorted(box.card_text(card) for card in range(DECK_SIZE))
        pieces = tuple(Piece(card, card_name(card, box)) for card in cards)
        found.append(
            Part(
                "hands",
                message("overbooking-setup-hands"),
                CHANCES[DRAW],
                (pieces,) * HAND_SIZE,
                seats=players,
                ordered=False,
                secret=True,
                shared=False,
            )
        )
    return tuple(found)


def _face(face: int, box: Box) -> Piece:
    """A side of a tile."""
    tile, text = face // len(SIDES) + 1, box.face_text(face)
    about = hotel_words(box.beds[face], RULES[box.rules[face]])
    return Piece(text, listed([text, tile_name(tile), about], "dot"), str(tile))
