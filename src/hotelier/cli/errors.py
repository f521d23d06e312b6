"""The frame around every command: errors become one clear sentence and an exit code.

Exit code 2 is an error, 130 an interrupt, 141 a broken pipe. Only a bug in the program shows a
traceback.
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
SIGNS = "─│·→“…”"  # a few that every picture has

OUTPUT_ERRORS = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)

# Newer versions of Typer bundle their own Click; this is the base of its errors in all of them.
ClickError: type[Exception] = next(
    base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException"
)


class Frame(TyperGroup):
    """All commands, run so that errors are shown as a sentence."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command line and exit with its code."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # A character that can't be read or shown must not end the command.
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
        """The options allowed before the name of a command."""
        return without_types(super().get_params(ctx))

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Parse the command line; help and version are printed here."""
        with framed():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        with framed():
            return super().invoke(ctx)


@contextlib.contextmanager
def framed() -> Iterator[None]:
    """Turn the errors that Typer doesn't know into exits with their code."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except HotelierError as error:
        raise typer.Exit(complain(str(error))) from error
    except (BrokenPipeError, SystemExit) as error:  # Rich exits like this on a broken pipe
        abandon_output()
        raise typer.Exit(READER_GONE) from error
    except OSError as error:
        if error.filename is None:
            abandon_output()
        raise typer.Exit(complain(refusal(error))) from error
    except KeyboardInterrupt as error:
        raise typer.Exit(interrupted()) from error


def complain(sentence: str) -> int:
    """Print what's wrong to stderr; returns the exit code."""
    line = Text.assemble(("hotelier: ", "bold red"), " ".join(sentence.split()))
    with contextlib.suppress(OSError):
        Console(stderr=True, soft_wrap=True, highlight=False).print(line)
    return WRONG


def warn_of_signs() -> None:
    """Warn if the output can't show the characters that pictures are drawn with."""
    try:
        SIGNS.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        typer.echo(say("terminal-signs").replace("’", "'"), err=True)  # it cannot show ’ either


def interrupted() -> int:
    """Say that the user stopped the command; returns the exit code."""
    complain(say("terminal-interrupted"))
    return INTERRUPTED


def refusal(error: OSError) -> str:
    """What the operating system refused to do, as a sentence."""
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {reason}"
    if error.errno in OUTPUT_ERRORS:
        return say("terminal-cannot-write", reason=reason)
    return say("terminal-system-refused", reason=reason)


def abandon_output() -> None:
    """Drop what couldn't be written, or Python would try again at exit, with a traceback."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _usage(error: Exception) -> str:
    """A mistake in the command line, and where to find help."""
    message = getattr(error, "format_message", error.__str__)().rstrip(".")
    context = getattr(error, "ctx", None)
    path = "hotelier" if context is None else context.command_path
    return f"{message[:1].lower()}{message[1:]}; see {path} --help"
