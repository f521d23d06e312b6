"""Chance steps as texts, written and read (notation §3 “Chance”)."""

from hotelier.austria.rules.printed import BOARD_NAMES, LETTERS
from hotelier.austria.rules.state import (
    BOARDS_DEALT,
    CHANCES,
    DRAW,
    EMPEROR,
    FIRST,
    POLITICS,
    ROLL,
    ROW,
    ROW_OF_FIVE,
    State,
)
from hotelier.austria.rules.tables import (
    FIRST_GUEST,
    GUEST_COUNT,
    POLITICS_ID,
    STAFF_INDEX,
    TILE_ID,
    guest_id,
    staff_ids,
    staff_mask,
)
from hotelier.core.bits import count
from hotelier.core.errors import ChanceError


def chance_text(state: State, outcome: int) -> str:
    """The pending step with this outcome."""
    kind = state.chance
    words: list[object] = [CHANCES[kind]]
    if kind == FIRST:
        words.append(outcome + 1)
    elif kind == POLITICS:
        words += [POLITICS_ID[outcome >> (4 * k) & 15] for k in range(3)]
    elif kind == EMPEROR:
        words += [TILE_ID[outcome >> (4 * k) & 15] for k in range(3)]
    elif kind == BOARDS_DEALT:
        words += [BOARD_NAMES[outcome >> (4 * k) & 15] for k in range(state.players)]
    elif kind == ROW_OF_FIVE:
        words += [guest_id(outcome >> (8 * k) & 255) for k in range(5)]
    elif kind == ROW:
        words.append(guest_id(outcome))
    elif kind == DRAW:
        words += [state.awaiting(), *staff_ids(outcome)]
    elif kind == ROLL:
        words += [face + 1 for face in range(6) for _ in range(outcome >> (4 * face) & 15)]
    return " ".join(str(word) for word in words)


def parse_chance(state: State, text: str) -> int:
    """The outcome of a text; ChanceError says why it can't happen."""
    kind = state.chance
    head, *words = text.split(" ")
    if head != CHANCES[kind]:
        raise ChanceError(f"expected a step {CHANCES[kind]!r}, found {text!r}")
    if kind == FIRST:
        (seat,) = numbers(words, 1)
        check(1 <= seat <= state.players, f"seat {seat} isn’t at this table")
        return seat - 1
    if kind == POLITICS:
        return one_of_each([str(card) for card in POLITICS_ID], words, "politics card")
    if kind == EMPEROR:
        return one_of_each(TILE_ID, words, "emperor tile")
    if kind == BOARDS_DEALT:
        return parse_boards(words, state.players)
    if kind in (ROW_OF_FIVE, ROW):
        return parse_row(state, numbers(words, 5 if kind == ROW_OF_FIVE else 1))
    if kind == DRAW:
        return parse_draw(state, numbers(words, state.wanted + 1))
    assert kind == ROLL
    return parse_roll(numbers(words, state.wanted))


def check(condition: bool, message: str) -> None:
    """Refuse what can't happen."""
    if not condition:
        raise ChanceError(message)


def numbers(words: list[str], wanted: int) -> list[int]:
    """This many plain numbers."""
    check(len(words) == wanted, f"expected {wanted} numbers, found {len(words)}")
    for word in words:
        plain = word.isascii() and word.isdigit() and len(word) < 9 and str(int(word)) == word
        check(plain, f"{word!r} isn’t a plain number")
    return [int(word) for word in words]


def one_of_each(names: list[str], words: list[str], what: str) -> int:
    """One card or tile of each group A, B, C; the sorted names divide into three equal parts."""
    check(len(words) == 3, f"expected one {what} of each group A, B, C, found {len(words)}")
    size = len(names) // 3
    outcome = 0
    for letter, word in enumerate(words):
        check(word in names, f"there is no {what} {word!r}")
        index = names.index(word)
        check(index // size == letter, f"{what} {word} isn’t in group {LETTERS[letter]}")
        outcome |= index << (4 * letter)
    return outcome


def parse_boards(words: list[str], players: int) -> int:
    """A different day board for each seat."""
    check(len(words) == players, f"expected {players} boards, found {len(words)}")
    check(len(set(words)) == len(words), "a board is dealt twice")
    outcome = 0
    for seat, word in enumerate(words):
        check(word in BOARD_NAMES[1:], f"there is no day board {word!r}")
        outcome |= BOARD_NAMES.index(word) << (4 * seat)
    return outcome


def parse_row(state: State, cards: list[int]) -> int:
    """Guests from the deck, left to right."""
    check(len(set(cards)) == len(cards), "a guest is dealt twice")
    outcome = 0
    for place, card in enumerate(cards):
        guest = card - FIRST_GUEST
        there = 0 < guest <= GUEST_COUNT and bool(state.guest_deck >> guest & 1)
        check(there, f"guest {card} isn’t in the deck")
        outcome |= guest << (8 * place)
    return outcome


def parse_draw(state: State, given: list[int]) -> int:
    """Staff cards: from the deck while it lasts, then the first cards under it."""
    seat, *cards = given
    check(seat == state.awaiting(), f"seat {state.awaiting()} draws, not seat {seat}")
    check(sorted(set(cards)) == cards, "the cards aren’t in ascending order")
    for card in cards:
        check(card in STAFF_INDEX, f"there is no staff card {card}")
    outcome = staff_mask(cards)
    deck = state.staff_deck
    size = count(deck)
    if len(cards) <= size:
        check(outcome & ~deck == 0, f"not in the deck: {staff_ids(outcome & ~deck)}")
        return outcome
    certain = deck
    for entry in state.under[: len(cards) - size]:
        certain |= 1 << (entry & 63)
    check(outcome == certain, f"the deck runs out: the draw must be {staff_ids(certain)}")
    return outcome


def parse_roll(dice: list[int]) -> int:
    """Dice, ascending."""
    check(sorted(dice) == dice, "the dice aren’t in ascending order")
    check(all(1 <= face <= 6 for face in dice), "a die shows 1 to 6")
    return sum(1 << (4 * (face - 1)) for face in dice)
