"""Tournaments: entering, rounds, results, and that nothing happens twice or gets lost."""

import io
import json
import zipfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hotelier.core.record import read_record
from hotelier.server.admin.desk import Desk
from hotelier.server.settings import Settings
from server.entrants import Entrant, Organiser, play_round
from server.houses import Guest, house, until
from server.lives import life, lives
from server.shelf import Hurried


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house"), max_tournaments_each=1000) as address:
        yield address


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_sixteen_players_finish_a_swiss_tournament_though_the_server_dies_in_the_middle(
    tmp_path: Path,
) -> None:
    with life(tmp_path) as first:
        organiser = Organiser(first.url).open(rounds=4)
        names = [f"Player {number}" for number in range(1, 17)]
        entrants = [Entrant(first.url, organiser.id, name).enter() for name in names]
        assert organiser.start(1).status_code == 200
        play_round(entrants)
        until(lambda: len(organiser.look()["rounds"]) == 2)
        for each in entrants[:7]:
            each.sit()
        steps = {each.table: each.look()["step"] for each in entrants[:7]}
        before = organiser.look()
        first.kill()
    with life(tmp_path) as second:
        organiser = organiser.elsewhere(second.url)
        for each in entrants:
            each.moved_to(second.url)
        after = organiser.look()
        assert after["rounds"][0] == before["rounds"][0]
        seats = [
            [table["seats"] for table in seen["rounds"][1]["tables"]] for seen in (before, after)
        ]
        assert seats[0] == seats[1]
        for each in entrants[:7]:
            assert each.look()["step"] >= steps[each.table]
        for number in (2, 3, 4):
            until(lambda number=number: len(organiser.look()["rounds"]) == number)
            play_round(entrants)
        until(lambda: organiser.look()["phase"] == "over")
        found = organiser.look()
    met = Counter(frozenset(table["seats"]) for each in found["rounds"] for table in each["tables"])
    assert len(met) == 4 * 8
    assert max(met.values()) == 1
    for each in found["rounds"]:
        assert sorted(n for table in each["tables"] for n in table["seats"]) == [*range(1, 17)]
        assert all(table["phase"] == "over" and not table["missed"] for table in each["tables"])
    seats_had = Counter(
        (player, seat)
        for each in found["rounds"]
        for table in each["tables"]
        for seat, player in enumerate(table["seats"])
    )
    assert {abs(seats_had[n, 0] - seats_had[n, 1]) for n in range(1, 17)} <= {0, 2}
    assert sum(line["points"] for line in found["standings"]) == 4 * 8
    assert [line["played"] for line in found["standings"]] == [4] * 16


def test_bots_play_on_their_own_while_everyone_may_watch(url: str) -> None:
    organiser = Organiser(url).open(size=3, rounds=2, public=True, name="Arena")
    organiser.add_bots("random", 7)
    assert organiser.start(1).status_code == 200
    shown = organiser.look()["rounds"][0]["tables"]
    assert [len(table["seats"]) for table in shown] == [3, 2, 2]
    watching = Guest(url, shown[0]["table"], shown[0]["key"])
    assert watching.look()["origin"]["tournament"] == organiser.id
    until(lambda: organiser.look()["phase"] == "over")
    found = organiser.look()
    assert len(found["rounds"]) == 2
    listed = Guest(url).ask("GET", "/tournaments").json()["tournaments"]
    assert {key: listed[0][key] for key in ("name", "phase", "entrants")} == {
        "name": "Arena",
        "phase": "over",
        "entrants": 7,
    }
    text = organiser.ask("GET", "/table.csv").text
    assert text.startswith("place,player,bot,points,opponents,margin,wins,left\r\n1,random")
    assert len(text.splitlines()) == 1 + 7 + 2 + 2 * 7
    archive = zipfile.ZipFile(io.BytesIO(organiser.ask("GET", "/records.zip").content))
    assert len(archive.namelist()) == 6
    for name in archive.namelist():
        record = read_record(json.loads(archive.read(name)))
        record.replay()


def test_the_spreadsheet_calls_bots_what_the_page_calls_them(url: str) -> None:
    organiser = Organiser(url).open()
    organiser.add_bots("medium", 2)
    organiser.add_bots("random", 1)
    lines = organiser.ask("GET", "/table.csv").text.splitlines()[1:4]
    names = [line.split(",")[1:3] for line in lines]
    assert sorted(names) == [["Mizzi", "medium"], ["Mizzi 2", "medium"], ["random", "random"]]


def test_who_is_rude_or_lost_gets_a_sensible_answer(url: str) -> None:
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "chess"),
        ({"stand_in": "genius"}, "genius"),
        ({"options": {"players": 3}}, "players"),
        ({"options": {"deck": 2}}, "deck"),
        ({"name": " "}, "name"),
        ({"size": 5}, "size"),
        ({"rounds": 0}, "rounds"),
        ({"clock": None}, "clock"),
    ]
    for wish, word in wishes:
        body = {"game": "overbooking", "name": "Cup", **wish}
        answer = Guest(url).ask("POST", "/tournaments", body)
        assert answer.status_code == 422, wish
        assert word in answer.json()["reason"]
    organiser = Organiser(url).open(auto=False)
    assert refused(organiser.start(1)) == (409, "too-few")
    anna = Entrant(url, organiser.id, "Anna").enter()
    enter = f"/tournaments/{organiser.id}/enter"
    assert refused(anna.ask("POST", enter, {"name": "ANNA"})) == (409, "name-taken")
    assert refused(organiser.ask("POST", "/bots", {"bot": "genius"})) == (422, "mistake")
    organiser.add_bots("random", 2)
    # Who isn't the organiser, or has lost the link.
    for key in ("", "wrong"):
        stranger = Organiser(url, organiser.id, key)
        asked: list[tuple[str, Any]] = [
            ("/rounds", {"number": 1}),
            ("/bots", {"bot": "random"}),
            ("/entrants/1/leave", None),
            ("/end", None),
        ]
        for path, body in asked:
            assert refused(stranger.ask("POST", path, body)) == (403, "not-organiser")
        assert not stranger.look()["organiser"]
    assert refused(Organiser(url, "nosuchthing").ask("GET")) == (404, "no-tournament")
    # Three players at tables of two: at most three rounds.
    assert refused(organiser.start(1, rounds=4)) == (409, "too-many-rounds")
    assert refused(organiser.start(2)) == (409, "stale")
    assert organiser.start(1, rounds=3).status_code == 200
    assert refused(anna.ask("POST", enter, {"name": "Bela"})) == (409, "begun")
    assert refused(organiser.ask("POST", "/bots", {"bot": "random"})) == (409, "begun")
    assert refused(organiser.start(2)) == (409, "round-running")
    assert organiser.start(3).json()["reason"] == "Round 2 comes first."
    shown = organiser.look()
    assert len(shown["rounds"][0]["byes"]) == 1
    assert organiser.ask("POST", "/end").status_code == 204
    assert organiser.look()["phase"] == "over"
    assert refused(organiser.start(2)) == (409, "over")
    number = anna.number
    assert refused(organiser.ask("POST", f"/entrants/{number}/leave")) == (409, "over")
    assert refused(organiser.ask("POST", "/entrants/77/leave")) == (403, "no-seat")
    # One that hasn't started is gone when it ends.
    other = Organiser(url).open()
    assert other.ask("POST", "/end").status_code == 204
    assert refused(other.ask("GET")) == (404, "no-tournament")


def test_the_same_deal_is_dealt_at_all_tables_and_nobody_sees_it_before_the_round_is_over(
    url: str,
) -> None:
    organiser = Organiser(url).open(auto=False, rounds=1)
    entrants = [Entrant(url, organiser.id, name).enter() for name in ("Anna", "Bela", "Cleo")]
    organiser.add_bots("random", 1)
    organiser.start(1)
    people = [each for each in entrants if each.sit()]
    assert len(people) == 3
    shown = organiser.look()["rounds"][0]["tables"]
    assert [table["key"] for table in shown] == [None, None]
    mine = people[0].mine()
    other = next(table for table in shown if table["table"] != mine["table"])
    for stranger in (people[0], organiser.line):
        assert stranger.ask("GET", f"/tables/{other['table']}").status_code == 404
    seen = organiser.ask("GET").text
    assert "luck" not in seen
    assert "secret" not in seen
    assert "digest" not in seen

    def rounds_dealt(entrant: Entrant) -> Any:
        entries = entrant.at_table("GET", "/entries").json()["entries"]
        began = next(each for each in entries if each["type"] == "began")
        return [step for step in began["taken"] if step.startswith("~")][:2]

    until(lambda: all(each.look()["phase"] == "running" for each in people))
    tables = {each.table: rounds_dealt(each) for each in people}
    assert len(tables) == 2
    assert len({json.dumps(each) for each in tables.values()}) == 1
    # A tournament table has no host, no help, and nobody else gets in.
    for path, body in (
        ("/seats/1/kick", None),
        ("/hint", {"step": people[0].look()["step"]}),
        ("/takeback", {"step": people[0].look()["step"]}),
    ):
        assert people[0].at_table("POST", path, body).status_code in (403, 409)
    assert organiser.ask("GET", "/records.zip").status_code == 200
    for each in people:
        each.at_table("POST", "/leave")
    until(lambda: organiser.look()["is_round_over"])
    after = organiser.look()["rounds"][0]["tables"]
    assert all(table["key"] for table in after)
    assert Guest(url, after[0]["table"], after[0]["key"]).look()["phase"] == "over"


def test_a_bot_plays_for_who_never_comes_and_for_who_leaves(tmp_path: Path) -> None:
    watch = Hurried()
    with house(tmp_path, watch) as url:
        organiser = Organiser(url).open(rounds=3, patience=10)
        here, late, leaving, never = (
            Entrant(url, organiser.id, name).enter() for name in ("Here", "Late", "Leaves", "Never")
        )
        organiser.start(1)
        assert here.sit()
        assert leaving.sit()
        leave = f"/tournaments/{organiser.id}/entrants/{leaving.number}/leave"
        assert leaving.ask("POST", leave).json()["entrants"][2]["left"]
        origin = here.look()["origin"]
        assert abs(origin["until"] - watch.wall() - 600) < 60
        watch.ahead = 601.0
        late.table, here.table = late.mine()["table"], here.mine()["table"]
        until(lambda: {late.look()["phase"], here.look()["phase"]} == {"running"})
        # Whoever comes while the bot plays has their seat, and isn't missed.
        assert late.sit()
        for each in (here, late):
            each.at_table("POST", "/leave")
        until(lambda: len(organiser.look()["rounds"]) == 2)
        first = organiser.look()["rounds"][0]["tables"]
        missed = {
            table["seats"][seat - 1]: table["points"][seat - 1]
            for table in first
            for seat in table["missed"]
        }
        assert missed.get(never.number) == 0
        assert not {here.number, late.number} & set(missed)
        # Nobody gets anything for what a bot has finished; coming back afterwards is too late.
        left = {
            table["seats"][seat - 1]: table["points"][seat - 1]
            for table in first
            for seat in table["left"]
        }
        assert left == {here.number: 0, late.number: 0, leaving.number: 0}
        assert here.at_table("POST", "/return").status_code == 200
        assert here.seat is not None
        assert here.look()["seats"][here.seat - 1]["absent"]
        # Three are left: one of them has no opponent, and the one who left isn't paired.
        second = organiser.look()["rounds"][1]
        paired = [n for table in second["tables"] for n in table["seats"]] + second["byes"]
        assert sorted(paired) == sorted([here.number, late.number, never.number])


def test_whatever_two_organisers_press_happens_once(postgres_url: str, tmp_path: Path) -> None:
    with lives(tmp_path, postgres_url, "a", "b") as (one, other):
        organiser = Organiser(one.url).open(rounds=2, auto=False)
        organiser.add_bots("random", 6)
        devices = [organiser.elsewhere(each.url) for each in (one, other) * 3]
        with ThreadPoolExecutor(6) as pool:
            for number in (1, 2):
                answers = list(pool.map(lambda device, n=number: device.start(n), devices))
                assert {each.status_code for each in answers} == {200}
                shown = organiser.look()
                assert len(shown["rounds"]) == number
                assert len(shown["rounds"][-1]["tables"]) == 3
                until(lambda: organiser.look()["is_round_over"])
        until(lambda: organiser.look()["phase"] == "over")
        found = devices[1].look()
        assert [len(each["tables"]) for each in found["rounds"]] == [3, 3]
        assert sum(line["points"] for line in found["standings"]) == 6
        for each in ("enter", "bots"):
            assert refused(
                organiser.ask(
                    "POST", f"/{each}", {"name": "x"} if each == "enter" else {"bot": "random"}
                )
            ) == (409, "begun")


def test_who_loses_the_table_to_the_operator_shares_the_points(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        organiser = Organiser(url).open(rounds=1)
        people = [Entrant(url, organiser.id, name).enter() for name in ("Anna", "Bela")]
        organiser.start(1)
        for each in people:
            each.sit()
        with Desk(Settings(data_dir=tmp_path)) as desk:
            desk.delete(people[0].table)
        until(lambda: organiser.look()["phase"] == "over")
        found = organiser.look()
        assert found["rounds"][0]["tables"][0]["phase"] == "off"
        assert [line["points"] for line in found["standings"]] == [0.5, 0.5]


def test_limits_and_the_switch_hold(tmp_path: Path) -> None:
    with house(tmp_path, max_tournaments_each=1, max_entrants=2) as url:
        organiser = Organiser(url).open()
        again = Guest(url).ask("POST", "/tournaments", {"game": "austria", "name": "B"})
        assert refused(again) == (429, "too-many-tables")
        organiser.add_bots("random", 2)
        answer = organiser.ask("POST", "/bots", {"bot": "random"})
        assert refused(answer) == (409, "full")
    with house(tmp_path, tournaments=False) as url:
        closed = organiser.elsewhere(url)
        assert refused(closed.ask("GET")) == (404, "no-tournament")
        assert refused(closed.start(1)) == (404, "no-tournament")
        again = Guest(url).ask("POST", "/tournaments", {"game": "austria", "name": "B"})
        assert refused(again) == (404, "no-tournament")
        assert Guest(url).ask("GET", "/tournaments").json() == {"tournaments": []}
        assert not Guest(url).ask("GET", "/offers").json()["tournaments"]
