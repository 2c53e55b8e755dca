"""The rows of the panel of interceptions: who can be sent, with minus, number and plus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.style_parts import paint_focus, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T
from desktop.table.decision_panel import Words
from desktop.table.face_view import FaceView
from desktop.table.key_cap import KeyCap
from desktop.table.red_menace.interception_data import PlaneData

Role = QPalette.ColorRole
Key = Qt.Key
STEP = 28
MORE = (Key.Key_Plus, Key.Key_Equal, Key.Key_Right, Key.Key_Space)
LESS = (Key.Key_Minus, Key.Key_Left, Key.Key_Backspace)
ONE_MORE = T("red_menace.table", "One {unit} more")
ONE_LESS = T("red_menace.table", "One {unit} less")


class StepButton(QAbstractButton):
    """A small button with a plus or a minus."""

    def __init__(self, *, plus: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._plus = plus
        # The row is the one stop of Tab, and takes the keys.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        side = round(STEP * max(1.0, min(1.4, fonts.text_scale())))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        ink = QColor(palette.color(Role.WindowText))
        hover = self.isEnabled() and (self.underMouse() or self.isDown())
        fill = mixed(palette.color(Role.Base), ink, 0.12 if hover else 0.0)
        edge = palette.color(Role.Mid) if self.isEnabled() else palette.color(Role.Midlight)
        paint_panel(p, box, fill, edge)
        pen = QPen(ink if self.isEnabled() else glass(ink, 0.3), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        middle, arm = box.center(), box.width() * 0.2
        p.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        if self._plus:
            p.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


class PlaneRow(QAbstractSlider):
    """A type that can fly: its counter, its key, what it hits on, how many are sent.

    To screen readers it is a number between none and the most that can be sent.
    """

    added = Signal(str)
    removed = Signal(str)
    stepped = Signal(str, int)
    """Up or down from this row was pressed: -1 or 1."""

    def __init__(self, themes: ThemeSource, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self._data: PlaneData | None = None
        self._face = FaceView(themes, self, side=34)
        self._cap = KeyCap("", self)
        self._name, self._ready = Words(15, 600, self), Words(13, 400, self, quiet=True)
        self._notes = Words(13, 400, self)
        self._count = Words(19, 700, self, figure=True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.minus = StepButton(plus=False, parent=self)
        self.plus = StepButton(plus=True, parent=self)
        self.minus.clicked.connect(self._remove)
        self.plus.clicked.connect(self._add)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _lay_out(self) -> None:
        self._name.setWordWrap(False)
        self._ready.setWordWrap(False)
        parts = self._face, self._cap, self._name, self._ready, self._notes, self._count
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        head = QHBoxLayout()
        head.setSpacing(8)
        for label in (self._cap, self._name, self._ready):
            head.addWidget(label)
        head.addStretch(1)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(6, 5, 8, 5)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._face, 0, 0, 2, 1, middle)
        grid.addLayout(head, 0, 1)
        grid.addWidget(self._notes, 1, 1)
        for column, step in enumerate((self.minus, self._count, self.plus), 2):
            grid.addWidget(step, 0, column, 2, 1, middle)
        grid.setColumnStretch(1, 1)

    @property
    def data(self) -> PlaneData | None:
        """What it shows."""
        return self._data

    def show_data(self, data: PlaneData) -> None:
        """Show a type."""
        self._data = data
        self._face.show_face(data.face, data.name)
        self._cap.show_key(data.cap)
        self._name.say(data.name)
        self._ready.say(data.ready)
        self._notes.say(data.notes)
        self._count.setText(str(data.count))
        self._count.setMinimumWidth(round(26 * max(1.0, fonts.text_scale())))
        self.minus.setEnabled(data.count > 0)
        self.plus.setEnabled(data.why is None)
        # A press on a plus that is off is one on the row: it is refused, and the note says why.
        self.plus.setAttribute(
            Qt.WidgetAttribute.WA_TransparentForMouseEvents, data.why is not None
        )
        self.minus.setAccessibleName(say(ONE_LESS.of(unit=data.name)))
        self.plus.setAccessibleName(say(ONE_MORE.of(unit=data.name)))
        why = "" if data.why is None else f"{say(data.why.text)} ({data.why.rule})"
        self.plus.setToolTip(self.plus.accessibleName())
        self.setToolTip(why)
        self.minus.setToolTip(self.minus.accessibleName())
        self.setRange(0, data.most)
        self.setValue(data.count)
        self.setAccessibleName(data.spoken)
        self.setAccessibleDescription(why)
        self._colour()
        self.updateGeometry()
        self.update()

    def _colour(self) -> None:
        """Colour what is costly; the words say it, too."""
        palette = self.palette()
        costly = self._data is not None and self._data.costly
        ink = QColor(self._themes.theme.warn) if costly else palette.color(Role.PlaceholderText)
        own = self._notes.palette()
        if own.color(Role.WindowText) != ink:
            own.setColor(Role.WindowText, ink)
            self._notes.setPalette(own)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._grid.totalMinimumSize().height())

    # --- events -----------------------------------------------------------------------------------

    def _add(self) -> None:
        if self._data is not None:
            self.added.emit(self._data.unit)

    def _remove(self) -> None:
        if self._data is not None:
            self.removed.emit(self._data.unit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Key(event.key())
        if key in MORE:
            self._add()
        elif key in LESS:
            self._remove()
        elif key in (Key.Key_Up, Key.Key_Down) and self._data is not None:
            self.stepped.emit(self._data.unit, 1 if key == Key.Key_Down else -1)
        else:
            # Enter fires, and digits mean the same everywhere.
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.rect().contains(event.position().toPoint()):
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._add()
        elif event.button() == Qt.MouseButton.RightButton:
            self._remove()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # It scrolls the list; nothing is sent by it.
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._colour()
        palette, box = self.palette(), QRectF(self.rect())
        base, accent = palette.color(Role.AlternateBase), palette.color(Role.Accent)
        if self._data is not None and self._data.count:
            paint_panel(p, box, mixed(base, accent, 0.14), accent)
        else:
            ink = palette.color(Role.WindowText)
            fill = mixed(base, ink, 0.05) if self.underMouse() else base
            paint_panel(p, box, fill, palette.color(Role.Mid))
        if self.hasFocus():
            paint_focus(p, box, palette)
