"""What's in the box of The Night Porter, read once."""

import tomllib
from importlib.resources import files

_BOX = tomllib.loads((files("porter") / "data" / "porter.toml").read_text(encoding="utf-8"))

ROUNDS: int = _BOX["rounds"]
KEYS: int = _BOX["keys"]
COPIES: int = _BOX["copies"]
HAND: int = _BOX["hand"]
WAGE: int = _BOX["wage"]
DIE = 6
