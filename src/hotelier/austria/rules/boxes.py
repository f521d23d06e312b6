"""The available boxes: ours, those of older rules, and those with values from an owner's file."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cards import EDITIONS
from hotelier.austria.rules.effects import make_box
from hotelier.austria.rules.older import read_older
from hotelier.austria.rules.owners import read_owners
from hotelier.austria.rules.printed import Editions
from hotelier.austria.rules.state import RULES
from hotelier.core.rows import data_text

Boxes: TypeAlias = tuple[Box, Box]  # classic, then revised


def _boxes(editions: Editions, rules: int, text: str = "", fingerprint: str = "") -> Boxes:
    classic, revised = editions
    return (
        make_box(classic, rules, text, fingerprint),
        make_box(revised, rules, text, fingerprint),
    )


OURS: Final[Boxes] = _boxes(EDITIONS, RULES)


@cache
def boxes_of(text: str, rules: int = RULES, origin: str = "the file") -> Boxes:
    """Both editions under these rules with the values of an owner's file; without a text, ours."""
    if not text:
        return OURS if rules == RULES else _boxes(read_older(rules), rules)
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    return _boxes(read_owners(text, origin, rules), rules, text, fingerprint)


def open_boxes(path: str | Path) -> Boxes:
    """An owner's data file; its fingerprint goes into every record played with it."""
    return boxes_of(data_text(path), origin=str(path))
