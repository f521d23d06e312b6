"""PPO in PyTorch, on a GPU if there is one: what it sees stays there, in compact form."""

import numpy as np
import torch

from hotelier.learn.torch_fit import device
from ppo_learner import Learner
from small_network import NEVER, Floats, Numbers, SmallNetwork
from worker_tables import WorkerTables

torch.set_float32_matmul_precision("high")  # faster, and precise enough


class TorchLearner(Learner):
    """The same network, settings and steps as in NumPy."""

    framework = "torch"

    def prepare(self) -> None:
        table = self.table
        assert isinstance(table, WorkerTables)
        self.device = device()
        torch.manual_seed(self.settings.seed)
        if self.device.type == "cuda":  # pinned memory travels faster
            torch.cuda.cudart().cudaHostRegister(table.memory.ctypes.data, table.memory.nbytes, 0)
        self.views = [torch.from_numpy(part) for part in (table.places, table.values, table.masks)]
        steps = self.settings.steps + 1
        self.held = [
            torch.empty((steps, *view.shape), dtype=view.dtype, device=self.device)
            for view in self.views
        ]
        self._begin(super().full())

    def start_from(self, full: SmallNetwork) -> None:
        super().start_from(full)
        self._begin(full)

    def _begin(self, full: SmallNetwork) -> None:
        """Take over weights; zeros make the rows a multiple of 8 long, which is faster."""
        size = self.table.layout.size
        self.width = (size // 8 + 1) * 8
        first = np.zeros((self.width, full.weights["1.weight"].shape[1]), np.float32)
        first[:size] = full.weights["1.weight"]
        self.weights = {
            name: torch.tensor(array, device=self.device, requires_grad=True)
            for name, array in {**full.weights, "1.weight": first}.items()
        }
        fused = self.device.type == "cuda"
        self.adam = torch.optim.Adam(self.weights.values(), eps=1e-5, fused=fused)

    def full(self) -> SmallNetwork:
        found = {name: tensor.detach().cpu().numpy() for name, tensor in self.weights.items()}
        return SmallNetwork.of({**found, "1.weight": found["1.weight"][: self.table.layout.size]})

    def act(self, step: int) -> tuple[Numbers, Floats, Floats]:
        with torch.no_grad():
            logs, value = self._forward(*self._look(step))
        # Dividing by exponential noise and taking the largest samples the policy.
        noise = torch.empty_like(logs).exponential_().add_(1e-9)
        actions = (logs.exp() / noise).argmax(dim=1)
        chances = logs.gather(1, actions[:, None])[:, 0]
        return actions.cpu().numpy(), chances.cpu().numpy(), value.cpu().numpy()

    def ahead(self) -> Floats:
        with torch.no_grad():
            found: Floats = self._forward(*self._look(self.settings.steps))[1].cpu().numpy()
        return found

    def keep(self, actions: Numbers, chances: Floats, gains: Floats, targets: Floats) -> None:
        columns = actions, chances, gains, targets
        self.columns_kept = [torch.from_numpy(column).to(self.device) for column in columns]

    def learn(self, picked: Numbers, rate: float, curiosity: float) -> float:
        at = torch.from_numpy(picked).to(self.device)
        actions, before, gains, targets = (column[at] for column in self.columns_kept)
        places, numbers, legal = (part.flatten(0, 1)[at] for part in self.held)
        logs, value = self._forward(places, numbers, legal)
        change = logs.gather(1, actions[:, None])[:, 0] - before
        ratio = change.exp()
        gains = (gains - gains.mean()) / (gains.std(correction=0) + 1e-8)
        clip = self.settings.clip
        pull = torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        entropy = -(logs.exp() * logs.masked_fill(~legal, 0)).sum(dim=1).mean()
        off = (value - targets).square().mean() / 2
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        (off - pull - curiosity * entropy).backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 0.5)
        self.adam.step()
        return float((ratio - 1 - change).mean().detach())

    def _look(self, step: int) -> list[torch.Tensor]:
        """Keep the compact observations and the legal actions of all games."""
        for part, view in zip(self.held, self.views, strict=True):
            part[step].copy_(view, non_blocking=True)
        return [part[step] for part in self.held]

    def _forward(
        self, places: torch.Tensor, numbers: torch.Tensor, legal: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The log-probabilities of all actions, and the values."""
        w = self.weights
        rows = torch.zeros((len(places), self.width), device=self.device)
        rows.scatter_(1, places.long(), numbers)
        rows[:, self.table.layout.size :] = 0  # the padding of compact observations
        first = torch.relu(torch.addmm(w["1.bias"], rows, w["1.weight"]))
        second = torch.relu(torch.addmm(w["2.bias"], first, w["2.weight"]))
        policy = torch.addmm(w["policy.bias"], second, w["policy.weight"])
        value = torch.addmm(w["value.bias"], second, w["value.weight"])
        return torch.log_softmax(policy.masked_fill(~legal, float(NEVER)), dim=1), value[:, 0]
