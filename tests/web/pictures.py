"""Take the pictures of README and docs: `PYTHONPATH=src:tests python -m web.pictures`."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from hotelier.bots.catalogue import find_opponent
from hotelier.core.game import find_game
from hotelier.core.match import new_match
from hotelier.core.rng import Rng
from server.houses import Guest, house
from web.chromium import FLAGS, chromium
from web.conftest import PATIENCE
from web.playing import DESKTOP, PHONE, path_to, seats_of, settle, tastes

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
ANALYSIS_SECONDS: Final = 600


@dataclass(frozen=True, slots=True)
class Camera:
    """A browser in front of a server."""

    browser: Browser
    url: str

    def open(self, path: str, size: tuple[int, int], seat: str = "") -> Page:
        """A page as somebody sees it who has come for the first time."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{tastes(level='medium')};{seat}")
        page = context.new_page()
        page.goto(f"{self.url}{path}")
        return page

    def take(self, page: Page, name: str) -> None:
        """Keep a picture of the page, with nothing pointed at."""
        settle(page)
        page.wait_for_timeout(500)
        page.evaluate("document.activeElement?.blur?.()")
        page.screenshot(path=FOLDER / f"{name}.png")
        page.context.close()


def record_of(game: str, players: int, seed: int, share: float) -> dict[str, object]:
    """A game between sound players, up to a decision of the first seat."""
    match, rng = new_match(game, {"players": players}, seed=seed), Rng(seed)
    sound = find_opponent("greedy")
    unhurried = replace(sound.budget, seconds=60.0)
    bots = [sound.sit_down(find_game(game)) for _ in range(players)]
    found: list[dict[str, object]] = []
    while match.actor is not None:
        if match.actor == 1:
            found.append(match.record().as_dict())
        view, legal = match.view(match.actor), match.legal
        match.play(bots[match.actor - 1].choose(view, legal, rng, unhurried))
    return match.record().as_dict() if share >= 1 else found[int(share * len(found))]


def tables(camera: Camera) -> None:
    """Both games, late, at a desktop and on a phone."""
    for game, players, seed, share in (("austria", 4, 12, 0.8), ("overbooking", 4, 11, 0.75)):
        guest = Guest(camera.url)
        record = record_of(game, players, seed, share)
        guest.seated(guest.ask("POST", "/import", {"record": record, "seat": 1, "bot": "hard"}))
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            page = camera.open(path_to(guest), size, seats_of(guest))
            page.wait_for_selector("main.table[data-mine=true]")
            camera.take(page, f"{game}-{name}")


def start(camera: Camera) -> None:
    """The start page."""
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        page = camera.open("/", size)
        page.wait_for_selector("[data-testid=play-now]:enabled")
        camera.take(page, f"start-{name}")


def learning(camera: Camera) -> None:
    """A lesson, and the rules."""
    page = camera.open("/#/learn/austria", DESKTOP)
    page.wait_for_selector(".guide")
    camera.take(page, "learn-desktop")
    page = camera.open("/#/rules/austria", PHONE)
    page.wait_for_selector("main section[id]")
    camera.take(page, "rules-phone")


def analysis(camera: Camera) -> None:
    """The analysis of a finished game."""
    guest = Guest(camera.url)
    record = record_of("overbooking", 2, 11, 1)
    guest.seated(guest.ask("POST", "/import", {"record": record}))
    page = camera.open(f"/#/analysis/{guest.table}?key={guest.key}", DESKTOP)
    page.wait_for_selector("main.analysis[data-phase=done]", timeout=ANALYSIS_SECONDS * 1000)
    camera.take(page, "analysis-desktop")


SCENES: Final[tuple[Callable[[Camera], None], ...]] = (start, tables, learning, analysis)

if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), analysis_rounds=4) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for scene in SCENES:
            scene(Camera(browser, url))
        browser.close()
