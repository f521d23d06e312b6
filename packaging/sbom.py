"""Lists what a release in dist/ is made of, as CycloneDX files in build/; a step of `make
release-check`.

`hotelier.cdx.json` has the package and everything that pip installs with it, as of today;
`hotelier-web.cdx.json` has what the browser client is built from, as of its lock file.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from client import bill_of_materials

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build"


def main() -> None:
    """Write both lists."""
    wheels = list((ROOT / "dist").glob("hotelier-*-none-any.whl"))
    if len(wheels) != 1:
        sys.exit(f"one pure wheel was expected in dist/, not {len(wheels)}: run `make wheels`")
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        # Without pip, which would be listed, too.
        venv.create(folder, with_pip=False)
        python = next(Path(folder).glob("[bS]*/python*"))
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
        subprocess.run([*pip, "--no-compile", str(wheels[0])], check=True)
        listed = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"]
        listed += ["--pyproject", str(ROOT / "pyproject.toml"), "--mc-type", "application"]
        told = subprocess.run([*listed, str(python)], check=True, capture_output=True, text=True)
    version = wheels[0].name.split("-")[1]
    write("hotelier", version, told.stdout)
    write("hotelier-web", version, bill_of_materials())


def write(name: str, version: str, told: str) -> None:
    """Save a list; neither tool knows the name and the version of both parts."""
    listed = json.loads(told)
    listed["metadata"]["component"] |= {"name": name, "version": version}
    target = TARGET / f"{name}.cdx.json"
    target.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")
    print(f"{target.relative_to(ROOT)}: {len(listed['components'])} packages")


if __name__ == "__main__":
    main()
