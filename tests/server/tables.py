"""Tables in every state a server knows, who comes to them, and what makes sense to ask there."""

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

import httpx

import hotelier
from hotelier.puzzles.shelf import shelf
from server.entrants import Entrant, Organiser
from server.houses import Guest, until

G = TypeVar("G", bound=Guest)

BOT = {"kind": "bot", "bot": "random"}

# What each route can read, so that only something else can be the reason for a refusal.
BODIES: dict[str, Any] = {
    "open_table": {"game": "overbooking"},
    "import_record": {"record": {}},
    "join": {"name": "b"},
    "claim": {"code": "x" * 32},
    "seat_bot": {"bot": "random"},
    "reserve_seat": {},
    "fork": {"step": 0},
    "play": {"action": "end", "step": 0},
    "confirm": {"step": 0},
    "undo": {"step": 0},
    "restart": {"step": 0},
    "take_back": {"step": 0},
    "plan": {"action": None, "step": 0},
    "hint": {"step": 99},
    "answer_ask": {"welcome": True},
    "colour": {"colour": "red"},
    "say": {"text": "Hello!"},
    "report": {"reason": "Insults"},
    "statistics": {"doors": []},
    "make_deal": {"game": "overbooking"},
    "play_deal": {"name": "b", "browser": "b" * 16},
    "try_turn": {"actions": []},
    "verdict": {"actions": None},
    "open_tournament": {"game": "overbooking", "name": "Cup"},
    "enter": {"name": "b"},
    "enter_bots": {"bot": "random"},
    "start_round": {"number": 1},
    "claim_name": {"name": "b"},
    "leave_ladder": {"key": "x"},
    "rate_seat": {"key": "x"},
}


@dataclass(frozen=True)
class Place:
    """Someone, or nobody in particular, at a table."""

    words: str
    id: str
    headers: dict[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()


def places(url: str) -> list[Place]:
    """Tables of both games: open, in progress, over, public and private, and who comes to them."""
    waiting = Guest(url).open_table("austria", {"kind": "me"}, {"kind": "open"}, public=True)
    secret = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "reserved"})
    running = Guest(url).open_table("austria", {"kind": "me"}, {"kind": "open"}, public=True)
    other = Guest(url).join(running, "Bela")
    rules = {"confirm": True, "clock": {"kind": "live", "bank": 3600}, "stand_in": "random"}
    practice = Guest(url).open_table("overbooking", {"kind": "me"}, BOT, rules=rules)
    over = finished(Guest(url), "overbooking")
    looking = Guest(url)
    looking.seated(looking.ask("POST", "/import", {"record": whole_record("austria")}))
    return [
        _seated("a host who waits", waiting),
        Place("a newcomer", waiting.table),
        _seated("a host who waits for one guest", secret),
        Place("who has the link", secret.table, {"X-Table-Key": secret.key}),
        Place("who has a code", secret.table, codes=tuple(secret.codes.values())),
        Place("a stranger", secret.table),
        _seated("a player", running),
        _seated("the other player", other),
        Place("a spectator", running.table),
        _seated("one against a bot", practice),
        _seated("a player of a finished game", over),
        Place("a reader of a finished game", looking.table, {"X-Table-Key": looking.key}),
        Place("one at no table", "nosuchtable2"),
    ]


LADDER_KEYS: list[str] = []  # of names that were claimed for tests


def rivals(url: str) -> list[Place]:
    """Tournaments, open and in progress, and who comes to them; some names on the ladder."""
    found = []
    for is_begun in (False, True):
        organiser = Organiser(url).open()
        anna = Entrant(url, organiser.id, "Anna").enter()
        organiser.add_bots("random", 3)
        if is_begun:
            organiser.start(1)
        keys = {"X-Organiser-Key": organiser.key, "Authorization": f"Bearer {anna.token}"}
        found += [
            Place("an organiser who plays", organiser.id, keys),
            Place("a player", organiser.id, {"Authorization": f"Bearer {anna.token}"}),
            Place("a stranger", organiser.id),
        ]
    claimed = [Guest(url).ask("POST", "/ladder", {"name": name}).json() for name in ("Ada", "Bo")]
    LADDER_KEYS[:] = [each["key"] for each in claimed]
    return [*found, Place("one at no tournament", "nosuchtable2")]


def _seated(words: str, guest: Guest) -> Place:
    return Place(words, guest.table, {"Authorization": f"Bearer {guest.token}"})


def whole_record(game: str, seed: int = 7) -> dict[str, Any]:
    """A finished game."""
    match = hotelier.new(game, seed=seed, players=2)
    chooser = random.Random(seed)
    while not match.over:
        match.play(chooser.choice(match.legal))
    return match.record().as_dict()


def cut_record(game: str) -> dict[str, Any]:
    """A game that is nearly finished."""
    record = whole_record(game)
    del record["result"], record["steps"][-4:]
    return record


def finished(guest: G, game: str) -> G:
    """Someone at a table whose game has just ended."""
    wish = {"record": cut_record(game), "bot": "random"}
    guest.seated(guest.ask("POST", "/import", wish))

    def ends() -> bool:
        state = guest.look()
        if state["view"]["actor"] == guest.seat:
            guest.play(state["view"]["legal"][0], state["step"])
        return bool(state["phase"] == "over")

    until(ends)
    return guest


def wishes(line: httpx.Client, route: str, place: Place) -> list[dict[str, Any]]:
    """What makes sense to request from a route there."""
    make = SENSIBLE.get(route)
    if make is None:
        return []
    answer = line.get(f"/api/tables/{place.id}", headers=place.headers)
    return make(place, answer.json() if answer.is_success else None)


def _bodies(*bodies: dict[str, Any]) -> Callable[[Place, Any], list[dict[str, Any]]]:
    return lambda _place, _state: [{"body": body} for body in bodies]


def _today() -> str:
    """A deal of this day."""
    return f"{datetime.now(UTC):%Y-%m-%d}-overbooking"


def _puzzle(*tries: list[str] | None) -> Callable[[Place, Any], list[dict[str, Any]]]:
    """Tries at the first puzzle, or just a look at it."""
    puzzle = next(iter(shelf("overbooking").puzzles.values()))
    there = {"path_parameters": {"game": "overbooking", "id": puzzle.id}}
    wished = [there | {"body": {"actions": actions}} for actions in tries]
    return lambda _place, _state: wished or [there]


def _plays(place: Place, state: Any) -> list[dict[str, Any]]:
    if state is None or state["view"] is None:
        return []
    actions = state["view"]["legal"] or ["end"]
    return [{"body": {"action": action, "step": state["step"]}} for action in actions]


def _now(place: Place, state: Any) -> list[dict[str, Any]]:
    return [] if state is None else [{"body": {"step": state["step"]}}]


def _seats(place: Place, state: Any) -> list[dict[str, Any]]:
    return [{"path_parameters": {"id": place.id, "number": number}} for number in (1, 2)]


def _moments(place: Place, state: Any) -> list[dict[str, Any]]:
    step = 0 if state is None else state["step"]
    return [{"path_parameters": {"id": place.id, "step": each}} for each in (0, step // 2, step)]


def _forks(place: Place, state: Any) -> list[dict[str, Any]]:
    step = 0 if state is None else state["step"]
    return [{"body": {"step": each, "bot": "random"}} for each in (0, step // 2, step)]


SENSIBLE: dict[str, Callable[[Place, Any], list[dict[str, Any]]]] = {
    "open_tournament": _bodies({"game": "austria", "name": "Cup", "size": 3}),
    "enter": _bodies({"name": "Cleo"}, {"name": "Anna"}),
    "enter_bots": _bodies({"bot": "random"}, {"bot": "easy", "many": 2}),
    "start_round": _bodies({"number": 1}, {"number": 2}, {"number": 1, "rounds": 2}),
    "leave_tournament": lambda place, _state: [
        {"path_parameters": {"id": place.id, "number": number}} for number in (1, 2)
    ],
    "claim_name": _bodies({"name": "Cleo"}),
    "rate_seat": lambda _place, _state: [{"body": {"key": LADDER_KEYS[0]}}],
    "leave_ladder": lambda _place, _state: [{"body": {"key": LADDER_KEYS[1]}}],
    "components": lambda _place, _state: [{"path_parameters": {"game": "austria"}}],
    "setup": lambda _place, _state: [
        {"path_parameters": {"game": "austria"}, "query": {"option": ["players=4"]}}
    ],
    "lesson": lambda _place, _state: [{"path_parameters": {"game": "overbooking"}}],
    "messages": lambda _place, _state: [
        {"path_parameters": {"game": "overbooking", "language": "pl"}}
    ],
    "report": _bodies({"reason": "Anna is slow."}),
    "open_table": _bodies(
        {"game": "austria", "public": True},
        {"game": "overbooking", "seats": [{"kind": "me"}, BOT], "options": {"bonus": "advanced"}},
        {"game": "austria", "seats": [BOT, BOT], "rules": {"absent": "bot"}},
        {"game": "overbooking", "setup": {"tiles": ["3a", "1b"], "first": 2}},
    ),
    "make_deal": _bodies({"game": "austria"}, {"game": "overbooking", "bots": ["random"]}),
    "look_at_deal": lambda _place, _state: [{"path_parameters": {"deal": _today()}}],
    "play_deal": lambda _place, _state: [
        {
            "path_parameters": {"deal": _today()},
            "body": {"name": "Anna", "browser": secrets.token_hex(16)},
        }
    ],
    "puzzle": _puzzle(),
    "try_turn": _puzzle([], ["end"]),
    "verdict": _puzzle(None, ["end"]),
    "import_record": _bodies(
        {"record": whole_record("overbooking")},
        {"record": cut_record("austria"), "seat": 2, "bot": "random"},
    ),
    "join": _bodies({"name": "Cleo"}, {"name": "Dora", "seat": 2}),
    "claim": lambda place, _state: [{"body": {"code": code}} for code in place.codes],
    "seat_bot": _seats,
    "open_seat": _seats,
    "play": _plays,
    "confirm": _now,
    "undo": _now,
    "restart": _now,
    "hint": _now,
    "say": _bodies({"text": "Good evening."}),
    "at_step": _moments,
    "fork": _forks,
}
