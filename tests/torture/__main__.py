"""Kill programs, damage libraries, and import what is none of the files it says it is.

``python -m tests.torture --runs 1000 [--seed 1] [--kind "campaign log"]``, ``--damage 500`` or
``--fuzz 10000``.
"""

import argparse
import sys
import traceback
from random import Random

from tests.torture import damage, fuzz
from tests.torture.driver import KINDS, torture


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--runs", type=int, default=1000, help="kills over all kinds of work")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--kind", choices=[kind.name for kind in KINDS], help="this kind only")
    parser.add_argument("--damage", type=int, help="damage a library in so many ways instead")
    parser.add_argument("--fuzz", type=int, help="import so many changed files instead")
    chosen = parser.parse_args()
    if chosen.damage or chosen.fuzz:
        answers = (
            damage.torture(chosen.damage, Random(chosen.seed))
            if chosen.damage
            else fuzz.torture(chosen.fuzz, chosen.seed)
        )
        for answer, times in sorted(answers.items()):
            sys.stdout.write(f"{times:5} {answer}\n")
        return 0
    kinds = [kind for kind in KINDS if chosen.kind in (None, kind.name)]
    failed = 0
    for number, kind in enumerate(kinds):
        kills = (chosen.runs + number) // len(kinds)
        try:
            result = torture(kind, kills, Random(f"{chosen.seed} {kind.name}"))
        except (AssertionError, OSError, ValueError):
            failed += 1
            told = f"FAILED\n{traceback.format_exc()}"
        else:
            told = f"{result.kills:5} kills, {result.acknowledged:6} acknowledged"
        sys.stdout.write(f"{kind.name:22} {told}\n")
        sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
