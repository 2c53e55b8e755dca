"""The page of packs: states, zips, forms with live checks, the choice at set-up."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.logbook.packs_frozen import frozen_all, newer
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_zip import zip_of
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Pack
from desktop.tracker import dropping, packs_page
from desktop.tracker.entry_form import EntryForm
from desktop.tracker.pack_choice import PackChoice
from desktop.tracker.packs_page import PacksPage
from tests.logbook.packs import put, shelf_in
from tests.rules.hornet_leader.packs import SKILLS, level, pack, pilot
from tests.rules.hornet_leader.positions import KIT
from tests.rules.hornet_leader.test_packs import EVENT
from tests.tracker.forms import shown

rule = pytest.mark.rule


@pytest.fixture
def shelf(tmp_path: Path) -> Packs:
    return shelf_in(tmp_path)


def page_of(qtbot: QtBot, shelf: Packs, themes: ThemeSource) -> PacksPage:
    page = PacksPage(shelf, themes)
    shown(qtbot, page)
    return page


@rule("HL-T7.2a")
def test_every_pack_is_shown_with_its_state_and_all_messages(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    broken = pilot(*(level(each, 9, 5) for each in SKILLS), aircraft="fa18z")
    put(shelf, pack(broken), pack(events=f"[deck]\n{EVENT}", id="odd"), pack(pilot(), id="good"))
    page = page_of(qtbot, shelf, themes)
    said = {}
    for row in range(page.list.count()):
        page.list.setCurrentRow(row)
        said[page.chosen] = (
            page.list.currentItem().text().splitlines()[1],
            page.messages.toPlainText(),
        )
    assert said["good"] == ("ready", "")
    assert said["odd"][0] == "Warnings: 1"
    assert said["my_wing"][0] == "Mistakes: 7"
    assert said["my_wing"][1].count("packs/my_wing/pilots.toml: ") == 7


@rule("HL-T7.1a")
def test_without_packs_the_page_says_how_to_get_some(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    page = page_of(qtbot, shelf, themes)
    assert page.none.isVisible()
    assert not page.take_out.isVisible()
    put(shelf, pack(pilot()))
    page.again.click()
    assert not page.none.isVisible()
    assert page.chosen == "my_wing"


@rule("HL-T7.4a", "HL-T8.4a")
def test_a_zip_goes_in_and_out_and_replaces_after_a_question(
    qtbot: QtBot,
    shelf: Packs,
    themes: ThemeSource,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = page_of(qtbot, shelf, themes)
    file = tmp_path / "in.zip"
    file.write_bytes(zip_of(pack(pilot())))
    with qtbot.waitSignal(page.packs_changed):
        page.take_zip(file)
    assert page.chosen == "my_wing"
    page.write_zip(tmp_path / "out.zip")
    assert (tmp_path / "out.zip").read_bytes() == file.read_bytes()
    file.write_bytes(zip_of(pack(pilot(id="other"))))
    answers = iter((False, True))
    monkeypatch.setattr(packs_page, "confirmed", lambda *_: next(answers))
    for expected in ("zorro", "other"):
        page.take_zip(file)
        assert f'id = "{expected}"' in shelf.state("my_wing").pack.files["pilots.toml"]
    file.write_bytes(b"x")
    page.take_zip(file)
    assert page.trouble.isVisible()
    assert "cannot be used as a pack" in page.trouble.accessibleName()
    page.take_zip(tmp_path / "nowhere.zip")
    assert page.trouble.accessibleName() == "The file cannot be used."


@rule("HL-T7.1c")
def test_a_pack_that_changed_is_offered_with_its_differences(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    put(shelf, pack(pilot()))
    packs = shelf.in_order(["my_wing"])
    packs = frozen_all(packs, shelf.kit(packs), "iraq_1991")
    page = page_of(qtbot, shelf, themes)
    assert not page.newer.isVisible()
    put(shelf, pack(pilot().replace("Zorro", "Diego")))
    offers = newer(packs, shelf, "iraq_1991")
    page.show_newer("Gulf", offers)
    assert page.newer.isVisible()
    assert page.newer.table.words.rows == (("pilot zorro", "callsign", "Zorro", "Diego"),)
    with qtbot.waitSignal(page.take_over_asked) as asked:
        page.newer.take_over.click()
    assert asked.args == [offers[0]]
    page.show_newer("Gulf", [])
    assert not page.newer.isVisible()


# ------------------------------------------------------------------------------------------ forms


def copied(form: EntryForm, key: str | int) -> None:
    form.source.setCurrentIndex(form.source.findData(key))


def typed(form: EntryForm, path: str, words: str) -> None:
    answer = form.answers[tuple(path.split("."))]
    if isinstance(answer, QComboBox):
        answer.setCurrentText(words)
    else:
        assert isinstance(answer, QLineEdit)
        answer.setText(words)


@rule("HL-T7.3a")
@pytest.mark.parametrize("kind", packs_page.KINDS)
def test_a_copy_of_any_entry_can_be_written_under_another_key(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource, kind: str
) -> None:
    page = page_of(qtbot, shelf, themes)
    form = page.open_form(kind)
    key = next(iter(KIT.keys_of(kind)))
    copied(form, key)
    form.check()
    assert form.state.accessibleDescription() == (
        f"It takes the place of {key} in campaigns that have this pack."
    )
    number = isinstance(key, int)
    typed(form, "number" if number else "id", "777" if number else "my_own")
    form.check()
    assert form.messages.toPlainText() == form.state.accessibleDescription() == ""
    assert form.write.isEnabled()
    form.write.click()
    assert page.chosen == "my_pack"
    kit = shelf.kit(shelf.in_order(["my_pack"]))
    assert (777 if number else "my_own") in kit.keys_of(kind)


@rule("HL-T7.3a")
def test_a_copied_pilot_keeps_what_the_form_does_not_ask(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    """The levels of an F-35 have a number that no column shows."""
    stealthy = next(each for each in KIT.pilots.values() if each.aircraft == "f35")
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    copied(form, stealthy.id)
    typed(form, "id", "ghost")
    form.grids[0].write(0, 0, "1")
    form.check()
    form.write.click()
    card = shelf.kit(shelf.in_order(["my_pack"])).pilots["ghost"]
    assert card.levels[0].okay_max == 1
    assert [each.stealth for each in card.levels] == [each.stealth for each in stealthy.levels]


@rule("HL-T7.2a", "HL-T7.3a")
def test_mistakes_are_told_while_typing_and_keep_it_from_being_written(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    copied(form, "hunter")
    typed(form, "id", "zorro")
    form.grids[0].write(1, 0, "9")
    form.grids[0].write(2, 2, "many")
    with qtbot.waitSignal(form._timer.timeout):
        typed(form, "aircraft", "fa18z")
    words = form.messages.toPlainText()
    assert 'level "average", field xp: "many" is not possible; allowed 0 to 20' in words
    assert not form.write.isEnabled()
    assert "there is no fa18z" in words
    assert 'level "green", field okay_max: 9 is larger than shaken_max' in words
    form.rest.setPlainText("style = = 1")
    form.check()
    assert "line 1, column" in form.messages.toPlainText()
    form.done(0)
    assert not shelf.root.exists()


@rule("HL-T7.3a", "HL-T4.4a")
def test_a_pilot_for_the_log_needs_one_level(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    for path, words in (("id", "pebble"), ("callsign", "Pebble"), ("aircraft", "fa18c")):
        typed(form, path, words)
    form.answers[("log_only",)].click()  # type: ignore[union-attr]
    for column, words in enumerate(("4", "7", "6", "1")):
        form.grids[0].write(2, column, words)
    form.pack.setCurrentText("friends")
    form.check()
    assert form.messages.toPlainText() == ""
    form.write.click()
    assert shelf.state("friends").counts == {"pilot": 1}


@rule("HL-T7.3a")
def test_an_empty_form_has_no_mistakes_but_says_how_to_begin(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    assert form.state.accessibleName() == "Nothing is typed yet"
    assert not form.write.isEnabled()
    assert form.messages.toPlainText() == ""
    typed(form, "aircraft", "fa18c")
    form.check()
    assert form.state.accessibleName().startswith("Mistakes")
    assert 'pilot "x"' not in form.messages.toPlainText()
    form.done(0)


@pytest.mark.parametrize(
    "typed_rest",
    ["", "log_only = [", "x = " + "[" * 3000, "x = " + "9" * 5000],
    ids=["nothing", "a slip", "brackets", "digits"],
)
def test_what_is_typed_is_not_lost_without_a_question(
    qtbot: QtBot,
    shelf: Packs,
    themes: ThemeSource,
    monkeypatch: pytest.MonkeyPatch,
    typed_rest: str,
) -> None:
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    asked: list[str] = []

    def answer(_parent: QWidget, title: str) -> bool:
        asked.append(title)
        return len(asked) > 1

    monkeypatch.setattr(dropping, "may_drop", answer)
    typed(form, "aircraft", "fa18c")
    form.rest.setPlainText(typed_rest)
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert form.isVisible()
    assert len(asked) == 1
    form.close()
    assert not form.isVisible()
    empty = page_of(qtbot, shelf, themes).open_form("target")
    QTest.keyClick(empty, Qt.Key.Key_Escape)
    assert not empty.isVisible()
    assert len(asked) == 2


@rule("HL-T7.3a")
def test_the_id_follows_the_call_sign_until_another_is_typed(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    form = page_of(qtbot, shelf, themes).open_form("pilot")
    callsign, key = form.answers[("callsign",)], form.answers[("id",)]
    assert isinstance(callsign, QLineEdit)
    assert isinstance(key, QLineEdit)
    found = []
    for words in ("Old Salt", " 2", "!"):
        QTest.keyClicks(callsign, words)
        found.append(key.text())
    key.setText("mine")
    QTest.keyClicks(callsign, "x")
    assert [*found, key.text()] == ["old_salt", "old_salt_2", "old_salt_2", "mine"]
    copied(form, "anvil")
    callsign.selectAll()
    QTest.keyClicks(callsign, "Dago")
    assert key.text() == "dago"
    form.done(0)


@rule("HL-T7.3a")
def test_what_is_copied_is_found_by_its_name(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    page = page_of(qtbot, shelf, themes)
    first = {}
    for kind in ("pilot", "target", "event", "campaign"):
        form = page.open_form(kind)
        first[kind] = form.source.itemText(1)
        form.reject()
    assert first["pilot"] == "Anvil, A-6 Intruder"
    assert first["target"] == "1 Minor Airfield"
    assert first["event"].startswith("1 Solid Overcast, ")
    assert first["campaign"] == "Iran 2014"


@rule("HL-T7.3a")
def test_types_are_offered_for_a_pilot_and_not_for_the_number_of_a_target(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    page = page_of(qtbot, shelf, themes)
    kinds = {}
    for kind in ("pilot", "target"):
        form = page.open_form(kind)
        kinds[kind] = type(form.answers[("aircraft",)])
        form.reject()
    assert kinds == {"pilot": QuietComboBox, "target": QLineEdit}


# --------------------------------------------------------------------------------------- at set-up


@rule("HL-T7.1b")
def test_packs_are_chosen_at_set_up_in_an_order(
    qtbot: QtBot, shelf: Packs, themes: ThemeSource
) -> None:
    second = pilot().replace("Zorro", "Second")
    put(shelf, named(pack(pilot(), id="one"), "One"))
    put(shelf, named(pack(second, id="two", head='replaces = ["pilots:zorro"]'), "Two"))
    put(shelf, named(pack("[", id="broken"), "Broken"))
    choice = PackChoice(shelf, themes)
    shown(qtbot, choice)
    items = {choice.list.item(row).text(): choice.list.item(row) for row in range(3)}
    assert not items["Broken"].flags() & Qt.ItemFlag.ItemIsEnabled
    assert choice.packs() == ()
    items["One"].setCheckState(Qt.CheckState.Checked)
    items["Two"].setCheckState(Qt.CheckState.Checked)
    assert [each.id for each in choice.packs()] == ["one", "two"]
    assert goes(choice)
    choice.list.setCurrentItem(items["Two"])
    choice.earlier.click()
    assert not goes(choice)
    assert choice.trouble.isVisible()
    choice.later.click()
    assert goes(choice)
    choice.refresh()
    assert [each.id for each in choice.packs()] == ["one", "two"]


def goes(choice: PackChoice) -> bool:
    return choice.usable


def named(found: Pack, title: str) -> Pack:
    files = {name: text.replace("A pack", title) for name, text in found.files.items()}
    return Pack(found.id, title, "1", "", files)
