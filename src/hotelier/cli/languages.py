"""The language of the terminal: chosen for a command, and changeable at any time during a game."""

from hotelier.core.errors import OptionError
from hotelier.messages import LANGUAGES, say, short, speak, systems_own

COMMAND = ("lang", "language")


def settle(wanted: str | None) -> None:
    """Use the language that was asked for, or the system's."""
    if not wanted:
        speak(systems_own())
        return
    found = find(wanted)
    if found is None:
        raise OptionError(say("terminal-no-language", name=repr(wanted), languages=offered()))
    speak(found)


def is_about_language(line: str) -> bool:
    """Whether a typed line asks for another language."""
    return line.partition(" ")[0].casefold() in COMMAND


def change(line: str) -> tuple[str, bool]:
    """Switch to the language in a line such as `lang pl`: what to print, and whether it worked."""
    found = find(line.partition(" ")[2])
    if found is None:
        return say("terminal-which-language", languages=offered()), False
    speak(found)
    return say("terminal-speaks"), True


def find(text: str) -> str | None:
    """A language by its code (`pl`, `pl_PL`) or by its own name."""
    wanted = text.strip()
    own = {name.casefold(): code for code, name in LANGUAGES.items()}
    found = own.get(wanted.casefold(), short(wanted))
    return found if found in LANGUAGES else None


def offered() -> str:
    """All languages: `en (English), pl (Polski)`."""
    return ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
