import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.hand_model import HandCard, HandModel, HandRow
from desktop.paint.card_layouts import INK, PAPER
from desktop.paint.colours import contrast, mixed
from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.core import Refused, T
from desktop.table.card_preview import VEIL, CardPreview
from desktop.table.hand_dock import AROUND, HandFan


def row(number: int, *, refused: Refused | None = None, selected: bool = False) -> HandRow:
    name = T("toy", "Card {n}").of(n=number)
    card = HandCard(f"card:{number}", number, name, T("toy", "Does something."))
    return HandRow(card, selected, refused)


def paint(painter: QPainter, face: object, box: object) -> None:
    painter.fillRect(0, 0, 10, 10, QColor("white"))


@pytest.fixture
def fan(qtbot: QtBot) -> HandFan:
    model = HandModel()
    model.show(tuple(row(number) for number in range(1, 6)))
    fan = HandFan(model, paint)
    model.setParent(fan)
    qtbot.addWidget(fan)
    fan.resize(700, 200)
    fan.show()
    return fan


def test_each_card_can_be_clicked(fan: HandFan, qtbot: QtBot) -> None:
    found = {fan.card_at(QPointF(x, 100)) for x in range(0, 700, 10)}
    assert found >= {0, 1, 2, 3, 4}


def test_digits_pick_cards(fan: HandFan) -> None:
    picked: list[str] = []
    fan.picked.connect(picked.append)
    assert fan.pick_number(2)
    assert not fan.pick_number(9)
    assert picked == ["card:2"]


def test_arrows_and_enter_pick_a_card(fan: HandFan, qtbot: QtBot) -> None:
    picked: list[str] = []
    fan.picked.connect(picked.append)
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert picked == ["card:2"]
    assert fan.accessibleDescription().startswith("Card 2.")


class Heard:
    """What a fan tells about a card that is dragged."""

    def __init__(self, fan: HandFan) -> None:
        self.picked: list[str] = []
        self.lifted: list[str] = []
        self.dropped: list[tuple[str, QPoint | None]] = []
        fan.picked.connect(self.picked.append)
        fan.lifted.connect(self._lift)
        fan.dropped.connect(self._drop)

    def _lift(self, row: HandRow) -> None:
        self.lifted.append(row.card.target)

    def _drop(self, row: HandRow, at: QPoint | None) -> None:
        self.dropped.append((row.card.target, at))


def drag(fan: HandFan, end: QPoint) -> None:
    start = QPoint(350, 100)
    QTest.mousePress(fan, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(fan, start + QPoint(0, -30))
    QTest.mouseMove(fan, end)


def test_a_card_can_be_dragged_out_and_is_not_picked_by_that(fan: HandFan) -> None:
    heard = Heard(fan)
    drag(fan, QPoint(350, -200))
    assert heard.lifted == ["card:3"]
    QTest.mouseRelease(fan, Qt.MouseButton.LeftButton, pos=QPoint(350, -200))
    assert heard.dropped == [("card:3", fan.mapToGlobal(QPoint(350, -200)))]
    assert heard.picked == []


def test_a_dragged_card_stays_under_the_pointer_where_it_was_taken(fan: HandFan) -> None:
    heard = Heard(fan)
    start, end = QPoint(350, 100), QPoint(350, 40)
    back, _ = fan._place(2).inverted()  # the third card
    drag(fan, end)
    assert heard.lifted == ["card:3"]
    card = next(each for each in fan.window().findChildren(CardPreview) if each.isVisible())
    held = back.map(QPointF(start)).toPoint() + QPoint(AROUND, AROUND)
    assert fan.mapTo(fan.window(), end) - card.pos() == held
    QTest.mouseRelease(fan, Qt.MouseButton.LeftButton, pos=end)


def test_escape_puts_a_dragged_card_back(fan: HandFan) -> None:
    heard = Heard(fan)
    fan.setFocus()
    drag(fan, QPoint(350, -200))
    QTest.keyClick(fan, Qt.Key.Key_Escape)
    assert heard.dropped == [("card:3", None)]
    QTest.mouseRelease(fan, Qt.MouseButton.LeftButton, pos=QPoint(350, -200))
    assert len(heard.dropped) == 1


def test_a_click_picks_when_the_button_is_let_go(fan: HandFan) -> None:
    heard = Heard(fan)
    QTest.mousePress(fan, Qt.MouseButton.LeftButton, pos=QPoint(350, 100))
    assert heard.picked == []
    QTest.mouseRelease(fan, Qt.MouseButton.LeftButton, pos=QPoint(352, 100))
    assert heard.picked == ["card:3"]
    assert heard.lifted == []


def test_space_shows_a_card_large_and_puts_it_away(fan: HandFan, qtbot: QtBot) -> None:
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Space)
    assert fan.preview.isVisible()
    QTest.keyClick(fan, Qt.Key.Key_Escape)
    assert not fan.preview.isVisible()


def test_twenty_cards_stay_inside(fan: HandFan) -> None:
    model = fan.findChild(HandModel)
    assert isinstance(model, HandModel)
    model.show(tuple(row(number) for number in range(1, 21)))
    assert {fan.card_at(QPointF(x, 100)) for x in range(0, 700, 3)} >= set(range(1, 20))
    assert fan.card_at(QPointF(2, 100)) == -1


def test_an_empty_hand_says_so(fan: HandFan) -> None:
    model = fan.findChild(HandModel)
    assert isinstance(model, HandModel)
    model.show(())
    assert fan.accessibleName() == "Cards in hand: 0"
    assert not fan.grab().isNull()


def test_another_reason_paints_nothing_and_a_card_that_can_be_used_again_does(
    fan: HandFan, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = fan.findChild(HandModel)
    assert isinstance(model, HandModel)
    updates: list[int] = []
    monkeypatch.setattr(fan, "update", lambda: updates.append(1))
    others = tuple(row(number) for number in range(2, 6))
    model.show((row(1, refused=Refused("TOY-4", T("toy", "Not now."))), *others))
    assert updates == [1]
    model.show((row(1, refused=Refused("TOY-5", T("toy", "Too late."))), *others))
    assert updates == [1]
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) == "Too late."
    model.show((row(1), *others))
    assert updates == [1, 1]


@pytest.mark.parametrize("name", ["dark", "light"])
def test_a_card_that_cannot_be_played_now_can_be_read(name: ThemeName) -> None:
    ground = load_theme(name).base
    paper, ink = (mixed(colour, ground, VEIL) for colour in (PAPER, INK))
    assert contrast(paper, ink) >= 4.5
