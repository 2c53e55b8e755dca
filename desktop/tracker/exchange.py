"""Campaigns into files and out of them: the two dialogs, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.tracker.export_dialog import ExportDialog
from desktop.tracker.export_files import ExportChoice
from desktop.tracker.import_dialog import ImportDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.logbook.campaigns import Campaigns
    from desktop.logbook.packs_shelf import Packs
    from desktop.paint.theme import ThemeSource


class Exchange(QObject):
    """Opens the dialogs over a page; the choices of an export are there the next time."""

    taken = Signal(object)
    """The ids of the campaigns that an import made or changed."""

    def __init__(
        self, campaigns: Campaigns, packs: Packs, themes: ThemeSource, over: QWidget
    ) -> None:
        super().__init__(over)
        self._campaigns, self._packs, self._themes, self._over = campaigns, packs, themes, over
        self.choice = ExportChoice()
        """What was exported last, and how."""

    def ask_export(self, game_id: str) -> ExportDialog:
        """Ask what is exported; ``game_id`` is the campaign that is shown, empty for none."""
        dialog = ExportDialog(
            self._campaigns, game_id, self._themes, self.choice, self._over.window()
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.exported.connect(self._remember)
        dialog.open()
        return dialog

    @Slot(object)
    def _remember(self, choice: ExportChoice) -> None:
        self.choice = choice

    def ask_import(self, game_id: str) -> ImportDialog:
        """Ask what is imported; ``game_id`` is proposed for Days of a spreadsheet."""
        dialog = ImportDialog(
            self._campaigns, self._packs, self._themes, game_id, self._over.window()
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.taken.connect(self.taken)
        dialog.open()
        return dialog
