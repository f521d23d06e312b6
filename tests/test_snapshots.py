"""A snapshot whose numbers mean something else isn't read: its version says what they mean."""

from types import ModuleType

import pytest

from hotelier.austria import snapshot as austria
from hotelier.core.snapshots import Frames, fingerprint
from hotelier.overbooking import snapshot as overbooking

each_game = pytest.mark.parametrize(
    "module", [austria, overbooking], ids=["austria", "overbooking"]
)
ELSEWHERE = "BOX_FIELDS"  # of the component data, which has a fingerprint of its own


@each_game
def test_the_numbers_of_a_frame_are_called_what_they_mean(module: ModuleType) -> None:
    frames: Frames = module.FRAMES
    for shape in frames.shapes:
        id, *names = shape.split()
        numbers = tuple(range(1, len(names) + 1))
        frame = frames.kinds[id](0, *numbers, None)
        assert frame.facts() == (0, *numbers), id
        assert tuple(getattr(frame, name) for name in names) == numbers, id


@each_game
def test_frames_and_fields_are_part_of_the_version(module: ModuleType) -> None:
    saved = [
        value
        for name, value in vars(module).items()
        if name.endswith("_FIELDS") and name != ELSEWHERE
    ]
    assert len(saved) >= 2
    for table in (*saved, module.FRAMES.shapes):
        assert any(each is table for each in module.MEANING)
    assert fingerprint(*module.MEANING) == module.VERSION


@each_game
def test_the_same_number_of_fields_with_another_meaning_is_another_version(
    module: ModuleType,
) -> None:
    for at, table in enumerate(module.MEANING):
        changed = (*module.MEANING[:at], ["renamed", *table[1:]], *module.MEANING[at + 1 :])
        assert fingerprint(*changed) != module.VERSION
