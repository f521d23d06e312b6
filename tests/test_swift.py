"""Swift dataclasses: created faster, and the same in everything else."""

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace

import pytest

from hotelier.core.events import Event
from hotelier.core.game import find_game
from hotelier.core.swift import swift


@dataclass(frozen=True, slots=True)
class Guarded:
    room: int
    colours: tuple[str, ...] = ()
    marks: list[int] = field(default_factory=list)


@swift
@dataclass(frozen=True, slots=True)
class Swift:
    room: int
    colours: tuple[str, ...] = ()
    marks: list[int] = field(default_factory=list)


@swift
@dataclass(frozen=True)
class Open:
    """Without slots, as facts are."""

    room: int
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heir(Swift):
    """A frozen dataclass of somebody who has never heard of swift ones."""

    beds: int = 2


def test_it_is_created_like_any_dataclass() -> None:
    for given in (Swift(1), Swift(room=1), Swift(1, (), [])):
        assert (given.room, given.colours, given.marks) == (1, (), [])
    assert Swift(1).marks is not Swift(1).marks
    wrongly: tuple[tuple[object, ...], ...] = ((), (1, (), [], 4))
    for wrong in wrongly:
        with pytest.raises(TypeError, match=r"Swift\.__init__\(\)"):
            Swift(*wrong)  # type: ignore[arg-type]


def test_it_compares_and_reads_as_the_guarded_one_does() -> None:
    one, same, other = Open(1, ("red",)), Open(1, ("red",)), Open(2)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert repr(Swift(1)) == repr(Guarded(1)).replace("Guarded", "Swift")
    assert [each.name for each in fields(Swift)] == [each.name for each in fields(Guarded)]
    assert replace(one, room=2) == Open(2, ("red",))


def test_it_survives_a_copy_and_another_process() -> None:
    for one in (Swift(1, ("red",), [2]), Open(1, ("red",)), Heir(1, beds=3)):
        assert copy.deepcopy(one) == one
        assert pickle.loads(pickle.dumps(one)) == one


def test_an_heir_is_frozen_and_has_all_fields() -> None:
    heir = Heir(1, ("red",), [2], beds=3)
    assert (heir.room, heir.colours, heir.marks, heir.beds) == (1, ("red",), [2], 3)
    with pytest.raises(FrozenInstanceError):
        heir.beds = 4  # type: ignore[misc]


def test_a_class_stays_as_it_is_if_its_base_is_guarded_or_it_has_work_to_do() -> None:
    @swift
    @dataclass(frozen=True)
    class Child(Guarded):
        beds: int = 2

    @swift
    @dataclass(frozen=True)
    class Counted:
        room: int

        def __post_init__(self) -> None:
            assert self.room > 0

    for guarded in (Child(1), Counted(1)):
        with pytest.raises(FrozenInstanceError):
            guarded.room = 2  # type: ignore[misc]
    with pytest.raises(AssertionError):
        Counted(0)


@pytest.mark.parametrize("name", ["austria", "overbooking"])
def test_all_events_of_a_game_are_swift(name: str) -> None:
    for kind in find_game(name).event_types.values():
        assert kind.__setattr__ is object.__setattr__, kind
        assert issubclass(kind, Event)
