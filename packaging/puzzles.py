"""Packs puzzles into a game's data folder.

`python packaging/puzzles.py GAME FILE…` takes what `hotelier puzzles make GAME --out FILE` found.
At most a few puzzles of each game are kept, and of those whose best turn is the same.
"""

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

from hotelier.core.game import find_game
from hotelier.puzzles.found import read_found
from hotelier.puzzles.mining import starts_turn
from hotelier.puzzles.shapes import Found, Puzzle
from hotelier.puzzles.shelf import FILE, packed

ROOT = Path(__file__).resolve().parent.parent
EACH = 3  # puzzles of one game
APART = 5  # steps between two puzzles of one game; closer ones are often about the same
SAME = 80  # puzzles with the very same best turn, such as a pass


def main() -> None:
    """Pack what the files contain."""
    name, *files = sys.argv[1:]
    find_game(name)
    found = {each.seed: each for file in files for each in read_found(Path(file))}
    same: Counter[tuple[str, ...]] = Counter()
    kept = [picked(each, same) for _, each in sorted(found.items()) if each.puzzles]
    kept = [each for each in kept if each.puzzles]
    body = packed(kept)
    target = ROOT / "src" / "hotelier" / name / "data" / FILE
    target.write_bytes(body)
    puzzles = [puzzle for each in kept for puzzle in each.puzzles]
    print(f"{len(puzzles)} puzzles from {len(kept)} games, {len(body):,} bytes in {target}")
    print("themes:", dict(Counter(each.theme for each in puzzles).most_common()))
    print("grades:", dict(sorted(Counter(each.grade for each in puzzles).items())))


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
