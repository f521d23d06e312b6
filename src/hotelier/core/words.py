"""The grammar that sentences for players share: amounts, lists, capitals."""


def number(amount: int, one: str, many: str = "") -> str:
    """An amount with its noun: `1 card`, `3 cards`."""
    return f"{amount} {one if amount == 1 else many or one + 's'}"


def listed(parts: list[str], last: str = "and") -> str:
    """Things one after another: `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def capital(text: str) -> str:
    """The same text with a capital letter in front."""
    return text[:1].upper() + text[1:]
