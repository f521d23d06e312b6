"""A setup that is chosen: what it may be, and what's said of one that is impossible."""

from collections import Counter
from typing import Any

import pytest

import hotelier
from hotelier.core.errors import OptionError, SetupError
from hotelier.core.game import find_game
from hotelier.messages import LANGUAGES, speaking

ROW = [49, 50, 51, 52, 53]
HAND = [1, 2, 3, 4, 5, 6]


def new(game: str, setup: Any, **options: Any) -> tuple[str, ...]:
    return hotelier.new(game, seed=1, setup=setup, **options).steps


def test_every_part_may_be_written_as_people_write_it() -> None:
    steps = new(
        "austria",
        {
            "first": 2,
            "politics": [105, "110", 113],
            "emperor": ["A1", "B3", "C2"],
            "boards": ["D", "A"],
            "row": [61, 49, 104, 70, 50],
            "hands": {"1": [6, 5, 4, 3, 2, 1], 2: [48, 7, 20, 10, 9, 8]},
        },
        side="day",
    )
    assert steps == (
        "~first 2",
        "~politics 105 110 113",
        "~emperor A1 B3 C2",
        "~boards D A",
        "~row 61 49 104 70 50",
        "~draw 1 1 2 3 4 5 6",
        "~draw 2 7 8 9 10 20 48",
    )


def test_every_seat_of_overbooking_chooses_from_its_own_deck() -> None:
    hand = ["6s", "1b", "1f", "2b", "2f", "3b", "3f", "4b", "4f"]
    steps = new("overbooking", {"tiles": ["3a", "1b"], "hands": {"1": hand, "2": hand}})
    cards = "1b 1f 2b 2f 3b 3f 4b 4f 6s"
    assert steps[1:] == ("~tiles 3a 1b", f"~draw 1 {cards}", f"~draw 2 {cards}")


def test_chosen_tiles_do_not_come_again() -> None:
    match = hotelier.new("overbooking", seed=3, setup={"tiles": ["3a", "1b"]})
    while not match.over:
        match.play(match.legal[0])
    first, second = (step.split()[1:] for step in match.steps if step.startswith("~tiles"))
    assert first == ["3a", "1b"]
    assert not {face[0] for face in first} & {face[0] for face in second}


def test_packets_of_a_draft_are_chosen_too() -> None:
    match = hotelier.new("austria", staff="draft", setup={"hands": {"2": HAND}})
    assert "~draw 2 1 2 3 4 5 6" in match.steps
    assert match.decision == "draft"


def test_the_rest_is_drawn_as_evenly_as_ever() -> None:
    chosen = {"hands": {"2": HAND, "3": list(range(7, 13))}}
    counts: Counter[str] = Counter()
    games = 400
    for seed in range(games):
        match = hotelier.new("austria", players=3, seed=seed, setup=chosen)
        draw = next(step for step in match.steps if step.startswith("~draw 1"))
        counts.update(draw.split()[2:])
    left = [str(card) for card in range(13, 49)]
    assert set(counts) == set(left)
    assert sum(counts.values()) == 6 * games
    expected = 6 * games / len(left)
    assert all(0.5 * expected < counts[card] < 1.7 * expected for card in left)


def test_the_same_seed_deals_the_same_rest() -> None:
    assert new("austria", {"row": ROW}) == new("austria", {"row": ROW})
    assert new("austria", {}) == new("austria", None)


@pytest.mark.parametrize(
    ("setup", "options", "field", "said"),
    [
        ([], {}, "", "a setup must be an object with its parts, not []"),
        ({"chairs": 1}, {}, "'chairs'", "the setup of austria has no part 'chairs'; it has first,"),
        ({"boards": ["A", "B"]}, {}, "boards", "boards: with these options, this part isn’t dealt"),
        ({"hands": {"1": HAND}}, {"staff": "intro"}, "hands", "hands: with these options"),
        ({"first": 3}, {}, "first", "first must be one of 1, 2, not 3"),
        ({"first": True}, {}, "first", "first must be one of 1, 2, not True"),
        ({"row": 49}, {}, "row", "row must be a list of 5, not 49"),
        ({"row": "49"}, {}, "row", "row must be a list of 5, not '49'"),
        ({"row": ROW[:4]}, {}, "row", "row needs 5, but has 4"),
        ({"row": [*ROW[:4], 49]}, {}, "row", "row[5]: 49 is already in row[1]"),
        ({"row": [*ROW[:4], 48]}, {}, "row", "row[5] must be one of 49, 50, 51, …, 104, not 48"),
        ({"politics": [105, 106, 113]}, {}, "politics", "politics[2] must be one of 109, 110,"),
        (
            {"emperor": ["A1", "B3", "C5"]},
            {},
            "emperor",
            "emperor[3] must be one of C1, C2, C3, C4",
        ),
        ({"boards": ["A", "A"]}, {"side": "day"}, "boards", "boards[2]: A is already in boards[1]"),
        (
            {"hands": [HAND]},
            {},
            "hands",
            "hands must be an object with lists for some of the seats",
        ),
        ({"hands": {"3": HAND}}, {}, "hands", "hands: there’s no seat '3', only 1 to 2"),
        (
            {"hands": {"2": [*HAND[:5], 49]}},
            {},
            "hands.2",
            "hands.2[6] must be one of 1, 2, 3, …, 48",
        ),
        ({"hands": {"1": HAND, "2": [48, *HAND[1:]]}}, {}, "hands.2", "is already in hands.1"),
        ({"row": ["x" * 500] * 5}, {}, "row", "…"),
    ],
)
def test_an_impossible_setup_is_refused_by_its_field(
    setup: Any, options: dict[str, Any], field: str, said: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        new("austria", setup, **options)
    assert isinstance(refusal.value, OptionError)
    assert refusal.value.field == field
    assert said in str(refusal.value)
    assert len(str(refusal.value)) < 250


@pytest.mark.parametrize("faces", [["3a", "3b"], ["3a", "9a"], ["3a"]])
def test_a_tile_lies_once(faces: list[str]) -> None:
    with pytest.raises(SetupError, match="tiles"):
        new("overbooking", {"tiles": faces})


def test_smaller_decks_for_research_have_no_hands_to_choose() -> None:
    game = find_game("overbooking")
    names = [part.name for part in game.parts(game.read_options({"deck": 6}))]
    assert names == ["first", "tiles"]
    assert "~first 2" in new("overbooking", {"first": 2}, deck=6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_the_language_of_the_reader(language: str) -> None:
    with speaking(language), pytest.raises(SetupError) as refusal:
        new("austria", {"row": [*ROW[:4], 49]})
    assert str(refusal.value).count("row[5]") == 1
    assert "wrong-" not in str(refusal.value)
