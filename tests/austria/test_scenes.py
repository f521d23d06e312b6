"""What the client draws without a server is what the engine says today."""

from austria.scenes import PICTURES, TABLES, pictures, tables, written

ANEW = "write them again: PYTHONPATH=src:tests python -m austria.scenes"


def test_the_pictures_of_the_rules_are_the_engines() -> None:
    assert PICTURES.read_text(encoding="utf-8") == written(pictures()), ANEW


def test_the_tables_of_the_clients_tests_are_the_engines() -> None:
    assert TABLES.read_text(encoding="utf-8") == written(tables()), ANEW
