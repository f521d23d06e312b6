"""Random games, in one process or several, with the same result.

A game depends on its seed alone, so neither the number of workers nor earlier games change it; the
game of a seed is the one `playout(state, Rng(seed), …)` plays.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from hotelier.arena.processes import cores, shared_out
from hotelier.cli.tally import KindTally, SeatTally, Tally
from hotelier.core.game import AnyGame, Options
from hotelier.core.match import pick_game
from hotelier.core.record import Record
from hotelier.core.rng import Rng
from hotelier.core.state import State

BATCH = 50  # small enough for progress to move and Ctrl-C to work quickly


@dataclass(frozen=True, slots=True)
class Batch:
    """A few games with neighbouring seeds."""

    game: str
    options: Options
    seeds: range
    records: Path | None  # the directory for their records
    data: Path | None = None  # the owner's component data


def play_games(batch: Batch, jobs: int) -> Iterator[Tally]:
    """Play the games in batches, in this many processes; one tally per batch, in order of seeds."""
    jobs = min(jobs, len(batch.seeds), cores())
    size = max(1, min(BATCH, len(batch.seeds) // (4 * jobs)))
    starts = range(0, len(batch.seeds), size)
    pieces = (replace(batch, seeds=batch.seeds[start : start + size]) for start in starts)
    return shared_out(play_batch, pieces, jobs)


def play_batch(batch: Batch) -> Tally:
    """Play some games to the end, write their records if requested, and count them."""
    game = pick_game(batch.game, batch.data)
    tally = Tally([SeatTally() for _ in game.start(batch.options).scores()])
    for seed in batch.seeds:
        steps: list[str] | None = None if batch.records is None else []
        state = play_game(game, batch.options, seed, tally, steps)
        if batch.records is not None and steps is not None:
            record = record_of(game, batch.options, state, steps)
            record.save(batch.records / record_name(game, batch.options, seed))
    return tally


def play_game(
    game: AnyGame, options: Options, seed: int, tally: Tally, steps: list[str] | None
) -> State:
    """Play one game at random; its steps are only kept if requested."""
    rng = Rng(seed)
    state: State = game.start(options)
    kinds = tally.kinds
    decisions = chances = 0
    while not state.over:
        if state.chance:
            outcome = state.sample(rng)
            chances += 1
            if steps is not None:
                steps.append(game.chance_text(state, outcome))
            state.deal(outcome)
        else:
            legal = state.options()
            action = state.option(rng.below(legal))
            decisions += 1
            if state.kind not in kinds:
                kinds[state.kind] = KindTally()
            kinds[state.kind].ask(legal)
            if steps is not None:
                steps.append(game.text(action))
            state.apply(action)
    tally.count(state, decisions, chances)
    return state


def record_of(game: AnyGame, options: Options, state: State, steps: list[str]) -> Record:
    """The record of a finished random game."""
    scores = state.scores()
    return Record(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=tuple(f"random {seat + 1}" for seat in range(len(scores))),
        steps=tuple(steps),
        result={"scores": scores, "winners": state.winners()},
        data=game.data,
    )


def record_name(game: AnyGame, options: Options, seed: int) -> str:
    """A file name that's unique to a game: `austria-2p-revised-seed000007.json`."""
    words = [game.name]
    for option in game.options:
        value = options[option.name]
        if option.name == "players":
            words.append(f"{value}p")
        elif value != option.usual:
            words.append(str(value))
    words += [f"{each.name}{options[each.name]}" for each in game.research if each.name in options]
    return "-".join([*words, f"seed{seed:06d}"]) + ".json"
