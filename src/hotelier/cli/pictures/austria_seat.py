"""One player's things: café, kitchen, purse, staff; and the other players in short."""

from rich.cells import cell_len
from rich.text import Text

from hotelier.austria.facts.shapes import Seated, SeatFacts
from hotelier.austria.rules.cards import PURSE
from hotelier.austria.rules.printed import Edition, Guest
from hotelier.austria.view import SeatView
from hotelier.austria.words.cards import short_reward, staff_words
from hotelier.austria.words.names import points, staff_name
from hotelier.cli.pictures.austria_hotel import COLUMNS, small
from hotelier.cli.pictures.austria_seen import Seen
from hotelier.cli.pictures.austria_signs import (
    guest_badge,
    kitchen,
    order,
    seat_badge,
    staff_title,
)
from hotelier.cli.pictures.paint import (
    FAINT,
    GOLD,
    RULE,
    STRONG,
    WARNING,
    Lines,
    beside,
    fitted,
    heading,
    label,
    line,
    wrapped,
)
from hotelier.messages import say


def cafe(seat: SeatView, facts: SeatFacts, cards: Edition, width: int) -> Lines:
    """The three tables: guest, order, what is missing, reward."""
    drawn = [heading(say("austria-cafe"), width)]
    for number, (table, seated) in enumerate(zip(seat.cafe, facts.tables, strict=True), start=1):
        if table is None or seated is None:
            drawn.append(line((f"{number} ", STRONG), (say("austria-free"), FAINT)))
            continue
        drawn += wrapped(_seated(number, cards.guests[table.guest], seated, width), width, 5)
    return drawn


def _seated(number: int, guest: Guest, table: Seated, width: int) -> Text:
    text = Text.assemble((f"{number} ", STRONG), guest_badge(guest), " ")
    text.append_text(order(guest.order, table.missing))
    if not table.missing and table.rooms:
        text.append(f" {say('austria-ready')}", f"bold {GOLD}")
    elif not table.missing:
        text.append(f" {say('austria-ready-no-room')}", WARNING)
    gives = Text(f"  {points(guest.vp)}", STRONG if guest.vp else FAINT)
    gives = Text.assemble(gives, f" → {short_reward(guest)}" if guest.reward else "")
    needs = f" {table.status}" if table.missing else ""
    if text.cell_len + cell_len(needs) + gives.cell_len <= width:
        text.append(needs, FAINT)
    return text.append_text(gives)


def stores(seat: SeatView, width: int) -> Lines:
    """Kitchen and purse."""
    text = Text.assemble(
        (f"{say('austria-kitchen')} ", GOLD),
        kitchen(seat.kitchen),
        (f"   {say('austria-purse')} ", GOLD),
        (f"{seat.crowns}♔", STRONG),
        (f"/{PURSE}", FAINT),
        (f"   {say('austria-points')} ", GOLD),
        (str(points(seat.vp)), STRONG),
    )
    return wrapped(text, width, 8)


def hand(seat: SeatView, cards: Edition, width: int, title: str = "austria-staff-hand") -> Lines:
    """The cards in hand, or the number of cards."""
    drawn = [heading(say(title, n=seat.hand_size), width)]
    if seat.hand is None:
        return drawn + wrapped(Text(say("austria-hidden-hand", n=seat.hand_size), FAINT), width)
    if not seat.hand:
        return [*drawn, line((say("austria-no-hand"), FAINT))]
    for card in seat.hand:
        drawn += staff_line(card, cards, width)
    return drawn


def hired(seat: SeatView, cards: Edition, width: int) -> Lines:
    """The hired cards; round cards already used this round are faint."""
    drawn = [heading(say("austria-staff-at-work", n=len(seat.staff)), width)]
    if not seat.staff:
        return [*drawn, line((say("austria-nobody-yet"), FAINT))]
    for card in seat.staff:
        drawn += staff_line(card, cards, width, used=card in seat.used)
    return drawn


def staff(seat: SeatView, cards: Edition, width: int) -> Lines:
    """Hand and hired staff, next to each other or stacked, whichever is shorter."""
    half = (width - 2) // 2
    side = beside((hand(seat, cards, half), half), (hired(seat, cards, half), half))
    under = hand(seat, cards, width) + hired(seat, cards, width)
    return min(side, under, key=len)


def staff_line(card: int, cards: Edition, width: int, used: bool = False) -> Lines:
    """Cost, name, moment and what the card does."""
    text = staff_title(cards.staff[card])
    moment = say(f"austria-moment-{cards.staff[card].when}")
    text.append(" ").append(label(moment), GOLD)
    text.append(str(staff_words(card, cards)))
    if used:
        text.append(f" ({say('austria-used')})", FAINT)
        text.stylize(FAINT)
    return wrapped(text, width, 3)


def opponent(seen: Seen, number: int, width: int) -> Lines:
    """Another player in five lines: a small hotel and the rest in words."""
    seat = seen.view.seats[number - 1]
    right = width - COLUMNS - 2
    facts = Text.assemble(
        (f"{seat.crowns}♔", STRONG),
        (f"  {say('austria-at-emperor', n=seat.emperor)}  ", STRONG),
        kitchen(seat.kitchen),
        (f"  {say('austria-in-hand', n=seat.hand_size)}", FAINT),
    )
    tables = _tables(seat, seen.cards)
    text = wrapped(facts, right) + wrapped(tables, right, 5) + wrapped(_staff(seat), right, 6)
    head = Text.assemble(("◈ ", GOLD), seat_badge(number, seen.names[number - 1], strong=True))
    head.append(f"  {points(seat.vp)} ", STRONG)
    head.append("─" * max(0, width - head.cell_len), RULE)
    return [fitted(head, width), *beside((small(seat, seen.box), COLUMNS), (text, right))]


def _tables(seat: SeatView, cards: Edition) -> Text:
    text = Text.assemble((f"{say('austria-cafe')} ", GOLD))
    seated = [table for table in seat.cafe if table is not None]
    if not seated:
        return text.append(say("austria-cafe-empty"), FAINT)
    guests = [cards.guests[table.guest] for table in seated]
    shown = [
        Text.assemble(guest_badge(guest), " ", order(guest.order, table.missing))
        for guest, table in zip(guests, seated, strict=True)
    ]
    return text.append_text(Text("  ").join(shown))


def _staff(seat: SeatView) -> Text:
    text = Text.assemble((f"{say('austria-page-staff')} ", GOLD))
    names = ", ".join(str(staff_name(card)) for card in seat.staff)
    return text.append(names or say("austria-nobody-yet"))
