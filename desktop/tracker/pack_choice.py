"""Which packs a new campaign is to have, and in which order (HL-T7.1b)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.packs import PackTrouble
from desktop.logbook.packs_shelf import Packs
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton
from desktop.paint.plain import plain
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import BadComponents, Pack

Item = Qt.ItemDataRole
ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class PackChoice(QWidget):
    """All packs with a mark each; the later overrides the earlier. Packs with mistakes are grey."""

    changed = Signal()

    def __init__(self, shelf: Packs, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._head = QLabel(self)
        self.list = QListWidget(self)
        self.earlier, self.later = (
            IconButton("chevron-up", "", self),
            IconButton("chevron-down", "", self),
        )
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self._trouble = ""
        buttons = QVBoxLayout()
        buttons.addWidget(self.earlier)
        buttons.addWidget(self.later)
        buttons.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._head)
        column.addLayout(row, 1)
        column.addWidget(self.trouble)
        self.list.itemChanged.connect(self._check)
        self.list.currentRowChanged.connect(self._enable)
        self.earlier.clicked.connect(self._go_earlier)
        self.later.clicked.connect(self._go_later)
        self.refresh()
        self.retranslate()

    @Slot()
    def refresh(self) -> None:
        """Read the packs again; marks and order of those that are still there stay."""
        marked, order = self._marked(), self._order()
        states = {state.pack.id: state for state in self._shelf.states()}
        self.list.blockSignals(True)
        self.list.clear()
        for pack_id in (
            *(each for each in order if each in states),
            *(each for each in states if each not in order),
        ):
            state = states[pack_id]
            item = QListWidgetItem(state.pack.title)
            item.setData(Item.UserRole, pack_id)
            lines = map(str, state.wrong or state.odd)
            item.setToolTip(plain("\n".join(lines)))
            item.setCheckState(ON if pack_id in marked and state.usable else OFF)
            if not state.usable:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self._check()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _order(self) -> list[str]:
        return [item.data(Item.UserRole) for item in self._items()]

    def _marked(self) -> list[str]:
        return [item.data(Item.UserRole) for item in self._items() if item.checkState() is ON]

    def packs(self) -> tuple[Pack, ...]:
        """Return the chosen packs in order, what they require before them.

        Raises :class:`PackTrouble` and ``BadComponents`` if they do not go together.
        """
        packs = self._shelf.in_order(self._marked())
        if packs:
            self._shelf.kit(packs)
        return packs

    @property
    def usable(self) -> bool:
        """Whether the chosen packs go together."""
        return not self._trouble

    @Slot()
    def _check(self) -> None:
        try:
            self.packs()
        except PackTrouble as trouble:
            self._trouble = say(trouble.message)
        except BadComponents as bad:
            self._trouble = str(bad)
        else:
            self._trouble = ""
        self._say_trouble()
        self._enable()
        self.changed.emit()

    def _say_trouble(self) -> None:
        self.trouble.setVisible(bool(self._trouble))
        self.trouble.show_note(self.tr("These packs do not go together."), self._trouble)

    @Slot()
    def _enable(self) -> None:
        row = self.list.currentRow()
        self.earlier.setEnabled(row > 0)
        self.later.setEnabled(0 <= row < self.list.count() - 1)

    @Slot()
    def _go_earlier(self) -> None:
        self._move(-1)

    @Slot()
    def _go_later(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        item = self.list.takeItem(row)
        self.list.insertItem(row + by, item)
        self.list.setCurrentRow(row + by)
        self._check()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._head.setText(self.tr("Packs of your own"))
        self._head.setFont(fonts.interface(16, 700))
        self.list.setAccessibleName(self.tr("Packs, the later over the earlier"))
        self.earlier.set_text(self.tr("Earlier"))
        self.later.set_text(self.tr("Later"))
        self._say_trouble()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
