"""The same luck for everyone who plays a deal.

A deal is one seed. Each source of luck (a deck, the dice of a round: the game says which one a
chance step draws on) gets its own stream from it. A stream continues where it stopped, so a deck
comes in the same order no matter who draws from it and how many cards at a time, and an extra roll
or draw in one game shifts nothing else.
"""

from hashlib import blake2b

from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.state import State


def seed_of(*parts: object) -> int:
    """A seed from what it should depend on, the same in every process and on every machine."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest())


class PairedDealer:
    """Deals the same in every game with the same seed, as far as the decisions allow."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[tuple[int, ...], Rng] = {}

    def outcome(self, game: AnyGame, state: State) -> int:
        source = game.luck(state)
        if source not in self._streams:
            self._streams[source] = Rng(seed_of(self.seed, source))
        return state.sample(self._streams[source])

    def copy(self) -> "PairedDealer":
        """Another dealer that would go on just like this one."""
        again = PairedDealer(self.seed)
        for source, stream in self._streams.items():
            again._streams[source] = Rng(0)
            again._streams[source].state = stream.state
        return again
