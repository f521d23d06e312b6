"""Processes that measure: one engine each, so that compiled and interpreted run side by side."""

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

from hotelier.core.errors import HotelierError

SCRIPT = Path(__file__).with_name("measure.py")
HERE = Path(__file__).parents[2]  # the folder of the package: a source tree or an installation


class Worker:
    """A process that waits for things to measure."""

    def __init__(self, engine: str, root: Path = HERE) -> None:
        self.engine = engine
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        # Without -P, the folder of the script would hide Python modules such as `trace`.
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT), engine],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=environment(root),
            text=True,
        )

    def ask(self, **question: Any) -> dict[str, Any]:
        """Send a question to `measure` and wait for the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        answer = ""
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            pass
        if not answer:
            raise HotelierError(f"measuring {self.engine} failed: {self._last_words()}")
        measured: dict[str, Any] = json.loads(answer)
        return measured

    def _last_words(self) -> str:
        self._process.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().split("\n")
        return next((line for line in reversed(lines) if line.strip()), "no error message")

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()
        self._complaints.close()


def environment(root: Path) -> dict[str, str]:
    """The environment of a process that imports hotelier from this folder."""
    installed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if str(root) not in installed:
        paths.insert(0, str(root))
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def import_seconds(rounds: int, root: Path = HERE) -> float:
    """How much longer Python takes to start when it imports hotelier: the best of a few rounds."""
    pairs = [(_start(root, "import hotelier"), _start(root, "pass")) for _ in range(rounds)]
    return max(0.0, min(long for long, _ in pairs) - min(short for _, short in pairs))


def _start(root: Path, statement: str) -> float:
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-P", "-c", statement],
        env=environment(root),
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - started
