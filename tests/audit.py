"""Checks whether any package that hotelier depends on has a known vulnerability; a step of `make
lint`.

It fails if there's a fix. If the advisory service can't be reached, it says so and passes: checks
must not depend on the network.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 20.0  # for the whole question
OFFLINE = ("requests.exceptions", "ServiceError", "network may be blocking")
INSTALLERS = ("pip",)  # comes with Python, and nothing of ours runs in it


def main() -> int:
    """Audit what's installed here, and return the exit code."""
    pins = installed(requirements())
    try:
        report = ask(pins, SECONDS)
    except NotAudited as reason:
        print(f"not audited: {reason}")
        return 0
    holes, unfixed = findings(report)
    print("\n".join([*holes, *unfixed, f"audited: {len(pins)} packages, {len(holes)} to upgrade"]))
    return 1 if holes else 0


class NotAudited(Exception):
    """The advisory service gave no answer; the text says why."""


def requirements() -> list[str]:
    """What the package and all its extras require."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return [*project["dependencies"], *(each for extra in extras.values() for each in extra)]


def installed(wanted: list[str]) -> dict[str, str]:
    """The installed versions of these packages, and of everything they require."""
    pins: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [(Requirement(each), "") for each in wanted]
    while waiting:
        requirement, asked_by = waiting.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": asked_by}):
            continue
        name = canonicalize_name(requirement.name)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        if name in INSTALLERS:
            continue
        pins[name] = found.version
        for extra in ("", *requirement.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                waiting += [(Requirement(each), extra) for each in found.requires or ()]
    return pins


def ask(pins: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """The report of pip-audit on these versions; NotAudited if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder, "requirements.txt")
        written.write_text("".join(f"{name}=={pins[name]}\n" for name in sorted(pins)))
        command = [sys.executable, "-m", "pip_audit", "--requirement", str(written)]
        command += ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            raise NotAudited(f"no answer within {seconds:g} seconds") from None
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        if any(sign in done.stderr for sign in OFFLINE):
            raise NotAudited("the advisory service can’t be reached") from None
        sys.exit(f"the audit failed: {last_line(done.stderr)}")
    if all("skip_reason" in package for package in report["dependencies"]):
        raise NotAudited("the advisory service knows none of the packages")
    return report


def findings(report: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """A line for every known vulnerability: those with a fix, and the others."""
    holes: list[str] = []
    unfixed: list[str] = []
    for package in report["dependencies"]:
        for hole in package.get("vulns", ()):
            line = f"{package['name']} {package['version']}: {hole['id']}"
            if hole["fix_versions"]:
                holes.append(f"{line}, fixed in {', '.join(hole['fix_versions'])}: upgrade it")
            else:
                unfixed.append(f"{line}, not fixed yet")
    return holes, unfixed


def last_line(text: str) -> str:
    """Why a program gave up: the end of its output."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else "pip-audit said nothing"


if __name__ == "__main__":
    sys.exit(main())
