"""What's in the box: our data file and an owner's (rules §8).

Our file says for each value whether the rulebook prints it or it's ours. An owner's file has the
same format; a mistake in it is answered with a sentence, and a record played with it needs it
again.
"""

import hashlib
import re
from pathlib import Path

import pytest

import hotelier
from hotelier.core.errors import DataError, OptionError, RecordError
from hotelier.core.match import Match
from hotelier.core.record import load
from hotelier.core.rng import Rng
from hotelier.core.trace import trace
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules import box
from hotelier.overbooking.rules.box import HOUSE, RULES, open_box, read_box

OURS = (Path(box.__file__).parents[1] / "data" / "overbooking.toml").read_text(encoding="utf-8")
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "overbooking.md"
PRINTED_FACES = {"2a": (8, "monks_first"), "3a": (15, "two_crests"), "7a": (13, "none")}


def changed(old: str, new: str) -> str:
    """Our file with one place changed."""
    assert OURS.count(old) >= 1
    return OURS.replace(old, new, 1)


def owners_file(folder: Path, text: str, name: str = "my-box.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def rows_of_page(row: str) -> list[tuple[str, ...]]:
    """The rows of the rules page's tables that look like this."""
    return re.findall(rf"^\| {row} \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def played(match: Match, seed: int = 3) -> Match:
    rng = Rng(seed)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    return match


def test_three_faces_are_printed_in_the_rulebook_and_the_others_are_house_values() -> None:
    faces = {HOUSE.face_text(face): face for face in range(16)}
    printed = {name for name, face in faces.items() if HOUSE.face_sources[face] == "rulebook"}
    assert printed == set(PRINTED_FACES)
    for name, (beds, rule) in PRINTED_FACES.items():
        assert (HOUSE.beds[faces[name]], RULES[HOUSE.rules[faces[name]]]) == (beds, rule)
    others = [HOUSE.face_sources[face] for name, face in faces.items() if name not in printed]
    assert others == ["house"] * 13


def test_the_coins_are_house_values() -> None:
    assert HOUSE.coin_sources == ["house"] * 6


def test_all_ten_hotel_rules_are_on_some_face() -> None:
    assert {RULES[rule] for rule in HOUSE.rules} == set(RULES)


def test_a_player_is_told_that_values_are_ours() -> None:
    view = hotelier.new("overbooking", seed=1).view(None).as_dict()
    assert view["house_values"] is True
    assert {hotel["face"]["source"] for hotel in view["hotels"]} <= {"house", "rulebook"}


def test_the_rules_page_lists_every_face_with_its_beds_rule_and_source() -> None:
    rows = rows_of_page(r"(\d[ab]) \| (\d+) \| (\w+) \| (\w+)")
    listed = [(face, int(beds), rule, source) for face, beds, rule, source in rows]
    assert listed == [
        (HOUSE.face_text(n), HOUSE.beds[n], RULES[HOUSE.rules[n]], HOUSE.face_sources[n])
        for n in range(16)
    ]


def test_the_rules_page_lists_every_kind_with_its_coins_and_source() -> None:
    rows = rows_of_page(r"(\d \w+) \| (\d) \| (\d) \| (\w+)")
    listed = [(kind, int(beds), int(coins), source) for kind, beds, coins, source in rows]
    assert listed == [
        (f"{n + 1} {HOUSE.names[n]}", n + 1, HOUSE.coins[n], HOUSE.coin_sources[n])
        for n in range(6)
    ]


def test_an_owners_beds_and_rules_are_laid_on_the_table(tmp_path: Path) -> None:
    text = OURS
    for beds in re.findall(r"beds = (\d+),", OURS):
        text = text.replace(f"beds = {beds},", "beds = 33,", 1)
    path = owners_file(tmp_path, re.sub(r'rule = "\w+"', 'rule = "large_only"', text))
    match = hotelier.new("overbooking", seed=1, data=path)
    hotels = match.game.summary(match.state)[1]["hotels"]
    assert [(hotel["beds"], hotel["rule"]) for hotel in hotels] == [(33, "large_only")] * 2
    assert not [text for text in match.legal if re.match("queue [123]", text)]


def test_an_owners_coins_are_counted(tmp_path: Path) -> None:
    path = owners_file(tmp_path, re.sub(r"coins = \d", "coins = 7", OURS))
    match = played(hotelier.new("overbooking", seed=1, bonus="none", data=path))
    seats = match.game.summary(match.state)[0]
    assert list(match.scores) == [7 * len(s["booked"]) + s["tokens"] for s in seats]


def test_an_owners_bonus_is_counted(tmp_path: Path) -> None:
    worth = {4: 40, 5: 50, 6: 60}
    text = re.sub(r"beginner = .*", "beginner = { 4 = 40, 5 = 50, 6 = 60 }", OURS)
    path = owners_file(tmp_path, text)
    given = 0
    for seed in range(10):
        match = played(hotelier.new("overbooking", seed=seed, bonus="beginner", data=path), seed)
        plain = played(hotelier.new("overbooking", seed=seed, bonus="none"), seed)
        assert plain.steps == match.steps
        for number, s in enumerate(match.game.summary(match.state)[0]):
            crests = [sum(card[1] == crest for card in s["booked"]) for crest in "bfls"]
            bonus = sum(worth.get(cards, 0) for cards in crests)
            assert match.scores[number] == plain.scores[number] + bonus
            given += bonus
    assert given > 0


def test_an_owners_crests_name_the_cards(tmp_path: Path) -> None:
    text = changed('["bird", "fish", "lion", "stag"]', '["wolf", "ant", "ox", "crow"]')
    match = hotelier.new("overbooking", seed=1, data=owners_file(tmp_path, text))
    assert match.view(1).as_dict()["crests"] == ["ant", "crow", "ox", "wolf"]
    cards = [word for step in match.steps if step[:5] == "~draw" for word in step.split()[2:]]
    assert {card[1] for card in cards} <= set("acow")
    assert list(match.legal) == sorted(match.legal)
    played(match).record().replay(data=tmp_path / "my-box.toml")


def test_an_owners_values_may_go_without_a_source(tmp_path: Path) -> None:
    text = re.sub(r',\s+source = "\w+"', "", OURS)
    text = re.sub(r"coins_source = .*\n", "", text)
    path = owners_file(tmp_path, text)
    assert set(open_box(path).face_sources + open_box(path).coin_sources) == {"owner"}
    view = hotelier.new("overbooking", seed=1, data=path).view(None).as_dict()
    assert view["house_values"] is False


def test_o18_a_tie_is_broken_by_cards_of_exactly_three_coins_whatever_kinds_they_are(
    tmp_path: Path,
) -> None:
    text = changed("beds = 1\ncoins = 3", "beds = 1\ncoins = 4")
    text = text.replace("beds = 6\ncoins = 1", "beds = 6\ncoins = 3")
    path = owners_file(tmp_path, text)
    otherwise = 0
    for seed in range(12):
        match = played(hotelier.new("overbooking", seed=seed, data=path), seed)
        (end,) = [e for _, e in match.events(None) if e.kind == "game-ended"]
        booked = [s["booked"] for s in match.game.summary(match.state)[0]]
        three = [sum(card[0] in "26" for card in cards) for cards in booked]
        assert end.as_dict()["tiebreak"] == tuple(three)
        otherwise += three != [sum(card[0] in "12" for card in cards) for cards in booked]
    assert otherwise > 0


FACE_1A = '{ beds = 8,  rule = "small_only",     source = "house" }'
FACE_1B = '{ beds = 16, rule = "large_only",   source = "house" }'
MONK = 'name = "monk"\nbeds = 1\ncoins = 3\ncoins_source = "house"\nability = "join_queue"\n'

MISTAKES = [
    (
        "crests = [",
        "crest = [",
        "unknown field 'crest'; its fields are: crests, tiles, kind, bonus",
    ),
    ('"lion", "stag"]', '"lion"]', "crests must be four names with different initials, found ["),
    ('"lion"', '"buck"', "crests must be four names with different initials, found ['bird'"),
    ('"lion"', "7", "crests must be four names with different initials, found ['bird'"),
    ('"lion"', '"Lion"', "crests must be names that start with a small letter a–z, found ['bi"),
    ('"lion"', '"łoś"', "crests must be names that start with a small letter a–z, found ['bi"),
    (f"[ {FACE_1A},    {FACE_1B} ],\n", "", "tiles must be a list of 8 tiles"),
    (f"{FACE_1A},    {FACE_1B}", FACE_1A, "tile 1 must have two sides, found [{"),
    ("beds = 8, ", "beds = -1,", "tile 1a: beds must be a whole number from 0 to 60, found -1"),
    ("beds = 16,", "beds = 61,", "tile 1b: beds must be a whole number from 0 to 60, found 61"),
    ("beds = 17,", "beds = 1.5,", "tile 2b: beds must be a whole number from 0 to 60, found 1.5"),
    ("beds = 15,", "beds = true,", "tile 3a: beds must be a whole number from 0 to 60, found True"),
    ("beds = 15,", 'beds = "15",', "tile 3a: beds must be a whole number from 0 to 60, found '15'"),
    ("beds = 15, ", "", "tile 3a: beds is missing"),
    ("beds = 15,", "rooms = 15,", "tile 3a has an unknown field 'rooms'; its fields are: beds"),
    (FACE_1B, "16", "tile 1b must be a table, found 16"),
    ('"no_back_door"', '"no_door"', "tile 2b: rule must be one of none, no_soldiers, soldiers_"),
    ('"no_back_door"', '"no_door"', "no_back_door, found 'no_door'"),
    ('"no_back_door"', "9", "tile 2b: rule must be one of none, no_soldiers, soldiers_"),
    (
        '"rulebook" }',
        '"box" }',
        "tile 2a: source must be one of rulebook, house, owner, found 'box'",
    ),
    (f"[[kind]]\n{MONK}", "", "kind must be 6 tables, one for each kind of guest"),
    ('name = "monk"\n', "", "kind 1: name is missing"),
    ('name = "monk"', "name = 1", "kind 1: name must be a text, found 1"),
    ("beds = 1\n", "beds = 2\n", "kind 1 (monk): beds must be "),
    ('"beds+3"', '"beds+4"', "kind 2 (merchants): ability must be one of beds+3, found 'beds+4'"),
    ("4\ncoins = 2", "4\ncoins = 21", "kind 4 (nobles): coins must be a whole number from 0 to 20"),
    ("4\ncoins = 2", "4\ncoins = 21", "from 0 to 20, found 21"),
    ("6\ncoins = 1", "6", "kind 6 (workers): coins is missing"),
    ('coins_source = "house"', 'coins_source = "me"', "kind 1 (monk): coins_source must be one of"),
    ("coins_source", "coin_source", "kind 1 has an unknown field 'coin_source'; its fields"),
    (
        "beginner = {",
        "novice = {",
        "bonus has an unknown field 'novice'; its fields are: none, beg",
    ),
    ("5 = 4, 6 = 6", "5 = 4", "bonus beginner: 6 is missing"),
    (
        "6 = 10",
        "6 = 101",
        "bonus advanced: 6 must be a whole number from 0 to 100, found 101",
    ),
    ("5 = 5", '5 = "x"', "bonus advanced: 5 must be a whole number from 0 to 100, found 'x'"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_answered_with_where_it_is_what_was_expected_and_what_was_found(
    old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    path = owners_file(tmp_path, changed(old, new))
    with pytest.raises(DataError) as refused:
        hotelier.new("overbooking", data=path)
    said = str(refused.value)
    assert said.startswith(str(path))
    assert complaint in said


@pytest.mark.parametrize("missing", ["crests", "tiles", "kind", "bonus"])
def test_a_missing_part_is_named(missing: str) -> None:
    """The parts are separated by blank lines; `tiles` ends with its own bracket."""
    parts = {
        "crests": r"^crests.*\n",
        "tiles": r"^tiles = \[\n(.*\n)*?\]\n",
        "kind": r"^\[\[kind\]\]\n(\w.*\n)*",
        "bonus": r"^\[bonus\]\n(\w.*\n)*",
    }
    text = re.sub(parts[missing], "", OURS, flags=re.MULTILINE)
    with pytest.raises(DataError, match=f"my box: {missing} is missing"):
        read_box(text, "my box", "")


def test_a_file_that_is_no_toml_is_said_to_be_none(tmp_path: Path) -> None:
    path = owners_file(tmp_path, "crests = [")
    with pytest.raises(DataError, match=r"my-box\.toml isn’t valid TOML: "):
        hotelier.new("overbooking", data=path)


def test_a_file_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match=r"picture\.toml isn’t a text file"):
        hotelier.new("overbooking", data=path)


def test_a_file_that_is_not_there_is_said_not_to_be(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"can’t read .*nowhere\.toml: No such file"):
        hotelier.new("overbooking", data=tmp_path / "nowhere.toml")
    with pytest.raises(DataError, match=r"can’t read .*: Is a directory"):
        hotelier.new("overbooking", data=tmp_path)


def test_options_are_checked_with_an_owners_file_too(tmp_path: Path) -> None:
    path = owners_file(tmp_path, OURS)
    with pytest.raises(OptionError, match="players must be one of 2, 3, 4, not 5"):
        hotelier.new("overbooking", players=5, data=path)


def test_a_record_carries_the_fingerprint_of_the_owners_file(tmp_path: Path) -> None:
    path = owners_file(tmp_path, OURS + "# mine\n")
    match = hotelier.new("overbooking", seed=1, data=path)
    fingerprint = hashlib.sha256(path.read_bytes()).hexdigest()
    assert match.record().data == fingerprint
    assert match.record().as_dict()["data"] == fingerprint


def test_a_record_of_ours_carries_none() -> None:
    record = hotelier.new("overbooking", seed=1).record()
    assert record.data is None
    assert "data" not in record.as_dict()


def test_a_record_is_replayed_with_the_file_it_was_played_with(tmp_path: Path) -> None:
    path = owners_file(tmp_path, changed("coins = 3", "coins = 5"))
    match = played(hotelier.new("overbooking", seed=1, bonus="advanced", data=path))
    match.record().save(tmp_path / "game.json")
    record = load(tmp_path / "game.json")
    assert record.replay(data=path).scores == match.scores
    assert record.at(20, data=path).steps == match.steps[:20]
    *_, last = trace(record, data=path)
    assert last["result"]["scores"] == list(match.scores)


@pytest.mark.parametrize("other", [None, "changed", "same values"])
def test_a_record_is_not_replayed_with_another_file(other: str | None, tmp_path: Path) -> None:
    path = owners_file(tmp_path, changed("coins = 3", "coins = 5"))
    record = played(hotelier.new("overbooking", seed=1, data=path)).record()
    wrong = None
    if other == "changed":
        wrong = owners_file(tmp_path, changed("coins = 3", "coins = 4"), "wrong.toml")
    elif other == "same values":
        wrong = owners_file(tmp_path, path.read_text(encoding="utf-8") + "\n", "wrong.toml")
    with pytest.raises(RecordError, match=f"give the file with the sha256 {record.data}"):
        record.replay(data=wrong)
    with pytest.raises(RecordError, match=f"give the file with the sha256 {record.data}"):
        list(trace(record, data=wrong))


def test_a_record_of_ours_is_not_replayed_with_a_file(tmp_path: Path) -> None:
    record = hotelier.new("overbooking", seed=1).record()
    with pytest.raises(RecordError, match="the built-in component data: leave the file out"):
        record.replay(data=owners_file(tmp_path, OURS))


def test_a_saved_position_is_restored_with_its_own_data_only(tmp_path: Path) -> None:
    path = owners_file(tmp_path, changed("coins = 3", "coins = 5"))
    match = hotelier.new("overbooking", seed=1, data=path)
    saved = match.game.snapshot(match.state)
    assert match.game.snapshot(match.game.restore(saved)) == saved
    with pytest.raises(DataError, match="of a game with other component data"):
        GAME.restore(saved)
