"""Everything that happens is a typed event: each class from some play, with the right amounts.

Log, animation and screen reader depend on these alone, so what the engine does without asking (a
single legal action, a safe effect, an automatic discard) must be reported, too. Rules §4 to §9.
"""

import inspect
from collections.abc import Sequence

import pytest

from austria.positions import play, position
from hotelier.austria.game import GAME
from hotelier.austria.rules import events as ev
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.events import Event
from hotelier.core.match import Match

ROW = "row 49 50 51 52 53"
QUIET = "2: emperor 4"  # after three steps back: neither bonus nor penalty
DEAL = ["~first 2", "~politics 105 109 113", "~emperor A1 B1 C1"]
HANDS = ["~draw 1 1 2 3 4 5 6", "~draw 2 11 12 13 14 15 16"]
FIVE = "~row 49 50 51 52 53"

Case = tuple[Event, str, Sequence[str]]

SETUP: list[tuple[Event, dict[str, str], Sequence[str], Sequence[str]]] = [
    (ev.FirstPlayer(2), {}, DEAL, []),
    (ev.PoliticsRevealed(0, (105, 109, 113)), {}, DEAL, []),
    (ev.TilesRevealed(0, ("A1", "B1", "C1")), {}, DEAL, []),
    (ev.BoardsDealt(0, ("D", "A")), {"side": "day"}, [*DEAL, "~boards D A"], []),
    (ev.RowDealt(0, (49, 50, 51, 52, 53)), {}, [*DEAL, FIVE], []),
    (ev.StaffDrawn(1, 6, (1, 2, 3, 4, 5, 6), False), {}, [*DEAL, FIVE, *HANDS], []),
    (ev.StaffDrawn(1, 6, (1, 2, 3, 4, 5, 6), True), {"staff": "draft"}, [*DEAL, FIVE, *HANDS], []),
    (ev.CardKept(1, 4), {"staff": "draft"}, [*DEAL, FIVE, *HANDS], ["keep 4"]),
    (ev.HandsPassed(0), {"staff": "draft"}, [*DEAL, FIVE, *HANDS], ["keep 4", "keep 11"]),
    (ev.RoundStarted(2, 1), {}, DEAL, ["guest 1", "guest 1", "done", "done"]),
]

PLAY: list[Case] = [
    (ev.TurnStarted(1, 1), "table: dice 44", ["pass"]),
    (ev.Passed(1), "table: dice 44", ["pass"]),
    (ev.TurnEnded(1, 4), "covered 1; 2: covered 2", ["die 4", "emperor 0"]),
    (ev.DieBinned(1, 2), "table: dice 441", ["pass", "pass"]),
    (ev.GuestSeated(1, 51, 3, 2, 1), f"cafe 61; table: {ROW}", ["guest 3"]),
    (ev.GuestSeated(1, 49, 1, 1, 0), f"staff 25; table: {ROW}", ["guest 1"]),
    (ev.RowSlid(0, 60, (60, 49, 50, 52, 53)), f"table: {ROW}, guests 60", ["guest 3"]),
    (ev.GuestsReshuffled(0, 2), f"table: {ROW}, guests, discards 60 61", ["guest 3"]),
    (ev.DieTaken(1, 4, 3, 1, True, False), "table: dice 441", ["die 4+"]),
    (ev.DieTaken(1, 6, 3, 0, False, False), "staff 17; table: dice 661", ["die 6"]),
    (ev.DieTaken(1, 6, 3, 2, True, False), "table: dice 661", ["die 6+"]),
    (
        ev.DieTaken(1, 4, 2, 0, False, True),
        "cafe 97:, rooms 11; table: dice 44",
        ["check-in 1", "die 4"],
    ),
    (ev.DieUsedAs(1, 3, 2), "table: dice 661", ["die 6", "as 3"]),
    (ev.CubesReceived(1, "ssc"), "table: dice 1114", ["die 1", "split 1"]),
    (ev.CubesReceived(1, "s"), "table: dice 14", ["die 1"]),
    (ev.CubesPutAway(1, "ssc"), "table: dice 1114", ["die 1", "split 1"]),
    (ev.CubesPutAway(1, "w"), "cafe 51; table: dice 2244", ["die 2", "split 0", "serve 1w"]),
    (
        ev.CubeServed(1, "w", 1, 51, False),
        "cafe 51; table: dice 2244",
        ["die 2", "split 0", "serve 1w"],
    ),
    (ev.OrderCompleted(1, 1, 51), "cafe 51; table: dice 2244", ["die 2", "split 0", "serve 1w"]),
    (ev.OrderCompleted(1, 1, 61), "cafe 61, hand 38", ["die 5", "hire 38", "table 1"]),
    (ev.DeliveryStarted(1, 1), "kitchen w, cafe 54", ["deliver"]),
    (ev.DeliveryStarted(1, 0), "staff 24, kitchen w, cafe 54", ["deliver"]),
    (ev.CubeServed(1, "w", 1, 54, True), "kitchen w, cafe 54", ["deliver"]),
    (ev.RoomPrepared(1, "35", 2, 1), "rooms 34; table: dice 34", ["die 3", "room 35"]),
    (ev.RoomPrepared(1, "31", 0, 0), "staff 9, rooms 21; table: dice 34", ["die 3", "room 31"]),
    (ev.GuestCheckedIn(1, 65, 2, "11", 3), "cafe 61 65:, rooms 11", ["check-in 2"]),
    (ev.WindowLit(1, "11", 65), "cafe 61 65:, rooms 11", ["check-in 2"]),
    (ev.WindowLit(1, "12", 0), "hand 35, rooms 12", ["die 5", "hire 35", "room 12"]),
    (ev.GroupCompleted(1, ("32", "42"), "red", 3), "cafe 92:, rooms 32x 42", ["check-in 1"]),
    (ev.GroupCompleted(1, ("31", "41"), "blue", 5), "cafe 92:, rooms 31x 41", ["check-in 1"]),
    (ev.CrownsGained(1, 2, 1), "crowns 18; table: dice 4441", ["die 4", "emperor 0"]),
    (ev.CrownsGained(1, 3, 0), "cafe 92:, rooms 32x 42", ["check-in 1"]),
    (ev.PointsScored(1, 5), "cafe 92:, rooms 31x 41", ["check-in 1"]),
    (ev.PointsScored(1, 4), "staff 16; table: dice 41", ["die 4", "emperor 1"]),
    (ev.EmperorMoved(1, 12, 13, 2), "emperor 12; table: dice 4441", ["die 4", "emperor 3"]),
    (ev.StaffDrawn(1, 2, (7, 9), False), "cafe 55:, rooms 12; table: deck 7 9", ["check-in 1"]),
    (ev.StaffDrawn(1, 2, (7, 9), True), "cafe 75:, rooms 11; table: deck 7 9", ["check-in 1"]),
    (ev.OfferPutBack(1, 1, (7,)), "cafe 75:, rooms 11; table: deck 7 9", ["check-in 1", "hire 9"]),
    (ev.OfferPutBack(1, 2, (7, 9)), "cafe 75:, rooms 11; table: deck 7 9", ["check-in 1", "stop"]),
    (ev.StaffHired(1, 9, 5 - 3), "cafe 75:, rooms 11; table: deck 7 9", ["check-in 1", "hire 9"]),
    (ev.StaffHired(1, 45, 0), "hand 45", ["die 5", "hire 45"]),
    (ev.StaffUsed(1, 3), "staff 3", ["use 3"]),
    (ev.StaffTriggered(1, 13), "staff 13", ["die 1"]),
    (ev.StaffTriggered(1, 15), "staff 15", ["die 4"]),
    (ev.StaffTriggered(1, 17), "staff 17; table: dice 6", ["die 6"]),
    (ev.StaffTriggered(1, 23), "staff 23, cafe 65:, rooms 11", ["check-in 1"]),
    (ev.StaffWoke(1, (1, 3)), "staff 1 3, used 1 3; table: dice 4", ["die 4", "emperor 0"]),
    (ev.EffectDeclined(1, "prepare"), "rooms 11; table: dice 34", ["die 3", "stop"]),
    (ev.EffectDeclined(1, "hire"), "table: dice 54", ["die 5"]),
    (ev.EffectDeclined(1, "invite"), "cafe 63:, rooms 11", ["check-in 1", "stop"]),
    (ev.EffectDeclined(1, "occupy"), "hand 35", ["die 5", "hire 35"]),
    (ev.EffectDeclined(1, "complete"), "hand 38", ["die 5", "hire 38"]),
    (ev.DiscPlaced(1, 105, 2, 10), "crowns 20; table: places 1 0 0", ["claim A"]),
    (ev.ExtraTurnStarted(1), "cafe 97:, rooms 11", ["check-in 1"]),
    (
        ev.ExtraTurnLost(1),
        "cafe 97:, rooms 11; table: dice 4",
        ["die 4", "emperor 0", "check-in 1"],
    ),
    (ev.RoundEnded(0, 1), "table: dice 4", ["die 4", "emperor 0"]),
    (ev.RoundStarted(2, 2), "table: dice 4", ["die 4", "emperor 0"]),
]

# Seat 1 takes the last die of the round and no step on the track; then the emperor comes.
LAST_DIE = ["die 4", "emperor 0"]
A, B, C = (f"table: dice 4, round {number}, tiles" for number in (3, 5, 7))
QUIET_B, QUIET_C = "2: emperor 6", "2: emperor 8"

EMPEROR: list[Case] = [
    (ev.EmperorScored(1, 6, 3, 4), f"emperor 6; {QUIET}; {A} A1 B1 C1", LAST_DIE),
    (ev.EmperorScored(2, 2, 0, 2), f"emperor 4; 2: emperor 2; {A} A1 B1 C1", LAST_DIE),
    (ev.BonusGiven(1, "A1"), f"emperor 6; {QUIET}; {A} A1 B1 C1", LAST_DIE),
    (ev.StaffTriggered(1, 42), f"emperor 6, staff 42; {QUIET}; {A} A1 B1 C1", LAST_DIE),
    (ev.PenaltyDue(1, "A1"), f"{QUIET}; {A} A1 B1 C1", LAST_DIE),
    (ev.PenaltyPaid(1, "A1", 1, 3, 0), f"{QUIET}; {A} A1 B1 C1", [*LAST_DIE, "pay 1"]),
    (ev.PenaltyPaid(1, "A1", 2, 0, 5), f"{QUIET}; {A} A1 B1 C1", [*LAST_DIE, "pay 2"]),
    (ev.PenaltyPaid(1, "A1", 2, 0, 5), f"crowns 1; {QUIET}; {A} A1 B1 C1", LAST_DIE),
    (ev.PenaltyPaid(1, "C3", 1, 0, 4), f"staff 5 6; {QUIET_C}; {C} A1 B1 C3", LAST_DIE),
    (ev.PenaltyExcused(1, "A1", 1), f"staff 26; {QUIET}; {A} A1 B1 C1", [*LAST_DIE, "excuse"]),
    (ev.CubesLost(1, "sk", ""), f"kitchen sk, cafe 55:ww; {QUIET}; {A} A2 B1 C1", LAST_DIE),
    (ev.CubesLost(1, "sk", "sw"), f"kitchen sk, cafe 61:ww; {QUIET_B}; {B} A1 B1 C1", LAST_DIE),
    (
        ev.StaffReturned(1, 9),
        f"hand 7 8 9; {QUIET}; {A} A3 B1 C1",
        [*LAST_DIE, "pay 1", "return 9"],
    ),
    (ev.StaffReturned(1, 9), f"hand 7 9; {QUIET}; {A} A3 B1 C1", [*LAST_DIE, "pay 1", "return 7"]),
    (
        ev.RoomDemolished(1, "21", False),
        f"rooms 11 21; {QUIET}; {A} A4 B1 C1",
        [*LAST_DIE, "pay 1"],
    ),
    (ev.RoomDemolished(1, "21", True), f"rooms 11x 21x; {QUIET_C}; {C} A1 B1 C2", LAST_DIE),
    (ev.RoomDemolished(1, "11", True), f"rooms 11x 21x; {QUIET_C}; {C} A1 B1 C2", LAST_DIE),
    (ev.StaffDismissed(1, 31), f"staff 5 31; {QUIET_C}; {C} A1 B1 C4", [*LAST_DIE, "pay 1"]),
    (ev.ScoringPart(1, "crowns", 11, 0, 0), f"emperor 8; {QUIET_C}; {C} A1 B1 C1", LAST_DIE),
    (
        ev.GameEnded(0, (5 + 11, 5 + 10), (1,), (11, 10)),
        f"emperor 8; {QUIET_C}; {C} A1 B1 C1",
        LAST_DIE,
    ),
]


def told(match: Match, seat: int) -> list[Event]:
    return [event for _, event in match.events(seat or 1)]


def name_of(case: object) -> str | None:
    return case.kind if isinstance(case, Event) else ""


@pytest.mark.parametrize(("event", "options", "chance", "actions"), SETUP, ids=name_of)
def test_setting_the_table_is_told(
    event: Event, options: dict[str, str], chance: Sequence[str], actions: Sequence[str]
) -> None:
    match = Match(GAME, options, ScriptedDealer(chance, SeededDealer(0))).begin()
    assert event in told(play(match, *actions), event.seat)


@pytest.mark.parametrize(("event", "text", "actions"), PLAY, ids=name_of)
def test_a_turn_is_told(event: Event, text: str, actions: Sequence[str]) -> None:
    assert event in told(play(position(text), *actions), event.seat)


@pytest.mark.parametrize(("event", "text", "actions"), EMPEROR, ids=name_of)
def test_the_emperors_visit_and_the_end_are_told(
    event: Event, text: str, actions: Sequence[str]
) -> None:
    assert event in told(play(position(text), *actions), event.seat)


REROLLED = ev.DiceRolled(1, (2, 6), True)
ROLLED = ev.DiceRolled(2, (1, 1, 2, 2, 3, 3, 4, 4, 5, 6), False)


def test_a_roll_is_told_with_its_dice_and_whether_it_is_a_reroll() -> None:
    match = position("table: dice 441", ["~roll 2 6"])
    assert REROLLED in told(play(match, "pass", "pass"), 1)
    match = position("table: dice 4", ["~roll 1 1 2 2 3 3 4 4 5 6"])
    assert ROLLED in told(play(match, *LAST_DIE), 1)


def test_every_class_of_events_has_a_play_that_tells_it() -> None:
    classes = {
        cls.__name__
        for _, cls in inspect.getmembers(ev, inspect.isclass)
        if issubclass(cls, Event) and cls is not Event
    }
    events = [ROLLED, *(case[0] for case in (*SETUP, *PLAY, *EMPEROR))]
    proven = {type(event).__name__ for event in events}
    assert sorted(classes - proven) == []


def test_a_whole_check_in_is_told_in_the_order_it_happens() -> None:
    match = position("staff 5, cafe 79:, rooms 32x 42")
    play(match, "check-in 1")
    assert [event for event in told(match, 1) if not isinstance(event, ev.TurnStarted)] == [
        ev.GuestCheckedIn(1, 79, 1, "42", 0),
        ev.WindowLit(1, "42", 79),
        ev.StaffTriggered(1, 5),
        ev.GroupCompleted(1, ("32", "42"), "red", 3),
        ev.CrownsGained(1, 1, 0),
        ev.EmperorMoved(1, 0, 1, 0),
        ev.CrownsGained(1, 2, 0),
        ev.CrownsGained(1, 3, 0),
    ]


def test_every_change_of_points_and_crowns_is_told() -> None:
    # The sums of points and crowns in the events are those on the table.
    match = Match(GAME, {"players": 3}, SeededDealer(21)).begin()
    while not match.over:
        dice = [text for text in match.legal if text.startswith(("die", "check-in", "claim"))]
        play(match, dice[0] if dice else match.legal[len(match.legal) // 2])
    points = dict.fromkeys((1, 2, 3), 0)
    for _, event in match.events(None):
        if isinstance(event, ev.PenaltyPaid):
            points[event.seat] -= event.vp
        elif event.seat:
            points[event.seat] += getattr(event, "vp", 0)
    assert tuple(points.values()) == match.scores


def test_crowns_add_up_from_the_events() -> None:
    match = Match(GAME, {"players": 2}, SeededDealer(22)).begin()
    while not match.over:
        dice = [text for text in match.legal if text.startswith(("die", "check-in", "room"))]
        play(match, dice[-1] if dice else match.legal[len(match.legal) // 2])
    crowns = {1: 10, 2: 10}
    for _, event in match.events(None):
        if isinstance(event, ev.CrownsGained):
            crowns[event.seat] += event.crowns
        elif isinstance(event, ev.PenaltyPaid):
            crowns[event.seat] -= event.crowns
        elif event.seat:
            crowns[event.seat] -= getattr(event, "price", 0)
    summaries = match.game.summary(match.state)[0]
    assert list(crowns.values()) == [summary["crowns"] for summary in summaries]
