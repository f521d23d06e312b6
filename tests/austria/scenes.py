"""Positions that the browser client draws without a server: as the server would send them.

The rules pages show small made-up tables; the client's tests use some more.

    PYTHONPATH=src:tests python -m austria.scenes

writes them where the client reads them.
"""

import json
from pathlib import Path
from typing import Any, Final

from austria.positions import play, position
from hotelier.core.explain import Explanation
from hotelier.core.match import Match
from hotelier.server.encoder import encoded, sent_view

CLIENT: Final = Path(__file__).parents[2] / "web/src/games/austria"
PICTURES: Final = CLIENT / "rules/scenes.json"
TABLES: Final = CLIENT / "positions.json"


def pictures() -> dict[str, Any]:
    """The pictures of the rules, in which nothing can be done."""
    shown = {
        "facade": "rooms 11x 12x 13 14x 21x 22 23 31x 32 41, bonuses 11",
        "groups": "rooms 11x 12x 13x 14x 21x 22x 23x 24x 25 31 32, bonuses 11 12 13",
        "check-in": "rooms 11x 12x 13 21, bonuses 11",
        "kitchen": "kitchen scwk",
        "order": "covered 1; 2: covered 1; table: players 3, turn 3",
        "row": "table: row 86 75 57 98 66",
        "dice": "hand 21 1 13 28, crowns 6; table: dice 1122234456",
        "cafe": "cafe 75:kk 57: -, rooms 11x 12, kitchen ssck, crowns 4",
        "emperor": "emperor 7; 2: emperor 2; table: round 2, tiles A1 B2 C1",
        "politics": """rooms 11x 12x 13x 14x 15x 21x 22 23 25x 31
            2: rooms 11x 12x 13x 14x 15x 21 22 23 24 25 31 32, discs A
            table: politics 106 110 114, places 1 0 0""",
    }
    found = {}
    for name, text in shown.items():
        match = position(text)
        still = Explanation(facts=match.game.facts(match.state, 1))
        found[name] = _sent(match, still) | {"legal": []}
    return found


def tables() -> dict[str, Any]:
    """Tables where the first seat is to move, for tests of the client."""
    cafe = "cafe 75:kk 62:cw -, rooms 11x 12, kitchen ssckk, crowns 4"
    decided = {
        "turn": position(cafe),
        "place": play(position(f"{cafe}; table: dice 2222"), "die 2", "split 2"),
        "waiting": position(f"{cafe}; table: turn 2"),
    }
    return {name: _sent(match, match.explain(1)) for name, match in decided.items()}


def _sent(match: Match, told: Explanation) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(encoded(sent_view(match.view(1)) | told.as_dict()))
    return plain


def written(scenes: dict[str, Any]) -> str:
    """Scenes in their file format: one line each."""
    lines = (f"{json.dumps(name)}: {json.dumps(scene)}" for name, scene in scenes.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PICTURES.write_text(written(pictures()), encoding="utf-8")
    TABLES.write_text(written(tables()), encoding="utf-8")
