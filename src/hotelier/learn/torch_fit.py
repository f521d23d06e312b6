"""Training with PyTorch, on a GPU if there is one.

It starts from the same weights, sees the same rows in the same order and takes the same steps as
the fit in NumPy. Only the rounding differs. All rows are on the device from the start: putting
them together there is many times faster.
"""

from collections.abc import Sequence

import numpy as np
import torch

from hotelier.learn.course import Course
from hotelier.learn.fit import AVERAGED, FIRST, SECOND, TINY, Fit, rate_at
from hotelier.learn.rows import Array, Places, Rows


def device() -> torch.device:
    """The accelerator that PyTorch finds, or the CPU."""
    return torch.accelerator.current_accelerator(check_available=True) or torch.device("cpu")


class TorchFit(Fit):
    """Weights in training, as tensors."""

    framework = "torch"

    def __init__(
        self,
        sizes: Sequence[int],
        rng: np.random.Generator,
        course: Course,
        rows: Rows,
        wanted: Array,
        spread: Array,
    ) -> None:
        super().__init__(sizes, rng, course, rows, wanted, spread)
        self.device = device()
        self.which, self.amounts, self.starts, self.numbers, self.spreads, self.aims = (
            torch.from_numpy(array).to(self.device)
            for array in (
                rows.lessons.which,
                rows.lessons.amounts,
                rows.ends[:-1],
                rows.sizes,
                spread,
                self.wanted,
            )
        )
        self.tensors = [torch.tensor(part, device=self.device) for part in self.parts]
        self.averages = [tensor.clone() for tensor in self.tensors]
        for tensor in self.tensors:
            tensor.requires_grad_()
        self.adam = torch.optim.AdamW(
            [
                {"params": self.tensors[0::2], "weight_decay": course.decay},
                {"params": self.tensors[1::2], "weight_decay": 0.0},
            ],
            betas=(FIRST, SECOND),
            eps=TINY,
        )

    def table(self, places: torch.Tensor) -> torch.Tensor:
        """These rows, with all inputs."""
        numbers = self.numbers[places]
        at = torch.repeat_interleave(torch.arange(len(places), device=self.device), numbers)
        before = numbers.cumsum(0) - numbers
        entries = torch.arange(len(at), device=self.device) + (self.starts[places] - before)[at]
        table = torch.zeros((len(places), len(self.spreads)), device=self.device)
        table[at, self.which[entries].long()] = self.amounts[entries].float()
        return table / self.spreads

    def step(self, some: Places, share: float) -> None:
        places = torch.from_numpy(some).to(self.device)
        values = self.table(places)
        for place in range(0, len(self.tensors), 2):
            values = torch.addmm(self.tensors[place + 1], values, self.tensors[place])
            if place < len(self.tensors) - 2:
                values = torch.relu(values)
        self.adam.zero_grad()
        torch.nn.functional.mse_loss(values[:, 0], self.aims[places]).backward()
        for group in self.adam.param_groups:
            group["lr"] = rate_at(self.course.rate, share)
        self.adam.step()
        self.done += 1
        with torch.no_grad():
            for average, tensor in zip(self.averages, self.tensors, strict=True):
                average.lerp_(tensor, max(1 - AVERAGED, 1 / self.done))

    def averaged(self) -> list[Array]:
        return [average.cpu().numpy() for average in self.averages]
