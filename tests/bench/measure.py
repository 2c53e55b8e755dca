"""How things are measured: in processor time where that is fair, interleaved with a yardstick."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import perf_counter, process_time

import msgspec

MILLI, MICRO = 1e3, 1e6


class Pair(msgspec.Struct, frozen=True):
    """A subject and its yardstick, measured in turns."""

    subject: float
    yardstick: float
    ratio: float
    """The median of the ratios of neighbours, which share whatever else the machine did."""


def in_turns(subject: Callable[[], float], yardstick: Callable[[], float], rounds: int) -> Pair:
    """Return the medians of both, measured one after the other so many times."""
    subject()
    yardstick()
    pairs = [(subject(), yardstick()) for _ in range(rounds)]
    return Pair(
        median(ours for ours, _ in pairs),
        median(theirs for _, theirs in pairs),
        median(ours / theirs for ours, theirs in pairs),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how many things are done in a second of processor time."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += work()
    return done / spent


def cost(work: Callable[[], object], *, rounds: int = 7, seconds: float = 0.05) -> float:
    """Return the processor seconds of one call; the median of several rounds."""
    return median(1 / rate(lambda: _once(work), seconds) for _ in range(rounds))


def _once(work: Callable[[], object]) -> int:
    work()
    return 1


def cpu_times(steps: Iterable[Callable[[], object]]) -> list[float]:
    """Return the processor seconds of each step; rubbish is collected before and after only."""
    return _times(steps, process_time)


def wall_times(steps: Iterable[Callable[[], object]]) -> list[float]:
    """Return the seconds of each step, waits included."""
    return _times(steps, perf_counter)


def _times(steps: Iterable[Callable[[], object]], clock: Callable[[], float]) -> list[float]:
    gc.collect()
    gc.disable()
    taken: list[float] = []
    try:
        for step in steps:
            start = clock()
            step()
            taken.append(clock() - start)
    finally:
        gc.enable()
    return taken


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the value that so many percent do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def p95(values: Sequence[float]) -> float:
    """Return the value that 95 of 100 do not exceed."""
    return percentile(values, 95)


def resident() -> int:
    """Return the bytes of memory that this process has in use; Linux only."""
    if sys.platform != "linux":
        raise OSError("Memory is measured on Linux only.")
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123  # not a real file
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    raise OSError("/proc/self/status has no line VmRSS.")
