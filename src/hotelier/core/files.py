"""Files written whole or not at all."""

import contextlib
import os
import tempfile
from pathlib import Path

from hotelier.core.errors import HotelierError


def write_atomically(path: str | Path, text: str) -> None:
    """Write a text file; when it fails (disk full, no permission) the old file stays as it was."""
    target = Path(path)
    temporary: str | None = None
    try:
        handle, temporary = tempfile.mkstemp(
            dir=target.parent, prefix=f".{target.name}.", suffix=".part"
        )
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644)
        Path(temporary).replace(target)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        reason = error.strerror or str(error)
        raise HotelierError(f"cannot write {target}: {reason}") from error
