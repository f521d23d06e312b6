"""How much is sent before you can play."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from web.playing import GAMES, begin, tastes

MOST = 300_000  # bytes, as they go over the line


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_light(browser: Browser, url: str, game: str) -> None:
    context = browser.new_context()
    context.add_init_script(tastes())
    page = context.new_page()
    line = context.new_cdp_session(page)
    sent: list[float] = []

    def finished(told: Any) -> None:
        sent.append(told["encodedDataLength"])

    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    page.goto(url)
    begin(page, game)
    page.wait_for_load_state("networkidle")
    context.close()
    assert len(sent) > 10
    assert sum(sent) <= MOST


def test_texts_are_sent_compressed_to_whoever_takes_them_so(client: None, url: str) -> None:
    page = httpx.get(url).text
    script = page.split('src="', 1)[1].split('"', 1)[0]
    small = httpx.get(url + script, headers={"Accept-Encoding": "gzip"})
    plain = httpx.get(url + script, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    for answer in (small, plain):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "accept-encoding" in answer.headers["vary"]
        assert "immutable" in answer.headers["cache-control"]
