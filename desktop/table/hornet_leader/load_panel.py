"""What the loads on the bench cost and can do: the panel beside the arming bench."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import OddsBar
from desktop.paint.theme import Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.rules.core import Decision, T
from desktop.rules.hornet_leader import arming_rules, loads
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.loads import LoadOdds
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_breakdown
from desktop.table.hornet_leader.advice import Advice
from desktop.table.hornet_leader.arming_data import unused_words
from desktop.table.hornet_leader.hit_histogram import HitHistogram, figure
from desktop.table.hornet_leader.target_facts import parts_of
from desktop.table.look import Panel, Table

Role = QPalette.ColorRole
WIDE = 318
ARROW = "\N{RIGHTWARDS ARROW}"
TIMES = T("hornet_leader.table", "{item} × {count}")


def panel(table: Table, advice: Advice) -> Panel:
    """Return the panel of the load, raised while the flight is armed."""
    title = T("hornet_leader.table", "This load")

    def wanted(_decision: Decision | None) -> bool:
        return is_arming(table.model.view)

    return Panel("load", title, LoadPanel(table, advice), "right", "coins", WIDE, wanted=wanted)


def is_arming(view: Any) -> bool:
    """Return whether the flight is being armed."""
    steps = view.state.steps
    return bool(steps) and isinstance(steps[-1], Arming)


class LoadPanel(QWidget):
    """Fund, bill, the Hits to be expected, and what the flight is covered against."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._heads = {name: QLabel(self) for name in ("fund", "hits", "cover", "flown")}
        self._fund = QLabel(self)
        self._bill = Lines(self)
        self.hits = HitHistogram(table.themes, self)
        self._needs = QLabel(self)
        self._needs.setWordWrap(True)
        self._needs.setForegroundRole(Role.PlaceholderText)
        self.to_destroy, self.to_damage = OddsBar(table.themes, self), OddsBar(table.themes, self)
        self._cover = Lines(self)
        self.flown = QLabel(self)
        self.flown.setWordWrap(True)
        self.note = NoteBox(table.themes, Tone.WARN, self)
        self.note.rule_activated.connect(table.open_rule)
        self._lay_out()
        advice.foreseen.connect(self._show_forecast)
        table.model.shown.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        parts: list[tuple[str, tuple[QWidget, ...]]] = [
            ("fund", (self._fund, self._bill)),
            ("hits", (self.hits, self._needs, self.to_destroy, self.to_damage)),
            ("cover", (self._cover,)),
            ("flown", (self.flown,)),
        ]
        for name, widgets in parts:
            if name != "fund":
                column.addWidget(Hairline(self))
            column.addWidget(self._heads[name])
            for widget in widgets:
                column.addWidget(widget)
        column.addWidget(self.note)
        column.addStretch(1)

    @property
    def _kit(self) -> Kit:
        kit: Kit = self._table.model.game.kit
        return kit

    def lines_of_bill(self) -> tuple[tuple[str, str, str], ...]:
        """Return what is paid for, its SO Points and its rule."""
        return self._bill.lines

    @Slot()
    def refresh(self, _told: object = None) -> None:
        """Show the load of the position; nothing is worked out while it cannot be seen."""
        view = self._table.model.view
        if not self.isVisible() or not is_arming(view):
            return
        s = view.state
        self._show_bill(s)
        self._show_hits(s)
        self._show_cover(s)
        self._show_unused(s)
        self._advice.forecasts.want(None)
        self._show_forecast()

    @Slot()
    def _show_forecast(self) -> None:
        """Show what the mission comes to as the flight is armed now."""
        shown = self._table.habits.foresees
        for widget in (self._heads["flown"], self.flown):
            widget.setVisible(shown)
        mission = self._advice.mission(None)
        words = self.tr("The autopilot tries it in thought.")
        self.flown.setText(words if mission is None else say(mission.text()))

    def _show_bill(self, s: State) -> None:
        total = arming_rules.price(s, self._kit).total
        left = s.so - total
        words = self.tr("SO fund: {before}, {after} after this load")
        self._fund.setAccessibleName(words.format(before=s.so, after=left))
        theme = self._table.themes.theme
        colour = theme.bad if left < 0 else theme.text
        after = f'<span style="color:{colour}">{left}</span>'
        before = f'<span style="color:{theme.muted}">{s.so} {ARROW}</span>'
        self._fund.setText(f"{before} {after}" if total else after)
        rows = []
        for line in loads.bill(s, self._kit):
            name = say(TIMES.of(item=line.name, count=line.count) if line.count > 1 else line.name)
            rows.append((name, str(line.amount), line.rule))
        self._bill.show_lines(rows or [(self.tr("Nothing on it costs SO Points"), "", "")])

    def _show_hits(self, s: State) -> None:
        kit, target = self._kit, s.flown.target
        found = loads.odds(s, kit)
        rated = bool(kit.targets[target].hits)
        for widget in (self.hits, self.to_destroy):
            widget.setVisible(rated)
        self.to_damage.setVisible(rated and s.has_option("damaging"))
        if not rated:
            self._needs.setText(self.tr("This Target has no Hits: only its Objective counts."))
            return
        words = self._odds_words(found)
        self.hits.show_hits(found.hits, found.needed, words)
        needs = self.tr("{bombs} counters, each used once. {needed} Hits are needed.")
        self._needs.setText(needs.format(bombs=found.bombs, needed=found.needed))
        self._needs.setToolTip(parts_of(hits_breakdown(s, kit, target)))
        label = self.tr("Destroyed")
        self.to_destroy.show_odds(label, found.destroyed, figure(found.destroyed))
        self.to_damage.show_odds(
            self.tr("Damaged only"), found.damaged, figure(found.damaged), Tone.WARN
        )
        wide = max(self.to_destroy.label_width(), self.to_damage.label_width())
        for bar in (self.to_destroy, self.to_damage):
            bar.set_label_width(wide)

    def _odds_words(self, found: LoadOdds) -> str:
        mean = sum(count * share for count, share in enumerate(found.hits))
        words = self.tr("{mean} Hits to be expected, {needed} needed, Destroyed {chance}")
        return words.format(mean=f"{mean:.1f}", needed=found.needed, chance=figure(found.destroyed))

    def _show_cover(self, s: State) -> None:
        kit = self._kit
        cover = loads.cover(s, kit)
        rows = []
        for name, carried in (
            (self.tr("Against radar Sites"), cover.radar),
            (self.tr("Against Bandits"), cover.air),
            (self.tr("From Low Altitude"), cover.low),
        ):
            items = [item for item, count in carried.items() for _ in range(count)]
            rows.append((name, str(len(items)), say(kit.load_text(items)) if items else ""))
        self._cover.show_lines(rows, second=True)

    def _show_unused(self, s: State) -> None:
        total, names = unused_words(s, self._kit)
        if names is None:
            self.note.show_note("", "")
            self.note.hide()
            return
        title = self.tr("Weight Points unused: {count}").format(count=total)
        self.note.show_note(title, say(names), "HL-4.5a")
        self.note.show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self.refresh()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        words = {
            "fund": self.tr("SO fund"),
            "hits": self.tr("Hits if everything reaches the Target"),
            "cover": self.tr("Cover"),
            "flown": self.tr("If the autopilot flies it"),
        }
        for name, label in self._heads.items():
            label.setText(words[name])
            label.setWordWrap(True)
            label.setFont(fonts.interface(14, 700))
        self._fund.setFont(fonts.condensed(31, 700))
        self._needs.setFont(fonts.interface(13))
        self.flown.setFont(fonts.interface(13))
        self.refresh()


class Lines(QWidget):
    """Names with a figure at the right end, and a second line under some."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[str, str, str], ...] = ()
        self._second = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self._rows: list[tuple[QLabel, QLabel, QLabel]] = []

    @property
    def lines(self) -> tuple[tuple[str, str, str], ...]:
        """Name, figure and second words of each line."""
        return self._shown

    def show_lines(self, lines: list[tuple[str, str, str]], *, second: bool = False) -> None:
        """Show lines; the third words stand below, or else are the tooltip (a rule)."""
        shown = tuple(lines)
        if (shown, second) == (self._shown, self._second):
            return
        self._shown, self._second = shown, second
        while len(self._rows) < len(shown):
            self._rows.append(self._new_row())
        # Labels stay: making them anew costs ten times as much as giving them other words.
        for labels, (name, figure_words, more) in zip(self._rows, shown, strict=False):
            left, right, below = labels
            for label, words in ((left, name), (right, figure_words), (below, more)):
                label.setText(words)
            left.setToolTip("" if second else more)
            left.show()
            right.show()
            below.setVisible(second and bool(more))
        for labels in self._rows[len(shown) :]:
            for label in labels:
                label.hide()

    def _new_row(self) -> tuple[QLabel, QLabel, QLabel]:
        """Return the labels of one more line: name, figure, and the words below."""
        row = 2 * len(self._rows)
        left, right, below = labels = (QLabel(self), QLabel(self), QLabel(self))
        for label in labels:
            label.setTextFormat(Qt.TextFormat.PlainText)
        left.setWordWrap(True)
        below.setWordWrap(True)
        below.setForegroundRole(Role.PlaceholderText)
        self._grid.addWidget(left, row, 0)
        self._grid.addWidget(right, row, 1, Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(below, row + 1, 0, 1, 2)
        _take_fonts(labels)
        return labels

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            for labels in self._rows:
                _take_fonts(labels)


def _take_fonts(labels: tuple[QLabel, QLabel, QLabel]) -> None:
    left, right, below = labels
    left.setFont(fonts.interface(13))
    right.setFont(fonts.condensed(15, 700))
    below.setFont(fonts.interface(12))
