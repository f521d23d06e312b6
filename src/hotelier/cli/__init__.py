"""The command line: one small module a command."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        # Here, so that an interrupt is heard while the commands are loaded, and the processes
        # that only play or measure do not load them.
        from hotelier.cli.app import app

        app(prog_name="hotelier")
    except KeyboardInterrupt:
        print("hotelier: interrupted", file=sys.stderr)
        sys.exit(130)
