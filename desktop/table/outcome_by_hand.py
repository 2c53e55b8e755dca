"""Draws and picks of one's own: a person tells the program which of several things came up."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.models.outcome_model import Outcome, OutcomeModel
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.fitted import fit
from desktop.paint.hints import set_hint
from desktop.paint.style_parts import paint_focus
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Action, Chance
from desktop.table.announce import announce

SIZE = QSize(640, 560)
WALK = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
)
FOR_ME = "Ctrl+R"
PAD, KEY, FIGURE = 12, 30, 44
Index = QModelIndex | QPersistentModelIndex
Role = QPalette.ColorRole


class OutcomeDelegate(QStyledItemDelegate):
    """Paints an answer: its digit at the left, its count at the right, grey if there is none."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, QFontMetrics(fonts.interface(15)).height() + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        outcome = index.data(OutcomeModel.Role.OUTCOME)
        if not isinstance(outcome, Outcome):
            return
        painter.save()
        box: QRect = option.rect
        palette: QPalette = option.palette
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, palette.color(Role.AlternateBase))
            painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), palette.accent())
            paint_focus(painter, QRectF(box), palette)
        middle = Qt.AlignmentFlag.AlignVCenter
        left, right = box.left() + PAD, box.right() - PAD
        key = str(index.data(OutcomeModel.Role.KEY))
        if key:
            painter.setFont(fonts.condensed(14, 700))
            painter.setPen(palette.color(Role.Accent))
            painter.drawText(QRect(left, box.top(), KEY, box.height()), middle, key)
            left += KEY
        painter.setPen(palette.color(Role.PlaceholderText if outcome.differs else Role.Text))
        if outcome.left >= 0:
            painter.setFont(fonts.condensed(15, 700))
            figure = QRect(right - FIGURE, box.top(), FIGURE, box.height())
            painter.drawText(figure, middle | Qt.AlignmentFlag.AlignRight, str(outcome.left))
            right -= FIGURE
        painter.setFont(fonts.interface(15))
        room = QRect(left, box.top(), right - left, box.height())
        words = painter.fontMetrics().elidedText(
            outcome.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, middle, words)
        painter.restore()


class OutcomeByHand(QDialog):
    """A list of answers; typing finds one, Enter tells it; of a few, a digit tells each.

    What cannot have come by the program's count can be told all the same, the second time.
    """

    entered = Signal(object)
    """The outcome that was told."""
    insisted = Signal(object)
    """The outcome that was told though it cannot have come by the count."""
    left_to_program = Signal()
    rule_activated = Signal(object)

    def __init__(
        self,
        chance: Chance,
        model: OutcomeModel,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        beside: bool = False,
    ) -> None:
        """Ask for an answer; ``beside`` a table there may be things that the data do not have."""
        super().__init__(parent)
        self._model, self._beside = model, beside
        self._armed: Outcome | None = None
        """What was told once although there is none by the count."""
        self.title, self._tag = QLabel(say(chance.prompt), self), RuleTag(chance.rule, self)
        self.heading = QLabel(self)
        self.search, self.list = QLineEdit(self), QListView(self)
        self.note = NoteBox(themes, Tone.WARN, self)
        self._for_me = KeyButton(self.tr("Draw for me"), Importance.NORMAL, self)
        self._enter = KeyButton(self.tr("Enter"), Importance.PRIMARY, self)
        self._lay_out()
        self._tag.setVisible(bool(chance.rule))
        self.setWindowTitle(self.tr("What came up?"))
        self.setModal(True)
        fit(self, SIZE)
        self._go_first()
        self._connect()
        (self.list if model.numbered else self.search).setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self.title.setFont(fonts.interface(17, 700))
        self.title.setWordWrap(True)
        set_hint(
            self.search,
            self.tr("Number, first letters or part of the title"),
            self.tr("Find an outcome"),
        )
        self.search.setHidden(self._model.numbered)
        self.heading.setText(self.tr("Left in the cup"))
        self.heading.setFont(fonts.small_capitals(12))
        self.heading.setForegroundRole(Role.PlaceholderText)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.heading.setVisible(any(each.left >= 0 for each in self._model.shown))
        self.list.setModel(self._model)
        self.list.setItemDelegate(OutcomeDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(self.tr("What came up"))
        self.note.hide()
        self._for_me.set_cap(QKeySequence(FOR_ME).toString(QKeySequence.SequenceFormat.NativeText))
        self._enter.set_cap(self.tr("Enter"))
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignTop)
        foot.addStretch(1)
        foot.addWidget(self._for_me)
        foot.addWidget(self._enter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        column.addLayout(head)
        for widget in (self.search, self.heading):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addWidget(self.note)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        for widget in (self.search, self.list):
            widget.installEventFilter(self)
        self.list.doubleClicked.connect(self._finish)
        self.list.selectionModel().currentChanged.connect(self._on_walked)
        self._tag.activated.connect(self.rule_activated)
        self._enter.clicked.connect(self._finish)
        self._for_me.clicked.connect(self._leave_to_program)

    @property
    def chosen(self) -> Outcome | None:
        """What Enter tells."""
        return self._model.outcome_at(self.list.currentIndex())

    def tell(self, action: Action) -> None:
        """Tell an outcome, as a click on its line would."""
        self.accept()
        self.entered.emit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) == QKeySequence(FOR_ME):
            self._leave_to_program()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let keys walk the list from the search field, digits tell, and Enter finish."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            text = event.text()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # Held down, it would confirm what was not read yet.
                if not event.isAutoRepeat():
                    self._finish()
                return True
            if QKeySequence(event.keyCombination()) == QKeySequence(FOR_ME):
                self._leave_to_program()
                return True
            if watched is self.search and Qt.Key(event.key()) in WALK:
                self.list.keyPressEvent(event)
                return True
            if self._model.numbered and text.isascii() and text.isdigit():
                self._tell_number(int(text))
                return True
        return bool(super().eventFilter(watched, event))

    def _tell_number(self, number: int) -> None:
        if 1 <= number <= self._model.rowCount():
            self.list.setCurrentIndex(self._model.index(number - 1, 0))
            self._finish()

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self._model.look_for(text.strip())
        self._go_first()
        found = bool(self._model.rowCount())
        self._enter.setEnabled(found)
        self._disarm()
        if not found:
            self._say_unknown()

    def _go_first(self) -> None:
        if self._model.rowCount():
            self.list.setCurrentIndex(self._model.index(0, 0))

    def _say_unknown(self) -> None:
        advice = ""
        if self._beside:
            advice = self.tr(
                "What you own besides can be added with a data pack. "
                "For this Day, go back and enter its results in the campaign log."
            )
        self._say(self.tr("Nothing here is called that."), advice)

    def _say(self, title: str, body: str) -> None:
        self.note.show_note(title, body)
        self.note.show()
        layout = self.layout()
        if layout is not None:
            # The note takes its room from the list.
            layout.activate()
        self.list.scrollTo(self.list.currentIndex())
        announce(self.list, f"{title} {body}".strip())

    def _disarm(self) -> None:
        self._armed = None
        self.note.hide()

    @Slot()
    def _on_walked(self) -> None:
        self._disarm()

    @Slot()
    def _finish(self) -> None:
        outcome = self.chosen
        if outcome is None:
            return
        if not outcome.differs:
            self.tell(outcome.action)
        elif self._armed == outcome:
            self.accept()
            self.insisted.emit(outcome.action)
        else:
            self._armed = outcome
            self._say(
                self.tr("By the program’s count there is none of these left."),
                self.tr("Enter once more: yours has it, and the count is corrected."),
            )

    @Slot()
    def _leave_to_program(self) -> None:
        self.accept()
        self.left_to_program.emit()
