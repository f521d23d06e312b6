"""Which rulings concern which cards and tiles. The rulings themselves are texts of the rules."""

from collections.abc import Callable
from functools import cache

from hotelier.austria.rules.cards import GUESTS, POLITICS, TILES
from hotelier.austria.rules.printed import Tile


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """Every ruling in the order of the rules, and the cards it is about: `staff-12`."""
    politics = [f"politics-{card}" for card in POLITICS]
    return {
        "R01": _staff(32),
        "R02": _staff(7),
        "R03": _staff(5, 6, 7, 8),
        "R04": _staff(33),
        "R05": _staff(17),
        "R06": _staff(18),
        "R07": _staff(15),
        "R08": _staff(41),
        "R09": ("emperor-C2",),
        "R10": _tiles(lambda tile: len(tile.penalty) > 1),
        "R11": ("emperor-B4",),
        "R12": (),
        "R13": _giving("offer"),  # including the tiles that take staff back
        "R14": ("guest-97", *_staff(17)),
        "R15": (),
        "R16": _staff(29, 32),
        "R17": _staff(42),
        "R18": (*_staff(1, 2, 3, 4, 24), *politics),
        "R19": _staff(29),
        "R20": (
            *_staff(23, 35),
            *_giving("occupy"),
            *_tiles(lambda tile: tile.bonus.occupied),
        ),
        "R21": ("emperor-C2",),
        "R22": _tiles(lambda tile: any(each.op in ("demolish", "evict") for each in tile.penalty)),
        "R23": _staff(38),
        "R24": tuple(politics),
        "R34": (),
        "R35": tuple(politics),
        "R25": (),
        "R26": (),
        "R27": _giving("draw", "offer"),
        "R28": _giving("invite"),
        "R29": (*_giving("offer", "invite", "prepare"), *_staff(14, 38)),
        "R30": _giving("invite"),
        "R31": (),
        "R32": ("guest-97",),
        "R33": ("guest-97",),
    }


def rulings_on(card: str) -> list[str]:
    """The rulings about a card."""
    return [ruling for ruling, cards in rulings().items() if card in cards]


def _staff(*numbers: int) -> tuple[str, ...]:
    return tuple(f"staff-{number}" for number in numbers)


def _giving(*ops: str) -> tuple[str, ...]:
    """Guests and emperor tiles that give one of these."""
    guests = [card for card, guest in GUESTS.items() if any(r.op in ops for r in guest.reward)]
    return (
        *(f"guest-{card}" for card in guests),
        *_tiles(lambda tile: tile.bonus.op in ops),
    )


def _tiles(wanted: Callable[[Tile], bool]) -> tuple[str, ...]:
    return tuple(f"emperor-{name}" for name, tile in TILES.items() if wanted(tile))
