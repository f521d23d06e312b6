"""Tournaments for tests: organisers, and entrants who play like a page would."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

import httpx

from server.houses import Guest, Socket, until

FIRST = {"game": "overbooking", "name": "Cup", "stand_in": "random", "patience": 60}


class Organiser:
    """Someone who has opened a tournament, on one device."""

    def __init__(self, url: str, id: str = "", key: str = "") -> None:
        self.line = Guest(url)
        self.id, self.key = id, key

    def open(self, **wish: Any) -> Self:
        """Open a tournament."""
        answer = self.line.ask("POST", "/tournaments", {**FIRST, **wish})
        assert answer.status_code == 201, answer.text
        self.id, self.key = answer.json()["id"], answer.json()["organiser"]
        return self

    def ask(self, method: str, path: str = "", body: Any = None) -> httpx.Response:
        """A request about the tournament, with the organiser's key."""
        headers = {"X-Organiser-Key": self.key} if self.key else {}
        place = f"/api/tournaments/{self.id}{path}"
        return self.line.http.request(method, place, json=body, headers=headers)

    def look(self) -> Any:
        """The tournament."""
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def add_bots(self, bot: str = "random", many: int = 1) -> None:
        """Bots enter."""
        answer = self.ask("POST", "/bots", {"bot": bot, "many": many})
        assert answer.status_code == 200, answer.text

    def start(self, number: int, **wish: Any) -> httpx.Response:
        """Press the button that starts a round."""
        return self.ask("POST", "/rounds", {"number": number, **wish})

    def elsewhere(self, url: str) -> "Organiser":
        """The same person on another device, or after a restart."""
        return Organiser(url, self.id, self.key)


class Entrant(Guest):
    """Someone who takes part, and plays at random."""

    def __init__(self, url: str, tournament: str, name: str, seed: int = 0) -> None:
        super().__init__(url)
        self.tournament, self.name = tournament, name
        self.number = 0
        self.chooser = random.Random(f"{name} {seed}")

    def enter(self) -> Self:
        """Enter with a name."""
        answer = self.ask("POST", f"/tournaments/{self.tournament}/enter", {"name": self.name})
        assert answer.status_code == 201, answer.text
        self.number, self.token = answer.json()["number"], answer.json()["token"]
        return self

    def see(self) -> Any:
        """The tournament."""
        return self.ask("GET", f"/tournaments/{self.tournament}").json()

    def mine(self) -> Any:
        """Their table in the current round, if they have one."""
        tables = self.see()["rounds"][-1]["tables"]
        return next((each for each in tables if self.number in each["seats"]), None)

    def sit(self) -> bool:
        """Go to the table of this round; whether there's one."""
        found = self.mine()
        if found is None or found["phase"] in ("over", "off"):
            return False
        self.table, self.seat = found["table"], found["seats"].index(self.number) + 1
        until(lambda: self.at_table("POST", "/return").status_code == 200)
        return True

    def moved_to(self, url: str) -> Self:
        """The same person after a restart."""
        self.http.close()
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)
        self.url = url
        return self


def play_live(entrant: Entrant) -> None:
    """Play a game over a socket, to its end."""
    line = Socket(entrant, since=0)
    try:
        while line.state is None or line.state["phase"] != "over":
            line.read()
            state = line.state
            if state is None or state["view"] is None or state["phase"] == "over":
                continue
            while state["view"]["actor"] == entrant.seat and state["phase"] == "running":
                if state["held"] is not None:
                    line.do(type="confirm", step=state["step"])
                    state = line.state
                    continue
                action = entrant.chooser.choice(state["view"]["legal"])
                line.do(type="play", action=action, step=state["step"])
                state = line.state
    finally:
        line.close()


def play_round(entrants: list[Entrant]) -> None:
    """Everyone plays their game of this round, one thread for each."""
    seated = [each for each in entrants if each.sit()]
    with ThreadPoolExecutor(max(1, len(seated))) as pool:
        for each in [pool.submit(play_live, entrant) for entrant in seated]:
            each.result()
