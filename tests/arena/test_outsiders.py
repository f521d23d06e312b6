"""Other people's bots: named by module, class or entry point, and harmless to the rest."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from arena import outsiders
from arena.scripted import timeless
from hotelier.arena import Contest
from hotelier.arena.playing import Contest as Asked
from hotelier.arena.running import Results
from hotelier.bots.bot import Budget
from hotelier.bots.catalogue import find_opponent, opponents
from hotelier.bots.outside import find_any_opponent, name_of
from hotelier.bots.thinkers import Planner
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.server.table.seats import bot_named

HERE = "arena.outsiders"


def test_a_class_is_named_by_its_module_and_has_its_own_budget() -> None:
    found = find_any_opponent(f"{HERE}:Last")
    assert (found.outside, found.budget) == (True, Budget(0.25))
    assert isinstance(found.sit_down(find_game("austria")), outsiders.Last)
    assert name_of(outsiders.Last) == f"{HERE}:Last"
    assert find_any_opponent(f"{HERE}:Last@0.5").budget == Budget(0.5)
    assert find_any_opponent(f"{HERE}:Unrelated").budget == Budget(1.0)


def test_names_of_the_catalogue_and_weights_in_files_mean_what_they_always_did() -> None:
    for opponent in opponents():
        assert find_any_opponent(opponent.name) == opponent
    planner = find_any_opponent("planner:mine/weights.toml")
    assert (planner.kind, planner.weights) == (Planner, Path("mine/weights.toml"))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package with entry points for bots, one of them broken."""
    info = tmp_path / "their_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        f"[hotelier.bots]\ntheirs = {HERE}:Last\nbroken = their_bots_missing:Bot\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("package")
def test_an_entry_point_is_a_bot_by_its_name() -> None:
    assert find_any_opponent("theirs").kind is outsiders.Last
    assert find_any_opponent("theirs@2").budget == Budget(2.0)
    with pytest.raises(OptionError, match=r"^the bot 'broken' .* can’t be imported: Module"):
        find_any_opponent("broken")
    with pytest.raises(OptionError, match=r"choose from .*, theirs, broken, or name a class"):
        find_any_opponent("others")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no_such_module:Bot", "the bot 'no_such_module:Bot' can’t be imported: ModuleNotFound"),
        (f"{HERE}:Nobody", f"the bot '{HERE}:Nobody' can’t be imported: AttributeError: "),
        (f"{HERE}:Mute", f"the class '{HERE}:Mute' is no bot: it has no method choose"),
        (f"{HERE}:NUMBER", f"the bot '{HERE}:NUMBER' must be a class, found 7"),
        ("nobody", "there’s no bot 'nobody'; choose from "),
        ("../../etc:Bot", "there’s no bot '../../etc:Bot'; choose from "),
        ("", "there’s no bot ''; choose from "),
    ],
)
def test_a_bot_that_cannot_be_used_is_told_in_a_sentence(text: str, expected: str) -> None:
    with pytest.raises(OptionError) as told:
        find_any_opponent(text)
    assert str(told.value).startswith(expected)
    assert "\n" not in str(told.value)


def test_a_module_that_fails_while_it_is_imported_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, source in (("failing_bot", "1 / 0"), ("leaving_bot", "raise SystemExit(3)")):
        (tmp_path / f"{name}.py").write_text(source)
        with pytest.raises(OptionError, match=f"^the bot '{name}:Bot' can’t be imported: "):
            find_any_opponent(f"{name}:Bot")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("text", ["canary_bot:Bot", "theirs", "planner:canary_bot", "broken"])
def test_a_server_imports_nothing_because_of_a_bots_name(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "canary_bot.py").write_text("class Bot: choose = None\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    for find in (find_opponent, bot_named):
        with pytest.raises(OptionError):
            find(text)
    assert not {"canary_bot", "their_bots_missing"} & (set(sys.modules) - before)


def contest(*bots: str, patience: float = 60.0) -> Asked:
    return replace(Contest.between("overbooking", bots, games=2, seed=3), patience=patience)


@pytest.mark.house
def test_who_fails_is_out_and_the_others_play_on_as_if_it_had_never_come() -> None:
    wrong = {
        "Hanging": "gave no answer within 1 s at step ",
        "Crashing": "ended its process at step ",
        "Leaving": "failed at step ",
        "Babbling": "answered {'move': ['anything', ",
    }
    names = [f"{HERE}:{each}" for each in wrong]
    results = Results(contest("first-legal", *names, "random", patience=1.0))
    results.play(jobs=1, apart=True)
    assert [fault.bot for fault in results.faults] == names
    for fault, name, said in zip(results.faults, names, wrong.values(), strict=True):
        assert fault.sentence.startswith(f"bot '{name}' in seat 2 {said}")
        assert len(fault.sentence) < 500
    alone = contest("first-legal", "random").play()
    kept = [replace(game, number=0) for game in results.games]
    assert timeless(kept) == timeless([replace(game, number=0) for game in alone.games])


def test_classes_play_in_a_contest_of_python_and_its_results_tell_who_is_better() -> None:
    asked = Contest.between("overbooking", [outsiders.Last, "random"], games=4, seed=3, players=2)
    results = asked.play()
    assert results.faults == []
    assert [bot.name for bot in results.standings.bots] == [f"{HERE}:Last", "random"]
    assert results.standings.pairs[0].games == len(results.games) == 4
    assert "Win rate" in results.report()


def test_a_contest_of_python_goes_on_in_its_directory(tmp_path: Path) -> None:
    first = Contest.between("overbooking", ["random", "first-legal"], games=2).play(out=tmp_path)
    more = Contest.between("overbooking", ["random", "first-legal"], games=6).play(out=tmp_path)
    assert len(more.games) == 6
    assert more.games[:2] == first.games
