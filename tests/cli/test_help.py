"""Every command explains itself."""

import inspect
from pathlib import Path

import pytest

from cli.commands import call, spawn
from hotelier.bots.catalogue import LEVELS, opponents
from hotelier.cli.app import COMMANDS
from hotelier.core.game import find_game, games

NAMES = [*(command.__name__ for command in COMMANDS), "admin"]
TAKING_OPTIONS = [
    command.__name__ for command in COMMANDS if "edition" in inspect.signature(command).parameters
]


def test_the_commands_are_those_that_were_promised() -> None:
    assert set(NAMES) >= {"play", "hint", "show", "cards", "simulate", "trace", "replay", "bench"}


@pytest.mark.parametrize("name", NAMES)
def test_a_command_has_help_with_an_example_of_itself(name: str) -> None:
    outcome = call(name, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    examples = outcome.out.partition("Examples")[2]
    assert f"  hotelier {name}" in examples


@pytest.mark.parametrize("name", NAMES)
def test_help_fits_a_terminal_of_eighty_columns(name: str) -> None:
    assert max(len(line.rstrip()) for line in call(name, "--help").out.splitlines()) <= 80


@pytest.mark.parametrize("name", TAKING_OPTIONS)
def test_help_shows_every_option_of_every_game_with_its_values(name: str) -> None:
    text = call(name, "--help").out
    for game in games():
        for option in find_game(game).options:
            assert f"--{option.name}" in text
            assert all(str(value) in text for value in option.values)


def test_simulating_and_playing_take_the_options_of_the_games() -> None:
    assert {"simulate", "play"} <= set(TAKING_OPTIONS)


def test_the_help_of_play_tells_of_every_level_in_a_line_and_names_the_other_opponents() -> None:
    out = call("play", "--help").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    for opponent in opponents():
        if opponent.name in LEVELS:
            assert f"{opponent.name} {opponent.words}" in lines
        else:
            assert any(line.startswith("others ") and opponent.name in line for line in lines)


def test_the_help_lists_the_commands() -> None:
    outcome = spawn("--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert [name for name in NAMES if f" {name} " not in outcome.out] == []


def test_the_version_names_the_kind_of_engine() -> None:
    outcome = call("--version")
    assert outcome.code == 0
    assert outcome.out.startswith("hotelier ")
    assert outcome.out.rstrip().endswith(("compiled engine", "interpreted engine"))


@pytest.mark.parametrize("arguments", [[], *([name] for name in NAMES)])
def test_a_flag_is_shown_without_a_type(arguments: list[str]) -> None:
    out = call(*arguments, "--help").out
    assert "--help" in out
    assert "bool" not in out.casefold()


def test_component_data_of_every_game_can_be_replaced(tmp_path: Path) -> None:
    out = " ".join(call("simulate", "--help").out.replace("│", " ").split())
    assert "a file like the game’s data files." in out
    for name in games():
        refused = call("simulate", name, "--data", tmp_path / "nowhere.toml").err
        assert "can’t read" in refused
