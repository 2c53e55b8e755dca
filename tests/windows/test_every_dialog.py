"""Every dialog of the program comes up within its window, and can be left as if never opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLineEdit,
    QMessageBox,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop
from desktop.logbook.campaigns import Campaigns
from desktop.models.outcome_model import OutcomeModel
from desktop.paint.theme import ThemeSource
from desktop.play.seats import Seat
from desktop.rules.core import Chance, Roll, T
from desktop.rules.hornet_leader.actions_chance import PickedArea
from desktop.rules.hornet_leader.defenses import APPROACHES
from desktop.table.daring_eagle.piles import KindsDialog
from desktop.table.deck_by_hand import DeckByHand
from desktop.table.dice_by_hand import DiceByHand
from desktop.table.dice_desk import answers
from desktop.table.hornet_leader.draws import lot
from desktop.table.look import Deck, DeckCard
from desktop.table.outcome_by_hand import OutcomeByHand
from desktop.tracker import dropping
from desktop.tracker.corrections_moves import MovesDialog
from desktop.tracker.entry_form import EntryForm
from desktop.tracker.export_dialog import ExportDialog
from desktop.tracker.import_dialog import ImportDialog
from desktop.tracker.join_dialog import JoinDialog
from desktop.tracker.new_campaign import NewCampaignDialog
from desktop.windows.about import AboutDialog
from desktop.windows.campaign_terms import CampaignTerms
from desktop.windows.change_player import ChangePlayerDialog
from desktop.windows.crash import Fault
from desktop.windows.crash_dialog import CrashDialog
from desktop.windows.desk import Desk
from desktop.windows.new_game import NewGameDialog
from desktop.windows.pin_dialog import PinDialog
from desktop.windows.saves_dialog import SavesDialog
from desktop.windows.settings_dialog import SettingsDialog
from tests.logbook.packs import shelf_in
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import kept, model_of
from tests.windows.leaving import WAYS, state_of

ROOM = (1093, 614)
"""What 1366 x 768 has left where everything is shown at 125 %."""
ACTS = (
    *("entered", "insisted", "left_to_program", "chosen", "agreed", "continued", "restored"),
    *("taken", "exported", "written"),
)
"""The signals with which dialogs do something."""
Make = Callable[[Desk, QWidget], QDialog]


def _dice(desk: Desk, over: QWidget) -> QDialog:
    roll = Roll(2, 10, 12)
    return DiceByHand(
        Chance("a", "TOY-5", T("toy", "The sprint"), roll=roll), roll, *_at(desk, over)
    )


def _outcome(desk: Desk, over: QWidget) -> QDialog:
    areas = tuple(map(PickedArea, APPROACHES))
    chance = Chance("pick", "HL-6.13e", T("hornet_leader", "Which area?"), areas, (1,) * 4)
    found = lot(GAME.kit, chance)
    model = OutcomeModel(answers(chance, found, ()), numbered=False)
    return OutcomeByHand(chance, model, *_at(desk, over))


def _deck(desk: Desk, over: QWidget) -> QDialog:
    card = DeckCard(PickedArea(APPROACHES[0]), "x", T("toy", "A card"))
    deck = Deck("gold", T("toy", "Which card is it?"), T("toy", "Draw"), (card,))
    return DeckByHand(deck, lambda *_: None, "", over)


def _entry(desk: Desk, over: QWidget) -> QDialog:
    return EntryForm(shelf_in(desk.place.root), "pilot", *_at(desk, over))


def _campaigns(desk: Desk) -> Campaigns:
    return Campaigns(desk.library, desk.shelf.game)


def _at(desk: Desk, over: QWidget) -> tuple[ThemeSource, QWidget]:
    return desk.themes, over


def _new_campaign(desk: Desk, over: QWidget) -> QDialog:
    def terms(game: object, parent: QWidget) -> CampaignTerms:
        return CampaignTerms(GAME, desk.themes.theme, parent)

    return NewCampaignDialog(GAME, terms, desk.themes, way="join", parent=over)


MAKERS: dict[type[QDialog], Make] = {
    SettingsDialog: lambda desk, over: SettingsDialog(desk, over),
    SavesDialog: lambda desk, over: SavesDialog(desk, over),
    AboutDialog: lambda _, over: AboutDialog(over),
    NewGameDialog: lambda desk, over: NewGameDialog(desk, desk.shelf.game("red_menace"), over),
    CrashDialog: lambda desk, over: CrashDialog(Fault("a", desk.place.logs / "x", None), over),
    PinDialog: lambda _, over: PinDialog("Gold", over),
    ChangePlayerDialog: lambda desk, over: ChangePlayerDialog(
        desk.shelf.game("daring_eagle"), Seat("gold", "person", "Anna"), over
    ),
    KindsDialog: lambda desk, over: KindsDialog(desk.shelf.game("daring_eagle").kit, over),
    DiceByHand: _dice,
    OutcomeByHand: _outcome,
    DeckByHand: _deck,
    EntryForm: _entry,
    MovesDialog: lambda _, over: MovesDialog(model_of(), 1, over),
    ImportDialog: lambda desk, over: ImportDialog(
        _campaigns(desk), shelf_in(desk.place.root), desk.themes, "", over
    ),
    ExportDialog: lambda desk, over: ExportDialog(
        _campaigns(desk), kept(_campaigns(desk), "Gulf"), desk.themes, None, over
    ),
    JoinDialog: lambda desk, over: JoinDialog(model_of(), *_at(desk, over)),
    NewCampaignDialog: _new_campaign,
}


@pytest.fixture
def over(qtbot: QtBot) -> Iterator[QWidget]:
    """A window of a small laptop, for a dialog to lie over."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*ROOM)
    window.show()
    yield window
    window.close()


@pytest.fixture
def dropped(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked before it was dropped; the answer is yes."""
    asked: list[str] = []

    def may_drop(_: QWidget, title: str) -> bool:
        asked.append(title)
        return True

    monkeypatch.setattr(dropping, "may_drop", may_drop)
    return asked


def test_no_dialog_is_left_out() -> None:
    top = Path(desktop.__file__).parent
    texts = (file.read_text(encoding="utf-8") for file in top.rglob("*.py"))
    named = {name for text in texts for name in re.findall(r"class (\w+)\(QDialog\)", text)}
    assert named == {kind.__name__ for kind in MAKERS}


def _fill(dialog: QDialog) -> None:
    """Type and tick what can be typed and ticked; the settings apply at once, so not there."""
    for field in dialog.findChildren(QLineEdit):
        if field.isEnabled() and not field.isReadOnly():
            field.setText("1234")
    for kind in (QRadioButton, QCheckBox):
        for button in dialog.findChildren(kind):
            if button.isVisible() and button.isEnabled():
                button.click()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_a_dialog_is_left_as_if_it_had_never_been_opened(
    desk: Desk, over: QWidget, dropped: list[str], kind: type[QDialog], way: str
) -> None:
    dialog = MAKERS[kind](desk, over)
    heard: list[str] = []
    for name in ACTS:
        signal = getattr(dialog, name, None)
        if isinstance(signal, SignalInstance):
            signal.connect(lambda *_, name=name: heard.append(name))
    before = state_of(desk)
    dialog.open()
    if kind is not SettingsDialog:
        _fill(dialog)
    heard.clear()
    WAYS[way](dialog)
    assert not dialog.isVisible()
    assert (state_of(desk), heard) == (before, [])


@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_a_dialog_is_no_larger_than_its_window(
    desk: Desk, over: QWidget, kind: type[QDialog]
) -> None:
    dialog = MAKERS[kind](desk, over)
    dialog.show()
    assert dialog.height() <= over.height()
    assert dialog.width() <= over.width()
    dialog.done(0)


def test_what_was_typed_stays_unless_it_may_go(
    desk: Desk, over: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda box: box.defaultButton().click() or 65536)
    dialog = _entry(desk, over)
    dialog.show()
    _fill(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    dialog.done(0)
