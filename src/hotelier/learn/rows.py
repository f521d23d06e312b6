"""Lessons as a table, a few rows at a time: kept whole, it would be far too large."""

import numpy as np
import numpy.typing as npt

from hotelier.learn.lessons import Lessons

Array = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]


class Rows:
    """Lessons as a table with this many inputs."""

    def __init__(self, lessons: Lessons, inputs: int) -> None:
        self.inputs = inputs
        self.lessons = lessons
        self.sizes: Places = lessons.sizes.astype(np.int64)
        self.ends: Places = np.concatenate([[0], np.cumsum(self.sizes)])

    def some(self, rows: Places) -> Array:
        """These rows, with all inputs."""
        sizes = self.sizes[rows]
        starts = np.repeat(self.ends[rows] - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
        places = starts + np.arange(len(starts))
        table = np.zeros((len(rows), self.inputs), np.float32)
        at = np.repeat(np.arange(len(rows)), sizes)
        table[at, self.lessons.which[places]] = self.lessons.amounts[places]
        return table
