"""The shared parts of the table: dice, guests, the emperor, politics cards, the turn order."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hotelier.austria.rules.dice import BOOST_PRICE
from hotelier.austria.rules.emperor import BONUS_FROM
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words.cards import (
    bonus_words,
    penalty_words,
    politics_words,
    short_reward,
)
from hotelier.austria.words.names import crowns, guest_name, points, staff_name
from hotelier.austria.words.refusals import progress_words
from hotelier.cli.pictures.austria_seen import Seen
from hotelier.cli.pictures.austria_signs import (
    SEAT_TINT,
    TINT,
    UNCHECKED,
    guest_badge,
    order,
    seat_badge,
)
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
MOST_DICE: Final = 4  # drawn individually; more are counted
DICE_WIDTH: Final = 3 * MOST_DICE + 1
ANY: Final = 6  # the wild face
SPACE: Final = 4  # columns per space of the emperor track
LABEL: Final = 6
TRACK: Final = SPACE * (END_OF_TRACK + 1) + LABEL  # the whole track with its labels
ZONE: Final = {
    "penalty": f"{CARD} on #7d1f3b",
    "nothing": f"{CARD} on #5c5a52",
    "bonus": f"{INK} on {BRIGHT}",
}


def banner(seen: Seen, width: int) -> Lines:
    """The name of the game, the round, and the score of everyone."""
    view, facts = seen.view, seen.facts
    stage = say("game-over") if view.over else say("austria-round", n=view.round, all=facts.rounds)
    left = Text(f" {say('austria-title').upper()}  ·  {stage}")
    scores = zip(seen.names, view.seats, strict=True)
    right = Text(
        "   ".join(say("labelled", label=name, value=str(points(seat.vp))) for name, seat in scores)
    )
    short = Text(
        "   ".join(
            say("labelled", label=k, value=seat.vp) for k, seat in enumerate(view.seats, start=1)
        )
    )
    if facts.emperor.next and facts.emperor.next.round == view.round:
        longer = Text(f"{left.plain}, {say('austria-emperor-now')}")
        left = longer if longer.cell_len + short.cell_len + 4 <= width else left
    room = width - left.cell_len - 4
    shown = right if right.cell_len <= room else short
    if shown.cell_len <= room:
        left.append(" " * (room + 2 - shown.cell_len)).append_text(shown)
    text = fitted(left, width)
    text.stylize(f"bold {BRIGHT} on {NIGHT}")
    return [text]


def turn_order(seen: Seen, width: int) -> Lines:
    """Who has which number this round; covered ones are struck through."""
    view = seen.view
    if view.first is None or (not any(view.dice) and not any(s.numbers for s in view.seats)):
        return []
    title, waits = say("austria-turns"), say("austria-passed")
    shown = line((f"{title} ", GOLD))
    for number, turn in enumerate(seen.facts.turns, start=1):
        passed = f" {waits}" if turn.state == "passed" else ""
        text = f" {number} {seen.names[turn.seat - 1]}{passed} "
        tint = SEAT_TINT[turn.seat - 1]
        style = f"bold {CARD} on {tint}" if turn.state == "now" else tint
        shown.append(text, "dim strike" if turn.state == "done" else style)
        shown.append(" ")
    return wrapped(shown, width, cell_len(title) + 1)


def dice(seen: Seen, width: int) -> Lines:
    """The six spaces and what each gives this seat now."""
    drawn = [heading(say("austria-dice"), width, say("austria-boost-note", n=BOOST_PRICE))]
    for face in range(1, 7):
        shown = line((f"{face} ", STRONG), _dice_on(seen.view, face))
        if seen.view.dice[face - 1]:
            shown.append_text(die_gives(seen, face))
        else:
            action = say(f"austria-die-{face}")
            shown.append(say("austria-aside", what=say("austria-no-die"), aside=action), FAINT)
        drawn += wrapped(shown, width, 2 + DICE_WIDTH)
    return drawn


def _dice_on(view: AustriaView, face: int) -> Text:
    """The dice on a space, drawn or counted."""
    count = view.dice[face - 1]
    shown = Text()
    if count > MOST_DICE:
        shown.append(f"[{face}]", DIE).append(f"×{count}", STRONG)
    else:
        shown.append(f"[{face}]" * count, DIE)
    return shown.append(" " * (DICE_WIDTH - shown.cell_len))


def die_gives(seen: Seen, face: int) -> Text:
    """What a die on this space gives a seat, in a few words."""
    space = seen.facts.dice[face - 1]
    text = Text(str(space.gives or say(f"austria-die-{face}")))
    if face == ANY:
        text.append(f", {say('austria-sign-price', n=space.price)}")
    for extra in space.extras:
        text.append(f" + {extra.gives}", STRONG).append(f" ({staff_name(extra.card)})", FAINT)
    # A spectator doesn't know whether anyone can be hired.
    if space.vain and seen.view.seat is not None:
        text.append(f" ({space.vain})", WARNING)
    return text


def die_choice(seen: Seen, face: int) -> Text:
    """A die to choose, in one line."""
    return Text.assemble(_dice_on(seen.view, face), die_gives(seen, face))


def guests(seen: Seen, width: int) -> Lines:
    """The row: place, price, guest, VP, order and reward."""
    drawn = [heading(say("austria-guests"), width, say("austria-row-note"))]
    for place in range(1, len(seen.view.row) + 1):
        shown = line((f"{place} ", STRONG), guest_choice(seen, place))
        indent = shown.plain.find("→")
        drawn += wrapped(shown, width, indent if 0 < indent <= width - 16 else 7)
    return drawn


def guest_choice(seen: Seen, place: int) -> Text:
    """A guest of the row in one line."""
    guest = seen.cards.guests[seen.view.row[place - 1]]
    longest = max(cell_len(str(guest_name(card))) for card in seen.view.row)
    shown = Text.assemble(f"{seen.facts.row[place - 1]}♔ ", guest_badge(guest))
    shown.append(" " * (longest - cell_len(str(guest_name(guest.id))) + 1))
    vp = f"{points(guest.vp)} ".rjust(len(str(points(MOST_POINTS))) + 1)
    shown.append(vp, STRONG if guest.vp else FAINT)
    shown.append_text(order(guest.order, guest.order))
    shown.append(" " * (9 - 2 * len(guest.order)))
    return shown.append(f"→ {short_reward(guest)}" if guest.reward else "")


def emperor(seen: Seen, width: int) -> Lines:
    """The track with its zones for the next scoring, everyone's space, and the viewer's outlook."""
    facts = seen.facts.emperor
    note = ""
    if facts.next:
        note = say("austria-after-round", round=facts.next.round, back=facts.next.back)
    drawn = [heading(say("austria-emperor"), width, note)]
    spaces, values = line(), line()
    for space, vp in enumerate(facts.vp):
        fate = facts.fates[space] if facts.fates else "nothing"
        spaces.append(f"{space:^{SPACE}}", f"bold {ZONE[fate]}")
        mark = UNCHECKED if seen.cards.emperor_vp_source.get(space) == "transcription" else ""
        values.append(f"{f'{vp}{mark}':^{SPACE}}", FAINT)
    values.append(cut(say("austria-points-short"), LABEL), FAINT)
    drawn += [*_places(seen.view, seen.seat), spaces, values]
    if facts.next:
        drawn.append(_zones(facts.fates))
        drawn += wrapped(outlook(seen), width)
    return drawn


def _places(view: AustriaView, own: SeatView) -> Lines:
    """Everyone's number above their space on the track, two next to each other: `1·2`."""
    crowd: list[list[int]] = [[] for _ in range(END_OF_TRACK + 1)]
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


def _zones(fates: Sequence[str]) -> Text:
    """The names of the zones under the track."""
    drawn = line()
    for fate, spaces in groupby(fates):
        width = SPACE * len(list(spaces))
        words = cut(say(f"austria-zone-{fate}"), width)
        parted = f" {words} " if cell_len(words) + 2 <= width else words
        drawn.append(parted.center(width, "·"), FAINT)
    return drawn


def outlook(seen: Seen) -> Text:
    """What the next scoring would give the seat on its current space."""
    scoring, ahead = seen.facts.emperor.next, seen.own.outlook
    if scoring is None or ahead is None:
        return Text()
    facts = {"space": seen.seat.emperor, "vp": ahead.vp, "after": ahead.after}
    text = Text(say("austria-outlook", **facts)).append(" ")
    if ahead.fate == "bonus":
        given = message("austria-outlook-bonus", what=bonus_words(scoring.tile, seen.cards))
        return text.append(str(given), GOLD)
    if ahead.fate == "penalty":
        due = message("austria-outlook-penalty", what=penalty_words(scoring.tile, seen.cards))
        return text.append(str(due), WARNING)
    return text.append(say("austria-outlook-nothing"))


def tiles(seen: Seen, width: int) -> Lines:
    """The three emperor tiles; the one that counts next stands out."""
    note = say("austria-tiles-note", n=BONUS_FROM)
    drawn = [heading(say("austria-tiles"), width, note)]
    for scoring in seen.facts.emperor.scorings:
        tile = scoring.tile
        text = Text.assemble(
            (f"{tile} ", STRONG),
            (f"{say('austria-after', round=scoring.round)}  ", FAINT),
            ("+ ", f"bold {GOLD}"),
            str(bonus_words(tile, seen.cards)),
            ("  − ", f"bold {WARNING}"),
            str(penalty_words(tile, seen.cards)),
        )
        if scoring.round < seen.view.round or seen.view.over:
            text = Text(f"{tile} {say('austria-tile-over', round=scoring.round)}", FAINT)
        drawn += wrapped(text, width, 3)
    return drawn


def politics(seen: Seen, width: int) -> Lines:
    """The politics cards: condition, places left, discs, and this seat's progress."""
    drawn = [heading(say("austria-politics"), width)]
    unit = say("austria-points-short")
    cards = zip(LETTERS, seen.facts.politics, seen.own.politics, seen.view.discs, strict=False)
    for letter, card, claim, discs in cards:
        text = Text.assemble((f"{letter} ", STRONG))
        for place, vp in enumerate(card.places):
            text.append(f"{vp}", "dim strike" if place < discs else f"bold {GOLD}")
            text.append("·" if place < len(card.places) - 1 else f" {unit}  ", FAINT)
        text.append(str(politics_words(card.card, seen.cards)))
        if claim.claimed:
            text.append(f"  ✓ {say('austria-yours')}", f"bold {TINT['green']}")
        elif card.next is not None:
            text.append(f"  ({progress_words(claim.parts)})", FAINT)
        others = [k for k in seen.others if letter in seen.view.seats[k - 1].discs]
        if others:
            text.append(f"  {say('austria-discs')} ", FAINT)
            text.append_text(Text(", ").join(seat_badge(k, seen.names[k - 1]) for k in others))
        drawn += wrapped(text, width, 2)
    return drawn


def summary(seat: SeatView) -> str:
    """A seat in a few words."""
    emperor = message("austria-at-emperor", n=seat.emperor)
    return str(listed([points(seat.vp), crowns(seat.crowns), emperor]))
