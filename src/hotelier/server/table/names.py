"""Names and messages of strangers: text that can be shown to everyone at a table."""

import unicodedata
from typing import Final

from hotelier.core.errors import OptionError
from hotelier.core.names import WIDEST_NAME, bare, can_be_seen, columns, fits_a_name, isolated
from hotelier.messages import say

LINE_ENDS: Final = str.maketrans(dict.fromkeys("\t\n\v\f\r\x85\u2028\u2029", " "))


def check_name(text: str) -> str:
    """A player's name, normalized; OptionError says why it isn't allowed."""
    text = bare(text)
    if not can_be_seen(text):
        raise OptionError(say("wrong-name-unseen"))
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise OptionError(say("wrong-name-empty"))
    if not fits_a_name(name):
        raise OptionError(say("wrong-name-wide", n=WIDEST_NAME))
    return isolated(name)


def check_say(text: str, most: int) -> str:
    """A chat message in one line, normalized; OptionError says why it isn't allowed."""
    line = unicodedata.normalize("NFC", text.translate(LINE_ENDS).strip())
    if not can_be_seen(line):
        raise OptionError(say("wrong-talk-unseen"))
    if not columns(line) or len(line) > most:
        raise OptionError(say("wrong-talk-long", n=most))
    return line
