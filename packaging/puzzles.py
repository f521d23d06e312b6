"""Packs puzzles into a game's data folder.

`python packaging/puzzles.py GAME FILE…` adds what `hotelier puzzles make GAME --out FILE` found. At
most a few puzzles of each game are kept, and of those whose best turn is the same.
`python packaging/puzzles.py GAME --grade FILE…` also grades all of them again: they need that when
the levels of bots have changed.
"""

import json
import lzma
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

from hotelier.core.game import find_game
from hotelier.core.record import read_record
from hotelier.puzzles.found import read_found
from hotelier.puzzles.grading import is_trivial, missed
from hotelier.puzzles.mining import starts_turn
from hotelier.puzzles.shapes import Found, Puzzle
from hotelier.puzzles.shelf import FILE, opened, packed
from hotelier.puzzles.verdict import start_at, turn_of

ROOT = Path(__file__).resolve().parent.parent
EACH = 3  # puzzles of one game
APART = 5  # steps between two puzzles of one game; closer ones are often about the same
SAME = 80  # puzzles with the very same best turn, such as a pass


def main() -> None:
    """Pack what the game has, and what the files contain."""
    name, *files = sys.argv[1:]
    target = ROOT / "src" / "hotelier" / name / "data" / FILE
    found = shipped(name, target)
    for file in files:
        if file != "--grade":
            found |= {each.seed: each for each in read_found(Path(file))}
    found = {seed: each for seed, each in sorted(found.items()) if each.puzzles}
    if "--grade" in files:
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            found = dict(zip(found, pool.map(graded, found.values()), strict=True))
    same: Counter[tuple[str, ...]] = Counter()
    kept = [picked(each, same) for each in found.values()]
    kept = [each for each in kept if each.puzzles]
    body = packed(kept)
    target.write_bytes(body)
    puzzles = [puzzle for each in kept for puzzle in each.puzzles]
    print(f"{len(puzzles)} puzzles from {len(kept)} games, {len(body):,} bytes in {target}")
    print("themes:", dict(Counter(each.theme for each in puzzles).most_common()))
    print("grades:", dict(sorted(Counter(each.grade for each in puzzles).items())))


def shipped(name: str, file: Path) -> dict[int, Found]:
    """The puzzles that the game has already, by seed."""
    if not file.is_file():
        return {}
    there = opened(find_game(name), json.loads(lzma.decompress(file.read_bytes())))
    return {
        seed: Found(
            seed,
            read_record(record),
            tuple(each for each in there.puzzles.values() if each.seed == seed),
        )
        for seed, record in there.records.items()
    }


def graded(found: Found) -> Found:
    """A game's puzzles with grades as the levels are now, without those that became trivial."""
    assert found.record is not None
    kept = []
    for puzzle in found.puzzles:
        match = found.record.at(puzzle.step)
        start = start_at(puzzle, match)
        shares = missed(start, turn_of(start, puzzle.best))
        if not is_trivial(shares):
            kept.append(replace(puzzle, missed=shares))
    return replace(found, puzzles=tuple(kept))


def picked(found: Found, same: Counter[tuple[str, ...]]) -> Found:
    """A game with only a few of its puzzles, none of them close together."""
    assert found.record is not None
    kept: list[Puzzle] = []
    for puzzle in sorted(found.puzzles, key=lambda each: each.step):
        near = kept and puzzle.step - kept[-1].step < APART
        if near or len(kept) == EACH or same[puzzle.best] == SAME:
            continue
        if starts_turn(found.record.at(puzzle.step)):
            same[puzzle.best] += 1
            kept.append(puzzle)
    steps = found.record.steps[: kept[-1].step] if kept else ()
    return Found(found.seed, replace(found.record, steps=steps), tuple(kept))


if __name__ == "__main__":
    main()
