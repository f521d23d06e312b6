"""Networks as files: a line that identifies the format, a line of JSON, then the numbers.

The numbers are 32 bits wide, little-endian: layer by layer the weights, input by input, and the
biases. The JSON names the game, has a fingerprint of the inputs the network was made for, and a
checksum: a damaged or unsuitable file is refused with a sentence.
"""

import hashlib
import json
import math
import sys
from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from hotelier.core.errors import DataError
from hotelier.core.network import Network
from hotelier.core.weights import Weights

FIRST_LINE: Final = b"hotelier network 1\n"
MOST_NUMBERS: Final = 4_000_000
NEEDED: Final = ("game", "inputs", "sizes", "linear", "checksum")


def mark_of(inputs: Sequence[str]) -> str:
    """A short fingerprint of the inputs, by name and order."""
    return hashlib.sha256("\n".join(inputs).encode()).hexdigest()[:16]


def is_network(content: bytes) -> bool:
    """Whether a file looks like a network at all."""
    return content.startswith(FIRST_LINE.split(b" 1")[0])


def write_network(network: Network) -> bytes:
    """A network as the content of a file."""
    body = _body(network)
    facts = {**network.facts, "sizes": network.sizes, "checksum": _checksum(body)}
    return FIRST_LINE + json.dumps(facts).encode() + b"\n" + body


def read_network(content: bytes, origin: str, game: str, inputs: Sequence[str]) -> Network:
    """The network in the content of a file, if it's one for this game."""
    facts, body = split_network(content, origin)
    if facts["game"] != game:
        raise DataError(f"{origin} is a network for {facts['game']!r}, not for {game!r}")
    if facts["inputs"] != mark_of(inputs):
        raise DataError(
            f"{origin} was trained for a version of hotelier with other inputs: train it again"
        )
    sizes = _sizes(facts["sizes"], len(inputs), origin)
    if len(body) != 4 * _numbers_in(sizes):
        raise DataError(
            f"{origin} is damaged: it should hold {_numbers_in(sizes):,} numbers, "
            f"found {len(body) // 4:,}"
        )
    if _checksum(body) != facts["checksum"]:
        raise DataError(f"{origin} is damaged: its checksum is wrong")
    numbers = array("f")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(math.isfinite, numbers)):
        raise DataError(f"{origin} contains a value that isn’t a number")
    weights, biases, at = [], [], 0
    for before, units in pairwise(sizes):
        weights.append(numbers[at : at + before * units].tolist())
        at += before * units
        biases.append(numbers[at : at + units].tolist())
        at += units
    return Network(sizes, weights, biases, facts)


def split_network(content: bytes, origin: str) -> tuple[dict[str, Any], bytes]:
    """The facts in a network's file, and its numbers."""
    if not content.startswith(FIRST_LINE):
        raise DataError(f"{origin} isn’t a network that this version of hotelier can read")
    line, _, body = content[len(FIRST_LINE) :].partition(b"\n")
    return _facts(line, origin), body


def _facts(line: bytes, origin: str) -> dict[str, Any]:
    try:
        facts = json.loads(line)
    except ValueError as error:
        raise DataError(f"{origin} is damaged: its second line isn’t JSON") from error
    for name in NEEDED:
        if not isinstance(facts, dict) or name not in facts:
            raise DataError(f"{origin} is damaged: it doesn’t state its {name}")
    return dict(facts)


def _sizes(told: Any, inputs: int, origin: str) -> list[int]:
    right = isinstance(told, list) and len(told) >= 3 and all(type(n) is int for n in told)
    if right:
        right = told[0] == inputs and told[-1] == 1 and min(told) >= 1
    if not right or _numbers_in(told) > MOST_NUMBERS:
        raise DataError(f"{origin}: the sizes of its layers make no sense, found {told!r}")
    return list(told)


def _numbers_in(sizes: Sequence[int]) -> int:
    return sum((before + 1) * units for before, units in pairwise(sizes))


def checksum_of(weights: Weights | Network) -> str:
    """The checksum of a network as its file has it, or of linear weights by their content."""
    if isinstance(weights, Network):
        return str(weights.facts.get("checksum") or _checksum(_body(weights)))
    told = {name: list(numbers) for name, numbers in sorted(weights.items())}
    return _checksum(json.dumps(told).encode())


def _body(network: Network) -> bytes:
    """The numbers of a network."""
    numbers = array("f")
    for weights, biases in zip(network.weights, network.biases, strict=True):
        numbers.extend(weights)
        numbers.extend(biases)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
