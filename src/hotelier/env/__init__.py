"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel, each a thin shell.

Importing this package registers `hotelier/<game>-v0` with Gymnasium for every game there is.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
except ImportError as missing:
    raise ImportError("hotelier.env needs Gymnasium: pip install 'hotelier[env]'") from missing

from hotelier.env import gymnasium  # noqa: F401  (registers the environments)
