"""The client without a connection: what still works, and how a game goes on when it's back."""

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from hotelier.core.game import find_game
from hotelier.messages import say, speaking
from hotelier.server.http import client as served
from server.houses import Process, house
from web.kindness import is_kind
from web.playing import (
    GAMES,
    PHONE,
    TITLES,
    Visit,
    begin,
    by_hand,
    guest_at,
    now,
    path_to,
    play_on,
    seats_of,
    wait_for_turn,
)
from web.rooms import finished, reached

NEXT = "f" * 12  # a new version of the client
PREPARING = 90.0  # seconds for everything to be fetched on a busy machine

READY = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  return found?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
}"""
# Everything the browser has saved: addresses and texts.
SAVED = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const body = answer.headers.has('x-packed')
        ? answer.body.pipeThrough(new DecompressionStream('gzip')) : answer.body;
      const { pathname, search } = new URL(request.url);
      found.push([name, pathname + search, await new Response(body).text()]);
    }
  }
  return found;
}"""
# A picture's size, and its colours: in a corner, and outside the circle that every phone shows.
DRAWN = """async (path) => {
  const picture = await createImageBitmap(await (await fetch(path)).blob());
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const outside = new Set();
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    if (Math.hypot(x, y) > width * 0.4) outside.add(data.slice(at * 4, at * 4 + 4).join(' '));
  }
  return { size: `${width}x${height}`, corner: data.slice(0, 4).join(' '), outside: [...outside] };
}"""


def soon(page: Page, script: str) -> None:
    """Wait until a script that takes its time says yes."""
    end = time.monotonic() + PREPARING
    while not page.evaluate(script):
        assert time.monotonic() < end, "it did not come"
        page.wait_for_timeout(100)


def prepared(visit: Visit, path: str = "/", **options: Any) -> Page:
    """A page whose worker has fetched everything."""
    page = visit(path, service_workers="allow", **options)
    soon(page, READY)
    return page


def soon_saved(page: Page, table: str) -> None:
    """Wait until a finished game that's being viewed is saved, all of it."""
    keys = "[...await (await caches.open('hotelier-replays')).keys()]"
    soon(page, f"async () => {keys}.some(({{ url }}) => url.endsWith('/replays/{table}'))")


def go(page: Page, path: str) -> None:
    """Open an address as if it were typed in: the whole page is loaded."""
    page.evaluate("(path) => history.replaceState(null, '', path)", path)
    page.reload()


def sentence(page: Page, key: str) -> None:
    expect(page.get_by_test_id("offline")).to_have_text(say(key))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "pl"])
def test_rules_cards_and_lessons_open_after_one_visit_to_the_start_page(
    visit: Visit, url: str, language: str
) -> None:
    page = prepared(visit, likes={"language": language})
    page.context.set_offline(True)
    with speaking(language):
        for game in GAMES:
            go(page, f"{url}/#/rules/{game}")
            expect(page.get_by_test_id("contents").first).to_be_attached()
            section = next(iter(find_game(game).contents()["rulebook"]["sections"]))
            title = page.locator(f"#{section}-title")
            expect(title).to_contain_text(say(f"rules-{game}-{section}"))
            sentence(page, "offline-reading")
            go(page, f"{url}/#/cards/{game}")
            expect(page.locator("main a[href*='#/cards/']").first).to_be_visible()
            sentence(page, "offline-reading")
            go(page, f"{url}/#/learn/{game}")
            expect(page.locator(".guide")).not_to_be_empty()
            sentence(page, "offline-learn")
        for word in ("statistics", "analysis/nowhere"):
            go(page, f"{url}/#/{word}")
            sentence(page, "offline-page")
        go(page, url)
        sentence(page, "offline-start")
        expect(page.get_by_test_id("play-now")).to_have_count(0)
    # It's back, and says so by itself.
    page.context.set_offline(False)
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_a_page_that_was_open_when_the_connection_went_opens_the_others(visit: Visit) -> None:
    page = prepared(visit)
    page.evaluate("window.untouched = true")
    page.context.set_offline(True)
    page.evaluate("location.hash = '#/rules/overbooking'")
    expect(page.get_by_test_id("contents").first).to_be_attached()
    sentence(page, "offline-reading")
    assert page.evaluate("window.untouched")


def test_another_language_is_fetched_when_it_is_chosen(visit: Visit, url: str) -> None:
    page = prepared(visit, likes={"language": "en"})
    page.evaluate(
        "localStorage['hotelier.tastes'] = JSON.stringify("
        "{...JSON.parse(localStorage['hotelier.tastes']), language: 'nl'})"
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    with speaking("nl"):
        # The texts are fetched in order, the statistics last.
        texts = re.search(r"\bnl:\[([^]]*)]", httpx.get(f"{url}/worker.js").text)
        assert texts is not None
        last = texts[1].split(",")[-1].strip("`\"'")
        soon(page, f"async () => (await caches.match('{last}')) !== undefined")
        page.context.set_offline(True)
        go(page, f"{url}/#/rules/austria")
        expect(page.get_by_test_id("contents").first).to_be_attached()
        sentence(page, "offline-reading")


def test_a_finished_game_that_was_viewed_can_be_viewed_again(visit: Visit, url: str) -> None:
    guest, other = finished(url, "austria"), finished(url, "overbooking")
    page = prepared(visit, seat=seats_of(guest, other))
    go(page, f"{url}/#/replay/{guest.table}?key={guest.key}")
    page.wait_for_selector("main.table")
    soon_saved(page, guest.table)
    page.context.set_offline(True)
    go(page, url)
    replays = page.get_by_test_id("saved-replays").get_by_role("listitem")
    expect(replays).to_have_count(1)
    expect(replays).to_contain_text(TITLES["austria"])
    replays.get_by_role("link").click()
    page.wait_for_selector("main.table[data-index='0']")
    sentence(page, "offline-replay")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    last = guest.look()["step"]
    expect(page.locator("main.table")).to_have_attribute("data-step", str(last))
    # The other one was never opened; it opens when the connection is back.
    go(page, f"{url}/#/replay/{other.table}?key={other.key}")
    expect(page.get_by_role("alert")).to_have_text(say("offline-no-replay"))
    page.context.set_offline(False)
    page.wait_for_selector("main.table")


def test_a_game_removed_from_the_list_is_removed_from_the_device(visit: Visit, url: str) -> None:
    guest = finished(url, "overbooking")
    page = visit(f"/#/replay/{guest.table}?key={guest.key}", seat=seats_of(guest))
    page.wait_for_selector("main.table")
    soon_saved(page, guest.table)
    assert any(guest.table in path for _, path, _ in page.evaluate(SAVED))
    page.evaluate("location.hash = '#/'")
    page.get_by_test_id("remove").click()
    soon(page, "async () => (await (await caches.open('hotelier-replays')).keys()).length === 0")


def test_a_game_goes_on_when_the_server_is_back_and_nothing_of_it_is_saved(
    visit: Visit, client: None, tmp_path: Path
) -> None:
    server = Process(tmp_path, "--workers", "1")
    port = server.url.rsplit(":", 1)[1]
    try:
        page = prepared(visit, at=server.url)
        begin(page, "overbooking")
        play_on(page, by_hand, seed=5, most=3)
        wait_for_turn(page)
        before, guest = now(page), guest_at(page, server.url)
        # A look at the game so far keeps nothing, either.
        page.evaluate(f"location.hash = '#/replay/{guest.table}?key={guest.key}'")
        page.wait_for_selector("main.table[data-index]")
        saved = json.dumps(page.evaluate(SAVED))
        assert "/assets/" in saved
        for secret in (guest.table, guest.token, guest.key):
            assert secret is not None
            assert secret not in saved
        server.kill()
        # The page is opened anew without a connection: it waits, and says what for.
        go(page, f"{server.url}{path_to(guest)}")
        waiting = page.get_by_test_id("table-waiting")
        expect(waiting.get_by_role("status")).to_have_text(say("offline-table"))
        server = Process(tmp_path, "--workers", "1", "--port", port)
        page.wait_for_selector("main.table")
        wait_for_turn(page)
        assert now(page) == before
        assert len(play_on(page, by_hand, seed=5, most=2)) == 2
        # The same while the page stays open.
        wait_for_turn(page)
        before = now(page)
        server.kill()
        expect(page.get_by_test_id("line-lost")).to_be_visible()
        server = Process(tmp_path, "--workers", "1", "--port", port)
        expect(page.get_by_test_id("line-lost")).to_be_hidden()
        assert now(page) == before
        assert len(play_on(page, by_hand, seed=6, most=2)) == 2
    finally:
        server.kill()


class Shop:
    """A copy of the client that can be replaced by another version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(Path(str(served.FOLDER)), folder, dirs_exist_ok=True)

    def deploy(self) -> None:
        """Give every asset another name, as a new version does, and forget the old ones."""
        for path in self.folder.rglob("*.gz"):
            path.unlink()
        names = {each.name for each in (self.folder / "assets").iterdir()}
        pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
        for path in [each for each in self.folder.rglob("*") if each.is_file()]:
            if path.suffix in (".js", ".css", ".html"):
                text = pattern.sub(lambda found: _renamed(found[0]), path.read_text("utf-8"))
                text = re.sub(r"(version:.)[0-9a-f]{12}", rf"\g<1>{NEXT}", text)
                path.write_text(text, "utf-8")
            if path.parent.name == "assets":
                path.rename(path.with_name(_renamed(path.name)))


def _renamed(name: str) -> str:
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}Next{dot}{suffix}"


@pytest.fixture
def shop(tmp_path: Path, client: None, monkeypatch: pytest.MonkeyPatch) -> Shop:
    """The client as this test's server serves it."""
    shop = Shop(tmp_path / "client")
    monkeypatch.setattr(served, "FOLDER", shop.folder)
    return shop


@pytest.fixture
def shop_url(shop: Shop, tmp_path: Path) -> Iterator[str]:
    """The address of that server."""
    with house(tmp_path / "house") as address:
        yield address


def entry_of(page: Page) -> str:
    return str(page.locator("script[type=module]").get_attribute("src"))


def test_a_new_version_breaks_no_open_page_and_is_offered(
    visit: Visit, shop: Shop, shop_url: str
) -> None:
    page = prepared(visit, at=shop_url)
    old = entry_of(page)
    begin(page, "overbooking")
    play_on(page, by_hand, seed=3, most=2)
    wait_for_turn(page)
    before = now(page)
    page.evaluate("window.untouched = true")
    shop.deploy()
    assert httpx.get(f"{shop_url}{old}").status_code == 404
    # What this page hasn't loaded yet is still there for it.
    page.evaluate("location.hash = '#/rules/austria'")
    expect(page.get_by_test_id("contents").first).to_be_attached()
    page.go_back()
    page.wait_for_selector("main.table")
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_test_id("new-version")).to_contain_text(say("new-version"))
    wait_for_turn(page)
    assert now(page) == before
    assert len(play_on(page, by_hand, seed=4, most=2)) == 2
    wait_for_turn(page)
    before = now(page)
    assert page.evaluate("window.untouched")
    page.get_by_test_id("reload").click()
    page.wait_for_function("() => window.untouched === undefined")
    page.wait_for_selector("main.table")
    wait_for_turn(page)
    assert now(page) == before
    assert entry_of(page) == _renamed(old)
    expect(page.get_by_test_id("new-version")).to_have_count(0)
    # The new version opens without a connection, too.
    new = f"{{ cacheName: 'hotelier-files {NEXT}' }}"
    soon(page, f"async () => (await caches.match('/', {new})) !== undefined")
    soon(page, "async () => !(await navigator.serviceWorker.getRegistration()).installing")
    soon(page, READY)
    page.context.set_offline(True)
    go(page, f"{shop_url}/#/rules/austria")
    expect(page.get_by_test_id("contents").first).to_be_attached()
    assert "Next" in entry_of(page)


def test_the_client_can_be_installed(visit: Visit, url: str) -> None:
    page = prepared(visit)
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{url}/manifest.webmanifest"
    manifest = json.loads(told["data"])
    assert "lang" not in manifest  # it's the same in every language
    assert {"name", "short_name", "theme_color", "background_color"} <= manifest.keys()
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    purposes: dict[str, set[str]] = {}
    for icon in manifest["icons"]:
        purpose = icon.get("purpose", "any")
        purposes.setdefault(purpose, set()).add(icon["sizes"])
        if icon["sizes"] == "any":
            assert httpx.get(url + icon["src"]).headers["content-type"] == icon["type"]
            continue
        drawn = page.evaluate(DRAWN, icon["src"])
        assert drawn["size"] == icon["sizes"]
        if purpose == "maskable":
            assert len(drawn["outside"]) == 1  # only background may be cut off
        assert drawn["corner"].endswith(" 255") == (purpose == "maskable")
    assert purposes["any"] >= {"192x192", "512x512", "any"}
    assert purposes["maskable"] >= {"192x192", "512x512"}
    touch = str(page.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    assert page.evaluate(DRAWN, touch)["size"] == "180x180"
    colours = page.locator("meta[name=theme-color]")
    assert [each.get_attribute("media") for each in colours.all()] == [
        "(prefers-color-scheme: light)",
        "(prefers-color-scheme: dark)",
    ]


def test_the_worker_is_asked_for_again_each_time_and_leaves_the_api_alone(
    client: None, url: str
) -> None:
    worker = httpx.get(f"{url}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in worker.headers["content-security-policy"]
    assert worker.headers["content-encoding"] == "gzip"
    manifest = httpx.get(f"{url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{url}/api/offers").headers["cache-control"] == "no-store"


def test_pages_without_a_connection_are_kind_to_everyone(visit: Visit, url: str) -> None:
    guest = reached(url, "austria", 0.2)
    page = prepared(visit, size=PHONE, seat=seats_of(guest))
    page.context.set_offline(True)
    for path, shown in {
        "/": "offline",
        "/#/rules/austria": "offline",
        "/#/statistics": "offline",
        path_to(guest): "table-waiting",
    }.items():
        go(page, f"{url}{path}")
        expect(page.get_by_test_id(shown)).to_be_visible()
        is_kind(page, PHONE)
