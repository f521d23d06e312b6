"""Steps per second for a learner: many games at once, compared with one environment at a time.

    python bench/vector.py                         256 games of Grand Austria Hotel, two players
    python bench/vector.py --game overbooking --players 4
    python bench/vector.py --pgx PYTHON            plus pgx's backgammon, in a Python that has pgx

A step is one decision by a random legal action, with the observation and the mask that follow it.
Everything runs on one core, in short turns, so the ratios hold on a busy machine, too.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Annotated, Any, Final

import gymnasium
import numpy as np
import typer
from rich import box
from rich.console import Console
from rich.table import Table

import hotelier
from hotelier.core.game import find_game
from hotelier.env.pettingzoo import TableEnv
from hotelier.env.table import version_of
from hotelier.env.vector import VectorTable

TABLE: Final = "VectorTable"
VIEWS: Final = "PettingZoo raw_env, by views"  # how PettingZoo worked before observers
PGX: Final = "pgx backgammon"

# Runs for the given number of seconds and returns its steps per second.
PGX_PROGRAM: Final = """
import sys
from time import process_time
import jax, pgx
from pgx.experimental import auto_reset
n = int(sys.argv[1])
env = pgx.make("backgammon")
begin, go_on = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
@jax.jit
def step(state, key):
    key, own, other = jax.random.split(key, 3)
    scores = jax.random.uniform(own, state.legal_action_mask.shape)
    actions = (scores * state.legal_action_mask).argmax(axis=1)
    return go_on(state, actions, jax.random.split(other, n)), key
key = jax.random.PRNGKey(1)
state = jax.jit(begin)(jax.random.split(key, n))
state, key = step(state, key)
jax.block_until_ready(state)
print("ready", flush=True)
for line in sys.stdin:
    steps, start = 0, process_time()
    while process_time() - start < float(line):
        state, key = step(state, key)
        jax.block_until_ready(state)
        steps += n
    print(steps / (process_time() - start), flush=True)
"""


def vector(
    game: Annotated[str, typer.Option(help="Which game.")] = "austria",
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    n: Annotated[int, typer.Option(min=1, help="How many games at once.")] = 256,
    rounds: Annotated[int, typer.Option(min=1, help="How many turns each takes.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long a turn takes.")] = 0.5,
    pgx: Annotated[str, typer.Option(help="A Python in which pgx is installed.")] = sys.executable,
) -> None:
    """Show steps per second, and the factor over one environment by views."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    runs: dict[str, Callable[[float], float]] = {
        TABLE: many(VectorTable(game, n, players=players, seed=1)),
        "Gymnasium VectorEnv, others random": many_seats(game, players, n),
        "PettingZoo raw_env": one_by_one(TableEnv(game, players=players)),
        VIEWS: one_by_one(by_views(TableEnv(game, players=players))),
    }
    with contextlib.ExitStack() as stack:
        peer = backgammon(pgx, n)
        if peer is None:
            print("pgx isn't installed, so it's left out (--pgx names a Python that has it)")
        else:
            stack.callback(peer.kill)
            runs[PGX] = lambda seconds: asked(peer, seconds)
        rates: dict[str, list[float]] = {name: [] for name in runs}
        for _ in range(rounds):
            for name, run in runs.items():
                rates[name].append(run(seconds))
    engine = "compiled" if hotelier.compiled else "interpreted"
    shown = Table(box=box.SIMPLE_HEAD, title=f"{game}, {players} players, {n} games, {engine}")
    shown.add_column("what")
    shown.add_column("steps/s", justify="right")
    shown.add_column("× by views", justify="right")
    for name, found in rates.items():
        ratios = [rate / base for rate, base in zip(found, rates[VIEWS], strict=True)]
        shown.add_row(name, f"{median(found):,.0f}", f"{median(ratios):.1f}")
    Console().print(shown)


def many(table: VectorTable) -> Callable[[float], float]:
    """All games of a vector table, each step with new arrays."""
    table.reset()

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            table.step(table.sample())
            steps += table.n
        return steps / (process_time() - start)

    return run


def many_seats(game: str, players: int, n: int) -> Callable[[float], float]:
    """One seat in each game; only that seat's decisions count."""
    name = f"hotelier/{game}-v{version_of(game)}"
    mode = "vector_entry_point"
    envs = gymnasium.make_vec(name, num_envs=n, vectorization_mode=mode, players=players)
    envs.reset(seed=1)
    table: VectorTable = envs.unwrapped.table  # type: ignore[attr-defined]

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            envs.step(table.sample())
            steps += n
        return steps / (process_time() - start)

    return run


def one_by_one(env: TableEnv) -> Callable[[float], float]:
    """PettingZoo's own loop."""
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            seen = env.observe(env.agent_selection)
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[random.integers(len(legal))]))
            steps += 1
            if env.table.state.over:
                env.reset()
        return steps / (process_time() - start)

    return run


def by_views(env: TableEnv) -> TableEnv:
    """An environment that encodes its observations from views."""
    encoder = find_game(env.table.game.name).encoder()

    def observation(seat: int) -> Any:
        return np.frombuffer(encoder.encode(env.table.view(seat)), np.float32)

    env.table.observation = observation  # type: ignore[method-assign]
    return env


def backgammon(python: str, n: int) -> "subprocess.Popen[str] | None":
    """Pgx in a separate process, ready to run; None if it isn't installed."""
    one_thread = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    process = subprocess.Popen(
        [python, "-c", PGX_PROGRAM, str(n)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"XLA_FLAGS": one_thread, "JAX_PLATFORMS": "cpu"},
    )
    assert process.stdout is not None
    return process if process.stdout.readline() == "ready\n" else None


def asked(peer: "subprocess.Popen[str]", seconds: float) -> float:
    """Run it for this many seconds."""
    assert peer.stdin is not None
    assert peer.stdout is not None
    peer.stdin.write(f"{seconds}\n")
    peer.stdin.flush()
    return float(peer.stdout.readline())


if __name__ == "__main__":
    typer.run(vector)
