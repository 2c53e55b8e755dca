"""What the programs that are killed have in common: they fork a life, and it says how far it came.

A life writes ``start`` with what it found, ``try`` before each step with what it would lead to, and
``done`` as soon as the step was acknowledged.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from tests.torture import fence


def say(*words: object) -> None:
    """Say a line with one system call: who is killed has said it or has not."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def serve(root: Path, job: Callable[[int], None]) -> None:
    """Fork a life for each line on the standard input; none may write outside of ``root``.

    So one that is killed is replaced within milliseconds.
    """
    for life, _ in enumerate(sys.stdin, start=1):
        born = os.fork()
        if born == 0:
            fence.put_up(root, lambda what: say("outside", what))
            job(life)
            os._exit(0)
        say("born", born)
        os.waitpid(born, 0)
        say("dead")
