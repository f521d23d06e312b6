"""The players' things: hands, booked cards by crest, tokens, points."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.cli.pictures.overbooking_signs import (
    NARROWEST,
    TINT,
    WIDEST,
    Seen,
    hand_card,
    in_a_row,
    in_hand,
    seat_badge,
)
from hotelier.cli.pictures.paint import (
    BRIGHT,
    FAINT,
    GOLD,
    NIGHT,
    STRONG,
    Lines,
    beside,
    cut,
    heading,
    line,
    padded,
    wrapped,
)
from hotelier.messages import say
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import HAND_SIZE, KINDS
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.names import (
    ability_short,
    coins,
    named_crest,
    named_kind,
    points,
)

CREST_COLUMN: Final = 9
BOOKED: Final = "●"
GONE: Final = "×"
ON_TABLE: Final = "▣"
UNSEEN: Final = "·"
IN_HAND: Final = "▢"


def banner(seen: Seen, width: int) -> Lines:
    """The name of the game, the round, and everyone's score."""
    view = seen.view
    stage = ", ".join(map(str, seen.headline))
    if view.over:
        stage = say("overbooking-head-over")
    title = f" OVERBOOKING  ·  {stage}"
    scores = "   ".join(f"{name} {vp}" for name, vp in zip(seen.names, view.scores, strict=True))
    room = width - len(title) - 2
    if cell_len(scores) > room:
        scores = "   ".join(
            say("labelled", label=seat, value=vp) for seat, vp in enumerate(view.scores, start=1)
        )
    if len(scores) > room:
        scores = ""
    space = " " * (room - cell_len(scores))
    shown = padded(f"{title}{space}{scores}"[:width], width)
    return [line((shown, f"bold {BRIGHT} on {NIGHT}"))]


def hand(seen: Seen, width: int) -> Lines:
    """The viewer's hand, cards next to each other."""
    view = seen.view
    if view.seat is None:
        return []
    cards = view.seats[view.seat - 1].hand or ()
    title = f"{say('overbooking-hand')} ({len(cards)})"
    drawn = [heading(title, width, say("overbooking-hand-note"))]
    if not cards:
        return [*drawn, line((say("overbooking-hand-none"), FAINT))]
    card_width = min(WIDEST, (width + 1) // HAND_SIZE - 1)
    if card_width < NARROWEST:
        return drawn + short_hand(seen, width)
    return drawn + in_a_row([in_hand(card, view.seat, card_width, seen.box) for card in cards])


def short_hand(seen: Seen, width: int) -> Lines:
    """The viewer's hand in one line."""
    view = seen.view
    if view.seat is None:
        return []
    cards = view.seats[view.seat - 1].hand or ()
    text = Text(f"{say('overbooking-label-hand')} ", GOLD)
    indent = text.cell_len
    text.append_text(Text(" ").join(hand_card(card, seen.box) for card in cards))
    return wrapped(text, width, indent)


def players(seen: Seen, width: int) -> Lines:
    """Everyone: points and where they come from, hand, booked cards by crest."""
    title, note = say("overbooking-label-players"), say("overbooking-players-note")
    drawn = [heading(title, width, note)]
    for seat in range(1, len(seen.names) + 1):
        drawn += _player(seen, seat, width)
    return drawn


def _player(seen: Seen, seat: int, width: int) -> Lines:
    """A seat in one line, or in two or three if it's narrow."""
    view, names = seen.view, seen.names
    longest = min(16, max(cell_len(name) for name in names))
    name = line(("▸ " if view.actor == seat else "  ", f"bold {GOLD}"))
    name.append_text(seat_badge(seat, padded(cut(names[seat - 1], longest), longest), strong=True))
    name.append(f" {view.scores[seat - 1]:>3}", STRONG)
    own = view.seats[seat - 1]
    source = Text(_sources(seen, seat), FAINT)
    held = say("overbooking-books-hand", n=own.hand_size)
    cards = Text(f"{held} {say('overbooking-books-deck', n=own.deck_size)}", FAINT)
    crests = _crests(view, seat, seen.box)
    facts = line(name, "  ", source, "  ", cards)
    whole = line(facts, "  ", crests)
    if whole.cell_len <= width:
        return [whole]
    below = wrapped(line("    ", crests), width, 4)
    if facts.cell_len <= width:
        return [facts, *below]
    return [line(name, "  ", cards), line("    ", source), *below]


def _sources(seen: Seen, seat: int) -> str:
    """Where the points come from, equally wide for every seat."""
    columns = [_parts(seen, each) for each in range(1, len(seen.names) + 1)]
    widths = [max(map(cell_len, column)) for column in zip(*columns, strict=True)]
    return " ".join(map(padded, columns[seat - 1], widths))


def _parts(seen: Seen, seat: int) -> list[str]:
    facts = seen.facts.seats[seat - 1]
    parts = [str(coins(facts.coins)), say("overbooking-books-tokens", n=facts.tokens)]
    if seen.view.bonus != "none":
        parts.append(say("overbooking-label-crests", n=facts.crest_vp))
    return parts


def _crests(view: OverbookingView, seat: int, box: Box) -> Text:
    """The kinds booked of each crest: `bird 1·4·6`."""
    parts = []
    for crest in box.crests:
        shown = [_booked(view, each, crest) for each in range(1, len(view.seats) + 1)]
        widest = max(len(kinds) for kinds in shown)
        kinds = shown[seat - 1]
        text = line((f"{named_crest(crest)} ", GOLD if kinds else FAINT))
        text.append((kinds or "–").ljust(widest), STRONG if kinds else FAINT)
        parts.append(text)
    return line("  ").join(parts)


def _booked(view: OverbookingView, seat: int, crest: str) -> str:
    return "·".join(card[0] for card in view.seats[seat - 1].booked if card[-1] == crest[0])


def abilities(seen: Seen, width: int) -> Lines:
    """What each kind does at a back door."""
    drawn = [heading(say("overbooking-label-at-door"), width)]
    entries = []
    for kind in range(1, KINDS + 1):
        name = named_kind(seen.box.names[kind - 1])
        text = Text.assemble((f"{kind} {name} ", STRONG), str(ability_short(kind)))
        entries.append(text)
    columns = 3 if width >= 96 else 2 if width >= 72 else 1
    each = (width - 2 * (columns - 1)) // columns
    rows = -(-len(entries) // columns)
    for row in range(rows):
        cells = [(wrapped(entries[k], each, 2), each) for k in range(row, len(entries), rows)]
        drawn += beside(*cells)
    return drawn


def bonus(seen: Seen, width: int) -> Lines:
    """The crest bonus of this table."""
    head = "" if seen.view.bonus == "none" else f"{say('option-bonus')} "
    text = Text.assemble((head, GOLD), str(seen.facts.bonus_words))
    return wrapped(text, width, cell_len(head))


def page(seen: Seen, seat: int, width: int) -> Lines:
    """One player: points, and where each of the 24 cards is, as far as the viewer knows."""
    view, box = seen.view, seen.box
    own = view.seats[seat - 1]
    drawn = [heading(seen.names[seat - 1], width, str(points(view.scores[seat - 1])))]
    drawn += _player(seen, seat, width)
    drawn.append(line())
    cell = max(7, min(12, (width - CREST_COLUMN) // KINDS))
    head = line(" " * CREST_COLUMN)
    for kind, name in enumerate(box.names, start=1):
        head.append(padded(f"{kind} {cut(str(named_kind(name)), cell - 3)}", cell), GOLD)
    drawn.append(head)
    signs: set[str] = set()
    for crest in box.crests:
        row = line(
            (padded(cut(str(named_crest(crest)), CREST_COLUMN - 1), CREST_COLUMN), TINT[seat - 1])
        )
        for kind in range(1, KINDS + 1):
            sign = _where(view, seat, f"{kind}{crest[0]}")
            signs.add(sign)
            style = STRONG if sign == BOOKED else FAINT if sign in (UNSEEN, GONE) else GOLD
            row.append(sign.ljust(cell), style)
        drawn.append(row)
    words = {
        BOOKED: "booked",
        GONE: "discarded",
        ON_TABLE: "table",
        IN_HAND: "hand",
        UNSEEN: "deck" if own.hand is not None else "unseen",
    }
    told = "   ".join(
        f"{sign} {say(f'overbooking-where-{where}')}"
        for sign, where in words.items()
        if sign in signs
    )
    return drawn + wrapped(Text(told, FAINT), width)


def _where(view: OverbookingView, seat: int, card: str) -> str:
    own = view.seats[seat - 1]
    if card in own.booked:
        return BOOKED
    if card in own.discarded:
        return GONE
    if own.hand is not None and card in own.hand:
        return IN_HAND
    laid = [c for hotel in view.hotels for c in (*hotel.queue, *hotel.door)]
    if any(c.seat == seat and c.card == card for c in laid):
        return ON_TABLE
    return UNSEEN
