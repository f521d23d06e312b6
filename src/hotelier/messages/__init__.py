"""Every text a person reads, by its key: one catalogue for browser, terminal and log.

A language is a folder of Fluent files beside this module, its shelves; a key means the same in all
of them. A game from elsewhere adds a folder of its own. A shelf is read when something of it is
said. Which language is spoken belongs to the context: a command sets it once, a request for itself.
"""

import locale
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "pl": "Polski",
    "nl": "Nederlands",
    "ru": "Русский",
    "it": "Italiano",
}
FIRST: Final = "en"
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")  # of a number; in a text it is as wide as a plus
NO_LANGUAGE: Final = ("c", "posix")  # what a system is set to that has none
MOST_WANTED: Final = 20  # languages of a list that are looked at

_spoken: ContextVar[str] = ContextVar("language", default=FIRST)


def language() -> str:
    """The language that is spoken now."""
    return _spoken.get()


def speak(language: str) -> None:
    """Speak this language from now on."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _spoken.set(language if language in LANGUAGES else FIRST)
    try:
        yield
    finally:
        _spoken.reset(token)


def systems_own() -> str:
    """The language of this system, as its environment names it; English where we lack it.

    As everywhere: LC_ALL goes before LC_MESSAGES and LANG, and whoever has a language at all may
    name several in LANGUAGE, the dearest first.
    """
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    set_to = next((name for name in names if name), "C")
    if short(set_to) in NO_LANGUAGE:
        return FIRST
    wanted = [*os.environ.get("LANGUAGE", "").split(":"), set_to]
    return next((short(each) for each in wanted if short(each) in LANGUAGES), FIRST)


def short(name: str) -> str:
    """`pl` of `pl_PL.UTF-8`, and of `polish`."""
    return re.split(r"[_.@-]", locale.normalize(name))[0].lower()


def accepted(header: str) -> str:
    """The language of ours that somebody wants most, from a list as `Accept-Language` has it."""
    found: list[tuple[float, str]] = []
    for each in header.split(",")[:MOST_WANTED]:
        name, _, quality = each.partition(";")
        code = name.strip().partition("-")[0].lower()
        if code in LANGUAGES:
            found.append((_quality(quality), code))
    best = max((quality for quality, _ in found), default=0.0)
    return next((code for quality, code in found if quality == best > 0), FIRST)


def _quality(text: str) -> float:
    """How much something is wanted: `q=0.8`; 1 where nothing is said."""
    if not text.strip():
        return 1.0
    written = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", text)
    return float(written[1]) if written else 0.0


def say(key: str, /, **facts: str | int | float) -> str:
    """The text of a key (`message` or `message.attribute`), with its facts filled in.

    What a language lacks is said in English; a key that nobody knows shows itself.
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
            return MINUS.sub("−", str(text)) if below else str(text)
    return key


def written(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the spoken language writes it, with a minus as wide as a plus."""
    text = f"{value:{'+' if signed else ''}.{digits}f}"
    if not any(sign in text for sign in "123456789"):
        text = text.lstrip("+-")
    return text.replace("-", "−").replace(".", "." if language() == FIRST else ",")


def known(key: str) -> bool:
    """Whether there is such a text."""
    return any(key in _shelf_of(each) for each in (_spoken.get(), FIRST))


def add_folder(folder: Traversable) -> None:
    """Have the texts of another folder said, too: it has a folder for each of its languages."""
    if folder not in _folders:
        _folders.append(folder)
        _shelf_of.cache_clear()


def catalogue(language: str) -> dict[str, str]:
    """The house's own files of a language: their names and what stands in them."""
    return texts_in(_folders[0] / language)


def texts_in(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder: their names and what stands in them."""
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
    """The file in which each key of a language stands."""
    return {
        key: folder / language / shelf
        for folder in _folders
        for shelf, text in texts_in(folder / language).items()
        for key in KEY.findall(text)
    }


@cache
def bundle_of(language: str) -> "FluentBundle":
    """The texts of a language that were read so far."""
    # Here, for who only plays or measures has nothing to say: it takes a tenth of a second.
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


_reading: Final = Lock()
_read: Final[set[tuple[str, str]]] = set()  # languages, and the files read of each


def _bundle_with(language: str, key: str) -> "FluentBundle | None":
    """A bundle in which a key is; None where the language lacks it."""
    shelf = _shelf_of(language).get(key)
    if shelf is None:
        return None
    bundle = bundle_of(language)
    with _reading:
        if (language, str(shelf)) not in _read:
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(shelf.read_text(encoding="utf-8")))
            _read.add((language, str(shelf)))
    return bundle
