"""An imported record may be broken in any way: it's refused, and nothing else happens."""

import copy
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.core.errors import HotelierError, RecordError
from hotelier.server.http.schemas import ImportRecord
from hotelier.server.table.history import record
from hotelier.server.table.opening import imported
from server.shelf import GAMES, HandWatch, Room

each_game = pytest.mark.parametrize("game", GAMES)


@cache
def written(game: str, decisions: int = 10_000) -> dict[str, Any]:
    room = Room(game).fill().play_on(random.Random(1), decisions)
    return record(room.table, room.shelf.entries).as_dict()


def bring(broken: dict[str, Any]) -> str:
    """What happens with a record: the phase of its table, or the code of the refusal."""
    try:
        return imported(ImportRecord(record=broken), HandWatch())[0].phase
    except HotelierError as error:
        return type(error).__name__ if str(error) else "a refusal without a reason"


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
anything = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8
)
NEAR = (
    "~",
    "~roll 7",
    "~first 9",
    "~draw 1",
    "end",
    "pass",
    "",
    " ",
    "~row 999",
    "die 1+",
    "x" * 999,
)


@each_game
@settings(max_examples=150)
@given(data=st.data())
def test_a_record_with_one_thing_changed_is_opened_or_refused(game: str, data: Any) -> None:
    broken = copy.deepcopy(data.draw(st.sampled_from([written(game), written(game, 12)])))
    place: Any = broken
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        inside = place[key]
        if isinstance(inside, dict | list) and data.draw(st.booleans()):
            place = inside
            continue
        match data.draw(st.sampled_from(["drop", "near", "other", "twice"])):
            case "drop":
                del place[key]
            case "near":
                place[key] = data.draw(st.sampled_from(NEAR))
            case "other":
                place[key] = data.draw(anything)
            case "twice" if isinstance(place, list):
                place.insert(key, inside)
        break
    assert bring(broken) in ("over", "running", "RecordError", "OptionError")


@each_game
@given(at=st.integers(0, 10_000), other=st.integers(0, 10_000))
def test_a_record_whose_steps_are_shuffled_is_opened_or_refused(
    game: str, at: int, other: int
) -> None:
    broken = copy.deepcopy(written(game))
    steps = broken["steps"]
    at, other = at % len(steps), other % len(steps)
    same = steps[at] == steps[other]
    steps[at], steps[other] = steps[other], steps[at]
    became = bring(broken)
    assert became == "over" if same else became in ("over", "RecordError")


@given(st.dictionaries(st.text(), anything))
def test_what_is_no_record_at_all_is_refused(garbage: dict[str, Any]) -> None:
    assert bring(garbage) == "RecordError"


@each_game
@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ({"format": "hotelier/2"}, "format"),
        ({"game": "chess"}, "there’s no game"),
        ({"rules": "1.0"}, "rules"),
        ({"options": {}}, "lacks the option"),
        ({"seats": ["Ada"]}, "2 players need 2 names"),
        ({"seats": ["Ada", "\ud800"]}, "half a character"),
        ({"steps": ["~", "~"]}, "step 0"),
        ({"result": {"scores": [1, 2], "winners": [2]}}, "the game gives"),
        ({"result": None}, "no result"),
        ({"data": "0" * 64}, "custom component data"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(game: str, broken: Any, reason: str) -> None:
    with pytest.raises(HotelierError, match=reason):
        imported(ImportRecord(record=written(game) | broken), HandWatch())


@each_game
def test_a_result_the_steps_do_not_lead_to_is_refused(game: str) -> None:
    early = written(game) | {"steps": written(game)["steps"][:-1]}
    with pytest.raises(RecordError, match="the steps end before the game does"):
        imported(ImportRecord(record=early), HandWatch())
