"""The chances of every number of Hits as columns, with the number that is needed."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import T
from desktop.table.histogram import Column, Histogram

MOST_COLUMNS = 14
HITS = T("hornet_leader.table", "{hits} Hits: {chance} %")
MORE = T("hornet_leader.table", "{hits} or more Hits: {chance} %")


class HitHistogram(Histogram):
    """Columns by Hits; those that are enough are in the accent, beyond a dashed line."""

    _bars: tuple[tuple[int, float], ...] = ()

    @property
    def bars(self) -> tuple[tuple[int, float], ...]:
        """Hits and chance of each column; the last one holds all that follow."""
        return self._bars

    def show_hits(self, hits: tuple[float, ...], needed: int, words: str) -> None:
        """Show the chances of 0, 1, 2... Hits; ``words`` say it all to screen readers."""
        self._bars = columns(hits, needed)
        last = self._bars[-1][0]
        shown = tuple(
            Column(
                name=f"{count}+" if count == last else str(count),
                share=share,
                enough=bool(needed) and count >= needed,
                tip=say(
                    (MORE if count == last else HITS).of(hits=count, chance=f"{share * 100:.1f}")
                ),
            )
            for count, share in self._bars
        )
        counts = [count for count, _ in self._bars]
        line = counts.index(needed) if needed and needed in counts else -1
        self.show_columns(shown, words, line)


def columns(hits: tuple[float, ...], needed: int) -> tuple[tuple[int, float], ...]:
    """Return what is shown of a distribution: around what is likely and what is needed."""
    likely = [number for number, share in enumerate(hits) if share >= 0.005] or [0]
    last = max(likely[-1], needed + 1)
    first = max(0, min(likely[0], needed - 1, last - 2))
    if last - first + 1 > MOST_COLUMNS:
        first = max(first, min(last - MOST_COLUMNS + 1, max(needed - 1, 0)))
        last = first + MOST_COLUMNS - 1
    bars = [(number, _at(hits, number)) for number in range(first, last)]
    bars.append((last, sum(hits[last:])))
    return tuple(bars)


def _at(hits: tuple[float, ...], number: int) -> float:
    return hits[number] if number < len(hits) else 0.0


def figure(share: float) -> str:
    """Return a chance as it is written."""
    return f"{percent(share)} %"
