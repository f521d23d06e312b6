"""Positions in a line or two: `position("crowns 4, rooms 11x 12; cafe 65:")`.

Clauses are separated by `;` or a new line. A clause that begins with `2:` speaks of seat 2; one
without a number speaks of seat 1. Within a clause the items are separated by commas:

    crowns 4 · vp 10 · emperor 3 · kitchen sscw · rooms 11x 12 (x: occupied) · hand 3 7 · staff 9 ·
    used 1 · discs AB · cafe 65 72:ck (what is still missing; `72:` is complete) · board C ·
    covered 1 · passed · bonuses 11 (groups whose bonus was given, by one of their rooms)

A clause that begins with `table:` speaks of the table:

    players 3 · round 3 · first 2 · dice 1123 · row 49 50 51 52 53 · politics 105 109 113 ·
    places 2 0 0 · tiles A1 B1 C1 · revised · day · deck 1 2 3 (staff deck) · under 4@2 5@1 ·
    guests 60 61 (guest deck) · discards 70 · scoring (the round has just ended) · turn 2 ·
    final (the game has just ended)

What is not said is empty, but for ten crowns, two dice on each of the spaces 1–5, politics
105 109 113, tiles A1 B1 C1, a row of guests that are nowhere else, and full decks.
"""

from collections.abc import Iterable

from hotelier.austria.game import GAME
from hotelier.austria.rules.boxes import boxes_of
from hotelier.austria.rules.cards import GUESTS
from hotelier.austria.rules.printed import BOARD_NAMES, LETTERS
from hotelier.austria.rules.rounds import EndOfRound, Play
from hotelier.austria.rules.scoring import FinalScoring
from hotelier.austria.rules.setup import new_state
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    ALL_GUESTS,
    ALL_STAFF,
    FIRST_GUEST,
    POLITICS_ID,
    STAFF_INDEX,
    TILE_ID,
    bag,
    order_of,
    staff_mask,
)
from hotelier.austria.rules.turn import start_turn
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.match import Match

Items = dict[str, list[str]]


def position(text: str, chance: Iterable[str] = ()) -> Match:
    """A match in the described position; `chance` is what the dealer deals first."""
    table, seats = _read(text)
    players = int(table.get("players", ["2"])[0])
    rules = int(table.get("rules", [GAME.rules])[0])
    state = new_state(boxes_of("", rules)["revised" in table], players, "day" in table, 0)
    state.row = 0
    for number in range(players):
        _set_seat(state.seats[number], seats.get(number + 1, {}))
    _set_table(state, table)
    dealer = ScriptedDealer(chance, SeededDealer(0))
    options = {
        "players": players,
        "edition": "revised" if state.revised else "classic",
        "side": "day" if state.day else "night",
    }
    match = Match(GAME, options, dealer, state=state)
    state.run()
    return match.begin()


def play(match: Match, *texts: str) -> Match:
    """Take these actions one after another."""
    for text in texts:
        match.play(text)
    return match


def seat(match: Match, number: int = 1) -> dict[str, object]:
    """The trace's summary of a seat."""
    return match.game.summary(match.state)[0][number - 1]


def kinds(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for _, event in match.events(1)]


def _read(text: str) -> tuple[Items, dict[int, Items]]:
    table: Items = {}
    seats: dict[int, Items] = {}
    for clause in text.replace("\n", ";").split(";"):
        if not clause.strip():
            continue
        target = seats.setdefault(1, {})
        body = clause.strip()
        head, colon, rest = body.partition(":")
        if colon and head == "table":
            target, body = table, rest
        elif colon and head.isdigit():
            target, body = seats.setdefault(int(head), {}), rest
        for item in body.split(","):
            word, *values = item.split()
            target[word] = values
    return table, seats


def _room(text: str) -> int:
    return 5 * (int(text[0]) - 1) + int(text[1]) - 1


def _set_seat(s: Seat, items: Items) -> None:
    known = {"crowns", "vp", "emperor", "kitchen", "rooms", "hand", "staff", "used", "discs"}
    known |= {"cafe", "board", "covered", "passed", "bonuses"}
    assert set(items) <= known, f"unknown: {set(items) - known}"
    if "board" in items:
        s.board = s.box.boards[BOARD_NAMES.index(items["board"][0])]
    s.crowns = int(items.get("crowns", [str(s.crowns)])[0])
    s.vp = int(items.get("vp", ["0"])[0])
    s.emperor = int(items.get("emperor", ["0"])[0])
    s.covered = int(items.get("covered", ["0"])[0])
    s.passed = int("passed" in items)
    s.kitchen = bag("".join(items.get("kitchen", [])))
    for room in items.get("rooms", []):
        s.rooms |= 1 << _room(room)
        if room.endswith("x"):
            s.occupied |= 1 << _room(room)
    for room in items.get("bonuses", []):
        s.bonuses |= 1 << s.board.group_of[_room(room)]
    s.hand = staff_mask([int(card) for card in items.get("hand", [])])
    s.staff = staff_mask([int(card) for card in items.get("staff", [])])
    s.used = staff_mask([int(card) for card in items.get("used", [])])
    for letter in "".join(items.get("discs", [])):
        s.discs |= 1 << LETTERS.index(letter)
    for place, text in enumerate(items.get("cafe", [])):
        if text == "-":
            continue
        name, colon, missing = text.partition(":")
        wants = missing if colon else GUESTS[int(name)].order
        s.guests |= (int(name) - FIRST_GUEST) << (8 * place)
        s.wants |= order_of(wants) << (16 * place)


def _set_table(state: State, items: Items) -> None:
    known = {"players", "round", "first", "dice", "row", "politics", "places", "tiles", "revised"}
    known |= {"day", "deck", "under", "guests", "discards", "scoring", "turn", "final"}
    known |= {"rules"}
    assert set(items) <= known, f"unknown: {set(items) - known}"
    state.round = int(items.get("round", ["1"])[0])
    state.first = int(items.get("first", ["1"])[0]) - 1
    for face in "".join(items.get("dice", ["1122334455"])):
        state.dice += 1 << (4 * (int(face) - 1))
    for letter, card in enumerate(items.get("politics", ["105", "109", "113"])):
        state.politics |= POLITICS_ID.index(int(card)) << (4 * letter)
    for letter, discs in enumerate(items.get("places", [])):
        state.places |= int(discs) << (4 * letter)
    for letter, tile in enumerate(items.get("tiles", ["A1", "B1", "C1"])):
        state.tiles |= TILE_ID.index(tile) << (4 * letter)
    _set_staff_deck(state, items)
    _set_guest_deck(state, items)
    if "final" in items:
        state.top = FinalScoring(0, None)
    elif "scoring" in items:
        state.top = EndOfRound(0, None)
    elif "turn" in items:
        start_turn(state, int(items["turn"][0]) - 1, Play(0, None))
    else:
        state.top = Play(0, None)


def _set_staff_deck(state: State, items: Items) -> None:
    under = [entry.split("@") for entry in items.get("under", [])]
    state.under = tuple(STAFF_INDEX[int(card)] + 64 * (int(who) - 1) for card, who in under)
    gone = staff_mask([int(card) for card, _ in under])
    for s in state.seats:
        gone |= s.hand | s.staff
    state.staff_deck = ALL_STAFF & ~gone
    if "deck" in items:
        state.staff_deck = staff_mask([int(card) for card in items["deck"]])
        assert not state.staff_deck & gone, "a card of the deck is somewhere else, too"


def _set_guest_deck(state: State, items: Items) -> None:
    seated = 0
    for s in state.seats:
        for place in range(3):
            guest = s.guests >> (8 * place) & 255
            seated |= 1 << guest if guest else 0
    for card in items.get("discards", []):
        state.discards |= 1 << (int(card) - FIRST_GUEST)
    rest = [g for g in range(1, 57) if not (seated | state.discards) >> g & 1]
    if "guests" in items:
        deck = [int(card) - FIRST_GUEST for card in items["guests"]]
        rest = [guest for guest in rest if guest not in deck]
    row = [int(card) - FIRST_GUEST for card in items.get("row", [])] or rest[:5]
    for place, guest in enumerate(row):
        state.row |= guest << (8 * place)
    if "guests" not in items:
        deck = [guest for guest in rest if guest not in row]
    state.guest_deck = sum(1 << guest for guest in deck) & ALL_GUESTS
