"""The explanation of a position agrees with the play: prices, strengths, values."""

from collections import Counter
from collections.abc import Iterator

import pytest

from austria.positions import play, position
from austria.walks import AUSTRIA, on_file
from hotelier.austria.facts.seats import forget
from hotelier.austria.facts.shapes import AustriaFacts
from hotelier.austria.facts.table import boards, facts
from hotelier.austria.rules import events as e
from hotelier.austria.rules.boxes import OURS
from hotelier.austria.rules.geometry import room_number
from hotelier.austria.rules.state import State
from hotelier.core.events import Event
from hotelier.core.explain import Choice
from hotelier.core.match import Match, open_match
from hotelier.messages.message import playing

PARTS = ("staff", "rooms", "crowns", "cubes", "guests")  # of the final scoring
ONE_COLOUR = 111  # the politics card that asks for any colour, but the whole of it


def facts_of(match: Match, seat: int | None = 1) -> AustriaFacts:
    state = match.state
    assert isinstance(state, State)
    return facts(state, seat)


def decisions() -> Iterator[tuple[Match, str]]:
    """Every decision of a few playthroughs, and its answer; the test takes the action."""
    for variant in AUSTRIA[::5]:
        match = open_match(on_file(variant), seed=0)
        for step in on_file(variant).steps:
            if step.startswith("~"):
                match.follow(step)
            else:
                yield match, step


def happened(match: Match, text: str) -> list[Event]:
    """Take an action: what it brings, up to chance."""
    before = len(match.events(None))
    match.follow(text)
    return [event for _, event in match.events(None, before)]


def played() -> Iterator[Match]:
    """The same playthroughs at their end."""
    for variant in AUSTRIA[::5]:
        yield on_file(variant).replay()


def paid(events: list[Event], verb: str) -> int | None:
    """What was paid first for an action."""
    kinds = {
        "guest": e.GuestSeated,
        "die": e.DieTaken,
        "room": e.RoomPrepared,
        "hire": e.StaffHired,
        "deliver": e.DeliveryStarted,
        "excuse": e.PenaltyExcused,
    }
    for event in events:
        if verb == "pay" and isinstance(event, e.PenaltyPaid):
            return event.crowns or None
        if verb in kinds and isinstance(event, kinds[verb]):
            return int(event.price)  # type: ignore[attr-defined]
    return None


def test_prices_told_are_those_that_are_paid() -> None:
    checked: Counter[str] = Counter()
    for match, text in decisions():
        (choice,) = (
            each
            for each in match.game.choices(match.state, match.actor or 0)
            if each.action == text
        )
        verb = text.partition(" ")[0]
        lit = verb == "room" and match.decision not in ("prepare", "first-room")
        price = paid(happened(match, text), verb)
        assert choice.price == (None if lit else price), choice
        checked[verb] += price is not None
    assert min(checked[verb] for verb in ("guest", "die", "room", "hire", "deliver")) > 5


def test_strengths_and_prices_of_dice_are_those_with_which_they_are_taken() -> None:
    checked: Counter[str] = Counter()
    for match, text in decisions():
        told = facts_of(match, match.actor)
        events = happened(match, text)
        if text.startswith("die "):
            (taken,) = (event for event in events if isinstance(event, e.DieTaken))
            space = told.dice[taken.face - 1]
            die = space.boosted if taken.boosted else space
            assert die is not None
            assert (die.strength, die.price) == (taken.strength, taken.price)
            checked["boosted" if taken.boosted else "plain"] += 1
        elif text.startswith("as "):
            (used,) = (event for event in events if isinstance(event, e.DieUsedAs))
            assert told.dice[used.face - 1].strength == used.strength
            checked["as"] += 1
    assert min(checked[each] for each in ("plain", "boosted", "as")) > 3


def test_guests_rooms_and_cards_cost_what_they_are_said_to_cost() -> None:
    checked: Counter[str] = Counter()
    for match, text in decisions():
        actor, decision = match.actor or 0, match.decision
        told = facts_of(match, actor)
        verb, _, word = text.partition(" ")
        price = paid(happened(match, text), verb)
        if verb == "guest":
            assert told.row[int(word) - 1] == price
        elif verb == "hire":
            assert told.cards[word] == price
        elif verb == "deliver":
            assert told.delivery.price == price
        elif verb == "room" and decision in ("prepare", "first-room"):
            assert told.seats[actor - 1].prices[room_number(word)] == price
        else:
            continue
        checked[verb] += 1
    assert min(checked[verb] for verb in ("guest", "room", "hire", "deliver")) > 5


def test_group_bonuses_told_are_those_that_are_given() -> None:
    found = 0
    for match, text in decisions():
        seats = facts_of(match).seats
        events = happened(match, text)
        lit = next((each for each in events if isinstance(each, e.WindowLit)), None)
        if lit is not None:
            gifts = seats[lit.seat - 1].gifts
            groups = [each for each in events if isinstance(each, e.GroupCompleted)]
            given = [each.bonus for each in groups if lit.room in each.rooms]
            assert given == ([gifts[lit.room].amount] if lit.room in gifts else [])
            found += len(given)
    assert found > 5


def test_a_politics_card_is_met_exactly_when_it_can_be_claimed() -> None:
    met = 0
    for match, text in decisions():
        told = facts_of(match, match.actor)
        if match.decision == "turn" and not told.extra_turn:
            own = told.seats[(match.actor or 0) - 1].politics
            for letter, card, claim in zip("ABC", told.politics, own, strict=True):
                claimable = claim.met and not claim.claimed and card.next is not None
                assert claimable == (f"claim {letter}" in match.legal)
                met += claimable
        match.follow(text)
    assert met > 3


def test_a_condition_is_met_when_its_parts_are() -> None:
    for match, text in decisions():
        for seat in facts_of(match).seats:
            for card, claim in zip(facts_of(match).politics, seat.politics, strict=True):
                parts = [part.have >= part.need for part in claim.parts]
                assert claim.met == (any(parts) if card.card == ONE_COLOUR else all(parts))
        match.follow(text)


def test_the_emperor_does_what_was_foretold() -> None:
    seen: Counter[str] = Counter()
    for match, text in decisions():
        told = facts_of(match)
        events = happened(match, text)
        moved = {each.seat for each in events if isinstance(each, e.EmperorMoved)}
        for each in events:
            # The seat that took the last step of the round was elsewhere before it.
            if isinstance(each, e.EmperorScored) and each.seat not in moved:
                outlook = told.seats[each.seat - 1].outlook
                assert outlook is not None
                assert (outlook.vp, outlook.after) == (each.vp, each.end)
                assert told.emperor.fates[each.start] == outlook.fate
                seen[outlook.fate] += 1
    assert min(seen[fate] for fate in ("penalty", "nothing", "bonus")) > 2


def test_the_score_told_at_the_end_is_the_final_score() -> None:
    for match in played():
        for viewer in (None, 1, 2):
            told = facts_of(match, viewer).seats
            assert tuple(each.score.total for each in told) == match.scores
        parts = [each for _, each in match.events(None) if isinstance(each, e.ScoringPart)]
        for seat, each in enumerate(facts_of(match).seats, start=1):
            own = [part for part in parts if part.seat == seat]
            cards = sorted((p.card, p.vp, p.copied) for p in own if p.part == "staff")
            assert [(c.card, c.vp, c.copied) for c in each.end_cards] == cards
            points = {name: sum(p.vp for p in own if p.part == name) for name in PARTS}
            assert {name: getattr(each.score, name) for name in PARTS} == points


def test_the_score_told_is_what_it_would_be_if_the_game_ended_now() -> None:
    match = position("vp 10, crowns 4, kitchen sk, rooms 11x 12, staff 28, cafe 61")
    ended = position("vp 10, crowns 4, kitchen sk, rooms 11x 12, staff 28, cafe 61; table: final")
    assert facts_of(match).seats[0].score == facts_of(ended).seats[0].score
    assert facts_of(match).seats[0].score.total == ended.scores[0]


def test_facts_that_were_kept_are_those_of_the_position() -> None:
    for match, text in decisions():
        told = facts_of(match, match.actor)
        forget()
        assert facts_of(match, match.actor) == told
        match.follow(text)


def test_hands_of_others_do_not_matter_to_their_score() -> None:
    poor, rich = position("2: hand 1"), position("2: hand 1 2 3 28 29")
    assert facts_of(poor).seats[1] == facts_of(rich).seats[1]


def test_served_guests_are_told_where_they_may_live() -> None:
    match = position("cafe 63:k 63: 91:, rooms 11 12 13x, kitchen kk")
    first, second, third = facts_of(match).seats[0].tables
    assert first is not None
    assert (first.missing, first.kitchen) == ("k", "k")
    assert second is not None
    assert (second.rooms, second.missing) == (("11",), "")
    assert third is not None
    assert third.rooms == ("11", "12")
    assert str(second.status) == "ready to check in"


def test_the_turns_of_a_round_are_told_in_their_order() -> None:
    match = position("covered 1; 2: passed; table: players 3, first 1")
    told = [(turn.seat, turn.state) for turn in facts_of(match).turns]
    assert told == [
        (1, "done"),
        (2, "passed"),
        (3, "now"),
        (3, "open"),
        (2, "passed"),
        (1, "open"),
    ]


def test_while_gifts_are_given_out_the_emperor_has_been_here() -> None:
    match = position("rooms 11 12 21 22; table: scoring, round 3, tiles A4 B1 C1")
    assert match.decision == "penalty"
    told = facts_of(match).emperor
    assert told.next is not None
    assert (told.next.round, told.next.tile) == (5, "B1")


def test_a_spectator_is_told_the_printed_prices() -> None:
    match = position("staff 25 17; table: dice 16")
    assert facts_of(match).row == (0, 0, 0, 0, 0)
    assert facts_of(match, None).row == (3, 2, 1, 0, 0)
    assert facts_of(match).dice[5].price == 0
    assert facts_of(match, None).dice[5].price == 1
    assert facts_of(match, None).cards == {}


def test_a_die_that_can_do_nothing_says_so() -> None:
    told = facts_of(position("crowns 4, hand 9; table: dice 55")).dice[4]
    assert told.boosted is not None
    assert (told.vain, told.boosted.vain) == (None, None)
    told = facts_of(position("crowns 2, hand 9; table: dice 55")).dice[4]
    assert told.boosted is not None
    assert str(told.vain) == str(told.boosted.vain) == "too expensive"
    assert str(facts_of(position("")).dice[4].vain) == "no cards in hand"


def test_boards_have_ten_groups_each_with_a_bonus() -> None:
    for board in boards(OURS[0]).values():
        assert len(board["groups"]) == len(board["bonuses"]) == 10
        assert sorted(room for group in board["groups"] for room in group) == list(range(20))


def chains(match: Match) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    return [(chain.parts, chain.actions) for chain in match.game.chains(match.state, 1)]


def test_cubes_are_served_in_one_gesture_where_there_is_nothing_to_decide() -> None:
    one = play(position("cafe 54; table: dice 222"), "die 2", "split 0")
    assert chains(one) == [(("button",), ("serve 1w", "serve 1w"))]
    two = play(position("cafe 54 49; table: dice 22"), "die 2", "split 0")
    assert chains(two) == []
    three = play(position("cafe 54 49; table: dice 222"), "die 2", "split 0")
    assert [len(actions) for _, actions in chains(three)] == [3]


def test_the_kitchen_serves_a_guest_in_one_gesture() -> None:
    match = position("cafe 62:swk 63:k, kitchen sswk")
    assert chains(match) == [
        (("table 1",), ("deliver", "serve 1s", "serve 1w", "serve 1k")),
        (("cube s", "table 1"), ("deliver", "serve 1s")),
        (("cube w", "table 1"), ("deliver", "serve 1w")),
        (("cube k", "table 1"), ("deliver", "serve 1k")),
        (("table 2",), ("deliver", "serve 2k")),
        (("cube k", "table 2"), ("deliver", "serve 2k")),
    ]


def test_what_the_waiter_serves_unasked_is_not_asked_for() -> None:
    match = position("cafe 54:ww, kitchen ww")
    assert chains(match) == [
        (("table 1",), ("deliver", "serve 1w")),
        (("cube w", "table 1"), ("deliver",)),
    ]


def parts(choices: tuple[Choice, ...]) -> dict[str, tuple[str, ...]]:
    return {choice.action: choice.parts for choice in choices}


def test_choices_are_found_where_they_are_made() -> None:
    match = position("cafe 65:, rooms 11 15, staff 1, emperor 12; table: dice 114")
    found = parts(match.game.choices(match.state, 1))
    assert found["check-in 1"] == ("table 1", "button")
    assert found["use 1"] == ("card 1", "button")
    assert found["die 1+"] == ("die 1",)
    assert found["guest 5"] == ("row 5",)
    assert found["pass"] == ("button",)
    assert match.game.choices(match.state, 1)[0].action == "check-in 1"
    play(match, "die 4+")
    found = parts(match.game.choices(match.state, 1))
    assert found["emperor 0"] == ("button",)
    assert found["emperor 1"] == ("space 13", "button")
    assert found["emperor 2"] == ("button",)


@pytest.mark.parametrize(
    ("text", "actions", "asked"),
    [
        ("cafe 49:, rooms 11 12 21", ["check-in 1", "room 12"], {"floors": (1, 2), "free": True}),
        ("table: dice 333", ["die 3"], {"left": 3, "discount": 0, "floors": (1, 2, 3, 4)}),
        ("hand 9 6; table: dice 55", ["die 5"], {"discount": 2, "offer": False}),
        ("table: dice 222", ["die 2"], {"strength": 3, "drinks": True, "most": 1}),
        ("table: dice 66", ["die 6"], {"strength": 2}),
        ("", ["guest 5"], {"guest_taken": True, "die_taken": False, "extra": False}),
    ],
)
def test_what_is_asked_names_its_facts(
    text: str, actions: list[str], asked: dict[str, object]
) -> None:
    match = play(position(text), *actions)
    told = match.game.asked(match.state, 1).facts
    assert {name: told[name] for name in asked} == asked


def test_the_headline_tells_round_emperor_and_points() -> None:
    match = position("vp 7; table: round 3")
    with playing(("Ada", "Bruno")):
        told = [str(each) for each in match.game.headline(match.state, 1)]
    assert told == ["Round 3 of 7", "emperor after this round", "you have 7 VP"]
