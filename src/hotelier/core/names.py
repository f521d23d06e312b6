"""What can stand for a person on every screen: signs that are seen, and how wide they are.

A name may be in any script, but must show itself: nothing in it may be invisible, turn the text
around or break the line.
"""

import unicodedata
from typing import Final

WIDEST_NAME: Final = 24  # columns
SIGNS_A_COLUMN: Final = 4  # joined and marked signs are many in one column, yet not without end

UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, formats, halves of signs, separators
JOINERS: Final = "\u200c\u200d"  # they make one sign of two, as in many emoji
BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # signs that show nothing

UNKNOWN: Final = "\ufffd"
JOINED: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"  # makes a small sign a wide picture
TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # they colour the sign before


def can_be_seen(text: str) -> bool:
    """Whether every sign of a text shows itself, or joins two that do."""
    return not any(
        sign in BLANKS or (unicodedata.category(sign) in UNSEEN and sign not in JOINERS)
        for sign in text
    )


def seen(text: str) -> str:
    """A text in which a sign stands for each that would not show itself."""
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
    """Whether a text is as wide as a name may be, and not built up of countless marks."""
    return 0 < columns(text) <= WIDEST_NAME and len(text) <= WIDEST_NAME * SIGNS_A_COLUMN


def _adds_nothing(sign: str, last: int) -> bool:
    """Whether a sign stands on the one before it."""
    return unicodedata.category(sign) in ("Mn", "Me", "Cf") or (sign in TONES and last == 2)
