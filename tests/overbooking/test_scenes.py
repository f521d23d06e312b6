"""What the client draws on its rules pages is what the engine says today."""

from overbooking.scenes import PICTURES, pictures, written


def test_the_pictures_of_the_rules_are_the_engines() -> None:
    anew = "write them again: PYTHONPATH=src:tests python -m overbooking.scenes"
    assert PICTURES.read_text(encoding="utf-8") == written(pictures()), anew
