"""What is lit: territories are washed, everything else has a ring; buttons have none."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from desktop.rules.core import Action
from desktop.rules.eagles_missiles.actions_polish import FireAa, Send
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmCards,
    LayAssault,
    LayMissile,
    PlaceSquadron,
)
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.marks import GOLD, GREEN
from desktop.table.look import Mark
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import assault, war
from tests.table.eagles_missiles.playing import look, page_at, view_of


def lit(s: State, *actions: Action, picks: tuple[str, ...] = ()) -> set[Mark]:
    return set(look().marks(view_of(s), actions, picks))


def test_territories_are_washed_so_that_names_stay_readable() -> None:
    assert lit(war(), PlaceAa("MAZ")) == {Mark("MAZ", "threat", colour=GOLD)}


def test_what_can_act_has_a_ring_and_then_where_it_can_go() -> None:
    s = war()
    place = PlaceSquadron("SU27", "MAZ")
    assert lit(s, place) == {Mark("pool:SU27", "source", colour=GOLD)}
    assert lit(s, place, picks=("pool:SU27",)) == {
        Mark("pool:SU27", "picked"),
        Mark("MAZ", "threat", colour=GREEN),
    }
    fire = FireAa("AA_G_PDL", "RU_SU24_1")
    assert Mark("squadron:RU_SU24_1", "target", colour=GREEN) in lit(
        s, fire, picks=("aa:AA_G_PDL",)
    )


def test_a_line_is_lit_at_its_disc_and_its_front() -> None:
    s = war(conquered="PDL")
    marks = lit(s, LayAssault("RA13", "III"), picks=("rcard:RA13",))
    assert marks == {
        Mark("rcard:RA13", "picked"),
        Mark("line:III", "target", colour=GREEN),
        Mark("MAZ", "threat", colour=GREEN),
    }


def test_buttons_are_not_lit() -> None:
    s = war()
    assert lit(s, ConfirmCards()) == set()
    missile = LayMissile("RM01", "DEU")
    assert {mark.place for mark in lit(s, missile, ConfirmCards())} == {"rcard:RM01"}


def test_an_assault_has_a_ring_round_all_its_cards() -> None:
    s = war()
    assault(s, "II", "RA13")
    send = Send("PL_MIG29_1", "assault:II")
    marks = lit(s, send, picks=("squadron:PL_MIG29_1",))
    assert Mark("assault:II", "target", colour=GREEN) in marks
    assert "assault:II" in {each.target for each in look().counters(view_of(s))}


def test_the_frame_of_a_land_is_sharp_at_every_zoom(qtbot: QtBot) -> None:
    page = page_at(qtbot, war())
    view = page.desk.view
    view.move_cursor("GPL")
    (small,) = pictures(page)
    view.zoom_by(1.5, view.viewport().rect().toRectF().center())
    view.settle()
    (large,) = pictures(page)
    assert abs(large.width() / small.width() - 1.5) < 0.05


def pictures(page: TablePage) -> list[QPixmap]:
    """What the frame of the cell cursor is made of."""
    cursor = [each for each in page.desk.scene.marks if each.kind == "cursor"]
    assert [each.place for each in cursor] == ["GPL"]
    items = page.desk.scene._lit.items(cursor[0])
    return [item.pixmap() for item in items if isinstance(item, QGraphicsPixmapItem)]
