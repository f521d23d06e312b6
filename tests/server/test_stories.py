"""The story of a game: every stop, from the points of view that may see it."""

import json
import random
from pathlib import Path
from typing import Any

import orjson
import pytest

from hotelier.core.match import replay
from hotelier.core.record import read_record
from hotelier.server.encoder import encoded
from hotelier.server.table.board import outlined
from server.houses import Guest, house, play_out, until
from server.tables import BOT, whole_record

GAMES = ("austria", "overbooking")


def imported(url: str, game: str) -> tuple[Guest, dict[str, Any]]:
    """Someone with an imported finished game, and its record."""
    record = whole_record(game)
    guest = Guest(url)
    guest.seated(guest.ask("POST", "/import", {"record": record}))
    return guest, record


def plain(value: Any) -> Any:
    """As it arrives in a browser."""
    return orjson.loads(encoded(value))


def looking_back(view: dict[str, Any]) -> dict[str, Any]:
    """What's left of a view when nothing can be done any more, and the headline is nobody's."""
    return view | {key: [] for key in ("choices", "chains", "refusals", "headline")}


def story(guest: Guest, eyes: object = None) -> Any:
    answer = guest.at_table("GET", "/story" if eyes is None else f"/story?eyes={eyes}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_told_stop_by_stop_as_the_engine_plays_it(
    game: str, tmp_path: Path
) -> None:
    with house(tmp_path) as url:
        guest, record = imported(url, game)
        for eyes, seat in ((1, 1), (2, 2), ("spectator", None)):
            told = story(guest, eyes)
            assert (told["eyes"], told["whole"]) == (eyes, True)
            match = replay(read_record(record), upto=0)
            before: tuple[int | None, str | None] = (None, None)
            steps = events = 0
            for move in told["moves"]:
                for step in record["steps"][steps : move["step"]]:
                    match.follow(step)
                assert not match.state.chance
                assert move["view"] == plain(outlined(match, seat))
                assert move["taken"] == list(match.log(seat)[steps:])
                seen = [
                    {"step": s, **e.told(), "line": match.game.line(e, seat)}
                    for s, e in match.events(seat, events)
                ]
                assert move["events"] == plain(seen)
                assert (move["seat"], move["decision"]) == before
                before = (match.actor, match.decision)
                steps, events = len(match.steps), len(match.happened())
            assert match.over
            assert steps == len(record["steps"])


@pytest.mark.parametrize("game", GAMES)
def test_with_everything_open_nothing_is_hidden_and_nothing_else_is_different(
    game: str, tmp_path: Path
) -> None:
    with house(tmp_path) as url:
        guest, record = imported(url, game)
        told = story(guest, "open")
        seats = len(record["seats"])
        views = {n: story(guest, n)["moves"] for n in range(1, seats + 1)}
        for index, move in enumerate(told["moves"]):
            beside = move["view"]["seat"]
            assert beside == (move["view"]["actor"] or move["seat"])
            own = views[beside][index]["view"]
            assert _agrees(move["view"], own)
            for number in range(1, seats + 1):
                theirs = views[number][index]["view"]["seats"][number - 1]
                assert move["view"]["seats"][number - 1] == theirs
            for hotel in move["view"].get("hotels", []):
                assert all(card["card"] for card in hotel["queue"] + hotel["door"])
        assert [s for move in told["moves"] for s in move["taken"]] == record["steps"]


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_running_game_is_what_one_was_told_while_it_was_played(
    game: str, tmp_path: Path
) -> None:
    with house(tmp_path) as url:
        one = Guest(url).open_table(game, {"kind": "me"}, {"kind": "open"}, public=True)
        two = Guest(url).join(one, "Two")
        guests = (one, two, Guest(url, one.table))
        seen: list[dict[int, Any]] = [{}, {}, {}]
        undone = 0
        chooser = random.Random(5)
        for turn in range(36):
            for guest, views in zip(guests, seen, strict=True):
                state = guest.look()
                views[state["step"]] = looking_back(state["view"])
            actor = one if state["view"]["actor"] == 1 else two
            action = chooser.choice(actor.look()["view"]["legal"])
            assert actor.play(action, state["step"]).status_code == 200
            after = actor.look()
            if turn % 2 and after["undo"]:
                # What's taken back is in no story.
                back = actor.at_table("POST", "/undo", {"step": after["step"]}).json()["step"]
                undone += 1
                for views in seen:
                    for step in [step for step in views if step > back]:
                        del views[step]
        assert undone
        for guest, views in zip(guests, seen, strict=True):
            state = guest.look()
            views[state["step"]] = looking_back(state["view"])
            told = story(guest)
            assert (told["eyes"], told["whole"]) == (guest.seat or "spectator", False)
            assert {move["step"]: looking_back(move["view"]) for move in told["moves"]} == views
            log = guest.at_table("GET", "/record").json()["steps"]
            assert [step for move in told["moves"] for step in move["taken"]] == log


def test_a_running_game_is_seen_only_with_ones_own_eyes(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        one = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
        early = one.at_table("GET", "/story")
        assert early.json()["code"] == "not-begun"
        two = Guest(url).join(one, "Two")
        watching = Guest(url, one.table, one.key)
        stranger = Guest(url, one.table)
        assert stranger.at_table("GET", "/story").status_code == 404
        for guest, own in ((one, 1), (two, 2), (watching, "spectator")):
            assert story(guest, own) == story(guest)
            for eyes in {1, 2, "spectator", "open"} - {own}:
                no = guest.at_table("GET", f"/story?eyes={eyes}")
                assert (no.status_code, no.json()["code"]) == (409, "not-over")
        hands = [seat["hand"] for seat in story(one)["moves"][-1]["view"]["seats"]]
        assert hands[0] is not None
        assert hands[1] is None
        play_out([one, two], 2)
        for eyes in (1, 2, "spectator", "open"):
            assert story(watching, eyes)["whole"]
        for page in ("/story?eyes=3", "/at/1?seat=3"):
            no = watching.at_table("GET", page)
            assert (no.status_code, no.json()["code"]) == (409, "no-such-seat")
            assert no.json()["reason"] == "This table has seats 1 to 2, not 3."
        assert watching.at_table("GET", "/story?eyes=all").status_code == 422


def test_a_story_calls_its_reader_you_from_any_point_of_view(tmp_path: Path) -> None:
    def addressed(guest: Guest, asked: str) -> set[tuple[int, str]]:
        """Whom the log calls what: in its sentences, and about cards."""
        found: set[tuple[int, str]] = set()
        for move in guest.at_table("GET", f"/story?{asked}").json()["moves"]:
            for event in move["events"]:
                text = json.dumps(event["line"])
                if event["seat"] and '"you": "yes"' in text:
                    found.add((event["seat"], "you"))
                if "overbooking-your" in text:
                    found.add((0, "your"))
        return found

    with house(tmp_path) as url:
        one = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
        two = Guest(url).join(one, "Two")
        play_out([one, two], 2)
        watching = Guest(url, one.table, one.key)
        for eyes in (1, 2, "spectator", "open"):
            assert addressed(watching, f"eyes={eyes}&reader=2") == {(2, "you"), (0, "your")}
            assert addressed(watching, f"eyes={eyes}&reader=0") == set()
        assert addressed(watching, "eyes=1") == {(1, "you"), (0, "your")}


def test_a_fork_tells_no_more_than_the_running_game_it_comes_from(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        me = Guest(url).open_table("overbooking", {"kind": "me"}, BOT)
        until(lambda: me.look()["view"]["actor"] == 1)
        fork = Guest(url)
        wish = {"step": me.look()["step"], "bot": "random", "name": "Me"}
        fork.seated(me.at_table("POST", "/fork", wish))
        while fork.look()["phase"] == "running":
            until(lambda: fork.look()["phase"] == "over" or fork.look()["view"]["legal"])
            for action in fork.look()["view"]["legal"][:1]:
                fork.play(action)
        assert not story(fork)["whole"]
        assert all(m["view"]["seats"][1]["hand"] is None for m in story(fork)["moves"])
        assert fork.at_table("GET", "/story?eyes=open").json()["code"] == "not-over"


def test_a_story_is_short_on_the_wire(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        guest, _ = imported(url, "austria")
        packed = guest.at_table("GET", "/story?eyes=1")
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < 60_000
        guest.http.headers["accept-encoding"] = "identity"
        plain = guest.at_table("GET", "/story?eyes=1")
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()


def _agrees(whole: Any, part: Any) -> bool:
    """Whether a view says what another does wherever that one says anything."""
    if part is None:
        return True
    if isinstance(part, dict):
        return whole.keys() == part.keys() and all(_agrees(whole[key], part[key]) for key in part)
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(_agrees, whole, part))
    return bool(whole == part)


def test_who_asks_for_stories_without_end_is_told_to_wait(tmp_path: Path) -> None:
    with house(tmp_path, stories_per_minute=1.0) as url:
        guest = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "bot"})
        assert guest.at_table("GET", "/story").status_code == 200
        answer = guest.at_table("GET", "/story")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
