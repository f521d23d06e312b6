"""Two processes of one server behind nginx with the example configuration: a table stays at one of
them, or they take turns."""

from pathlib import Path

import pytest

from deploy.test_nginx import NAME, Proxy, at_a_table, lines, needs_nginx, play
from lengths import sized
from server.lives import Life, lives

pytestmark = needs_nginx


def served(process: Life, table: str) -> int:
    """How many requests about a table a process has answered."""
    return sum(line.get("table") == table for line in lines(process))


@pytest.mark.parametrize("sticky", [True, False], ids=["sticky", "in turn"])
def test_a_game_is_played_at_two_servers_behind_the_proxy(
    sticky: bool, tmp_path: Path, postgres_url: str
) -> None:
    known = {"proxies": ("127.0.0.1",), "hosts": (NAME,), "log_requests": True}
    with (
        lives(tmp_path, postgres_url, "one", "other", log_format="json", **known) as processes,
        Proxy(tmp_path, *(each.url for each in processes), sticky=sticky).running() as proxy,
    ):
        visitors, table = at_a_table(proxy)
        play(visitors, table, moves=6)
        less, more = sorted(processes, key=lambda process: served(process, table))
        assert served(more, table) >= 6
        assert (served(less, table) == 0) == sticky
        # A server that dies takes no game with it: the other one continues it.
        more.kill()
        play(visitors, table, moves=sized(2, 1000))
