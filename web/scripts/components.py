"""Write the contents of every game's box to a file, for the client's tests."""

import json
import sys
from pathlib import Path

import hotelier
from hotelier.core.game import find_game


def main() -> None:
    """`python web/scripts/components.py FILE`."""
    target = Path(sys.argv[1])
    boxes = {name: find_game(name).contents() for name in hotelier.games()}
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(boxes, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
