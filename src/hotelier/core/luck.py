"""The same luck for everyone who plays a deal.

A deal is one seed. Each source of luck (a deck, the dice of a round: the game says which one a
chance step draws on) gets its own stream from it. A stream continues where it stopped, so a deck
comes in the same order no matter who draws from it and how many cards at a time, and an extra roll
or draw in one game shifts nothing else.
"""

import hmac
from collections.abc import Iterable
from hashlib import blake2b
from typing import Self

from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng, keyed_rng
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
        return state.sample(self._from(game.luck(state)))

    def stream(self, source: tuple[int, ...]) -> Rng:
        """The stream of a source, from its start."""
        return Rng(seed_of(self.seed, source))

    def _from(self, source: tuple[int, ...]) -> Rng:
        if source not in self._streams:
            self._streams[source] = self.stream(source)
        return self._streams[source]

    @property
    def places(self) -> list[list[int]]:
        """How far each stream has come: its state, the source."""
        return [[stream.state, *source] for source, stream in self._streams.items()]

    def go_to(self, places: Iterable[Iterable[int]]) -> Self:
        """Continue where a dealer of the same luck was."""
        for state, *source in places:
            self._from(tuple(source)).state = state
        return self

    def begun(self) -> "PairedDealer":
        """A dealer of the same luck that hasn't dealt yet."""
        return PairedDealer(self.seed)

    def copy(self) -> "PairedDealer":
        """Another dealer that would go on just like this one."""
        return self.begun().go_to(self.places)


class SecretDealer(PairedDealer):
    """The same for a secret, which nobody can work out from what was dealt, nor what comes next."""

    def __init__(self, secret: str) -> None:
        super().__init__(0)
        self.secret = secret

    def stream(self, source: tuple[int, ...]) -> Rng:
        return keyed_rng(bytes.fromhex(derived(self.secret, "luck", *source)))

    def begun(self) -> PairedDealer:
        return SecretDealer(self.secret)


def derived(secret: str, *purpose: object) -> str:
    """A secret for one purpose, in hex, from which neither the first nor another can be learnt."""
    return hmac.digest(secret.encode(), repr(purpose).encode(), "sha256").hex()
