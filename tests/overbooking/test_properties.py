"""Properties of every position of every game, however it's played (rules §1 to §4).

In a drawn game every byte is the index of the action taken; chance comes from a drawn seed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import hotelier
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.overbooking.rules import events as ev
from hotelier.overbooking.rules.box import HOUSE
from hotelier.overbooking.rules.state import State
from overbooking.positions import CARDS


@dataclass(frozen=True)
class Drawn:
    """A game to walk through."""

    players: int
    bonus: str
    seed: int
    choices: bytes

    def walk(self) -> Iterator[Match]:
        """The match at each decision and at the end; the choices are reused cyclically."""
        match = hotelier.new("overbooking", players=self.players, bonus=self.bonus, seed=self.seed)
        turn = 0
        while not match.over:
            yield match
            choice = self.choices[turn % len(self.choices)] + turn
            match.play(match.legal[choice % len(match.legal)])
            turn += 1
        yield match


games = st.builds(
    Drawn,
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["none", "beginner", "advanced"]),
    st.integers(0, 2**32),
    st.binary(min_size=3, max_size=100),
)


def summary(match: Match) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    return match.game.summary(match.state)


def lying(match: Match, number: int) -> list[str]:
    """A seat's cards on the table."""
    lines = [hotel[side] for hotel in summary(match)[1]["hotels"] for side in ("queue", "door")]
    return [card for cards in lines for owner, card, _ in cards if owner == number]


def discarded(match: Match, since: int = 0) -> list[tuple[int, str]]:
    """The cards that the events from `since` on say were discarded, with their owners."""
    cards: list[tuple[int, str]] = []
    for _, event in match.events(None, since):
        if isinstance(event, ev.CardsDiscarded):
            cards += event.cards
        elif isinstance(event, ev.GuestReplaced):
            cards.append((event.replaced_seat, event.replaced))
    return cards


@given(games)
def test_every_card_of_a_seat_is_in_exactly_one_place(game: Drawn) -> None:
    gone: list[tuple[int, str]] = []
    since = 0
    for match in game.walk():
        gone += discarded(match, since)
        since = len(match.events(None))
        state = match.state
        assert isinstance(state, State)
        for number, seat in enumerate(summary(match)[0], 1):
            cards = seat["hand"] + seat["booked"] + lying(match, number)
            cards += [card for owner, card in gone if owner == number]
            assert sorted([*cards, *HOUSE.card_texts(state.seats[number - 1].deck)]) == CARDS


@given(games)
def test_a_view_knows_the_discards_the_events_told(game: Drawn) -> None:
    *_, match = game.walk()
    for number, seat in enumerate(match.view(None).as_dict()["seats"], 1):
        mine = [card for owner, card in discarded(match) if owner == number]
        assert seat["discarded"] == sorted(mine)


@given(games)
def test_beds_are_never_below_zero_once_booking_starts(game: Drawn) -> None:
    for match in game.walk():
        at = summary(match)[1]["at"]
        for number, hotel in enumerate(summary(match)[1]["hotels"], 1):
            asked = at is not None and at["hotel"] == number
            assert hotel["beds"] >= 0 or asked
    for _, event in match.events(None):
        if isinstance(event, ev.BookingOrder):
            assert event.beds >= 0
        elif isinstance(event, ev.GuestBooked):
            assert event.beds_after >= 0


@given(games)
def test_queues_and_back_doors_keep_their_limits(game: Drawn) -> None:
    for match in game.walk():
        table = summary(match)[1]
        for number, hotel in enumerate(table["hotels"], 1):
            bare = hotel["rule"] == "no_back_door"
            asked = table["at"] is not None and table["at"]["hotel"] == number
            joined = 2 - len(hotel["door"]) if asked else 0  # monks that left the back door
            assert len(hotel["queue"]) <= (5 if bare else 4 + joined)
            assert len(hotel["door"]) <= (0 if bare else 2)


@given(games)
def test_a_queue_keeps_its_hotels_rule_until_the_reveal(game: Drawn) -> None:
    for match in game.walk():
        table = summary(match)[1]
        for number, hotel in enumerate(table["hotels"], 1):
            if table["at"] is not None and table["at"]["hotel"] == number:
                continue
            kinds = {card[0] for _, card, _ in hotel["queue"]}
            crests = {card[1] for _, card, _ in hotel["queue"]}
            shown = [is_open for *_, is_open in hotel["queue"]]
            barred = {"no_soldiers": "5", "small_only": "456", "large_only": "123"}
            assert not kinds & set(barred.get(hotel["rule"], ""))
            assert len(crests) <= (2 if hotel["rule"] == "two_crests" else 4)
            up = {"first_open": 0, "second_open": 1}.get(hotel["rule"], -1)
            assert shown == [place == up for place in range(len(shown))]


@given(games)
def test_no_more_tokens_are_taken_than_back_doors_were_there(game: Drawn) -> None:
    doors = 0
    seen = 0
    for match in game.walk():
        table = summary(match)[1]
        if table["round"] > seen:
            seen = table["round"]
            doors += sum(hotel["rule"] != "no_back_door" for hotel in table["hotels"])
        taken = sum(seat["tokens"] for seat in summary(match)[0])
        left = sum(hotel["token"] for hotel in table["hotels"])
        assert taken <= doors <= 4 * game.players
        assert taken + left <= doors
        for hotel in table["hotels"]:
            assert not (hotel["token"] and hotel["door"])


@given(games)
def test_nobody_places_more_than_five_cards_a_round(game: Drawn) -> None:
    *_, match = game.walk()
    placed = dict.fromkeys(range(1, game.players + 1), 0)
    for _, event in match.events(None):
        if isinstance(event, ev.RoundStarted):
            placed = dict.fromkeys(placed, 0)
        elif isinstance(event, ev.CardPlaced | ev.PlacementSkipped):
            placed[event.seat] += 1
        elif isinstance(event, ev.HotelRevealed):
            assert set(placed.values()) == {5}


def tells(event: Event, actor: int) -> bool:
    """Whether an event tells `actor`, whose action led to it, something new."""
    own = ev.CardPlaced | ev.PlacementSkipped | ev.AbilityUnused | ev.CardTurnedUp
    if isinstance(event, own):
        return event.seat != actor
    shown = (ev.HotelRevealed, ev.CardsDrawn, ev.TilesLaid, ev.GameEnded)
    return isinstance(event, shown)


@given(games)
def test_undo_never_crosses_what_was_shown_or_what_another_seat_did(game: Drawn) -> None:
    before: list[Event] = []
    actor = 0
    for match in game.walk():
        now = [event for _, event in match.events(None)]
        steps, position = match.steps, match.game.snapshot(match.state)
        learned = any(tells(event, actor) for event in now[len(before) :])
        if match.undo():
            assert not learned
            match.play(steps[-1])
            assert (match.steps, match.game.snapshot(match.state)) == (steps, position)
        elif actor:
            assert learned
        before, actor = now, match.actor or 0
