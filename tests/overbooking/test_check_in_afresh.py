"""Stage 2 carried out a second time, from the rules page §3 alone, for any drawn hotel."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.overbooking.rules.events import (
    BookingOrder,
    CardsDiscarded,
    GuestBooked,
    GuestReplaced,
)
from overbooking.positions import CARDS, check_in, hotel, play, told

Card = tuple[int, str]  # owner and card

RULES = "none no_soldiers soldiers_first monks_first small_only large_only first_open second_open"


class Hotel:
    """A hotel's stage 2, step by step; `choose` gets the owner and what's legal."""

    def __init__(self, beds: int, rule: str, queue: list[Card], door: list[Card]) -> None:
        self.beds = beds
        self.rule = rule
        self.queue = list(queue)
        self.door = list(door)
        self.named: list[Card] = []
        self.discarded: list[Card] = []
        self.booked: list[Card] = []

    def use_abilities(self, choose: Callable[[int, list[str]], str]) -> None:
        for owner, card in list(self.door):
            kind = card[0]
            places = self.places(owner, kind)
            if kind == "1":
                self.door.remove((owner, card))
                self.queue.append((owner, card))
            elif kind in "26":
                self.beds += 3 if kind == "2" else -3
            elif places:
                verb = "name" if kind == "4" else "replace"
                texts = [f"{verb} {place + 1}" for place in places] + ["stop"]
                chosen = choose(owner, texts)
                if chosen == "stop":
                    continue
                guest = self.queue[int(chosen.split()[1]) - 1]
                if kind == "4":
                    self.named.append(guest)
                else:
                    self.replace(guest, (owner, card))

    def places(self, owner: int, kind: str) -> list[int]:
        """Which cards maids, nobles or soldiers may choose from."""
        if kind == "5":
            return [n for n, (_, card) in enumerate(self.queue) if card[0] == "6"]
        mine = [n for n, (seat, _) in enumerate(self.queue) if seat == owner]
        return [n for n in mine if kind == "3" or self.queue[n] not in self.named]

    def replace(self, old: Card, new: Card) -> None:
        self.queue[self.queue.index(old)] = new
        self.door.remove(new)
        self.discarded.append(old)
        if old in self.named:
            self.named.remove(old)

    def book(self) -> None:
        self.beds = max(self.beds, 0)
        favoured = {"monks_first": "1", "soldiers_first": "5"}.get(self.rule, "")
        rest = [guest for guest in self.queue if guest not in self.named]
        # A stable sort leaves the nearest first among equals.
        rest.sort(key=lambda guest: (guest[1][0] != favoured, -int(guest[1][0])))
        for guest in [*self.named, *rest]:
            if int(guest[1][0]) <= self.beds:
                self.beds -= int(guest[1][0])
                self.booked.append(guest)
        self.discarded += [guest for guest in self.queue if guest not in self.booked]
        self.discarded += self.door


@st.composite
def hotels(draw: st.DrawFn) -> Hotel:
    """Any queue and back door with three players' cards, ignoring the rules of placing."""
    kinds = st.sampled_from("1233445566")
    cards = st.tuples(st.integers(1, 3), st.builds(str.__add__, kinds, st.sampled_from("bfls")))
    queue = draw(st.lists(cards, max_size=4, unique=True))
    door = draw(st.lists(cards.filter(lambda card: card not in queue), max_size=2, unique=True))
    return Hotel(draw(st.integers(0, 20)), draw(st.sampled_from(RULES.split())), queue, door)


def written(line: list[Card]) -> str:
    return " ".join(f"{owner}:{card}" for owner, card in line)


@settings(max_examples=150)
@given(hotels(), st.binary(min_size=2, max_size=2))
def test_any_hotel_is_checked_in_as_the_rules_say(there: Hotel, choices: bytes) -> None:
    match = check_in(
        f"{there.beds} {there.rule}, queue {written(there.queue)}, door {written(there.door)}",
        "3: tokens 0",
    )
    picks = list(choices)

    def choose(owner: int, legal: list[str]) -> str:
        assert (match.actor, list(match.legal)) == (owner, sorted(legal))
        chosen = legal[picks.pop() % len(legal)]
        play(match, chosen)
        return chosen

    there.use_abilities(choose)
    beds = max(there.beds, 0)
    there.book()
    assert match.over
    assert told(match, BookingOrder)[0].beds == beds
    assert [(e.seat, e.card) for e in told(match, GuestBooked)] == there.booked
    assert hotel(match)["beds"] == there.beds
    gone = [(e.replaced_seat, e.replaced) for e in told(match, GuestReplaced)]
    gone += [card for e in told(match, CardsDiscarded) for card in e.cards]
    assert sorted(gone) == sorted(there.discarded)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_alone_in_a_queue_is_booked_if_it_fits(card: str) -> None:
    for beds in range(8):
        there = Hotel(beds, "none", [(1, card)], [])
        there.book()
        match = check_in(f"{beds} none, queue 1:{card}")
        assert len(told(match, GuestBooked)) == len(there.booked) == (int(card[0]) <= beds)
