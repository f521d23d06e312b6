"""Files: where a user's are kept, and how they are written whole or not at all."""

import contextlib
import os
import secrets
from pathlib import Path

from hotelier.core.errors import HotelierError
from hotelier.messages import say


def data_folder() -> Path:
    """Where this user's games are kept: hotelier's part of the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "hotelier"


def write_atomically(path: str | Path, text: str) -> None:
    """Write a text file; when it fails (disk full, no permission) the old file stays as it was."""
    target = Path(path)
    temporary = target.parent / f".{target.name}.{secrets.token_hex(4)}.part"
    try:
        # Opened so, the file gets the permissions the user's umask asks for.
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        reason = error.strerror or str(error)
        told = say("wrong-file-unwritten", file=str(target), reason=reason)
        raise HotelierError(told) from error
