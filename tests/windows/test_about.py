"""About the program: the licences that have to be shown are shown, whole."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.windows.about import AboutDialog
from desktop.windows.licences_page import LicencesPage

TOP = Path(__file__).resolve().parents[2]


def shown(page: LicencesPage) -> dict[str, str]:
    """Return the text under each title."""
    texts = {}
    for place in range(page.choice.count()):
        page.choice.setCurrentIndex(place)
        texts[page.choice.currentText()] = page.text.toPlainText()
    return texts


def test_every_licence_that_is_shipped_can_be_read_in_the_dialog(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    texts = set(shown(dialog.licences).values())
    shipped = {*resources.path("licences").rglob("*.txt"), resources.path("fonts", "OFL.txt")}
    assert {file.name for file in shipped if file.read_text(encoding="utf-8") not in texts} == set()


def test_the_licences_that_the_parts_ask_for_are_there(qtbot: QtBot) -> None:
    page = LicencesPage()
    qtbot.addWidget(page)
    texts = shown(page)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["GNU Lesser General Public License, 3"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GNU General Public License, 3"]
    assert "SIL OPEN FONT LICENSE" in texts["The fonts: SIL Open Font License, 1.1"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python"]
    for name in ("msgspec", "platformdirs", "tomli-w", "PyInstaller"):
        assert name in texts["Other software"]


def test_the_licence_of_the_program_is_that_of_the_checkout() -> None:
    ours = resources.path("licences", "ready-room.txt").read_text(encoding="utf-8")
    assert ours == (TOP / "LICENSE").read_text(encoding="utf-8")
