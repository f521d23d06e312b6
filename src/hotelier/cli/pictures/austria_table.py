"""What lies on the table for all: dice, guests, the emperor, politics cards, the turn order."""

from typing import Final

from rich.text import Text

from hotelier.austria.cards import (
    EMPEROR_BACK,
    EMPEROR_VP,
    GUEST_COST,
    GUESTS,
    LETTERS,
    POLITICS_VP,
    STAFF,
)
from hotelier.austria.dice import BOOST_PRICE
from hotelier.austria.emperor import BONUS_FROM
from hotelier.austria.rounds import ROUNDS
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words import (
    bonus_words,
    crowns,
    effect_words,
    penalty_words,
    politics_words,
    short_reward,
    short_words,
    tile_round,
)
from hotelier.austria.words_moves import (
    DIE_NAMES,
    die_effect,
    die_extras,
    die_price,
    die_strength,
    in_vain,
    staff_with,
)
from hotelier.austria.words_scores import emperor_outlook, progress
from hotelier.cli.pictures import Names
from hotelier.cli.pictures.austria_signs import SEAT_TINT, TINT, guest_badge, order, seat_badge
from hotelier.cli.pictures.paint import (
    BRIGHT,
    CARD,
    FAINT,
    GOLD,
    INK,
    NIGHT,
    PAPER,
    STRONG,
    WARNING,
    Lines,
    fitted,
    heading,
    line,
    wrapped,
)
from hotelier.core.words import listed

DIE: Final = f"bold {INK} on {PAPER}"
MOST_DICE: Final = 4  # drawn one by one; more are counted
DICE_WIDTH: Final = 3 * MOST_DICE + 1
SPACE: Final = 4  # columns of a space of the emperor track
TRACK: Final = SPACE * len(EMPEROR_VP) + 6  # the whole track with its labels
ZONE: Final = {
    "penalty": f"{CARD} on #7d1f3b",
    "nothing": f"{CARD} on #5c5a52",
    "bonus": f"{INK} on {BRIGHT}",
}


def banner(view: AustriaView, names: Names, width: int) -> Lines:
    """The name of the game, the round, and the score of everyone."""
    if view.over:
        stage = "the game is over"
    elif view.round in EMPEROR_BACK:
        stage = f"round {view.round} of {ROUNDS}, then the emperor"
    else:
        stage = f"round {view.round} of {ROUNDS}"
    left = Text(f" GRAND AUSTRIA HOTEL  ·  {stage}")
    scores = zip(names, view.seats, strict=True)
    right = Text("   ".join(f"{name}: {seat.vp} VP" for name, seat in scores))
    room = width - left.cell_len - 4
    if right.cell_len > room:
        right = Text("   ".join(f"{k}: {seat.vp}" for k, seat in enumerate(view.seats, start=1)))
    if right.cell_len <= room:
        left.append(" " * (room + 2 - right.cell_len)).append_text(right)
    text = fitted(left, width)
    text.stylize(f"bold {BRIGHT} on {NIGHT}")
    return [text]


def turn_order(view: AustriaView, names: Names, width: int) -> Lines:
    """Who has which number this round; covered ones are struck through."""
    if view.first is None or (not any(view.dice) and not any(s.numbers for s in view.seats)):
        return []
    players = len(view.seats)
    shown = line(("Turns ", GOLD))
    for number in range(1, 2 * players + 1):
        place = number - 1 if number <= players else 2 * players - number
        seat = (view.first - 1 + place) % players + 1
        there = number in view.seats[seat - 1].numbers
        passed = view.seats[seat - 1].passed and there
        text = f" {number} {names[seat - 1]}{' passed' if passed else ''} "
        now = view.actor == seat and there and number == min(view.seats[seat - 1].numbers)
        style = f"bold {CARD} on {SEAT_TINT[seat - 1]}" if now else SEAT_TINT[seat - 1]
        shown.append(text, style if there else "dim strike")
        shown.append(" ")
    return wrapped(shown, width, 6)


def dice(view: AustriaView, seat: SeatView, width: int) -> Lines:
    """The six spaces and what each gives this seat now."""
    drawn = [heading("Dice", width, f"{BOOST_PRICE}♔ more makes one stronger")]
    for face in range(1, 7):
        shown = line((f"{face} ", STRONG), _dice_on(view, face))
        if view.dice[face - 1]:
            shown.append_text(die_gives(view, seat, face))
        else:
            shown.append(f"no die ({DIE_NAMES[face]})", FAINT)
        drawn += wrapped(shown, width, 2 + DICE_WIDTH)
    return drawn


def _dice_on(view: AustriaView, face: int) -> Text:
    """The dice of a space, one by one or counted."""
    count = view.dice[face - 1]
    shown = Text()
    if count > MOST_DICE:
        shown.append(f"[{face}]", DIE).append(f"×{count}", STRONG)
    else:
        shown.append(f"[{face}]" * count, DIE)
    return shown.append(" " * (DICE_WIDTH - shown.cell_len))


def die_gives(view: AustriaView, seat: SeatView, face: int) -> Text:
    """What a die of this space gives a seat, in a few words."""
    strength = die_strength(view, seat, face)
    cost = die_price(view, seat, face)
    main = die_effect(view, seat, face, strength)
    text = Text()
    if face == 3:
        text.append("prepare 1 room" if strength == 1 else f"prepare up to {strength} rooms")
    elif face == 4 and not staff_with(seat, "both_tracks"):
        text.append(f"{strength} emperor or ♔")
    elif face == 5:
        text.append(f"hire staff −{strength}♔")
    elif face == 6:
        text.append(f"any action, strength {strength}, {f'{cost}♔' if cost else 'free'}")
    else:
        text.append(effect_words(main))
    text.append(in_vain(view, seat, main, cost), WARNING)
    for card, effect in die_extras(view, seat, face):
        text.append(f" + {short_words(effect)}", STRONG).append(f" ({STAFF[card].name})", FAINT)
        text.append(in_vain(view, seat, effect, cost), WARNING)
    return text


def die_choice(view: AustriaView, seat: SeatView, face: int) -> Text:
    """A die to choose, in one line."""
    return Text.assemble(_dice_on(view, face), die_gives(view, seat, face))


def guests(view: AustriaView, seat: SeatView, width: int) -> Lines:
    """The row: place, price, guest, VP, order and reward."""
    drawn = [heading("Guests", width, "price, guest, VP, order → reward")]
    free = bool(staff_with(seat, "free_guests"))
    for place in range(1, len(view.row) + 1):
        cost = 0 if free else GUEST_COST[place - 1]
        shown = line((f"{place} ", STRONG), guest_choice(view, place, cost))
        indent = shown.plain.find("→")
        drawn += wrapped(shown, width, indent if 0 < indent <= width - 16 else 7)
    return drawn


def guest_choice(view: AustriaView, place: int, cost: int) -> Text:
    """A guest of the row in one line."""
    guest = GUESTS[view.row[place - 1]]
    longest = max(len(GUESTS[card].name) for card in view.row)
    shown = Text.assemble(f"{cost}♔ ", guest_badge(guest.id))
    shown.append(" " * (longest - len(guest.name) + 1))
    shown.append(f"{guest.vp:>2} VP ", STRONG if guest.vp else FAINT)
    shown.append_text(order(guest.order, guest.order))
    shown.append(" " * (9 - 2 * len(guest.order)))
    return shown.append(f"→ {short_reward(guest)}" if guest.reward else "")


def emperor(view: AustriaView, seat: SeatView, names: Names, width: int) -> Lines:
    """The track with its zones for the next scoring, everyone's place, and the viewer's outlook."""
    tile = view.next_tile
    note = ""
    if tile is not None:
        back = EMPEROR_BACK[tile_round(tile)]
        note = f"after round {tile_round(tile)}: score, go back {back}, then tile {tile}"
    drawn = [heading("Emperor", width, note)]
    spaces, points = line(), line()
    for space, vp in enumerate(EMPEROR_VP):
        fate = emperor_outlook(tile, space)[2] if tile else "nothing"
        spaces.append(f"{space:^{SPACE}}", f"bold {ZONE[fate]}")
        points.append(f"{vp:^{SPACE}}", FAINT)
    points.append("VP", FAINT)
    drawn += [*_places(view, seat), spaces, points]
    if tile is not None:
        drawn.append(_zones(tile))
        drawn += wrapped(outlook(view, seat, tile), width)
    return drawn


def _places(view: AustriaView, own: SeatView) -> Lines:
    """Everyone over their space of the track, two beside each other: `1·2`."""
    crowd: list[list[int]] = [[] for _ in EMPEROR_VP]
    for number, seat in enumerate(view.seats, start=1):
        crowd[seat.emperor].append(number)
    drawn = []
    for row in reversed(range(max(len(here) + 1 for here in crowd) // 2)):
        places = line()
        for here in crowd:
            signs = [_place(view, k, own) for k in here[2 * row : 2 * row + 2]]
            mark = Text("·", FAINT).join(signs)
            mark.pad_left((SPACE - mark.cell_len) // 2)
            places.append_text(mark).append(" " * (SPACE - mark.cell_len))
        drawn.append(places)
    drawn[-1].append("seats", FAINT)
    return drawn


def _place(view: AustriaView, number: int, own: SeatView) -> Text:
    tint = SEAT_TINT[number - 1]
    return Text(str(number), f"bold {CARD} on {tint}" if view.seats[number - 1] is own else tint)


def _zones(tile: str) -> Text:
    """The names of the zones under the track."""
    back = EMPEROR_BACK[tile_round(tile)]
    last = len(EMPEROR_VP) - 1
    parts = (
        ("penalty", back + 1),
        ("nothing", BONUS_FROM - 1),
        ("bonus", last - back - BONUS_FROM + 1),
    )
    drawn = line()
    for fate, spaces in parts:
        drawn.append(f" {fate} ".center(SPACE * spaces, "·"), FAINT)
    return drawn


def outlook(view: AustriaView, seat: SeatView, tile: str) -> Text:
    """What the next scoring would bring a seat where it stands."""
    vp, after, fate = emperor_outlook(tile, seat.emperor)
    revised = view.edition == "revised"
    text = Text(f"On space {seat.emperor} now: {vp} VP, back to {after}, ")
    if fate == "bonus":
        return text.append("bonus: ", f"bold {GOLD}").append(bonus_words(tile))
    if fate == "penalty":
        return text.append("penalty: ", f"bold {WARNING}").append(penalty_words(tile, revised))
    return text.append("neither bonus nor penalty")


def tiles(view: AustriaView, width: int) -> Lines:
    """The three emperor tiles; the one that counts next stands out."""
    drawn = [heading("Emperor tiles", width, f"bonus from space {BONUS_FROM}, penalty on 0")]
    revised = view.edition == "revised"
    for tile in view.tiles:
        text = Text.assemble(
            (f"{tile} ", STRONG),
            (f"after {tile_round(tile)}  ", FAINT),
            ("+ ", f"bold {GOLD}"),
            bonus_words(tile),
            ("  − ", f"bold {WARNING}"),
            penalty_words(tile, revised),
        )
        if tile_round(tile) < view.round or view.over:
            text = Text(f"{tile} after {tile_round(tile)}  is over", FAINT)
        drawn += wrapped(text, width, 3)
    return drawn


def politics(view: AustriaView, seat: SeatView, names: Names, width: int) -> Lines:
    """The politics cards: condition, places left, discs, and how far this seat is."""
    drawn = [heading("Politics", width)]
    for letter, card, discs in zip(LETTERS, view.politics, view.discs, strict=False):
        text = Text.assemble((f"{letter} ", STRONG))
        for place, vp in enumerate(POLITICS_VP):
            text.append(f"{vp}", "dim strike" if place < discs else f"bold {GOLD}")
            text.append("·" if place < len(POLITICS_VP) - 1 else " VP  ", FAINT)
        text.append(politics_words(card))
        holders = [k for k, other in enumerate(view.seats, start=1) if letter in other.discs]
        if letter in seat.discs:
            text.append("  ✓ yours", f"bold {TINT['green']}")
        elif discs < len(POLITICS_VP):
            text.append(f"  ({progress(seat, card)})", FAINT)
        others = [k for k in holders if view.seats[k - 1] is not seat]
        if others:
            text.append("  discs: ", FAINT)
            text.append_text(Text(", ").join(seat_badge(k, names[k - 1]) for k in others))
        drawn += wrapped(text, width, 2)
    return drawn


def decks(view: AustriaView) -> str:
    """What is left to draw."""
    under = f" (and {len(view.under)} under it)" if view.under else ""
    return f"guest deck {view.guest_deck}, staff deck {view.staff_deck}{under}"


def summary(seat: SeatView) -> str:
    """A seat in a few words."""
    return listed([f"{seat.vp} VP", crowns(seat.crowns), f"emperor {seat.emperor}"])
