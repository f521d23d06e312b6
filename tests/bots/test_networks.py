"""A network as the judge: computed like NumPy, fair, and refused if its file is bad."""

import importlib
import json
import pickle
from pathlib import Path

import numpy as np
import pytest

from bots.networks import eye_of, network_judge, network_of
from bots.tables import GAMES, answer, hasty, late, table, unhurried
from conformance import played, variants
from hotelier.arena.playing import Contest, Played, play
from hotelier.bots import thinkers
from hotelier.bots.catalogue import find_opponent, find_opponent_or_file
from hotelier.bots.thinkers import Planner, Search, Thinker
from hotelier.core.errors import DataError, OptionError
from hotelier.core.evaluator import NetworkJudge
from hotelier.core.game import LEARNT, START, TUNED, find_game
from hotelier.core.judge import DOUBT, LinearJudge
from hotelier.core.network_file import FIRST_LINE, read_network, write_network
from hotelier.core.rng import Rng
from hotelier.core.state import State

every_game = pytest.mark.parametrize("game", GAMES)
SHAPES = [(8,), (12, 5), (32, 16), (16, 9, 3)]


def by_numpy(judge: NetworkJudge, state: State, seat: int) -> float:
    """What a seat is worth, computed plainly."""
    eye, network = judge.eye, judge.network
    row = np.zeros(network.sizes[0])
    for place, amount in eye.inputs(state, seat).items():
        row[place] += amount
    for number, (weights, biases) in enumerate(zip(network.weights, network.biases, strict=True)):
        row = row @ np.array(weights).reshape(len(row), -1) + np.array(biases)
        if number < len(network.weights) - 1:
            row = np.maximum(row, 0.0)
    base = eye.worth(state, seat) if network.corrects else float(eye.counted(state, seat))
    return float(base + row[0])


@pytest.mark.parametrize("hidden", SHAPES, ids=str)
@pytest.mark.parametrize("corrects", [True, False])
@every_game
def test_a_network_says_what_numpy_would(
    game: str, corrects: bool, hidden: tuple[int, ...]
) -> None:
    judge = find_game(game).judge(network_of(game, hidden, corrects))
    assert isinstance(judge, NetworkJudge)
    for players in (2, 3):
        for moment in played(table(game, players)).some(12):
            for seat in range(1, players + 1):
                expected = by_numpy(judge, moment.state, seat)
                assert judge.worth(moment.state, seat) == pytest.approx(expected, abs=1e-5)


@every_game
def test_what_a_network_says_does_not_depend_on_what_it_was_asked_before(game: str) -> None:
    network, rules = network_of(game, (32, 16)), find_game(game)
    asked = rules.judge(network)
    for players in (2, 3):
        for moment in played(table(game, players)).some(40):
            for seat in range(1, players + 1):
                fresh = rules.judge(pickle.loads(pickle.dumps(network)))
                assert asked.worth(moment.state, seat) == fresh.worth(moment.state, seat)


@every_game
def test_when_a_game_is_over_a_network_tells_the_score(game: str) -> None:
    state = played(table(game)).match.state
    assert find_game(game).judge(network_of(game)).values([state]) == [state.scores()]


@every_game
def test_every_input_has_a_name_and_the_variant_is_among_them(game: str) -> None:
    eye = eye_of(game)
    names = [*eye.names, *eye.closer_names]
    assert len(set(names)) == len(names)
    if not eye.closer_names:
        return  # a game may give a network no more than its features
    told = {}
    for variant in (each for each in variants() if each.game == game):
        moment = played(variant).some(3)[1]
        found = {names[place] for place in eye.inputs(moment.state, 1)}
        told[variant.chosen] = frozenset(found & variant_names(game, names))
    assert len(set(told.values())) == len(told)


def variant_names(game: str, names: list[str]) -> set[str]:
    """The inputs that say which variant is played."""
    marks = ("players", "board", "first hands", "revised", "bonus ")
    return {name for name in names if any(mark in name for mark in marks)}


@every_game
def test_a_seat_that_is_the_same_in_two_positions_is_worth_the_same(game: str) -> None:
    """`same` may be wrong in one direction only."""
    judges = (eye_of(game), find_game(game).judge(network_of(game)))
    equal = 0
    for players in (2, 4):
        states = [moment.state for moment in played(table(game, players)).some(60)]
        states.append(states[-1].clone())
        for judge in judges:
            for one in states:
                for other in states:
                    for seat in range(1, players + 1):
                        if judge.same(one, other, seat):
                            equal += one is not other
                            assert judge.worth(one, seat) == judge.worth(other, seat)
    assert equal > 0


@pytest.fixture
def champion(tmp_path: Path) -> Path:
    """A network for Grand Austria Hotel in a file."""
    path = tmp_path / "champion.network"
    path.write_bytes(write_network(network_of("austria")))
    return path


@pytest.mark.parametrize("kind", ["planner", "search"])
def test_bots_are_found_with_a_file_of_weights(
    kind: str, champion: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "Habits", hasty)
    game = find_game("austria")
    opponent = find_opponent_or_file(f"{kind}:{champion}")
    bot = opponent.sit_down(game)
    assert isinstance(bot, Thinker)
    moment = late(played(table("austria")), 1)[0]
    read = network_judge(bot)
    made = game.judge(network_of("austria"))
    assert read.worth(moment.state, 1) == pytest.approx(made.worth(moment.state, 1), abs=1e-3)
    assert answer(bot, moment, 1, unhurried(4)) in moment.legal
    assert find_opponent_or_file(f"{kind}:{champion}@0.5").budget.seconds == 0.5


def test_linear_weights_may_lie_in_a_file_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("always = [1, 2, 3]\ndoubt = [4, 0, 0]\n")
    for game in GAMES:
        bot = find_opponent_or_file(f"planner:{path}").sit_down(find_game(game))
        assert isinstance(bot, Thinker)
        assert isinstance(bot.judge, LinearJudge)
        assert bot.judge.weights == {"always": (1, 2, 3), DOUBT: (4, 0, 0)}


def test_the_tuned_weights_stay_available_by_name() -> None:
    for text in ("planner:tuned", "search:tuned"):
        bot = find_opponent_or_file(text).sit_down(find_game("austria"))
        assert isinstance(bot, Thinker)
        assert isinstance(bot.judge, LinearJudge)
        assert bot.judge.weights == eye_of("austria").weights


@every_game
def test_a_network_that_comes_with_a_game_tells_where_it_comes_from(game: str) -> None:
    rules = find_game(game)
    file = rules.folder() / "data" / f"{LEARNT}.network"
    asked = contest(f"planner:{LEARNT}", "random", game=game)
    if not file.is_file():
        with pytest.raises(DataError, match="there are no weights 'learnt'"):
            asked.opponents()
        return
    bot = asked.opponents()[f"planner:{LEARNT}"].sit_down(rules)
    assert isinstance(bot, Thinker)
    facts = network_judge(bot).network.facts
    assert facts["command"].startswith(f"hotelier learn {game} ")
    assert isinstance(facts["seed"], int)
    assert len(facts["games"]) == 64
    assert len(file.read_bytes()) < 2_000_000
    moment = late(played(table(game)), 1)[0]
    assert answer(bot, moment, 1, unhurried(60)) in moment.legal


def test_a_name_from_elsewhere_never_opens_a_file(champion: Path) -> None:
    with pytest.raises(OptionError, match="after the colon"):
        find_opponent(f"planner:{champion}")


def contest(*bots: str, game: str = "austria", **options: int) -> Contest:
    return Contest(game, find_game(game).read_options({"players": 2, **options}), bots, 2, 1)


def test_the_arena_plays_with_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PLANNED", 1)
    path = tmp_path / "champion.network"
    path.write_bytes(write_network(network_of("overbooking")))
    asked = contest(f"planner:{path}@20n", "random", game="overbooking", deck=6)
    assert isinstance(play(asked, next(iter(asked.fixtures()))), Played)


def broken(how: str) -> bytes:
    """A network file with something wrong."""
    whole = write_network(network_of("austria"))
    line, _, body = whole[len(FIRST_LINE) :].partition(b"\n")
    facts = json.loads(line)
    if how == "cut":
        return whole[:-8]
    if how == "flipped":
        return whole[:-1] + bytes([whole[-1] ^ 1])
    if how == "no facts":
        line = b"{}"
    elif how == "no JSON":
        line = b"{"
    elif how == "later":
        return whole.replace(b"network 1", b"network 9")
    else:
        facts |= {
            "other inputs": {"inputs": "0" * 16},
            "sizes": {"sizes": [3, 0, 1]},
            "linear": {"linear": {"abbot": [1, 2, 3]}},
            "no weights": {"linear": [1]},
        }[how]
        line = json.dumps(facts).encode()
    return FIRST_LINE + line + b"\n" + body


SAID = {
    "cut": "is damaged: it should hold",
    "flipped": "is damaged: its checksum is wrong",
    "no facts": "is damaged: it doesn’t state its game",
    "no JSON": "is damaged: its second line isn’t JSON",
    "later": "isn’t a network that this version of hotelier can read",
    "other inputs": "was trained for a version of hotelier with other inputs",
    "sizes": "the sizes of its layers make no sense",
    "linear": "'abbot' isn’t a feature",
    "no weights": "has no weights by name of feature",
}


@pytest.mark.parametrize("how", SAID)
def test_a_broken_network_is_refused_with_a_sentence(how: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.network"
    path.write_bytes(broken(how))
    with pytest.raises(DataError, match=SAID[how]) as refused:
        contest(f"planner:{path}", "random").opponents()
    assert str(refused.value).startswith("broken.network")


def test_a_network_of_another_game_is_refused(champion: Path) -> None:
    said = "champion.network is a network for 'austria', not for 'overbooking'"
    with pytest.raises(DataError, match=said):
        contest(f"search:{champion}", "random", game="overbooking").opponents()


def test_a_file_that_holds_neither_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\xff")
    with pytest.raises(DataError, match="contains neither weights in TOML nor a network"):
        find_game("austria").judge(path)
    with pytest.raises(DataError, match=r"can’t read the weights in .*missing\.network: No such"):
        find_game("austria").judge(tmp_path / "missing.network")


@every_game
def test_a_network_that_is_written_is_read_again(game: str) -> None:
    network = network_of(game)
    eye = eye_of(game)
    inputs = [*eye.names, *eye.closer_names]
    again = read_network(write_network(network), "file", game, inputs)
    assert again.sizes == network.sizes
    for one, other in zip(again.weights, network.weights, strict=True):
        assert one == pytest.approx(other, abs=1e-6)
    assert write_network(again) == write_network(network)


@pytest.mark.parametrize("kind", [Planner, Search])
@every_game
def test_a_bot_with_a_network_sees_only_its_view(
    game: str, kind: type[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "Habits", hasty)
    recorded = played(table(game))
    reshuffled = importlib.import_module(f"{game}.hidden").reshuffled
    changed = 0
    for number, moment in enumerate(late(recorded, 6, within=4)):
        seat = moment.state.actor
        twin = reshuffled(moment.state, seat, Rng(number))
        changed += recorded.game.snapshot(twin) != moment.snapshot
        chosen = set()
        for state in (moment.state, twin):
            view = recorded.game.view(state, seat)
            bot = kind(recorded.game, network_of(game))
            chosen.add(bot.choose(view, view.legal, Rng(3), unhurried(4)))
        assert len(chosen) == 1
    assert changed > 0


@pytest.mark.parametrize("weights", [START, TUNED, "network"])
@pytest.mark.parametrize("kind", [Planner, Search])
@every_game
def test_judges_and_bots_travel_between_processes(
    game: str, kind: type[Thinker], weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "Habits", hasty)
    rules = find_game(game)
    bot = kind(rules, network_of(game) if weights == "network" else weights)
    moments = late(played(table(game)), 3)
    answer(bot, moments[0], 1, unhurried(4))  # a search now has a tree
    loaded = pickle.loads(pickle.dumps(bot))
    assert loaded.game is rules
    for moment in moments:
        for seat in (1, 2):
            assert loaded.judge.worth(moment.state, seat) == bot.judge.worth(moment.state, seat)
            assert loaded.judge.doubt(moment.state, seat) == bot.judge.doubt(moment.state, seat)
        assert answer(loaded, moment, 2, unhurried(4)) == answer(bot, moment, 2, unhurried(4))
