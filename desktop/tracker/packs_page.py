"""The packs of the owner: their state, taking them in and out, and writing entries (HL-T7)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.packs import PackTrouble
from desktop.logbook.packs_frozen import Newer
from desktop.logbook.packs_shelf import Packs, PackState
from desktop.logbook.packs_zip import LARGEST_ZIP, read_zip, zip_of
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.icons import IconName, button_icon
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.store.files import write_whole
from desktop.table.question import confirmed
from desktop.tracker.entry_form import EntryForm
from desktop.tracker.newer_packs import NewerPacks

KINDS = ("pilot", "target", "event", "campaign")
_ICONS: dict[Tone, IconName] = {Tone.GOOD: "check", Tone.WARN: "warning", Tone.BAD: "ban"}


class PacksPage(QWidget):
    """The packs at the left, everything about the selected one at the right."""

    left = Signal()
    packs_changed = Signal()
    """Packs on the disk are others than before."""
    take_over_asked = Signal(object)
    """A ``Newer`` that the campaign shown is to go on with."""

    def __init__(self, shelf: Packs, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf, self._themes = shelf, themes
        self._states: dict[str, PackState] = {}
        self.back, self.title = IconButton("first", "", self), QLabel(self)
        self.list = QListWidget(self)
        self.none = QLabel(self)
        self.take_in, self.folder, self.again, self.add = (
            KeyButton("", Importance.NORMAL, self) for _ in range(4)
        )
        self.take_out = KeyButton("", Importance.NORMAL, self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.about, self.state = QLabel(self), NoteBox(themes, Tone.GOOD, self)
        self.messages = QPlainTextEdit(self)
        self.newer = NewerPacks(themes, self)
        self.form: EntryForm | None = None
        self._menu = QMenu(self)
        self._actions = {kind: self._menu.addAction("") for kind in KINDS}
        self.add.setMenu(self._menu)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = FlowLayout(gap=10)
        head.addWidget(self.back)
        head.addWidget(self.title)
        for button in (self.add, self.take_in, self.folder, self.again):
            head.addWidget(button)
        self.none.setWordWrap(True)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        shown = Panel("base", self)
        inside = QVBoxLayout(shown)
        inside.setContentsMargins(10, 10, 10, 10)
        inside.addWidget(self.none)
        inside.addWidget(self.list, 1)
        detail = Panel("base", self)
        about = QVBoxLayout(detail)
        about.setContentsMargins(14, 12, 14, 12)
        about.setSpacing(8)
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.messages.setReadOnly(True)
        self.messages.setTabChangesFocus(True)
        foot = FlowLayout(gap=8)
        foot.addWidget(self.take_out)
        for widget in (self.about, self.state, self.messages, self.newer):
            about.addWidget(widget, 1000 if widget in (self.messages, self.newer) else 0)
        about.addStretch(1)
        about.addLayout(foot)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(shown, 2)
        row.addWidget(detail, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.trouble)
        column.addLayout(row, 1)
        self.trouble.hide()

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.list.currentRowChanged.connect(self._show_state)
        self.take_in.clicked.connect(self._ask_zip)
        self.take_out.clicked.connect(self._ask_place)
        self.folder.clicked.connect(self._open_folder)
        self.again.clicked.connect(self.refresh)
        self.newer.take_over_asked.connect(self.take_over_asked)
        for kind, action in self._actions.items():
            action.triggered.connect(lambda _=False, kind=kind: self.open_form(kind))

    # --- what there is ---------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Read all packs again; the selected one stays selected."""
        chosen = self.chosen
        self._states = {state.pack.id: state for state in self._shelf.states()}
        self.list.blockSignals(True)
        self.list.clear()
        for pack_id, state in self._states.items():
            tone = _tone(state)
            item = QListWidgetItem(f"{state.pack.title}\n{self._summary(state)}")
            item.setIcon(button_icon(_ICONS[tone], self.palette(), 18))
            item.setData(Qt.ItemDataRole.UserRole, pack_id)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.none.setVisible(not self._states)
        self.list.setVisible(bool(self._states))
        ids = list(self._states)
        self.list.setCurrentRow(ids.index(chosen) if chosen in ids else 0)
        self._show_state()

    @property
    def chosen(self) -> str:
        """The id of the selected pack; empty if there is none."""
        row = self.list.currentRow()
        return "" if row < 0 else str(self.list.item(row).data(Qt.ItemDataRole.UserRole))

    def show_newer(self, title: str, newer: list[Newer]) -> None:
        """Show which packs of a campaign have changed since it took them in."""
        self.newer.show_newer(title, newer)

    def _summary(self, state: PackState) -> str:
        if state.wrong:
            return self.tr("Mistakes: {count}").format(count=len(state.wrong))
        if state.odd:
            return self.tr("Warnings: {count}").format(count=len(state.odd))
        return self.tr("ready")

    @Slot()
    def _show_state(self) -> None:
        state = self._states.get(self.chosen)
        for widget in (self.about, self.state, self.messages, self.take_out):
            widget.setVisible(state is not None)
        if state is None:
            return
        pack, author = state.pack, "" if state.head is None else state.head.author
        counts = ", ".join(f"{kind} {count}" for kind, count in state.counts.items())
        parts = (pack.title, f"packs/{pack.id}", pack.version, author, counts)
        self.about.setText(" · ".join(part for part in parts if part))
        self.state.set_tone(_tone(state))
        if state.wrong:
            body = self.tr("It cannot be enabled until they are mended.")
        else:
            body = self.tr("It is enabled for a campaign when that begins.")
        self.state.show_note(self._summary(state), body)
        self.messages.setPlainText("\n\n".join(map(str, (*state.wrong, *state.odd))))
        self.messages.setVisible(bool(state.wrong or state.odd))

    # --- taking in and out -----------------------------------------------------------------------

    @Slot()
    def _ask_zip(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Take in a pack"), "", self.tr("Packs (*.zip)")
        )
        if name:
            self.take_zip(Path(name))

    def take_zip(self, path: Path) -> None:
        """Take in the pack in a zip; one that is here already is replaced after a question."""
        self._try(lambda: self._install(path))

    def _install(self, path: Path) -> None:
        with path.open("rb") as file:
            gathered = read_zip(file.read(LARGEST_ZIP + 1), path.name)
        there = self._shelf.pack(gathered.pack.id) is not None
        if there and not confirmed(
            self,
            self.tr("Take in a pack"),
            self.tr("There is a pack {id} already. Replace it?").format(id=gathered.pack.id),
        ):
            return
        self._shelf.install(gathered, replace=there)
        self._changed(gathered.pack.id)

    @Slot()
    def _ask_place(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Write a pack as a zip"), f"{self.chosen}.zip", self.tr("Packs (*.zip)")
        )
        if name:
            self.write_zip(Path(name))

    def write_zip(self, path: Path) -> None:
        """Write the selected pack as a zip."""
        pack = self._states[self.chosen].pack
        self._try(lambda: write_whole(path, zip_of(pack)))

    @Slot()
    def _open_folder(self) -> None:
        self._try(lambda: self._shelf.root.mkdir(parents=True, exist_ok=True))
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._shelf.root)))

    def _try(self, act: Callable[[], object]) -> None:
        self.trouble.hide()
        try:
            act()
        except PackTrouble as trouble:
            self.trouble.show_note(say(trouble.message), say(trouble.advice))
            self.trouble.show()
        except OSError as error:
            self.trouble.show_note(self.tr("The file cannot be used."), error.strerror or "")
            self.trouble.show()

    # --- writing ---------------------------------------------------------------------------------

    def open_form(self, kind: str) -> EntryForm:
        """Show the form of a kind of entry, for the selected pack."""
        self.form = EntryForm(self._shelf, kind, self._themes, self, pack_id=self.chosen)
        self.form.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form.written.connect(self._changed)
        self.form.open()
        return self.form

    @Slot(object)
    def _changed(self, pack_id: str) -> None:
        self.refresh()
        ids = list(self._states)
        if pack_id in ids:
            self.list.setCurrentRow(ids.index(pack_id))
        self.packs_changed.emit()

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.back.set_text(self.tr("Back"))
        self.title.setText(self.tr("Packs of your own"))
        self.title.setFont(fonts.interface(20, 700))
        self.take_in.setText(self.tr("Take in a zip"))
        self.take_out.setText(self.tr("Write as a zip"))
        self.folder.setText(self.tr("Open the folder"))
        self.again.setText(self.tr("Read again"))
        self.add.setText(self.tr("New entry"))
        words = (
            self.tr("Pilot"),
            self.tr("Target"),
            self.tr("Event"),
            self.tr("Campaign"),
        )
        for action, name in zip(self._actions.values(), words, strict=True):
            action.setText(name)
        self.none.setText(
            self.tr(
                "No pack yet. Write an entry, take in a zip, or put files into the folder: they add"
                " Pilots, Targets, Events and Campaigns of your own."
            )
        )
        self.list.setAccessibleName(self.tr("Packs"))
        self.messages.setAccessibleName(self.tr("What is to be said about the pack"))
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def _tone(state: PackState) -> Tone:
    return Tone.BAD if state.wrong else Tone.WARN if state.odd else Tone.GOOD
