"""Files: where a user's files are kept, and how to write them atomically."""

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from hotelier.core.errors import HotelierError
from hotelier.messages import say

FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def data_folder() -> Path:
    """Where this user's games are kept: hotelier's part of the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "hotelier"


def check_target(path: str | Path) -> None:
    """Raise now what writing a file would raise later, as far as that can be known."""
    target = Path(path)
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        kind = stat.S_IFREG
    except OSError as error:
        raise _unwritten(path, error) from error
    if stat.S_ISDIR(kind):
        raise _unwritten(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))
    if not stat.S_ISREG(kind):
        raise HotelierError(say("wrong-file-regular", file=str(path)))
    if not target.resolve().parent.is_dir():
        raise _unwritten(path, FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)))
    if not os.access(target.resolve().parent, os.W_OK | os.X_OK):
        raise _unwritten(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def write_atomically(path: str | Path, text: str) -> None:
    """Write a text file; if that fails (disk full, no permission), the old file stays as it was.

    A link stays a link, and an old file keeps its permissions; anything that isn't a file isn't
    replaced.
    """
    write_bytes_atomically(path, text.encode())


def write_bytes_atomically(path: str | Path, content: bytes) -> None:
    """The same for bytes."""
    check_target(path)
    target = Path(path).resolve()
    temporary = target.parent / f".{target.name}.{secrets.token_hex(4)}.part"
    try:
        # Opened like this, the file gets the permissions of the user's umask.
        handle = os.open(temporary, FLAGS, 0o666)
        with os.fdopen(handle, "wb") as file:
            if target.exists():
                temporary.chmod(target.stat().st_mode)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise _unwritten(path, error) from error


def _unwritten(path: str | Path, error: OSError) -> HotelierError:
    reason = error.strerror or str(error)
    return HotelierError(say("wrong-file-unwritten", file=str(path), reason=reason))
