"""Games that live outside this package.

Whoever installs a package with an entry point in the group `hotelier.games`, or names its module in
the environment (`HOTELIER_GAMES=porter.game`), plays it like any other: the module registers its
game when it is imported. What is named in the environment also reaches every process of a server.
"""

import os
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from hotelier.core.errors import OptionError

GROUP: Final = "hotelier.games"
VARIABLE: Final = "HOTELIER_GAMES"  # modules, with commas between them


def load_plugins() -> None:
    """Import every module that brings a game."""
    named = os.environ.get(VARIABLE, "").split(",")
    modules = {each.strip(): VARIABLE for each in named if each.strip()}
    modules |= {each.value: f"the entry point {each.name!r}" for each in entry_points(group=GROUP)}
    for module, named_by in modules.items():
        try:
            import_module(module)
        except ImportError as error:
            raise OptionError(
                f"the game {module!r}, named by {named_by}, cannot be imported: {error}"
            ) from error
