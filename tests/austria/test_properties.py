"""Properties of every position of every game, however it's played."""

from collections import Counter
from dataclasses import asdict
from itertools import permutations
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import hotelier
from austria.walks import (
    ROOMS,
    Drawn,
    accounts,
    all_events,
    games,
    groups_of,
    neighbours,
    seats_of,
    state_of,
    this_round,
)
from hotelier.austria.rules import events as told
from hotelier.austria.rules.batch import EFFECTS
from hotelier.austria.rules.cards import CLASSIC, DICE, GUESTS, PURSE, STAFF
from hotelier.austria.rules.hire import FROM_HAND
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import STAFF_ID, guest_id, staff_ids
from hotelier.austria.snapshot import restore, snapshot
from hotelier.core.bits import positions


@given(games)
def test_every_guest_is_in_exactly_one_place(game: Drawn) -> None:
    """Deck, discards, row and cafés together are the 56 cards (§2, §10)."""
    for match in game.walk():
        state = state_of(match)
        cards = [guest_id(guest) for guest in positions(state.guest_deck)]
        cards += [guest_id(guest) for guest in positions(state.discards)]
        cards += match.game.summary(state)[1]["row"]
        cards += [table[0] for seat in seats_of(match) for table in seat["cafe"] if table]
        assert sorted(cards) == sorted(GUESTS)


@given(games)
def test_every_staff_card_is_in_exactly_one_place(game: Drawn) -> None:
    """Deck, under it, hands, packets, offers, played, and dismissed for good (§10)."""
    for match in game.walk():
        state = state_of(match)
        cards = staff_ids(state.staff_deck) + [STAFF_ID[entry % 64] for entry in state.under]
        for seat in state.seats:
            for mask in (seat.hand, seat.staff, seat.packet):
                cards += staff_ids(mask)
        for frame in snapshot(state)["stack"]:
            if frame[0] == "Hire" and frame[3] != FROM_HAND:
                cards += staff_ids(frame[3])
        events = [event for _, event in match.events(None)]
        cards += [event.card for event in events if isinstance(event, told.StaffDismissed)]
        assert sorted(cards) == sorted(STAFF)


@given(games)
def test_dice_are_on_their_spaces_or_taken_or_in_the_bin(game: Drawn) -> None:
    for match in game.walk():
        events = this_round(match)
        if events:
            taken = sum(isinstance(e, told.DieTaken) and not e.extra for e in events)
            binned = sum(isinstance(e, told.DieBinned) for e in events)
            there = sum(match.game.summary(match.state)[1]["dice"])
            assert there + taken + binned == DICE[len(match.seats)]


@given(games, st.integers(10, 20), st.integers(5, 13))
def test_purse_and_track_keep_their_limits(game: Drawn, crowns: int, emperor: int) -> None:
    """From a position in which everyone is close to them."""
    match = game.record().at(game.parting(), seed=game.seed).begin()
    for s in state_of(match).seats:
        s.crowns = max(s.crowns, crowns)
        s.emperor = max(s.emperor, emperor)
    for further in game.go_on(match):
        for seat in seats_of(further):
            assert 0 <= seat["crowns"] <= 20
            assert 0 <= seat["emperor"] <= 13


@given(games)
def test_orders_are_what_is_printed_or_less(game: Drawn) -> None:
    for match in game.walk():
        for seat in seats_of(match):
            for guest, missing in filter(None, seat["cafe"]):
                assert Counter(missing) <= Counter(GUESTS[guest].order)
        for s in state_of(match).seats:
            free = [table for table in range(3) if not s.guests >> (8 * table) & 255]
            assert all(not s.wants >> (16 * table) & 0xFFFF for table in free)


@given(games)
def test_the_lowest_uncovered_number_has_its_turn(game: Drawn) -> None:
    """§4: among those who haven't passed since the last roll."""
    for match in game.walk():
        events = this_round(match)
        if events and not isinstance(events[-1], told.GameEnded):
            ended = [event for event in events if isinstance(event, told.TurnEnded)]
            seats = match.view(None).as_dict()["seats"]
            open_numbers = [number for seat in seats for number in seat["numbers"]]
            every = range(1, 2 * len(seats) + 1)
            assert sorted(open_numbers + [event.number for event in ended]) == list(every)
            if not any(isinstance(event, told.RoundEnded) for event in events):
                waiting = [min(s["numbers"]) for s in seats if s["numbers"] and not s["passed"]]
                assert match.actor is not None
                assert min(seats[match.actor - 1]["numbers"]) == min(waiting)


@given(games)
def test_a_politics_card_has_three_places_and_a_player_one_disc(game: Drawn) -> None:
    match = game.end()
    seats = seats_of(match)
    for number, letter in enumerate("ABC"):
        discs = [event for event in all_events(match) if isinstance(event, told.DiscPlaced)]
        card = match.view(None).as_dict()["politics"][number : number + 1]
        placed = [event for event in discs if [event.card] == card]
        assert [event.place for event in placed] == list(range(1, len(placed) + 1))
        assert [event.vp for event in placed] == CLASSIC.politics_vp[: len(placed)]
        owners = [index for index, seat in enumerate(seats, 1) if letter in seat["discs"]]
        assert sorted(event.seat for event in placed) == owners


@given(games)
def test_a_group_bonus_is_given_once_and_for_full_groups_only(game: Drawn) -> None:
    """§6, and §12: a group broken by a removal neither loses its bonus nor gets it twice."""
    match = game.end()
    for number, s in enumerate(state_of(match).seats, 1):
        groups = groups_of(CLASSIC.layouts[s.board.name])
        lit: set[str] = set()
        due: list[frozenset[str]] = []
        given_for: list[frozenset[str]] = []
        for event in all_events(match):
            if event.seat != number:
                continue
            if isinstance(event, told.WindowLit):
                lit.add(event.room)
                due += [g for g in groups if event.room in g and g <= lit and g not in due]
            elif isinstance(event, told.RoomDemolished):
                lit.discard(event.room)
            elif isinstance(event, told.GroupCompleted):
                given_for.append(frozenset(event.rooms))
        assert given_for == due
        assert {groups.index(group) for group in due} == set(positions(s.bonuses))


@given(games)
def test_occupied_rooms_are_prepared_and_prepared_rooms_hang_together(game: Drawn) -> None:
    """§5: each next to another, from the bottom left; until the emperor takes one away."""
    for match in game.walk():
        torn = {e.seat for _, e in match.events(None) if isinstance(e, told.RoomDemolished)}
        for number, s in enumerate(state_of(match).seats, 1):
            assert s.occupied & ~s.rooms == 0
            if s.rooms and number not in torn:
                rooms = {ROOMS[room] for room in positions(s.rooms)}
                reached, edge = {"11"}, ["11"]
                while edge:
                    found = [n for n in neighbours(edge.pop()) if n in rooms - reached]
                    reached.update(found)
                    edge += found
                assert reached == rooms


@given(games)
def test_the_events_account_for_every_crown_point_step_and_cube(game: Drawn) -> None:
    for number, match in enumerate(game.walk()):
        if number % 10 == 0 and not match.over:
            for seat, book in zip(seats_of(match), accounts(match), strict=True):
                kitchen = "".join(f"{cube}{book['kitchen'][cube]}" for cube in "scwk")
                book["kitchen"] = kitchen
                assert {name: seat[name] for name in book} == book
            net = Counter({(n, "crowns"): 10 for n in range(1, len(match.seats) + 1)})
            for event in all_events(match):
                net.update({(event.seat, what): much for what, much in event.net().items()})
            for n, seat in enumerate(seats_of(match), start=1):
                assert (net[n, "crowns"], net[n, "vp"]) == (seat["crowns"], seat["vp"])


def resolved(state: State, effects: tuple[int, ...]) -> dict[str, Any]:
    """The position after a batch of these effects, on top of what was pending."""
    saved = snapshot(state)
    told = [asdict(EFFECTS[code].does) for code in effects]
    saved["stack"].insert(0, ["Batch", state.actor - 1, told])
    saved["state"] |= {"actor": 0, "kind": 0, "mask": 0}
    ahead = restore(saved)
    ahead.run()
    while ahead.chance:  # a draw: the deck is in the order of its bits
        cards = positions(ahead.staff_deck)[: ahead.wanted]
        ahead.deal(sum(1 << card for card in cards))
    after = snapshot(ahead)
    return after


def crowns_of(code: int) -> int:
    """The crowns an effect brings."""
    does = EFFECTS[code].does
    return does.amount if does.op in ("crowns", "both_tracks") else 0


@given(games, st.data())
def test_safe_effects_come_to_the_same_in_any_order(game: Drawn, data: st.DataObject) -> None:
    """Notation §4: why nobody is asked about them."""
    turns = [state_of(match).clone() for match in game.walk() if match.decision == "turn"]
    assume(turns)
    state = turns[-1]
    crowns = state.seats[state.actor - 1].crowns
    safe = [code for code, effect in enumerate(EFFECTS) if effect.safe(state, state.actor - 1)]
    chosen = data.draw(st.lists(st.sampled_from(safe), min_size=2, max_size=4))
    assume(crowns + sum(crowns_of(code) for code in chosen) <= PURSE)
    at_once = resolved(state, tuple(chosen))
    for order in permutations(chosen):
        assert resolved(state, order) == at_once


def test_the_last_card_kept_before_hands_are_passed_cannot_be_taken_back() -> None:
    """The next packet has been shown by then: a reveal, like chance, is a barrier for undo."""
    match = hotelier.new("austria", players=2, staff="draft", seed=4)
    match.play(match.legal[0])
    match.play(match.legal[0])
    assert (match.actor, match.decision) == (1, "draft")
    assert not match.undo()
