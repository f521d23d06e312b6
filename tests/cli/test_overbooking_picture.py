"""The table of Overbooking as a picture: it fits the terminal, is correct, and keeps secrets."""

import io
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from cli.commands import ANY, heard
from hotelier.cli.pictures import picture_of
from hotelier.cli.pictures.overbooking import OverbookingPicture
from hotelier.cli.pictures.overbooking_column import measures, tile
from hotelier.cli.pictures.paint import Scene
from hotelier.core.game import find_game
from hotelier.core.match import Match, new_match
from hotelier.core.rng import Rng
from hotelier.messages import LANGUAGES, say, speaking
from hotelier.messages.message import playing
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.box import HOUSE, RULES, open_box
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.names import card_name, rule_short, rule_words
from hotelier.overbooking.words.scores import verdict
from overbooking.positions import check_in, happened, position

WIDTHS = (80, 100, 140)
NAMES = ("Anna", "Bela", "Cleo", "Dora")
LONG = ("Anna-Maria Luise von Habsburg", "Bela", "C", "Dora with an even longer name")
PICTURE = OverbookingPicture()


def drawn(picture: RenderableType, width: int = 100) -> str:
    page = io.StringIO()
    Console(file=page, width=width, height=50).print(picture)
    return page.getvalue()


def moments(players: int, seed: int, names: tuple[str, ...] = NAMES) -> Iterator[Match]:
    """A random game, shown now and then, at every ability and at its end."""
    options = {"players": players, "bonus": "advanced"}
    match = new_match("overbooking", options, seed, names[:players])
    rng = Rng(seed)
    taken = 0
    while not match.over:
        if taken % 11 == 0 or match.decision != "place":
            yield match
        match.play(match.legal[rng.below(len(match.legal))])
        taken += 1
    yield match


def pictures(match: Match, viewer: int | None) -> Iterator[RenderableType]:
    """Every kind of picture for this viewer."""
    view = match.view(viewer)
    yield PICTURE.table(view, match.seats)
    yield PICTURE.desk(view, match.seats)
    yield PICTURE.brief(view, match.seats)
    for seat in range(1, len(match.seats) + 1):
        yield PICTURE.player(view, match.seats, seat)
    if viewer is not None and viewer == match.actor:
        for extra in (
            PICTURE.focus(view, match.seats),
            PICTURE.menu(view, PICTURE.choices(view)),
        ):
            if extra is not None:
                yield extra
    if match.over:
        yield PICTURE.ending([event for _, event in match.events(viewer)], match.seats)


@pytest.mark.parametrize("width", [60, *WIDTHS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, width: int) -> None:
    for match in moments(players, players):
        for viewer in (None, 1, match.actor):
            for picture in pictures(match, viewer):
                if isinstance(picture, Scene):
                    # The lines themselves are checked: a console would silently cut them.
                    lines = picture.draw(width)
                else:
                    lines = [Text(line) for line in drawn(picture, width).splitlines()]
                wide = [line.plain for line in lines if line.cell_len > width]
                assert not wide, wide[0]
                assert not any("\n" in line.plain for line in lines)


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal_in_any_language(language: str, width: int) -> None:
    with speaking(language):
        for match in moments(3, 3):
            for picture in pictures(match, match.actor):
                lines = picture.draw(width) if isinstance(picture, Scene) else []
                wide = [line.plain for line in lines if line.cell_len > width]
                assert not wide, wide[0]


def test_where_cards_do_not_fit_each_hotel_is_told_in_a_line() -> None:
    match = position("hotel 1: 13 none, queue 1:4f 2:6b, door 2:3l; 1: hand 2s 6s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]), 60)
    hotel = f"1 13 beds, {rule_short('none')}"
    assert re.search(rf"{hotel}  door +2 l 1–3 +queue +1 +4f +2\s+b\s+4–6", page)
    assert "hand  2s ●●●  6s ●" in page


def test_long_names_are_cut_to_their_cards_and_break_nothing() -> None:
    for match in moments(4, 3, LONG):
        for picture in pictures(match, match.actor):
            if isinstance(picture, Scene):
                assert all(line.cell_len <= 80 for line in picture.draw(80))


@pytest.mark.parametrize(
    "names", [("東京から来た客人", "大阪"), ("😀😀😀😀😀😀😀", "B"), ("客", "Bela")]
)
@pytest.mark.parametrize("width", WIDTHS)
def test_wide_letters_in_names_leave_every_card_its_width(
    names: tuple[str, str], width: int
) -> None:
    match = position("hotel 1: 13 none, queue 2:4b 1:5b, door 2:1f; 1: hand 2s 6s; 2: hand 1b")
    for seen in (PICTURE.table, PICTURE.desk):
        plain, wide = seen(match.view(1), NAMES[:2]), seen(match.view(1), names)
        assert isinstance(plain, Scene)
        assert isinstance(wide, Scene)
        expected = [line.cell_len for line in plain.draw(width)]
        hotels = expected[: 2 + 5 * 2]
        assert [line.cell_len for line in wide.draw(width)][: len(hotels)] == hotels
        assert all(line.cell_len <= width for line in wide.draw(width))


def test_the_hotels_stand_in_their_order_with_beds_and_rule() -> None:
    match = position("hotel 1: tile 2a; hotel 2: tile 3a; 1: hand 4b 2s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert re.search(r"HOTEL 1 +8 beds.*HOTEL 2 +15 beds", page, re.DOTALL)
    assert "∩" * 8 + " " in page
    assert str(rule_short("monks_first")) in page
    assert str(rule_short("two_crests")) in page


@pytest.mark.parametrize("face", range(16), ids=HOUSE.face_text)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_tile_tells_its_beds_and_its_rule_in_words(face: int, width: int) -> None:
    match = position(f"hotel 1: tile {HOUSE.face_text(face)}; 1: hand 4b 2s; 2: hand 1b")
    seen = PICTURE.seen(match.view(1), NAMES[:2])
    lines = [line.plain for line in tile(seen, 1, measures(seen, width).tile)]
    assert f"{HOUSE.beds[face]} beds" in lines[0]
    assert lines[1].strip() == "∩" * HOUSE.beds[face]
    words = " ".join(" ".join(lines[2:]).split())
    rule = RULES[HOUSE.rules[face]]
    assert words in (str(rule_words(rule)), str(rule_short(rule)))


def test_house_values_are_marked_on_the_table_and_printed_ones_are_not() -> None:
    match = position("hotel 1: tile 2a; hotel 2: tile 1a; 1: hand 4b 2s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert re.search(r"HOTEL 1 +8 beds  ", page)
    assert re.search(r"HOTEL 2 +8 beds ⌂", page)
    assert f"⌂ {say('overbooking-sign-house')}" in page


def test_the_side_that_comes_next_is_told_in_the_rounds_that_turn_the_tiles() -> None:
    first = position("hotel 1: tile 2a; 1: hand 4b 2s; 2: hand 1b; table: round 1")
    second = position("hotel 1: tile 2a; 1: hand 4b 2s; 2: hand 1b; table: round 2")
    assert "next round: 17 beds, no back door" in drawn(PICTURE.table(first.view(1), NAMES[:2]))
    assert "next round" not in drawn(PICTURE.table(second.view(1), NAMES[:2]))


def test_back_doors_are_on_the_left_and_queues_on_the_right() -> None:
    match = position("hotel 1: 13 none, queue 2:4b, door 2:1f; 1: hand 4b 2s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    line = next(line for line in page.splitlines() if "B I R D" in line)
    assert line.index("fish") < line.index("B I R D")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_of_the_back_doors_is_never_cut(language: str) -> None:
    match = position("hotel 1: 13 none, queue 2:4b, door 2:1f; 1: hand 4b 2s; 2: hand 1b")
    with speaking(language):
        page = drawn(PICTURE.table(match.view(1), NAMES[:2]), 80)
        heads = next(line for line in page.splitlines() if say("overbooking-queue").upper() in line)
    assert "…" not in heads


def test_the_card_nearest_the_hotel_is_drawn_nearest_to_it() -> None:
    match = position("hotel 1: 13 none, queue 1:4b 1:5b, door 1:1f 1:2f; 1: hand 2s 6s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    codes = next(line for line in page.splitlines() if "4b" in line)
    assert [codes.index(card) for card in ("2f", "1f", "4b", "5b")] == sorted(
        codes.index(card) for card in ("2f", "1f", "4b", "5b")
    )


def test_a_face_down_card_shows_owner_crest_and_size_in_words() -> None:
    match = position("hotel 1: 13 none, queue 2:4b 2:1l; 1: hand 4b 2s; 2: hand 1b")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert "2 Bela" in page
    assert "B I R D" in page
    assert "4–6" in page
    assert re.search(r"\blion\b", page)
    assert "1–3" in page


def test_my_own_face_down_cards_are_legible_to_me_and_only_to_me() -> None:
    match = position("hotel 1: 13 none, queue 1:4f, door 1:3l; 1: hand 2s 6s; 2: hand 1b 5b")
    mine = drawn(PICTURE.desk(match.view(1), NAMES[:2]))
    assert "nobles" in mine
    assert "3l" in mine
    for other in (None, 2):
        page = drawn(PICTURE.desk(match.view(other), NAMES[:2]))
        assert "nobles" not in page
        assert "4f" not in page
        assert "3l" not in page


FACE_DOWN = """hotel 1: 13 none, queue 2:{queue} 1:2f, door 2:{door}
1: hand 4b 2s 6l, booked 1b, discarded 6s
2: hand {hand}, booked 5s, discarded 2f"""


@pytest.mark.parametrize("viewer", [1, None])
def test_the_picture_is_the_same_whatever_others_hold_and_hide(viewer: int | None) -> None:
    one = position(FACE_DOWN.format(queue="4b", door="1l", hand="3f 3s 6b"))
    two = position(FACE_DOWN.format(queue="6b", door="3l", hand="1b 1f 5l"))
    for first, second in zip(pictures(one, viewer), pictures(two, viewer), strict=True):
        assert drawn(first) == drawn(second)
    desks = [drawn(PICTURE.desk(match.view(2), NAMES[:2])) for match in (one, two)]
    assert desks[0] != desks[1]


def test_a_card_turned_up_by_a_rule_is_shown_to_all_and_marked() -> None:
    match = position("hotel 1: 9 first_open, queue 2:4b 2:5b; 1: hand 2s 6s; 2: hand 1b 4f")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert re.search(r"2 Bela +◉", page)
    assert f"◉ {say('overbooking-sign-open')}" in page
    assert "5b" not in page


def test_places_where_i_may_put_a_card_are_named_as_a_move_names_them() -> None:
    match = position(
        "hotel 1: 13 none, queue 2:1b 2:1f 2:1l 2:1s, door 2:2b 2:2f; 1: hand 2s 6s; 2: hand 4f"
    )
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert "queue 2" in page
    assert "door 2" in page
    assert "queue 1" not in page
    assert "door 1" not in page


def test_a_hotel_that_has_closed_shows_no_places_but_its_token() -> None:
    match = position(
        "hotel 1: 13 none, queue 2:1b; hotel 2: 10 none, queue 1:2f, door 1:4f; table: checking in"
    )
    view = match.view(1)
    assert isinstance(view, OverbookingView)
    page = drawn(PICTURE.table(view, NAMES[:2]))
    assert "closed, 12 free" in page
    first = page[page.index("HOTEL 1") : page.index("HOTEL 2")]
    assert first.count("╎") == 4  # the two sides of the place with the token, twice
    assert "● token" in first


def test_the_booking_is_foretold_where_an_ability_is_decided() -> None:
    match = check_in("8 none, queue 2:6b 1:4f 1:1s, door 1:4l")
    focus = PICTURE.focus(match.view(1), NAMES[:2])
    assert focus is not None
    page = drawn(focus)
    first, second, third = (f"{card} {card_name(card)}" for card in ("6b", "4f", "1s"))
    assert re.search(rf"1\..*Bela.*{first}.*✓ 6 of 8 beds", page)
    assert re.search(rf"2\..*Anna.*{second}.*✗ needs 4, 2 free", page)
    assert re.search(rf"3\..*Anna.*{third}.*✓ 1 of 2 beds", page)


def test_a_card_named_by_nobles_is_marked_in_the_queue() -> None:
    match = check_in("8 none, queue 2:6b 1:4f 1:1s, door 1:4l 1:3b")
    match.play("name 2")
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    assert re.search(r"1 Anna +★1", page)
    assert "★1 named by nobles" in page


def test_booked_cards_stand_by_crest_with_tokens_and_points() -> None:
    match = position(
        "1: hand 4b 2s, booked 1b 5b 6b 3f, tokens 2; 2: hand 1b; table: bonus beginner"
    )
    page = drawn(PICTURE.table(match.view(1), NAMES[:2]))
    line = next(line for line in page.splitlines() if "1 Anna" in line and "coins" in line)
    assert "bird 1·5·6" in line
    assert "fish 3" in line
    assert "7 coins 2 tokens" in line
    assert re.search(r"1 Anna +9 ", line)


def test_a_players_page_tells_where_each_card_is_as_far_as_the_viewer_knows() -> None:
    text = "hotel 1: 13 none, queue 1:2b; 1: hand 4b 2s, booked 1b, discarded 6s; 2: hand 1b"
    match = position(text)
    own = drawn(PICTURE.player(match.view(1), NAMES[:2], 1))
    assert re.search(r"^bird +● +▣ +· +▢ +· +·", own, re.MULTILINE)
    assert re.search(r"^stag +· +▢ +· +· +· +×", own, re.MULTILINE)
    others = drawn(PICTURE.player(match.view(2), NAMES[:2], 1))
    assert re.search(r"^bird +● +· +· +· +· +·", others, re.MULTILINE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_is_offered_once_and_a_back_door_follows_its_queue(players: int) -> None:
    for match in moments(players, 7):
        if match.over or match.actor is None:
            continue
        choices = PICTURE.choices(match.view(match.actor))
        assert sorted(choice.text for choice in choices) == sorted(match.legal)
        assert not choices[0].variant
        for before, choice in pairwise(choices):
            if choice.variant:
                assert not before.variant
                assert choice.text == before.text.replace("queue", "door")


@pytest.mark.parametrize("players", [2, 4])
def test_the_grid_holds_the_number_of_every_choice(players: int) -> None:
    match = next(moments(players, 2))
    assert match.actor is not None
    view = match.view(match.actor)
    choices = PICTURE.choices(view)
    menu = PICTURE.menu(view, choices)
    assert menu is not None
    cells: list[int] = []
    for line in drawn(menu, 80).splitlines()[2:]:
        cells += [int(word) for word in line.split()[3 : 3 + 2 * players] if word.isdigit()]
    assert cells == list(range(1, len(choices) + 1))


def test_the_ending_adds_up_and_says_what_decided() -> None:
    match = check_in("13 none, queue 1:4b 2:6f", "1: tokens 2; 2: booked 1b")
    events = happened(match)
    page = drawn(PICTURE.ending(events, NAMES[:2]))
    assert re.search(r"♔ Anna +Bela|Anna +♔ Bela", page)
    total = next(line for line in page.splitlines() if line.split()[:1] == ["total"])
    assert total.split()[1:] == [str(score) for score in match.scores]
    (ended,) = [event for event in events if isinstance(event, e.GameEnded)]
    assert ended.winners == (2,)
    with playing(NAMES):
        assert str(verdict(ended)) in " ".join(page.split())
    assert say("overbooking-end-difference", winner="Bela", other="Anna") in page


def test_the_reference_lists_kinds_tiles_and_bonuses_with_their_sources() -> None:
    cards = PICTURE.cards()
    kinds = [card.kind for card in cards]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "guest": 6,
        "crest": 4,
        "hotel": 16,
        "bonus": 3,
    }
    tiles = {card.number: card for card in cards if card.kind == "hotel"}
    rulebook, house = say("overbooking-source-rulebook"), say("overbooking-source-house")
    printed = [number for number, card in tiles.items() if rulebook in card.facts]
    assert printed == ["2a", "3a", "7a"]
    assert all(house in tiles[number].facts for number in set(tiles) - set(printed))
    for card in cards:
        if card.kind == "guest":
            assert f"beds ({rulebook})" in card.facts or card.number == "1"
            assert re.search(rf"coins? \({house}\)", card.facts)


def test_a_kind_goes_by_the_texts_of_its_cards_too() -> None:
    found = [card.name for card in PICTURE.cards() if "4f" in card.also]
    assert found == ["Nobles"]


def test_the_reference_of_an_owners_box_has_the_owners_values(tmp_path: Path) -> None:
    ours = files("hotelier.overbooking").joinpath("data").joinpath("overbooking.toml").read_text()
    file = tmp_path / "box.toml"
    file.write_text(ours.replace('"house"', '"owner"').replace("beds = 17", "beds = 18"))
    cards = OverbookingPicture(Overbooking(open_box(file))).cards()
    marks = say("overbooking-source-house"), "house"
    assert not any(word in f"{card.facts} {card.words}" for card in cards for word in marks)
    paired = heard("overbooking-tile-other-house", face=ANY)
    assert not any(paired.search(card.words) for card in cards)
    owners = say("overbooking-source-owner")
    assert any(card.facts == f"18 beds, {owners}" for card in cards)


def test_the_picture_is_found_by_the_games_name() -> None:
    assert isinstance(picture_of(find_game("overbooking")), OverbookingPicture)
