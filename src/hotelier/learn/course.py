"""The settings of a course: everything that determines its result."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from hotelier.core.errors import OptionError
from hotelier.core.evaluator import NetworkJudge
from hotelier.core.game import AnyGame, Options, find_game
from hotelier.core.judge import LinearJudge
from hotelier.core.luck import seed_of
from hotelier.core.network import Network
from hotelier.core.network_file import checksum_of
from hotelier.core.rng import Rng
from hotelier.core.weights import Weights

AUTO: Final = "auto"


@dataclass(frozen=True)
class Course:
    """The same course gives the same champion, however often it's interrupted."""

    game: str
    seed: int = 1
    fixed: tuple[tuple[str, int | str], ...] = ()  # options; the others are drawn for each game
    start: str = ""  # other weights that also play the first games: a set of the game's, or a file
    start_checksum: str = ""  # of those weights
    more: tuple[str, ...] = ()  # folders of other courses to learn from, too
    games: int = 800  # per iteration
    first_games: int = 2000  # in the first iteration: wide, cheap, by the linear judge and `start`
    piece: int = 25  # games per file
    width: int = 8  # of the plans
    most: int = 400  # positions that a plan may look at
    seats: tuple[int, ...] = (1, 1, 2)  # in turn: champion, latest candidate, latest explorer
    strays: int = 8  # percentage of stretches played by the quick policy
    hidden: tuple[int, ...] = (64, 16)  # units in the network's layers
    corrects: bool = True  # whether the network corrects the linear judge or stands alone
    trace: float = 0.8  # how much the target is the final score rather than later expectations
    rows: int = 2_500_000  # maximum per training
    epochs: float = 3.0  # over those rows
    batch: int = 2048
    rate: float = 0.002  # of learning
    decay: float = 1.0  # weight decay
    framework: str = AUTO  # of training: numpy or torch; auto is settled when the course begins
    pairs: int = 100  # maximum deals in the gate, each played twice
    better: float = 0.55  # the share of wins the gate tests for, against one half
    error: float = 0.05  # the gate's error rate, either way

    @property
    def rules(self) -> AnyGame:
        """The game."""
        return find_game(self.game)

    def begins_with(self) -> Weights | Network:
        """The weights that also play the first games, by content: other hosts have no such file."""
        judge = self.rules.judge(Path(self.start) if Path(self.start).suffix else self.start)
        if isinstance(judge, NetworkJudge):
            return judge.network
        assert isinstance(judge, LinearJudge)
        return dict(judge.weights)

    def with_checksum(self) -> "Course":
        """The same course, knowing which weights it starts from."""
        if not self.start or self.start_checksum:
            return self
        return replace(self, start_checksum=checksum_of(self.begins_with()))

    def options(self, number: int, *purpose: object) -> Options:
        """The options of a game: fixed ones as given, the rest at random."""
        rng = Rng(seed_of(self.seed, "options", number, *purpose))
        given = dict(self.fixed)
        chosen = {
            option.name: given.get(option.name, option.values[rng.below(len(option.values))])
            for option in self.rules.options
        }
        return self.rules.read_options(chosen)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        lists = {name: list(getattr(self, name)) for name in LISTS}
        return {**asdict(self), "fixed": dict(self.fixed), **lists}


LISTS: Final = ("more", "hidden", "seats")
SETTINGS: Final = tuple(setting.name for setting in fields(Course))


def read_course(told: Mapping[str, Any]) -> Course:
    """The course in plain data."""
    for name in told:
        if name not in SETTINGS:
            there = ", ".join(SETTINGS)
            raise OptionError(f"a course has no setting {name!r}; it has {there}")
    facts = dict(told)
    facts["fixed"] = tuple(sorted(dict(facts.get("fixed", {})).items()))
    for name in LISTS:
        if name in facts:
            facts[name] = tuple(facts[name])
    return Course(**facts)
