"""The grammar that sentences for players share: lists, percents, capitals, full stops."""

from collections.abc import Sequence
from typing import Literal

from hotelier.messages import say


def listed(parts: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Things one after another: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(f"list-{last}", first=", ".join(parts[:-1]), last=parts[-1])


def percent(share: float) -> str:
    """A share of one, in percent."""
    return say("percent", n=round(share * 100))


def capital(text: str) -> str:
    """The same text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The same text as a sentence: capital first letter, full stop at the end."""
    return capital(text) if text.endswith((".", "!", "?", "…")) else f"{capital(text)}."
