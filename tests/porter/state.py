"""A position of The Night Porter: hands, keys on the counter, and pending frames."""

from hotelier.core.events import Event
from hotelier.core.frames import ASKED, GO_ON, SINGLE, Frame, StackState
from hotelier.core.rng import Rng
from porter import events
from porter.box import COPIES, DIE, HAND, KEYS, ROUNDS, WAGE

ACTIONS = ["keep", *(f"key {key}" for key in range(1, KEYS + 1)), "risk", "wait"]
KEEP, RISK, WAIT = 0, KEYS + 1, KEYS + 2  # and 1 to 6 are the keys

DECISIONS = ("", "lay", "tip")
LAY, TIP = 1, 2

CHANCES = ("", "~bell", "~draw", "~luck")
BELL, DRAW, LUCK = 1, 2, 3

FIELDS = ("actor", "kind", "chance", "over", "reveals", "wanted", "round", "tip", "open", "gone")
LISTS = ("hands", "laid", "points", "choices")


class State(StackState):
    """A whole game between two steps."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.round = 0
        self.tip = 0
        self.hands: list[tuple[int, ...]] = [()] * players
        self.laid: list[int] = [-1] * players  # -1: not yet; 0: waits
        self.open = False  # whether the keys on the counter are shown
        self.gone: tuple[int, ...] = ()  # keys of earlier rounds
        self.points = [0] * players
        self.choices: list[int] = []

    def clone(self) -> "State":
        copy = State(self.players)
        for name in FIELDS:
            setattr(copy, name, getattr(self, name))
        for name in LISTS:
            setattr(copy, name, list(getattr(self, name)))
        copy.top = self.top
        return copy

    def facts(self) -> tuple[object, ...]:
        told = [getattr(self, name) for name in FIELDS]
        return (*told, *(tuple(getattr(self, name)) for name in LISTS), self.pending())

    @property
    def leader(self) -> int:
        """Who starts the round, from 0."""
        return (self.round - 1) % self.players

    def deck(self) -> list[int]:
        """The keys that nobody has seen."""
        seen = [*self.gone, *(key for key in self.laid if key > 0)]
        for hand in self.hands:
            seen.extend(hand)
        return rest_of(seen)

    def tell(self, event: Event) -> None:
        if self.sink is not None:
            self.sink.append(event)

    def ask(self, seat: int, kind: int, choices: list[int]) -> int:
        self.choices = choices
        self.kind = kind
        if len(choices) == 1:
            return SINGLE
        self.actor = seat + 1
        return ASKED

    def sole(self) -> int:
        (choice,) = self.choices
        return choice

    def options(self) -> int:
        return len(self.legal())

    def option(self, index: int) -> int:
        return self.legal()[index]

    def legal(self) -> list[int]:
        return list(self.choices) if self.actor else []

    def apply(self, action: int) -> None:
        if self.top is None or action not in self.legal():
            raise ValueError(f"action {action} is not legal")
        self.choices = []
        self.top.choose(self, action)
        self.run()

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden = [at for at in range(self.players) if at != seat - 1]
        laid = [at for at in hidden if self.laid[at] > 0 and not self.open]
        unseen = self.deck()
        for at in hidden:
            unseen.extend(self.hands[at])
        unseen.extend(self.laid[at] for at in laid)
        unseen.sort()  # nothing about their order may be revealed
        for at in hidden:
            self.hands[at] = taken(unseen, len(self.hands[at]), rng)
        for at in laid:
            (self.laid[at],) = taken(unseen, 1, rng)

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        best = max(self.points)
        return [at + 1 for at in range(self.players) if self.over and self.points[at] == best]


def rest_of(seen: list[int]) -> list[int]:
    """All keys but those."""
    return [key for key in range(1, KEYS + 1) for _ in range(COPIES - seen.count(key))]


def taken(keys: list[int], number: int, rng: Rng) -> tuple[int, ...]:
    """This many of the keys, drawn at random and removed."""
    return tuple(sorted(keys.pop(rng.below(len(keys))) for _ in range(number)))


def packed(keys: tuple[int, ...]) -> int:
    """Keys as one number: a digit each."""
    return int("".join(map(str, keys)))


def unpacked(outcome: int) -> tuple[int, ...]:
    """The keys again."""
    return tuple(map(int, str(outcome)))


def opener(laid: list[int]) -> int:
    """The seat of the highest unique key, from 0; -1 if there is none."""
    alone = [key for key in laid if key > 0 and laid.count(key) == 1]
    return laid.index(max(alone)) if alone else -1


class Round(Frame):
    """A round starts, or the game is over."""

    def enter(self, state: State) -> int:
        if state.round == ROUNDS:
            state.top = None
        else:
            state.chance = BELL
        return GO_ON

    def sample(self, state: State, rng: Rng) -> int:
        return rng.below(DIE) + 1

    def deal(self, state: State, outcome: int) -> None:
        state.gone += tuple(key for key in state.laid if key > 0)
        state.laid = [-1] * state.players
        state.open = False
        state.round += 1
        state.tip = outcome
        state.tell(events.BellRung(0, state.round, outcome))
        state.top = Lay(state.leader, self)


class Lay(Frame):
    """The seat lays a key or waits; then the next one, or the keys are shown."""

    def enter(self, state: State) -> int:
        if state.laid[self.seat] >= 0:
            state.top = Show(0, self.below)
            return GO_ON
        return state.ask(self.seat, LAY, [*sorted(set(state.hands[self.seat])), WAIT])

    def choose(self, state: State, choice: int) -> None:
        if choice == WAIT:
            state.laid[self.seat] = 0
            state.points[self.seat] += WAGE
            state.tell(events.Waited(self.seat + 1, WAGE))
        else:
            hand = list(state.hands[self.seat])
            hand.remove(choice)
            state.hands[self.seat] = tuple(hand)
            state.laid[self.seat] = choice
            state.tell(events.KeyLaid(self.seat + 1, choice))
        state.top = Lay((self.seat + 1) % state.players, self.below)


class Show(Frame):
    """All keys are turned up; the highest unique one opens the door."""

    def enter(self, state: State) -> int:
        state.open = True
        state.reveal(0)
        state.tell(events.KeysShown(0, tuple(state.laid)))
        winner = opener(state.laid)
        state.top = Refill(state.leader, self.below)
        if winner < 0:
            state.tell(events.DoorShut(0))
        else:
            state.tell(events.DoorOpened(winner + 1, state.laid[winner], state.tip))
            state.top = Tip(winner, state.top)
        return GO_ON


class Tip(Frame):
    """The seat that opened the door keeps the tip, or risks it on a higher roll."""

    def enter(self, state: State) -> int:
        return state.ask(self.seat, TIP, [KEEP, RISK] if state.tip < DIE else [KEEP])

    def choose(self, state: State, choice: int) -> None:
        state.top = self.below
        if choice == RISK:
            state.top = Luck(self.seat, self.below)
        else:
            state.points[self.seat] += state.tip
            state.tell(events.TipTaken(self.seat + 1, state.tip))


class Luck(Frame):
    """The die is rolled again: twice the tip if it's higher, otherwise nothing."""

    def enter(self, state: State) -> int:
        state.chance = LUCK
        return GO_ON

    def sample(self, state: State, rng: Rng) -> int:
        return rng.below(DIE) + 1

    def deal(self, state: State, outcome: int) -> None:
        points = 2 * state.tip if outcome > state.tip else 0
        state.points[self.seat] += points
        state.top = self.below
        state.tell(events.TipRisked(self.seat + 1, outcome, points))


class Refill(Frame):
    """Every hand is refilled, one after another."""

    def enter(self, state: State) -> int:
        if state.round == ROUNDS or all(len(hand) == HAND for hand in state.hands):
            state.top = self.below
            return GO_ON
        if len(state.hands[self.seat]) == HAND:
            state.top = Refill((self.seat + 1) % state.players, self.below)
            return GO_ON
        state.chance = DRAW
        state.wanted = HAND - len(state.hands[self.seat])
        return GO_ON

    def sample(self, state: State, rng: Rng) -> int:
        return packed(taken(state.deck(), state.wanted, rng))

    def deal(self, state: State, outcome: int) -> None:
        keys = unpacked(outcome)
        state.hands[self.seat] = tuple(sorted([*state.hands[self.seat], *keys]))
        state.tell(events.KeysDrawn(self.seat + 1, len(keys), keys))
