"""The length of a test: what the gate has time for, or more (`make test-all`)."""

import os

IS_LONG = bool(os.environ.get("HOTELIER_LONG"))


def sized(usual: int, long: int) -> int:
    """How much to do."""
    return long if IS_LONG else usual
