"""Shells in their own terminals, like a person has them: lines go in and come out, Ctrl-D ends."""

import os
import pty
import subprocess
import tempfile
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

LIMIT = 120.0  # seconds after which something awaited won't come
LINE_BY_LINE = 'while IFS= read -r line; do eval "$line"; done'  # a shell without prompts
END_OF_INPUT = b"\x04"


class Terminal:
    """One shell; its commands run in a terminal, so they write line by line."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._master, slave = pty.openpty()
        modes = termios.tcgetattr(slave)
        modes[1] &= ~termios.ONLCR
        modes[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, modes)
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  (as long as the terminal)
        self._shell = subprocess.Popen(
            ["sh", "-c", LINE_BY_LINE],
            stdin=slave,
            stdout=slave,
            stderr=self._errors,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self._text = ""
        self._more = threading.Condition()
        self._marks = 0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def errors(self) -> str:
        """Everything written to stderr."""
        self._errors.seek(0)
        return self._errors.read()

    def type(self, text: str) -> int:
        """Type some lines; returns where their output starts."""
        start = len(self._text)
        os.write(self._master, text.encode())
        return start

    def since(self, start: int) -> str:
        """What was written from there on."""
        return self._text[start:]

    def end_input(self) -> None:
        """Press Ctrl-D."""
        os.write(self._master, END_OF_INPUT)

    def run(self, text: str) -> list[str]:
        """Type commands, wait until they are done, return the lines they have written."""
        self._marks += 1
        mark = f"<done {self._marks}>"
        start = self.type(f"{text.rstrip()}\necho '{mark}'\n")
        self.wait(lambda written: f"{mark}\n" in written, start)
        return self._text[start:].partition(mark)[0].splitlines()

    def wait(self, holds: Callable[[str], bool], start: int) -> None:
        """Wait until the output since then contains what's wanted."""
        end = time.monotonic() + LIMIT
        with self._more:
            while not holds(self._text[start:]):
                left = end - time.monotonic()
                came = left > 0 and self._more.wait(left)
                assert came, f"this is all that came:\n{self._text[start:]}\n{self.errors}"

    def close(self) -> None:
        """Hang up."""
        os.killpg(self._shell.pid, 9)
        self._shell.wait()
        self._reader.join(LIMIT)
        os.close(self._master)
        self._errors.close()

    def _read(self) -> None:
        while True:
            try:
                some = os.read(self._master, 65536)
            except OSError:  # the other end is closed
                return
            if not some:
                return
            with self._more:
                self._text += some.decode(errors="replace")
                self._more.notify_all()
