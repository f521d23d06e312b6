"""What a position means to a seat: the question, what's possible, what isn't, and why.

A game explains its own positions (`Game.explain`), with the code that plays them and only from what
the seat may know. Browser, terminal and log show the explanation; none of them works out a rule.

A *part* is something on the table that can be pointed at: its kind and its name, such as `row 3`,
`die 4`, `room 12`, `card 31`, `table 2`. Anything that isn't on the table is a `button`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.swift import swift
from hotelier.messages.message import Fact, Message

BUTTON: Final = "button"
EVERYTHING: Final = "*"  # in a refusal: every part that no other refusal mentions
YES: Final = "yes"  # the slot for going on
NO: Final = "no"  # the slot for doing nothing, or nothing more
NOW: Final = 4  # reasons shown for an action itself
LATER: Final = 3  # and for what follows it in the same turn


class Kept:
    """Facts that a game keeps, because they'll be asked for again: their JSON may be kept, too."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat has to decide."""

    decision: str
    question: Message
    rule: str  # the section of the rules it's based on
    facts: Mapping[str, Fact | bool | tuple[Any, ...]] = field(default_factory=dict)  # by name

    def as_dict(self) -> dict[str, Any]:
        """The question as plain data."""
        return {
            "decision": self.decision,
            "question": self.question,
            "rule": self.rule,
            "facts": dict(self.facts),
        }


@swift
@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action."""

    action: str
    parts: tuple[str, ...]
    message: Message
    price: int | None = None  # what it costs; None if it can't have a price
    main: bool = False  # the obvious next step
    changes: tuple[Event, ...] = ()  # what it would bring, as far as the seat can know
    gains: Message | None = None  # the same in a few words
    ends_turn: bool = False
    reveals: bool = False  # it reveals something to the seat, so it can't be undone
    slot: str = ""  # where its button goes: YES, NO, or among the shortcuts; one choice per slot

    def as_dict(self, changes: Any = None) -> dict[str, Any]:
        """The choice as plain data; `changes` may be given as they're written."""
        if changes is None:
            changes = [event.told() for event in self.changes]
        return {
            "action": self.action,
            "parts": self.parts,
            "message": self.message,
            "price": self.price,
            "main": self.main,
            "changes": changes,
            "gains": self.gains,
            "ends_turn": self.ends_turn,
            "reveals": self.reveals,
            "slot": self.slot,
        }


@dataclass(frozen=True, slots=True)
class Chain:
    """Several actions taken with one gesture, because there's nothing to decide between them."""

    parts: tuple[str, ...]
    actions: tuple[str, ...]
    message: Message

    def as_dict(self) -> dict[str, Any]:
        """The chain as plain data."""
        return {"parts": self.parts, "actions": self.actions, "message": self.message}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why some parts of the table can't be used now."""

    parts: tuple[str, ...]
    message: Message
    rule: str

    def as_dict(self) -> dict[str, Any]:
        """The refusal as plain data."""
        return {"parts": self.parts, "message": self.message, "rule": self.rule}


@swift
@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: what happened, and the parts and cards it mentions."""

    message: Message
    parts: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # kind and name as in the catalogue of components: `staff-31`

    def as_dict(self) -> dict[str, Any]:
        """The line as plain data."""
        return {"message": self.message, "parts": self.parts, "cards": self.cards}


@swift
@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything a position means to a seat or a spectator."""

    asked: Asked | None = None  # only for the seat to move, like choices and chains
    choices: tuple[Choice, ...] = ()  # in the order they are shown
    chains: tuple[Chain, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    headline: tuple[Message, ...] = ()  # round and the like
    facts: Any = None  # what a player would otherwise work out; a dataclass of the game

    def as_dict(self, choices: Any = None) -> dict[str, Any]:
        """The explanation as plain data; `facts` stays as it is and is serialized later.

        `choices` may be given as they're written.
        """
        if choices is None:
            choices = [choice.as_dict() for choice in self.choices]
        return {
            "asked": None if self.asked is None else self.asked.as_dict(),
            "choices": choices,
            "chains": [chain.as_dict() for chain in self.chains],
            "refusals": [refusal.as_dict() for refusal in self.refusals],
            "headline": self.headline,
            "facts": self.facts,
        }


def refuse(reasons: Iterable[tuple[str, Message, str]]) -> tuple[Refusal, ...]:
    """Refusals from a reason per part; parts with the same reason share one."""
    shared: dict[tuple[str, str], tuple[list[str], Message]] = {}
    known: dict[tuple[int, str], list[str]] = {}  # the same message needn't be compared
    for part, message, rule in reasons:
        parts = known.get((id(message), rule))
        if parts is None:
            parts, _ = shared.setdefault((repr(message), rule), ([], message))
            known[id(message), rule] = parts
        parts.append(part)
    return tuple(
        Refusal(tuple(parts), message, rule) for (_, rule), (parts, message) in shared.items()
    )
