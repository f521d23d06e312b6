"""A game's judge by the name of its weights: one of the game's own sets, or a file.

A set or a file contains linear weights (`weights`) or a network (`network_file`).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from hotelier.core.errors import DataError
from hotelier.core.evaluator import NetworkJudge
from hotelier.core.judge import Judge, LinearJudge
from hotelier.core.network import Network
from hotelier.core.network_file import is_network, read_network
from hotelier.core.weights import Weights, check_weights, load_weights, read_weights

AnyWeights: TypeAlias = str | Path | Weights | Network  # a set, a file, or a file's content


def load_judge(
    game: str, package: str, which: AnyWeights, linear: Callable[[Weights], LinearJudge]
) -> Judge:
    """The judge of a game with these weights; `linear` makes the game's own with linear ones."""
    eye = linear({})
    names, inputs = tuple(eye.names), tuple(eye.names + eye.closer_names)
    if isinstance(which, str):
        network = files(package).joinpath("data").joinpath(f"{which}.network")
        if network.is_file():
            which = _read(network.read_bytes(), network.name, game, names, inputs)
        else:
            which = load_weights(package, which, names)
    elif isinstance(which, Path):
        try:
            content = which.read_bytes()
        except OSError as error:
            why = error.strerror or str(error)
            raise DataError(f"can’t read the weights in {which}: {why}") from error
        which = _read(content, which.name, game, names, inputs)
    if isinstance(which, Network):
        return NetworkJudge(linear(which.facts["linear"]), which)
    return linear(which)


@lru_cache(maxsize=8)  # each bot of each game asks for it
def _read(
    content: bytes, origin: str, game: str, names: Sequence[str], inputs: Sequence[str]
) -> Weights | Network:
    """What a file contains."""
    if is_network(content):
        network = read_network(content, origin, game, inputs)
        network.facts["linear"] = check_weights(network.facts["linear"], origin, names)
        return network
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise DataError(f"{origin} contains neither weights in TOML nor a network") from error
    return read_weights(text, origin, names)
