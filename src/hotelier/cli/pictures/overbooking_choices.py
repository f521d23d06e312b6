"""The choices: placements as a list in pairs, and as a grid of numbers (notation §5)."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from hotelier.cli.pictures import Choice
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG, Lines, cut, line, padded
from hotelier.messages import say
from hotelier.messages.message import message
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules.actions import PLACE
from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import KINDS, length
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.words.moves import meaning, waiting
from hotelier.overbooking.words.names import (
    ability_short,
    beds,
    card_name,
    kind_of,
    size_of,
)


def listed_choices(state: State, seat: int, game: Overbooking) -> list[Choice]:
    """Placements by card and hotel; the back door is a variant of its queue."""
    texts = [choice.action for choice in game.choices(state, seat)]
    if state.kind != PLACE:
        return [Choice(text, str(meaning(text, state, seat))) for text in texts]
    found: list[Choice] = []
    for text in texts:
        words = str(meaning(text, state, seat))
        if text == "skip":
            found.append(Choice(text, words, say("overbooking-group-or") if found else ""))
            continue
        side, card, hotel = text.split(" ")
        group = say(f"overbooking-group-{size_of(card)}")
        both = {f"{each} {card} {hotel}" for each in ("queue", "door")} <= set(texts)
        variant = side == "door" and both
        found.append(Choice(text, words, group, _short(text, both, state), variant))
    return found


def _short(text: str, both: bool, state: State) -> Text:
    """A card and a hotel in a few words; the row of the queue covers `both` sides."""
    side, card, number = text.split(" ")
    hotel = state.hotels[int(number) - 1]
    here = f"{beds(hotel.beds)}, {waiting(length(hotel.queue))}"
    there = f"{ability_short(kind_of(card))}{' ●' if hotel.token else ''}"
    words = here if side == "queue" else there
    if both:
        words = f"{here}; {say('overbooking-door-does', ability=there)}"
    return Text(say("labelled", label=str(card_name(card, state.box)), value=words))


def grid(hotels: int, choices: Sequence[Choice], width: int, box: Box) -> Lines:
    """The numbers of all placements: a row per card, a column per hotel's queue or back door."""
    numbers = {choice.text: number for number, choice in enumerate(choices, start=1)}
    queue, door = say("overbooking-label-queue"), say("overbooking-label-door")
    cell = max(7, cell_len(queue) + 1)
    columns = range(1, hotels + 1)
    cards = sorted({text.split(" ")[1] for text in numbers if text != "skip"})
    names = {card: f"{card} {card_name(card, box)}" for card in cards}
    does = {
        kind: str(message("overbooking-door-does", ability=ability_short(kind)))
        for kind in range(1, KINDS + 1)
    }
    longest = 3 + max(map(cell_len, does.values()))
    label = max(map(cell_len, names.values()), default=0)
    coded = label + 2 + 2 * cell * len(columns) > width
    label = 2 if coded else label
    tops = line(" " * (label + 2))
    heads = line(" " * (label + 2))
    for hotel in columns:
        name = cut(say("overbooking-label-hotel", n=hotel).upper(), 2 * cell)
        tops.append(f"{name:>{2 * cell}}", f"bold {GOLD}")
        heads.append(f"{cut(queue, cell):>{cell + 1}}{cut(door, cell - 2):>{cell - 1}}", FAINT)
    drawn = [tops, heads]
    for card in cards:
        row = line((padded(card if coded else names[card], label + 2), STRONG))
        for hotel in columns:
            for side in ("queue", "door"):
                number = numbers.get(f"{side} {card} {hotel}")
                room = cell + 1 if side == "queue" else cell - 1
                row.append(f"{number or '–':>{room}}", f"bold {GOLD}" if number else FAINT)
        if row.cell_len + longest <= width:
            row.append(f"   {does[kind_of(card)]}", FAINT)
        drawn.append(row)
    if "skip" in numbers:
        drawn.append(
            line((f"{numbers['skip']} skip", f"bold {GOLD}"), f"  {say('overbooking-do-skip')}")
        )
    return drawn
