"""The numbers of the rules that are in no data file, for texts about the rules."""

from typing import Any

from hotelier.overbooking.rules.box import BED_CHANGE, NO_BACK_DOOR, RULES
from hotelier.overbooking.rules.cards import CRESTS, DECK_SIZE, HAND_SIZE, KINDS, MERCHANTS
from hotelier.overbooking.rules.placing import TIMES, door_limit, queue_limit
from hotelier.overbooking.rules.rounds import ROUNDS, has_new_hotels


def numbers() -> dict[str, Any]:
    """Each number by its name."""
    none = RULES.index("none")
    return {
        "rounds": ROUNDS,
        # What happens to the hotels after each round
        "after": ["new" if has_new_hotels(number + 1) else "turned" for number in range(1, ROUNDS)],
        "times": TIMES,  # cards each player places per round
        "hand": HAND_SIZE,
        "deck": DECK_SIZE,
        "crests": CRESTS,
        "crest_cards": KINDS,  # of one crest in a deck
        "queue": queue_limit(none),
        "long_queue": queue_limit(NO_BACK_DOOR),
        "door": door_limit(none),
        "more_beds": BED_CHANGE[MERCHANTS],
        "places": {
            rule: {"queue": queue_limit(number), "door": door_limit(number)}
            for number, rule in enumerate(RULES)
        },
    }
