"""Every text a person reads, by its key: one catalogue for browser, terminal and log.

A language is a folder of Fluent files beside this module; a key means the same in all of them.
Which language is spoken belongs to the context: a command sets it once, a request for itself.
"""

import locale
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "pl": "Polski",
    "nl": "Nederlands",
    "ru": "Русский",
    "it": "Italiano",
}
FIRST: Final = "en"

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
    """The language of this system, as its environment names it; English where we lack it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in os.environ.get(name, "").split(":"):
            short = locale.normalize(wanted).partition("_")[0].partition(".")[0].lower()
            if short in LANGUAGES:
                return short
            if short in ("c", "posix"):
                return FIRST
    return FIRST


def say(key: str, /, **facts: str | int | float) -> str:
    """The text of a key (`message` or `message.attribute`), with its facts filled in."""
    bundle = bundle_of(_spoken.get())
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return key
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, facts)
    return str(text)


def known(key: str) -> bool:
    """Whether there is such a text."""
    return bool(bundle_of(_spoken.get()).has_message(key))


def catalogue(language: str) -> dict[str, str]:
    """The files of a language: their names and what stands in them."""
    folder = files(__name__) / language
    return {
        each.name: each.read_text(encoding="utf-8")
        for each in sorted(folder.iterdir(), key=lambda each: each.name)
        if each.name.endswith(".ftl")
    }


@cache
def bundle_of(language: str) -> FluentBundle:
    """All texts of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
