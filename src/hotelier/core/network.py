"""A small network, evaluated without a framework: sparse inputs, dense layers, one output.

Inputs are numbered; a seat has a few dozen of hundreds, in whole amounts. The first layer adds up
the rows of the active inputs; the others are dense, with ReLU in between. Weights are native arrays
in the order they're read, in groups of eight units of a layer.

A search asks about one similar position after another, so the first layer only adds what has
changed since the last one. The result doesn't depend on what was asked before: the weights of the
first layer are rounded so that their sums are exact.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

ABREAST: Final = 8  # units computed together
FINE: Final = 30  # bits of the largest weight of the first layer: 22 more are left for sums


class Sums:
    """The first layer before ReLU, and the inputs it was computed from."""

    def __init__(self, inputs: i64, biases: vec[float]) -> None:
        self.units: vec[float] = vec[float]()
        for bias in biases:
            self.units = append(self.units, bias)
        self.amounts: vec[float] = zeros(inputs)
        self.which: vec[i64] = vec[i64]()  # the inputs that may not be zero
        self.number: i64 = 0  # of those


class Network:
    """Layers of weights. `sizes` are inputs, units of each hidden layer, and 1."""

    def __init__(
        self,
        sizes: Sequence[int],
        weights: Sequence[Sequence[float]],
        biases: Sequence[Sequence[float]],
        facts: dict[str, Any],
    ) -> None:
        self.sizes: list[int] = list(sizes)
        self.facts: dict[str, Any] = facts  # where it comes from
        self.corrects: bool = bool(facts.get("corrects", False))  # a linear judge's worth
        self.weights: list[list[float]] = [list(layer) for layer in weights]
        self.biases: list[list[float]] = [list(layer) for layer in biases]
        # Hidden layers are padded to whole groups with units that always give zero.
        self.layers: i64 = len(self.sizes) - 1
        self.widths: vec[i64] = vec[i64]()
        self.packed: list[vec[float]] = []
        self.starts: list[vec[float]] = []
        widest: i64 = 0
        before: i64 = self.sizes[0]
        place: i64 = 0
        while place < self.layers:
            units: i64 = self.sizes[place + 1]
            width: i64 = units if place == self.layers - 1 else padded(units)
            real: i64 = self.sizes[place]
            layer: list[float] = self.weights[place]
            bias: list[float] = self.biases[place]
            if place == 0:
                grain: float = grain_of(layer, bias)
                layer = [rounded(each, grain) for each in layer]
                bias = [rounded(each, grain) for each in bias]
            self.packed.append(packed(layer, real, before, units, width))
            start = vec[float]()
            unit: i64 = 0
            while unit < width:
                start = append(start, bias[unit] if unit < units else 0.0)
                unit += 1
            self.starts.append(start)
            self.widths = append(self.widths, width)
            if width > widest:
                widest = width
            before = width
            place += 1
        self.one: vec[float] = zeros(widest)
        self.two: vec[float] = zeros(widest)
        self.sums: list[Sums] = []  # by what the positions have in common
        self.fresh: vec[float] = zeros(self.sizes[0])
        self.changed: vec[i64] = vec[i64]()
        self.changes: vec[float] = vec[float]()

    def value(self, which: vec[i64], amounts: vec[float], number: i64, kin: i64 = 0) -> float:
        """The network's output for this many inputs with these whole amounts.

        It's faster for positions that are like the last one of the same `kin`.
        """
        while len(self.sums) <= kin:
            self.sums.append(Sums(self.sizes[0], self.starts[0]))
        sums = self.sums[kin]
        units = self.one
        others = self.two
        self.first(self.note_changes(which, amounts, number, sums), sums, units)
        place: i64 = 1
        last: i64 = self.layers - 1
        while place < last:
            self.dense(place, units, others)
            spare = units
            units = others
            others = spare
            place += 1
        weights = self.packed[last]
        total: float = self.starts[last][0]
        width: i64 = self.widths[last - 1]
        unit: i64 = 0
        while unit < width:
            total += units[unit] * weights[unit]
            unit += 1
        return total

    def note_changes(self, which: vec[i64], amounts: vec[float], number: i64, sums: Sums) -> i64:
        """Note by how much each input differs from the last time; returns how many do."""
        fresh = self.fresh
        there = sums.amounts
        before = sums.which
        changed = self.changed
        changes = self.changes
        at: i64 = 0
        while at < number:
            fresh[which[at]] += amounts[at]  # an input may be noted more than once
            at += 1
        while len(before) < number:
            before = append(before, 0)
        while len(changed) < number + sums.number:
            changed = append(changed, 0)
            changes = append(changes, 0.0)
        found: i64 = 0
        entry: i64 = 0
        at = 0
        while at < sums.number:
            entry = before[at]
            if fresh[entry] == 0.0 and there[entry] != 0.0:
                changed[found] = entry
                changes[found] = -there[entry]
                there[entry] = 0.0
                found += 1
            at += 1
        at = 0
        while at < number:
            entry = which[at]
            if fresh[entry] != there[entry]:
                changed[found] = entry
                changes[found] = fresh[entry] - there[entry]
                there[entry] = fresh[entry]
                found += 1
            at += 1
        at = 0
        while at < number:
            entry = which[at]
            fresh[entry] = 0.0
            before[at] = entry
            at += 1
        self.changed = changed
        self.changes = changes
        sums.which = before
        sums.number = number
        return found

    def first(self, number: i64, sums: Sums, units: vec[float]) -> None:
        """The first layer, from what has changed in it."""
        weights = self.packed[0]
        which = self.changed
        amounts = self.changes
        starts = sums.units
        width: i64 = self.widths[0]
        inputs: i64 = self.sizes[0]
        group: i64 = 0
        begin: i64 = 0
        while group < width:
            a: float = starts[group]
            b: float = starts[group + 1]
            c: float = starts[group + 2]
            d: float = starts[group + 3]
            e: float = starts[group + 4]
            f: float = starts[group + 5]
            g: float = starts[group + 6]
            h: float = starts[group + 7]
            at: i64 = 0
            while at < number:
                row: i64 = begin + which[at] * ABREAST
                amount: float = amounts[at]
                a += amount * weights[row]
                b += amount * weights[row + 1]
                c += amount * weights[row + 2]
                d += amount * weights[row + 3]
                e += amount * weights[row + 4]
                f += amount * weights[row + 5]
                g += amount * weights[row + 6]
                h += amount * weights[row + 7]
                at += 1
            starts[group] = a
            starts[group + 1] = b
            starts[group + 2] = c
            starts[group + 3] = d
            starts[group + 4] = e
            starts[group + 5] = f
            starts[group + 6] = g
            starts[group + 7] = h
            units[group] = a if a > 0.0 else 0.0
            units[group + 1] = b if b > 0.0 else 0.0
            units[group + 2] = c if c > 0.0 else 0.0
            units[group + 3] = d if d > 0.0 else 0.0
            units[group + 4] = e if e > 0.0 else 0.0
            units[group + 5] = f if f > 0.0 else 0.0
            units[group + 6] = g if g > 0.0 else 0.0
            units[group + 7] = h if h > 0.0 else 0.0
            group += ABREAST
            begin += inputs * ABREAST

    def dense(self, place: i64, units: vec[float], after: vec[float]) -> None:
        """A layer in the middle: units before it that are zero are skipped."""
        weights = self.packed[place]
        starts = self.starts[place]
        width: i64 = self.widths[place]
        before: i64 = self.widths[place - 1]
        group: i64 = 0
        row: i64 = 0
        while group < width:
            a: float = starts[group]
            b: float = starts[group + 1]
            c: float = starts[group + 2]
            d: float = starts[group + 3]
            e: float = starts[group + 4]
            f: float = starts[group + 5]
            g: float = starts[group + 6]
            h: float = starts[group + 7]
            unit: i64 = 0
            while unit < before:
                amount: float = units[unit]
                if amount > 0.0:
                    a += amount * weights[row]
                    b += amount * weights[row + 1]
                    c += amount * weights[row + 2]
                    d += amount * weights[row + 3]
                    e += amount * weights[row + 4]
                    f += amount * weights[row + 5]
                    g += amount * weights[row + 6]
                    h += amount * weights[row + 7]
                row += ABREAST
                unit += 1
            after[group] = a if a > 0.0 else 0.0
            after[group + 1] = b if b > 0.0 else 0.0
            after[group + 2] = c if c > 0.0 else 0.0
            after[group + 3] = d if d > 0.0 else 0.0
            after[group + 4] = e if e > 0.0 else 0.0
            after[group + 5] = f if f > 0.0 else 0.0
            after[group + 6] = g if g > 0.0 else 0.0
            after[group + 7] = h if h > 0.0 else 0.0
            group += ABREAST

    def __reduce__(self) -> tuple[Any, ...]:
        return Network, (self.sizes, self.weights, self.biases, self.facts)


def grain_of(weights: list[float], biases: list[float]) -> float:
    """What the weights of a first layer are rounded to, so that their sums are exact."""
    largest: float = max(max(map(abs, weights)), max(map(abs, biases)))
    return math.ldexp(1.0, math.frexp(largest)[1] - FINE)


def rounded(weight: float, grain: float) -> float:
    """A whole number of grains."""
    return round(weight / grain) * grain


def padded(units: i64) -> i64:
    """The units of a layer, padded to whole groups."""
    return (units + ABREAST - 1) // ABREAST * ABREAST


def zeros(number: i64) -> vec[float]:
    """This many zeros."""
    found = vec[float]()
    at: i64 = 0
    while at < number:
        found = append(found, 0.0)
        at += 1
    return found


def packed(layer: list[float], inputs: i64, before: i64, units: i64, width: i64) -> vec[float]:
    """A layer, given input by input, in the order it's read: by group, then by input."""
    found = vec[float]()
    if width < ABREAST:  # the last layer, whose single unit is read alone
        entry: i64 = 0
        while entry < before:
            found = append(found, layer[entry] if entry < inputs else 0.0)
            entry += 1
        return found
    group: i64 = 0
    while group < width:
        entry = 0
        while entry < before:
            unit: i64 = group
            while unit < group + ABREAST:
                there: bool = entry < inputs and unit < units
                found = append(found, layer[entry * units + unit] if there else 0.0)
                unit += 1
            entry += 1
        group += ABREAST
    return found
