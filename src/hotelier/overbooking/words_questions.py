"""What is asked of the seat that decides, and what a player new here should see."""

from typing import Final

from hotelier.core.words import listed, number
from hotelier.overbooking.box import HOUSE, Box
from hotelier.overbooking.placing import TIMES
from hotelier.overbooking.rounds import ROUNDS
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words import beds, card_name, crest_name, kind_of, next_bonus, points
from hotelier.overbooking.words_moves import outlook

INTRO: Final = (
    "The town is full, and everybody wants a bed. You own a deck of 24 guest cards: four crests, "
    "and of each crest six kinds. The number of a kind is the beds it needs: 1 monk, 2 merchants, "
    "3 maids, 4 nobles, 5 soldiers, 6 workers. The coins on a card are points once it has a bed.",
    "There are four rounds. In each you place five of your nine cards, one at a time in turn, "
    "face down: in the queue on the right of a hotel (four places) or at its back door on the "
    "left (two). Of a face-down card everybody sees its owner, its crest and its size: small "
    "(1–3 beds) or large (4–6). The first card at a back door takes the token there: 1 point.",
    "Then the hotels open, from the top. First the cards at the back door do what they can: more "
    "or fewer beds, a better place for a friend. They get no bed themselves; only a monk joins "
    "the queue. Then the queue is booked, the largest cards first, and the nearest first among "
    "equals. Who does not fit is passed over for the next. Whoever has no bed is discarded.",
    "Most points win: the coins of your booked cards, your tokens and, if the table plays with "
    "it, a bonus for four or more booked cards of one crest.",
)


def question(view: OverbookingView, box: Box = HOUSE) -> str:
    """What the viewer has to decide, in a sentence or two."""
    if view.over:
        return "The game is over."
    if view.decision == "place":
        last = " You may also keep it: skip." if "skip" in view.legal else ""
        where = "in a queue or at a back door"
        return f"Place a card face down, {where}: card {view.turn} of {TIMES}.{last}"
    if view.at is None:
        return "The cards are being dealt."
    hotel, card = view.at
    here = f"Your {card_name(card, box)} {_are(card)} at the back door of hotel {hotel}."
    ask = {
        "maids": "Whose place in the queue do they take?",
        "nobles": "Which of your cards is booked first?",
        "soldiers": "Which workers do they drive away?",
    }[view.decision or ""]
    return f"{here} {ask}"


def _are(card: str) -> str:
    return "is" if kind_of(card) == 1 else "are"


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
    where = f"{card_name(card, box)} in the queue of hotel {hotel}"
    return [f"You can type a move, too: {queues[0]} puts the {where}."]


def _tokens(view: OverbookingView) -> list[str]:
    doors = sorted({text.split(" ")[2] for text in view.legal if text.startswith("door")})
    there = [door for door in doors if view.hotels[int(door) - 1].token]
    if not there:
        return []
    where = f"hotel{'s' if len(there) > 1 else ''} {listed(there)}"
    return [f"A token waits at the back door of {where}: a point for the first card there."]


def _crests(view: OverbookingView, box: Box) -> list[str]:
    assert view.seat is not None
    seat = view.seats[view.seat - 1]
    found = []
    for crest in box.crests:
        have = [card for card in seat.booked if card[-1] == crest[0]]
        more = next_bonus(len(have), view.bonus, box)
        own = [card for card in seat.hand or () if crest_name(card, box) == crest]
        if more and more[0] == 1 and own:
            gain = points(more[1])
            found.append(f"You have booked {len(have)} of the {crest}: one more brings {gain}.")
    return found


def _hand(view: OverbookingView) -> list[str]:
    """In the last round what stays in hand is worth nothing."""
    assert view.seat is not None
    left = TIMES - view.turn + 1
    if view.round < ROUNDS or view.turn != 1:
        return []
    return [f"The last round: you place {number(left, 'card')}, the others are worth nothing."]


def _ability(view: OverbookingView, box: Box) -> list[str]:
    """How the booking would go if nothing were done."""
    assert view.at is not None
    hotel = view.hotels[view.at[0] - 1]
    own = [each for each in outlook(hotel) if each.card.seat == view.seat]
    away = [each for each in own if not each.booked]
    free = beds(max(0, hotel.beds))
    if not own:
        return [f"You have nobody in this queue. The hotel has {free}."]
    if not away:
        return [f"As things stand all your cards here get a bed: the hotel has {free}."]
    cards = listed([f"your {card_name(each.card.card or '', box)}" for each in away])
    return [f"As things stand {cards} would find no bed: the hotel has {free}."]
