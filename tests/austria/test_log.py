"""The log of Grand Austria Hotel: which events have a line, for whom, and in which words."""

import json
import re

import pytest

from hotelier.austria.game import GAME
from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import STAFF
from hotelier.austria.words.log import QUIET, line, story
from hotelier.core.events import Event, read_event
from hotelier.messages.message import playing

NAMES = ("Anna", "Bela", "Cilli", "Dora")
NOT_PLAIN = re.compile(r"""[{}<>_\[\]]|austria-|None|True|False""")
PART = re.compile(
    r"row [1-5]|die [1-6]|room [1-4][1-5]|card \d+|table [1-3]|cube [scwk]|space \d+|politics [ABC]"
)

EXAMPLES: tuple[Event, ...] = (
    e.FirstPlayer(1),
    e.PoliticsRevealed(0, (105, 109, 113)),
    e.TilesRevealed(0, ("A1", "B1", "C1")),
    e.BoardsDealt(0, ("A", "B", "C", "D")),
    e.RowDealt(0, (49, 50, 51, 52, 97)),
    e.CardKept(1, 9),
    e.HandsPassed(0),
    e.RoundStarted(1, 2),
    e.DiceRolled(1, (1, 1, 6), True),
    e.DieBinned(1, 4),
    e.TurnStarted(1, 2),
    e.Passed(1),
    e.TurnEnded(1, 2),
    e.GuestSeated(1, 69, 1, 2, 3),
    e.RowSlid(0, 69, (69, 70, 71, 72, 73)),
    e.GuestsReshuffled(0, 20),
    e.DieTaken(1, 3, 2, 1, True, False),
    e.DieUsedAs(1, 3, 2),
    e.CubesReceived(1, "ssc"),
    e.DeliveryStarted(1, 0),
    e.CubeServed(1, "w", 1, 69, True),
    e.OrderCompleted(1, 1, 69),
    e.CubesPutAway(1, "k"),
    e.CubesLost(1, "s", "w"),
    e.RoomPrepared(1, "43", 3, 2),
    e.GuestCheckedIn(1, 69, 1, "43", 7),
    e.WindowLit(1, "43", 0),
    e.GroupCompleted(1, ("33", "43"), "blue", 5),
    e.CrownsGained(1, 2, 1),
    e.PointsScored(1, 5),
    e.EmperorMoved(1, 12, 13, 2),
    e.StaffDrawn(1, 2, (9, 10), False),
    e.OfferPutBack(1, 2, (9, 10)),
    e.StaffHired(1, 9, 5),
    e.StaffUsed(1, 1),
    e.StaffTriggered(1, 12),
    e.StaffWoke(1, (1, 2)),
    e.EffectDeclined(1, "hire"),
    e.DiscPlaced(1, 105, 1, 15),
    e.ExtraTurnStarted(1),
    e.ExtraTurnLost(1),
    e.EmperorScored(1, 4, 1, 3),
    e.BonusGiven(1, "A1"),
    e.PenaltyDue(1, "A1"),
    e.PenaltyPaid(1, "A4", 1, 0, 0),
    e.PenaltyExcused(1, "A1", 1),
    e.StaffReturned(1, 9),
    e.RoomDemolished(1, "11", True),
    e.StaffDismissed(1, 28),
    e.RoundEnded(0, 3),
    e.ScoringPart(1, "staff", 6, 29, 28),
    e.GameEnded(0, (40, 30), (1,), (3, 4)),
)


# These have a seat, but are about the dice, the round or a guest.
OF_THE_TABLE = ("round-started", "dice-rolled", "die-binned", "order-completed", "extra-turn-lost")


def said(event: Event, viewer: int | None = None) -> str:
    told = line(event.seen_by(viewer), viewer)
    assert told is not None
    with playing(NAMES):
        return str(told.message)


def test_every_kind_of_event_has_an_example_here() -> None:
    kinds = {
        value
        for value in vars(e).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert {type(event) for event in EXAMPLES} == kinds


TOLD = [event for event in EXAMPLES if not isinstance(event, QUIET)]


@pytest.mark.parametrize("event", TOLD, ids=lambda event: event.kind)
def test_every_event_that_is_told_is_a_plain_sentence_for_everyone(event: Event) -> None:
    for viewer in (2, None):
        sentence = said(event, viewer)
        assert NOT_PLAIN.search(sentence) is None
        assert sentence.endswith(".")
        assert event.seat == 0 or event.kind in OF_THE_TABLE or "Anna" in sentence
    assert "Anna" not in said(event, 1)


@pytest.mark.parametrize("event", TOLD, ids=lambda event: event.kind)
def test_a_line_is_plain_data_and_names_parts_of_the_table(event: Event) -> None:
    told = line(event, 1)
    assert told is not None
    assert [part for part in told.parts if not PART.fullmatch(part)] == []
    json.dumps(told.as_dict())


def test_what_another_event_says_or_the_table_shows_is_not_told() -> None:
    quiet = [event for event in EXAMPLES if line(event, 1) is None]
    assert {type(event) for event in quiet} == set(QUIET)
    assert line(e.WindowLit(1, "43", 69), 1) is None
    assert line(e.CubesLost(1, "", ""), 1) is None
    assert line(e.ScoringPart(1, "cubes", 0, 0, 0), 1) is None


@pytest.mark.parametrize("event", [x for x in EXAMPLES if x.SECRET], ids=lambda event: event.kind)
def test_an_event_names_hidden_cards_only_to_their_owner(event: Event) -> None:
    butler = STAFF[9].name
    assert butler in said(event, 1)
    for viewer in (2, None):
        assert butler not in said(event, viewer)
        told = line(event.seen_by(viewer), viewer)
        assert told is not None
        assert told.parts == ()


def test_events_read_as_sentences() -> None:
    assert said(e.DieTaken(1, 3, 2, 0, False, False)) == "Anna takes a 3 with strength 2."
    assert said(e.GuestSeated(2, 69, 1, 1, 3)) == "Bela takes the Countess for 3 crowns."
    assert said(e.GuestSeated(2, 69, 1, 1, 3), 2) == "You take the Countess for 3 crowns."
    assert said(e.GuestSeated(2, 93, 1, 1, 0)) == "Bela takes Mr. Horsa for free."
    assert said(e.CubeServed(1, "w", 1, 69, True)) == "Anna serves wine to the Countess."
    lost = e.ScoringPart(1, "guests", -5, 0, 0)
    assert said(lost) == "Anna loses 5 VP for guests left in the café."


def test_a_line_speaks_of_the_cards_and_of_the_parts_that_stay_what_they_are() -> None:
    def told(event: Event) -> tuple[tuple[str, ...], tuple[str, ...]]:
        found = line(event, None)
        assert found is not None
        return found.parts, found.cards

    # A place of the row, a table and a space of the track soon have someone else.
    assert told(e.GuestSeated(1, 69, 3, 2, 1)) == ((), ("guest-69",))
    assert told(e.EmperorMoved(1, 5, 7, 0)) == ((), ())
    assert told(e.GuestCheckedIn(1, 69, 1, "43", 7)) == (("room 43",), ("guest-69",))
    assert told(e.DiscPlaced(1, 105, 1, 15)) == (("politics A",), ("politics-105",))


def test_a_story_tells_what_one_seat_does_in_one_paragraph() -> None:
    events = [
        e.TurnStarted(1, 1),
        e.DieTaken(1, 3, 2, 0, False, False),
        e.RoomPrepared(1, "12", 0, 0),
        e.RoomPrepared(1, "13", 0, 0),
        e.TurnEnded(1, 1),
        e.CubeServed(2, "w", 1, 69, True),
        e.CubeServed(2, "c", 1, 69, True),
    ]
    assert story(events, NAMES) == [
        "Anna takes a 3 with strength 2. Anna prepares rooms 12 and 13 for free.",
        "Bela serves 1 cake and 1 wine to the Countess.",
    ]


def test_a_story_tells_rooms_prepared_in_a_row_with_what_they_cost_and_give_together() -> None:
    rooms = [e.RoomPrepared(1, "11", 0, 0), e.RoomPrepared(1, "21", 1, 0)]
    assert story([e.GuestSeated(1, 69, 1, 1, 0), *rooms, e.RoomPrepared(1, "43", 3, 2)], NAMES) == [
        "Anna takes the Countess for free. "
        "Anna prepares rooms 11, 21 and 43 for 4 crowns, scoring 2 VP."
    ]


def test_a_story_counts_cards_put_away_unless_it_may_name_them() -> None:
    events = [e.StaffReturned(1, 9), e.StaffReturned(1, 10)]
    butler, other = STAFF[9].name, STAFF[10].name
    assert story(events, NAMES) == [
        f"Anna puts the {butler} and the {other} on the bottom of the deck."
    ]
    hidden = [event.seen_by(2) for event in events]
    assert story(hidden, NAMES) == ["Anna puts 2 staff cards on the bottom of the deck."]


def test_a_story_tells_a_room_that_an_effect_has_lit_but_not_one_that_a_guest_has() -> None:
    checked_in = [e.GuestCheckedIn(1, 69, 1, "43", 7), e.WindowLit(1, "43", 69)]
    assert story(checked_in, NAMES) == ["Anna checks the Countess into room 43, scoring 7 VP."]
    assert story([e.WindowLit(1, "43", 0)], NAMES) == ["Anna occupies room 43."]


def test_a_penalty_is_told_with_what_was_really_lost() -> None:
    assert "3 crowns" in said(e.PenaltyPaid(1, "A1", 1, 3, 0))
    assert "4 VP" in said(e.PenaltyPaid(1, "A1", 1, 0, 4))


def test_a_penalty_is_told_as_its_edition_has_it() -> None:
    classic, revised = (e.PenaltyPaid(1, "C2", 1, 0, 0, each) for each in (False, True))
    assert "next one below it" in said(classic)
    assert "next lower floor" in said(revised)
    assert "next lower floor" in said(e.PenaltyDue(1, "C2", True))


def test_a_penalty_in_an_old_journal_can_still_be_read() -> None:
    told = {"kind": "penalty-due", "seat": 1, "tile": "C2"}
    assert read_event(told, GAME.event_types) == e.PenaltyDue(1, "C2", False)


def test_a_story_leaves_the_points_of_the_end_to_the_table() -> None:
    assert story([e.ScoringPart(1, "rooms", 6, 0, 0)], NAMES) == []
