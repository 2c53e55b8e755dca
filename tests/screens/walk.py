"""The way of the tour through the program, and to every dialog besides, with a look at each."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop import cli_tour
from desktop.cli_tour import Tour
from desktop.logbook.entry_fields import SHEETS
from desktop.play.seats import Seat
from desktop.rules.games import GAMES
from desktop.tracker.corrections_moves import MovesDialog
from desktop.tracker.dashboard_head import CORRECTIONS, MISSION
from desktop.windows.about import AboutDialog
from desktop.windows.change_player import ChangePlayerDialog
from desktop.windows.desk import Desk
from desktop.windows.main_window import MainWindow
from desktop.windows.pin_dialog import PinDialog
from desktop.windows.saves_dialog import SavesDialog
from desktop.windows.settings_dialog import SettingsDialog
from tests.screens.found import Found
from tests.screens.grounds import Grounds
from tests.screens.painted import Watch
from tests.screens.room import troubles

Look = Callable[[str, QWidget, list[Found], QPixmap], None]
"""Hears of each screen: its name, the window, what is wrong with it, and its picture."""


class Walk(Tour):
    """Shows every screen in a window of one size, and looks at it instead of keeping pictures."""

    def __init__(
        self, desk: Desk, kept: Path, size: QSize, watch: Watch, grounds: Grounds, look: Look
    ) -> None:
        """``kept`` is a file with the ids of the games that stand at the positions of the tour."""
        self._kept, self._look = kept, look
        self._watch, self._grounds = watch, grounds
        self._size = size
        if kept.is_file():
            self._desk, self._folder, self._theme = desk, Path(), ""
            self._games = json.loads(kept.read_text(encoding="utf-8"))
        else:
            super().__init__(desk, Path())
            kept.write_text(json.dumps(self._games), encoding="utf-8")

    def go(self, theme: str, only: str = "") -> None:
        """Visit all screens."""
        gc.disable()
        cli_tour.FULL = cli_tour.SMALL = self._size
        self._theme = theme
        window = MainWindow(self._desk)
        window.resize(self._size)
        window.show()
        try:
            for part in (
                self._home,
                self._dialogs,
                self._table,
                self._hornet,
                self._red,
                self._eagles,
                self._log,
                self._between,
                self._more_dialogs,
                self._more_rules,
                self._more_log,
            ):
                if only in part.__name__:
                    for _ in part(window):
                        pass
                    # Qt crashes where Python lets a window go in the middle of a paint event.
                    gc.collect()
        finally:
            window.leave_game()
            window.close()
            window.deleteLater()

    # --- what the tour leaves out -----------------------------------------------------------------

    def _more_dialogs(self, window: MainWindow) -> Iterator[Path]:
        self._open(window, "move")
        window.show_settings()
        settings = next(each for each in window.findChildren(SettingsDialog) if each.isVisible())
        for page in settings._pages:
            settings.show_page(type(page).__name__)
            yield self._shot(settings, f"settings-{type(page).__name__}")
        _put_away(settings)
        window.show_saves()
        yield self._dialog(window, "saves", SavesDialog)
        window.show_about()
        yield self._dialog(window, "about", AboutDialog)
        PinDialog("Gold", window).open()
        yield self._dialog(window, "pin", PinDialog)
        game = self._desk.shelf.game("daring_eagle")
        ChangePlayerDialog(game, Seat("gold", "person", "Anna"), window).open()
        yield self._dialog(window, "change-player", ChangePlayerDialog)

    def _more_rules(self, window: MainWindow) -> Iterator[Path]:
        for game in GAMES:
            window.show_rules()
            window.rules_page().open_at(game)
            yield self._shot(window, f"rules-{game}")
            window.rules_page().search.setText("attack")
            yield self._shot(window, f"rules-{game}-found")
            window.rules_page().search.clear()
            window.show_home()

    def _more_log(self, window: MainWindow) -> Iterator[Path]:
        window.show_tracker(self._games["log"])
        page = window.tracker.page
        view = page.view
        assert view is not None
        for name in (MISSION, CORRECTIONS):
            view.open_page(name)
            yield self._shot(window, f"log-{name}")
        view.show_dashboard()
        for name in ("export", "import"):
            ask = page.exchange.ask_export if name == "export" else page.exchange.ask_import
            dialog = ask(self._games["log"])
            yield self._dialog(window, f"log-{name}", type(dialog))
        for way in ("", "join"):
            window.tracker.ask_new(way)
            yield self._dialog(window, f"log-new-{way}", QDialog)
        model = view._model
        assert model is not None
        MovesDialog(model, 2, window).open()
        yield self._dialog(window, "log-moves", MovesDialog)
        page.show_packs()
        yield self._shot(window, "log-packs")
        for kind in SHEETS:
            if page.packs_page is not None:
                page.packs_page.open_form(kind)
                yield self._dialog(window, f"log-pack-{kind}", QDialog)

    # --- looking ----------------------------------------------------------------------------------

    def _dialog(self, window: MainWindow, name: str, kind: type[QDialog]) -> Path:
        dialog = next(
            each
            for each in QApplication.topLevelWidgets()
            if isinstance(each, kind) and each.isVisible()
        )
        picture = self._shot(dialog, name)
        _put_away(dialog)
        return picture

    def _shot(self, widget: QWidget, name: str) -> Path:
        cli_tour._settle(lambda: cli_tour._is_painting(widget))
        self._watch.lines.clear()
        picture = self._grounds.grab(widget)
        found = [*self._grounds.faint(), *self._watch.troubles(), *troubles(widget)]
        if widget.width() > self._size.width() or widget.height() > self._size.height():
            by = f"{widget.width()}×{widget.height()}"
            found.append(Found("large", type(widget).__name__, widget.windowTitle(), by))
        self._look(name, widget, found, picture)
        return Path(name)


def _put_away(dialog: QDialog) -> None:
    """Close a dialog and have it gone at once, and not whenever Python collects."""
    dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
