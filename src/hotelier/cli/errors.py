"""The frame around every command: what goes wrong becomes one clear sentence and an exit code.

Exit code 2 is an error, 130 an interrupt, 141 a reader of the output that went away. A traceback
is left to what is really broken in the program.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from typing import Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from hotelier.cli.options import without_types
from hotelier.core.errors import HotelierError
from hotelier.messages import say

WRONG = 2
INTERRUPTED = 130
READER_GONE = 141
SIGNS = "─│·→“…”"  # some that every picture has

OUTPUT_ERRORS = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)

# Newer versions of Typer bring a Click of their own; this is the base of its errors in all of them.
ClickError: type[Exception] = next(
    base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException"
)


class Frame(TyperGroup):
    """All commands, run so that a person reads a sentence when something goes wrong."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command line and exit with its code."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # A sign that cannot be read or shown must not end the command.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except ClickError as error:
            code = complain(_usage(error))
        except typer.Abort:
            code = interrupted()
        sys.exit(code if isinstance(code, int) else 0)

    def get_params(self, ctx: Any) -> Any:
        """What can be given before the name of a command."""
        return without_types(super().get_params(ctx))

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Read the command line; help and version are written here."""
        with framed():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        with framed():
            return super().invoke(ctx)


@contextlib.contextmanager
def framed() -> Iterator[None]:
    """Turn the errors that Typer does not know into exits with their code."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except HotelierError as error:
        raise typer.Exit(complain(str(error))) from error
    except (BrokenPipeError, SystemExit) as error:  # Rich leaves so when nobody reads
        abandon_output()
        raise typer.Exit(READER_GONE) from error
    except OSError as error:
        if error.filename is None:
            abandon_output()
        raise typer.Exit(complain(refusal(error))) from error
    except KeyboardInterrupt as error:
        raise typer.Exit(interrupted()) from error


def complain(sentence: str) -> int:
    """Say on stderr what is wrong; returns the exit code."""
    line = Text.assemble(("hotelier: ", "bold red"), " ".join(sentence.split()))
    with contextlib.suppress(OSError):
        Console(stderr=True, soft_wrap=True, highlight=False).print(line)
    return WRONG


def warn_of_signs() -> None:
    """Say so where the output cannot show what pictures are drawn with."""
    try:
        SIGNS.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        typer.echo(say("terminal-signs"), err=True)


def interrupted() -> int:
    """Say that the user stopped the command; returns the exit code."""
    complain(say("terminal-interrupted"))
    return INTERRUPTED


def refusal(error: OSError) -> str:
    """What the operating system did not do, in a sentence."""
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {reason}"
    if error.errno in OUTPUT_ERRORS:
        return say("terminal-cannot-write", reason=reason)
    return say("terminal-system-refused", reason=reason)


def abandon_output() -> None:
    """Let go of what could not be written, or Python would try again at exit, with a traceback."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _usage(error: Exception) -> str:
    """A mistake in the command line, and where to read on."""
    message = getattr(error, "format_message", error.__str__)().rstrip(".")
    context = getattr(error, "ctx", None)
    path = "hotelier" if context is None else context.command_path
    return f"{message[:1].lower()}{message[1:]}; see {path} --help"
