"""What a position means to a seat: what is asked, what may be done, what may not and why.

A game explains its own positions (`Game.explain`), with the code that plays them and from what the
seat may know. Browser, terminal and log show the explanation; none of them works out a rule.

A *part* is a thing on the table that can be pointed at: its kind and its name, such as `row 3`,
`die 4`, `room 12`, `card 31`, `table 2`. What is no thing on the table is a `button`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.messages.message import Fact, Message

BUTTON: Final = "button"
EVERYTHING: Final = "*"  # in a refusal: every part that no other refusal names
NOW: Final = 4  # reasons told for an action itself
LATER: Final = 3  # and for what follows it in the same turn


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat has to decide."""

    decision: str
    question: Message
    rule: str  # the section of the rules it rests on
    facts: Mapping[str, Fact | bool | tuple[Any, ...]] = field(default_factory=dict)  # by name

    def as_dict(self) -> dict[str, Any]:
        """The question as plain data."""
        return {
            "decision": self.decision,
            "question": self.question,
            "rule": self.rule,
            "facts": dict(self.facts),
        }


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action."""

    action: str
    parts: tuple[str, ...]
    message: Message
    price: int | None = None  # what it costs; None where nothing is paid for such a thing
    main: bool = False  # the obvious next thing
    changes: tuple[Event, ...] = ()  # what it would bring, as far as the seat can know
    gains: Message | None = None  # the same in a few words
    ends_turn: bool = False
    reveals: bool = False  # it shows something hidden, so it cannot be undone

    def as_dict(self) -> dict[str, Any]:
        """The choice as plain data."""
        return {
            "action": self.action,
            "parts": self.parts,
            "message": self.message,
            "price": self.price,
            "main": self.main,
            "changes": [event.as_dict() for event in self.changes],
            "gains": self.gains,
            "ends_turn": self.ends_turn,
            "reveals": self.reveals,
        }


@dataclass(frozen=True, slots=True)
class Chain:
    """Several actions that one gesture takes, because there is nothing to decide between them."""

    parts: tuple[str, ...]
    actions: tuple[str, ...]
    message: Message

    def as_dict(self) -> dict[str, Any]:
        """The chain as plain data."""
        return {"parts": self.parts, "actions": self.actions, "message": self.message}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why nothing can be done with some parts of the table now."""

    parts: tuple[str, ...]
    message: Message
    rule: str

    def as_dict(self) -> dict[str, Any]:
        """The refusal as plain data."""
        return {"parts": self.parts, "message": self.message, "rule": self.rule}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: what an event says, and the parts it speaks of."""

    message: Message
    parts: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """The line as plain data."""
        return {"message": self.message, "parts": self.parts}


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything a position means to a seat or a spectator."""

    asked: Asked | None = None  # only for the seat that decides, as are choices and chains
    choices: tuple[Choice, ...] = ()  # in the order they are shown
    chains: tuple[Chain, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    headline: tuple[Message, ...] = ()  # round and the like
    facts: Any = None  # what a player would otherwise work out; a dataclass of the game

    def as_dict(self) -> dict[str, Any]:
        """The explanation as plain data; `facts` is left as it is, for whoever writes JSON."""
        return {
            "asked": None if self.asked is None else self.asked.as_dict(),
            "choices": [choice.as_dict() for choice in self.choices],
            "chains": [chain.as_dict() for chain in self.chains],
            "refusals": [refusal.as_dict() for refusal in self.refusals],
            "headline": self.headline,
            "facts": self.facts,
        }


def refuse(reasons: Iterable[tuple[str, Message, str]]) -> tuple[Refusal, ...]:
    """Refusals from a reason for each part; parts with the same reason share one."""
    shared: dict[tuple[str, str], tuple[list[str], Message]] = {}
    for part, message, rule in reasons:
        shared.setdefault((repr(message), rule), ([], message))[0].append(part)
    return tuple(
        Refusal(tuple(parts), message, rule) for (_, rule), (parts, message) in shared.items()
    )
