"""The command that trains the guesses: the same network from the same seed, fit for the game."""

import math
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from hotelier.core.network import Network
from hotelier.core.network_file import read_network
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.judgement.beliefs import RATED, Beliefs
from hotelier.overbooking.unseen import redeal
from overbooking.test_imagine import positions_of

COMMAND = Path(__file__).resolve().parent.parent.parent / "packaging" / "beliefs.py"
GAMES, SEED, BOT = 12, 3, "first-legal"  # whoever always does the same can be guessed
ASKED = ("--games", str(GAMES), "--seed", str(SEED), "--bot", BOT)

spec = spec_from_file_location("training_beliefs", COMMAND)
assert spec is not None
assert spec.loader is not None
command = module_from_spec(spec)
sys.modules[spec.name] = command  # its data classes look for their module
spec.loader.exec_module(command)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("trained") / "beliefs.network"
    command.main([*ASKED, "--jobs", "1", "--out", str(file)])
    return file


def opened(file: Path) -> Network:
    return read_network(file.read_bytes(), file.name, GAME.name, RATED)


def rating(network: Network, seen: list[tuple[int, int]], kind: int) -> float:
    """What the file's numbers say about a card of this kind."""
    size, units = len(RATED) // 6, network.sizes[1]
    sums = list(network.biases[0])
    for feature, amount in seen:
        row = (kind * size + feature) * units
        for unit in range(units):
            sums[unit] += amount * network.weights[0][row + unit]
    return sum(max(0.0, a) * b for a, b in zip(sums, network.weights[1], strict=True))


def test_the_same_seed_makes_the_same_file_with_any_number_of_processes(
    trained: Path, tmp_path: Path
) -> None:
    other = tmp_path / trained.name
    call = [sys.executable, str(COMMAND), *ASKED, "--jobs", "2", "--out", str(other)]
    told = subprocess.run(call, capture_output=True, text=True, check=True).stdout
    assert other.read_bytes() == trained.read_bytes()
    placed = opened(trained).facts["held_out"]["placed"]
    assert f"placed: log-loss {placed['log_loss']}, even guesses {placed['even']}," in told
    assert placed["log_loss"] < placed["even"] - 0.1
    print(told)


def test_another_seed_plays_other_games() -> None:
    one, two = (command.play(command.Recipe(GAMES, seed, BOT), 0) for seed in (SEED, SEED + 1))
    assert one.digest() != two.digest()


def test_the_file_guesses_as_well_as_it_says(trained: Path) -> None:
    network = opened(trained)
    recipe = command.Recipe(GAMES, SEED, BOT)
    losses = []
    for number in range(0, GAMES, command.HELD_OUT):
        for lesson, held in command.lessons_of(recipe, number):
            if not held:
                seen = [*zip(lesson.context, lesson.amounts, strict=True)]
                ratings = [
                    rating(network, [*seen, (crest, 1)], kind)
                    for kind, crest in zip(lesson.kinds, lesson.crests, strict=True)
                ]
                whole = math.log(sum(map(math.exp, ratings)))
                losses.append(whole - ratings[lesson.true])
    told = network.facts["held_out"]["placed"]
    assert len(losses) == told["lessons"]
    assert sum(losses) / len(losses) == pytest.approx(told["log_loss"], abs=0.001)


def test_the_game_deals_hidden_cards_by_the_file(trained: Path) -> None:
    beliefs = Beliefs(opened(trained))
    other = 0
    for number, state in enumerate(positions_of({"players": 3, "bonus": "none"}, 33)):
        seat = number % state.players + 1
        guessed, even = state.clone(), state.clone()
        redeal(guessed, seat, Rng(number), beliefs)
        redeal(even, seat, Rng(number))
        assert GAME.view(guessed, seat) == GAME.view(state, seat)
        other += guessed != even
    assert other > 0
