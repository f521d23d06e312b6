"""Replays of long games, built in low-priority workers where they block nobody.

Clients take turns, and the queue is limited: when it's full, readers are asked to try again.
"""

import gzip
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.core.game import find_game
from hotelier.messages import language, speak
from hotelier.server.bots.workers import Workers
from hotelier.server.encoder import encoded
from hotelier.server.table.board import Board
from hotelier.server.table.refusals import too_many_loaded
from hotelier.server.table.replay import Eyes, followed
from hotelier.server.table.table import Table

PACKED: Final = 5  # compression level, 1 to 9: a higher one takes longer than it saves
WAITING: Final = 16  # length of the queue
EACH: Final = 6  # of one client
SECONDS: Final = 30.0  # for one replay, at a low priority


class Replays:
    """The workers that tell whole games, and who waits for them."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    async def story(
        self,
        table: Table,
        steps: Sequence[Any],
        eyes: Eyes,
        reader: int | None,
        whole: bool,
        zipped: bool,
        client: str,
    ) -> bytes:
        """Every stop of a game, as this viewer saw it, told to a reader."""
        if self.workers.waiting >= WAITING or self.workers.waiting_for(client) >= EACH:
            raise too_many_loaded()
        facts = table.facts
        names = [seat.name for seat in table.seats]
        begun = (dict(facts.options), names, facts.rules_version)
        asked = (language(), table.game.name, begun, list(steps), eyes, reader, whole, zipped)
        return await self.workers.work_out(written_story, *asked, client=client, seconds=SECONDS)

    def close(self) -> None:
        """Stop the workers."""
        self.workers.close()


def written_story(
    spoken: str,
    game: str,
    begun: tuple[Mapping[str, Any], Sequence[str], str],
    steps: Sequence[Any],
    eyes: Eyes,
    reader: int | None,
    whole: bool,
    zipped: bool,
) -> bytes:
    """A replay as it's sent; runs in a worker."""
    speak(spoken)
    options, names, rules = begun
    board = Board(find_game(game), dict(options), names, rules=rules)
    moves = followed(board, steps, eyes, reader=reader)
    body = encoded({"eyes": eyes, "whole": whole, "moves": moves})
    return gzip.compress(body, PACKED) if zipped else body
