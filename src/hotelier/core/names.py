"""What can be a person's name on every screen: visible characters, and their width.

A name may be in any script, but must be visible: nothing in it may be invisible, change the text
direction or break the line.
"""

import unicodedata
from typing import Final

WIDEST_NAME: Final = 24  # columns
SIGNS_A_COLUMN: Final = 4  # joined and marked characters can share a column, but not endlessly

# Controls, formats, surrogates, separators; private and unassigned characters: fonts differ there.
UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp", "Co", "Cn")
JOINERS: Final = "\u200c\u200d"  # they join two characters into one, as in many emoji
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # characters that show nothing

RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
ISOLATE, ISOLATED = "\u2068", "\u2069"  # the text between them has its own direction

UNKNOWN: Final = "\ufffd"
JOINED: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"  # turns a small character into a wide picture
TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # colour the sign before


def can_be_seen(text: str) -> bool:
    """Whether every character of a text is visible, or joins two that are."""
    return not any(
        sign in BLANKS or (unicodedata.category(sign) in UNSEEN and sign not in JOINERS)
        for sign in text
    )


def isolated(text: str) -> str:
    """A text that, even if it runs right to left, doesn't affect the words around it."""
    turns = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in text)
    return f"{ISOLATE}{text}{ISOLATED}" if turns else text


def bare(text: str) -> str:
    """The same text without its isolates."""
    if text.startswith(ISOLATE) and text.endswith(ISOLATED):
        return text[1:-1]
    return text


def seen(text: str) -> str:
    """A text in which a placeholder replaces each invisible character."""
    return "".join(sign if can_be_seen(sign) else UNKNOWN for sign in text)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    wide = last = 0  # in all, and the last sign
    joined = False
    for sign in text:
        if sign == AS_PICTURE and last == 1:
            wide, last = wide + 1, 2
        elif not joined and not _adds_nothing(sign, last):
            last = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
            wide += last
        joined = sign == JOINED
    return wide


def fits_a_name(text: str) -> bool:
    """Whether a text is no wider than a name may be, and not piled up with marks."""
    return 0 < columns(text) <= WIDEST_NAME and len(text) <= WIDEST_NAME * SIGNS_A_COLUMN


def _adds_nothing(sign: str, last: int) -> bool:
    """Whether a character adds no width to the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me", "Cf") or (sign in TONES and last == 2)
