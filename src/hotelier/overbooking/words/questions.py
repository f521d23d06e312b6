"""The question for the seat to move, and what a new player should see."""

from collections.abc import Iterator, Sequence
from typing import Final

from hotelier.core.bits import count
from hotelier.core.explain import Asked
from hotelier.messages.message import Message, listed, message
from hotelier.overbooking.facts.table import outlook
from hotelier.overbooking.rules.actions import DECISIONS, PLACE
from hotelier.overbooking.rules.box import BONUSES
from hotelier.overbooking.rules.cards import CREST_CARDS
from hotelier.overbooking.rules.placing import TIMES
from hotelier.overbooking.rules.rounds import ROUNDS
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.summary import at_ability
from hotelier.overbooking.words.moves import placing
from hotelier.overbooking.words.names import (
    beds,
    card_name,
    cards,
    hotel_name,
    named_crest,
    next_bonus,
    points,
)

PARAGRAPHS: Final = 4


def intro() -> tuple[Message, ...]:
    """How the game works, for someone who has never played it."""
    return tuple(message(f"overbooking-intro-{number}") for number in range(1, PARAGRAPHS + 1))


def asked(state: State, legal: Sequence[str]) -> Asked:
    """The question for the seat to move."""
    decision = DECISIONS[state.kind]
    at = at_ability(state)
    if at is None:
        last = "skip" in legal
        key = "overbooking-ask-place-last" if last else "overbooking-ask-place"
        question = message(key, turn=state.turn, all=TIMES)
        return Asked(decision, question, "placing", {"turn": state.turn, "may_skip": last})
    number, card = at
    text = state.box.card_text(card)
    hotel = hotel_name(number, state.hotels[number - 1].face)
    name = card_name(text, state.box)
    question = message(f"overbooking-ask-{decision}", card=name, hotel=hotel)
    return Asked(decision, question, "back-door", {"hotel": number, "card": text})


def headline(state: State) -> tuple[Message, ...]:
    """Round and card, or hotel."""
    stage = message("overbooking-head-round", round=state.round, all=ROUNDS)
    if state.over:
        return (stage,)
    at = at_ability(state)
    if at is not None:
        return stage, message("overbooking-head-hotel", hotel=at[0])
    if state.turn:
        return stage, message("overbooking-head-card", turn=state.turn, all=TIMES)
    return (stage,)


def hints(state: State, seat: int, legal: Sequence[str]) -> list[Message]:
    """The obvious things to do, for a new player."""
    if state.kind != PLACE:
        return [_ability(state, seat)]
    return [
        *_typing(state, legal),
        *_tokens(state, legal),
        *_crests(state, seat),
        *_hand(state),
    ]


def _typing(state: State, legal: Sequence[str]) -> Iterator[Message]:
    """How to type a move, at the start of a round."""
    queues = [text for text in legal if text.startswith("queue")]
    if state.turn == 1 and queues:
        _, card, hotel = queues[0].split(" ")
        meaning = placing("queue", card, int(hotel), state.box)
        yield message("overbooking-tip-typing", action=queues[0], meaning=meaning)


def _tokens(state: State, legal: Sequence[str]) -> Iterator[Message]:
    doors = sorted({text.split(" ")[2] for text in legal if text.startswith("door")})
    there = [door for door in doors if state.hotels[int(door) - 1].token]
    if there:
        yield message("overbooking-tip-token", n=len(there), hotels=listed(there))


def _crests(state: State, seat: int) -> Iterator[Message]:
    s = state.seats[seat - 1]
    for crest, mask in enumerate(CREST_CARDS):
        have = count(s.booked & mask)
        more = next_bonus(have, BONUSES[state.bonus], state.box)
        if more and more[0] == 1 and s.hand & mask:
            name = named_crest(state.box.crests[crest])
            yield message("overbooking-tip-crest", n=have, crest=name, points=points(more[1]))


def _hand(state: State) -> Iterator[Message]:
    """In the last round, what stays in hand is worth nothing."""
    if state.round == ROUNDS and state.turn == 1:
        yield message("overbooking-tip-last", cards=cards(TIMES))


def _ability(state: State, seat: int) -> Message:
    """How the booking would go if nothing were done."""
    at = at_ability(state)
    assert at is not None, "no ability is being decided"
    own = [each for each in outlook(state, at[0] - 1) if each.seat == seat]
    away = [card_name(each.card, state.box) for each in own if not each.booked]
    free = beds(max(0, state.hotels[at[0] - 1].beds))
    if not own:
        return message("overbooking-tip-nobody", beds=free)
    if not away:
        return message("overbooking-tip-all", beds=free)
    return message("overbooking-tip-away", cards=listed(away), beds=free)
