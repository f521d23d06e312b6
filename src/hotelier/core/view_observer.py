"""Observations by way of views, for games that don't write them straight from positions."""

from typing import Any

from mypy_extensions import i64

from hotelier.core.game import AnyGame
from hotelier.core.observer import Observer
from hotelier.core.sheet import bits_of
from hotelier.core.state import State


class ViewObserver(Observer):
    """Encodes views: slower, but works for every game."""

    def __init__(self, game: AnyGame, rows: int) -> None:
        self.game = game
        self.encoder = game.encoder()
        super().__init__(rows, self.encoder.layout.size, len(game.actions))

    def write(self, state: State, seat: i64) -> None:
        for place, number in enumerate(self.encoder.encode(self.game.view(state, seat))):
            if number:
                self.sheet.put(place, bits_of(number))

    def __reduce__(self) -> tuple[Any, ...]:
        return ViewObserver, (self.game, self.sheet.rows)
