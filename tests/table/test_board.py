"""The board: zoom, pan, drags, stacks, tiles, and what lies beside it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.core import T
from desktop.table.look import Counter
from desktop.table.page import TablePage
from desktop.table.view import BoardView
from desktop.table.zoom_view import LEAST, MOST
from tests.table.conftest import MakePage, pick
from tests.table.toy_look import ToyLook
from tests.toy.table import TWO_PERSONS, race
from tests.toy.words import DrawCard

LEFT = Qt.MouseButton.LeftButton
NO_BUTTON = Qt.MouseButton.NoButton
NO = Qt.KeyboardModifier.NoModifier


def turn_wheel(view: BoardView, at: QPoint, *, angle: int = 0, pixels: int = 0) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(0, pixels),
        QPoint(0, angle),
        NO_BUTTON,
        NO,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # Qt's order of arguments
    )
    QApplication.sendEvent(view.viewport(), event)


def mouse(view: BoardView, kind: QEvent.Type, at: QPoint) -> None:
    button = NO_BUTTON if kind is QEvent.Type.MouseMove else LEFT
    held = NO_BUTTON if kind is QEvent.Type.MouseButtonRelease else LEFT
    place = QPointF(at)
    QApplication.sendEvent(
        view.viewport(),
        QMouseEvent(kind, place, view.viewport().mapToGlobal(place), button, held, NO),
    )


def drag(view: BoardView, start: QPoint, end: QPoint) -> None:
    mouse(view, QEvent.Type.MouseButtonPress, start)
    for share in (0.3, 0.6, 1.0):
        mouse(view, QEvent.Type.MouseMove, start + (end - start) * share)
    mouse(view, QEvent.Type.MouseButtonRelease, end)


def spot(page: TablePage, place: str) -> QPoint:
    middle = page.desk.scene.places.centre(place)
    assert middle is not None
    return page.desk.view.mapFromScene(middle)


def tiles_made(page: TablePage) -> bool:
    page.desk.view.viewport().repaint()
    sheet = page.desk.scene.map
    return sheet is not None and not sheet.busy


@pytest.mark.parametrize("angle", [120, 30, -120])
def test_the_wheel_zooms_in_proportion_and_holds_the_point_under_it(
    page: TablePage, angle: int
) -> None:
    view = page.desk.view
    at = view.viewport().rect().center() + QPoint(60, 20)
    before = view.mapToScene(at)
    scale = view.transform().m11()
    for _ in range(5):
        turn_wheel(view, at, angle=angle)
    assert view.transform().m11() / scale == pytest.approx(1.2 ** (5 * angle / 120))
    after = view.mapFromScene(before)
    assert (after - at).manhattanLength() <= 2


def test_a_wheel_event_without_a_turn_does_nothing(page: TablePage) -> None:
    view = page.desk.view
    scale = view.transform().m11()
    turn_wheel(view, QPoint(50, 50))
    assert view.transform().m11() == scale


def test_a_touchpad_zooms_by_its_pixels(page: TablePage) -> None:
    view = page.desk.view
    scale = view.transform().m11()
    turn_wheel(view, QPoint(50, 50), pixels=25)
    assert view.transform().m11() == pytest.approx(scale * 1.2**0.5)


def test_the_zoom_stays_within_its_bounds(page: TablePage) -> None:
    view = page.desk.view
    for angle, bound in ((2400, MOST), (-9600, LEAST)):
        turn_wheel(view, QPoint(50, 50), angle=angle)
        assert view.percent == round(bound * 100)


def test_a_double_click_on_the_map_fits(page: TablePage, qtbot: QtBot) -> None:
    view = page.desk.view
    turn_wheel(view, QPoint(50, 50), angle=240)
    assert view.percent == 144
    QTest.mouseDClick(view.viewport(), LEFT, NO, spot(page, "A7"))
    assert view.fitted
    assert view.percent == 100


def test_plus_minus_and_zero_zoom(page: TablePage, qtbot: QtBot) -> None:
    view = page.desk.view
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.percent == 120
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.percent == 83
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.percent == 100


def test_a_drag_on_the_map_pans(page: TablePage) -> None:
    view = page.desk.view
    turn_wheel(view, view.viewport().rect().center(), angle=600)
    at = spot(page, "A5")
    under = view.mapToScene(at)
    drag(view, at, at + QPoint(-40, 10))
    moved = view.mapFromScene(under)
    assert (moved - (at + QPoint(-40, 10))).manhattanLength() <= 2


def test_a_click_picks_what_lies_under_it(page: TablePage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.desk.view.viewport(), LEFT, NO, spot(page, "A1"))
    assert page.model.session.ply == 5


def test_a_trap_is_dragged_from_place_to_place(make_page: MakePage) -> None:
    script = (DrawCard("boots"), DrawCard("mud"))
    page = make_page(race(TWO_PERSONS, script=script), drafts=True)
    page.passage.page.hold.held.emit()
    pick(page, "A3")
    assert page.desk.scene.item("trap3") is not None
    drag(page.desk.view, spot(page, "A3"), spot(page, "A5"))
    assert page.desk.scene.item("trap3") is None
    assert page.desk.scene.item("trap5") is not None


def test_a_refused_drop_returns_to_its_place_with_the_reason(make_page: MakePage) -> None:
    script = (DrawCard("boots"), DrawCard("mud"))
    page = make_page(race(TWO_PERSONS, script=script), drafts=True)
    page.passage.page.hold.held.emit()
    pick(page, "A3")
    drag(page.desk.view, spot(page, "A3"), spot(page, "A0"))
    item = page.desk.scene.item("trap3")
    assert item is not None
    assert item.pos() == page.desk.scene.places.centre("A3")
    assert page.desk.note.isVisible()


def test_dragging_twenty_times_at_random_keeps_every_counter(make_page: MakePage) -> None:
    script = (DrawCard("boots"), DrawCard("mud"))
    page = make_page(race(TWO_PERSONS, script=script), drafts=True)
    page.passage.page.hold.held.emit()
    pick(page, "A3", "A5")
    for number in range(20):
        start, end = f"A{2 + number * 3 % 5}", f"A{number * 7 % 8}"
        drag(page.desk.view, spot(page, start), spot(page, end))
        ids = [counter.id for counter in page.desk.scene.counters]
        assert len(ids) == len(set(ids))
        assert {"north", "south"} <= set(ids)


def test_a_stack_fans_out_and_each_counter_can_be_pointed_at(page: TablePage) -> None:
    scene = page.desk.scene
    scene.fan("A0")
    stack = scene.stack_at("A0")
    assert [item.counter.id for item in stack] == ["north", "south"]
    bodies = [item.body().center() for item in stack]
    assert bodies[0] != bodies[1]
    assert [scene.counter_at(middle) for middle in bodies] == list(stack)
    scene.fan(None)
    assert len({(item.pos().x(), item.pos().y()) for item in stack}) == 1


def test_at_the_edge_of_the_sheet_a_stack_is_spread_inwards(page: TablePage) -> None:
    scene = page.desk.scene
    scene.fan("A0")
    bodies = [item.body() for item in scene.stack_at("A0")]
    assert min(body.left() for body in bodies) >= scene.bounds.left() - bodies[0].width() / 8


def test_a_printed_counter_can_be_picked_if_it_is_a_target(page: TablePage) -> None:
    scene = page.desk.scene
    name = T("toy", "Gate")
    middle = scene.places.centre("A5")
    assert middle is not None
    for target, picked in (("gate", "gate"), ("", "A5")):
        gate = Counter("gate", "A5", None, name, target=target, fixed=True)
        scene.sync(page.model.view, (gate,))
        assert scene.target_at(middle) == picked
        assert scene.stack_at("A5") == ()


def test_a_pick_is_taken_for_what_it_can_stand_for(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    meant = {"gate": ("A9", "A1"), "A1": ("A2",)}
    monkeypatch.setattr(page.look, "meanings", lambda target, view: meant.get(target, ()))
    desk = page.desk
    assert desk.meant("gate") == "A1"
    assert desk.meant("A1") == "A1", "what can be picked means itself"
    assert desk.meant("nowhere") == "nowhere"
    assert desk.takes("gate")
    ply = page.model.session.ply
    desk.pick("gate")
    assert page.model.session.ply > ply


def test_a_counter_that_goes_while_it_is_carried_does_no_harm(page: TablePage) -> None:
    view, scene = page.desk.view, page.desk.scene
    assert scene.lift("north")
    scene.sync(page.model.view, ())
    scene.carry(QPointF(10, 10))
    assert scene.put_down() is None
    assert view.board is scene


def test_a_key_puts_the_counters_aside(page: TablePage, qtbot: QtBot) -> None:
    item = page.desk.scene.item("north")
    assert item is not None
    QTest.keyClick(page.desk.view, Qt.Key.Key_U)
    assert not item.isVisible()
    QTest.keyClick(page.desk.view, Qt.Key.Key_U)
    assert item.isVisible()


def test_arrows_move_the_cursor_and_escape_puts_it_out(page: TablePage, qtbot: QtBot) -> None:
    view = page.desk.view
    QTest.keyClick(view, Qt.Key.Key_Right)
    start = page.desk.scene.cursor
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert page.desk.scene.cursor != start
    assert any(mark.kind == "cursor" for mark in page.desk.scene.marks)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not any(mark.kind == "cursor" for mark in page.desk.scene.marks)


def test_tab_leaves_the_board_after_the_last_thing_that_can_act(
    page: TablePage, qtbot: QtBot
) -> None:
    view = page.desk.view
    page.activateWindow()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.hasFocus()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert not view.hasFocus()


def test_tiles_are_made_outside_of_painting_and_their_number_is_capped(
    page: TablePage, qtbot: QtBot
) -> None:
    view = page.desk.view
    sheet = page.desk.scene.map
    assert sheet is not None
    for _ in range(12):
        turn_wheel(view, view.viewport().rect().center(), angle=120)
        view.settle()
        qtbot.waitUntil(lambda: tiles_made(page))
        assert sheet.tile_count <= sheet.cap


@pytest.mark.parametrize("zoom", [0.25, 0.83, 1.0, 1.37, 4.0])
@pytest.mark.parametrize("rests", [True, False])
def test_every_pixel_of_the_view_is_drawn(page: TablePage, zoom: float, rests: bool) -> None:
    view, stale = page.desk.view, QColor(255, 0, 255)
    view.zoom_by(zoom, QPointF(200.3, 100.7))
    if rests:
        view.settle()
    ratio = view.devicePixelRatioF()
    image = QImage(view.viewport().size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(stale)
    view.viewport().render(image, renderFlags=QWidget.RenderFlag.DrawChildren)
    left = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixel(x, y) == stale.rgb()
    ]
    assert left == []


def test_an_error_in_a_games_map_never_comes_out_of_painting(page: TablePage, qtbot: QtBot) -> None:
    look = page.look
    assert isinstance(look, ToyLook)
    qtbot.waitUntil(lambda: tiles_made(page))
    look.broken = True
    with qtbot.captureExceptions() as caught:
        page.desk.view.zoom_by(2.0, QPointF(100, 100))
        page.desk.view.settle()
        page.desk.view.viewport().repaint()
        assert caught == []
        qtbot.waitUntil(lambda: bool(caught))
    # Whatever paints the board once more on the way out would have it fail again.
    look.broken = False
    sheet = page.desk.scene.map
    assert sheet is not None
    sheet.rest()


def test_equal_faces_share_one_picture_and_a_zoom_paints_them_anew(page: TablePage) -> None:
    look = page.look
    assert isinstance(look, ToyLook)
    before = look.faces_painted
    page.desk.sync()
    assert look.faces_painted == before
    page.desk.view.zoom_by(1.5, QPointF(100, 100))
    page.desk.view.settle()
    assert look.faces_painted == before + 2


def test_the_note_lies_inside_the_board_and_not_over_its_place(page: TablePage) -> None:
    for place in ("A7", "A5", "A4"):
        pick(page, place)
        note = page.desk.note.geometry()
        assert page.desk.view.viewport().rect().contains(note)
        assert not note.contains(spot(page, place))


def test_an_overlay_is_lit_by_its_key_and_put_out_again(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.desk.view, Qt.Key.Key_O)
    assert any(mark.kind == "threat" for mark in page.desk.scene.marks)
    QTest.keyClick(page.desk.view, Qt.Key.Key_O)
    assert not any(mark.kind == "threat" for mark in page.desk.scene.marks)


def test_places_lit_by_a_panel_go_out_when_the_position_changes(page: TablePage) -> None:
    scene = page.desk.scene
    page.locate(("A1",))
    assert any(mark.kind == "located" for mark in scene.marks)
    pick(page, "A1")
    assert not any(mark.kind == "located" for mark in scene.marks)
    page.locate(("A1",))
    page.model.look_at(0)
    assert not any(mark.kind == "located" for mark in scene.marks)


def test_what_the_cursor_stood_on_is_not_pointed_at_once_it_is_out(page: TablePage) -> None:
    view = page.desk.view
    told: list[str | None] = []
    view.hovered.connect(told.append)
    view.move_cursor("A3")
    view.hide_cursor()
    # The pointer stays where it is.
    mouse(view, QEvent.Type.MouseMove, spot(page, "A4"))
    view.hide_cursor()
    assert told == ["A3", None, "A4"]
