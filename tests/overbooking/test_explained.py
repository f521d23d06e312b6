"""What a position means to a seat: the question, what's possible, what isn't and why."""

import pytest

import hotelier
from hotelier.core.events import Event
from hotelier.core.explain import Choice, Explanation
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.messages.message import playing
from hotelier.overbooking.facts.shapes import HotelFacts, OverbookingFacts
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.state import State
from overbooking.hidden import reshuffled
from overbooking.positions import check_in, happened, play, position

NAMES = ("Anna", "Bela", "Cleo", "Dora")


def explained(match: Match, seat: int | None = 1) -> Explanation:
    return GAME.explain(_state(match), seat)


def _state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def why_not(match: Match, part: str, seat: int = 1) -> tuple[str, str]:
    """Why a part isn't available, and the section of the rules; empty if there's no refusal."""
    told = explained(match, seat)
    if any(part in each.parts for each in told.choices):
        return "", ""
    for wanted in (part, "*"):
        for each in told.refusals:
            if wanted in each.parts:
                with playing(NAMES):
                    return str(each.message), each.rule
    return "", ""


def choice(match: Match, action: str) -> Choice:
    return next(each for each in explained(match).choices if each.action == action)


def facts(match: Match, seat: int | None = 1) -> OverbookingFacts:
    found = explained(match, seat).facts
    assert isinstance(found, OverbookingFacts)
    return found


def hotel_facts(match: Match, number: int = 1) -> HotelFacts:
    return facts(match).hotels[number - 1]


# What is asked


def test_a_placing_is_asked_with_its_number() -> None:
    asked = explained(position("1: hand 4b 2s; table: time 3")).asked
    assert asked is not None
    assert str(asked.question).startswith("Place card 3 of 5 ")
    assert (asked.decision, asked.rule) == ("place", "placing")
    assert asked.facts == {"turn": 3, "may_skip": False}


def test_the_last_in_order_is_told_that_the_fifth_card_may_be_kept() -> None:
    match = position("2: hand 4b 2s; table: time 5, next 2")
    asked = explained(match, 2).asked
    assert asked is not None
    assert asked.facts["may_skip"] is True
    assert "keep your cards" in str(asked.question)


def test_an_ability_is_asked_with_its_card_and_hotel() -> None:
    asked = explained(check_in("8 none, queue 1:4f 1:1s, door 1:3l")).asked
    assert asked is not None
    assert asked.facts == {"hotel": 1, "card": "3l"}
    assert asked.rule == "back-door"
    assert "lion maids" in str(asked.question)


@pytest.mark.parametrize("seat", [2, None])
def test_only_whoever_decides_is_asked_and_offered_something(seat: int | None) -> None:
    told = explained(position("1: hand 4b 2s"), seat)
    assert told.asked is None
    assert told.choices == ()


def test_the_headline_tells_round_and_card_or_hotel() -> None:
    def headline(match: Match) -> list[str]:
        return [str(each) for each in explained(match, None).headline]

    assert headline(position("table: round 2, time 4; 1: hand 4b 2s")) == [
        "Round 2 of 4",
        "card 4 of 5",
    ]
    assert headline(check_in("8 none, queue 1:4f 1:1s, door 1:3l")) == [
        "Round 4 of 4",
        "check-in, hotel 1",
    ]


# What may be done


def test_placings_are_told_card_by_card_the_queue_before_the_back_door() -> None:
    match = position("hotel 1: 13 none; 1: hand 4b 2s; table: time 5, next 1, first 2")
    actions = [each.action for each in explained(match).choices]
    assert actions[:4] == ["queue 2s 1", "door 2s 1", "queue 2s 2", "door 2s 2"]
    assert actions[-1] == "skip"


def test_a_choice_names_the_parts_it_touches() -> None:
    match = position("hotel 1: 13 none; 1: hand 4b 2s; table: time 5, next 1, first 2")
    assert choice(match, "queue 4b 2").parts == ("card 4b", "queue 2")
    assert choice(match, "door 4b 1").parts == ("card 4b", "door 1")
    assert choice(match, "skip").parts == ("button",)
    match = check_in("8 none, queue 2:6b 1:4f 1:1s, door 1:4l")
    assert choice(match, "name 2").parts == ("queue 1/2",)
    assert choice(match, "stop").parts == ("button",)


def test_a_choice_tells_what_it_brings() -> None:
    match = position("hotel 1: 9 first_open; 1: hand 4b 2s; 2: hand 1b 1f")
    door, queue = choice(match, "door 2s 1"), choice(match, "queue 2s 1")
    assert str(door.gains) == "+1 point (token)"
    assert [event.kind for event in door.changes] == ["card-placed", "token-taken"]
    assert door.ends_turn
    assert not door.reveals
    assert str(queue.gains) == "face up"
    assert not queue.reveals  # only the others learn which card it is
    assert choice(match, "queue 2s 2").gains is None


def test_the_gains_of_an_ability_are_ones_own_guests() -> None:
    match = check_in("8 none, queue 2:6b 1:4f, door 1:4l")
    assert str(choice(match, "name 2").gains) == "1 card of yours booked: +2 coins"
    assert str(choice(match, "stop").gains) == "1 card of yours without a bed"


# What may not be done

PLACING = [
    ("hotel 1: 9 none, queue 2:6b 2:5b 2:4b 2:3b", "queue 1", "The queue is full.", "placing"),
    ("hotel 1: 17 no_back_door", "door 1", "This hotel has no back door.", "hotels"),
    ("hotel 1: 9 none, door 2:6b 2:5b", "door 1", "This back door already has 2 cards.", "placing"),
    ("hotel 1: 11 no_soldiers", "queue 5l 1", "You can’t place soldiers in this queue.", "hotels"),
    ("hotel 1: 8 small_only", "queue 5l 1", "This queue takes only small cards", "hotels"),
    ("hotel 1: 16 large_only", "queue 1l 1", "This queue takes only large cards", "hotels"),
    (
        "hotel 1: 15 two_crests, queue 2:6b 2:2f",
        "queue 1l 1",
        "This queue already has 2 other crests.",
        "hotels",
    ),
    ("hotel 1: 15 two_crests, queue 2:6b 2:2f", "queue 1", "None of your cards", "placing"),
    ("hotel 1: 9 none, queue 2:6b", "queue 1/1", "This spot is taken.", "placing"),
    ("hotel 1: 9 none, queue 2:6b", "queue 1/3", "Fill the free spot nearest the hotel", "placing"),
    ("hotel 1: 9 none", "door 1/2", "Fill the free spot nearest the hotel", "placing"),
    ("hotel 1: 9 none", "hotel 1", "Place your card in the hotel’s queue", "placing"),
]


@pytest.mark.parametrize(("hotel", "part", "words", "rule"), PLACING)
def test_a_place_says_why_it_takes_no_card(hotel: str, part: str, words: str, rule: str) -> None:
    said, section = why_not(position(f"{hotel}; 1: hand 1l 5l; 2: hand 1s 2s"), part)
    assert said.startswith(words)
    assert section == rule


def test_what_may_be_done_is_not_refused() -> None:
    match = position("hotel 1: 11 no_soldiers, queue 2:6b; 1: hand 1l 5l")
    for part in ("queue 1", "door 1", "queue 1l 1", "queue 1/2", "card 5l"):
        assert why_not(match, part) == ("", "")
    five = position("hotel 1: 17 no_back_door, queue 2:6b 2:5b 2:4b 2:3b; 1: hand 1l 5l")
    assert why_not(five, "queue 1") == ("", "")
    crests = position("hotel 1: 15 two_crests, queue 2:6b 2:2f; 1: hand 1l 5f")
    assert why_not(crests, "queue 5f 1") == ("", "")


def test_a_card_without_any_place_says_so() -> None:
    full = "door 2:1b 2:2b"
    match = position(
        f"hotel 1: 11 no_soldiers, {full}; hotel 2: 8 small_only, door 1:3f 1:4f; 1: hand 1l 2l 5l"
    )
    assert why_not(match, "card 5l") == ("There’s no spot left for this card.", "placing")
    assert why_not(match, "card 1l") == ("", "")


CHOOSING = [
    (
        "queue 2:2b 1:4f 1:2f, door 1:3l",
        "queue 1/1",
        "Maids can replace only your own",
        "back-door",
    ),
    (
        "queue 2:2b 1:6f 2:6s, door 1:5l",
        "queue 1/1",
        "Soldiers can replace only workers",
        "back-door",
    ),
    ("queue 2:2b 1:4f 1:2f, door 1:4l", "queue 1/1", "Nobles can name only your own", "back-door"),
    ("queue 2:2b 1:4f 1:2f, door 1:4l", "door 1/1", "You’re deciding about", "check-in"),
    ("queue 2:2b 1:4f 1:2f, door 1:4l", "card 1l", "First decide what the nobles do", "check-in"),
    ("queue 2:2b 1:4f 1:2f, door 1:4l", "queue 2", "First decide what the nobles do", "check-in"),
]


@pytest.mark.parametrize(("line", "part", "words", "rule"), CHOOSING)
def test_a_card_that_may_not_be_chosen_says_why(
    line: str, part: str, words: str, rule: str
) -> None:
    said, section = why_not(check_in(f"13 none, {line}"), part)
    assert said.startswith(words)
    assert section == rule


def test_a_card_that_is_named_already_says_so() -> None:
    match = play(check_in("13 none, queue 1:2b 1:4f 1:3s, door 1:4l 1:4b"), "name 2")
    assert why_not(match, "queue 1/2") == ("This card has already been named.", "back-door")
    assert why_not(match, "queue 1/1") == ("", "")


def test_cards_at_other_hotels_are_not_the_ones_asked_about() -> None:
    match = position(
        "hotel 1: 13 none, queue 1:2b 1:4f, door 1:4l; hotel 2: 10 none, queue 1:5b"
        "; table: checking in"
    )
    assert why_not(match, "queue 2/1")[0].startswith("You’re deciding about the queue at")


def test_who_waits_is_told_to_wait() -> None:
    match = position("1: hand 4b 2s; 2: hand 1b")
    assert why_not(match, "card 1b", 2) == ("It’s not your turn.", "placing")


def test_after_the_end_cards_in_hand_are_worth_nothing() -> None:
    match = check_in("8 none, queue 1:4b", "1: hand 2b")
    assert match.over
    assert why_not(match, "card 2b") == ("Cards left in hand score nothing.", "scoring")


# What a player would otherwise work out


def test_a_hotel_tells_its_places_and_its_free_beds() -> None:
    match = position("hotel 1: 17 no_back_door; hotel 2: 12 second_open; 1: hand 4b 2s")
    assert hotel_facts(match, 1) == HotelFacts(17, 5, 0, 0, (), (0, 0), (), (), (), ())
    assert hotel_facts(match, 2) == HotelFacts(12, 4, 2, 2, (), (0, 0), (), (), (), ())


def test_a_hotel_that_takes_two_crests_tells_which_are_fixed_and_whether_one_may_come() -> None:
    match = position(
        "hotel 1: 15 two_crests, queue 1:4b 2:1b; hotel 2: 14 two_crests, queue 1:5f 2:2b 1:2f;"
        " hotel 3: 13 none, queue 1:6l; 1: hand 4s; 3: hand 1s"
    )
    assert [hotel_facts(match, n).crests for n in (1, 2, 3)] == [("bird", ""), ("fish", "bird"), ()]


def test_seats_place_clockwise_from_the_first_player() -> None:
    match = hotelier.new("overbooking", players=3, seed=4)
    order = match.explain(None).facts.order
    placed: list[int | None] = []
    while len(placed) < 3:
        placed.append(match.actor)
        match.play(match.legal[0])
    assert list(order) == placed


def test_beds_below_none_are_none_that_can_be_given_away() -> None:
    match = check_in("2 none, queue 1:1b 1:1f, door 2:6b 1:4l")
    assert hotel_facts(match).free == 0


OUTLOOKS = [
    ("13 none, queue 1:5b 1:5f 1:4b 1:3f, door 1:4s", [True, True, False, True]),
    ("6 monks_first, queue 1:6b 1:1f 1:1s, door 1:4s", [False, True, True]),
]


@pytest.mark.parametrize(("hotel", "fates"), OUTLOOKS)
def test_the_booking_of_an_open_queue_is_foreseen(hotel: str, fates: list[bool]) -> None:
    found = {each.position: each.booked for each in hotel_facts(check_in(hotel)).outlook}
    assert [found[position] for position in sorted(found)] == fates


def test_whom_nobles_have_named_is_foreseen_first() -> None:
    match = play(check_in("6 none, queue 1:6b 1:2f 1:3l, door 1:4s 1:4l"), "name 2")
    first, *_ = hotel_facts(match).outlook
    assert (first.position, first.reason, first.booked) == (2, "named", True)


def test_the_booking_is_foreseen_after_each_choice() -> None:
    match = check_in("6 none, queue 2:6b 1:2f 1:3l, door 1:4s 1:3f 2:4s")
    found = {each.action: each.outlook for each in hotel_facts(match).after}
    assert list(found) == list(match.legal)
    assert found["stop"] == hotel_facts(match).outlook
    booked = {action: [x.card for x in after if x.booked] for action, after in found.items()}
    assert booked == {"name 2": ["2f", "3l"], "name 3": ["3l", "2f"], "stop": ["6b"]}
    assert facts(match, 2).hotels[0].after == ()
    play(match, "name 2")
    replaced = {each.action: each.outlook for each in hotel_facts(match).after}["replace 2"]
    assert {(x.position, x.card) for x in replaced} == {(1, "6b"), (2, "3f"), (3, "3l")}


MANY = (
    "hotel 1: 9 none, queue 2:5b 1:4b 2:6l; hotel 2: 9 first_open, queue 2:6b, door 2:2s;"
    "hotel 3: 9 no_soldiers, queue 2:4s; 1: hand 2b 3b, booked 1b;"
    "2: hand 3s, booked 4l, discarded 1s; table: players 3"
)


def test_a_back_tells_what_can_still_lie_behind_it_and_why_not() -> None:
    at_one, at_two, at_three = facts(position(MANY)).hotels
    told = [[(each.kind, each.where, each.hotel) for each in may] for may in at_one.queue_may]
    assert told == [
        [(4, "unseen", 0), (5, "unseen", 0), (6, "open", 2)],
        [],  # the seat's own
        [(4, "booked", 0), (5, "unseen", 0), (6, "unseen", 0)],
    ]
    assert at_one.asked == (4 + 4 + 5, 5 + 4 + 6)
    assert at_two.queue_may == ((),)
    assert [each.where for each in at_two.door_may[0]] == ["gone", "unseen", "unseen"]
    assert [each.where for each in at_three.queue_may[0]] == ["unseen", "barred", "unseen"]
    assert at_three.asked == (4, 6)


def test_the_book_of_a_player_tells_where_every_card_is_that_one_has_seen() -> None:
    match = position(MANY)
    mine, theirs, _ = (
        [[each.where for each in crest.kinds] for crest in seat.crests]
        for seat in facts(match).seats
    )
    assert mine[0] == ["booked", "hand", "hand", "laid", "deck", "deck"]
    assert theirs[0] == ["unseen"] * 5 + ["open"]
    assert theirs[2] == ["unseen"] * 3 + ["booked"] + ["unseen"] * 2
    assert theirs[3] == ["gone"] + ["unseen"] * 5


def test_nothing_is_foreseen_of_a_queue_that_is_not_open() -> None:
    assert hotel_facts(position("hotel 1: 9 none, queue 1:4b 2:5b; 1: hand 2b 3b")).outlook == ()


def test_points_are_told_by_source_and_add_up() -> None:
    match = position("1: hand 4b 2s, booked 1b 2b 3b 6b, tokens 2; table: bonus advanced")
    seat = facts(match).seats[0]
    assert (seat.coins, seat.tokens, seat.crest_vp, seat.score) == (9, 2, 2, 13)
    assert seat.score == match.scores[0]
    bird = seat.crests[0]
    assert (bird.crest, bird.cards, bird.vp) == ("bird", 4, 2)
    assert [str(each) for each in bird.words] == [
        "4 bird cards booked.",
        "Worth 2 points so far.",
        "1 more: +3 points.",
    ]
    assert facts(match).bonus == (0, 0, 0, 0, 2, 5, 10)


def test_a_booked_guest_tells_what_it_adds_to_the_bonus_for_its_crest() -> None:
    match = check_in("13 none, queue 1:5b 1:4b", "1: booked 1b 2b 3b; table: bonus advanced")
    gains = [event.crest_vp for event in happened(match) if isinstance(event, e.GuestBooked)]
    assert gains == [2, 3]
    assert match.scores[0] == 3 + 3 + 2 + 1 + 2 + sum(gains)


# Why an action is good


def reasons(events: list[Event], hopes: dict[str, float] | None = None) -> list[str]:
    state = _state(position("1: hand 4b 2s"))
    return [str(each) for each in GAME.reasons(state, 1, "", events, hopes=hopes)]


def test_a_placing_is_good_for_what_may_be_hoped_for() -> None:
    placed = e.CardPlaced(1, 1, "door", 1, "1-3b", "1b")
    assert reasons([placed, e.TokenTaken(1, 1)], {"bed": 0.84}) == [
        "waits at the back door",
        "gets a bed about 8 times in 10",
        "takes the token",
    ]


def test_guests_at_the_desk_are_counted_apart() -> None:
    told = reasons(
        [
            e.GuestNamed(1, 1, 2, "4f"),
            e.GuestBooked(1, 1, "4f", 8, 4, 2, 1),
            e.GuestTurnedAway(2, 1, "6b", 6, 4),
            e.GuestTurnedAway(1, 1, "5b", 5, 4),
        ]
    )
    assert told == [
        "gets the fish nobles booked first",
        "gets 1 of your cards booked (2 coins)",
        "leaves 1 card of another player without a bed",
        "leaves 1 of your cards without a bed",
    ]


def test_what_happens_at_the_next_hotel_is_no_doing_of_this_action() -> None:
    events = [
        e.AbilityUnused(1, 1, "4l", "choice"),
        e.HotelRevealed(0, 2, 9, "none", (), ((1, "2b"),)),
        e.BedsChanged(1, 2, 3, 12),
    ]
    assert reasons(events) == ["changes nothing"]


# The log


def test_a_line_names_the_parts_it_speaks_of() -> None:
    placed = GAME.line(e.CardPlaced(1, 2, "queue", 3, "4-6b", "4b"), 1)
    assert placed is not None
    assert placed.parts == ("queue 2/3",)
    assert str(placed.message) == "You place the bird nobles in the queue at hotel 2."
    closed = GAME.line(e.HotelClosed(0, 2, (5, 0)), 1)
    assert closed is not None
    assert closed.parts == ("hotel 2",)
    assert str(closed.message) == "Hotel 2 closes: 5 coins for you."


# What stays hidden


@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_a_seat_may_not_know_changes_nothing_in_what_is_explained(seat: int | None) -> None:
    match = position(
        "hotel 1: 11 no_soldiers, queue 1:1b 2:6l 2:4s, door 2:4f"
        "; hotel 2: 15 two_crests, queue 2:2b 1:5f; 1: hand 2b 3b 6f; 2: hand 2s 3s 6s"
    )
    told = explained(match, seat)
    for number in range(20):
        other = reshuffled(_state(match), seat, Rng(number))
        assert GAME.explain(other, seat) == told


def test_no_refusal_names_anothers_hidden_card() -> None:
    match = position("hotel 1: 9 none, queue 2:6b, door 2:2f; 1: hand 1l 5l; 2: hand 1s 2s")
    assert not any(
        "6b" in part or "2f" in part for r in explained(match).refusals for part in r.parts
    )
