"""What every game promises, whatever its rules: one class of tests for any registered game.

`TestConformance` in test_conformance.py runs it for each game and every combination of its options.
A game gives only `tests/<game>/hidden.py`, which says what its players may not know:

    reshuffled(state, seat, rng)   the position with everything hidden from a seat dealt anew
    twin(record, seat)             another record the seat cannot tell from this one, or None

and `tests/<game>/things.py`, which says what lies on its table:

    things(view)                   every part that the seat of a view can point at
"""

import importlib
import json
import pickle
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import hotelier
from hotelier.core.errors import IllegalAction
from hotelier.core.events import Event
from hotelier.core.explain import EVERYTHING
from hotelier.core.game import AnyGame, find_game
from hotelier.core.match import Match
from hotelier.core.record import Record, load
from hotelier.core.rng import Rng
from hotelier.core.setup import Part
from hotelier.core.state import State, playout
from hotelier.core.trace import trace
from hotelier.messages import FIRST, LANGUAGES
from hotelier.messages.message import Message
from messages.audit import Text, all_facts, shelves, texts

MOST_DECISIONS = 4000  # no game is longer, however badly it's played
SEED = 11


@dataclass(frozen=True)
class Variant:
    """A game with one value for each of its options."""

    game: str
    chosen: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.game, *(str(value) for _, value in self.chosen)])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.chosen)

    def new(self, seed: int) -> Match:
        return hotelier.new(self.game, seed=seed, **self.options)


def variants() -> list[Variant]:
    """Every game in every combination of its options."""
    found: list[Variant] = []
    for name in hotelier.games():
        options = find_game(name).options
        for values in product(*(option.values for option in options)):
            names = [option.name for option in options]
            found.append(Variant(name, tuple(zip(names, values, strict=True))))
    return found


def keen(legal: tuple[str, ...], rng: Rng) -> str:
    """Prefers something with an argument (`die 3`) to a bare word (`pass`); otherwise at random."""
    doing = [text for text in legal if " " in text]
    choice = doing if doing and rng.below(8) else legal
    return choice[rng.below(len(choice))]


def play_out(match: Match, seed: int) -> Match:
    """Play a match to its end."""
    rng = Rng(seed)
    for _ in range(MOST_DECISIONS):
        if match.over:
            return match
        match.play(keen(match.legal, rng))
    pytest.fail(f"no end after {MOST_DECISIONS} decisions")


class Moment(NamedTuple):
    """A decision of a game that was played, and the action it came to."""

    state: State
    snapshot: dict[str, Any]
    step: int
    legal: tuple[str, ...]
    took: str


@dataclass(frozen=True)
class Played:
    """A whole game with every decision."""

    match: Match
    moments: tuple[Moment, ...]

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def eyes(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [None, *range(1, len(self.match.seats) + 1)]

    def some(self, number: int) -> tuple[Moment, ...]:
        """About this many moments, spread over the game."""
        return self.moments[:: max(1, len(self.moments) // number)]

    def states(self) -> Iterator[tuple[State, str]]:
        """Every position of the game with the step that comes next."""
        state = self.game.start(self.match.options)
        for step in self.match.steps:
            yield state, step
            advance(self.game, state, step)


def advance(game: AnyGame, state: State, step: str) -> None:
    """Take a recorded step without a match."""
    if state.chance:
        state.deal(game.parse_chance(state, step))
    else:
        action = game.parse(step)
        assert action is not None
        state.apply(action)


@cache
def played(variant: Variant) -> Played:
    """One game of a variant, the same for every test."""
    match = variant.new(SEED)
    rng = Rng(SEED)
    moments: list[Moment] = []
    while not match.over and len(moments) < MOST_DECISIONS:
        state = match.state.clone()
        took = keen(match.legal, rng)
        snapshot = match.game.snapshot(state)
        moments.append(Moment(state, snapshot, len(match.steps), match.legal, took))
        match.play(took)
    return Played(match, tuple(moments))


def picture(match: Match) -> tuple[dict[str, Any], tuple[str, ...], tuple[tuple[int, Event], ...]]:
    """Everything in a match that undo must restore."""
    return match.game.snapshot(match.state), match.steps, match.events(None)


def tells(state: State, action: int | None) -> bool:
    """Whether an action tells its own seat something hidden, and not only the others."""
    assert action is not None
    after = state.clone()
    after.witness = state.actor
    after.apply(action)
    return after.reveals - state.reveals > after.owned


def messages_in(value: Any) -> Iterator[Message]:
    """Every message in a value, and in the facts of messages."""
    if isinstance(value, Message):
        yield value
    if isinstance(value, Mapping):
        for each in value.values():
            yield from messages_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from messages_in(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from messages_in(getattr(value, each.name))


@cache
def texts_of(language: str, game: str) -> dict[str, Text]:
    """Every text of a language; an external game's missing texts are in English."""
    house = {key: text for shelf in shelves(language).values() for key, text in shelf.items()}
    own = find_game(game).messages
    return house | texts(own(FIRST)) | texts(own(language))


def assert_said_everywhere(told: Iterable[Message], game: str) -> None:
    """Every key is in the catalogue of every language, with the facts its text needs."""
    facts: dict[str, set[str]] = {}
    named: set[str] = set()
    for each in told:
        facts[each.key] = facts.get(each.key, set(each.facts)) & set(each.facts)
        named |= {each.key} if each.text else set()
    assert facts
    for language in LANGUAGES:
        known = texts_of(language, game)
        for key, given in facts.items():
            if key in known:
                assert all_facts(known, key) <= given, (language, key)
            else:
                assert key in named, (language, key)


def drawn_places(part: Part, rng: Rng, gone: set[str]) -> list[str]:
    """Pieces for the places of a part, without components that are gone; now these are, too."""
    chosen: list[str] = []
    for place in range(len(part.places)):
        left = [each for each in part.values(place) if not part.components([each]) & gone]
        chosen.append(left[rng.below(len(left))])
        gone |= part.components(chosen[-1:])
    return chosen


def own_setup(parts: Iterable[Part], rng: Rng, but_seat: int = 0) -> dict[str, Any]:
    """A setup with all these parts, of every seat but one."""
    setup: dict[str, Any] = {}
    for part in parts:
        gone: set[str] = set()
        if not part.seats:
            setup[part.name] = drawn_places(part, rng, gone)
            continue
        seats = [seat for seat in range(1, part.seats + 1) if seat != but_seat]
        setup[part.name] = {
            str(seat): drawn_places(part, rng, gone if part.shared else set()) for seat in seats
        }
    return setup


def dealt_parts(parts: Iterable[Part], steps: Iterable[str]) -> dict[str, Any]:
    """What each part was when it was dealt, from the steps, as a setup has it."""
    found: dict[str, Any] = {}
    for step in steps:
        verb, *words = step.split(" ")
        for part in parts:
            if part.step == verb and part.seats:
                found.setdefault(part.name, {}).setdefault(words[0], words[1:])
            elif part.step == verb:
                found.setdefault(part.name, words)
    return found


class Conformance:
    """The promises of a game, one test each; a subclass is parametrised by `variant`."""

    def test_a_game_comes_to_an_end(self, variant: Variant) -> None:
        match = played(variant).match
        assert match.over
        assert match.actor is None
        assert match.decision is None
        assert match.legal == ()

    def test_every_asked_decision_has_a_choice(self, variant: Variant) -> None:
        assert all(len(moment.legal) > 1 for moment in played(variant).moments)

    def test_legal_actions_are_sorted_and_unique(self, variant: Variant) -> None:
        for moment in played(variant).moments:
            assert list(moment.legal) == sorted(set(moment.legal))

    def test_options_counted_and_options_listed_agree(self, variant: Variant) -> None:
        for moment in played(variant).moments:
            state = moment.state
            assert [state.option(n) for n in range(state.options())] == state.legal()

    def test_every_legal_action_can_be_taken(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).moments:
            for action in moment.state.legal():
                state = moment.state.clone()
                state.apply(action)
                assert state.over or state.chance or state.options() > 1
            assert game.snapshot(moment.state) == moment.snapshot

    def test_an_illegal_action_is_refused_and_changes_nothing(self, variant: Variant) -> None:
        game = played(variant).game
        rng = Rng(SEED)
        for moment in played(variant).some(40):
            match = played(variant).match.record().at(moment.step, seed=SEED)
            elsewhere = [text for text in game.actions if text not in moment.legal]
            before = picture(match)
            for text in (elsewhere[rng.below(len(elsewhere))], "", "sing", moment.took + " "):
                with pytest.raises(IllegalAction) as refused:
                    match.play(text)
                said = str(refused.value)
                assert repr(text) in said
                assert repr(match.decision) in said
                assert said.endswith(", ".join(moment.legal))
                assert picture(match) == before

    def test_a_finished_game_takes_no_action(self, variant: Variant) -> None:
        match = played(variant).match
        before = picture(match)
        with pytest.raises(IllegalAction, match="the game is over"):
            match.play(played(variant).moments[0].took)
        assert picture(match) == before

    def test_a_clone_is_equal_and_goes_the_same_way(self, variant: Variant) -> None:
        game = played(variant).game
        for state, step in played(variant).states():
            copy = state.clone()
            assert game.snapshot(copy) == game.snapshot(state)
            ahead = state.clone()
            advance(game, copy, step)
            advance(game, ahead, step)
            assert game.snapshot(copy) == game.snapshot(ahead)

    def test_no_earlier_copy_changes_while_the_game_goes_on(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).moments:
            playout(moment.state.clone(), Rng(moment.step), 20)
        assert [game.snapshot(moment.state) for moment in played(variant).moments] == [
            moment.snapshot for moment in played(variant).moments
        ]

    def test_a_saved_position_goes_on_like_the_live_one(self, variant: Variant) -> None:
        game = played(variant).game
        for state, step in played(variant).states():
            saved = json.loads(json.dumps(game.snapshot(state)))
            loaded = game.restore(saved)
            assert game.snapshot(loaded) == game.snapshot(state)
            assert loaded.legal() == state.legal()
            live = state.clone()
            advance(game, live, step)
            advance(game, loaded, step)
            assert game.snapshot(loaded) == game.snapshot(live)

    def test_a_position_and_a_view_travel_between_processes(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(20):
            for copied in (pickle.loads(pickle.dumps(moment.state)), deepcopy(moment.state)):
                assert game.snapshot(copied) == moment.snapshot
                playout(copied, Rng(SEED), 5)
            assert game.snapshot(moment.state) == moment.snapshot
            seen = game.view(moment.state, moment.state.actor)
            assert pickle.loads(pickle.dumps(seen)) == seen

    def test_positions_are_equal_when_their_snapshots_are(self, variant: Variant) -> None:
        game = played(variant).game
        moments = played(variant).some(20)
        for moment in moments:
            restored = game.restore(moment.snapshot)
            for other in (moment.state.clone(), restored):
                assert other == moment.state
                assert hash(other) == hash(moment.state)
            for later in moments:
                assert (later.state == moment.state) == (later.snapshot == moment.snapshot)
            after = moment.state.clone()
            after.apply(after.legal()[-1])
            assert after != moment.state
        assert len({moment.state for moment in moments}) == len(moments)
        assert moments[0].state != "a position"

    def test_a_replay_equals_the_live_game(self, variant: Variant) -> None:
        live = played(variant).match
        again = live.record().replay()
        assert picture(again) == picture(live)
        assert (again.scores, again.winners) == (live.scores, live.winners)
        for seat in played(variant).eyes:
            assert again.events(seat) == live.events(seat)
            assert again.log(seat) == live.log(seat)

    def test_a_record_opens_at_any_step(self, variant: Variant) -> None:
        match = played(variant).match
        for moment in played(variant).some(20):
            opened = match.record().at(moment.step)
            assert match.game.snapshot(opened.state) == moment.snapshot
            assert opened.legal == moment.legal

    def test_a_record_survives_being_saved(self, variant: Variant, tmp_path: Path) -> None:
        for moment in (played(variant).moments[0], played(variant).moments[-1]):
            running = played(variant).match.record().at(moment.step).record()
            assert running.result is None
            running.save(tmp_path / "running.json")
            assert load(tmp_path / "running.json") == running
        finished = played(variant).match.record()
        finished.save(tmp_path / "finished.json")
        assert load(tmp_path / "finished.json") == finished

    def test_undo_goes_back_exactly_to_the_last_barrier(self, variant: Variant) -> None:
        """The barrier is chance, news, an action of another seat, or the end."""
        match = variant.new(SEED)
        before: list[Any] = []
        taken: list[str] = []
        for moment in played(variant).moments:
            actor, base = match.actor, picture(match)
            is_news = tells(match.state, match.game.parse(moment.took))
            if before and actor != before[-1][0]:
                before, taken = [], []
            match.play(moment.took)
            before, taken = [*before, (actor, base)], [*taken, moment.took]
            if match.over or is_news or match.steps[-1].startswith("~"):
                before, taken = [], []
            here = picture(match)
            for _, earlier in reversed(before):
                assert match.undo()
                assert picture(match) == earlier
            assert not match.undo()
            for text in taken:
                match.play(text)
            assert picture(match) == here
        assert match.scores == played(variant).match.scores

    def test_chance_is_read_as_it_is_written(self, variant: Variant) -> None:
        game = played(variant).game
        rng = Rng(SEED)
        for state, _ in played(variant).states():
            if state.chance:
                before = game.snapshot(state)
                for _ in range(3):
                    outcome = state.sample(rng)
                    text = game.chance_text(state, outcome)
                    assert text.startswith("~")
                    assert game.parse_chance(state, text) == outcome
                assert game.snapshot(state) == before

    def test_the_same_seed_deals_the_same_game(self, variant: Variant) -> None:
        again = variant.new(SEED)
        for moment in played(variant).moments:
            again.play(moment.took)
        assert again.record() == played(variant).match.record()
        assert variant.new(SEED + 1).steps != variant.new(SEED).steps

    def test_random_playouts_end(self, variant: Variant) -> None:
        for moment in played(variant).some(5):
            state = moment.state.clone()
            assert playout(state, Rng(moment.step), MOST_DECISIONS) < MOST_DECISIONS
            assert state.over

    def test_winners_are_named_at_the_end_only(self, variant: Variant) -> None:
        seats = len(played(variant).match.seats)
        for moment in played(variant).moments:
            assert len(moment.state.scores()) == seats
            assert moment.state.winners() == []
        match = played(variant).match
        assert match.winners
        assert list(match.winners) == sorted(set(match.winners))
        best = max(match.scores)
        assert all(match.scores[seat - 1] == best for seat in match.winners)

    def test_the_trace_tells_every_decision(self, variant: Variant) -> None:
        *lines, last = trace(played(variant).match.record())
        told = [(line["step"], tuple(line["legal"]), line["took"]) for line in lines]
        assert told == [(m.step, m.legal, m.took) for m in played(variant).moments]
        assert last["result"]["scores"] == list(played(variant).match.scores)

    def test_a_view_is_plain_data_and_stays_what_it_was(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(10):
            state = moment.state.clone()
            for seat in played(variant).eyes:
                view = game.view(state, seat)
                written = json.dumps(view.as_dict())
                assert json.loads(written) == view.as_dict()
                ahead = state.clone()
                playout(ahead, Rng(1), 10)
                assert json.dumps(view.as_dict()) == written

    def test_only_the_seat_that_decides_sees_its_legal_actions(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(40):
            for seat in played(variant).eyes:
                mine = seat == moment.state.actor
                assert game.view(moment.state, seat).legal == (moment.legal if mine else ())

    def test_a_view_does_not_depend_on_what_is_hidden(self, variant: Variant) -> None:
        game = played(variant).game
        reshuffled = importlib.import_module(f"{variant.game}.hidden").reshuffled
        changed = 0
        for moment in played(variant).some(60):
            for seat in played(variant).eyes:
                other = reshuffled(moment.state, seat, Rng(moment.step))
                assert game.view(other, seat) == game.view(moment.state, seat)
                changed += game.snapshot(other) != moment.snapshot
        assert changed > 0

    def test_every_legal_action_is_told_once(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(60):
            explained = game.explain(moment.state, moment.state.actor, trials=False)
            assert explained.asked is not None
            assert explained.asked.decision == game.decisions[moment.state.kind]
            assert sorted(choice.action for choice in explained.choices) == list(moment.legal)
            assert all(choice.parts for choice in explained.choices)

    def test_only_the_seat_that_decides_is_told_what_to_do(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(20):
            for seat in played(variant).eyes:
                explained = game.explain(moment.state, seat, trials=False)
                mine = seat == moment.state.actor
                assert (explained.asked is not None) == mine
                assert bool(explained.choices) == mine
                assert mine or not explained.chains
                json.dumps({**explained.as_dict(), "facts": None})

    def test_what_is_told_of_an_action_comes_true(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(20):
            state, actor = moment.state, moment.state.actor
            for choice in game.explain(state, actor).choices:
                happened: list[Event] = []
                trial = state.clone()
                trial.sink = happened
                trial.apply(game.parse(choice.action))  # type: ignore[arg-type]
                if trial.chance or tells(state, game.parse(choice.action)):
                    assert choice.reveals
                while trial.chance:
                    trial.deal(trial.sample(Rng(moment.step)))
                if trial.actor != actor:
                    assert choice.ends_turn
                assert len(choice.changes) <= len(happened)
                for told, event in zip(choice.changes, happened, strict=False):
                    assert told in (event.seen_by(actor), event.seen_by(None))

    def test_a_chain_of_actions_can_be_played(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).moments:
            for chain in game.chains(moment.state, moment.state.actor):
                state = moment.state.clone()
                for text in chain.actions:
                    assert state.actor == moment.state.actor
                    action = game.parse(text)
                    assert action in state.legal()
                    state.apply(action)

    def test_what_can_be_used_is_not_refused(self, variant: Variant) -> None:
        game = played(variant).game
        for moment in played(variant).some(60):
            explained = game.explain(moment.state, moment.state.actor, trials=False)
            used = {part for choice in explained.choices for part in choice.parts}
            refused = [part for refusal in explained.refusals for part in refusal.parts]
            assert len(refused) == len(set(refused))
            assert not used & set(refused)

    def test_whatever_lies_on_the_table_can_be_used_or_says_why_not(self, variant: Variant) -> None:
        game = played(variant).game
        things = importlib.import_module(f"{variant.game}.things").things
        book = game.rulebook()
        for moment in played(variant).some(12):
            for seat in range(1, len(moment.state.scores()) + 1):
                told = game.explain(moment.state, seat, trials=False)
                used = {part for choice in told.choices for part in choice.parts}
                used |= {part for chain in told.chains for part in chain.parts}
                refused = {part for refusal in told.refusals for part in refusal.parts}
                if EVERYTHING not in refused:
                    silent = things(game.view(moment.state, seat)) - used - refused
                    assert not silent, (moment.legal, sorted(silent))
                for refusal in told.refusals:
                    assert book is None or refusal.rule in book.sections, refusal

    def test_what_is_explained_is_said_in_every_language(self, variant: Variant) -> None:
        """Every key is in the catalogue, with the facts its text needs."""
        game = played(variant).game
        moments, eyes = played(variant).some(15), played(variant).eyes
        told = [game.explain(moment.state, seat) for moment in moments for seat in eyes]
        assert_said_everywhere(messages_in(told), variant.game)

    def test_what_is_told_of_events_is_said_in_every_language(self, variant: Variant) -> None:
        """So are the lines of the log, as each seat sees them, and the reasons for an action."""
        match, game = played(variant).match, played(variant).game
        for viewer in played(variant).eyes:
            lines = [game.line(event, viewer) for _, event in match.events(viewer)]
            assert any(lines)
            assert_said_everywhere(messages_in(lines), variant.game)
            json.dumps([line.as_dict() for line in lines if line is not None])
        told: list[Any] = []
        for moment in played(variant).some(15):
            state, seat = moment.state, moment.state.actor
            for choice in game.explain(state, seat).choices:
                told += game.why(state, seat, choice.action, choice.changes, choice.changes)
        assert_said_everywhere(messages_in(told), variant.game)

    def test_an_explanation_does_not_depend_on_what_is_hidden(self, variant: Variant) -> None:
        game = played(variant).game
        reshuffled = importlib.import_module(f"{variant.game}.hidden").reshuffled
        changed = 0
        for moment in played(variant).some(20):
            for seat in played(variant).eyes:
                other = reshuffled(moment.state, seat, Rng(moment.step))
                told = game.explain(moment.state, seat)
                assert game.explain(other, seat) == told
                changed += game.snapshot(other) != moment.snapshot
        assert changed > 0

    def test_log_and_events_do_not_tell_what_is_hidden(self, variant: Variant) -> None:
        """A seat can't tell two games apart that differ only in hidden things."""
        twin = importlib.import_module(f"{variant.game}.hidden").twin
        found = 0
        for seed in range(30):
            match = play_out(variant.new(seed), seed)
            begun = match.record().at(len(match.steps) * 3 // 4).record()
            for seat in played(variant).eyes:
                other: Record | None = twin(begun, seat)
                if other is not None:
                    found += 1
                    one, two = begun.replay(), other.replay()
                    assert one.steps != two.steps
                    assert one.log(seat) == two.log(seat)
                    assert one.events(seat) == two.events(seat)
                    assert one.view(seat) == two.view(seat)
            if found:
                return
        pytest.fail("no game of thirty has a twin")

    def test_a_chosen_setup_is_dealt_as_it_was_chosen(self, variant: Variant) -> None:
        game = find_game(variant.game)
        parts = game.parts(game.read_options(variant.options))
        assert {part.name for part in parts} <= set(game.setup_parts)
        for seed in range(3):
            wanted = own_setup(parts, Rng(seed))
            match = hotelier.new(variant.game, seed=seed, setup=wanted, **variant.options)
            found = dealt_parts(parts, match.steps)
            for part in parts:
                # Only where the order makes no difference, another one may be dealt.
                lists = wanted[part.name].items() if part.seats else [("", wanted[part.name])]
                for seat, chosen in lists:
                    dealt = found[part.name][seat] if part.seats else found[part.name]
                    assert (dealt if part.ordered else sorted(dealt)) == (
                        chosen if part.ordered else sorted(chosen)
                    )
            read = game.read_setup(wanted, match.options)
            assert game.read_setup(read.as_dict(), match.options) == read
            assert play_out(match, seed).record().replay().scores == match.scores

    def test_what_is_not_chosen_is_random_and_takes_nothing_that_was(
        self, variant: Variant
    ) -> None:
        game = find_game(variant.game)
        parts = game.parts(game.read_options(variant.options))
        for part in parts:
            wanted = own_setup([part], Rng(SEED), but_seat=1)
            found = []
            for seed in range(12):
                match = hotelier.new(variant.game, seed=seed, setup=wanted, **variant.options)
                found.append(dealt_parts(parts, match.steps))
            for other in parts:
                is_fixed = other is part and not part.seats
                assert len({repr(each[other.name]) for each in found}) > 1 or is_fixed
            if part.seats and part.shared:
                for each in found:
                    cards = [card for hand in each[part.name].values() for card in hand]
                    assert len(part.components(cards)) == len(cards)

    def test_a_setup_is_named_in_every_language(self, variant: Variant) -> None:
        game = find_game(variant.game)
        parts = game.parts(game.read_options(variant.options))
        pieces = (piece.name for part in parts for place in part.places for piece in place)
        if parts:
            told = messages_in([*(part.title for part in parts), *pieces])
            assert_said_everywhere(told, variant.game)
