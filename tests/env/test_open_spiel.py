"""The games as OpenSpiel knows them: its own simulation, chance, observers and algorithms."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import hotelier
import hotelier.env.open_spiel
from hotelier.austria.rules.tables import staff_mask
from hotelier.core.dealer import ScriptedDealer
from hotelier.core.errors import HotelierError
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.rewards import by_rank, margins
from hotelier.core.rng import Rng

every_game = pytest.mark.parametrize("name", hotelier.games())
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"python_hotelier_{name}", parameters)


def walk(game: Any, seed: int, decisions: int = 10**6) -> Any:
    """A state after a number of random decisions, or at the end; never at a chance node."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            if decisions == 0:
                break
            decisions -= 1
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@every_game
@every_table
def test_openspiel_finds_nothing_amiss(name: str, players: int) -> None:
    game = load(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_finds_nothing_amiss_with_scores(name: str) -> None:
    for players in (2, 3):
        game = load(name, players=players, rewards="score")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
@every_table
def test_returns_rank_the_seats_or_tell_their_lead(name: str, players: int) -> None:
    for rewards in ("rank", "score"):
        state = walk(load(name, players=players, rewards=rewards), seed=players)
        end = state.progress.state
        expected = by_rank(end.scores(), end.winners())
        assert state.returns() == (expected if rewards == "rank" else margins(end.scores()))
    assert walk(load(name), seed=1, decisions=5).returns() == [0.0, 0.0]


@every_game
def test_rank_rewards_are_zero_sum_and_leads_of_many_are_not(name: str) -> None:
    utility = pyspiel.GameType.Utility
    assert load(name, players=4).get_type().utility == utility.ZERO_SUM
    assert load(name, players=2, rewards="score").get_type().utility == utility.ZERO_SUM
    assert load(name, players=3, rewards="score").get_type().utility == utility.GENERAL_SUM


@every_game
def test_a_chance_step_is_listed_or_dealt_from_the_bytes_of_its_nodes(name: str) -> None:
    state = load(name).new_initial_state()
    rules = find_game(name)
    mirror = rules.start(rules.read_options({}))
    random = np.random.default_rng(3)
    kinds = set()
    while mirror.chance:
        listed = rules.outcomes(mirror)
        kinds.add(bool(listed))
        assert state.outcomes() == listed
        assert state.is_chance_node()
        if listed:
            likely = {place: share for place, (_, share) in enumerate(listed)}
            assert dict(state.chance_outcomes()) == likely
            place = int(random.integers(len(listed)))
            text = state.action_to_string(place)
            assert rules.parse_chance(mirror, text) == listed[place][0]
            state.apply_action(place)
            mirror.deal(listed[place][0])
        else:
            drawn = [int(byte) for byte in random.integers(256, size=4)]
            for byte in drawn:
                assert dict(state.chance_outcomes()) == dict.fromkeys(range(256), 1 / 256)
                state.apply_action(byte)
            mirror.deal(mirror.sample(Rng(int.from_bytes(drawn))))
        assert rules.snapshot(state.progress.state) == rules.snapshot(mirror)
    assert kinds == {True, False}
    assert state.legal_actions() == mirror.legal()


@every_game
def test_actions_are_numbered_and_called_as_everywhere(name: str) -> None:
    state = walk(load(name, players=3), seed=2, decisions=12)
    game = find_game(name)
    position = state.progress.state
    assert state.current_player() == position.actor - 1
    assert state.legal_actions() == position.legal()
    texts = tuple(state.action_to_string(action) for action in state.legal_actions())
    assert texts == game.view(position, position.actor).legal


@every_game
def test_a_state_copied_or_saved_in_the_middle_of_a_game_goes_on_alone(name: str) -> None:
    state = walk(load(name, players=3), seed=2, decisions=20)
    before = str(state)
    copies = [state.clone(), pickle.loads(pickle.dumps(state))]
    for twin in copies:
        assert str(twin) == before
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != before
    assert str(copies[0]) == str(copies[1])
    assert str(state) == before


@every_game
def test_the_observer_gives_the_numbers_of_the_encoder(name: str) -> None:
    game = load(name, players=3)
    state = walk(game, seed=4, decisions=25)
    observation = make_observation(game)
    rules = find_game(name)
    for player in range(3):
        view = rules.view(state.progress.state, player + 1)
        row = np.frombuffer(rules.encoder().encode(view), np.float32)
        observation.set_from(state, player)
        assert np.array_equal(observation.tensor, row)
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), row)
        assert state.observation_string(player) == observation.string_from(state, player)


@every_game
def test_perfect_recall_is_the_log_as_the_seat_may_read_it(name: str) -> None:
    game = load(name)
    state = walk(game, seed=4, decisions=15)
    match = Match(find_game(name), {}, ScriptedDealer(()))
    for step, *_ in state.progress.steps:
        match.follow(step)
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.tensor is None
    for player in range(2):
        words = state.information_state_string(player)
        assert words == "\n".join([*match.log(player + 1), state.observation_string(player)])
        assert recall.string_from(state, player) == words


@every_game
def test_a_position_sampled_anew_looks_the_same_to_its_player(name: str) -> None:
    game = load(name, players=3)
    random = np.random.default_rng(1)
    changed = 0
    for decisions in (3, 9, 15):
        state = walk(game, seed=decisions, decisions=decisions)
        for player in range(3):
            other = state.resample_from_infostate(player, random.random)
            seen = state.information_state_string(player)
            assert other.information_state_string(player) == seen
            assert other.observation_tensor(player) == state.observation_tensor(player)
            rival = (player + 1) % 3
            there = other.information_state_string(rival)
            changed += there != state.information_state_string(rival)
    assert changed > 0


def test_perfect_recall_keeps_every_packet_of_a_draft() -> None:
    state = walk(load("austria", staff="draft"), seed=1, decisions=0)
    packets: list[set[str]] = []
    while len(packets) < 3:
        if state.current_player() == 0:
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            packets.append(set(legal))
        state.apply_action(state.legal_actions()[0])
    told = state.information_state_string(0).splitlines()
    kept = [line for line in told if line.startswith("keep ") and " of " in line]
    assert [set(line.partition(" of ")[2].split(", ")) for line in kept] == packets
    others = state.information_state_string(1).splitlines()
    assert not set(kept) & set(others)


def test_a_draft_that_was_passed_on_cannot_be_forgotten() -> None:
    sampler = np.random.default_rng(1).random
    state = walk(load("austria", staff="draft"), seed=1, decisions=0)
    state.resample_from_infostate(0, sampler)
    state = walk(load("austria", staff="draft"), seed=1, decisions=2)
    with pytest.raises(HotelierError, match="it remembers which cards were in the packets"):
        state.resample_from_infostate(0, sampler)


def test_a_card_put_under_the_deck_is_remembered_where_another_seat_drew_it() -> None:
    rules = find_game("austria")
    state = rules.start(rules.read_options({}))
    steps = [("return 17", 1), ("return 18", 2), ("~draw 2 17 18", 2)]
    assert rules.memory(state, 1, steps[:2]) == ""
    assert "under the deck" in rules.memory(state, 1, steps)
    assert rules.memory(state, 2, steps) == ""  # it got its own card back
    state.seats[1].staff = staff_mask([17])
    assert rules.memory(state, 1, steps) == ""  # it's face up now


@every_game
def test_there_is_no_tensor_of_an_information_state_and_nobody_gets_an_empty_one(name: str) -> None:
    game = load(name)
    assert not game.get_type().provides_information_state_tensor
    state = walk(game, seed=1, decisions=3)
    for ask in (
        state.information_state_tensor,
        game.information_state_tensor_shape,
        game.information_state_tensor_size,
    ):
        with pytest.raises(HotelierError, match="use information_state_string"):
            ask()


@every_game
def test_openspiels_searches_can_play_it(name: str) -> None:
    game = load(name)
    state = walk(game, seed=6, decisions=8)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searches = [
        mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=random),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=random),
    ]
    for search in searches:
        assert search.step(state) in state.legal_actions()


@every_game
def test_openspiels_learning_environment_can_play_it(name: str) -> None:
    environment = rl_environment.Environment(load(name, players=3), seed=1)
    random = np.random.default_rng(1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([int(random.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == pytest.approx(0)
    assert any(step.rewards)


def test_a_program_that_has_played_ends_without_complaint() -> None:
    program = (
        "import pyspiel, hotelier.env.open_spiel; "
        "pyspiel.load_game('python_hotelier_overbooking').new_initial_state().apply_action(1)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
