"""The command line: one small module per command."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        # Imported here so that Ctrl-C works while the commands load, and processes that only
        # play or measure don't load them.
        from hotelier.cli.app import app

        app(prog_name="hotelier")
    except KeyboardInterrupt:
        print("hotelier: interrupted", file=sys.stderr)
        sys.exit(130)
