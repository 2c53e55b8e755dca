"""The recap: what happened since the viewer decided last, step by step beside the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QHideEvent, QIcon, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.table.history_lines import RecapStep
from desktop.table.look import Look, Mark, MarkKind

EVERY = 800
DISC = 24


class RecapPanel(QWidget):
    """The list of what happened, and the marks that go with it."""

    marked = Signal(object)
    """The marks to light: the arrows up to the step chosen."""
    finished = Signal()
    """To the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._steps: tuple[RecapStep, ...] = ()
        self._title, self._count = QLabel(self), QLabel(self)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.installEventFilter(self)
        self._back = IconButton("first", "", self)
        self._play = IconButton("play", "", self)
        self._next = IconButton("last", "", self)
        self._where = QLabel(self)
        self._done = KeyButton("", Importance.PRIMARY, self)
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._step_on)
        self._count.setWordWrap(True)
        self._title.setWordWrap(True)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_step)
        self._back.clicked.connect(self._to_first)
        self._next.clicked.connect(self._to_last)
        self._play.clicked.connect(self._toggle)
        self._done.clicked.connect(self.finish)
        self.retranslate()

    def _lay_out(self) -> None:
        feet = QHBoxLayout()
        for button in (self._back, self._play, self._next):
            feet.addWidget(button)
        feet.addStretch(1)
        feet.addWidget(self._where)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._count)
        column.addWidget(self.list, 1)
        column.addLayout(feet)
        column.addWidget(self._done)

    @property
    def steps(self) -> tuple[RecapStep, ...]:
        """What is listed."""
        return self._steps

    def show_steps(self, steps: tuple[RecapStep, ...], *, plays: bool) -> None:
        """List these steps and begin with the first."""
        # While it is emptied, the list names rows that no step is to be looked up for.
        self._steps = ()
        self.list.clear()
        self._steps = steps
        for step in steps:
            item = QListWidgetItem(self._disc(step), say(step.words))
            self.list.addItem(item)
        self.retranslate()
        self.list.setCurrentRow(0)
        if plays and len(steps) > 1:
            self._set_playing(playing=True)

    @Slot()
    def finish(self) -> None:
        """Go to the table."""
        self._set_playing(playing=False)
        self.marked.emit(())
        self.finished.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._title.setFont(fonts.interface(20, 700))
        self._title.setText(self.tr("Since your last decision"))
        self._count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._count.setText(
            self.tr("Events: {count}. What is hidden from you stays hidden.").format(
                count=len(self._steps)
            )
        )
        self._back.set_text(self.tr("To the first step"))
        self._play.set_text(self.tr("Play (Space)"))
        self._next.set_text(self.tr("To the last step"))
        self._done.setText(self.tr("To the table"))
        self._done.set_cap(self.tr("Enter"))
        self.list.setAccessibleName(self._title.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
                if not event.isAutoRepeat():
                    self.finish()
                return True
            if event.key() == Qt.Key.Key_Space:
                self._toggle()
                return True
            self._set_playing(playing=False)
        if event.type() == QEvent.Type.Enter:
            self._set_playing(playing=False)
        return bool(super().eventFilter(watched, event))

    def hideEvent(self, event: QHideEvent) -> None:
        self._set_playing(playing=False)
        super().hideEvent(event)

    def _disc(self, step: RecapStep) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(DISC * ratio), round(DISC * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        try:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            fill, ink = self._colours(step)
            p.setBrush(fill)
            p.drawEllipse(1, 1, DISC - 2, DISC - 2)
            font = fonts.condensed(13, 700)
            font.setPixelSize(13)
            p.setFont(font)
            p.setPen(ink)
            p.drawText(0, 0, DISC, DISC, Qt.AlignmentFlag.AlignCenter, str(step.number))
        finally:
            p.end()
        return QIcon(picture)

    def _colours(self, step: RecapStep) -> tuple[QColor, QColor]:
        if step.side is None:
            palette = self.palette()
            return palette.color(QPalette.ColorRole.Mid), palette.color(QPalette.ColorRole.Text)
        faction = self._look.faction(step.side)
        return QColor(faction.fill), QColor(faction.ink)

    @Slot(int)
    def _show_step(self, row: int) -> None:
        marks: list[Mark] = []
        for step in self._steps[: row + 1]:
            colour = "" if step.side is None else self._look.faction(step.side).fill
            motion = step.motion
            if motion is not None and motion.kind == "move" and motion.start:
                # Those before are thin and lie under the pieces, or many would hide the board.
                # Without their numbers those that went the same way are one.
                lit = step is self._steps[row]
                kind: MarkKind = "route" if lit else "last_move"
                number = str(step.number) if lit else ""
                marks.append(Mark(motion.start, kind, number, motion.end, colour))
        if 0 <= row < len(self._steps):
            marks += [Mark(place, "located") for place in self._steps[row].places]
        self._where.setText(self.tr("{n} of {all}").format(n=max(0, row + 1), all=len(self._steps)))
        self.marked.emit(tuple(marks))

    @Slot()
    def _step_on(self) -> None:
        row = self.list.currentRow() + 1
        if row < len(self._steps):
            self.list.setCurrentRow(row)
        else:
            self._set_playing(playing=False)

    @Slot()
    def _toggle(self) -> None:
        self._set_playing(playing=not self._timer.isActive())

    def _set_playing(self, *, playing: bool) -> None:
        if playing and self._steps:
            self._timer.start()
        else:
            self._timer.stop()
        self._play.set_icon_name("pause" if self._timer.isActive() else "play")

    @Slot()
    def _to_first(self) -> None:
        self.list.setCurrentRow(0)

    @Slot()
    def _to_last(self) -> None:
        self.list.setCurrentRow(len(self._steps) - 1)
