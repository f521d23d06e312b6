"""The numbers of the rules that are in no data file, for texts about the rules."""

from typing import Any, Final

from hotelier.austria.rules.boxes import OURS
from hotelier.austria.rules.cafe import DELIVERY_LIMIT
from hotelier.austria.rules.dice import SIX_FACE, most_dear
from hotelier.austria.rules.emperor import BONUS_FROM
from hotelier.austria.rules.geometry import COLUMN, FLOOR
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.setup import new_state
from hotelier.austria.rules.turn import tile_number

PLAYERS: Final = (2, 3, 4)
STRENGTHS: Final = range(1, 7)


def numbers() -> dict[str, Any]:
    """Each number by its name."""
    return {
        "rounds": ROUNDS,
        "floors": len(FLOOR),
        "columns": len(COLUMN),
        "any_die": SIX_FACE,  # its face: it's used as another
        "delivery": DELIVERY_LIMIT,  # maximum cubes
        "bonus_from": BONUS_FROM,  # the space of the emperor track
        "most_dear": [most_dear(strength) for strength in STRENGTHS],
        "order_tiles": {str(players): _order_tiles(players) for players in PLAYERS},
    }


def _order_tiles(players: int) -> list[list[int]]:
    """The two numbers of each turn-order tile."""
    state = new_state(OURS[0], players, False, 0)
    seats = [(state.first + place) % players for place in range(players)]
    return [[tile_number(state, seat, covered) for covered in (0, 1)] for seat in seats]
