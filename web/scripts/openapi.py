"""Write the description of the server's API to a file, for the client's types."""

import json
import sys
import tempfile
from pathlib import Path

from hotelier.server.http.app import create_app
from hotelier.server.settings import Settings


def main() -> None:
    """`python web/scripts/openapi.py FILE`."""
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        described = create_app(Settings(data_dir=Path(folder))).openapi()
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(described, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
