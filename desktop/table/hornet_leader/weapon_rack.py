"""The weapon rack: the list of weapons, with a search and a choice of kinds above it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QButtonGroup, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.hints import set_hint
from desktop.paint.icons import button_icon
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.arming_data import KINDS, RackRow
from desktop.table.hornet_leader.rack_list import RackList
from desktop.table.hornet_leader.role_tag import Tag

ALL = "all"


class KindChips(QWidget):
    """A chip for each kind of weapon; one of them is chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = FlowLayout(self, gap=4)
        self.buttons: dict[str, Tag] = {}
        for kind in (ALL, *KINDS):
            button = Tag(self)
            button.setCheckable(True)
            self._group.addButton(button)
            row.addWidget(button)
            self.buttons[kind] = button
        self.buttons[ALL].setChecked(True)
        self._group.buttonClicked.connect(self.changed)

    @property
    def kind(self) -> str:
        """The chosen kind, or all of them."""
        return next(kind for kind, button in self.buttons.items() if button.isChecked())

    def retranslate(self) -> None:
        """Say every word again."""
        names = (
            self.tr("All"),
            self.tr("Air"),
            self.tr("Ground"),
            self.tr("Radar"),
            self.tr("Pods"),
        )
        for button, name in zip(self.buttons.values(), names, strict=True):
            button.setText(name)
        self.updateGeometry()


class WeaponRack(QWidget):
    """What can be hung under the wings of the flight."""

    added = Signal(str)
    """A weapon that is to go on the chosen Aircraft."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[RackRow, ...] = ()
        self._title, self._columns = QLabel(self), QLabel(self)
        self._columns.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._glass = self.search.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self.kinds = KindChips(self)
        self.list = RackList(themes, self)
        self._none = QLabel(self)
        self._none.setWordWrap(True)
        self._none.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._title, self.search, self.kinds, self._columns, self._none):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        self.search.textChanged.connect(self._narrow)
        self.kinds.changed.connect(self._narrow)
        self.list.added.connect(self.added)
        self.retranslate()

    @property
    def item(self) -> str:
        """The chosen weapon; empty for none."""
        return self.list.item

    def show_rows(self, rows: tuple[RackRow, ...]) -> None:
        """Show the weapons, as far as they match what is looked for."""
        self._rows = rows
        self._narrow()

    @Slot()
    def _narrow(self, _told: object = None) -> None:
        wanted = self.search.text().casefold()
        kind = self.kinds.kind
        shown = tuple(
            row for row in self._rows if wanted in row.name.casefold() and kind in (ALL, row.kind)
        )
        self.list.show_rows(shown)
        self._none.setVisible(not shown)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._title.setText(self.tr("Weapon rack"))
        self._title.setFont(fonts.interface(16, 700))
        self._columns.setText(self.tr("SO · left"))
        self._columns.setFont(fonts.small_capitals())
        self._columns.setAlignment(Qt.AlignmentFlag.AlignRight)
        set_hint(self.search, self.tr("Find a weapon"), self.tr("Find a weapon"))
        self._none.setText(self.tr("No weapon is called that."))
        self.list.setAccessibleName(self.tr("Weapon rack"))
        self.kinds.retranslate()
        self._glass.setIcon(button_icon("search", self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self._glass.setIcon(button_icon("search", self.palette()))
