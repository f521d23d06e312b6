"""Positions in a line or two: `position("hotel 1: 13 none, queue 1:5b 2:5f; 1: hand 4b 6s")`.

Clauses are separated by `;` or a new line, the items of a clause by commas. `hotel 2:` speaks of
the second hotel from the top:

    13 none (free beds and the rule) · tile 3b (with its printed beds) · queue 1:5b 2:5f ·
    door 1:3l (seat and card, nearest the hotel first) · no token

`2:` speaks of seat 2:

    hand 4b 6s · deck 1b 1f · booked 3l · discarded 2s · tokens 1

`table:` speaks of the table:

    players 3 · bonus advanced · round 2 · first 2 · time 5 (the fifth time round) · next 2 (who
    places) · used 1 4 (tiles of earlier rounds) · checking in (all have placed) · closing (every
    hotel has been booked)

What is not said is empty, but for these: as many players as are spoken of, two at least; round,
first and time 1; the first player is next; a token at every back door without a card; a hotel whose
rule binds nobody at placing; and every card that is nowhere else is in its deck.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules.box import HOUSE, NO_BACK_DOOR, RULES
from hotelier.overbooking.rules.cards import DECK_SIZE, WHOLE_DECK, placed
from hotelier.overbooking.rules.check_in import CheckIn
from hotelier.overbooking.rules.placing import Placing
from hotelier.overbooking.rules.rounds import CHECK_IN, CLOSE, Round, new_state
from hotelier.overbooking.rules.state import Seat, State

Items = dict[str, list[str]]
E = TypeVar("E", bound=Event)

CARDS = [HOUSE.card_text(card) for card in range(DECK_SIZE)]
FACES = [HOUSE.face_text(face) for face in range(len(HOUSE.beds))]
PLAIN = ("7a", "5b", "8a", "4b", "2a")  # used if nothing is specified
BONUSES = ("none", "beginner", "advanced")


def position(text: str, chance: Iterable[str] = ()) -> Match:
    """A match in the described position; `chance` is what the dealer deals first."""
    clauses = _read(text)
    table = clauses.pop("table", {})
    players = int(table.get("players", [str(_most(clauses))])[0])
    bonus = table.get("bonus", ["none"])[0]
    state = new_state(players, BONUSES.index(bonus), HOUSE)
    _lay_tiles(state, [clauses.get(f"hotel {n + 1}", {}) for n in range(players)])
    for index in range(players):
        _set_hotel(state, index, clauses.pop(f"hotel {index + 1}", {}))
    for index in range(players):
        _set_seat(state, index, clauses.pop(str(index + 1), {}))
    assert not clauses, f"unknown: {list(clauses)}"
    _set_table(state, table)
    dealer = ScriptedDealer(chance, SeededDealer(0))
    match = Match(GAME, {"players": players, "bonus": bonus}, dealer, state=state)
    state.run()
    return match.begin()


def check_in(hotel: str, rest: str = "") -> Match:
    """One hotel of the last round about to be revealed, so that its end is the end of the game."""
    more = ";" + rest if rest else ""
    return position(f"hotel 1: {hotel}{more}; table: round 4, checking in")


def play(match: Match, *texts: str) -> Match:
    """Take these actions one after another."""
    for text in texts:
        match.play(text)
    return match


def seat(match: Match, number: int = 1) -> dict[str, Any]:
    """The trace's summary of a seat."""
    return match.game.summary(match.state)[0][number - 1]


def table(match: Match) -> dict[str, Any]:
    """The trace's summary of the table."""
    return match.game.summary(match.state)[1]


def hotel(match: Match, number: int = 1) -> dict[str, Any]:
    """The trace's summary of a hotel."""
    found: dict[str, Any] = table(match)["hotels"][number - 1]
    return found


def line(match: Match, side: str, number: int = 1) -> str:
    """A queue or back door, nearest first, in this notation: `1:5b 2:5f`."""
    return " ".join(f"{owner}:{card}" for owner, card, _ in hotel(match, number)[side])


def happened(match: Match, viewer: int | None = 1) -> list[Event]:
    """All events so far, including those before the first decision."""
    waiting = match.state.sink or []
    return [event for _, event in match.events(viewer)] + [e.seen_by(viewer) for e in waiting]


def told(match: Match, kind: type[E]) -> list[E]:
    """The events of one kind so far."""
    return [event for event in happened(match) if isinstance(event, kind)]


def _read(text: str) -> dict[str, Items]:
    clauses: dict[str, Items] = {}
    for clause in text.replace("\n", ";").split(";"):
        if not clause.strip():
            continue
        head, colon, body = clause.strip().partition(":")
        assert colon, f"who is spoken of? {clause!r}"
        items = clauses.setdefault(" ".join(head.split()), {})
        for item in body.split(","):
            word, *values = item.split()
            if word.isdigit():
                items["rule"] = [word, *values]
            else:
                items[word] = values
    return clauses


def _most(clauses: dict[str, Items]) -> int:
    """The highest seat or hotel mentioned."""
    lines = [items.get(side, []) for items in clauses.values() for side in ("queue", "door")]
    owners = [int(card.split(":")[0]) for cards in lines for card in cards]
    return max(2, *owners, *(int(head.split()[-1]) for head in clauses)) if clauses else 2


def _mask(cards: Iterable[str]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def _lay_tiles(state: State, hotels: list[Items]) -> None:
    """Those named by tile first, then those named by rule, then the others; no tile twice."""
    faces: dict[int, int] = {}

    def lay(index: int, candidates: list[int]) -> None:
        used = {face // 2 for face in faces.values()}
        free = [face for face in candidates if face // 2 not in used]
        assert free, f"no tile is left for hotel {index + 1}"
        faces[index] = free[0]

    for index, items in enumerate(hotels):
        if "tile" in items:
            lay(index, [FACES.index(items["tile"][0])])
    for index, items in enumerate(hotels):
        if "rule" in items:
            beds, rule = int(items["rule"][0]), RULES.index(items["rule"][1])
            fitting = [face for face in range(len(FACES)) if HOUSE.rules[face] == rule]
            lay(index, sorted(fitting, key=lambda face: HOUSE.beds[face] != beds))
    for index in range(len(hotels)):
        if index not in faces:
            lay(index, [FACES.index(face) for face in PLAIN])
    for index, face in faces.items():
        state.hotels[index].show(HOUSE, face)
        state.tiles_used |= 1 << (face // 2)


def _set_hotel(state: State, index: int, items: Items) -> None:
    known = {"rule", "tile", "queue", "door", "no"}
    assert set(items) <= known, f"unknown: {set(items) - known}"
    assert items.get("no", ["token"]) == ["token"], "no what?"
    there = state.hotels[index]
    if "rule" in items:
        there.beds = int(items["rule"][0])
    there.queue = _line(items.get("queue", []))
    there.door = _line(items.get("door", []))
    bare = HOUSE.rules[there.face] == NO_BACK_DOOR
    assert not (bare and there.door), f"hotel {index + 1} has no back door"
    there.token = not (bare or there.door or "no" in items)


def _line(cards: list[str]) -> int:
    entries = 0
    for place, text in enumerate(cards):
        owner, _, card = text.partition(":")
        entries |= placed(int(owner) - 1, CARDS.index(card)) << (8 * place)
    return entries


def _on_table(state: State, index: int) -> list[str]:
    summary = GAME.summary(state)[1]["hotels"]
    lines = [there[side] for there in summary for side in ("queue", "door")]
    return [card for cards in lines for owner, card, _ in cards if owner == index + 1]


def _set_seat(state: State, index: int, items: Items) -> None:
    known = {"hand", "deck", "booked", "discarded", "tokens"}
    assert set(items) <= known, f"unknown: {set(items) - known}"
    s: Seat = state.seats[index]
    s.hand = _mask(items.get("hand", []))
    s.booked = _mask(items.get("booked", []))
    s.tokens = int(items.get("tokens", ["0"])[0])
    places = ("hand", "booked", "discarded", "deck")
    cards = [card for place in places for card in items.get(place, [])]
    cards += _on_table(state, index)
    assert len(set(cards)) == len(cards), f"a card of seat {index + 1} is in two places"
    s.deck = _mask(items["deck"]) if "deck" in items else WHOLE_DECK & ~_mask(cards)


def _set_table(state: State, items: Items) -> None:
    known = {"players", "bonus", "round", "first", "time", "next", "used", "checking", "closing"}
    assert set(items) <= known, f"unknown: {set(items) - known}"
    state.round = int(items.get("round", ["1"])[0])
    state.first = int(items.get("first", ["1"])[0]) - 1
    for tile in items.get("used", []):
        state.tiles_used |= 1 << (int(tile) - 1)
    if "closing" in items:
        state.top = Round(0, CLOSE, None)
    elif "checking" in items:
        state.top = CheckIn(0, 0, Round(0, CLOSE, None))
    else:
        time = int(items.get("time", ["1"])[0])
        placing = int(items.get("next", [str(state.first + 1)])[0]) - 1
        place = (placing - state.first) % state.players
        state.top = Placing(placing, place, time, Round(0, CHECK_IN, None))
