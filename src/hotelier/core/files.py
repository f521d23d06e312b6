"""Files: where a user's are kept, and how they are written whole or not at all."""

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path

from hotelier.core.errors import HotelierError
from hotelier.messages import say


def data_folder() -> Path:
    """Where this user's games are kept: hotelier's part of the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "hotelier"


def check_target(path: str | Path) -> None:
    """Raise now what writing a file would raise later, as far as one can know."""
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
    """Write a text file; when it fails (disk full, no permission) the old file stays as it was.

    A link stays one, and an old file keeps its permissions; what is no file is not replaced.
    """
    check_target(path)
    target = Path(path).resolve()
    temporary = target.parent / f".{target.name}.{secrets.token_hex(4)}.part"
    try:
        # Opened so, the file gets the permissions the user's umask asks for.
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            if target.exists():
                temporary.chmod(target.stat().st_mode)
            file.write(text)
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
