"""Torture: kill programs, damage libraries, change files that are imported, play whole games.

``python -m tests.torture --runs 1000 [--seed 1] [--kind "campaign log"]`` kills; instead of that,
``--damage 500``, ``--fuzz 10000`` and ``--games 2000`` do the others.
"""

import argparse
import sys
import traceback
from collections import Counter
from random import Random

from tests.torture import damage, fuzz, whole_games
from tests.torture.driver import KINDS, torture


def tell(counts: Counter[str]) -> int:
    """Say how often what came."""
    for what, times in sorted(counts.items()):
        sys.stdout.write(f"{times:7} {what}\n")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    parser.add_argument("--runs", type=int, default=1000, help="kills over all kinds of work")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--kind", choices=[kind.name for kind in KINDS], help="this kind only")
    parser.add_argument("--damage", type=int, help="damage a library in so many ways instead")
    parser.add_argument("--fuzz", type=int, help="import so many changed files instead")
    parser.add_argument("--games", type=int, help="play so many games of each title instead")
    chosen = parser.parse_args()
    if chosen.damage:
        return tell(damage.torture(chosen.damage, Random(chosen.seed)))
    if chosen.fuzz:
        return tell(fuzz.torture(chosen.fuzz, chosen.seed))
    if chosen.games:
        return tell(whole_games.torture(chosen.games, chosen.seed))
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
