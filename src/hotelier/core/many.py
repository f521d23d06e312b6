"""Many games of one kind, stepped together: what a learner needs, with no Python per game.

Every game has a place. When it ends, it's counted and a new one starts in the same step. Sitters
can play seats: they act until a seat without a sitter is to move.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from hotelier.core.observer import Observer
from hotelier.core.rewards import RANK, WORST, payoffs
from hotelier.core.rng import Rng
from hotelier.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitter:
    """Plays one seat in every game."""

    def act(self, state: State, place: i64, rng: Rng) -> i64:
        """A legal action for the seat to move in the game at a place."""
        raise NotImplementedError

    def begin(self, place: i64) -> None:
        """A new game has started at a place."""
        return


class RandomSitter(Sitter):
    """A random legal action, all equally likely."""

    def act(self, state: State, place: i64, rng: Rng) -> i64:
        return state.option(rng.below(state.options()))


class ManyGames:
    """Several games from one start. `own` is the learner's seat, 0 for a new one every game.

    Without sitters, the learner plays all seats. Otherwise they sit after it, in turn order.
    """

    def __init__(
        self,
        start: State,
        places: i64,
        observer: Observer,
        rewards: str,
        sitters: list[Sitter],
        own: i64,
    ) -> None:
        self.start: State = start
        self.places: i64 = places
        self.players: i64 = len(start.scores())
        self.observer: Observer = observer
        self.last: Observer | None = None  # where the final positions of games are written
        self.rewards: str = rewards
        self.ranked: bool = rewards == RANK
        self.sitters: list[Sitter] = sitters
        self.own: i64 = own
        self.states: list[State] = [start] * places
        self.rngs: list[Rng] = []
        self.chooser: Rng = Rng(0)  # for sitters, the learner's seats and random actions
        self.actors: vec[i64] = vec[i64]([0] * places)  # the seats to move, from 1
        self.learners: vec[i64] = vec[i64]([own] * places)
        self.paid: vec[float] = vec[float]([0.0] * (places * self.players))
        self.worth: vec[float] = vec[float]([0.0] * (places * self.players))  # before the step
        self.ends: vec[u8] = vec[u8]([0] * places)
        self.scores: vec[i64] = vec[i64]([0] * (places * self.players))  # of the game that ended
        self.picks: vec[i64] = vec[i64]([0] * places)

    def show_ends(self, observer: Observer) -> None:
        """From now on, also write the final position of every game that ends."""
        self.last = observer

    def reset(self, seed: int) -> None:
        """Start new games everywhere. The first one at a place is dealt from seed + place."""
        self.rngs = [Rng(seed + place) for place in range(self.places)]
        self.chooser = Rng(-1 - seed)
        place: i64 = 0
        while place < self.places:
            self.begin(place)
            self.ends[place] = 0
            seat: i64 = place * self.players
            end: i64 = seat + self.players
            while seat < end:
                self.paid[seat] = 0.0
                self.scores[seat] = 0
                seat += 1
            place += 1

    def illegal(self, actions: list[int]) -> i64:
        """The first place with an illegal action; −1 if there is none."""
        sheet = self.observer.sheet
        place: i64 = 0
        while place < self.places:
            if not sheet.allows(place, actions[place]):
                return place
            place += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """Take an action everywhere; if it's illegal, the learner loses and a new game starts."""
        sheet = self.observer.sheet
        place: i64 = 0
        while place < self.places:
            state = self.states[place]
            if not sheet.allows(place, actions[place]):
                self.forfeit(place, state)
                place += 1
                continue
            state.apply(actions[place])
            self.go_on(place)
            over: bool = state.over
            self.ends[place] = 1 if over else 0
            self.pay(place, state)
            if over:
                self.finish(place, state)
            else:
                self.show(place)
            place += 1

    def forfeit(self, place: i64, state: State) -> None:
        """End a game after an illegal action: the seat to move has lost."""
        at: i64 = place * self.players
        seat: i64 = 0
        while seat < self.players:
            self.paid[at + seat] = 0.0
            seat += 1
        self.paid[at + state.actor - 1] = WORST[self.rewards]
        self.ends[place] = 1
        self.finish(place, state)

    def pick(self) -> None:
        """A random legal action everywhere."""
        sheet = self.observer.sheet
        place: i64 = 0
        while place < self.places:
            index: i64 = self.chooser.below(sheet.options[place])
            self.picks[place] = sheet.legal_action(place, index)
            place += 1

    def begin(self, place: i64) -> None:
        """Start a game, play up to the learner's first decision, and write the observation."""
        while True:
            state = self.start.clone()
            self.states[place] = state
            if self.sitters and self.own == 0:
                self.learners[place] = 1 + self.chooser.below(self.players)
            for sitter in self.sitters:
                sitter.begin(place)
            self.go_on(place)
            if not state.over:
                break
        # What others score before the learner's first decision is paid with that decision.
        self.weigh(place, self.start)
        self.show(place)

    def finish(self, place: i64, state: State) -> None:
        """Keep the result of a game, and start the next one."""
        at: i64 = place * self.players
        for score in state.scores():
            self.scores[at] = score
            at += 1
        last = self.last
        if last is not None:
            last.observe(state, self.learners[place] if self.sitters else 1, place)
        self.begin(place)

    def go_on(self, place: i64) -> None:
        """Deal chance and let sitters act until it's the learner's turn or the game is over."""
        state = self.states[place]
        rng = self.rngs[place]
        while not state.over:
            if state.chance:
                state.deal(state.sample(rng))
                continue
            if not self.sitters:
                return
            behind: i64 = (state.actor - self.learners[place] + self.players) % self.players
            if behind == 0:
                return
            state.apply(self.sitters[behind - 1].act(state, place, self.chooser))

    def show(self, place: i64) -> None:
        """Write what the seat to move may know."""
        state = self.states[place]
        self.actors[place] = state.actor
        self.observer.observe(state, state.actor, place)

    def pay(self, place: i64, state: State) -> None:
        """The reward of every seat for the step."""
        at: i64 = place * self.players
        end: i64 = at + self.players
        if self.ranked and not state.over:
            while at < end:
                self.paid[at] = 0.0
                at += 1
            return
        for worth in payoffs(self.rewards, state):
            self.paid[at] = worth - self.worth[at]
            self.worth[at] = worth
            at += 1

    def weigh(self, place: i64, state: State) -> None:
        """What every seat is worth before the first step."""
        at: i64 = place * self.players
        for worth in payoffs(self.rewards, state):
            self.worth[at] = worth
            at += 1
