"""The cards of the flight: nothing lies on anything else, at any width and text scale."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.card import Stress
from desktop.paint.theme import ThemeName, ThemeSource, load_theme
from desktop.table.hornet_leader import flight_card
from desktop.table.hornet_leader.chips import ChipData, chip_size
from desktop.table.hornet_leader.flight_card import FlightCard
from desktop.table.hornet_leader.flight_dock import EDGE, HEIGHT, SMALL
from desktop.table.hornet_leader.flight_plan import (
    FlightData,
    FlightPlan,
    arrange,
    card_fonts,
    second_line,
    shape_of,
)
from tests.table.conftest import SetScale
from tests.table.hornet_leader.conftest import data
from tests.table.hornet_leader.pictures import apart, greyscale

SPARROW = ChipData("aim7:1", "AIM-7", "air", 1, state="usable")
BOMB = ChipData("mk83:1", "Mk. 83", "ground", 2)
HUNTER = FlightData(
    key="hunter",
    callsign="Hunter",
    kind="F/A-18C",
    skill="Skilled",
    picture="fa18c",
    altitude="high",
    status="okay",
    statuses=("Okay", "Shaken", "Unfit"),
    stress=Stress(3, 5, 9),
    speed="fast",
    air=1,
    ground=0,
    carried=6,
    limit=8,
    chips=(SPARROW, replace(SPARROW, key="aim7:2"), BOMB, ChipData("gun", "Gun", "gun")),
    number="1",
    spoken="Hunter, F/A-18C, Okay, 3 Stress",
)
LOADED = replace(
    HUNTER,
    callsign="Grasshopper",
    kind="F-35B/C",
    skill="Average",
    leader="Leader",
    sa=4,
    stress=Stress(14, 7, 15),
    air=-4,
    ground=-4,
    carried=10,
    limit=10,
    chips=(
        *(replace(SPARROW, key=f"aim7:{number}") for number in range(4)),
        *(replace(BOMB, key=f"mk83:{number}") for number in range(4)),
        ChipData("agm154:1", "AGM-154", "ground", 2, state="spent"),
        ChipData("ecm", "ECM Pod", "pod", 1),
        ChipData("gun", "Gun", "gun"),
    ),
)
BARE = replace(HUNTER, chips=(), number="", stress=Stress(0, 2, 5))
NO_KEYS = Qt.KeyboardModifier.NoModifier
NARROWEST, OF_EIGHT, OF_FIVE = 128.0, 150.0, 310.0
"""Widths: the least, that of eight cards in 1280 pixels, that of five in 1600."""


def boxes_of(plan: FlightPlan) -> list[QRectF]:
    """Return every part but the key, which lies over the corner of the aircraft by design."""
    return [
        box
        for box in (
            *(plan.tile, plan.name, plan.second, plan.leader, plan.stars, plan.sa_label),
            *(*plan.statuses, plan.stress, plan.figure, *plan.chips),
            *(words.box for words in plan.foot),
        )
        if not box.isEmpty()
    ]


def card_of(qtbot: QtBot, shown: FlightData, theme: ThemeName = "dark") -> FlightCard:
    card = FlightCard(shown, ThemeSource(load_theme(theme)))
    qtbot.addWidget(card)
    card.setPalette(load_theme(theme).palette("hornet_leader"))
    card.resize(310, card.heightForWidth(310))
    card.grab()  # A widget that was never shown learns of its size only now.
    return card


def picture(qtbot: QtBot, shown: FlightData, theme: ThemeName = "dark") -> QImage:
    return card_of(qtbot, shown, theme).grab().toImage()


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("width", [NARROWEST, OF_EIGHT, 200.0, 240.0, OF_FIVE, 500.0])
@pytest.mark.parametrize("height", [0.0, 600.0])
@pytest.mark.parametrize("shown", [HUNTER, LOADED, BARE], ids=["usual", "loaded", "bare"])
def test_nothing_on_a_card_lies_on_anything_else(
    qapp: QApplication,
    set_scale: SetScale,
    scale: int,
    width: float,
    shown: FlightData,
    height: float,
) -> None:
    set_scale(scale)
    plan = arrange(shown, width, height)
    boxes = boxes_of(plan)
    inside = QRectF(0, 0, width, max(height, plan.height))
    assert [box for box in boxes if not inside.contains(box)] == []
    # Rows of words may share the line between them, not more.
    tight = [box.adjusted(0.6, 1.6, -0.6, -1.6) for box in boxes]
    assert [(a, b) for a, b in itertools.combinations(tight, 2) if a.intersects(b)] == []


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("width", [NARROWEST, OF_EIGHT, OF_FIVE])
def test_figures_and_words_fit_their_boxes(
    qapp: QApplication, set_scale: SetScale, scale: int, width: float
) -> None:
    set_scale(scale)
    for shown in (HUNTER, LOADED, BARE):
        plan = arrange(shown, width)
        used = card_fonts(compact=plan.compact)
        foot, figure = QFontMetricsF(used.foot), QFontMetricsF(used.figure)
        for words in plan.foot:
            assert foot.horizontalAdvance(words.text) <= words.box.width()
        assert figure.horizontalAdvance(str(shown.stress.now)) <= plan.figure.width()
        for chip, box in zip(plan.shown, plan.chips, strict=True):
            whole = chip_size(chip, compact=plan.plain_chips).width()
            assert box.width() == min(whole, width - 2 * plan.chips[0].left())


@pytest.mark.parametrize("width", [OF_EIGHT, OF_FIVE])
@pytest.mark.parametrize("more", [{}, {"sa": 2}, {"leader": "Leader", "sa": 3}])
def test_every_call_sign_is_written_whole(
    qapp: QApplication, width: float, more: dict[str, object]
) -> None:
    cut = []
    for pilot in data("pilots")["pilot"]:
        plan = arrange(replace(HUNTER, callsign=pilot["callsign"], **more), width)
        metrics = QFontMetricsF(card_fonts(compact=plan.compact).name)
        if metrics.horizontalAdvance(pilot["callsign"]) > plan.name.width() + 1:
            cut.append(pilot["callsign"])
    assert cut == []


def test_eight_cards_in_the_smallest_window_fit_the_dock(qapp: QApplication) -> None:
    assert arrange(HUNTER, OF_EIGHT).compact
    assert arrange(HUNTER, OF_EIGHT).height <= SMALL - 2 * EDGE
    assert not arrange(HUNTER, OF_FIVE).compact
    assert arrange(HUNTER, OF_FIVE).height <= SMALL - 2 * EDGE


def test_the_dock_of_a_large_window_is_no_higher_than_its_cards(qapp: QApplication) -> None:
    room = HEIGHT - 2 * EDGE
    plan = arrange(HUNTER, OF_FIVE, room)
    assert plan.statuses[0].bottom() < plan.stress.top()
    assert room - plan.height < 10


@pytest.mark.parametrize("width", [OF_EIGHT, OF_FIVE])
def test_status_and_stress_share_a_line_on_a_low_card_alone(
    qapp: QApplication, width: float
) -> None:
    low = arrange(HUNTER, width)
    high = arrange(HUNTER, width, low.height + 30)
    assert low.stress.center().y() == low.statuses[2].center().y()
    assert low.stress.left() > low.statuses[2].right()
    assert low.stress.width() >= 30
    assert high.stress.top() > high.statuses[0].bottom()
    assert high.statuses[0].width() > low.statuses[0].width()
    assert high.height <= low.height + 30


def test_chips_give_up_pictures_before_they_take_a_second_row(qapp: QApplication) -> None:
    roomy, tight = (arrange(HUNTER, width) for width in (500, 260))
    assert not roomy.plain_chips
    assert tight.plain_chips
    assert [len({box.top() for box in plan.chips}) for plan in (roomy, tight)] == [1, 1]
    assert [chip.count for chip in arrange(LOADED, OF_EIGHT).shown] == [4, 4, 1, 1, 1]


def test_the_skill_gives_way_before_the_type(qapp: QApplication) -> None:
    font = card_fonts(compact=True).second
    assert second_line(HUNTER, 200, font) == "F/A-18C · Skilled"
    assert second_line(HUNTER, 60, font) == "F/A-18C"


def test_the_foot_of_a_higher_card_lies_at_its_bottom(qapp: QApplication) -> None:
    plan = arrange(HUNTER, OF_FIVE, 300)
    assert 280 < plan.foot[0].box.bottom() < 300
    assert plan.chips == arrange(HUNTER, OF_FIVE, plan.height).chips


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_changes_in_a_fight_can_be_seen(qtbot: QtBot, theme: ThemeName) -> None:
    changes: list[dict[str, object]] = [
        {"status": "shaken"},
        {"status": "unfit"},
        {"altitude": "low"},
        {"speed": "slow"},
        {"damaged": True},
        {"sa": 1},
        {"leader": "Leader"},
        {"selected": True},
        {"attacked": True},
        {"stress": Stress(4, 5, 9)},
        {"carried": 8},
        {"chips": ()},
        {"number": "2"},
    ]
    seen = [greyscale(picture(qtbot, replace(HUNTER, **change), theme)) for change in changes]
    seen.append(greyscale(picture(qtbot, HUNTER, theme)))
    for a, b in itertools.combinations(seen, 2):
        assert a.size() != b.size() or apart(a, b) > 12


def test_a_card_is_chosen_by_mouse_and_keyboard(qtbot: QtBot) -> None:
    card = card_of(qtbot, HUNTER)
    told: list[str] = []
    card.chosen.connect(told.append)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, NO_KEYS, QPoint(150, 20))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_A):
        QTest.keyClick(card, key)
    assert told == ["hunter"] * 4


def test_a_press_that_ends_elsewhere_chooses_nothing(qtbot: QtBot) -> None:
    card = card_of(qtbot, HUNTER)
    told: list[str] = []
    card.chosen.connect(told.append)
    QTest.mousePress(card, Qt.MouseButton.LeftButton, NO_KEYS, QPoint(150, 20))
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, NO_KEYS, QPoint(150, -40))
    assert told == []


def test_a_chip_is_chosen_and_its_card_is_not(qtbot: QtBot) -> None:
    card = card_of(qtbot, HUNTER)
    chips: list[str] = []
    cards: list[str] = []
    card.chip_chosen.connect(chips.append)
    card.chosen.connect(cards.append)
    QTest.mouseClick(card.chips[1], Qt.MouseButton.LeftButton)
    assert (chips, cards) == (["aim7:2"], [])


def test_chips_lie_where_the_plan_says_and_are_kept(qtbot: QtBot) -> None:
    card = card_of(qtbot, HUNTER)
    kept = card.chips
    assert [chip.geometry() for chip in kept] == [box.toRect() for box in card.plan.chips]
    card.show_data(replace(HUNTER, chips=HUNTER.chips[:2], selected=True))
    assert card.chips == kept[:2]
    card.resize(150, 200)
    card.grab()
    assert [chip.data.count for chip in card.chips] == [1, 1]
    assert [chip.geometry() for chip in card.chips] == [box.toRect() for box in card.plan.chips]


def test_the_height_follows_the_width(qtbot: QtBot) -> None:
    card = card_of(qtbot, LOADED)
    assert card.hasHeightForWidth()
    assert card.heightForWidth(130) > card.heightForWidth(400)
    assert card.minimumSizeHint().width() <= OF_EIGHT


SPENT = replace(LOADED, chips=tuple(replace(chip, state="spent") for chip in LOADED.chips))
BUSY = replace(SPENT, selected=True, attacked=True, status="shaken", stress=Stress(9, 3, 9))
FIRST_LIT = (replace(LOADED.chips[0], picked=True), *LOADED.chips[1:])


@pytest.mark.parametrize("width", [NARROWEST, OF_EIGHT, 200.0, 240.0, OF_FIVE, 500.0])
def test_cards_of_one_shape_are_equally_high(qapp: QApplication, width: float) -> None:
    kinds = (LOADED, BUSY, replace(LOADED, chips=FIRST_LIT), replace(LOADED, sa=0), HUNTER, BARE)
    heights: dict[object, set[float]] = {}
    for shown in kinds:
        heights.setdefault(shape_of(shown), set()).add(arrange(shown, width).height)
    assert {len(each) for each in heights.values()} == {1}
    # What can be chosen of all chips is no matter; one that lies apart from those alike is.
    assert len(heights) == len(kinds) - 1


def test_heights_are_worked_out_anew_only_for_another_shape(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def note(shown: FlightData, width: float, height: float = 0.0) -> FlightPlan:
        if not height:
            asked.append(width)
        return arrange(shown, width, height)

    monkeypatch.setattr(flight_card, "arrange", note)
    card = card_of(qtbot, LOADED)
    high = card.heightForWidth(200)
    asked.clear()
    card.show_data(BUSY)
    assert card.heightForWidth(200) == high
    assert asked == []
    card.show_data(BARE)
    assert card.heightForWidth(200) < high
    assert 200 in asked


def test_a_card_says_what_it_shows(qtbot: QtBot) -> None:
    card = card_of(qtbot, HUNTER)
    assert card.accessibleName() == "Hunter"
    assert card.accessibleDescription() == card.toolTip() == HUNTER.spoken
    assert card.focusPolicy() == Qt.FocusPolicy.StrongFocus
    card.show_data(replace(BARE, spoken=""))
    assert card.accessibleDescription() == "F/A-18C, Skilled"


def test_a_card_follows_the_theme(qtbot: QtBot) -> None:
    themes = ThemeSource(load_theme("dark"))
    card = FlightCard(HUNTER, themes)
    qtbot.addWidget(card)
    card.resize(310, 170)
    bar = card.plan.stress.toRect().adjusted(0, 0, -200, 0)
    night = card.grab(bar).toImage()
    themes.use(load_theme("light"))
    assert apart(night, card.grab(bar).toImage()) > 40
