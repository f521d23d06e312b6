"""The length of a test: what the gate has time for, or more (`make test-all`)."""

import os

IS_LONG = bool(os.environ.get("HOTELIER_LONG"))
# What's tested with every variant of a game on one engine needs only some of them on the other.
EVERY = 1 if IS_LONG else int(os.environ.get("HOTELIER_EVERY", 1))


def sized(usual: int, long: int) -> int:
    """How much to do."""
    return long if IS_LONG else usual
