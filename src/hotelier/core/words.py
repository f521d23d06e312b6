"""The grammar that sentences for players share: lists, percents, capitals, full stops."""

from collections.abc import Sequence
from typing import Literal

from hotelier.messages import known, say, written


def listed(parts: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Things one after another: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(f"list-{last}", first=", ".join(parts[:-1]), last=parts[-1])


def percent(share: float) -> str:
    """A share of one, in percent."""
    return say("percent", n=round(share * 100))


def source_words(source: str, points: float, digits: int = 0) -> str:
    """What an action brings more or less of than another, by source of points.

    Without digits, it's about so many points.
    """
    key = f"source-more-{source}" if points > 0 else f"source-less-{source}"
    if not known(key):  # a game of someone else
        label = f"source-{source}"
        name = say(label) if known(label) else capital(source)
        return f"{name} {written(points, digits, signed=True)}"
    if digits:
        return say(key, n=written(abs(points), digits))
    return say(key, n=say("about-number", n=int(abs(points) + 0.5)))


def capital(text: str) -> str:
    """The same text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The same text as a sentence: capital first letter, full stop at the end."""
    return capital(text) if text.endswith((".", "!", "?", "…")) else f"{capital(text)}."
