"""The question and the choices, as the terminal lists them."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from hotelier.austria.rules.dice import BOOST_PRICE
from hotelier.austria.rules.geometry import room_number
from hotelier.austria.words.cards import guest_gives, guest_words, staff_does
from hotelier.austria.words.names import guest_name, staff_name, the_guest
from hotelier.cli.pictures import Choice
from hotelier.cli.pictures import austria_table as shared
from hotelier.cli.pictures.austria_seen import Seen
from hotelier.core import explain
from hotelier.messages import say
from hotelier.messages.message import Words, capital, listed, message

STAFF_VERBS: Final = ("dismiss", "hire", "keep", "return")


def listed_choices(seen: Seen, choices: Iterable[explain.Choice]) -> list[Choice]:
    """The choices in groups; cards by number, and what ends or declines last."""
    told = {choice.action: _words(seen, choice) for choice in choices}
    groups = _groups(seen.view.decision, told)
    found = [_choice(seen, text, words, groups) for text, words in told.items()]
    order = list(dict.fromkeys(["", *groups.values()]))
    return sorted(found, key=lambda choice: (order.index(choice.group), *_rank(choice.text)))


def _rank(text: str) -> tuple[bool, str, int, str]:
    """Cards by their number; what ends or declines (`stop`, `pass`, …) comes last."""
    verb, _, word = text.partition(" ")
    digits = re.match(r"\d*", word)
    return not word, verb, int(digits.group() or 0) if digits else 0, word


def _groups(decision: str | None, texts: Iterable[str]) -> dict[str, str]:
    """The headings of the choices, by verb; none if there would be only one."""
    verbs = {text.partition(" ")[0] for text in texts}
    if decision != "turn" or not verbs & {"guest", "die"}:
        return dict.fromkeys(verbs, "")
    stronger = any(text.endswith("+") for text in texts)
    die = say("austria-group-stronger" if stronger else "austria-group-die", n=BOOST_PRICE)
    headed = {"guest": say("austria-group-guest"), "die": die}
    return headed | dict.fromkeys(verbs - set(headed), say("austria-group-other"))


def _choice(seen: Seen, text: str, words: str, groups: Mapping[str, str]) -> Choice:
    verb, _, word = text.partition(" ")
    group = groups[verb]
    if verb == "guest":
        return Choice(text, words, group, shared.guest_choice(seen, int(word)))
    if verb == "die" and word.endswith("+"):
        return Choice(text, words, group, variant=True)
    if verb == "die":
        return Choice(text, words, group, shared.die_choice(seen, int(word)))
    return Choice(text, words, group)


def _words(seen: Seen, choice: explain.Choice) -> str:
    """An action in words, with what a picture would show next to it."""
    words = str(listed([choice.message, *_more(seen, choice.action)], "dot"))
    return words[:1].upper() + words[1:]


def _more(seen: Seen, text: str) -> list[Words]:
    """Extra facts about a choice when no card is visible."""
    verb, _, word = text.partition(" ")
    if verb == "guest":
        return [guest_words(seen.view.row[int(word) - 1], seen.cards)]
    if verb == "check-in":
        table = seen.seat.cafe[int(word) - 1]
        return [guest_gives(seen.cards.guests[table.guest])] if table else []
    if verb in STAFF_VERBS:
        return [staff_does(int(word), seen.cards)]
    if verb == "room" and seen.view.decision in ("first-room", "prepare"):
        vp = seen.cards.prepare_vp[room_number(word)]
        return [message("austria-gain-vp", n=vp)] if vp else []
    if verb in ("die", "as"):
        space = seen.facts.dice[int(word[0]) - 1]
        vain = space.boosted.vain if word.endswith("+") and space.boosted else space.vain
        return [vain] if vain else []
    return [message("austria-gain-pass")] if verb == "pass" else []


def tips(seen: Seen) -> list[str]:
    """The obvious good moves, and guests who are waiting for a room."""
    found: list[Words] = []
    for text in seen.view.legal:
        verb, _, word = text.partition(" ")
        if verb == "check-in":
            table = seen.seat.cafe[int(word) - 1]
            assert table is not None
            guest = the_guest(table.guest)
            found.append(capital(message("austria-tip-check-in", guest=guest, action=text)))
        elif verb == "claim":
            found.append(message("austria-tip-claim", letter=word, action=text))
        elif verb == "use":
            card = staff_name(int(word))
            found.append(message("austria-tip-use", card=card, action=text))
    if seen.view.decision == "turn":
        for there, table in zip(seen.own.tables, seen.seat.cafe, strict=True):
            if there and table and not there.missing and not there.rooms:
                name = guest_name(table.guest)
                found.append(message("austria-named", name=name, what=there.status))
    return [str(tip) for tip in found]
