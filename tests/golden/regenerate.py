"""Writes the playthroughs again, and the numbers pinned in the tests.

    PYTHONPATH=src python tests/golden/regenerate.py

A playthrough keeps its steps while the rules allow them; from the first impossible one, the game is
played anew. Read the diff before you commit it.
"""

import re
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent


def main() -> None:
    from conformance import variants
    from playthrough import finished, path_of, steps_of, written
    from test_engine_mode import fingerprint
    from test_perft import POSITIONS, perft_of

    for variant in variants():
        path = path_of(variant)
        steps = steps_of(path.read_text(encoding="utf-8")) if path.exists() else []
        path.write_text(written(finished(variant, steps)), encoding="utf-8")
    pin(
        TESTS / "test_engine_mode.py",
        {str(variant): f'"{fingerprint(variant)}"' for variant in variants()},
    )
    pin(TESTS / "test_perft.py", {name: str(perft_of(name)) for name in POSITIONS})


def pin(path: Path, values: dict[str, str]) -> None:
    """Put these values into the table `PINNED` of a test."""
    table = "".join(f'    "{name}": {value},\n' for name, value in values.items())
    text, found = re.subn(
        r"(?ms)^(PINNED[^\n]*= \{\n).*?^\}",
        lambda there: f"{there[1]}{table}}}",
        path.read_text(encoding="utf-8"),
    )
    assert found == 1, f"{path.name} has no table PINNED"
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    main()
