"""What is asked of the seat that decides, and what a player new here should see."""

from typing import Final

from hotelier.core.words import listed
from hotelier.messages import say
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.placing import TIMES
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.moves import outlook, placing_words
from hotelier.overbooking.words.names import (
    beds,
    card_name,
    cards,
    crest_of,
    named_crest,
    next_bonus,
    points,
)

PARAGRAPHS: Final = 4


def intro() -> tuple[str, ...]:
    """How the game goes, for who has never played it."""
    return tuple(say(f"overbooking-intro-{number}") for number in range(1, PARAGRAPHS + 1))


def question(view: OverbookingView, box: Box = HOUSE) -> str:
    """What the viewer has to decide, in a sentence or two."""
    if view.over:
        return say("game-over")
    if view.decision == "place" and "skip" in view.legal:
        return say("overbooking-ask-place-last")
    if view.decision == "place":
        return say("overbooking-ask-place", turn=view.turn, all=TIMES)
    if view.at is None:
        return say("overbooking-ask-dealt")
    hotel, card = view.at
    name = say("overbooking-hotel-other", n=hotel)
    return say(f"overbooking-ask-{view.decision}", card=card_name(card, box), hotel=name)


def hints(view: OverbookingView, box: Box = HOUSE) -> list[str]:
    """The obvious things at hand, for a player who is new here."""
    if not view.legal or view.seat is None:
        return []
    if view.decision == "place":
        return [*_typing(view, box), *_tokens(view), *_crests(view, box), *_hand(view)]
    return _ability(view, box)


def _typing(view: OverbookingView, box: Box) -> list[str]:
    """How a move is written, at the beginning of a round."""
    queues = [text for text in view.legal if text.startswith("queue")]
    if view.turn != 1 or not queues:
        return []
    _, card, hotel = queues[0].split(" ")
    meaning = placing_words("queue", card, int(hotel), box)
    return [say("overbooking-tip-typing", action=queues[0], meaning=meaning)]


def _tokens(view: OverbookingView) -> list[str]:
    doors = sorted({text.split(" ")[2] for text in view.legal if text.startswith("door")})
    there = [door for door in doors if view.hotels[int(door) - 1].token]
    return [say("overbooking-tip-token", n=len(there), hotels=listed(there))] if there else []


def _crests(view: OverbookingView, box: Box) -> list[str]:
    assert view.seat is not None
    seat = view.seats[view.seat - 1]
    found = []
    for crest in box.crests:
        have = [card for card in seat.booked if card[-1] == crest[0]]
        more = next_bonus(len(have), view.bonus, box)
        own = [card for card in seat.hand or () if crest_of(card, box) == crest]
        if more and more[0] == 1 and own:
            name, gain = named_crest(crest), points(more[1])
            found.append(say("overbooking-tip-crest", n=len(have), crest=name, points=gain))
    return found


def _hand(view: OverbookingView) -> list[str]:
    """In the last round what stays in hand is worth nothing."""
    assert view.seat is not None
    left = TIMES - view.turn + 1
    if view.round < ROUNDS or view.turn != 1:
        return []
    return [say("overbooking-tip-last", cards=cards(left))]


def _ability(view: OverbookingView, box: Box) -> list[str]:
    """How the booking would go if nothing were done."""
    assert view.at is not None
    hotel = view.hotels[view.at[0] - 1]
    own = [each for each in outlook(hotel) if each.card.seat == view.seat]
    away = [card_name(each.card.card or "", box) for each in own if not each.booked]
    free = beds(max(0, hotel.beds))
    if not own:
        return [say("overbooking-tip-nobody", beds=free)]
    if not away:
        return [say("overbooking-tip-all", beds=free)]
    return [say("overbooking-tip-away", cards=listed(away), beds=free)]
