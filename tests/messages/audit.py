"""Faults of the catalogue: texts that a language lacks or nobody uses, facts, plurals.

Also a tool for translators. `PYTHONPATH=src:tests python -m messages.audit pl` reports what's to be
done for a language; with `--text`, it prints what's missing, ready to translate.
"""

import fnmatch
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from babel import Locale, localedata
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from hotelier.core.game import find_game
from hotelier.messages import FIRST, LANGUAGES, catalogue, in_form
from messages.sources import BUILT, ROOT, SUBJECTS, is_built, literals, say_calls, templates

NAMES: Final = "names.ftl"  # of cards; English ones stand in the data
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
MOST_COUNTED: Final = 1000  # nothing in a game is larger
ASIDE: Final = re.compile(r"without \$(\w+)")  # a comment that says which fact is left out


@dataclass
class Text:
    """One message or attribute: what it needs, names and selects by."""

    entry: ast.Message
    facts: set[str] = field(default_factory=set)  # of itself, without what it refers to
    refers: set[str] = field(default_factory=set)
    selects: list[ast.SelectExpression] = field(default_factory=list)
    forms: set[str] = field(default_factory=set)  # forms of facts that it uses: FORM($guest, "acc")


def read(entry: ast.Message, pattern: ast.Pattern) -> Text:
    """What one pattern is made of."""
    text = Text(entry)
    for node in walk(pattern):
        match node:
            case ast.VariableReference():
                text.facts.add(node.id.name)
            case ast.MessageReference():
                attribute = f".{node.attribute.name}" if node.attribute else ""
                text.refers.add(node.id.name + attribute)
            case ast.SelectExpression():
                text.selects.append(node)
            case ast.FunctionReference(id=ast.Identifier(name="FORM")):
                form = node.arguments.positional[-1]
                assert isinstance(form, ast.StringLiteral), "FORM has the name of a form"
                text.forms.add(form.value)
    return text


def walk(node: Any) -> Iterator[Any]:
    """A node and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


@cache
def files_of(language: str) -> Mapping[str, str]:
    """The files of a language as they were when the audit started."""
    return catalogue(language)


@cache
def shelves(language: str) -> Mapping[str, Mapping[str, Text]]:
    """The texts of a language by file and key; attributes as `key.attribute`."""
    return {name: texts(written) for name, written in files_of(language).items()}


def texts(written: str) -> dict[str, Text]:
    """The texts of a file."""
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(written).body:
        if not isinstance(entry, ast.Message):
            continue
        patterns = {entry.id.name: entry.value} | {
            f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes
        }
        for key, pattern in patterns.items():
            if pattern is not None:
                found[key] = read(entry, pattern)
    return found


def junk(language: str) -> Iterator[str]:
    """What isn't Fluent at all, and duplicate keys."""
    owners: dict[str, str] = {}
    for name, written in files_of(language).items():
        for entry in FluentParser().parse(written).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                yield f"{name}: can’t be read: {first}"
            elif isinstance(entry, ast.Message):
                if entry.id.name in owners:
                    yield f"{name}: {entry.id.name} is already in {owners[entry.id.name]}"
                owners[entry.id.name] = name


def missing(language: str) -> Iterator[tuple[str, str]]:
    """The files and keys of English that a language lacks."""
    for name, there in shelves(FIRST).items():
        yield from ((name, key) for key in there if key not in shelves(language).get(name, {}))


def surplus(language: str) -> Iterator[str]:
    """What a language has and English hasn't, except for forms that its texts use."""
    asked = {
        form for there in shelves(language).values() for t in there.values() for form in t.forms
    }
    for name, there in shelves(language).items():
        known = card_names() if name == NAMES else set(shelves(FIRST).get(name, {}))
        for key in there:
            head, _, form = key.partition(".")
            if key not in known and (head not in known or form not in asked):
                yield f"{name}: {key} is not in English" + (
                    ", and no text asks for it" if form else ""
                )


def unformed(language: str) -> Iterator[str]:
    """The cards without a form that others of their kind have."""
    there = shelves(language).get(NAMES, {})
    for kind in ("staff", "guest"):
        names = [key for key in there if key.startswith(f"austria-{kind}-") and "." not in key]
        forms = {key.partition(".")[2] for key in there if key.startswith(f"austria-{kind}-")} - {
            ""
        }
        for key in names:
            yield from (
                f"{NAMES}: {key} has no .{form}"
                for form in sorted(forms)
                if f"{key}.{form}" not in there
            )


def card_names() -> set[str]:
    """A key for every card of the data."""
    cards = find_game("austria").components()
    return {
        f"austria-{kind}-{each['id']}"
        for table in cards.values()
        for kind in ("staff", "guest")
        for each in _rows(table, kind)
    }


def _rows(table: Any, kind: str) -> list[dict[str, Any]]:
    rows = table.get(kind, []) if isinstance(table, dict) else []
    return [row for row in rows if isinstance(row, dict) and "id" in row]


def unnamed(language: str) -> Iterator[str]:
    """The cards without a name in a language; English names are only in the data."""
    there = shelves(language).get(NAMES, {})
    if language == FIRST:
        yield from (f"{NAMES}: {key} stands in the data" for key in there)
    else:
        yield from (f"{NAMES}: {key} is missing" for key in sorted(card_names() - set(there)))


def wrong_facts(language: str) -> Iterator[str]:
    """Texts that leave out a fact that English uses, or need one that nobody provides."""
    for name, there in shelves(language).items():
        english = shelves(FIRST).get(name, {})
        for key, text in there.items():
            head = key.partition(".")[0]
            if head not in english:
                continue
            is_form = key not in english
            given, used = all_facts(english, head if is_form else key), all_facts(there, key)
            comment = text.entry.comment.content if text.entry.comment else ""
            left_out = set() if is_form else given - used - set(ASIDE.findall(comment or ""))
            yield from (f"{name}: {key} leaves out ${fact}" for fact in sorted(left_out))
            yield from (f"{name}: {key} wants ${fact}" for fact in sorted(used - given))


def all_facts(there: Mapping[str, Text], key: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The facts of a text and of everything it refers to."""
    if key not in there or key in seen:
        return set()
    text = there[key]
    return text.facts.union(*(all_facts(there, each, seen | {key}) for each in text.refers))


@cache
def plurals(language: str) -> set[str]:
    """The forms in which a language counts what a game has."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in (*range(MOST_COUNTED), 0.5)}


def wrong_plurals(language: str) -> Iterator[str]:
    """Plural selections that lack a form of the language."""
    wanted = plurals(language)
    for name, there in shelves(language).items():
        for key, text in there.items():
            for select in text.selects:
                forms = {
                    each.key.name
                    for each in select.variants
                    if isinstance(each.key, ast.Identifier)
                }
                if forms & (set(CATEGORIES) - {"other"}) and forms <= set(CATEGORIES):
                    for form in sorted(wanted - forms):
                        yield f"{name}: {key} has no form [{form}]"
                    for form in sorted(forms - wanted):
                        yield f"{name}: {key} has a form [{form}] that is never used"


def wrong_references(language: str) -> Iterator[str]:
    """References to what isn't on the same shelf: a page loads shelves one by one."""
    for name, there in shelves(language).items():
        for key, text in there.items():
            lost = [each for each in sorted(text.refers) if each not in there]
            yield from (f"{name}: {key} refers to {each}, which doesn’t exist" for each in lost)


def unsaid() -> Iterator[str]:
    """Keys that no source uses, by name or by a pattern."""
    referred = {
        each for there in shelves(FIRST).values() for t in there.values() for each in t.refers
    }
    patterns = [each.pattern for each in templates() if each.prefix not in SUBJECTS]
    for name, there in shelves(FIRST).items():
        for key in there:
            said = key in literals() or key in referred
            said = said or any(pattern.fullmatch(key) for pattern in patterns)
            if not said and not is_built(key):
                yield f"{name}: nobody says {key}"


def unknown() -> Iterator[str]:
    """Keys that a source uses and no file has."""
    keys = {key for there in shelves(FIRST).values() for key in there}
    for place, key in say_calls():
        if key not in keys:
            yield f"{place} says {key}, which is not there"
    for template in templates():
        if template.said and not any(template.pattern.fullmatch(key) for key in keys):
            yield f"{template.place} says {template.text}, and no key is like that"


def lost_places() -> Iterator[str]:
    """Patterns in the table whose place no longer builds them, or that build nothing."""
    keys = {key for there in shelves(FIRST).values() for key in there}
    for pattern, building in BUILT.items():
        place = ROOT / building.file
        if not place.is_file() or building.text not in place.read_text(encoding="utf-8"):
            yield f"{pattern}: {building.file} does not hold {building.text}"
        if not fnmatch.filter(keys, pattern):
            yield f"{pattern}: no key is like that"


def unformatted(language: str) -> Iterator[str]:
    """Texts that fail to format."""
    for name, written in files_of(language).items():
        bundle = FluentBundle([language], {"FORM": in_form}, use_isolating=False)
        bundle.add_resource(FluentResource(written))
        for key in shelves(language)[name]:
            head, _, attribute = key.partition(".")
            message = bundle.get_message(head)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            for number in (1, 2, 5):
                facts = dict.fromkeys(all_facts(shelves(language)[name], key), number)
                _, errors = bundle.format_pattern(pattern, facts)
                yield from (f"{name}: {key}: {error}" for error in errors)


# What every language must fulfil, besides having every text.
CHECKS: Final[Mapping[str, Callable[[str], Iterator[str]]]] = {
    "reads": junk,
    "has nothing of its own": surplus,
    "names the cards": unnamed,
    "names them in every form": unformed,
    "tells the facts": wrong_facts,
    "counts": wrong_plurals,
    "refers": wrong_references,
    "can be said": unformatted,
}


def report(language: str, whole: bool) -> int:
    """Print what's to be done for a language; returns how much that is."""
    lacking = list(missing(language))
    faults = [fault for check in CHECKS.values() for fault in check(language)]
    by_file: dict[str, list[str]] = {}
    for name, key in lacking:
        by_file.setdefault(name, []).append(key)
    for name, keys in by_file.items():
        print(f"{name}: {len(keys)} of {len(shelves(FIRST)[name])} missing")
        for key in keys:
            text = shelves(FIRST)[name][key]
            if whole and "." not in key:
                entries = ast.Resource([text.entry])
                print(FluentSerializer().serialize(entries), end="")
            elif not whole:
                print(f"  {key}")
    print("\n".join(faults))
    print(f"{language}: {len(lacking)} texts missing, {len(faults)} faults")
    return len(lacking) + len(faults)


def main(arguments: list[str]) -> int:
    """Print the faults of some languages, or of all."""
    whole = "--text" in arguments
    wanted = [each for each in arguments if not each.startswith("--")] or list(LANGUAGES)
    strange = [each for each in wanted if each not in LANGUAGES]
    if strange:
        print(f"there is no language {strange[0]}; there are {', '.join(LANGUAGES)}")
        return 2
    unheard = [each for each in wanted if not localedata.exists(each)]
    if unheard:
        print(f"{unheard[0]} is no ISO 639 code, so its plural forms are unknown")
        return 2
    left = sum(report(language, whole) for language in wanted)
    of_sources = [*unsaid(), *unknown(), *lost_places()]
    print("\n".join(of_sources))
    return 1 if left or of_sources else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
