"""The boxes there are: ours, and those with the values of an owner's file."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cards import EDITIONS
from hotelier.austria.rules.effects import make_box
from hotelier.austria.rules.owners import read_owners
from hotelier.core.rows import data_text

Boxes: TypeAlias = tuple[Box, Box]  # classic, then revised

OURS: Final[Boxes] = (make_box(EDITIONS[0], "", ""), make_box(EDITIONS[1], "", ""))


@cache
def boxes_of(text: str, origin: str = "the file") -> Boxes:
    """Both editions with the values of an owner's file; without a text, our own."""
    if not text:
        return OURS
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    classic, revised = read_owners(text, origin)
    return make_box(classic, text, fingerprint), make_box(revised, text, fingerprint)


def open_boxes(path: str | Path) -> Boxes:
    """An owner's data file; its fingerprint goes into every record played with it."""
    return boxes_of(data_text(path), str(path))
