"""Chance steps as texts, written and read (rules §9)."""

from hotelier.core.bits import count
from hotelier.core.errors import ChanceError
from hotelier.overbooking.rules.box import SIDES
from hotelier.overbooking.rules.box import TILES as TILE_COUNT
from hotelier.overbooking.rules.cards import DECK_SIZE
from hotelier.overbooking.rules.state import CHANCES, FIRST, TILES, State


def chance_text(state: State, outcome: int) -> str:
    """The pending step with this outcome."""
    kind = state.chance
    if kind == FIRST:
        return f"~first {outcome + 1}"
    if kind == TILES:
        faces = [outcome >> (4 * hotel) & 15 for hotel in range(state.players)]
        return " ".join(["~tiles", *(state.box.face_text(face) for face in faces)])
    return " ".join(["~draw", str(state.awaiting()), *state.box.card_texts(outcome)])


def parse_chance(state: State, text: str) -> int:
    """The outcome of a text; ChanceError says why it can't happen."""
    kind = state.chance
    head, *words = text.split(" ")
    if head != CHANCES[kind]:
        raise ChanceError(f"expected a step {CHANCES[kind]!r}, found {text!r}")
    if kind == FIRST:
        seats = [str(seat + 1) for seat in range(state.players)]
        if len(words) != 1 or words[0] not in seats:
            raise ChanceError(f"expected one of the seats {', '.join(seats)}, found {text!r}")
        return int(words[0]) - 1
    if kind == TILES:
        return parse_tiles(state, words)
    return parse_draw(state, words)


def parse_tiles(state: State, words: list[str]) -> int:
    """As many tiles as players, none used before."""
    if len(words) != state.players:
        raise ChanceError(f"expected {state.players} tiles, found {len(words)}")
    faces = [f"{tile + 1}{side}" for tile in range(TILE_COUNT) for side in SIDES]
    used = state.tiles_used
    outcome = 0
    for hotel, word in enumerate(words):
        if word not in faces:
            raise ChanceError(f"there is no tile side {word!r}")
        face = faces.index(word)
        if used >> (face // 2) & 1:
            raise ChanceError(f"tile {face // 2 + 1} is already used")
        used |= 1 << (face // 2)
        outcome |= face << (4 * hotel)
    return outcome


def parse_draw(state: State, words: list[str]) -> int:
    """Cards of the drawing seat's own deck, sorted by text."""
    seat = state.awaiting()
    if not words or words[0] != str(seat):
        raise ChanceError(f"seat {seat} draws, found {' '.join(words)!r}")
    names = [state.box.card_text(card) for card in range(DECK_SIZE)]
    cards = words[1:]
    if len(cards) != state.wanted:
        raise ChanceError(f"seat {seat} draws {state.wanted} cards, found {len(cards)}")
    outcome = 0
    for word in cards:
        if word not in names:
            raise ChanceError(f"there is no card {word!r}")
        card = names.index(word)
        if not state.seats[seat - 1].deck >> card & 1:
            raise ChanceError(f"card {word} isn’t in the deck of seat {seat}")
        outcome |= 1 << card
    if count(outcome) != len(cards) or sorted(cards) != cards:
        raise ChanceError("the cards aren’t sorted, or one appears twice")
    return outcome
