"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel and many games at once.

All are thin wrappers. Importing this package registers every game with Gymnasium, with a name like
`hotelier/austria-v0`.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401
except ImportError as missing:
    raise ImportError("hotelier.env needs Gymnasium: pip install 'hotelier[env]'") from missing

from hotelier.env import gymnasium  # noqa: F401  (registers the environments)
