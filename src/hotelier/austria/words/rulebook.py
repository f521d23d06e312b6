"""The rules of Grand Austria Hotel as a book: its structure, its tables, its numbers."""

from hotelier.austria.numbers import STRENGTHS, numbers
from hotelier.austria.rules.cards import CLASSIC, GUESTS, POLITICS, REVISED, STAFF, TILES
from hotelier.austria.rules.reading import COLUMNS, FLOORS
from hotelier.austria.words.cards import bonus_words, penalty_words, politics_words
from hotelier.austria.words.names import points as vp
from hotelier.austria.words.names import price
from hotelier.austria.words.rulings import rulings as rulings_of_cards
from hotelier.core.rulebook import (
    Block,
    Cell,
    Link,
    Picture,
    Rulebook,
    Table,
    Text,
    points,
    rulings,
    signs,
    steps,
    table,
)
from hotelier.messages.message import Fact, Message, capital, message

# Cards whose numbers appear in the texts.
KITCHEN_HAND = 17
CHECKER = 18
ASSISTANT = 32
OPERATOR = 41
GARDENER = 42
MANAGER = 48


def rulebook() -> Rulebook:
    """The whole book."""
    return Rulebook("austria", _sections(), _facts())


def _sections() -> dict[str, list[Block]]:
    return {
        "game": [
            Text("idea"),
            Text("win"),
            Picture("picture", "facade"),
            Text("loop"),
            steps("loop-guest", "loop-serve", "loop-room", "loop-move"),
            Text("dice"),
            Text("more"),
            Text("first"),
        ],
        "table": [
            Text("guests"),
            Picture("guest-card", "guest"),
            Text("staff"),
            Picture("staff-card", "staff-card"),
            points("politics", "tiles", "dice", "track"),
            points("hotel", "cafe", "kitchen", "purse", "vp"),
        ],
        "setup": [
            Text("house"),
            steps("row", "start", "hands", "order", "guest", "rooms"),
            Picture("picture", "kitchen"),
            Text("options"),
            points("side", "staff", "edition"),
        ],
        "round": [
            Text("roll"),
            Text("numbers"),
            Picture("picture", "order"),
            _order_tiles(),
            Text("turn"),
            steps("take-guest", "take-die"),
            Text("extra"),
            points("boost", "deliver", "check-in", "use", "claim"),
            Text("between"),
            Text("pass"),
            Text("again"),
            Text("over"),
        ],
        "guests": [
            Text("take"),
            Text("price"),
            Picture("picture", "row"),
            points("slide", "full", "later", "boy", "deck"),
        ],
        "dice": [
            Text("take"),
            Text("strength"),
            Picture("picture", "dice"),
            points("one", "two", "three", "four", "five", "six"),
            _splits(),
            Text("boost"),
            Text("vain"),
            Text("real"),
        ],
        "serving": [
            Text("receive"),
            Text("deliver"),
            Picture("picture", "cafe"),
            points("stay", "complete", "supply"),
        ],
        "check-in": [
            Text("when"),
            Text("colour"),
            Picture("picture", "check-in"),
            Text("get"),
            points("points", "reward", "staff", "group"),
            Text("order"),
            Text("leaves"),
            Text("wait"),
        ],
        "rooms": [
            Text("lit"),
            Text("where"),
            Text("price"),
            _floors(),
            points("printed", "free"),
            Text("groups"),
            Picture("picture", "groups"),
            _groups(),
        ],
        "staff": [
            Text("hand"),
            Text("hire"),
            Picture("picture", "staff"),
            points("once", "round", "permanent", "end"),
            Text("taking"),
            Text("entering"),
            points("fixed", "deck"),
        ],
        "emperor": [
            Text("when"),
            Text("score"),
            Text("judged"),
            Picture("picture", "emperor"),
            _track(),
            points("over", "options", "removal", "returned"),
            _tiles(),
        ],
        "politics": [
            Text("three"),
            Text("claim"),
            Picture("picture", "politics"),
            points("now", "once"),
            _politics(),
        ],
        "effects": [
            Text("how"),
            signs("crowns", "emperor", "vp", "vp-per-staff", "cubes", "choice", "complete"),
            signs("draw", "hire", "offer", "prep", "occupy", "invite", "extra"),
            Text("order"),
            Text("decline"),
        ],
        "end-of-round": [steps("emperor", "wake", "first", "dice"), Text("last")],
        "scoring": [
            points("end", "rooms", "left", "guests"),
            Text("tie"),
            points("secretary", "operator", "manager"),
        ],
        "hidden": [points("what", "under"), Text("open")],
        "editions": [
            Text("two"),
            points("kitchen-hand", "gizia", "custodian", "penalties", "evict", "operator"),
        ],
        "rulings": [Text("why"), rulings(list(rulings_of_cards()))],
    }


def _head(*names: str) -> list[Message]:
    return [message(f"rules-austria-head-{name}") for name in names]


def _order_tiles() -> Table:
    tiles: dict[str, list[list[int]]] = numbers()["order_tiles"]
    rows: list[list[Cell]] = [
        [players, ", ".join(" · ".join(map(str, tile)) for tile in of)]
        for players, of in tiles.items()
    ]
    return table("tiles", _head("players", "numbers"), rows)


def _splits() -> Table:
    most = numbers()["most_dear"]
    rows: list[list[Cell]] = [
        [
            str(strength),
            str(strength),
            message("rules-austria-up-to", n=most[strength - 1])
            if most[strength - 1]
            else message("rules-austria-none"),
        ]
        for strength in STRENGTHS
    ]
    return table("split", _head("strength", "cubes", "most"), rows)


def _floors() -> Table:
    rows: list[list[Cell]] = [
        [str(floor), price(cost), vp(worth)]
        for floor, (cost, worth) in enumerate(
            zip(CLASSIC.floor_cost, CLASSIC.floor_vp, strict=True), start=1
        )
    ]
    return table("floors", _head("floor", "price", "end"), rows)


def _groups() -> Table:
    bonuses = CLASSIC.group_bonus
    colours = [capital(message(f"austria-word-{colour}")) for colour in bonuses]
    rows: list[list[Cell]] = [
        [
            str(size),
            *(
                message(f"austria-effect-{CLASSIC.group_operation[colour]}", n=amounts[size - 1])
                for colour, amounts in bonuses.items()
            ),
        ]
        for size in range(1, 5)
    ]
    return table("bonus", [*_head("rooms"), *colours], rows)


def _track() -> Table:
    worth = CLASSIC.emperor_vp
    head: list[Fact] = [*_head("space"), *(str(space) for space in range(len(worth)))]
    return table("track", head, [[*_head("points"), *(str(vp) for vp in worth)]])


def _tiles() -> Table:
    rows: list[list[Cell]] = [
        [Link(tile, f"emperor-{tile}"), bonus_words(tile), penalty_words(tile)] for tile in TILES
    ]
    return table("tiles", _head("tile", "bonus", "penalty"), rows)


def _politics() -> Table:
    rows: list[list[Cell]] = [
        [politics.group, Link(politics_words(card), f"politics-{card}")]
        for card, politics in POLITICS.items()
    ]
    return table("cards", _head("card", "asks"), rows)


def _facts() -> dict[str, int]:
    """The numbers in the texts."""
    told = numbers()
    (one, back_one), (two, back_two), (three, back_three) = CLASSIC.emperor_back.items()
    first, second, third = CLASSIC.politics_vp
    return {
        "rounds": told["rounds"],
        "visits": len(CLASSIC.emperor_back),
        "r-one": one,
        "r-two": two,
        "r-three": three,
        "back-one": back_one,
        "back-two": back_two,
        "back-three": back_three,
        "guests": len(GUESTS),
        "each": sum(guest.colour == "blue" for guest in GUESTS.values()),
        "staff": len(STAFF),
        "politics": len(POLITICS),
        "tiles": len(TILES),
        "first": first,
        "second": second,
        "third": third,
        "floors": FLOORS,
        "columns": COLUMNS,
        "purse": CLASSIC.purse,
        "crowns": CLASSIC.start_crowns,
        "hand": CLASSIC.start_staff,
        "row": len(CLASSIC.guest_cost),
        "dice-two": CLASSIC.dice[2],
        "dice-three": CLASSIC.dice[3],
        "dice-four": CLASSIC.dice[4],
        "track": len(CLASSIC.emperor_vp) - 1,
        "bonus": told["bonus_from"],
        "delivery": told["delivery"],
        "gardener": STAFF[GARDENER].effect.amount,
        "manager": STAFF[MANAGER].effect.amount,
        "assistant": STAFF[ASSISTANT].effect.amount,
        "checker": STAFF[CHECKER].effect.amount,
        "operator": STAFF[OPERATOR].effect.most,
        "kitchen-hand": STAFF[KITCHEN_HAND].cost,
        "kitchen-hand-revised": REVISED.staff[KITCHEN_HAND].cost,
    }
