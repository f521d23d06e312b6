"""The table as a picture: it fits the terminal, is correct, and keeps secrets."""

import io
from collections.abc import Iterator
from itertools import pairwise

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import hotelier
from austria.positions import play, position
from hotelier.austria.rules.cards import GUESTS, STAFF
from hotelier.austria.view import AustriaView
from hotelier.cli.pictures import Picture, picture_of
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.messages import LANGUAGES, catalogue, say, speaking

SPOKEN = [each for each in LANGUAGES if "austria.ftl" in catalogue(each)]
WIDTHS = (80, 100, 140)
PICTURE = picture_of(find_game("austria"))
FULL = """crowns 9, vp 41, emperor 4, kitchen swwk, rooms 11x 12x 13 14 21x 22 32, bonuses 11
          hand 3 9 17 32 38 41, staff 24 12 1, used 1, cafe 69:k 53:, discs A
          2: crowns 12, vp 38, emperor 6, rooms 11x 12x 21 13, cafe 88:ww 102 75, hand 5 6 7
          2: staff 25 28 2, covered 1, kitchen scck
          table: round 3, dice 1112335566, row 104 58 82 75 93, politics 105 110 114, places 1 0 0
          table: tiles A3 B4 C2"""


def full() -> Match:
    """A position with a bit of everything."""
    clauses: dict[str, list[str]] = {}
    for clause in FULL.splitlines():
        head, colon, rest = clause.strip().partition(":")
        key = head if colon and (head.isdigit() or head == "table") else "1"
        clauses.setdefault(key, []).append(rest if key != "1" else clause.strip())
    return position("; ".join(f"{key}: {', '.join(parts)}" for key, parts in clauses.items()))


def drawn(picture: RenderableType, width: int) -> str:
    page = io.StringIO()
    Console(file=page, width=width, height=50).print(picture)
    return page.getvalue()


def pictures(match: Match, viewer: int | None) -> Iterator[RenderableType]:
    """Every kind of picture for this viewer."""
    view = match.view(viewer)
    yield PICTURE.table(view, match.seats)
    yield PICTURE.desk(view, match.seats)
    yield PICTURE.brief(view, match.seats)
    for seat in range(1, len(match.seats) + 1):
        yield PICTURE.player(view, match.seats, seat)
    if viewer is not None and viewer == match.actor:
        focus = PICTURE.focus(view, match.seats)
        if focus is not None:
            yield focus


def moments(players: int, seed: int, every: int = 31) -> Iterator[Match]:
    """A random game, stopped now and then and at its end."""
    match = hotelier.new(
        "austria",
        players=players,
        seed=seed,
        side="day",
        staff="draft",
        edition=("classic", "revised")[seed % 2],
    )
    rng = Rng(seed)
    taken = 0
    while not match.over:
        if taken % every == 0:
            yield match
        match.play(match.legal[rng.below(len(match.legal))])
        taken += 1
    yield match


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(players: int, width: int) -> None:
    for match in moments(players, players):
        for viewer in (1, match.actor, None):
            for picture in pictures(match, viewer):
                text = drawn(picture, width)
                assert text.strip()
                assert max(Text(line).cell_len for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_fits_the_terminal(language: str, width: int) -> None:
    match = full()
    with speaking(language):
        for viewer in (1, 2, None):
            for picture in pictures(match, viewer):
                lines = drawn(picture, width).splitlines()
                assert max(Text(line).cell_len for line in lines) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("names", [("A" * 90, "B" * 90), ("東京" * 9, "大阪"), ("[red]", "{0}")])
def test_any_name_fits_and_is_shown_as_it_is(names: tuple[str, str], width: int) -> None:
    view = full().view(1)
    for picture in (PICTURE.table(view, names), PICTURE.desk(view, names)):
        text = drawn(picture, width)
        assert max(Text(line).cell_len for line in text.splitlines()) <= width
        assert names[1][:2] in text


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_off(width: int) -> None:
    match = full()
    text = drawn(PICTURE.table(match.view(1), match.seats), width)
    assert "…" not in text
    for words in ("Executive Housekeeper", "Senior Councillor", "Assistant Manager"):
        assert " ".join(words.split()) in " ".join(text.split())


@pytest.mark.parametrize("seed", [3, 4])
def test_the_picture_of_one_seat_names_no_card_of_another_hand(seed: int) -> None:
    for match in moments(3, seed):
        for viewer in (1, 2, None):
            view = match.view(viewer)
            assert isinstance(view, AustriaView)
            open_cards = {card for seat in view.seats for card in (*seat.staff, *(seat.hand or ()))}
            known = [STAFF[card].name for card in open_cards]
            known += [guest.name for guest in GUESTS.values()]
            hidden = [
                STAFF[card].name
                for seat in range(1, 4)
                if seat != viewer
                for card in _hand(match, seat)
            ]
            for picture in pictures(match, viewer):
                text = drawn(picture, 600)
                for name in sorted(known, key=len, reverse=True):
                    text = text.replace(name, "")
                assert [name for name in hidden if name in text] == []


def _hand(match: Match, seat: int) -> tuple[int, ...]:
    view = match.view(seat)
    assert isinstance(view, AustriaView)
    return view.seats[seat - 1].hand or ()


def test_a_spectator_sees_no_hand_but_all_else() -> None:
    match = full()
    text = drawn(PICTURE.table(match.view(None), match.seats), 100)
    assert say("austria-hidden-hand", n=6) in text
    assert STAFF[9].name not in text
    assert STAFF[24].name in text
    assert "MacLeod" in text


def test_rooms_planned_prepared_and_occupied_look_different_without_colour() -> None:
    text = drawn(PICTURE.table(full().view(1), ("Anna", "Bela")), 80)
    floors = [line[:34] for line in text.splitlines() if line.startswith("0♔")]
    windows = text.splitlines()[text.splitlines().index(_line(text, "0♔")) + 1][:34]
    assert floors == ["0♔ ┃◆B✦11┃★Y 12┃■R 13 ■R 14┃◆B 15┃"]
    assert windows == "   ┃[ ☻ ]┃[ ☻ ]┃[   ] [   ]┃ ┄┄┄ ┃"


def _line(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def test_rooms_of_a_group_are_not_parted_and_groups_are() -> None:
    text = drawn(PICTURE.table(full().view(1), ("Anna", "Bela")), 80)
    assert "┃★Y 34 ★Y 35┃" in text
    assert "┃◆B 43┃■R 44┃" in text


def test_a_decision_about_rooms_marks_those_that_may_be_chosen() -> None:
    match = play(full(), "die 3")
    text = drawn(PICTURE.desk(match.view(1), match.seats), 100)
    marked = {f"room {text[at + 1 : at + 3]}" for at in range(len(text)) if text[at] == ">"}
    assert marked == set(match.legal) - {"stop"}


def test_dice_say_what_they_give_this_seat_with_its_staff() -> None:
    text = drawn(PICTURE.table(full().view(1), ("Anna", "Bela")), 140)
    assert "2 rooms + 2 VP (Executive" in text
    plain = drawn(PICTURE.table(full().view(2), ("Anna", "Bela")), 140)
    assert "2 rooms" in plain
    assert "+ 2 VP" not in plain


def test_the_emperor_says_where_the_seat_would_stand() -> None:
    match = full()
    fourth = say("austria-outlook", space=4, vp=3, after=1)
    sixth = say("austria-outlook", space=6, vp=4, after=3)
    nothing, bonus = say("austria-outlook-nothing"), say("austria-outlook-bonus", what="").strip()
    one, two = (PICTURE.table(match.view(seat), match.seats) for seat in (1, 2))
    assert f"{fourth} {nothing}" in drawn(one, 100)
    assert f"{sixth} {bonus} " in drawn(two, 140)


def test_served_and_missing_cubes_look_different_without_colour() -> None:
    text = drawn(PICTURE.table(full().view(1), ("Anna", "Bela")), 100)
    assert "Countess ▣C▣C□K needs 1 coffee" in text
    assert f"Flamenco Dancer ▣S▣W {say('austria-ready')}" in text


def test_every_legal_action_is_among_the_choices_once() -> None:
    for match in moments(4, 9, every=1):
        if not match.over:
            choices = PICTURE.choices(match.view(match.actor))
            assert sorted(choice.text for choice in choices) == list(match.legal)
            assert all(choice.words for choice in choices)
            for before, choice in pairwise(choices):
                assert not choice.variant or choice.text == f"{before.text}+"


def test_the_signs_on_the_table_are_explained_there_and_in_the_introduction() -> None:
    for text in (
        drawn(PICTURE.table(full().view(1), ("Anna", "Bela")), 80),
        " ".join(PICTURE.intro),
    ):
        for sign in ("S strudel", "K coffee", "◆B blue", "■R red", "★Y yellow", "●G green"):
            assert sign in text
        assert "♔" in text
        assert "map" in text


def test_seats_on_one_space_of_the_track_are_told_apart() -> None:
    match = position("table: players 4; 1: emperor 2; 3: emperor 2; 2: emperor 5; 4: emperor 2")
    lines = drawn(PICTURE.table(match.view(1), match.seats), 80).splitlines()
    label = next(k for k, line in enumerate(lines) if line.endswith("seats"))
    assert lines[label - 1].split() == ["4"]
    assert lines[label].split() == ["1·3", "2", "seats"]


def test_choices_are_headed_by_what_is_offered() -> None:
    def headings(clauses: str, *texts: str) -> list[str]:
        choices = PICTURE.choices(play(position(clauses), *texts).view(1))
        return list(dict.fromkeys(choice.group for choice in choices))

    guest, die, other = (say(f"austria-group-{each}") for each in ("guest", "die", "other"))
    stronger = say("austria-group-stronger", n=1)
    assert headings("crowns 1; table: dice 1122") == [guest, stronger, other]
    assert headings("crowns 0; table: dice 1122") == [guest, die, other]
    assert headings("crowns 1, staff 1; table: dice 1", "die 1") == [""]


def test_a_draft_shows_the_cards_kept() -> None:
    match = hotelier.new("austria", players=2, seed=1, staff="draft")
    assert PICTURE.focus(match.view(1), match.seats) is None
    kept = match.legal[0].split()[1]
    for _ in match.seats:
        match.play(match.legal[0])
    focus = PICTURE.focus(match.view(1), match.seats)
    assert focus is not None
    text = drawn(focus, 80)
    assert say("austria-kept", n=1).upper() in text
    assert STAFF[int(kept)].name in text


def test_the_end_shows_the_scores_and_the_verdict() -> None:
    (*_, match) = moments(3, 5)
    events = [event for _, event in match.events(None)]
    text = drawn(PICTURE.ending(events, match.seats), 80)
    total = next(line for line in text.splitlines() if line.split()[:1] == ["total"])
    assert total.split()[1:] == [str(score) for score in match.scores]
    (winner,) = match.winners
    name, most = match.seats[winner - 1], max(match.scores)
    assert say("austria-verdict-wins", names=name, vp=most) in text


def test_every_game_that_has_a_picture_can_be_asked_for_it() -> None:
    assert isinstance(PICTURE, Picture)
    with pytest.raises(OptionError, match="there’s no game 'chess'"):
        picture_of(find_game("chess"))
