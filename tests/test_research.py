"""Research variants: smaller games with the same rules, only for environments and commands."""

from typing import Any

import pytest

import hotelier
from cli.commands import call
from conformance import play_out
from hotelier.austria.rules.events import RoundStarted
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.core.rng import Rng
from hotelier.env.table import Table
from hotelier.server.http.routes.lobby import game_offers
from hotelier.server.http.schemas import ImportRecord, NewTable
from hotelier.server.table.opening import imported, new_table
from server.shelf import HandWatch

VARIANTS = [
    (name, {option.name: value})
    for name in hotelier.games()
    for option in find_game(name).research
    for value in option.values
    if value != option.usual
]
every_variant = pytest.mark.parametrize(
    ("game", "options"), VARIANTS, ids=[f"{game}-{options}" for game, options in VARIANTS]
)


def test_both_games_have_some() -> None:
    assert {game for game, _ in VARIANTS} == set(hotelier.games())


@every_variant
def test_a_variant_is_played_recorded_and_replayed_under_its_name(
    game: str, options: dict[str, Any]
) -> None:
    match = play_out(hotelier.new(game, seed=5, **options), 5)
    record = match.record()
    assert options.items() <= dict(record.options).items()
    assert record.replay().scores == match.scores
    assert len(match.steps) < len(play_out(hotelier.new(game, seed=5), 5).steps)


@every_variant
def test_what_is_imagined_in_a_variant_looks_like_it(game: str, options: dict[str, Any]) -> None:
    rules, rng = find_game(game), Rng(5)
    match = hotelier.new(game, seed=5, players=3, **options)
    while not match.over:
        assert match.actor is not None
        for seat in (1, 2, 3):
            view = match.view(seat)
            assert rules.view(rules.imagine(view, rng), seat) == view
        match.play(match.legal[rng.below(len(match.legal))])


@pytest.mark.parametrize("game", hotelier.games())
def test_a_whole_game_says_nothing_of_variants(game: str) -> None:
    rules = find_game(game)
    usual = {option.name: option.usual for option in rules.research}
    assert rules.read_options(usual) == rules.read_options({})
    assert not usual.keys() & rules.read_options({}).keys()


def test_a_short_game_is_the_last_rounds_of_a_long_one() -> None:
    match = hotelier.new("austria", seed=5, rounds=2)
    events = [event for _, event in play_out(match, 5).events(None)]
    assert [event.round for event in events if isinstance(event, RoundStarted)] == [6, 7]


def test_a_tiny_deck_is_all_in_hand_and_known_to_both() -> None:
    match = hotelier.new("overbooking", seed=5, deck=3)
    for seat in match.view(1).as_dict()["seats"]:
        assert seat["hand_size"] == 3
        assert seat["deck_size"] == 0
        assert len(seat["discarded"]) == 21


@every_variant
def test_a_server_neither_offers_nor_opens_one(game: str, options: dict[str, Any]) -> None:
    offered = next(each for each in game_offers(True) if each.name == game)
    assert not options.keys() & {option.name for option in offered.options}
    with pytest.raises(OptionError, match=f"{game} has no option"):
        new_table(NewTable(game=game, name="Ada", options=options), HandWatch())
    record = play_out(hotelier.new(game, seed=5, **options), 5).record()
    with pytest.raises(OptionError, match=f"{game} has no option"):
        imported(ImportRecord(record=record.as_dict(), name="Ada"), HandWatch())


@every_variant
def test_environments_and_commands_can_choose_one(game: str, options: dict[str, Any]) -> None:
    table = Table(game, options, "rank")
    table.deal(5)
    assert options.items() <= table.options.items()
    flags = [word for name, value in options.items() for word in (f"--{name}", value)]
    outcome = call("simulate", game, "--games", 2, "--seed", 1, "--jobs", 1, *flags)
    assert outcome.code == 0
    assert all(f"{name} {value}" in outcome.out for name, value in options.items())
