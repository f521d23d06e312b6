"""Every guest is taken from the row, is served, moves in and gives their reward (rules §6, §7).

Each visit starts the same: no crowns unless the visit says otherwise, the Chief Waiter so that
serving is free, exactly the guest's order in the kitchen, and rooms that distinguish the rewards:
without a crown, the only room at full price is 15, and the hand has cards of many prices.
"""

from dataclasses import dataclass

import pytest

from austria.positions import play, position, seat
from hotelier.austria.view import AustriaView
from hotelier.core.match import Match

ROOMS = ("11", "12", "13", "14", "21", "31")
FITTING = {"yellow": ("12", "21"), "blue": ("11", "31"), "red": ("13", "14"), "green": ROOMS}
ENTERED = {"yellow": "12", "blue": "31", "red": "13", "green": "13"}
# Stableman 1 crown, Detective 2, Kitchen Hand 3, Booking Manager 4, Delivery Boy 6.
HAND = [6, 17, 20, 25, 27]
CHIEF_WAITER = 24
# The row after the guest was taken; places 4 and 5 are free.
PORTRAIT, PHOTO = [54, "ww"], [55, "www"]

ROOM_AT_FULL_PRICE = "prepare: room 15, stop"
ROOM_FOR_UP_TO_1 = "prepare: room 15, room 22, room 23, room 24, stop"
ROOM_FOR_UP_TO_2 = "prepare: room 15, room 22, room 23, room 24, room 32, stop"
FREE_ROOM = "prepare: room 15, room 22, room 23, room 24, room 32, room 41, stop"
FREE_ROOM_BESIDE_32 = FREE_ROOM.replace("room 32", "room 33").replace("stop", "room 42, stop")
HIRE_1_LESS = "hire: hire 6, stop"
HIRE_2_LESS = "hire: hire 20, hire 6, stop"
HIRE_3_LESS = "hire: hire 17, hire 20, hire 6, stop"
HIRE_FREE = "hire: hire 17, hire 20, hire 25, hire 27, hire 6, stop"
INVITE = "invite: guest 1, guest 2, guest 3, guest 4, guest 5, stop"
EITHER_FIRST = "order: effect 1, effect 2"


@dataclass(frozen=True)
class Visit:
    """A guest, what its reward asks (`decision: legal > choice`), and what its host then has."""

    card: str
    colour: str
    order: str
    vp: int = 0
    asks: tuple[str, ...] = ()
    purse: int = 0
    draw: str = ""
    crowns: int = 0
    emperor: int = 0
    cubes: str = ""
    rooms: str = ""
    drawn: tuple[int, ...] = ()
    hired: tuple[int, ...] = ()
    seated: tuple[list[object], ...] = ()

    @property
    def id(self) -> int:
        return int(self.card.split()[0])


VISITS = (
    # Three crowns would be enough for any floor, but only floors 1 and 2 are offered, for free.
    Visit(
        "49 Sculptor",
        "yellow",
        "w",
        purse=3,
        asks=(f"{ROOM_FOR_UP_TO_1} > room 24",),
        crowns=3,
        rooms="24o",
    ),
    Visit(
        "50 Musician",
        "yellow",
        "w",
        purse=1,
        draw="3",
        asks=(f"{ROOM_FOR_UP_TO_1} > room 22",),
        drawn=(3,),
        rooms="22o",
    ),
    Visit("51 Composer", "yellow", "w", vp=1, cubes="s"),
    Visit("52 Tailor", "yellow", "wk", cubes="s", crowns=2),
    Visit("53 Flamenco Dancer", "yellow", "sw", cubes="k", emperor=2),
    Visit(
        "54 Portrait Painter",
        "yellow",
        "ww",
        asks=("cube: cube c, cube k, cube s, cube w > cube k",),
        cubes="k",
        crowns=2,
    ),
    Visit("55 Photographer", "yellow", "www", vp=7, draw="2 3", drawn=(2, 3)),
    Visit(
        "56 Vocalist",
        "yellow",
        "sww",
        asks=(f"{EITHER_FIRST} > effect 1", f"{HIRE_3_LESS} > hire 17"),
        cubes="c",
        hired=(17,),
    ),
    Visit(
        "57 Architect",
        "yellow",
        "wwk",
        vp=1,
        purse=1,
        asks=(f"{ROOM_FOR_UP_TO_2} > room 32", f"{ROOM_FOR_UP_TO_1} > room 22"),
        rooms="32o 22o",
    ),
    Visit(
        "58 Actress",
        "yellow",
        "wwwk",
        vp=7,
        asks=("occupy: room 11, room 13, room 14, room 21, room 31, stop > room 13",),
        rooms="13x",
    ),
    Visit(
        "59 Poet",
        "yellow",
        "sssw",
        vp=5,
        asks=(f"{EITHER_FIRST} > effect 2", f"{HIRE_2_LESS} > hire 20"),
        cubes="c",
        hired=(20,),
    ),
    Visit("60 Jewelry Designer", "yellow", "ccww", vp=5, cubes="k", crowns=3),
    Visit(
        "61 Painter",
        "yellow",
        "swww",
        vp=2,
        purse=1,
        asks=(
            f"{EITHER_FIRST} > effect 1",
            f"{ROOM_FOR_UP_TO_2} > room 32",
            f"{ROOM_AT_FULL_PRICE} > room 15",
        ),
        rooms="32o 15o",
    ),
    Visit(
        "62 Opera Singer",
        "yellow",
        "scww",
        vp=4,
        asks=(f"{INVITE} > guest 5",),
        emperor=3,
        seated=(PHOTO,),
    ),
    Visit("63 Dame", "blue", "k", asks=(f"{INVITE} > guest 4",), seated=(PORTRAIT,)),
    Visit("64 Duchess", "blue", "k", asks=(f"{HIRE_1_LESS} > hire 6",), hired=(6,)),
    Visit("65 Knight of the Empire", "blue", "k", vp=3),
    Visit(
        "66 Landgrave",
        "blue",
        "ck",
        vp=3,
        asks=(
            f"{EITHER_FIRST} > effect 2",
            f"{ROOM_AT_FULL_PRICE} > room 15",
            f"{HIRE_1_LESS} > hire 6",
        ),
        rooms="15o",
        hired=(6,),
    ),
    Visit("67 Sovereign", "blue", "kk", vp=2, draw="1 48", drawn=(1, 48), emperor=2),
    Visit("68 Princess", "blue", "ssk", vp=4, emperor=3),
    Visit("69 Countess", "blue", "cck", vp=7, crowns=3),
    Visit("70 Elector", "blue", "swk", vp=1, asks=(f"{HIRE_1_LESS} > stop",), emperor=3),
    Visit("71 Baron", "blue", "skk", vp=4, asks=(f"{FREE_ROOM} > room 41",), rooms="41o"),
    Visit(
        "72 Prince",
        "blue",
        "sck",
        vp=7,
        asks=("occupy: room 11, room 12, room 13, room 14, room 21, stop > room 21",),
        rooms="21x",
    ),
    Visit(
        "73 Count",
        "blue",
        "wkk",
        vp=4,
        purse=1,
        asks=("hire: hire 20, hire 6, stop > hire 20", f"{HIRE_1_LESS} > hire 6"),
        hired=(6, 20),
    ),
    Visit("74 Earl", "blue", "ckk", vp=10, crowns=1),
    # Offered are the Masseuse (1 crown), the Interior Architect (3) and the Concierge (4).
    Visit(
        "75 Baroness",
        "blue",
        "wwkk",
        vp=5,
        draw="7 19 28",
        asks=("hire: hire 19, hire 7, stop > hire 19",),
        hired=(19,),
    ),
    Visit(
        "76 Duke",
        "blue",
        "sskk",
        vp=4,
        draw="7 19 28",
        asks=("hire: hire 19, hire 28, hire 7, stop > hire 28",),
        hired=(28,),
    ),
    Visit("77 Apothecary", "red", "c", vp=1, crowns=1),
    Visit("78 Post Councillor", "red", "c", asks=(f"{INVITE} > guest 5",), seated=(PHOTO,)),
    Visit("79 Privy Councillor", "red", "c", crowns=1, emperor=1),
    Visit(
        "80 Professor Emeritus", "red", "cw", vp=4, asks=(f"{INVITE} > guest 5",), seated=(PHOTO,)
    ),
    Visit("81 General", "red", "cc", cubes="w", crowns=3),
    Visit(
        "82 Senior Councillor",
        "red",
        "cwk",
        vp=7,
        asks=("occupy: room 11, room 12, room 14, room 21, room 31, stop > room 31",),
        rooms="31x",
    ),
    Visit("83 Councillor of Commerce", "red", "scw", crowns=5),
    Visit(
        "84 Court Councillor",
        "red",
        "ccw",
        vp=2,
        asks=(f"{INVITE} > guest 5",),
        crowns=3,
        seated=(PHOTO,),
    ),
    Visit("85 Major", "red", "ssc", vp=3, crowns=3),
    Visit(
        "86 Veterinary Councillor",
        "red",
        "cww",
        vp=3,
        asks=(f"{HIRE_3_LESS} > hire 17",),
        hired=(17,),
    ),
    Visit(
        "87 Medicinal Councillor",
        "red",
        "cckk",
        vp=3,
        asks=(f"{INVITE} > guest 5", f"{INVITE} > guest 5"),
        crowns=3,
        seated=(PHOTO, PORTRAIT),
    ),
    Visit(
        "88 Procurator",
        "red",
        "cwww",
        asks=(f"{FREE_ROOM} > room 32", f"{FREE_ROOM_BESIDE_32} > room 42"),
        rooms="32o 42o",
    ),
    Visit("89 Lord High Commissioner", "red", "sscw", vp=5, crowns=4),
    Visit("90 Senior Legal Secretary", "red", "sccc", vp=7, cubes="w", crowns=3),
    Visit("91 Tezcatlipoca", "green", "s", draw="1 2 3", drawn=(1, 2, 3)),
    Visit("92 Capt. Goldhaken", "green", "s", crowns=1),
    Visit("93 Mr. Horsa", "green", "s", emperor=1),
    Visit("94 M. Ingalls", "green", "ss", asks=(f"{HIRE_1_LESS} > hire 6",), hired=(6,)),
    Visit("95 Mr. Boydell", "green", "sc", vp=2, emperor=2),
    Visit("96 Mr. Oundo", "green", "sk", asks=(f"{HIRE_3_LESS} > hire 17",), hired=(17,)),
    Visit(
        "97 E. Gizia",
        "green",
        "ssw",
        vp=4,
        asks=(
            "turn: die 1, die 2, die 3, die 4, die 5, guest 4, guest 5 > die 4",
            "advance: emperor 0, emperor 1, emperor 2 > emperor 1",
        ),
        crowns=1,
        emperor=1,
    ),
    Visit("98 M. Polo", "green", "sss", crowns=4),
    Visit("99 Cramersopholus", "green", "scc", vp=5, draw="48", drawn=(48,), emperor=2),
    Visit(
        "100 Farmer Franz",
        "green",
        "skkk",
        vp=4,
        asks=("occupy: room 11, room 12, room 14, room 21, room 31, stop > room 14",),
        emperor=3,
        rooms="14x",
    ),
    Visit(
        "101 Brother Uwe",
        "green",
        "sssk",
        vp=3,
        asks=(f"{INVITE} > guest 5",),
        emperor=3,
        seated=(PHOTO,),
    ),
    Visit(
        "102 Conductor",
        "green",
        "sk",
        asks=("occupy: room 11, room 12, room 14, room 21, room 31, stop > room 12",),
        emperor=1,
        rooms="12x",
    ),
    Visit("103 Durgoing", "green", "sw", vp=4, draw="4 5", drawn=(4, 5)),
    Visit("104 MacLeod", "green", "sscc", vp=2, asks=(f"{HIRE_FREE} > hire 25",), hired=(25,)),
)


def in_the_row(visit: Visit) -> Match:
    """The guest is at the free end of the row, their order in the kitchen."""
    others = [52, 53, 54, 55] if not 52 <= visit.id <= 55 else [49, 50, 51, 56]
    newcomer = 103 if visit.id == 104 else 104
    chance = [f"~row {newcomer}"]
    if visit.draw:
        chance.append(f"~draw 1 {visit.draw}")
    return position(
        f"crowns {visit.purse}, kitchen {visit.order}, rooms {' '.join(ROOMS)}, "
        f"hand {' '.join(map(str, HAND))}, staff {CHIEF_WAITER};"
        f"table: row {' '.join(map(str, [*others, visit.id]))}",
        chance,
    )


def serve_everything(match: Match) -> None:
    """Deliver until the kitchen is empty; the guest may not move in before that."""
    while seat(match)["kitchen"] != "s0c0w0k0":
        assert "check-in 1" not in match.legal
        if match.decision == "turn":
            play(match, "deliver")
        else:
            play(match, next(text for text in match.legal if text.startswith("serve 1")))


def expected(visit: Visit) -> dict[str, object]:
    """The host's side of the table after the visit."""
    rooms = dict.fromkeys(ROOMS, "o") | {ENTERED[visit.colour]: "x"}
    rooms |= {change[:2]: change[2] for change in visit.rooms.split()}
    from_hand = [card for card in visit.hired if card in HAND]
    return {
        "vp": visit.vp,
        "crowns": visit.crowns,
        "emperor": visit.emperor,
        "kitchen": "".join(f"{cube}{visit.cubes.count(cube)}" for cube in "scwk"),
        "rooms": "".join(
            rooms.get(f"{floor}{column}", ".") for floor in "1234" for column in "12345"
        ),
        "cafe": [*visit.seated, None, None, None][:3],
        "hand": sorted({*HAND, *visit.drawn} - {*from_hand}),
        "staff": sorted({CHIEF_WAITER, *visit.hired}),
        "used": [],
        "discs": "",
    }


@pytest.mark.parametrize("visit", [pytest.param(visit, id=visit.card) for visit in VISITS])
def test_a_guest_whose_order_is_complete_moves_in_and_gives_its_vp_and_reward(visit: Visit) -> None:
    match = play(in_the_row(visit), "guest 5")
    assert seat(match)["cafe"] == [[visit.id, visit.order], None, None]
    serve_everything(match)
    play(match, "check-in 1")
    assert match.legal == tuple(f"room {room}" for room in FITTING[visit.colour])
    play(match, f"room {ENTERED[visit.colour]}")
    for ask in visit.asks:
        question, choice = ask.split(" > ")
        assert f"{match.decision}: {', '.join(match.legal)}" == question
        play(match, choice)
    assert (match.actor, match.decision) == (1, "turn")
    assert seat(match) == expected(visit)
    table = match.view(1)
    assert isinstance(table, AustriaView)
    assert table.discards == (visit.id,)


def test_e_gizia_takes_no_die_off_the_board_and_the_turn_goes_on_after_her() -> None:
    match = position("rooms 13, cafe 97:; table: dice 445")
    play(match, "check-in 1", "die 4", "emperor 2")
    table = match.view(1)
    assert isinstance(table, AustriaView)
    assert table.dice == (0, 0, 0, 2, 1, 0)
    assert "die 4+" in match.legal
    assert "pass" not in match.legal


def test_e_gizia_in_the_revised_edition_gives_one_plain_action_and_no_guest() -> None:
    match = play(position("rooms 13, cafe 97:; table: dice 145, revised"), "check-in 1")
    assert match.legal == ("die 1", "die 4", "die 5")


def test_e_gizia_without_a_die_on_the_board_is_lost() -> None:
    match = position("rooms 13, cafe 97:; table: dice 4")
    play(match, "die 4", "emperor 1", "check-in 1")
    # Nothing is left of the turn, and without a die the round is over, too.
    assert match.actor == 2
    table = match.view(1)
    assert isinstance(table, AustriaView)
    assert table.round == 2
    assert table.seats[0].vp == 4
