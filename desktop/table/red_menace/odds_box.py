"""The exact chances of a fight: bombers shot down as columns, what that means as bars."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.bars import OddsBar, percent
from desktop.paint.buttons import RuleTag
from desktop.paint.theme import ThemeSource, Tone
from desktop.rules.core import T
from desktop.table.decision_panel import Words
from desktop.table.histogram import HIGH, Column, Histogram

LOW = 44
"""Pixels of the columns in a low window."""
NONE = T("red_menace.table", "none")
ALL = T("red_menace.table", "all {count}")
TIP = T("red_menace.table", "Shot down: {count}, {chance} %")


class Bar(NamedTuple):
    """A chance with what it means."""

    label: str
    chance: float
    tone: Tone
    tip: str = ""


class OddsBox(QWidget):
    """A heading with its rule, the columns, the bars."""

    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._title = Words(14, 600, self)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(self.rule_activated)
        self.histogram = Histogram(themes, self, figures=True)
        self._bars: list[OddsBar] = []
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self._column.addWidget(self.histogram)

    @property
    def figures(self) -> tuple[str, ...]:
        """The bars in words."""
        return tuple(bar.accessibleName() for bar in self._bars if not bar.isHidden())

    def set_low(self, low: bool) -> None:  # a Qt-like setter
        """Take less room, in a low window."""
        self.histogram.set_high(LOW if low else HIGH)

    def name(self, title: str, rule: str) -> None:
        """Say what the columns count, and by which rule."""
        self._title.say(title)
        self._tag.set_rule(rule)

    def show_odds(self, downed: tuple[float, ...], bars: tuple[Bar, ...]) -> None:
        """Show the chances of 0, 1... to all bombers lost, and what follows from them."""
        shown = columns(downed)
        self.histogram.show_columns(shown, "; ".join(column.tip for column in shown))
        while len(self._bars) < len(bars):
            bar = OddsBar(self._themes, self)
            self._column.addWidget(bar)
            self._bars.append(bar)
        for number, bar in enumerate(self._bars):
            bar.setVisible(number < len(bars))
        for bar, (label, chance, tone, tip) in zip(self._bars, bars, strict=False):
            bar.show_odds(label, chance, f"{percent(chance)} %", tone)
            bar.setToolTip(tip)
        wide = max((bar.label_width() for bar in self._bars[: len(bars)]), default=0)
        for bar in self._bars:
            bar.set_label_width(wide)


def columns(downed: tuple[float, ...]) -> tuple[Column, ...]:
    """Return a column for each number of bombers, named none, 1, 2 and all."""
    last = len(downed) - 1
    found = []
    for count, share in enumerate(downed):
        name = str(count)
        if not count:
            name = say(NONE)
        elif count == last > 1:
            name = say(ALL.of(count=count))
        tip = say(TIP.of(count=count, chance=f"{share * 100:.1f}"))
        found.append(Column(name, share, count > 0, tip))
    return tuple(found)
