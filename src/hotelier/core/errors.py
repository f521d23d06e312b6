"""What can go wrong, said so that a person knows what to do."""

from typing import Any


class HotelierError(Exception):
    """Any error a user can cause; its text is one clear sentence."""


class IllegalAction(HotelierError):
    """The action is not legal in the decision that is asked."""

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
            what = f"{action!r} cannot be played: chance is due first; `begin()` deals it"
        elif not legal:
            what = f"{action!r} cannot be played: the game is over"
        else:
            what = (
                f"{action!r} is not legal in decision {decision!r} of seat {actor}; "
                f"legal: {', '.join(legal)}"
            )
        super().__init__(what)

    def __reduce__(self) -> tuple[Any, ...]:
        fields = (self.action, self.decision, self.actor, self.legal, self.chance_due)
        return IllegalAction, fields


class OptionError(HotelierError):
    """An option of a game has a value that does not exist."""


class RecordError(HotelierError):
    """A record cannot be read, or one of its steps is impossible."""

    def __init__(self, message: str, step: int | None = None) -> None:
        self.message = message
        self.step = step
        super().__init__(message if step is None else f"step {step}: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return RecordError, (self.message, self.step)


class ChanceError(HotelierError):
    """A written chance step is malformed or cannot happen here."""


class DataError(HotelierError):
    """A component file holds something the rules do not know."""
