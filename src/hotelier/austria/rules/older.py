"""Cards as they were under older rules: `data/until-rules-N.toml` (rules §14).

All versions share the tables that hold for every box: when staff works, what permanent and end
cards are about, and what politics cards count.
"""

from hotelier.austria.rules.cards import EDITIONS
from hotelier.austria.rules.owners import about
from hotelier.austria.rules.printed import Editions, Politics, Staff
from hotelier.austria.rules.reading import editions, our_files
from hotelier.core.errors import DataError


def read_older(rules: int) -> Editions:
    """Both editions as they were under these rules."""
    found = editions(our_files(rules))
    for then, today in zip(found, EDITIONS, strict=True):
        for number, staff in then.staff.items():
            if _duty(staff) != _duty(today.staff[number]):
                _refuse(f"staff {number}", rules)
        for number, politics in then.politics.items():
            if _counted(politics) != _counted(today.politics[number]):
                _refuse(f"politics {number}", rules)
    return found


def _duty(staff: Staff) -> object:
    """When a card works and, for a permanent or end card, what it's about."""
    lasting = staff.when in ("permanent", "end")
    return staff.when, [about(power) for power in staff.effects] if lasting else []


def _counted(politics: Politics) -> object:
    return politics.needs.op, politics.needs.of


def _refuse(card: str, rules: int) -> None:
    raise DataError(
        f"{card} by rules {rules} must be the same as today's in other numbers; "
        "only what guests, tiles and once and round cards do can differ between versions"
    )
