"""The panel of the deployment: the units that wait, and arrangements at one click."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import counters, fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.colours import mixed
from desktop.paint.face import Face
from desktop.paint.style_parts import paint_focus, paint_panel
from desktop.rules.core import Choice, Decision, T, Target
from desktop.rules.daring_eagle.actions import Deploy
from desktop.rules.daring_eagle.components import Kit
from desktop.table.daring_eagle import drafts
from desktop.table.daring_eagle.counters import unit_face
from desktop.table.daring_eagle.drafts import DeployDraft
from desktop.table.daring_eagle.key_press import give_key
from desktop.table.daring_eagle.steward import board_view
from desktop.table.look import Slot as ButtonSlot
from desktop.table.look import Table

Role = QPalette.ColorRole

SLOTS = (
    ButtonSlot(drafts.CLEAR, T("daring_eagle.table", "Clear")),
    ButtonSlot(drafts.RANDOM, T("daring_eagle.table", "Random")),
    ButtonSlot(drafts.DONE, T("daring_eagle.table", "Done"), primary=True),
)
AROUND = 6
"""Pixels round a counter that is carried, for its shadow."""
KEYS = {drafts.TRAY_DIVISION: "D", drafts.TRAY_BRIGADE: "B"}


def is_deployment(decision: Decision | None) -> bool:
    """Return whether a decision is a deployment."""
    return isinstance(decision, Choice) and any(
        isinstance(action, Deploy) for action in decision.actions
    )


class TrayUnit(QWidget):
    """The units of one kind that wait: a counter to drag, and how many there are."""

    picked = Signal()
    dropped = Signal(object)
    """The place on the board where one was let go."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._face: Face | None = None
        self._count = 0
        self._is_next = False
        self._pressed: QPoint | None = None
        self._ghost: Ghost | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def count(self) -> int:
        """How many wait."""
        return self._count

    def show_units(self, face: Face, count: int, *, is_next: bool, spoken: str) -> None:
        """Show so many units."""
        self._face, self._count, self._is_next = face, count, is_next
        self.setEnabled(count > 0)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(130, round(84 * max(1.0, fonts.text_scale() * 0.8)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._count:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None or self._face is None:
            return
        if self._ghost is None:
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._ghost = Ghost(
                self._face, self.window(), self._pressed - self._counter(self._face)
            )
            self._ghost.show()
        self._ghost.follow(self.mapTo(self.window(), at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        ghost, self._ghost = self._ghost, None
        if ghost is not None:
            ghost.hide()
            ghost.deleteLater()
            place = place_under(
                self.window(), self.mapTo(self.window(), event.position().toPoint())
            )
            if place is not None:
                self.dropped.emit(place)
        elif pressed is not None:
            self.picked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.picked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        fill, accent = palette.color(Role.AlternateBase), palette.color(Role.Accent)
        if self._is_next and self._count:
            paint_panel(p, box, mixed(fill, accent, 0.14), accent, 8)
        else:
            paint_panel(p, box, fill, palette.color(Role.Midlight), 8)
        if not self._count:
            p.setOpacity(0.4)
        p.save()
        p.translate(self._counter(self._face))
        counters.paint_face(p, self._face, 48)
        p.restore()
        p.setFont(fonts.condensed(26, 700))
        p.setPen(palette.color(Role.WindowText))
        words = box.adjusted(90, 0, -34, 0)
        p.drawText(words, Qt.AlignmentFlag.AlignVCenter, f"\N{MULTIPLICATION SIGN} {self._count}")
        self._paint_key(p, box)
        if self.hasFocus():
            p.setOpacity(1)
            paint_focus(p, box, palette, 8)

    def _counter(self, face: Face) -> QPoint:
        """Return the upper left corner of the counter."""
        return QPoint(14, round((self.height() - face.height) / 2))

    def _paint_key(self, p: QPainter, box: QRectF) -> None:
        side = 18 * fonts.text_scale()
        cap = QRectF(box.right() - side - 8, box.top() + 8, side, side)
        p.setPen(QPen(self.palette().color(Role.Mid), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(cap, 4, 4)
        p.setFont(fonts.condensed(12, 700))
        p.setPen(self.palette().color(Role.PlaceholderText))
        p.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)


class Ghost(QWidget):
    """The counter that follows the pointer from the tray to the board."""

    def __init__(self, face: Face, parent: QWidget, held: QPoint) -> None:
        """``held`` is where it was taken; beside it, it is held in the middle."""
        super().__init__(parent)
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(round(face.width) + 2 * AROUND, round(face.height) + 2 * AROUND)
        taken = held + QPoint(AROUND, AROUND)
        self._held = taken if self.rect().contains(taken) else self.rect().center()

    def follow(self, point: QPoint) -> None:
        """Move under the pointer."""
        self.move(point - self._held)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.translate(AROUND, AROUND)
        p.setOpacity(0.9)
        counters.paint_face(p, self._face, 48)


def place_under(window: QWidget, point: QPoint) -> Target | None:
    """Return the place of the board under a point of the window."""
    view = board_view(window)
    if view is None or view.board is None:
        return None
    at = view.viewport().mapFrom(window, point)
    if not view.viewport().rect().contains(at):
        return None
    return view.board.places.at(view.mapToScene(at))


class DeployPanel(QWidget):
    """The tray, the templates, and how far the deployment has come."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._words, self._how = QLabel(self), QLabel(self)
        self._how.setForegroundRole(Role.PlaceholderText)
        for label in (self._words, self._how):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.tray = {key: TrayUnit(KEYS[key], self) for key in drafts.TRAY}
        for key, unit in self.tray.items():
            unit.picked.connect(partial(self._pick, key))
            unit.dropped.connect(partial(self._drop, key))
        self.remove = KeyButton("", Importance.NORMAL, self)
        self.remove.clicked.connect(self._take_back)
        give_key(self.remove, "Del")
        self._keys = {key: QShortcut(QKeySequence(KEYS[key]), self) for key in drafts.TRAY}
        for key, shortcut in self._keys.items():
            shortcut.activated.connect(partial(self._place, key))
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        self._templates: dict[str, KeyButton] = {}
        self._proposed: DeployDraft | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self._words)
        for unit in self.tray.values():
            column.addWidget(unit)
        column.addLayout(self._grid)
        column.addWidget(self.remove)
        column.addWidget(self._how)
        column.addStretch(1)
        table.model.changed.connect(self.refresh)
        table.picker.narrowed.connect(self.refresh)
        self.retranslate()

    @property
    def templates(self) -> dict[str, KeyButton]:
        """The buttons of the templates by key."""
        return self._templates

    @property
    def draft(self) -> DeployDraft | None:
        """The deployment in the making."""
        draft = self._table.picker.draft
        return draft if isinstance(draft, DeployDraft) else None

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._how.setText(
            self.tr(
                "Drag units into your home zone, or choose a kind with D or B and then a square."
                " Drop a unit on another to change places."
            )
        )
        self._words.setFont(fonts.interface(14, 600))
        self.remove.setText(self.tr("Take a unit back"))
        self.remove.setAccessibleName(self.tr("Take a unit back"))
        self.remove.set_cap(self.tr("Del"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    @Slot()
    def refresh(self) -> None:
        """Show what still waits."""
        draft = self.draft
        self.remove.setEnabled(draft is not None)
        for shortcut in self._keys.values():
            shortcut.setEnabled(draft is not None)
        if draft is None:
            for unit in self.tray.values():
                unit.setEnabled(False)
            return
        self._propose(draft)
        for key, division in drafts.TRAY.items():
            count = draft.left(division=division)
            kind = self._kit.unit_kind(division)
            self.tray[key].show_units(
                unit_face(self._kit, draft.side, division),
                count,
                is_next=draft.brush == division,
                spoken=self.tr("{unit}: {count} to place").format(unit=say(kind.name), count=count),
            )
        left = draft.left(division=True) + draft.left(division=False)
        self._words.setText(
            self.tr("Units to place: {units}").format(units=left)
            if left
            else self.tr("All units stand. Press Done.")
        )
        self._show_templates(draft)

    def _propose(self, draft: DeployDraft) -> None:
        """Begin a new draft with what the players agreed on (DE-9.4)."""
        if draft is self._proposed:
            return
        self._proposed = draft
        setup = self._table.model.session.setup
        proposal = setup.options.get("deployment", "free")
        key = f"{proposal}_{len(setup.sides)}p"
        if proposal == "random":
            self._pick(drafts.RANDOM)
        elif any(template.template == key for template in draft.templates):
            self._pick(f"{drafts.TEMPLATE}{key}")

    def _show_templates(self, draft: DeployDraft) -> None:
        keys = [template.template for template in draft.templates]
        titles = {template.key: say(template.title) for template in self._kit.templates}
        if keys == list(self._templates):
            for key, button in self._templates.items():
                button.setText(titles[key])
                button.setAccessibleName(titles[key])
            return
        for button in self._templates.values():
            self._grid.removeWidget(button)
            button.deleteLater()
        self._templates.clear()
        for place, key in enumerate(keys):
            button = KeyButton(titles[key], Importance.NORMAL, self)
            button.setAccessibleName(titles[key])
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(partial(self._pick, f"{drafts.TEMPLATE}{key}"))
            self._templates[key] = button
            self._grid.addWidget(button, place // 2, place % 2)

    @Slot()
    def _pick(self, target: Target) -> None:
        self._table.picker.pick(target)

    @Slot()
    def _place(self, key: str) -> None:
        """Put a unit on the square of the cursor; without one, choose what is placed next."""
        cursor = self._cursor()
        if cursor is None:
            self._pick(key)
        else:
            self._table.picker.drag(key, cursor)

    @Slot()
    def _take_back(self) -> None:
        """Take the unit at the cursor back; without one, the one picked up or placed last."""
        cursor, draft = self._cursor(), self.draft
        if cursor is not None and draft is not None and draft.movable(cursor):
            self._table.picker.drag(cursor, drafts.TRAY_DIVISION)
        else:
            self._pick(drafts.REMOVE)

    def _cursor(self) -> Target | None:
        view = board_view(self)
        if view is None or view.board is None or not view.cursor_shown:
            return None
        return view.board.cursor

    def _drop(self, source: Target, place: object) -> None:
        if isinstance(place, str):
            self._table.picker.drag(source, place)
