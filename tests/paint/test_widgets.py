"""Notes, panels and bars."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.bars import OddsBar, ThreeWayBar, percent
from desktop.paint.buttons import RuleTag
from desktop.paint.theme import ThemeSource, Tone, load_theme
from desktop.paint.widgets import Hairline, IconLabel, NoteBox, Panel


@pytest.fixture
def themes() -> ThemeSource:
    return ThemeSource(load_theme("dark"))


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]


def test_a_note_shows_only_the_lines_it_has(qtbot: QtBot, themes: ThemeSource) -> None:
    note = NoteBox(themes, Tone.BAD)
    qtbot.addWidget(note)
    note.show_note("The Brigade cannot enter E5", "An emplacement stands there.", "DE-3.4a")
    assert words(note) == ["The Brigade cannot enter E5", "An emplacement stands there."]
    assert not note.findChildren(RuleTag)[0].isHidden()
    note.show_note("", "Nothing more to do.")
    assert words(note) == ["Nothing more to do."]
    assert note.findChildren(RuleTag)[0].isHidden()
    assert note.accessibleName() == "Nothing more to do."


def test_a_note_passes_its_rule_on(qtbot: QtBot, themes: ThemeSource) -> None:
    note = NoteBox(themes, Tone.WARN)
    qtbot.addWidget(note)
    note.show_note("Unused", "Two cards are left.", "DE-5.2a")
    given: list[object] = []
    note.rule_activated.connect(given.append)
    QTest.mouseClick(note.findChildren(RuleTag)[0], Qt.MouseButton.LeftButton)
    assert given == ["DE-5.2a"]


def test_every_tone_of_note_has_a_look_of_its_own(qtbot: QtBot, themes: ThemeSource) -> None:
    note = NoteBox(themes)
    qtbot.addWidget(note)
    note.show_note("Title", "Body")
    pictures = []
    for tone in Tone:
        note.set_tone(tone)
        pictures.append(picture(note))
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize(
    ("share", "figure"),
    [
        (Fraction(1, 200), 1),
        (Fraction(49, 10_000), 0),
        (Fraction(0), 0),
        (Fraction(1), 100),
        (Fraction(15, 36), 42),
        (0.125, 13),
    ],
)
def test_figures_are_rounded_half_up(share: Fraction | float, figure: int) -> None:
    assert percent(share) == figure


def test_an_odds_bar_grows_with_the_chance(qtbot: QtBot, themes: ThemeSource) -> None:
    bar = OddsBar(themes)
    bar.resize(300, 24)
    qtbot.addWidget(bar)
    pictures = []
    for share in (Fraction(1, 10), Fraction(5, 10), Fraction(9, 10)):
        bar.show_odds("can match it", share, "", Tone.INFO)
        pictures.append(picture(bar))
    assert pictures[0] != pictures[1] != pictures[2]


def test_an_odds_bar_says_its_figure_to_a_screen_reader(qtbot: QtBot, themes: ThemeSource) -> None:
    bar = OddsBar(themes)
    qtbot.addWidget(bar)
    bar.show_odds("has a way out", Fraction(64, 100), "64 %")
    assert bar.accessibleName() == "has a way out: 64 %"


def test_the_three_pieces_follow_the_theme(qtbot: QtBot, themes: ThemeSource) -> None:
    bar = ThreeWayBar(themes)
    bar.resize(300, 16)
    qtbot.addWidget(bar)
    bar.show_shares(Fraction(1, 2), Fraction(1, 4), Fraction(1, 4), "win 50, draw 25, loss 25")
    middle = 8
    image = picture(bar)
    assert image.pixelColor(75, middle).name() == load_theme("dark").good
    assert image.pixelColor(190, middle).name() == load_theme("dark").muted
    themes.use(load_theme("light"))
    assert picture(bar).pixelColor(75, middle).name() == load_theme("light").good


def test_a_loss_is_hatched_besides_its_colour(qtbot: QtBot, themes: ThemeSource) -> None:
    bar = ThreeWayBar(themes)
    bar.resize(300, 16)
    qtbot.addWidget(bar)
    bar.show_shares(0, 0, 1, "loss")
    image = picture(bar)
    assert len({image.pixelColor(x, 8).name() for x in range(20, 280)}) > 3


@pytest.mark.parametrize("level", ["base", "raised"])
def test_a_panel_stands_on_its_ground(qtbot: QtBot, level: str) -> None:
    theme = load_theme("dark")
    panel = Panel("base" if level == "base" else "raised")
    panel.setPalette(theme.palette())
    panel.resize(60, 40)
    qtbot.addWidget(panel)
    ground = theme.base if level == "base" else theme.raised
    assert picture(panel).pixelColor(30, 20).name() == ground


def test_a_hairline_is_one_pixel_high(qtbot: QtBot) -> None:
    line = Hairline()
    line.resize(50, 20)
    qtbot.addWidget(line)
    assert line.height() == 1


def test_an_icon_takes_the_colour_of_its_tone(qtbot: QtBot, themes: ThemeSource) -> None:
    label = IconLabel("warning", themes, Tone.WARN, 32)
    qtbot.addWidget(label)
    warned = picture(label)
    label.show_icon("warning", Tone.BAD)
    assert picture(label) != warned
