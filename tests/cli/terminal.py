"""The real command in its own terminal, used like a person would."""

import os
import pty
import select
import signal
import subprocess
import termios
from pathlib import Path

from cli.commands import COMMAND, ENVIRONMENT

LIMIT = 60  # seconds after which something awaited won't come
PATIENCE = 15  # seconds after which a person presses again


class Terminal:
    """A command that believes a person is there."""

    def __init__(self, home: Path, *arguments: object) -> None:
        self.screen, inside = pty.openpty()
        termios.tcsetwinsize(inside, (50, 100))
        self.process = subprocess.Popen(
            [*COMMAND, *(str(each) for each in arguments)],
            env=ENVIRONMENT | {"XDG_DATA_HOME": str(home), "COLUMNS": "100"},
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)
        self.seen = ""

    def until(self, text: str) -> str:
        """Wait for a text; returns what came before it, and forgets both."""
        while text not in self.seen:
            assert self._more(), f"{text!r} did not come: {self.seen}"
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\r".encode())

    def send(self, wanted: signal.Signals) -> tuple[int, str]:
        """Send a signal and wait for the end: the exit code and the remaining output.

        A signal between the prompt and the wait for keys is only noticed at the next key (that's
        how Python's `readline` works), so it's sent again if nothing happens.
        """
        self.process.send_signal(wanted)
        for _ in range(LIMIT // PATIENCE):
            if self._stirs(PATIENCE):
                break
            self.process.send_signal(wanted)
        while self._more():
            pass
        code = self.process.wait()
        os.close(self.screen)
        return code, self.seen

    def _more(self) -> bool:
        """Read on; False at the end."""
        assert self._stirs(LIMIT), f"nothing came for {LIMIT} seconds after: {self.seen}"
        try:
            read = os.read(self.screen, 65536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self.seen += read.decode(errors="replace")
        return bool(read)

    def _stirs(self, seconds: int) -> bool:
        """Whether anything is written, or the end comes, within some time."""
        ready, _, _ = select.select([self.screen], [], [], seconds)
        return bool(ready)
