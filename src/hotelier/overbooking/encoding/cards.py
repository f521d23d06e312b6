"""What is printed on the cards and tiles of Overbooking, as tables for learners."""

from hotelier.core.observation import CardTable, card_table
from hotelier.overbooking.rules.box import ABILITIES, BED_CHANGE, RULES, Box
from hotelier.overbooking.rules.cards import CRESTS, DECK_SIZE, SMALL_KINDS


def card_tables(box: Box) -> dict[str, CardTable]:
    """Cards by their texts, and both faces of every tile."""
    return {
        "cards": card_table({box.card_text(card): _card(box, card) for card in range(DECK_SIZE)}),
        "faces": card_table(
            {
                box.face_text(face): {"beds": float(beds), f"rule.{RULES[box.rules[face]]}": 1}
                for face, beds in enumerate(box.beds)
            }
        ),
    }


def _card(box: Box, card: int) -> dict[str, float]:
    kind = card // CRESTS
    return {
        "beds": kind + 1,
        "coins": float(box.coins[kind]),
        "small": kind < SMALL_KINDS,
        f"crest.{card % CRESTS + 1}": 1,
        f"ability.{ABILITIES[kind]}": 1,
        "bed_change": BED_CHANGE[kind],
    }
