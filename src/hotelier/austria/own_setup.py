"""What can be chosen of the setup (rules §3)."""

from collections.abc import Sequence
from typing import Final

from hotelier.austria.rules.cards import GUESTS, START_STAFF
from hotelier.austria.rules.printed import BOARD_NAMES, LETTERS
from hotelier.austria.rules.state import BOARDS_DEALT, CHANCES, DRAW, EMPEROR, POLITICS, ROW_OF_FIVE
from hotelier.austria.rules.state import FIRST as FIRST_SEAT
from hotelier.austria.rules.tables import ASCENDING, POLITICS_ID, STAFF_ID, TILE_ID
from hotelier.austria.words.cards import bonus_words, politics_words
from hotelier.austria.words.names import guest_name, staff_name
from hotelier.core.game import Options
from hotelier.core.setup import FIRST, Part, Piece
from hotelier.messages.message import Message, Words, capital, listed, message

PARTS: Final = (FIRST, "politics", "emperor", "boards", "row", "hands")
ROW: Final = 5  # guests


def parts(options: Options) -> tuple[Part, ...]:
    """The parts that these options deal by chance."""
    players = int(options["players"])
    seats = [Piece(str(n), message("first-seat", seat=n)) for n in range(1, players + 1)]
    politics = [_piece(card, capital(politics_words(card))) for card in POLITICS_ID]
    tiles = [_piece(tile, capital(bonus_words(tile))) for tile in TILE_ID]
    boards = [Piece(name, name) for name in BOARD_NAMES[1:]]
    guests = tuple(_piece(card, guest_name(card)) for card in sorted(GUESTS))
    staff = tuple(_piece(card, staff_name(card)) for card in (STAFF_ID[i] for i in ASCENDING))
    found = [
        Part(FIRST, message("option-first"), CHANCES[FIRST_SEAT], (tuple(seats),)),
        _of_groups("politics", message("austria-setup-politics"), CHANCES[POLITICS], politics),
        _of_groups("emperor", message("austria-setup-emperor"), CHANCES[EMPEROR], tiles),
    ]
    if options["side"] == "day":
        each = (tuple(boards),) * players
        found.append(Part("boards", message("austria-setup-boards"), CHANCES[BOARDS_DEALT], each))
    found.append(Part("row", message("austria-setup-row"), CHANCES[ROW_OF_FIVE], (guests,) * ROW))
    if options["staff"] != "intro":
        found.append(
            Part(
                "hands",
                message("austria-setup-hands"),
                CHANCES[DRAW],
                (staff,) * START_STAFF,
                seats=players,
                ordered=False,
                secret=True,
            )
        )
    return tuple(found)


def _piece(text: object, name: Words) -> Piece:
    return Piece(str(text), listed([str(text), name], "dot"))


def _of_groups(name: str, title: Message, step: str, pieces: Sequence[Piece]) -> Part:
    """One of each group A, B and C, of sorted pieces."""
    size = len(pieces) // len(LETTERS)
    places = tuple(tuple(pieces[k * size : (k + 1) * size]) for k in range(len(LETTERS)))
    return Part(name, title, step, places, groups=LETTERS)
