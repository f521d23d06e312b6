"""Setup and stage 3: tiles, markers, hands, four rounds (rules §2 and §3)."""

import pytest

import hotelier
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.errors import ChanceError
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules.events import FirstPlayer, TilesLaid, TilesTurned
from overbooking.positions import position, seat, table, told


def played_out(players: int, seed: int) -> Match:
    """A whole game at random."""
    match = hotelier.new("overbooking", players=players, seed=seed)
    rng = Rng(seed)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    return match


def steps(match: Match, word: str) -> list[list[str]]:
    """The steps that start with a word."""
    return [step.split()[1:] for step in match.steps if step.startswith(word)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_first_player_tiles_and_nine_cards_each_from_seat_1(
    players: int,
) -> None:
    match = hotelier.new("overbooking", players=players, seed=5)
    first, tiles, *draws = [step.split() for step in match.steps]
    assert first[0] == "~first"
    assert match.actor == int(first[1]) == table(match)["first"]
    assert (tiles[0], len(tiles)) == ("~tiles", 1 + players)
    assert [draw[:2] for draw in draws] == [["~draw", str(n + 1)] for n in range(players)]
    assert all(len(draw) == 2 + 9 and draw[2:] == sorted(draw[2:]) for draw in draws)


def test_the_column_stands_as_the_tiles_were_drawn() -> None:
    script = ["~first 2", "~tiles 3b 7a 1a"]
    match = Match(GAME, {"players": 3}, ScriptedDealer(script, SeededDealer(0))).begin()
    faces = [(h["beds"], h["rule"]) for h in table(match)["hotels"]]
    assert faces == [(9, "first_open"), (13, "none"), (8, "small_only")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_four_rounds_of_two_lays_of_tiles(players: int) -> None:
    match = played_out(players, players)
    assert match.over
    assert table(match)["round"] == 4
    lays = steps(match, "~tiles")
    numbers = [face[:-1] for lay in lays for face in lay]
    assert len(lays) == 2
    assert len(set(numbers)) == len(numbers) == 2 * players


def test_tiles_are_turned_after_rounds_1_and_3_and_replaced_after_round_2() -> None:
    match = played_out(3, 8)
    laid = [e.faces for e in told(match, TilesLaid)]
    turned = [e.faces for e in told(match, TilesTurned)]
    other = str.maketrans("ab", "ba")
    assert turned == [tuple(face.translate(other) for face in faces) for faces in laid]


@pytest.mark.parametrize(
    ("round_", "chance", "column"),
    [
        (1, [], [(17, "no_back_door"), (15, "two_crests")]),
        (2, ["~tiles 7a 1b"], [(13, "none"), (16, "large_only")]),
        (3, [], [(17, "no_back_door"), (15, "two_crests")]),
    ],
)
def test_the_next_round_has_the_other_sides_or_new_tiles(
    round_: int, chance: list[str], column: list[tuple[int, str]]
) -> None:
    match = position(f"hotel 1: tile 2a; hotel 2: tile 3b; table: round {round_}, closing", chance)
    assert table(match)["round"] == round_ + 1
    assert [(h["beds"], h["rule"]) for h in table(match)["hotels"]] == column


def test_beds_taken_or_given_are_forgotten_when_the_tile_is_turned() -> None:
    match = position(
        "hotel 1: tile 5a, queue 1:6b, door 2:6b; hotel 2: tile 3b; table: round 1, checking in"
    )
    assert [h["beds"] for h in table(match)["hotels"]] == [10, 15]


def test_a_tile_used_before_does_not_come_again() -> None:
    column = "hotel 1: tile 2a; hotel 2: tile 3b; table: round 2, used 4 8, closing"
    for used in ("2b", "3a", "4a", "8b"):
        with pytest.raises(ChanceError, match=f"tile {used[0]} is already used"):
            position(column, [f"~tiles 1a {used}"])
    assert position(column, ["~tiles 1a 7b"]).steps[0] == "~tiles 1a 7b"


def test_four_players_see_all_eight_tiles() -> None:
    first, second = steps(played_out(4, 1), "~tiles")
    assert sorted(face[0] for face in first + second) == list("12345678")


def test_either_side_of_a_tile_may_come_up() -> None:
    games = [hotelier.new("overbooking", players=4, seed=seed) for seed in range(60)]
    faces = {face for match in games for face in steps(match, "~tiles")[0]}
    assert faces == {f"{tile}{side}" for tile in range(1, 9) for side in "ab"}


@pytest.mark.parametrize(("players", "first", "after"), [(2, 2, 1), (3, 1, 2), (4, 4, 1)])
def test_the_first_player_marker_goes_to_the_left(players: int, first: int, after: int) -> None:
    match = position(f"table: players {players}, first {first}, closing")
    assert (table(match)["first"], match.actor) == (after, after)


def test_the_marker_moves_every_round() -> None:
    match = played_out(3, 2)
    firsts = [e.seat for e in told(match, FirstPlayer)]
    start = firsts[0]
    assert firsts == [(start - 1 + turn) % 3 + 1 for turn in range(4)]


def test_hands_are_refilled_by_five_until_the_deck_is_gone() -> None:
    match = hotelier.new("overbooking", players=4, seed=12)
    while not match.over:  # nobody skips a card, and back doors come first: all find a place
        match.play(next((t for t in match.legal if t != "skip"), "skip"))
    draws = steps(match, "~draw")
    sizes = {n: [len(words) - 1 for words in draws if words[0] == str(n)] for n in range(1, 5)}
    placed = sizes[1]
    assert placed == [9, 5, 5, 5]
    assert sizes == dict.fromkeys(range(1, 5), placed)
    assert [len(seat(match, n)["hand"]) for n in range(1, 5)] == [4] * 4


@pytest.mark.parametrize(
    ("held", "drawn"),
    [("1b 2b 3b 4b", 5), ("1b 2b 3b 4b 5b", 4), ("1b 2b 3b 4b 5b 6b 1f 2f 3f", 0)],
)
def test_who_kept_cards_draws_fewer(held: str, drawn: int) -> None:
    match = position(f"1: hand {held}; 2: hand {held}; table: closing")
    draws = steps(match, "~draw")
    assert [len(words) - 1 for words in draws] == ([drawn, drawn] if drawn else [])
    assert [len(seat(match, n)["hand"]) for n in (1, 2)] == [9, 9]


def test_a_hand_is_filled_as_far_as_the_deck_goes() -> None:
    match = position("1: hand 1b 2b, deck 3b 4b 5b; 2: deck; table: closing")
    assert steps(match, "~draw") == [["1", "3b", "4b", "5b"]]
    assert seat(match)["hand"] == ["1b", "2b", "3b", "4b", "5b"]


def test_cards_come_from_ones_own_deck() -> None:
    match = position("1: hand 1b, booked 2b, discarded 3b; 2: hand 2b; table: closing")
    mine, other = steps(match, "~draw")
    assert not {"1b", "2b", "3b"} & set(mine)
    assert (len(mine), len(other)) == (1 + 8, 1 + 8)
    assert "2b" not in other


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("~draw 2 1b 2b 3b 4b 5b", "seat 1 draws"),
        ("~draw 1 1b 2b 3b 4b", "seat 1 draws 5 cards, found 4"),
        ("~draw 1 1f 1l 1s 2f 2x", "there is no card '2x'"),
        ("~draw 1 1b 1f 1l 1s 2f", "card 1b isn’t in the deck of seat 1"),
        ("~draw 1 1l 1f 1s 2f 2l", "aren’t sorted, or one appears twice"),
        ("~draw 1 1f 1f 1s 2f 2l", "aren’t sorted, or one appears twice"),
        ("~tiles 1a 2a", "expected a step '~draw'"),
    ],
)
def test_a_draw_that_cannot_be_is_refused(script: str, complaint: str) -> None:
    with pytest.raises(ChanceError, match=complaint):
        position("1: hand 1b 2b 3b 4b; table: closing", [script])


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("~tiles 1a", "expected 2 tiles, found 1"),
        ("~tiles 1a 1b", "tile 1 is already used"),
        ("~tiles 1a 9a", "there is no tile side '9a'"),
        ("~first 1", "expected a step '~tiles'"),
    ],
)
def test_a_lay_of_tiles_that_cannot_be_is_refused(script: str, complaint: str) -> None:
    with pytest.raises(ChanceError, match=complaint):
        position("table: round 2, closing", [script])


def test_a_first_player_that_is_not_there_is_refused() -> None:
    with pytest.raises(ChanceError, match="expected one of the seats 1, 2, found '~first 3'"):
        Match(GAME, {"players": 2}, ScriptedDealer(["~first 3"])).begin()


def test_after_the_fourth_round_nothing_is_prepared() -> None:
    match = position("hotel 1: tile 2a; hotel 2: tile 3b; table: round 4, first 2, closing")
    assert match.over
    assert match.steps == ()
    assert (table(match)["round"], table(match)["first"]) == (4, 2)
    assert [h["rule"] for h in table(match)["hotels"]] == ["monks_first", "first_open"]
