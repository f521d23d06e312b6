"""What lies on the table for all: dice, guests, the emperor, politics cards, the turn order."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.austria.rules.batch import Effect
from hotelier.austria.rules.cards import (
    EMPEROR_BACK,
    EMPEROR_VP,
    GUEST_COST,
    GUESTS,
    LETTERS,
    POLITICS_VP,
)
from hotelier.austria.rules.dice import BOOST_PRICE
from hotelier.austria.rules.emperor import BONUS_FROM
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words.cards import (
    bonus_words,
    penalty_words,
    politics_words,
    short_reward,
    sign_words,
    tile_round,
)
from hotelier.austria.words.moves import in_vain
from hotelier.austria.words.names import crowns, guest_name, points, staff_name
from hotelier.austria.words.scores import emperor_outlook, progress
from hotelier.austria.words.view import (
    die_effect,
    die_extras,
    die_price,
    die_strength,
    staff_with,
)
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
    cut,
    fitted,
    heading,
    line,
    wrapped,
)
from hotelier.messages import say
from hotelier.messages.message import listed, message

DIE: Final = f"bold {INK} on {PAPER}"
MOST_POINTS: Final = 10  # the widest number of a guest's VP
MOST_DICE: Final = 4  # drawn one by one; more are counted
DICE_WIDTH: Final = 3 * MOST_DICE + 1
ANY: Final = 6  # the face that may be used as any other
SPACE: Final = 4  # columns of a space of the emperor track
LABEL: Final = 6
TRACK: Final = SPACE * len(EMPEROR_VP) + LABEL  # the whole track with its labels
ZONE: Final = {
    "penalty": f"{CARD} on #7d1f3b",
    "nothing": f"{CARD} on #5c5a52",
    "bonus": f"{INK} on {BRIGHT}",
}


def banner(view: AustriaView, names: Names, width: int) -> Lines:
    """The name of the game, the round, and the score of everyone."""
    stage = say("game-over") if view.over else say("austria-round", n=view.round, all=ROUNDS)
    left = Text(f" {say('austria-title').upper()}  ·  {stage}")
    scores = zip(names, view.seats, strict=True)
    right = Text("   ".join(f"{name}: {points(seat.vp)}" for name, seat in scores))
    short = Text("   ".join(f"{k}: {seat.vp}" for k, seat in enumerate(view.seats, start=1)))
    if view.round in EMPEROR_BACK and not view.over:
        longer = Text(f"{left.plain}, {say('austria-emperor-now')}")
        left = longer if longer.cell_len + short.cell_len + 4 <= width else left
    room = width - left.cell_len - 4
    shown = right if right.cell_len <= room else short
    if shown.cell_len <= room:
        left.append(" " * (room + 2 - shown.cell_len)).append_text(shown)
    text = fitted(left, width)
    text.stylize(f"bold {BRIGHT} on {NIGHT}")
    return [text]


def turn_order(view: AustriaView, names: Names, width: int) -> Lines:
    """Who has which number this round; covered ones are struck through."""
    if view.first is None or (not any(view.dice) and not any(s.numbers for s in view.seats)):
        return []
    players = len(view.seats)
    title, waits = say("austria-turns"), say("austria-passed")
    shown = line((f"{title} ", GOLD))
    for number in range(1, 2 * players + 1):
        place = number - 1 if number <= players else 2 * players - number
        seat = (view.first - 1 + place) % players + 1
        there = number in view.seats[seat - 1].numbers
        passed = view.seats[seat - 1].passed and there
        text = f" {number} {names[seat - 1]}{f' {waits}' if passed else ''} "
        now = view.actor == seat and there and number == min(view.seats[seat - 1].numbers)
        style = f"bold {CARD} on {SEAT_TINT[seat - 1]}" if now else SEAT_TINT[seat - 1]
        shown.append(text, style if there else "dim strike")
        shown.append(" ")
    return wrapped(shown, width, cell_len(title) + 1)


def dice(view: AustriaView, seat: SeatView, width: int) -> Lines:
    """The six spaces and what each gives this seat now."""
    drawn = [heading(say("austria-dice"), width, say("austria-boost-note", n=BOOST_PRICE))]
    for face in range(1, 7):
        shown = line((f"{face} ", STRONG), _dice_on(view, face))
        if view.dice[face - 1]:
            shown.append_text(die_gives(view, seat, face))
        else:
            action = say(f"austria-die-{face}")
            shown.append(say("austria-aside", what=say("austria-no-die"), aside=action), FAINT)
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
    text = Text(str(sign_words(main)))
    if face == ANY:
        text.append(f", {say('austria-sign-price', n=cost)}")
    text.append_text(_vain(view, seat, main, cost))
    for card, effect in die_extras(view, seat, face):
        text.append(f" + {sign_words(effect)}", STRONG).append(f" ({staff_name(card)})", FAINT)
        text.append_text(_vain(view, seat, effect, cost))
    return text


def _vain(view: AustriaView, seat: SeatView, effect: Effect, cost: int) -> Text:
    """A warning where an action can do nothing."""
    why = in_vain(view, seat, effect, cost)
    return Text(f" ({why})" if why else "", WARNING)


def die_choice(view: AustriaView, seat: SeatView, face: int) -> Text:
    """A die to choose, in one line."""
    return Text.assemble(_dice_on(view, face), die_gives(view, seat, face))


def guests(view: AustriaView, seat: SeatView, width: int) -> Lines:
    """The row: place, price, guest, VP, order and reward."""
    drawn = [heading(say("austria-guests"), width, say("austria-row-note"))]
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
    longest = max(cell_len(str(guest_name(card))) for card in view.row)
    shown = Text.assemble(f"{cost}♔ ", guest_badge(guest.id))
    shown.append(" " * (longest - cell_len(str(guest_name(guest.id))) + 1))
    vp = f"{points(guest.vp)} ".rjust(len(str(points(MOST_POINTS))) + 1)
    shown.append(vp, STRONG if guest.vp else FAINT)
    shown.append_text(order(guest.order, guest.order))
    shown.append(" " * (9 - 2 * len(guest.order)))
    return shown.append(f"→ {short_reward(guest)}" if guest.reward else "")


def emperor(view: AustriaView, seat: SeatView, names: Names, width: int) -> Lines:
    """The track with its zones for the next scoring, everyone's place, and the viewer's outlook."""
    tile = view.next_tile
    note = ""
    if tile is not None:
        back = EMPEROR_BACK[tile_round(tile)]
        note = say("austria-after-round", round=tile_round(tile), back=back)
    drawn = [heading(say("austria-emperor"), width, note)]
    spaces, values = line(), line()
    for space, vp in enumerate(EMPEROR_VP):
        fate = emperor_outlook(tile, space)[2] if tile else "nothing"
        spaces.append(f"{space:^{SPACE}}", f"bold {ZONE[fate]}")
        values.append(f"{vp:^{SPACE}}", FAINT)
    values.append(cut(say("austria-points-short"), LABEL), FAINT)
    drawn += [*_places(view, seat), spaces, values]
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
    drawn[-1].append(cut(say("austria-seats"), LABEL), FAINT)
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
        width = SPACE * spaces
        words = cut(say(f"austria-zone-{fate}"), width)
        parted = f" {words} " if cell_len(words) + 2 <= width else words
        drawn.append(parted.center(width, "·"), FAINT)
    return drawn


def outlook(view: AustriaView, seat: SeatView, tile: str) -> Text:
    """What the next scoring would bring a seat where it stands."""
    vp, after, fate = emperor_outlook(tile, seat.emperor)
    revised = view.edition == "revised"
    text = Text(say("austria-outlook", space=seat.emperor, vp=vp, after=after)).append(" ")
    if fate == "bonus":
        return text.append(str(message("austria-outlook-bonus", what=bonus_words(tile))), GOLD)
    if fate == "penalty":
        due = message("austria-outlook-penalty", what=penalty_words(tile, revised))
        return text.append(str(due), WARNING)
    return text.append(say("austria-outlook-nothing"))


def tiles(view: AustriaView, width: int) -> Lines:
    """The three emperor tiles; the one that counts next stands out."""
    note = say("austria-tiles-note", n=BONUS_FROM)
    drawn = [heading(say("austria-tiles"), width, note)]
    revised = view.edition == "revised"
    for tile in view.tiles:
        text = Text.assemble(
            (f"{tile} ", STRONG),
            (f"{say('austria-after', round=tile_round(tile))}  ", FAINT),
            ("+ ", f"bold {GOLD}"),
            str(bonus_words(tile)),
            ("  − ", f"bold {WARNING}"),
            str(penalty_words(tile, revised)),
        )
        if tile_round(tile) < view.round or view.over:
            text = Text(f"{tile} {say('austria-tile-over', round=tile_round(tile))}", FAINT)
        drawn += wrapped(text, width, 3)
    return drawn


def politics(view: AustriaView, seat: SeatView, names: Names, width: int) -> Lines:
    """The politics cards: condition, places left, discs, and how far this seat is."""
    drawn = [heading(say("austria-politics"), width)]
    unit = say("austria-points-short")
    for letter, card, discs in zip(LETTERS, view.politics, view.discs, strict=False):
        text = Text.assemble((f"{letter} ", STRONG))
        for place, vp in enumerate(POLITICS_VP):
            text.append(f"{vp}", "dim strike" if place < discs else f"bold {GOLD}")
            text.append("·" if place < len(POLITICS_VP) - 1 else f" {unit}  ", FAINT)
        text.append(str(politics_words(card)))
        holders = [k for k, other in enumerate(view.seats, start=1) if letter in other.discs]
        if letter in seat.discs:
            text.append(f"  ✓ {say('austria-yours')}", f"bold {TINT['green']}")
        elif discs < len(POLITICS_VP):
            text.append(f"  ({progress(seat, card)})", FAINT)
        others = [k for k in holders if view.seats[k - 1] is not seat]
        if others:
            text.append(f"  {say('austria-discs')} ", FAINT)
            text.append_text(Text(", ").join(seat_badge(k, names[k - 1]) for k in others))
        drawn += wrapped(text, width, 2)
    return drawn


def summary(seat: SeatView) -> str:
    """A seat in a few words."""
    emperor = message("austria-at-emperor", n=seat.emperor)
    return str(listed([points(seat.vp), crowns(seat.crowns), emperor]))
