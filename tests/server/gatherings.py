"""Games played at random through a server without a network, by people who make mistakes.

Everyone has a socket and reads it now and then; they act over it or by HTTP, undo, chat, and
request the impossible. Everything they were told is kept.
"""

import random
from dataclasses import dataclass
from typing import Any

from server.inside import Inside, Visitor

LONGEST = 45  # actions per game, usually
READS = 0.25  # how often someone reads who could
ERRORS = 0.06  # how often something impossible is requested
UNDOES = 0.08
TALKS = 0.02
BY_HTTP = 0.1
LISTS = 0.1  # how often two actions are sent together
PAGES = ("", "/entries?since=0", "/record")  # what's read now and then


@dataclass(frozen=True)
class Gathering:
    """A game, and everyone who hears about it; the last one is a spectator."""

    inside: Inside
    game: str
    options: dict[str, Any]
    table: str
    people: tuple[Visitor, ...]

    @property
    def over(self) -> bool:
        return self.inside.table(self.table).phase == "over"

    async def play(self, seed: int, longest: int | None = LONGEST) -> None:
        """Play for some actions or to the end, until everyone knows everything."""
        chooser = random.Random(seed)
        looks = {chooser.randrange(LONGEST) for _ in range(2)}
        taken = 0
        while not self.over and taken != longest:
            await self.act(chooser)
            taken += 1
            for each in self.people:
                if each.pipe is not None and each.pipe.has_news and chooser.random() < READS:
                    await each.read()
            if taken in looks:
                for each in self.people:
                    for page in PAGES:
                        await each.at_table("GET", page)
        for each in self.people:
            await each.catch_up()
            await each.hang_up()
            await each.at_table("GET", "/record")

    async def act(self, chooser: random.Random) -> None:
        """One request, usually one that's granted."""
        table = self.inside.table(self.table)
        assert table.board is not None
        match = table.board.match
        assert match.actor is not None
        action = chooser.choice(match.legal)
        actor, anybody = self.people[match.actor - 1], chooser.choice(self.people)
        now = {"step": table.step}
        chance = chooser.random()
        if chance < ERRORS:
            step = table.step - chooser.randrange(2)
            await anybody.do(type="play", action=chooser.choice((action, "hire 0")), step=step)
        elif chance < ERRORS + UNDOES:
            whoever = self.people[(match.undoable_by or match.actor) - 1]
            await whoever.do(type=chooser.choice(("undo", "restart")), **now)
        elif chance < ERRORS + UNDOES + TALKS:
            await anybody.do(type="say", text="How do you do?")
        elif table.facts.held is not None:
            await actor.do(type="confirm", **now)
        elif chooser.random() < LISTS:
            actions = [action, chooser.choice((*match.legal, "end"))]
            await actor.do(type="play", actions=actions, **now)
        elif chooser.random() < BY_HTTP:
            await actor.at_table("POST", "/play", {"action": action, **now})
        else:
            await actor.do(type="play", action=action, **now)


async def gather(
    inside: Inside, game: str, options: dict[str, Any], confirm: bool = False
) -> Gathering:
    """Everyone takes a seat and listens, and someone watches."""
    host = Visitor(inside)
    await host.open_table(game, options=options, rules={"confirm": confirm})
    people = [host]
    for name in "bcd"[: options["players"] - 1]:
        people.append(Visitor(inside))
        await people[-1].join(host, name)
    people.append(Visitor(inside, host.id, host.key))
    for each in people:
        each.listen(0)
    return Gathering(inside, game, options, host.id, tuple(people))
