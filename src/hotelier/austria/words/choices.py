"""Every legal action in words, with its price and its parts of the table (notation §3)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from hotelier.austria.facts.dice import die_gives, in_extra_turn
from hotelier.austria.facts.seats import CUBE_PLACES, from_kitchen, guest_at
from hotelier.austria.facts.table import guest_cost
from hotelier.austria.rules.actions import ACTION, CHECK_IN, DELIVER_BIT, KINDS, OCCUPY, TEXTS, TURN
from hotelier.austria.rules.batch import EFFECT_BITS, EFFECT_FIELD, EFFECTS, Batch
from hotelier.austria.rules.cafe import DELIVERY_LIMIT, Deliver, Place, letters
from hotelier.austria.rules.cards import PURSE
from hotelier.austria.rules.dice import Advance, Mimic, Split, die_action, die_price, die_strength
from hotelier.austria.rules.emperor import current_tile
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import room_number
from hotelier.austria.rules.hire import Hire, hire_price
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.prepare import Prepare, room_price
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.rules.rooms import gift_of
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    POLITICS_ID,
    STAFF_INDEX,
    TILE_ID,
    guest_id,
)
from hotelier.austria.rules.turn import delivery_price
from hotelier.austria.words.cards import effect_words, penalty_options, politics_words, staff_brief
from hotelier.austria.words.names import (
    crowns,
    cube_name,
    cubes,
    noun,
    staff_name,
    the_guest,
)
from hotelier.core.explain import BUTTON, NO, YES, Chain, Choice
from hotelier.messages.message import Message, capital, listed, message

Told = tuple[Message, int | None]  # an action in words, and its price

FEW: Final = 3  # ways to serve that are worth listing; with more, you point at cubes and guests
SPLENDID: Final = ("check-in", "claim")  # almost everyone would
# The buttons with a place of their own.
SLOTS: Final = {"end": YES, "kitchen": YES, "done": NO, "pass": NO, "stop": NO}
# The parts of an action; anything else is a button.
PLACES: Final = {
    "as": ("die {}",),
    "check-in": ("table {}", BUTTON),
    "claim": ("politics {}", BUTTON),
    "cube": ("cube {}", BUTTON),
    "dismiss": ("card {}",),
    "guest": ("row {}",),
    "hire": ("card {}",),
    "keep": ("card {}",),
    "return": ("card {}",),
    "room": ("room {}",),
    "table": ("table {}",),
    "use": ("card {}", BUTTON),
}


def choices(state: State) -> tuple[Choice, ...]:
    """Every legal action of the seat to move, in the order they're shown."""
    s = state.seats[state.actor - 1]
    texts = [TEXTS[action] for action in state.legal()]
    serves = [text for text in texts if text.startswith("serve")]
    splendid = {text for text in texts if text.partition(" ")[0] in SPLENDID}
    if len(serves) == 1:
        splendid.add(serves[0])
    found = []
    for text in texts:
        said, price = told(state, text)
        main = text in splendid or (text == "end" and not splendid)
        parts = _parts(text, s.emperor, len(serves) <= FEW)
        found.append(Choice(text, parts, said, price, main, slot=SLOTS.get(text, "")))
    return tuple(sorted(found, key=_rank))


def told(state: State, text: str) -> Told:
    """A legal action in words, and its price."""
    verb, _, word = text.partition(" ")
    return _VERBS[verb](state, state.seats[state.actor - 1], word)


def parts_in_use(state: State) -> set[str]:
    """The parts of the table that the seat to move can use."""
    s = state.seats[state.actor - 1]
    parts: set[str] = set()
    for action in state.legal():
        parts.update(_parts(TEXTS[action], s.emperor, False))
    if can_deliver(state):
        for table in range(3):
            parts.update(f"cube {cube}" for cube in from_kitchen(s, table))
    return parts


def _rank(choice: Choice) -> int:
    if choice.slot:
        return 2
    return 0 if choice.main else 1


@cache
def _parts(text: str, emperor: int, few: bool) -> tuple[str, ...]:
    """The parts of an action, for a seat on that space of the emperor track."""
    verb, _, word = text.partition(" ")
    if verb == "die":
        return (f"die {word[0]}",)
    if verb == "serve":
        parts = (f"table {word[0]}", f"cube {word[1]}")
        return (*parts, BUTTON) if few else parts
    if verb == "emperor":
        space = emperor + int(word)
        return (f"space {space}", BUTTON) if emperor < space <= END_OF_TRACK else (BUTTON,)
    return tuple(part.format(word) for part in PLACES.get(verb, (BUTTON,)))


def _guest(state: State, s: Seat, word: str) -> Told:
    place = int(word) - 1
    price = guest_cost(state, s, state.actor - 1, place)
    guest = guest_id(state.row >> (8 * place) & 255)
    return message("austria-do-guest", name=the_guest(guest), n=price), price


def _die(state: State, s: Seat, word: str) -> Told:
    face = int(word[0])
    boost = 1 if word.endswith("+") else 0
    extra = in_extra_turn(state, state.actor - 1)
    price = die_price(state, s, face, boost, extra)
    strength = die_strength(state, s, face, boost, extra)
    key = "austria-do-die-boost" if boost else "austria-do-die-price" if price else "austria-do-die"
    added = 0 if extra else s.staff & s.box.on_die_cards[face]
    gives = die_gives(s.box, die_action(s, face, strength, extra), added, face)
    return message(key, face=face, n=price, gives=gives), price


def _as(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Mimic)
    effect = EFFECTS[die_action(s, int(word), top.strength, True)]
    return message("austria-do-as", face=int(word), gives=effect_words(effect)), None


def _split(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Split)
    plain, dear = "wk" if top.drinks else "sc"
    written = plain * (top.strength - int(word)) + dear * int(word)
    return message("austria-do-split", cubes=cubes(written)), None


def _emperor(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Advance)
    steps = int(word)
    coins = top.strength - steps
    parts = []
    if steps:
        beyond = s.emperor + steps - END_OF_TRACK
        said = message("austria-steps", n=steps)
        parts.append(_aside(said, message("austria-beyond", n=beyond)) if beyond > 0 else said)
    if coins:
        lost = s.crowns + coins - PURSE
        said = crowns(coins)
        aside = message("austria-lost", n=lost, limit=PURSE)
        parts.append(_aside(said, aside) if lost > 0 else said)
    return message("austria-do-emperor", parts=listed(parts, "plus")), None


def _aside(said: Message, aside: Message) -> Message:
    return message("austria-aside", what=said, aside=aside)


def _room(state: State, s: Seat, word: str) -> Told:
    room = room_number(word)
    colour = COLOURS[s.board.colour_of(room)]
    top = state.top
    if KINDS[state.kind] in ("prepare", "first-room"):
        price = room_price(s, room, top.discount if isinstance(top, Prepare) else 0)
        key = "austria-do-room-price"
        return message(key, room=word, colour=noun(colour), which=colour, n=price), price
    gift = gift_of(s, room) if state.kind in (CHECK_IN, OCCUPY) else 0
    if gift:
        given = effect_words(EFFECTS[gift])
        key = "austria-do-room-gift"
        return message(key, room=word, colour=noun(colour), which=colour, gift=given), None
    return message("austria-do-room", room=word, colour=noun(colour), which=colour), None


def _hire(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Hire)
    price = hire_price(state, STAFF_INDEX[int(word)], top.discount)
    return message("austria-do-hire", name=staff_name(int(word)), n=price), price


def _use(state: State, s: Seat, word: str) -> Told:
    does = staff_brief(int(word), state.box.edition)
    return message("austria-do-use", name=staff_name(int(word)), does=does), None


def _claim(state: State, s: Seat, word: str) -> Told:
    letter = LETTERS.index(word)
    card = POLITICS_ID[state.politics >> (4 * letter) & 15]
    vp = state.box.politics_vp[state.places >> (4 * letter) & 15]
    return message("austria-do-claim", card=politics_words(card), n=vp), None


def _seated(s: Seat, table: str) -> Message:
    return the_guest(guest_id(guest_at(s, int(table) - 1)))


def _serve(state: State, s: Seat, word: str) -> Told:
    return served(s, word[0], word[1]), None


def served(s: Seat, table: str, cube: str) -> Message:
    """A cube goes to the guest at a table."""
    return message("austria-do-serve", cube=cube_name(cube), name=_seated(s, table))


def _deliver(state: State, s: Seat, word: str) -> Told:
    price = delivery_price(s)
    return message("austria-do-deliver", n=price), price


def _kitchen(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Place)
    return message("austria-do-kitchen", cubes=cubes(letters(top.loose))), None


def _effect(state: State, s: Seat, word: str) -> Told:
    top = state.top
    assert isinstance(top, Batch)
    code = top.effects >> (EFFECT_BITS * (int(word) - 1)) & EFFECT_FIELD
    return capital(effect_words(EFFECTS[code])), None


def _pay(state: State, s: Seat, word: str) -> Told:
    tile = current_tile(state)
    option = state.box.penalty[tile][int(word) - 1]
    said = penalty_options(TILE_ID[tile], state.box.edition)[int(word) - 1]
    return capital(said), option.amount if option.op == "crowns" else None


_VERBS: Final[dict[str, Callable[[State, Seat, str], Told]]] = {
    "as": _as,
    "check-in": lambda state, s, word: (
        message("austria-do-check-in", name=_seated(s, word)),
        None,
    ),
    "claim": _claim,
    "cube": lambda state, s, word: (capital(cube_name(word)), None),
    "deliver": _deliver,
    "die": _die,
    "dismiss": lambda state, s, word: (
        message("austria-do-dismiss", name=staff_name(int(word))),
        None,
    ),
    "done": lambda state, s, word: (message("austria-do-done"), None),
    "effect": _effect,
    "emperor": _emperor,
    "end": lambda state, s, word: (message("austria-do-end"), None),
    "excuse": lambda state, s, word: (message("austria-do-excuse"), state.box.excuse_price),
    "guest": _guest,
    "hire": _hire,
    "keep": lambda state, s, word: (message("austria-do-keep", name=staff_name(int(word))), None),
    "kitchen": _kitchen,
    "pass": lambda state, s, word: (message("austria-do-pass"), None),
    "pay": _pay,
    "return": lambda state, s, word: (
        message("austria-do-return", name=staff_name(int(word))),
        None,
    ),
    "room": _room,
    "serve": _serve,
    "split": _split,
    "stop": lambda state, s, word: (message(f"austria-do-stop-{KINDS[state.kind]}"), None),
    "table": lambda state, s, word: (message("austria-do-table", name=_seated(s, word)), None),
    "use": _use,
}


def chains(state: State) -> tuple[Chain, ...]:
    """Cubes that one gesture serves: all of them, or from the kitchen to a guest."""
    top = state.top
    s = state.seats[state.actor - 1]
    if isinstance(top, Place):
        return _serve_all(s, top.loose, 0)
    if isinstance(top, Deliver):
        return _serve_all(s, s.kitchen, DELIVERY_LIMIT - top.moved)
    return _from_kitchen(state, s) if can_deliver(state) else ()


def can_deliver(state: State) -> bool:
    """Whether the turn menu offers to serve from the kitchen."""
    return state.kind == TURN and bool(state.mask >> DELIVER_BIT & 1)


def _serve_all(s: Seat, at_hand: int, limit: int) -> tuple[Chain, ...]:
    """All cubes at hand, if there's nothing to decide about them (`limit` 0: however many)."""
    found: list[str] = []
    for cube, place in CUBE_PLACES:
        have = at_hand >> (BAG_SHIFT * place) & BAG_FIELD
        wants = [s.wants >> (16 * table + 4 * place) & 15 for table in range(3)]
        if 0 < have < sum(wants) and sum(want > 0 for want in wants) > 1:
            return ()  # whom to serve is a real choice
        for table, want in enumerate(wants, start=1):
            found += [f"serve {table}{cube}"] * min(want, have)
            have -= min(want, have)
    if len(found) < 2 or (limit and len(found) > limit):
        return ()
    return (Chain((BUTTON,), tuple(found), message("austria-serve-all", n=len(found))),)


def _from_kitchen(state: State, s: Seat) -> tuple[Chain, ...]:
    """To each guest what the kitchen has for them: all together, or cube by cube."""
    trial = state.clone()
    trial.apply(ACTION["deliver"])
    # The only cube that fits anyone is served without asking.
    unasked = 1 if trial.seats[state.actor - 1].kitchen != s.kitchen else 0
    found = []
    for table in range(3):
        there = from_kitchen(s, table)
        if not there:
            continue
        part = f"table {table + 1}"
        some = there[:DELIVERY_LIMIT]
        name = _seated(s, str(table + 1))
        said = message("austria-serve-these", cubes=cubes(some), name=name)
        found.append(Chain((part,), _delivered(table, some[unasked:]), said))
        for cube in dict.fromkeys(there):
            said = served(s, str(table + 1), cube)
            found.append(Chain((f"cube {cube}", part), _delivered(table, cube[unasked:]), said))
    return tuple(found)


def _delivered(table: int, brought: str) -> tuple[str, ...]:
    return ("deliver", *(f"serve {table + 1}{cube}" for cube in brought))
