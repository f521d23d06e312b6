"""Games in progress, saved to disk after every action so that nothing is ever lost.

A saved game is a record (rules: notation §2) plus who plays each seat.
"""

import contextlib
import json
import secrets
import shlex
import shutil
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.files import data_folder, write_atomically
from hotelier.core.match import Match, replay
from hotelier.core.record import Record, load
from hotelier.messages import say

OPPONENTS = "opponents"  # by seat: a name, or null for a person
HUMANS = "humans"  # in games saved before bots could be chosen: the people's seats
UNNAMED = "random"  # who plays a seat if no bot was named
COMMAND = "hotelier"


Seating = tuple[str | None, ...]  # a bot's name for every seat, None for a person


def people_of(seating: Seating) -> tuple[int, ...]:
    """The seats of people."""
    return tuple(seat for seat, rival in enumerate(seating, start=1) if rival is None)


def directory() -> Path:
    """Where games are saved: in the user's data folder."""
    return data_folder() / "games"


def new_place(game: str) -> Path:
    """A file for a new game."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return directory() / f"{game}-{stamp}-{secrets.token_hex(2)}.json"


def keep(match: Match, seating: Seating, path: Path) -> bytes:
    """Save the game; the file is either complete or unchanged. Returns its content."""
    written = {**match.record().as_dict(), OPPONENTS: list(seating)}
    text = json.dumps(written, ensure_ascii=False) + "\n"
    write_atomically(path, text)
    return text.encode()


class Keeping:
    """The file in which a sitting saves its game; what another sitting wrote there is kept."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        place: Path,
        found: bytes | None = None,
        data: Path | None = None,
    ) -> None:
        self.match = match
        self.seating = seating
        self.place = place
        self.data = data
        self.trouble = ""  # why the game isn't saved; empty while it is
        self._last = found  # what this sitting last read or wrote there

    def keep(self) -> str:
        """Save the game; returns a sentence if that starts or stops working, else nothing."""
        failed_before = bool(self.trouble)
        told = ""
        try:
            if self._is_anothers():
                told = say("terminal-another-sitting", place=str(self.place)) + " "
                self.place, self._last = new_place(self.match.game.name), None
            if self.place.parent == directory():
                _make_directory()
            self._last = keep(self.match, self.seating, self.place)
        except HotelierError as error:
            self.trouble = str(error)
            no = say("terminal-not-kept", reason=self.trouble)
            return "" if failed_before else f"{told}{no}"
        self.trouble = ""
        if told or failed_before:
            return f"{told}{say('terminal-now-kept', place=str(self.place))}"
        return ""

    def copy_to(self, target: Path) -> None:
        """Save a copy in a file of the player's, only over an earlier state of the same game."""
        if target.exists() and not _is_earlier(load(target), self.match.record()):
            raise RecordError(say("terminal-other-game"))
        written = keep(self.match, self.seating, target)
        if self.trouble or target.resolve() == self.place.resolve():
            self.place, self._last, self.trouble = target, written, ""

    def how_to_go_on(self) -> str:
        """The command that continues the game."""
        words = [*this_command(), "play", "--resume"]
        if self.place.parent != directory():
            words.append(str(self.place))
        if self.data is not None:
            words += ["--data", str(self.data)]
        return shlex.join(words)

    def _is_anothers(self) -> bool:
        try:
            return self.place.read_bytes() != self._last
        except FileNotFoundError:
            return False
        except OSError as error:
            raise _refused(self.place, error) from error


def _is_earlier(old: Record, new: Record) -> bool:
    """Whether a record is the same game as the other, and no further along."""
    return replace(new, steps=new.steps[: len(old.steps)], result=old.result) == old


def _make_directory() -> None:
    folder = directory()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused(folder, error) from error


def _refused(place: Path, error: OSError) -> HotelierError:
    reason = str(error.strerror or error)
    return HotelierError(say("terminal-cannot-keep", place=str(place), reason=reason))


def this_command() -> list[str]:
    """How to call this installation: by name if the shell finds it, else by its path."""
    script = Path(sys.argv[0])
    if script.name != COMMAND or not script.is_file():
        script = Path(sys.executable).with_name(COMMAND)
    if not script.is_file():
        return [sys.executable, "-m", COMMAND]
    found = shutil.which(COMMAND)
    if found is not None and script.samefile(found):
        return [COMMAND]
    return [str(script.absolute())]


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved game that was opened again."""

    path: Path
    match: Match
    seating: Seating | None  # None: the record doesn't say
    found: bytes  # the content of the file


def take_up(path: Path, seed: int | None = None, data: Path | None = None) -> Kept:
    """A saved game or any record, replayed to where it stopped."""
    record = load(path)
    found = path.read_bytes()
    try:
        match = replay(record, seed=seed, data=data)
    except HotelierError as error:
        told = say("terminal-cannot-take-up", file=str(path), reason=str(error))
        raise RecordError(told) from error
    return Kept(path, match.begin(), _seating(path, record, found), found)


def _seating(path: Path, record: Record, found: bytes) -> Seating | None:
    written = json.loads(found.decode("utf-8-sig"))
    seats = range(1, len(record.seats) + 1)
    rivals, humans = written.get(OPPONENTS), written.get(HUMANS)
    if rivals is not None:
        whole = isinstance(rivals, list) and len(rivals) == len(seats)
        if not whole or any(name is not None and not isinstance(name, str) for name in rivals):
            raise RecordError(say("terminal-bad-opponents", file=str(path), n=len(seats)))
        return tuple(rivals)
    if humans is None:
        return None
    if not isinstance(humans, list) or any(type(n) is not int or n not in seats for n in humans):
        raise RecordError(say("terminal-bad-people", file=str(path), n=len(seats)))
    return tuple(None if seat in humans else UNNAMED for seat in seats)


def last_unfinished(game: str | None = None) -> Path:
    """The last game played that isn't over, of any name or of one."""
    folder = directory()
    files = [path for path in folder.glob("*.json") if path.is_file()] if folder.is_dir() else []
    for path in sorted(files, key=_age):
        try:
            record = load(path)
        except RecordError as error:
            if game is not None and not path.name.startswith(game):
                continue
            raise RecordError(say("terminal-last-unreadable", reason=str(error))) from error
        if record.result is None and game in (None, record.game):
            return path
    if game is None:
        raise HotelierError(say("terminal-no-unfinished", folder=str(folder)))
    raise HotelierError(say("terminal-no-unfinished-of", game=game, folder=str(folder)))


def _age(path: Path) -> float:
    with contextlib.suppress(OSError):
        return -path.stat().st_mtime
    return 0.0
