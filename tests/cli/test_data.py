"""Owners play with the values printed in their box: `--data FILE` in every command (rules §8)."""

import hashlib
import json
from pathlib import Path

import pytest

from cli.commands import call, complaint
from hotelier.messages import say

OURS = Path(__file__).parents[2] / "src/hotelier/overbooking/data/overbooking.toml"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    text = OURS.read_text(encoding="utf-8").replace("beds = 17", "beds = 21")
    file.write_text(text.replace('"house"', '"owner"'), encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path: Path, box: Path) -> Path:
    games = tmp_path / "games"
    words = f"simulate overbooking --games 1 --seed 4 --records {games} --data {box}"
    assert call(*words.split()).code == 0
    (file,) = games.iterdir()
    return file


def test_a_record_carries_the_checksum_of_the_file(record: Path, box: Path) -> None:
    written = json.loads(record.read_text(encoding="utf-8"))
    assert written["data"] == hashlib.sha256(box.read_bytes()).hexdigest()


@pytest.mark.parametrize("command", ["replay", "trace", "show"])
def test_a_record_is_read_with_its_file_and_refused_without(
    command: str, record: Path, box: Path
) -> None:
    with_file = call(command, str(record), "--data", str(box))
    assert with_file.code == 0, with_file.err
    refused = complaint(call(command, str(record)))
    sha = hashlib.sha256(box.read_bytes()).hexdigest()
    assert say("wrong-record-other-data", sha=sha) in refused


def test_a_record_of_ours_is_not_read_with_an_owners_file(tmp_path: Path, box: Path) -> None:
    call("simulate", "overbooking", "--games", "1", "--seed", "4", "--records", str(tmp_path / "g"))
    (file,) = (tmp_path / "g").iterdir()
    refused = complaint(call("replay", str(file), "--data", str(box)))
    assert say("wrong-record-our-data") in refused


def test_the_reference_shows_the_owners_values(box: Path) -> None:
    shown = call("cards", "--game", "overbooking", "--data", str(box))
    assert shown.code == 0
    assert "21 beds" in shown.out
    assert say("overbooking-source-house") not in shown.out
    assert say("overbooking-source-owner") in shown.out


def test_the_reference_tells_printed_values_from_ours() -> None:
    house = call("cards", "--game", "overbooking", "--source", "house").out
    printed = call("cards", "--game", "overbooking", "--source", "rulebook").out
    assert f"3 coins ({say('overbooking-source-house')})" in " ".join(house.split())
    assert "15 beds" not in house
    assert f"15 beds, {say('overbooking-source-rulebook')}" in " ".join(printed.split())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("beds = 17", "beds = 'many'", "tile 2b: beds must be a whole number from 0 to 60"),
        ('"two_crests"', '"three_crests"', "tile 3a: rule must be one of none, no_soldiers"),
        ("coins = 3", "coins = -1", "kind 1 (monk): coins must be a whole number from 0 to 20"),
        (
            "[bonus]",
            "[bonuses]",
            "unknown field 'bonuses'; its fields are: crests, tiles, kind, bonus",
        ),
        ("tiles = [", "tiles = [[", "isn’t valid TOML"),
    ],
)
def test_a_wrong_value_is_named_with_what_was_expected(
    box: Path, old: str, new: str, said: str
) -> None:
    box.write_text(box.read_text(encoding="utf-8").replace("beds = 21", "beds = 17"))
    box.write_text(box.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert said in complaint(call("simulate", "overbooking", "--data", str(box)))


def test_the_file_of_another_game_is_refused(box: Path) -> None:
    refused = complaint(call("simulate", "austria", "--data", str(box)))
    assert f"{box.name} has an unknown field 'crests'" in refused


def test_a_kept_game_goes_on_with_its_file(tmp_path: Path, box: Path) -> None:
    kept = tmp_path / "kept.json"
    begun = call("play", "overbooking", "--data", str(box), "--save", str(kept), typed="quit\n\n")
    assert begun.code == 0
    assert call("play", "--resume", str(kept), typed="quit\n\n").code == 2
    again = call("play", "--resume", str(kept), "--data", str(box), typed="quit\n\n")
    assert again.code == 0, again.err


HOTELS = """
emperor_vp = [0, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9]
[day.A]
rooms = ["BYRRB", "YYRRY", "BRBYY", "BRBRB"]
[[guest]]
id = 49
order = "ss"
[[staff]]
id = 9
cost = 2
"""


@pytest.fixture
def hotels(tmp_path: Path) -> Path:
    file = tmp_path / "hotels.toml"
    file.write_text(HOTELS, encoding="utf-8")
    return file


@pytest.fixture
def austrian(tmp_path: Path, hotels: Path) -> Path:
    games = tmp_path / "austrian"
    words = f"simulate austria --side day --games 1 --seed 4 --records {games} --data {hotels}"
    assert call(*words.split()).code == 0
    (file,) = games.iterdir()
    return file


@pytest.mark.parametrize("command", ["replay", "trace", "show"])
def test_a_record_of_an_owners_hotels_is_read_with_its_file_and_refused_without(
    command: str, austrian: Path, hotels: Path
) -> None:
    written = json.loads(austrian.read_text(encoding="utf-8"))
    sha = hashlib.sha256(hotels.read_bytes()).hexdigest()
    assert written["data"] == sha
    with_file = call(command, str(austrian), "--data", str(hotels))
    assert with_file.code == 0, with_file.err
    refused = complaint(call(command, str(austrian)))
    assert say("wrong-record-other-data", sha=sha) in refused


def test_the_reference_shows_the_owners_hotels(hotels: Path) -> None:
    shown = " ".join(call("cards", "--data", str(hotels)).out.split())
    assert "Butler 2 crowns" in shown
    own, ours = say("austria-from-owner"), say("austria-from-transcription")
    assert f"{say('austria-board-day', board='A')} {own} BYRRB YYRRY" in shown
    assert f"{say('austria-board-day', board='B')} {ours}" in shown
    owned = call("cards", "--data", str(hotels), "--source", "owner").out
    assert ("Sculptor" in owned, "Musician" in owned) == (True, False)


def test_a_kept_game_of_an_owners_hotels_goes_on_with_its_file(
    tmp_path: Path, hotels: Path
) -> None:
    kept = tmp_path / "kept.json"
    begun = call("play", "austria", "--data", str(hotels), "--save", str(kept), typed="quit\n\n")
    assert begun.code == 0, begun.err
    assert call("play", "--resume", str(kept), typed="quit\n\n").code == 2
    again = call("play", "--resume", str(kept), "--data", str(hotels), typed="quit\n\n")
    assert again.code == 0, again.err


def test_bots_meet_in_an_owners_hotels(tmp_path: Path, hotels: Path) -> None:
    contest = f"arena austria --bots greedy,random --games 2 --seed 1 --jobs 2 --data {hotels}"
    fought = call(*contest.split(), "--out", str(tmp_path / "out"))
    assert fought.code == 0, fought.err


def test_a_wrong_value_is_named_with_its_card_and_field(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('[[guest]]\nid = 52\norder = "tea"\n', encoding="utf-8")
    refused = complaint(call("simulate", "austria", "--data", str(file)))
    assert "guest 52: order must be one to 4 of the letters s c w k, found 'tea'" in refused
