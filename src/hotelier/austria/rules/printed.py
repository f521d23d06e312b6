"""What's printed on cards, tiles and boards, typed (rules §2)."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from hotelier.austria.rules.operations import Need, Operation, PenaltyOption, Power

MOMENTS: Final = ("once", "round", "permanent", "end")
LETTERS: Final = "ABC"
BOARD_NAMES: Final[list[str]] = ["night", "A", "B", "C", "D"]


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest card: 49–104."""

    id: int
    name: str
    colour: str
    order: str
    vp: int
    reward: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class Staff:
    """A staff card: 1–48."""

    id: int
    name: str
    cost: int
    when: str
    effects: tuple[Power, ...]
    hand: str  # the introductory hand it belongs to, or ""

    @property
    def effect(self) -> Power:
        """What it does first, and nearly always everything it does."""
        return self.effects[0]

    def operations(self) -> list[Operation]:
        """What it does, regardless of when."""
        return [power.operation() for power in self.effects]


@dataclass(frozen=True, slots=True)
class Politics:
    """A politics card: 105–116."""

    id: int
    group: str
    needs: Need


@dataclass(frozen=True, slots=True)
class Tile:
    """An emperor tile: A1–C4."""

    id: str
    bonus: Operation
    penalty: tuple[PenaltyOption, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """Everything printed on the components of one edition; each is only equal to itself."""

    revised: bool
    guests: dict[int, Guest]
    staff: dict[int, Staff]
    politics: dict[int, Politics]
    tiles: dict[str, Tile]
    emperor_vp: list[int]
    emperor_vp_source: dict[int, str]  # by space; not printed there
    guest_cost: list[int]  # from the left
    politics_vp: list[int]
    penalty_choice: str
    floor_cost: list[int]
    floor_vp: list[int]
    prepare_vp: list[int]  # from 11 to 45
    group_bonus: dict[str, list[int]]  # by colour: by size of the group, from 1
    group_operation: dict[str, str]  # by colour: what the bonus is
    layouts: dict[str, str]  # by board: the colours of the rooms from 11 to 45
    board_source: dict[str, str]
    # Not printed on a component but a rule, so no owner can replace it:
    emperor_back: dict[int, int]  # after round: steps back
    dice: dict[int, int]  # by players
    start_crowns: int
    purse: int
    start_staff: int
    start_cubes: str


Editions: TypeAlias = tuple[Edition, Edition]  # classic, then revised
