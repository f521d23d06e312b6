"""Data files: anything that no rule knows is refused with the file, the card and the field (rules
§2).

An owner's file replaces what is printed on the components, and nothing else.
"""

import hashlib
import json
import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hotelier
from hotelier.austria.game import GAME, Austria
from hotelier.austria.rules import reading
from hotelier.austria.rules.boxes import OURS, open_boxes
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.owners import read_owners
from hotelier.austria.rules.state import State
from hotelier.core.errors import DataError, RecordError
from hotelier.core.match import Match, replay
from hotelier.core.rng import Rng

DATA = Path(reading.__file__).parents[1] / "data"
Change = Callable[[dict[str, Any]], None]

MINE = """
emperor_vp = [0, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9]
[day.A]
rooms = ["BYRRB", "YYRRY", "BRBYY", "BRBRB"]
[[guest]]
id = 49
order = "ss"
vp = 3
reward = [{ op = "crowns", amount = 7 }]
[[staff]]
id = 9
cost = 1
[[staff]]
id = 5
effects = [{ on = "guest", colour = "red", op = "crowns", amount = 3 }]
[[politics]]
id = 114
needs = { op = "rooms", colours = { red = 5, yellow = 2 } }
[[emperor]]
id = "A1"
penalty = [{ op = "crowns", amount = 4 }, { op = "vp", amount = 6 }]
[revised.staff.17]
cost = 6
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    return file


def ours() -> dict[str, dict[str, Any]]:
    """Our files, parsed."""
    return {name: tomllib.loads((DATA / name).read_text(encoding="utf-8")) for name in reading.OURS}


def first(file: str, kind: str, **fields: Any) -> Change:
    """Other fields for the first card of a kind."""

    def change(files: dict[str, Any]) -> None:
        files[file][kind][0] |= fields

    return change


def without(file: str, kind: str, field: str) -> Change:
    """The first card of a kind without a field."""

    def change(files: dict[str, Any]) -> None:
        del files[file][kind][0][field]

    return change


def changed(file: str, **fields: Any) -> Change:
    """Other fields in a file."""

    def change(files: dict[str, Any]) -> None:
        files[file] |= fields

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (first("guests.toml", "guest", colour="pink"), "guest 49: colour must be one of blue, red"),
        (
            first("guests.toml", "guest", order="x"),
            "guest 49: order must be one to 4 of",
        ),
        (first("guests.toml", "guest", vp="1"), "guest 49: vp must be a whole number from 0 to 50"),
        (
            first("guests.toml", "guest", vp=True),
            "guest 49: vp must be a whole number from 0 to 50",
        ),
        (first("guests.toml", "guest", cost=1), "guest 49 has an unknown field 'cost'"),
        (first("guests.toml", "guest", id=50), "guest 50 appears twice"),
        (without("guests.toml", "guest", "vp"), "guest 49: vp is missing"),
        (first("guests.toml", "guest", reward="crowns:3"), "guest 49: reward must be a list"),
        (
            first("guests.toml", "guest", reward=["crowns:3"]),
            "guest 49: reward 1 must be a table with an op, found 'crowns:3'",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "dance"}]),
            "guest 49: reward 1: op must be one of crowns",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "crowns"}]),
            "guest 49: reward 1: crowns: amount is missing",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "crowns", "amount": 0}]),
            "guest 49: reward 1: crowns: amount must be a whole number from 1 to 15, found 0",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "invite", "amount": 1}]),
            "guest 49: reward 1: invite has an unknown field 'amount'",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "hire", "free": True, "discount": 1}]),
            "guest 49: reward 1: hire is either free or has a discount, not both",
        ),
        (
            first("guests.toml", "guest", reward=[{"op": "invite"}] * 4),
            "guest 49: reward must be a list of at most 3 operations",
        ),
        (first("staff.toml", "staff", when="often"), "staff 1: when must be one of once, round"),
        (first("staff.toml", "staff", effects=[]), "staff 1: effects must be one effect"),
        (
            first("staff.toml", "staff", when="permanent", effects=[{"on": "noon", "op": "vp"}]),
            "staff 1: effects 1: on must be one of guest, occupied, die, bonus",
        ),
        (
            first("staff.toml", "staff", when="permanent", effects=[{"on": "die", "op": "vp"}]),
            "staff 1: effects 1: vp: faces is missing",
        ),
        (
            first(
                "staff.toml",
                "staff",
                when="permanent",
                effects=[{"op": "strength", "faces": [7], "amount": 1}],
            ),
            "staff 1: effects 1: strength: faces must be a list of different numbers from 1 to 6",
        ),
        (
            first("staff.toml", "staff", when="end", effects=[{"op": "score", "per": "cat"}]),
            "staff 1: effects 1: score: per must be one of occupied, staff",
        ),
        (
            first("table.toml", "politics", needs={"op": "full", "of": "cellar", "amount": 1}),
            "politics 105: needs: full: of must be one of floor, group, column, colour",
        ),
        (
            first("table.toml", "politics", needs={"op": "rooms", "colours": {"red": 1}}),
            "politics 105: needs: rooms: colours must be numbers of rooms in two colours",
        ),
        (
            first("table.toml", "emperor", penalty=[{"op": "exile"}]),
            "emperor A1: penalty 1: op must be one of crowns, vp",
        ),
        (first("table.toml", "emperor", id="D1"), "emperor D1: id must be one of A1, A2"),
        (changed("table.toml", emperor_vp=[1]), "table.toml: emperor_vp must be a list of 14"),
        (changed("table.toml", weather="fine"), "table.toml has an unknown field 'weather'"),
        (
            changed("table.toml", revised={"staff": {"99": {"cost": 1}}}),
            "table.toml: revised: staff 99: there is no such card",
        ),
        (
            changed("hotels.toml", night={"source": "printed", "rooms": ["BYRRB"] * 4}),
            "hotels.toml: night: rooms must be 10 groups of at most 4 rooms of one colour",
        ),
        (
            changed("hotels.toml", night={"source": "hearsay", "rooms": ["BYRRB"]}),
            "hotels.toml: night: rooms must be 4 floors of 5 letters B, R or Y",
        ),
    ],
)
def test_a_field_of_ours_that_no_rule_knows_is_refused(change: Change, said: str) -> None:
    files = ours()
    change(files)
    with pytest.raises(DataError) as refused:
        reading.editions(reading.sort_files(files))
    assert said in str(refused.value)


def test_our_files_lack_nothing() -> None:
    assert reading.editions(reading.sort_files(ours()))[0].guests == OURS[0].edition.guests


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "mine.toml replaces nothing; it can contain: guest, staff"),
        ("guest = [", "mine.toml isn’t valid TOML"),
        ("weather = 1", "mine.toml has an unknown field 'weather'"),
        ("dice = { 2 = 11 }", "mine.toml: dice is a rule of the game and can’t be replaced"),
        (
            "[revised]\npenalty_choice = 'any'",
            "mine.toml: penalty_choice is a rule of the game and can’t be replaced",
        ),
        ("[[guest]]\nvp = 1", "mine.toml: guest 1: id is missing"),
        ("[[guest]]\nid = 105\nvp = 1", "mine.toml: guest 105: there is no such card"),
        (
            "[[guest]]\nid = 49\nname = 'Painter'",
            "mine.toml: guest 49: name can’t be replaced; these can: colour, order, vp",
        ),
        ("[[guest]]\nid = 49\nvp = 'x'", "mine.toml: guest 49: vp must be a whole number"),
        (
            "[[staff]]\nid = 5\neffects = [{ op = 'free_guests' }]",
            "mine.toml: staff 5: effects must be the same as ours in other numbers",
        ),
        (
            "[[staff]]\nid = 13\neffects = [{ op = 'strength', faces = [1, 2], amount = 3 }]",
            "mine.toml: staff 13: effects 1: strength: amount must be a whole number from 1 to 2",
        ),
        (
            "[[politics]]\nid = 105\nneeds = { op = 'staff', amount = 3 }",
            "mine.toml: politics 105: needs must be the same as ours in other numbers",
        ),
        (
            "[[emperor]]\nid = 'A1'\npenalty = [{ op = 'vp', amount = 3 }]",
            "mine.toml: emperor A1: penalty must be the same as ours in other numbers",
        ),
        (
            "[group_bonus.blue]\nop = 'crowns'\namounts = [1, 2, 3, 4]",
            "mine.toml: group_bonus: op must be the same as ours",
        ),
        (
            "[day.E]\nrooms = ['BYRRB', 'YYRRY', 'BRBYY', 'BRBRB']",
            "mine.toml: day has an unknown field 'E'",
        ),
        ("[day.A]\nrooms = ['BYRRB']", "mine.toml: day: A: rooms must be 4 floors of 5 letters"),
    ],
)
def test_a_wrong_value_in_an_owners_file_is_named_with_its_card_and_field(
    text: str, said: str
) -> None:
    with pytest.raises(DataError) as refused:
        read_owners(text, "mine.toml")
    assert said in str(refused.value)


def test_an_owners_file_replaces_what_it_holds_and_nothing_else() -> None:
    classic, revised = read_owners(MINE, "mine.toml")
    house = OURS[0].edition
    assert classic.emperor_vp[8] == 6
    assert set(classic.emperor_vp_source.values()) == {"owner"}
    assert classic.layouts["A"] == house.layouts["night"]
    assert (classic.board_source["A"], classic.board_source["B"]) == ("owner", "transcription")
    guest = classic.guests[49]
    assert (guest.name, guest.colour) == (house.guests[49].name, house.guests[49].colour)
    assert (guest.order, guest.vp, guest.reward) == ("ss", 3, (Operation("crowns", 7),))
    assert (classic.staff[9].cost, classic.staff[5].effect.amount) == (1, 3)
    assert classic.politics[114].needs.colours == (0, 5, 2)
    assert [option.amount for option in classic.tiles["A1"].penalty] == [4, 6]
    assert (classic.staff[17].cost, revised.staff[17].cost) == (3, 6)
    others = {card for card in house.guests if card != 49}
    assert all(classic.guests[card] == house.guests[card] for card in others)


def played(match: Match, seed: int = 1) -> Match:
    rng = Rng(seed)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    return match


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("side", ["night", "day"])
def test_whole_games_are_played_with_an_owners_values(mine: Path, edition: str, side: str) -> None:
    for seed in range(3):
        match = hotelier.new("austria", data=mine, seed=seed, players=3, edition=edition, side=side)
        record = played(match, seed).record()
        assert record.data == hashlib.sha256(mine.read_bytes()).hexdigest()
        assert replay(record, data=mine).scores == match.scores
        with pytest.raises(RecordError, match="played with different component data"):
            replay(record)


def test_two_boxes_in_one_house_do_not_mix(mine: Path) -> None:
    theirs, house = hotelier.new("austria", data=mine, seed=4), hotelier.new("austria", seed=4)
    before = played(hotelier.new("austria", seed=4), 4).scores
    rng, other = Rng(4), Rng(4)
    while not (theirs.over and house.over):
        if not theirs.over:
            theirs.play(theirs.legal[rng.below(len(theirs.legal))])
        if not house.over:
            house.play(house.legal[other.below(len(house.legal))])
    assert house.scores == before


def test_values_of_the_box_count_in_play_and_in_words(mine: Path) -> None:
    game = GAME.with_data(mine)
    match = Match(game, {"players": 2}, hotelier.new("austria", seed=1).dealer).begin()
    state = match.state
    assert isinstance(state, State)
    assert state.box.emperor_vp[8] == 6
    seat = match.actor or 1
    assert game.facts(state, seat).emperor.vp[8] == 6
    restored = game.restore(game.snapshot(state))
    assert restored.box is state.box
    assert game.imagine(match.view(seat), Rng(1)).box is state.box
    assert pickle.loads(pickle.dumps(state)).box.fingerprint == game.data


def test_a_snapshot_of_another_box_is_refused(mine: Path) -> None:
    game = GAME.with_data(mine)
    state = game.start(game.read_options({}))
    saved = json.loads(json.dumps(game.snapshot(state)))
    assert game.restore(saved).box.fingerprint == game.data
    with pytest.raises(DataError, match="other component data"):
        GAME.restore(saved)


def test_bots_judge_a_game_with_an_owners_values(mine: Path) -> None:
    game = GAME.with_data(mine)
    assert isinstance(game, Austria)
    state = game.start(game.read_options({}))
    rng = Rng(2)
    while state.chance:
        state.deal(state.sample(rng))
    assert game.judge().worth(state, 1) > 0
    row = game.encoder().encode(game.view(state, state.actor))
    assert len(row) == game.encoder().layout.size == GAME.encoder().layout.size


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="can’t read"):
        open_boxes(tmp_path / "nowhere.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="isn’t a text file"):
        open_boxes(tmp_path / "picture.toml")
