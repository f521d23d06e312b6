"""Training in NumPy and in PyTorch comes to the same network, up to rounding."""

from importlib.util import find_spec

import numpy as np
import pytest

from bots.networks import eye_of
from hotelier.core.errors import OptionError
from hotelier.core.network_file import write_network
from hotelier.learn.fit import Fit
from hotelier.learn.training import Trained, fit_of, train
from learn.courses import course
from learn.test_training import made_up

HAS_TORCH = find_spec("torch") is not None
with_torch = pytest.mark.skipif(not HAS_TORCH, reason="PyTorch isn’t installed: hotelier[torch]")


def trained(framework: str, epochs: float = 4.0) -> Trained:
    asked = course(
        hidden=(16, 8), epochs=epochs, rate=0.02, decay=0.5, trace=1.0, framework=framework
    )
    return train(asked, eye_of("overbooking"), made_up(2000))


@with_torch
def test_both_frameworks_come_to_the_same_network() -> None:
    one, two = trained("numpy"), trained("torch")
    assert one.network.facts["framework"] == "numpy"
    assert two.network.facts["framework"] == "torch"
    for a, b in zip(one.network.weights, two.network.weights, strict=True):
        assert np.allclose(a, b, rtol=1e-2, atol=2e-3)
    assert two.error == pytest.approx(one.error, abs=0.01)
    assert one.error < one.base_error


@with_torch
def test_with_torch_the_same_lessons_train_the_same_network() -> None:
    assert write_network(trained("torch").network) == write_network(trained("torch").network)


def test_numpy_needs_nothing_else_and_auto_takes_torch_where_it_is() -> None:
    assert fit_of("numpy") is Fit
    assert fit_of("auto").framework == ("torch" if HAS_TORCH else "numpy")


def test_a_framework_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="there is no framework 'abacus'; use auto, numpy, torch"):
        fit_of("abacus")
    monkeypatch.setattr("hotelier.learn.training.find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r"needs PyTorch: install hotelier\[torch\]"):
        fit_of("torch")
