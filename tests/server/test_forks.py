"""A fork reveals nothing about a game in progress."""

from pathlib import Path

from server.houses import Guest, house, play_out, until


def test_the_record_of_a_fork_is_whole_only_when_the_game_it_comes_from_is_over(
    tmp_path: Path,
) -> None:
    with house(tmp_path) as url:
        me = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        until(lambda: me.look()["view"]["actor"] == 1)
        step = me.look()["step"]
        fork = Guest(url)
        wish = {"step": step, "bot": "random", "name": "Me"}
        fork.seated(me.at_table("POST", "/fork", wish))
        _finish(fork)
        told = fork.at_table("GET", "/record").json()
        assert any(text.startswith("~draw 2 x") for text in told["steps"])
        assert fork.at_table("GET", "/at/3?seat=2").json()["code"] == "not-over"
        no = fork.at_table("POST", "/fork", {**wish, "seat": 2})
        assert no.json()["code"] == "not-your-seat"  # nor by a fork of the fork
        _finish(me)
        whole = fork.at_table("GET", "/record").json()
        assert not any(" x" in text for text in whole["steps"])
        assert fork.at_table("GET", "/at/3?seat=2").status_code == 200


def test_a_running_game_that_was_forked_counts_as_practice(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        me = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        until(lambda: me.look()["view"]["actor"] == 1)
        assert not me.look()["practice"]
        wish = {"step": me.look()["step"], "bot": "random", "name": "Me"}
        fork = Guest(url).seated(me.at_table("POST", "/fork", wish))
        assert me.look()["practice"]
        _finish(me)
        _finish(fork)
        again = Guest(url)
        again.seated(fork.at_table("POST", "/rematch"))
        assert not again.look()["practice"]  # played from the start


def test_a_fork_may_begin_with_another_action(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        me = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        until(lambda: me.look()["view"]["actor"] == 1)
        now = me.look()
        wish = {"step": now["step"], "bot": "random", "name": "Me"}
        action = now["view"]["legal"][-1]
        fork = Guest(url).seated(me.at_table("POST", "/fork", {**wish, "action": action}))
        assert fork.look()["step"] > now["step"]
        assert fork.at_table("GET", "/record").json()["steps"][now["step"]] == action
        no = me.at_table("POST", "/fork", {**wish, "action": "queue 9z 9"})
        assert no.status_code == 422


def test_turns_are_confirmed_at_a_fork_where_they_were_before(tmp_path: Path) -> None:
    bot = {"kind": "bot", "bot": "random"}
    with house(tmp_path) as url:
        for confirm in (True, False):
            me = Guest(url).open_table(
                "overbooking", {"kind": "me"}, bot, rules={"confirm": confirm, "absent": "bot"}
            )
            until(lambda guest=me: guest.look()["view"]["actor"] == 1)
            wish = {"step": me.look()["step"], "bot": "random", "name": "Me"}
            fork = Guest(url).seated(me.at_table("POST", "/fork", wish))
            rules = fork.look()["rules"]
            assert (rules["confirm"], rules["absent"]) == (confirm, "offer")


def _finish(guest: Guest) -> None:
    """Play the first legal action until the game is over."""
    while guest.look()["phase"] == "running":
        until(lambda: guest.look()["phase"] == "over" or guest.look()["view"]["legal"])
        legal = guest.look()["view"]["legal"]
        if legal:
            guest.play(legal[0])


def test_a_finished_game_between_people_is_an_open_book(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        one = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
        two = Guest(url).join(one, "Two")
        play_out([one, two], 3)
        assert one.at_table("GET", "/at/5?seat=2").status_code == 200
