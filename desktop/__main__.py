"""The program's entry: look whether this Python will do, then carry out the command."""

import sys

from desktop import preflight


def main() -> int:
    """Run the command given on the command line and return its exit code."""
    try:
        preflight.require_python()
        # Imported only now: what it imports is not for an older Python.
        from desktop import cli

        return cli.main(sys.argv[1:])
    except preflight.CannotStart as reason:
        print(reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
