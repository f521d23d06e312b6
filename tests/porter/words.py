"""What The Night Porter says of its positions: questions, choices, refusals, facts and the log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hotelier.core.events import Event
from hotelier.core.explain import BUTTON, Asked, Choice, Line, Refusal, refuse
from hotelier.messages.message import Message, Player, listed, message
from porter import events
from porter.box import DIE, KEYS, ROUNDS, WAGE
from porter.state import ACTIONS, DECISIONS, KEEP, LAY, RISK, WAIT, State


@dataclass(frozen=True, slots=True)
class PorterFacts:
    """What a player would otherwise work out."""

    rounds_left: int
    most: int  # the highest score
    higher: int  # of six rolls, those that would double the tip


def asked(state: State) -> Asked:
    """The question for the seat to move."""
    decision = DECISIONS[state.kind]
    facts = {"tip": state.tip}
    return Asked(decision, message(f"porter-q-{decision}", tip=state.tip), decision, facts)


def choices(state: State) -> tuple[Choice, ...]:
    """Every legal action."""
    return tuple(_choice(state, action) for action in state.legal())


def _choice(state: State, action: int) -> Choice:
    text = ACTIONS[action]
    if action == WAIT:
        return Choice(text, (BUTTON,), message("porter-do-wait", points=WAGE))
    if action == KEEP:
        return Choice(text, (BUTTON,), message("porter-do-keep", points=state.tip), main=True)
    if action == RISK:
        return Choice(text, (BUTTON,), message("porter-do-risk", points=2 * state.tip))
    return Choice(text, (text, BUTTON), message("porter-do-key", key=action))


def refusals(state: State, seat: int | None) -> tuple[Refusal, ...]:
    """Why some keys can't be laid."""
    if state.over:
        return refuse([("*", message("porter-not-over"), "end")])
    if seat is None:
        return refuse([("*", message("porter-not-watching"), "lay")])
    if state.actor != seat:
        return refuse([("*", message("porter-not-turn", name=Player(state.actor)), "lay")])
    keys = range(1, KEYS + 1)
    if state.kind != LAY:
        laid = message("porter-not-laid")
        return refuse((f"key {key}", laid, "lay") for key in keys)
    return refuse(
        (f"key {key}", message("porter-not-held", key=key), "lay")
        for key in keys
        if key not in state.hands[seat - 1]
    )


def headline(state: State) -> tuple[Message, ...]:
    """Round and tip."""
    found = [message("porter-head-round", round=max(1, state.round), all=ROUNDS)]
    if state.tip:
        found.append(message("porter-head-tip", tip=state.tip))
    return tuple(found)


def facts(state: State) -> PorterFacts:
    """The same for everyone."""
    return PorterFacts(ROUNDS - state.round, max(state.points), DIE - state.tip)


def gains(happened: Sequence[Event], seat: int) -> Message | None:
    """What an action brings right away."""
    points = sum(
        event.points
        for event in happened
        if event.seat == seat
        and isinstance(event, events.Waited | events.TipTaken | events.TipRisked)
    )
    return message("porter-gains", points=points) if points else None


def reasons(state: State, action: str, hopes: Mapping[str, float] | None) -> tuple[Message, ...]:
    """Why an action is good."""
    return (message(f"porter-why-{action.split(' ')[0]}", tip=state.tip),)


def line(event: Event, viewer: int | None) -> Line | None:
    """An event as a line of the log."""
    name, you = Player(event.seat), "yes" if event.seat == viewer else "no"
    match event:
        case events.BellRung(round=number, tip=tip):
            return Line(message("porter-log-bell", round=number, tip=tip))
        case events.KeysDrawn(number=number, keys=None):
            return Line(message("porter-log-drawn", name=name, number=number))
        case events.KeysDrawn(keys=keys) if keys is not None:
            parts = tuple(f"key {key}" for key in keys)
            return Line(message("porter-log-drew", keys=listed(keys)), parts)
        case events.KeyLaid(key=None):
            return Line(message("porter-log-laid", name=name))
        case events.KeyLaid(key=key):
            return Line(message("porter-log-laid-own", key=key or 0), (f"key {key}",))
        case events.Waited(points=points):
            return Line(message("porter-log-waited", name=name, you=you, points=points))
        case events.KeysShown(keys=keys):
            shown = [
                message("porter-log-shown-one", name=Player(at + 1), key=key)
                for at, key in enumerate(keys)
                if key
            ]
            return Line(message("porter-log-shown", keys=listed(shown, "comma"))) if shown else None
        case events.DoorOpened(key=key, tip=tip):
            said = message("porter-log-opened", name=name, you=you, key=key, tip=tip)
            return Line(said, (f"key {key}",))
        case events.DoorShut():
            return Line(message("porter-log-shut"))
        case events.TipTaken(points=points):
            return Line(message("porter-log-taken", name=name, you=you, points=points))
        case events.TipRisked(die=die, points=points):
            said = message("porter-log-risked", name=name, you=you, die=die, points=points)
            return Line(said)
    return None
