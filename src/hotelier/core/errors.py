"""Errors, worded so that people know what to do."""

from typing import Any

from hotelier.messages import say


class HotelierError(Exception):
    """Any error that a user can cause; its text is one clear sentence."""


class IllegalAction(HotelierError):
    """The action isn't legal in the current decision."""

    def __init__(
        self,
        action: str,
        decision: str,
        actor: int,
        legal: tuple[str, ...],
        chance_due: bool = False,
    ) -> None:
        self.action = action
        self.decision = decision
        self.actor = actor
        self.legal = legal
        self.chance_due = chance_due
        if chance_due:
            what = say("wrong-illegal-chance", action=repr(action))
        elif not legal:
            what = say("wrong-illegal-over", action=repr(action))
        else:
            what = say(
                "wrong-illegal",
                action=repr(action),
                decision=repr(decision),
                seat=actor,
                legal=", ".join(legal),
            )
        super().__init__(what)

    def __reduce__(self) -> tuple[Any, ...]:
        fields = (self.action, self.decision, self.actor, self.legal, self.chance_due)
        return IllegalAction, fields


class OptionError(HotelierError):
    """An option of a game has a value that doesn't exist."""


class SetupError(OptionError):
    """A chosen setup is impossible."""

    def __init__(self, field: str, message: str) -> None:
        self.field = field  # which part of the setup is wrong: `row`, `hands.2`
        self.message = message
        super().__init__(message)

    def __reduce__(self) -> tuple[Any, ...]:
        return SetupError, (self.field, self.message)


class RecordError(HotelierError):
    """A record can't be read, or one of its steps is impossible."""

    def __init__(self, message: str, step: int | None = None) -> None:
        self.message = message
        self.step = step
        super().__init__(message if step is None else say("wrong-step", step=step, reason=message))

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (self.message, self.step)


class ChanceError(HotelierError):
    """A recorded chance step is malformed or can't happen here."""


class DataError(HotelierError):
    """A data file contains something the rules don't know."""
