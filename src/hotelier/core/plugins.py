"""Games that live outside this package.

Install a package with an entry point in the group `hotelier.games`, or name its module in the
environment (`HOTELIER_GAMES=porter.game`), to play it like any other game: the module registers its
game when it's imported. Modules named in the environment also reach every process of a server.
"""

import os
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from hotelier.core.errors import OptionError

GROUP: Final = "hotelier.games"
VARIABLE: Final = "HOTELIER_GAMES"  # modules, separated by commas


def load_plugins() -> None:
    """Import every module that provides a game."""
    named = os.environ.get(VARIABLE, "").split(",")
    modules = {each.strip(): VARIABLE for each in named if each.strip()}
    modules |= {each.value: f"the entry point {each.name!r}" for each in entry_points(group=GROUP)}
    for module, named_by in modules.items():
        try:
            import_module(module)
        except ImportError as error:
            raise OptionError(
                f"the game {module!r}, named by {named_by}, can’t be imported: {error}"
            ) from error
