"""The numbers on the rules pages are those of the engine."""

from austria.positions import position
from hotelier.austria.numbers import numbers


def test_the_turn_order_tiles_carry_every_turn_of_a_round_once() -> None:
    for players, tiles in numbers()["order_tiles"].items():
        turns = sorted(number for tile in tiles for number in tile)
        assert turns == list(range(1, 2 * int(players) + 1))


def test_at_most_half_of_the_cubes_are_the_dearer_ones() -> None:
    for strength, most in enumerate(numbers()["most_dear"], start=1):
        match = position(f"table: dice {'1' * strength}2")
        match.play("die 1")
        legal = match.legal if most else ()  # without a choice, nothing is asked
        assert [text for text in legal if text.startswith("split")] == [
            f"split {dear}" for dear in range(most + 1) if most
        ]
