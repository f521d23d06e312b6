"""The audit fails for a vulnerability with a fix, and never for lack of a network."""

import socket
import sys
from importlib.metadata import version
from typing import Any

import pytest

import audit

HOLE = {"id": "PYSEC-2026-1", "fix_versions": ["2.0.1", "2.1"], "aliases": [], "description": ""}


def report(*packages: dict[str, Any]) -> dict[str, Any]:
    return {"dependencies": list(packages), "fixes": []}


def package(*holes: dict[str, Any]) -> dict[str, Any]:
    return {"name": "porter", "version": "2.0", "vulns": list(holes)}


def test_a_hole_with_a_fix_is_told_with_the_versions_that_close_it() -> None:
    assert audit.findings(report(package(HOLE))) == (
        ["porter 2.0: PYSEC-2026-1, fixed in 2.0.1, 2.1: upgrade it"],
        [],
    )


def test_a_hole_that_nobody_can_close_yet_is_told_but_does_not_fail() -> None:
    found = audit.findings(report(package(HOLE | {"fix_versions": []})))
    assert found == ([], ["porter 2.0: PYSEC-2026-1, not fixed yet"])


def test_packages_without_holes_or_unknown_ones_are_passed_over() -> None:
    unknown = {"name": "porter", "skip_reason": "not found"}
    assert audit.findings(report(package(), unknown)) == ([], [])


def test_all_that_is_needed_is_audited_and_what_that_needs_in_turn() -> None:
    pins = audit.installed(audit.requirements())
    assert {"fastapi", "starlette", "uvicorn", "httptools", "sqlalchemy", "pytest"} <= set(pins)
    assert pins["starlette"] == version("starlette")
    assert "pip" not in pins


def test_without_a_network_nothing_is_audited_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as closed:  # bound, but nobody listens
        closed.bind(("127.0.0.1", 0))
        through(monkeypatch, closed)
        assert audit.main() == 0
    assert capsys.readouterr().out == "not audited: the advisory service can’t be reached\n"


def test_a_service_that_does_not_answer_is_not_waited_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        through(monkeypatch, silent)
        with pytest.raises(audit.NotAudited, match="no answer within 3 seconds"):
            audit.ask({"starlette": version("starlette")}, 3)


def test_an_audit_that_cannot_run_is_not_taken_for_a_good_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(SystemExit, match="the audit failed"):
        audit.ask({"starlette": version("starlette")}, 20)


def through(monkeypatch: pytest.MonkeyPatch, proxy: socket.socket) -> None:
    """Let everything go through this."""
    address = f"http://127.0.0.1:{proxy.getsockname()[1]}"
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, address)
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
