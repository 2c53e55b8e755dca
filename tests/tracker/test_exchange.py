"""The dialogs for export and import, and how the tracker opens them."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.paint.theme import ThemeSource
from desktop.store.errors import UserError
from desktop.tracker import export_dialog
from desktop.tracker.export_dialog import ExportDialog
from desktop.tracker.export_files import ExportChoice, Kind, made
from desktop.tracker.import_dialog import ImportDialog
from desktop.tracker.tracker_page import TrackerPage
from tests.logbook.community_samples import log, reference
from tests.logbook.shelves import RANDOM, setup_of
from tests.rules.hornet_leader.logbooks import day, flown
from tests.rules.hornet_leader.test_campaigns import answer
from tests.tracker.campaigns import kept

rule = pytest.mark.rule
DAYS = (day(flown(7, "teflon", outcome="X")), day(notes="slept"))


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(path))


def press(dialog: ExportDialog, field: str, number: int) -> None:
    dialog.rows[field].buttons()[number].click()


# -------------------------------------------------------------------------------------- export


@rule("HL-T6.4a", "HL-T6.4b", "HL-T6.4c", "HL-T6.4d")
@pytest.mark.parametrize("kind", ["json", "csv", "pdf", "report"])
def test_a_campaign_whose_squadron_is_still_put_together_is_exported_too(
    qapp: QApplication, campaigns: Campaigns, kind: Kind
) -> None:
    game_id = campaigns.create(setup_of({**RANDOM}), "New", 1)
    session = campaigns.open(game_id).session
    rng = Random(1)
    while len(session.state.squadron) < 2:
        assert session.decision is not None
        session.play(answer(session.state, session.decision, rng))
    assert session.state.book is None
    assert all(made(campaigns, game_id, ExportChoice(kind)).files.values())


@rule("HL-T6.4a", "HL-T6.4b", "HL-T6.4c", "HL-T6.4d")
@pytest.mark.parametrize(
    ("choice", "names"),
    [
        (ExportChoice(), ["Gulf.json"]),
        (ExportChoice(everything=True), ["Campaigns.json"]),
        (
            ExportChoice("csv", everything=True),
            ["squadron.csv", "missions.csv", "flights.csv", "so_ledger.csv", "vp_ledger.csv"],
        ),
        (ExportChoice("csv", zipped=True), ["Gulf.zip"]),
        (ExportChoice("pdf"), ["Gulf.pdf"]),
        (ExportChoice("pdf", sheet="blank"), ["Log sheet.pdf"]),
        (ExportChoice("pdf", sheet="squadron", everything=True), ["gulf.pdf", "Gulf 2.pdf"]),
        (ExportChoice("report", form="bbcode"), ["Gulf.bbcode.txt"]),
        (ExportChoice("report", everything=True), ["gulf.md", "Gulf 2.md"]),
    ],
)
def test_an_export_makes_these_files(
    campaigns: Campaigns, qtbot: QtBot, choice: ExportChoice, names: list[str]
) -> None:
    game_id = kept(campaigns, "Gulf", *DAYS)
    kept(campaigns, "gulf", *DAYS)
    found = made(campaigns, game_id, choice)
    assert list(found.files) == names
    assert all(found.files.values())
    assert found.left_out == ()


@rule("HL-T6.4a", "HL-T6.4b")
def test_the_dialog_shows_only_what_matters_and_writes(
    campaigns: Campaigns,
    themes: ThemeSource,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = ExportDialog(campaigns, kept(campaigns, "Gulf", *DAYS), themes)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.rows["separator"].isVisible()
    choose(monkeypatch, tmp_path / "one.json")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert json.loads((tmp_path / "one.json").read_bytes())["name"] == "Gulf"
    assert dialog.note.isVisible()
    press(dialog, "kind", 1)
    assert not dialog.note.isVisible()
    assert dialog.rows["separator"].isVisible()
    press(dialog, "separator", 1)
    press(dialog, "zipped", 1)
    choose(monkeypatch, tmp_path / "all.zip")
    with qtbot.waitSignal(dialog.exported) as told:
        dialog.export.click()
    assert told.args == [ExportChoice("csv", separator=";", zipped=True)]
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert b"uid;slot" in archive.read("squadron.csv")
    press(dialog, "kind", 2)
    assert dialog.rows["everything"].isVisible()
    press(dialog, "sheet", 2)
    assert not dialog.rows["everything"].isVisible()


def test_files_that_are_there_are_not_replaced_unasked(
    campaigns: Campaigns,
    themes: ThemeSource,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game_id = kept(campaigns, "Gulf", *DAYS)
    dialog = ExportDialog(campaigns, game_id, themes, ExportChoice("csv"))
    qtbot.addWidget(dialog)
    (tmp_path / "missions.csv").write_text("mine")
    choose(monkeypatch, tmp_path)
    asked: list[str] = []

    def answer(*, yes: bool) -> Callable[..., bool]:
        def answered(_parent: object, _title: str, question: str) -> bool:
            asked.append(question)
            return yes

        return answered

    monkeypatch.setattr(export_dialog, "confirmed", answer(yes=False))
    dialog.ask_place()
    assert "missions.csv" in asked[0]
    assert [each.name for each in tmp_path.glob("*.csv")] == ["missions.csv"]
    monkeypatch.setattr(export_dialog, "confirmed", answer(yes=True))
    dialog.ask_place()
    assert len(list(tmp_path.glob("*.csv"))) == 5
    assert (tmp_path / "missions.csv").read_text(encoding="utf-8") != "mine"


def test_what_cannot_be_written_or_read_is_said(
    campaigns: Campaigns,
    themes: ThemeSource,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = ExportDialog(campaigns, kept(campaigns, "Gulf"), themes)
    qtbot.addWidget(dialog)
    choose(monkeypatch, tmp_path / "no folder" / "x.json")
    dialog.ask_place()
    assert not dialog.trouble.isHidden()
    dialog = ExportDialog(campaigns, "", themes)
    qtbot.addWidget(dialog)
    assert dialog.choice.everything
    assert not dialog.rows["everything"].buttons()[0].isEnabled()
    with pytest.raises(UserError):
        made(campaigns, "gone", ExportChoice())


# -------------------------------------------------------------------------------------- import


@rule("HL-T8.3b", "HL-T8.4a")
def test_a_file_is_shown_then_asked_about_then_taken_over(
    campaigns: Campaigns, packs: Packs, themes: ThemeSource, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = ImportDialog(campaigns, packs, themes)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.take.isEnabled()
    (tmp_path / "log.json").write_text(json.dumps(log()))
    dialog.show_file(tmp_path / "log.json")
    assert "Campaign logs" in dialog.what.text()
    assert "Guessed: " in dialog.report.toPlainText()
    assert not dialog.decisions.isVisible()
    assert campaigns.rows() == []
    with qtbot.waitSignal(dialog.taken) as told:
        dialog.take.click()
    assert told.args == [(campaigns.rows()[0].game_id,)]
    assert not dialog.take.isEnabled()
    dialog.show_file(tmp_path / "log.json")
    assert dialog.decisions.isVisible()
    assert dialog.decisions.value == "skip"
    dialog.take.click()
    assert len(campaigns.rows()) == 1
    dialog.show_file(tmp_path / "log.json")
    dialog.decisions.buttons()[1].click()
    dialog.take.click()
    assert len(campaigns.rows()) == 2


@rule("HL-T6.4b", "HL-T8.4a")
def test_mistakes_of_tables_are_all_shown(
    campaigns: Campaigns, packs: Packs, themes: ThemeSource, qtbot: QtBot, tmp_path: Path
) -> None:
    game_id = kept(campaigns, "Gulf", *DAYS)
    dialog = ImportDialog(campaigns, packs, themes, game_id)
    qtbot.addWidget(dialog)
    dialog.show()
    (tmp_path / "missions.csv").write_text("day,target\n3,7\n")
    (tmp_path / "flights.csv").write_text("day,pilot,stress_in\n3,who,x\n")
    dialog.show_file(tmp_path / "missions.csv")
    assert dialog.into.isVisible()
    assert dialog.into.currentData() == game_id
    dialog.take.click()
    assert dialog.trouble.isVisible()
    assert dialog.report.toPlainText().count("flights.csv, line 2") == 2
    (tmp_path / "flights.csv").write_text("day,pilot,stress_in\n3,teflon,2\n")
    dialog.show_file(tmp_path / "missions.csv")
    assert not dialog.trouble.isVisible()
    dialog.take.click()
    assert campaigns.open(game_id).session.state.day == 3
    (tmp_path / "x.json").write_text("{}")
    dialog.show_file(tmp_path / "x.json")
    assert dialog.trouble.isVisible()
    assert not dialog.take.isEnabled()


# ------------------------------------------------------------------------------------- tracker


def test_the_tracker_opens_both_and_shows_what_came(
    campaigns: Campaigns,
    packs: Packs,
    themes: ThemeSource,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept(campaigns, "Gulf", *DAYS)
    page = TrackerPage(campaigns, packs, themes)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.refresh()
    page.focus_first()
    QTest.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = next(each for each in page.findChildren(ExportDialog))
    press(dialog, "kind", 3)
    choose(monkeypatch, tmp_path / "story.md")
    dialog.export.click()
    assert (tmp_path / "story.md").read_text(encoding="utf-8").startswith("# Gulf")
    dialog.close()
    assert page.exchange.choice.kind == "report"
    page.list.bring_in.click()
    taking = next(each for each in page.findChildren(ImportDialog))
    (tmp_path / "hl.json").write_text(json.dumps(reference()))
    (tmp_path / "log.json").write_text(json.dumps(log()))
    for name in ("hl.json", "log.json"):
        choose(monkeypatch, tmp_path / name)
        taking.choose.click()
        taking.take.click()
    taking.close()
    assert [state.pack.id for state in packs.states()] == ["community"]
    (title,) = [card.title for card in page.list.items.cards if card.title != "Gulf"]
    assert title == "Testland 1990 (USN), Short"
    assert page.view is not None
    assert page.list.current == page.view.game_id
    page.close_all()
