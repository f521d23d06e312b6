"""Every text that people read, by key: one catalogue for browser, terminal and log.

A language is a folder of Fluent files next to this module, its shelves; a key means the same in all
of them. A game from elsewhere adds its own folder. A shelf is read when it's first needed. The
current language belongs to the context: a command sets it once, a request for itself.
"""

import locale
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FIRST: Final = "en"
OWN_NAME: Final = "name.txt"  # the file with a language's own name


def _languages() -> dict[str, str]:
    """The folders next to this module, English first: a code, and the language's own name."""
    names = {
        folder.name: (folder / OWN_NAME).read_text(encoding="utf-8").strip()
        for folder in files(__name__).iterdir()
        if (folder / OWN_NAME).is_file()
    }
    return {code: names[code] for code in sorted(names, key=lambda code: (code != FIRST, code))}


LANGUAGES: Final[Mapping[str, str]] = _languages()
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")  # before a number; as wide as a plus
SOFT_HYPHEN: Final = "\u00ad"  # in names, for the small frames in the browser only
NO_LANGUAGE: Final = ("c", "posix")  # the setting of a system without a language
MOST_WANTED: Final = 20  # maximum number of languages in a list
REGIONS: Final[Mapping[str, str]] = {"en": "en_GB"}  # whose dates we write; our English is British

_spoken: ContextVar[str] = ContextVar("language", default=FIRST)


def language() -> str:
    """The current language."""
    return _spoken.get()


def speak(language: str) -> None:
    """Use this language from now on."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language for a while."""
    token = _spoken.set(language if language in LANGUAGES else FIRST)
    try:
        yield
    finally:
        _spoken.reset(token)


def systems_own() -> str:
    """The system's language from the environment; English if we don't have it.

    As usual, LC_ALL goes before LC_MESSAGES and LANG, and if any language is set, LANGUAGE may list
    several, in order of preference.
    """
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    set_to = next((name for name in names if name), "C")
    if short(set_to) in NO_LANGUAGE:
        return FIRST
    wanted = [*os.environ.get("LANGUAGE", "").split(":"), set_to]
    return next((short(each) for each in wanted if short(each) in LANGUAGES), FIRST)


def short(name: str) -> str:
    """`pl` from `pl_PL.UTF-8` or `polish`."""
    return re.split(r"[_.@-]", locale.normalize(name))[0].lower()


def accepted(header: str) -> str:
    """The preferred language among ours, from a list such as `Accept-Language`."""
    found: list[tuple[float, str]] = []
    for each in header.split(",")[:MOST_WANTED]:
        name, _, quality = each.partition(";")
        code = name.strip().partition("-")[0].lower()
        if code in LANGUAGES:
            found.append((_quality(quality), code))
    best = max((quality for quality, _ in found), default=0.0)
    return next((code for quality, code in found if quality == best > 0), FIRST)


def _quality(text: str) -> float:
    """A preference: `q=0.8`; 1 if there's none."""
    if not text.strip():
        return 1.0
    written = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", text)
    return float(written[1]) if written else 0.0


def say(key: str, /, **facts: str | int | float) -> str:
    """The text of a key (`message` or `message.attribute`), with its facts filled in.

    If a language lacks it, the English text is used; an unknown key is shown as it is.
    """
    name, _, attribute = key.partition(".")
    for spoken in dict.fromkeys((_spoken.get(), FIRST)):
        bundle = _bundle_with(spoken, name)
        if bundle is None:
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, facts)
            below = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
            whole = str(text).replace(SOFT_HYPHEN, "")
            return MINUS.sub("−", whole) if below else whole
    return key


class Said(str):
    """The text of a message inside another one. It's also available in other forms."""

    __slots__ = ("form",)

    def __new__(cls, text: str, form: Callable[[str], str]) -> "Said":
        """A text, and a function that gives its forms by name."""
        said = super().__new__(cls, text)
        said.form = form
        return said

    form: Callable[[str], str]


def form_of(key: str, form: str, /, **facts: str | int | float) -> str | None:
    """A text in another form (a case, or with its article), if the language has that form."""
    bundle = _bundle_with(language(), key)
    pattern = bundle.get_message(key).attributes.get(form) if bundle else None
    if bundle is None or pattern is None:
        return None
    return str(bundle.format_pattern(pattern, facts)[0]).replace(SOFT_HYPHEN, "")


def in_form(said: Any, form: str = "") -> Any:
    """`{ FORM($guest, "acc") }` in a text: a fact in another form, or unchanged if it has none."""
    return said.form(form) if isinstance(said, Said) else said


def written(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the current language writes it, with a minus as wide as a plus."""
    text = f"{value:{'+' if signed else ''}.{digits}f}"
    if not any(sign in text for sign in "123456789"):
        text = text.lstrip("+-")
    return text.replace("-", "−").replace(".", "." if language() == FIRST else ",")


def moment(seconds: float) -> str:
    """A day and a time as the current language writes them, in UTC: 8 November 2026, 21:05 UTC."""
    from babel.dates import format_date, format_time  # slow to import, like Fluent

    at, region = datetime.fromtimestamp(seconds, UTC), REGIONS.get(language(), language())
    day, time = format_date(at, "long", region), format_time(at, "short", UTC, region)
    return f"{day}, {time} UTC"


def known(key: str) -> bool:
    """Whether a text exists."""
    return any(key in _shelf_of(each) for each in (_spoken.get(), FIRST))


def add_folder(folder: Traversable) -> None:
    """Add the texts of another folder, which has a subfolder for each of its languages."""
    if folder not in _folders:
        _folders.append(folder)
        _shelf_of.cache_clear()


def catalogue(language: str) -> dict[str, str]:
    """Our own files of a language, by name, with their content."""
    return texts_in(_folders[0] / language)


def texts_in(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder, by name, with their content."""
    if not folder.is_dir():
        return {}
    return {
        each.name: each.read_text(encoding="utf-8")
        for each in sorted(folder.iterdir(), key=lambda each: each.name)
        if each.name.endswith(".ftl")
    }


_folders: Final[list[Traversable]] = [files(__name__)]


@cache
def _shelf_of(language: str) -> dict[str, Traversable]:
    """The file that contains each key of a language."""
    return {
        key: folder / language / shelf
        for folder in _folders
        for shelf, text in texts_in(folder / language).items()
        for key in KEY.findall(text)
    }


@cache
def bundle_of(language: str) -> "FluentBundle":
    """The texts of a language that have been read so far."""
    # Imported here because it takes a tenth of a second, and playing or measuring needs no texts.
    from fluent.runtime import FluentBundle

    return FluentBundle([language], {"FORM": in_form}, use_isolating=False)


_reading: Final = Lock()
_read: Final[set[tuple[str, str]]] = set()  # languages, and the files read of each


def _bundle_with(language: str, key: str) -> "FluentBundle | None":
    """A bundle that contains a key; None if the language lacks it."""
    shelf = _shelf_of(language).get(key)
    if shelf is None:
        return None
    with _reading:
        bundle = bundle_of(language)  # two threads must not make two
        if (language, str(shelf)) not in _read:
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(shelf.read_text(encoding="utf-8")))
            _read.add((language, str(shelf)))
    return bundle
