"""The column of hotels: back doors on the left, queues on the right (rules §2, §3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.cli.pictures.overbooking_signs import (
    FACE_UP,
    HEIGHT,
    HOUSE_MARK,
    NAMED,
    NARROWEST,
    WIDEST,
    Seen,
    in_a_row,
    laid,
    nothing,
    owner_band,
    place,
    small_card,
)
from hotelier.cli.pictures.paint import (
    BRIGHT,
    CARD,
    FAINT,
    GOLD,
    LIT,
    NIGHT,
    STRONG,
    WARNING,
    Lines,
    fitted,
    heading,
    line,
    padded,
    wrapped,
)
from hotelier.messages import say
from hotelier.messages.message import Message, message
from hotelier.overbooking.rules.placing import DOOR_LIMIT
from hotelier.overbooking.view import HotelView, OverbookingView
from hotelier.overbooking.words.names import (
    beds,
    card_name,
    hotel_words,
    kind_of,
    rule_short,
    rule_words,
)

TILE: Final = 24  # minimum columns of a hotel
WIDE_TILE: Final = 34
GAP: Final = 1
FREE: Final = "∩"
TAKEN: Final = "■"


@dataclass(frozen=True, slots=True)
class Measures:
    """The widths of the parts for a given number of columns on screen."""

    card: int
    tile: int
    places: int  # in the longest queue

    @property
    def door(self) -> int:
        """The width of the back doors."""
        return DOOR_LIMIT * (self.card + GAP) - GAP

    @property
    def queue(self) -> int:
        """The width of the queues."""
        return self.places * (self.card + GAP) - GAP

    @property
    def width(self) -> int:
        """The width of all three parts."""
        return self.door + GAP + self.tile + GAP + self.queue


def measures(seen: Seen, width: int) -> Measures:
    """Cards as wide as the screen allows; a monk from the back door makes a queue longer."""
    places = max((hotel.queue_places for hotel in seen.facts.hotels), default=0)
    places = max((places, *(len(hotel.queue) for hotel in seen.view.hotels)))
    card = (width - TILE - 2 * GAP) // (DOOR_LIMIT + places) - GAP
    card = max(NARROWEST, min(WIDEST, card))
    left = width - (DOOR_LIMIT + places) * (card + GAP) - GAP
    return Measures(card, max(20, min(WIDE_TILE, left)), places)


def column(seen: Seen, width: int) -> Lines:
    """All hotels, from the top."""
    size = measures(seen, width)
    if not seen.view.hotels or size.width > width:
        return short_column(seen, width)
    drawn = [_heads(size)]
    for number in range(1, len(seen.view.hotels) + 1):
        drawn += hotel_row(seen, number, size)
        drawn.append(_below(seen.view, number, size))
    if not drawn[-1].plain.strip():
        drawn.pop()
    return drawn


def open_hotel(seen: Seen, width: int) -> Lines:
    """The hotel whose back door is active."""
    assert seen.view.at is not None, "no ability is being decided"
    size = measures(seen, width)
    if size.width > width:
        return short_column(seen, width)
    return hotel_row(seen, seen.view.at[0], size)


def _heads(size: Measures) -> Text:
    """The headings of the three parts."""
    door = say("overbooking-door")
    if cell_len(door) + 3 > size.door:  # with the sign and the spaces around it
        door = say("overbooking-label-door")
    parts = [
        heading(door, size.door),
        heading(say("overbooking-hotel"), size.tile),
        heading(say("overbooking-queue"), size.queue, say("overbooking-queue-note")),
    ]
    return line(" " * GAP).join(parts)


def _below(view: OverbookingView, number: int, size: Measures) -> Text:
    """Below a hotel: what its tile shows next round."""
    hotel = view.hotels[number - 1]
    if view.round % 2 == 0 or view.over:
        return line()
    other = hotel_words(hotel.other_side.beds, hotel.other_side.rule)
    told = message("overbooking-next-round", hotel=other)
    return fitted(line(" " * (size.door + GAP), (f" {told}", FAINT)), size.width)


def hotel_row(seen: Seen, number: int, size: Measures) -> Lines:
    """One hotel with its back door and its queue."""
    blocks = [*_door(seen, number, size), tile(seen, number, size.tile)]
    blocks += _queue(seen, number, size)
    return in_a_row(blocks)


def _door(seen: Seen, number: int, size: Measures) -> Sequence[Lines]:
    """The spots at the back door, the nearest on the right."""
    view = seen.view
    hotel = view.hotels[number - 1]
    if not seen.facts.hotels[number - 1].door_places:
        return [nothing(size.card)] * DOOR_LIMIT
    places = 1 if hotel.token else 0
    drawn = []
    for at in range(DOOR_LIMIT):
        if at < len(hotel.door):
            card = hotel.door[at]
            mark = "▶" if _acting(view, number) == at else ""
            drawn.append(laid(card, seen.names[card.seat - 1], size.card, mark, seen.box))
        elif hotel.revealed and at >= places:
            drawn.append(nothing(size.card))
        else:
            chosen = at == len(hotel.door) and _placeable(view, "door", number)
            token = f"● {say('overbooking-label-token')}" if hotel.token and at == 0 else ""
            drawn.append(place(size.card, f"door {number}" if chosen else "", token, chosen))
    return drawn[::-1]


def _acting(view: OverbookingView, number: int) -> int:
    """Which back-door card of a hotel is using its ability; −1 for none."""
    if view.at is None or view.at[0] != number:
        return -1
    cards = [card.card for card in view.hotels[number - 1].door]
    owners = [card.seat for card in view.hotels[number - 1].door]
    return next(k for k, card in enumerate(cards) if card == view.at[1] and owners[k] == view.actor)


def _queue(seen: Seen, number: int, size: Measures) -> Sequence[Lines]:
    hotel, facts = seen.view.hotels[number - 1], seen.facts.hotels[number - 1]
    drawn = []
    for at in range(size.places):
        if at < len(hotel.queue):
            drawn.append(_waiting(seen, hotel, at, size))
        elif hotel.revealed or at >= facts.queue_places:
            drawn.append(nothing(size.card))
        else:
            chosen = at == len(hotel.queue) and _placeable(seen.view, "queue", number)
            words = f"queue {number}" if chosen else ""
            note = say("overbooking-fact-face-up") if at + 1 == facts.face_up else ""
            drawn.append(place(size.card, words, note, chosen))
    return drawn


def _waiting(seen: Seen, hotel: HotelView, at: int, size: Measures) -> Lines:
    card = hotel.queue[at]
    return laid(card, seen.names[card.seat - 1], size.card, _mark(hotel, at), seen.box)


def _mark(hotel: HotelView, at: int) -> str:
    """A mark for a card named by nobles, or one that's face up while the others aren't."""
    if at + 1 in hotel.named:
        return f"{NAMED}{hotel.named.index(at + 1) + 1}"
    return FACE_UP if hotel.queue[at].open and not hotel.revealed else ""


def _placeable(view: OverbookingView, side: str, number: int) -> bool:
    """Whether the viewer can place a card there now."""
    return any(t.startswith(f"{side} ") and t.endswith(f" {number}") for t in view.legal)


def tile(seen: Seen, number: int, width: int) -> Lines:
    """The hotel: number, beds as windows, rule."""
    hotel, free = seen.view.hotels[number - 1], seen.facts.hotels[number - 1].free
    closed = hotel.revealed and not hotel.queue and not hotel.door
    mark = f" {HOUSE_MARK}" if hotel.face.source == "house" else ""
    night = f"on {NIGHT}"
    name = f" {say('overbooking-label-hotel', n=number).upper()}"
    state = message("overbooking-label-closed", n=free) if closed else beds(free)
    head = line((name, f"bold {BRIGHT} {night}"))
    room = width - len(name)
    head.append(f"{state}{mark} ".rjust(room), f"bold {CARD} {night}")
    lines = [head, _windows(hotel, free, width)]
    words = [piece.plain for piece in wrapped(Text(str(rule_words(hotel.face.rule))), width - 2)]
    if len(words) > HEIGHT - 2:
        words = [
            piece.plain for piece in wrapped(Text(str(rule_short(hotel.face.rule))), width - 2)
        ]
    for row in range(HEIGHT - 2):
        shown = words[row] if row < len(words) else ""
        lines.append(fitted(line((f" {shown}".ljust(width), f"{CARD} {night}")), width))
    return [fitted(each, width) for each in lines]


def _in_lines(words: Message, width: int) -> list[str]:
    return [piece.plain for piece in wrapped(Text(str(words)), width)]


def _windows(hotel: HotelView, free: int, width: int) -> Text:
    """One window per bed: dark if it's free, lit if it isn't."""
    lit = max(0, hotel.face.beds - free)
    drawn = line((" ", f"on {NIGHT}"))
    drawn.append(TAKEN * lit, f"{LIT} on {NIGHT}")
    drawn.append(FREE * free, f"bold {BRIGHT} on {NIGHT}")
    if drawn.cell_len > width - 1:
        drawn.truncate(width - 2)
        drawn.append("…", f"{BRIGHT} on {NIGHT}")
    drawn.append(" " * (width - drawn.cell_len), f"on {NIGHT}")
    return drawn


def short_column(seen: Seen, width: int) -> Lines:
    """Each hotel in a line or two, for a small screen."""
    drawn = []
    for number, hotel in enumerate(seen.view.hotels, start=1):
        facts = seen.facts.hotels[number - 1]
        mark = HOUSE_MARK if hotel.face.source == "house" else ""
        text = Text.assemble(
            (f"{number} ", f"bold {GOLD}"),
            (f"{beds(facts.free)}{mark}, ", STRONG),
            str(rule_short(hotel.face.rule)),
        )
        if facts.door_places:
            text.append(f"  {say('overbooking-label-door')} ", GOLD)
            text.append_text(_lined([small_card(c) for c in hotel.door]))
            text.append(" ●1" if hotel.token else "", GOLD)
        text.append(f"  {say('overbooking-label-queue')} ", GOLD)
        text.append_text(
            _lined([small_card(c, _mark(hotel, k)) for k, c in enumerate(hotel.queue)])
        )
        drawn += wrapped(text, width, 2)
    return drawn


def _lined(cards: Sequence[Text]) -> Text:
    return Text(" ").join(cards) if cards else Text("–", FAINT)


def legend(seen: Seen, width: int) -> Lines:
    """What the small symbols mean, if they're on the table."""
    view = seen.view
    signs = [f"{FREE} {say('overbooking-sign-bed')}", f"● {say('overbooking-sign-coin')}"]
    if view.house_values:
        signs.append(f"{HOUSE_MARK} {say('overbooking-sign-house')}")
    hidden = [h for h in view.hotels if not h.revealed]
    if any(_mark(h, k) == FACE_UP for h in hidden for k in range(len(h.queue))):
        signs.append(f"{FACE_UP} {say('overbooking-sign-open')}")
    if any(hotel.named for hotel in view.hotels):
        signs.append(f"{NAMED}1 {say('overbooking-sign-named')}")
    return wrapped(Text("   ".join(signs), FAINT), width)


def booking(seen: Seen, width: int) -> Lines:
    """An open queue in booking order, and who would get a bed."""
    view = seen.view
    assert view.at is not None, "no ability is being decided"
    facts = seen.facts.hotels[view.at[0] - 1]
    note = message("overbooking-outlook-note", beds=beds(facts.free), hotel=view.at[0])
    drawn = [heading(say("overbooking-outlook"), width, str(note))]
    why = {
        "named": say("overbooking-outlook-named"),
        "hotel rule": say("overbooking-outlook-rule"),
        "size": "",
    }
    wide = max(cell_len(reason) for reason in why.values()) + 1
    cards = [str(card_name(each.card, seen.box)) for each in facts.outlook]
    longest = max(map(cell_len, cards), default=0)
    for turn, (each, card) in enumerate(zip(facts.outlook, cards, strict=True), start=1):
        text = line((f" {turn}. ", FAINT))
        text.append_text(owner_band(each.seat, seen.names[each.seat - 1], 12))
        shown = f" {each.card} {card}"
        text.append(padded(shown, longest + 5), STRONG if each.seat == view.seat else "")
        text.append(padded(why[each.reason], wide), FAINT)
        fate = "booked" if each.booked else "away"
        told = say(f"overbooking-outlook-{fate}", n=kind_of(each.card), free=each.free)
        text.append(
            f"{'✓' if each.booked else '✗'} {told}", f"bold {GOLD}" if each.booked else WARNING
        )
        drawn.append(fitted(text, width))
    if not facts.outlook:
        drawn.append(line((say("overbooking-outlook-nobody"), FAINT)))
    return drawn
