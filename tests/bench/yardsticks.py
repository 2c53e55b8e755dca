"""What our speed of keeping is compared with."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter


def append_lines(path: Path, lines: int) -> list[float]:
    """Return the seconds that each line takes which is appended to a file and synced."""
    taken: list[float] = []
    with path.open("ab", buffering=0) as file:
        for number in range(lines):
            line = b'{"ply":%d,"action":{"type":"Move","start":12,"to":24}}\n' % number
            start = perf_counter()
            file.write(line)
            os.fsync(file.fileno())
            taken.append(perf_counter() - start)
    return taken
