"""Write what lies in the box of every game to a file, for the client's tests."""

import json
import sys
from pathlib import Path

import hotelier
from hotelier.core.game import find_game


def main() -> None:
    """`python web/scripts/components.py FILE`."""
    target = Path(sys.argv[1])
    boxes = {}
    for name in hotelier.games():
        game = find_game(name)
        boxes[name] = game.components() | {"words": game.component_words()}
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(boxes, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
