"""The main pages of the client, and how to get to each."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

from hotelier.bots.catalogue import find_opponent
from hotelier.core.game import find_game
from hotelier.core.match import new_match
from hotelier.core.rng import Rng
from server.houses import Guest, until
from web.playing import BOT, GAMES, ME, Visit, path_to, seats_of, settle

SHARES = {"begun": 0.0, "midway": 0.5, "late": 0.85}  # how much of a game has been played
PLACES = (
    "start",
    "waiting",
    *(f"{game} {moment}" for game in GAMES for moment in (*SHARES, "end", "replay", "lesson")),
)


def come_to(visit: Visit, url: str, place: str, **options: object) -> Page:
    """Open one of the main pages."""
    if place == "start":
        page = visit(likes={"level": "medium"}, **options)
        page.wait_for_selector("[data-testid=play-now]:enabled")
    elif place == "waiting":
        host = Guest(url).open_table("austria", ME, {"kind": "open"}, BOT)
        page = visit(path_to(host), seat=seats_of(host), **options)
        page.wait_for_selector("[data-testid=waiting-room]")
    elif place.endswith("lesson"):
        page = visit(f"/#/learn/{place.split()[0]}", **options)
        page.wait_for_selector(".guide")
    elif place.endswith("replay"):
        guest, middle = recorded(url, place.split()[0])
        page = visit(f"/#/replay/{guest.table}?key={guest.key}&step={middle}", **options)
        page.wait_for_selector("main.table")
    else:
        game, moment = place.split()
        guest = finished(url, game) if moment == "end" else reached(url, game, SHARES[moment])
        page = visit(path_to(guest), seat=seats_of(guest), **options)
        page.wait_for_selector("dialog" if moment == "end" else "main.table[data-mine=true]")
    settle(page)
    return page


def reached(url: str, game: str, share: float, having: str = "") -> Guest:
    """Someone to move in a game that's this far along, with such an action being legal."""
    decisions = decisions_of(game)
    record = next(
        record
        for record, legal in decisions[int(share * len(decisions)) :]
        if any(re.fullmatch(having or ".*", text) for text in legal)
    )
    guest = Guest(url)
    return guest.seated(
        guest.ask("POST", "/import", {"record": record, "seat": 1, "bot": "random"})
    )


def finished(url: str, game: str) -> Guest:
    """Someone whose game is over."""
    guest = reached(url, game, 0.95)

    def is_over() -> bool:
        state = guest.look()
        if state["view"]["actor"] == 1:
            guest.play(state["view"]["legal"][0], state["step"])
        return bool(state["phase"] == "over")

    until(is_over)
    return guest


def recorded(url: str, game: str) -> tuple[Guest, int]:
    """Someone who views a finished game of others, and a step in the middle of it."""
    guest = Guest(url)
    record = finished(url, game).at_table("GET", "/record").json()
    guest.seated(guest.ask("POST", "/import", {"record": record}))
    return guest, len(record["steps"]) * 2 // 3


@cache
def decisions_of(game: str) -> list[tuple[dict[str, Any], tuple[str, ...]]]:
    """A game between sound players at each decision of the first seat, and what was legal."""
    match, rng = new_match(game, {"players": 2}, seed=11), Rng(11)
    sound = find_opponent("greedy")
    unhurried = replace(sound.budget, seconds=60.0)  # a busy machine plays the same game
    bots = [sound.sit_down(find_game(game)) for _ in range(2)]
    found: list[tuple[dict[str, Any], tuple[str, ...]]] = []
    while match.actor is not None:
        if match.actor == 1:
            found.append((match.record().as_dict(), match.legal))
        view, legal = match.view(match.actor), match.legal
        match.play(bots[match.actor - 1].choose(view, legal, rng, unhurried))
    return found
