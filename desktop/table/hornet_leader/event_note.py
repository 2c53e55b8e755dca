"""An Event that asks for nothing: its card over the middle of the table until the game goes on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.style_parts import paint_panel
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.events_campaign import EventDrawn
from desktop.table.announce import announce
from desktop.table.card_view import CardView
from desktop.table.decision_panel import Foot, Words
from desktop.table.hornet_leader import event_facts
from desktop.table.hornet_leader.card_faces import SECTIONS
from desktop.table.hornet_leader.event_facts import Source
from desktop.table.hornet_leader.event_panel import is_asked
from desktop.table.hornet_leader.steward import Steward
from desktop.table.look import Panel, Table

WIDTH, EDGE, GAP, MARGIN = 264, 12, 8, 14
CARD_WIDTH = 208
MOST_TOLD = 5
"""Lines of what an Event has done; all of it is in the log."""
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)
TITLE = T("hornet_leader.table", "Event")


def panel(table: Table, steward: Steward) -> Panel:
    """Return the note of Events."""
    shown = EventNote(table, steward)
    return Panel("event_note", TITLE, shown, "note", "card", press=shown.press)


class EventNote(QFrame):
    """Blocks nothing: it goes with Enter, a press, or whatever is decided next."""

    def __init__(self, table: Table, steward: Steward) -> None:
        super().__init__()
        self._table, self._steward = table, steward
        self._kit: Kit = table.model.game.kit
        self._drawn: Source | None = None
        """An Event that nobody has seen yet, because more follows in the same breath."""
        self._before: QWidget | None = None
        """What had the focus."""
        self.overline = Words(13, 600, self, quiet=True)
        self.title, self.words = Words(16, 700, self), Words(14, 400, self)
        self.flavour, self.done = Words(13, 400, self, quiet=True), Words(13, 400, self)
        self.card = CardView(CARD_WIDTH, self)
        self.foot = Foot(self)
        self.never = self.foot.add(Importance.QUIET, self._show_no_more)
        self.go_on = self.foot.add(Importance.PRIMARY, self.dismiss)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        for label in (self.overline, self.title, self.words, self.flavour, self.done):
            column.addWidget(label)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.foot)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)
        self._name_parts()

    def press(self, key: str) -> bool:
        """Take Enter and Esc while it is shown."""
        if self.isHidden() or key not in ("Enter", "Esc"):
            return False
        self.dismiss()
        return True

    @Slot()
    def dismiss(self) -> None:
        """Take the note away, and give the focus back."""
        before, self._before = self._before, None
        if before is not None and self.go_on.hasFocus() and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    @Slot()
    def _forget(self) -> None:
        self._drawn = None
        self.dismiss()

    @Slot()
    def _show_no_more(self) -> None:
        self._table.habits.use(shows_events=False)
        self.dismiss()

    # --- when -------------------------------------------------------------------------------------

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self._forget()
            return
        for event in change.events:
            if isinstance(event, EventDrawn):
                self._drawn = Source(
                    event.event, event.section, f"event:{event.event}:{event.section}"
                )
        model = self._table.model
        if model.goes_on or self._steward.answers:
            return
        drawn, self._drawn = self._drawn, None
        self.dismiss()
        if drawn is not None and self._table.habits.shows_events and not self._is_asked(drawn):
            self.show_event(drawn)

    def _is_asked(self, source: Source) -> bool:
        """Return whether the panel of Events shows this one, because it asks for something."""
        model = self._table.model
        s = model.view.state
        return event_facts.source_of(s) == source and is_asked(s, model.decision)

    # --- what -------------------------------------------------------------------------------------

    def show_event(self, source: Source) -> None:
        """Show an Event and what it has done."""
        kit = self._kit
        section = dict(kit.events[source.event].sections)[source.section]
        phase = say(SECTIONS[event_facts.SECTIONS.index(source.section)])
        self.overline.say(f"{say(TITLE)} \N{MIDDLE DOT} {phase}")
        self.title.say(say(section.title))
        self.words.say(say(section.text))
        self.flavour.say(say(section.flavor))
        latest = (entry.event for entry in reversed(self._table.model.session.log))
        lines = event_facts.happened(kit, source, latest)[:MOST_TOLD]
        self.done.say("\n".join(f"✓ {line}" for line in lines))
        self.card.show_card(event_facts.card_of(kit, source), self.words.text())
        self.setAccessibleName(f"{self.title.text()}. {self.words.text()}")
        self.place()
        self.show()
        self.raise_()
        announce(self, self.accessibleName())
        self._take_focus()

    def _take_focus(self) -> None:
        """Let Enter mean the note, unless somebody writes or searches somewhere."""
        present = QApplication.focusWidget()
        if self.window().isActiveWindow() and not isinstance(present, WRITING):
            self._before = present
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where ------------------------------------------------------------------------------------

    def place(self) -> None:
        """Stand at the upper right corner; the picture of the card only where there is room."""
        stage = self.parentWidget()
        column = self.layout()
        if stage is None or column is None:
            return
        room = stage.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wide = min(self._width(), room.width())
        self.card.show()
        high = column.totalHeightForWidth(wide)
        if high > room.height():
            self.card.hide()
            column.invalidate()
            high = column.totalHeightForWidth(wide)
        self.setGeometry(room.right() - wide + 1, room.top(), wide, min(high, room.height()))
        self.foot.arrange()

    def _width(self) -> int:
        return max(WIDTH, self.card.sizeHint().width() + 2 * MARGIN)

    def _name_parts(self) -> None:
        for label in self.findChildren(Words):
            label.take_font()
        self.foot.name(self.never, self.tr("Show no more"))
        self.never.setToolTip(self.tr("Events that ask for nothing; the settings bring them back"))
        self.foot.name(self.go_on, self.tr("Go on"), "Enter")
        self.foot.arrange()

    def event(self, event: QEvent) -> bool:
        stage = self.parentWidget()
        if event.type() is QEvent.Type.ParentChange and stage is not None:
            stage.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and not self.isHidden():
            self.place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismiss()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        fill, edge = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Mid)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._name_parts()
            if not self.isHidden():
                self.place()
