"""Counters: three levels of detail, states that show, nothing too small to read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.paint import drawing, faces
from desktop.paint.counter_rows import paint_badge
from desktop.paint.counters import MARGIN, image
from desktop.paint.face import Badge, Cell, Face, Kind, Level, State, level_for

HUNTER = faces.hornet_aircraft("Hunter", "F/A-18C", "fa18c", "high", 2, "okay", 2, 6)
DIVISION = faces.eagle_unit("gold", "XX", 15, 2)
BRIGADE = faces.eagle_unit("blue", "X", 5, 3)
EVERY_KIND = [
    HUNTER,
    DIVISION,
    BRIGADE,
    faces.hornet_aircraft("Blackhawk", "F/A-18F", "fa18f", "low", 1, "unfit", 1, 5),
    faces.hornet_site("SA-6", "site_triple", (2, 5, 8), "HL", 1, ("R", "S")),
    faces.hornet_bandit("MiG-21", "mig_21", (3, 6, 9), 1, 2),
    faces.hornet_bombers("Tu-22M", "tu_22m", 2, 0),
    faces.hornet_marker("3", "Turn"),
    faces.menace_unit("canada", "Arrow", "arrow", Cell("4", "alert", "A"), Cell("2", "dim", "R")),
    faces.menace_flight("ussr", "C", 2),
    faces.menace_flight("ussr", "Cuba", None),
    faces.menace_nuke("4"),
    faces.menace_nuke("13", "Moscow", 3),
    faces.menace_cube("usa", "+60"),
    faces.missiles_squadron("russian", "Su-27", "su27", Cell("5", "star"), Cell("3")),
    faces.missiles_squadron("polish", "F-16C", "f16c", Cell("5"), Cell("4"), "PL"),
    faces.missiles_squadron("russian", "Su-24", "su24", Cell("2"), Cell("5"), role="raid"),
    faces.missiles_disc("#3A7D62", "patriot", "4", "bands"),
    faces.missiles_card("#8F2018", "8", "tank", ("su27", "su24")),
    faces.missiles_card("#3F1216", "2d6", "missile", ("city",), "4+"),
    faces.missiles_fleet("7", "Fleet", "#A8322A"),
    faces.emplacement("printed"),
    faces.emplacement("piece"),
]


def covered(picture: QImage) -> int:
    """Return how many pixels are not clear."""
    return sum(
        picture.pixelColor(x, y).alpha() > 200
        for x in range(picture.width())
        for y in range(picture.height())
    )


@pytest.mark.parametrize(
    ("size", "level"),
    [
        (24, Level.TOKEN),
        (25.9, Level.TOKEN),
        (26, Level.SHORT),
        (43, Level.SHORT),
        (44, Level.FULL),
        (96, Level.FULL),
    ],
)
def test_the_level_follows_the_size_on_the_screen(size: float, level: Level) -> None:
    assert level_for(HUNTER, size) is level


def test_a_wide_counter_shows_more_at_the_same_scale() -> None:
    assert level_for(DIVISION, 34) is Level.FULL
    assert level_for(BRIGADE, 34) is Level.SHORT


@pytest.mark.parametrize("face", EVERY_KIND, ids=lambda face: face.title or face.kind.value)
@pytest.mark.parametrize("size", [24, 36, 48, 96])
def test_every_counter_is_drawn_at_every_size(qapp: QApplication, face: Face, size: float) -> None:
    picture = image(face, size, 1.0)
    whole = face.width * face.height * (size / 48) ** 2
    assert covered(picture) > whole * (0.6 if face.kind is Kind.DISC else 0.85)


@pytest.mark.parametrize("state", list(State))
@pytest.mark.parametrize("size", [24, 48])
def test_every_state_shows(qapp: QApplication, state: State, size: float) -> None:
    assert image(HUNTER.marked(state), size) != image(HUNTER, size)


def test_states_differ_from_one_another(qapp: QApplication) -> None:
    pictures = [image(HUNTER.marked(state), 48) for state in State]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_the_ratio_makes_the_picture_finer_not_larger(qapp: QApplication) -> None:
    one, two = image(HUNTER, 48, 1.0), image(HUNTER, 48, 2.0)
    assert one.width() == 48 + 2 * MARGIN
    assert two.width() == 2 * one.width()
    assert two.deviceIndependentSize() == one.deviceIndependentSize()


def test_equal_faces_are_one_key() -> None:
    assert len({DIVISION, faces.eagle_unit("gold", "XX", 15, 2)}) == 1
    assert DIVISION.marked(State.MOVED) != DIVISION


@pytest.mark.parametrize(("cap", "drawn"), [(6.0, False), (6.2, False), (6.4, True), (9.0, True)])
def test_text_below_nine_pixels_is_left_out(qapp: QApplication, cap: float, drawn: bool) -> None:
    picture = QImage(60, 20, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor("white"))
    blank = QImage(picture)
    p = QPainter(picture)
    told = drawing.draw_text(p, QRectF(0, 0, 60, 20), "Ab", cap, "black")
    p.end()
    assert told is drawn
    assert (picture != blank) is drawn


def test_a_division_still_shows_its_points_on_the_smallest_board(qapp: QApplication) -> None:
    strong = faces.eagle_unit("red", "XX", 15, 2)
    weak = faces.eagle_unit("red", "XX", 5, 2)
    smallest = 48 * 25 / 76
    assert image(strong, smallest) != image(weak, smallest)


SITE: dict[str, Any] = {
    "name": "SA-6",
    "picture": "site_triple",
    "attack": (2, 5, 8),
    "altitude": "HL",
    "reach": 1,
    "chips": ("R",),
}
BANDIT: dict[str, Any] = {
    "name": "MiG-21",
    "picture": "mig_21",
    "attack": (3, 6, 9),
    "reach": 1,
    "defense": 2,
}


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("name", "SA-8B"),
        ("attack", (2, 5, 9)),
        ("altitude", "H"),
        ("reach", 2),
        ("chips", ("R", "S")),
    ],
)
@pytest.mark.parametrize("size", [44, 50, 72])
def test_a_site_says_everything_from_44_pixels_on(
    qapp: QApplication, part: str, other: Any, size: float
) -> None:
    changed = faces.hornet_site(**{**SITE, part: other})
    assert image(faces.hornet_site(**SITE), size) != image(changed, size)


@pytest.mark.parametrize(
    ("part", "other"), [("name", "MiG-23"), ("attack", (4, 6, 9)), ("reach", 3), ("defense", 0)]
)
@pytest.mark.parametrize("size", [44, 50, 72])
def test_a_bandit_says_everything_from_44_pixels_on(
    qapp: QApplication, part: str, other: Any, size: float
) -> None:
    changed = faces.hornet_bandit(**{**BANDIT, part: other})
    assert image(faces.hornet_bandit(**BANDIT), size) != image(changed, size)


@pytest.mark.parametrize("size", [28, 36, 40, 43])
def test_a_small_enemy_shows_its_name_in_place_of_its_numbers(
    qapp: QApplication, size: float
) -> None:
    named = image(faces.hornet_site(**SITE), size)
    assert named != image(faces.hornet_site(**{**SITE, "name": "SA-8B"}), size)
    assert named == image(faces.hornet_site(**{**SITE, "reach": 2}), size)


@pytest.mark.parametrize("size", [44, 50, 72])
def test_an_aircraft_shows_its_type(qapp: QApplication, size: float) -> None:
    other = faces.hornet_aircraft("Hunter", "F/A-18F", "fa18c", "high", 2, "okay", 2, 6)
    assert image(HUNTER, size) != image(other, size)


@pytest.mark.parametrize("size", [32, 44, 72])
def test_a_small_title_stays_readable_over_a_figure(qapp: QApplication, size: float) -> None:
    assert image(faces.hornet_marker("3", "Turn"), size) != image(
        faces.hornet_marker("3", "Intel"), size
    )


B52 = faces.menace_unit("usa", "B-52", "b52", Cell("1"), Cell("0", "dim"), Cell("4+"), Cell("-1"))
SMALLEST = 25.2
"""A Red Menace counter where the whole table is seen at once."""


@pytest.mark.parametrize("size", [SMALLEST, 34, 48, 96])
@pytest.mark.parametrize("face", [B52, faces.menace_nuke("4")], ids=["unit", "nuke"])
def test_a_badge_is_read_at_every_size(qapp: QApplication, face: Face, size: float) -> None:
    seen = [
        image(replace(face, badge=badge), size)
        for badge in (None, Badge("1"), Badge("2"), Badge("1", "base"), Badge("11", "base"))
    ]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("size", [SMALLEST, 34, 48])
@pytest.mark.parametrize("pair", [(3, 4), (12, 13)])
def test_the_number_of_a_pile_is_read_at_every_size(
    qapp: QApplication, pair: tuple[int, int], size: float
) -> None:
    few, more = (image(replace(B52, count=count), size) for count in pair)
    assert few != more


@pytest.mark.parametrize("size", [SMALLEST, 34, 48])
def test_a_flight_tells_itself_at_every_size(qapp: QApplication, size: float) -> None:
    seen = [
        image(faces.menace_flight(side, key, left), size)
        for side, key, left in (
            ("ussr", "C", None),
            ("ussr", "C", 3),
            ("ussr", "C", 2),
            ("ussr", "G", 3),
            ("cuba", "Cuba", None),
            ("cuba", "Cuba", 3),
        )
    ]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("size", [SMALLEST, 28, 34, 48])
def test_the_sign_of_a_badge_is_read_and_not_only_its_disc(
    qapp: QApplication, size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknown = faces.menace_flight("ussr", "C", None)
    plain = image(unknown, size)

    def wordless(p: QPainter, centre: QPointF, r: float, colour: str, sign: str) -> None:
        paint_badge(p, centre, r, colour, "")

    monkeypatch.setattr("desktop.paint.counter_kinds.paint_badge", wordless)
    assert image(unknown, size) != plain


SQUADRON = faces.missiles_squadron("polish", "F-16C", "f16c", Cell("5"), Cell("4"), "PL")


@pytest.mark.parametrize("size", [18.6, 22, 24.5, 28])
@pytest.mark.parametrize("state", [None, State.MOVED])
def test_the_name_of_a_small_unit_is_read(
    qapp: QApplication, size: float, state: State | None
) -> None:
    seen = [
        image(face if state is None else face.marked(state), size)
        for face in (SQUADRON, replace(SQUADRON, title="F-16D"), replace(SQUADRON, title="Su-22"))
    ]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("size", [17, 22])
def test_a_name_that_has_no_room_leaves_all_of_it_to_the_picture(
    qapp: QApplication, size: float
) -> None:
    long = replace(SQUADRON, title="Wild Weasel squadron")
    assert image(long, size) == image(replace(SQUADRON, title=""), size)


@pytest.mark.parametrize("size", range(8, 60))
@pytest.mark.parametrize("how", ["few", "many", "damaged"])
def test_a_badge_has_its_letter_or_is_not_there(qapp: QApplication, how: str, size: float) -> None:
    plain = replace(SQUADRON, count={"few": 3, "many": 12}.get(how, 0))
    face = plain.marked(State.DAMAGED) if how == "damaged" else plain
    with watched_badges() as discs:
        image(face, size)
    assert discs in ([], [True])
    assert discs or size < (22 if how == "many" else 17)


@contextmanager
def watched_badges() -> Iterator[list[bool]]:
    """Note of each badge whose disc is painted whether its letters are painted as well."""
    found: list[bool] = []
    draw = QPainter.drawEllipse

    def disc(p: QPainter, *where: Any) -> None:
        found.append(False)
        draw(p, *where)

    def letters(*words: Any, **how: Any) -> bool:
        told = drawing.draw_text(*words, **how)
        if found and words[2] in ("3", "12", "D"):
            found[-1] = told
        return told

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("PySide6.QtGui.QPainter.drawEllipse", disc)
        patched.setattr("desktop.paint.counter_rows.draw_text", letters)
        yield found


@pytest.mark.parametrize("size", [15.7, 18, 21, SMALLEST])
def test_the_letter_of_an_unknown_flight_is_read_at_every_size(
    qapp: QApplication, size: float
) -> None:
    seen = [
        image(faces.menace_flight("ussr", letter, left), size)
        for letter, left in (("E", None), ("F", None), ("E", 3))
    ]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])
    assert left_part(seen[0]) != left_part(seen[1])


def left_part(picture: QImage) -> list[str]:
    """Return the colours of a little less than the left half."""
    wide, high = picture.width() * 5 // 12, picture.height()
    return [picture.pixelColor(x, y).name() for x in range(wide) for y in range(high)]


@pytest.mark.parametrize("size", [26, 28, 30, 34])
def test_the_sign_of_an_unknown_flight_leaves_its_name_alone(
    qapp: QApplication, size: float
) -> None:
    seen = [image(faces.menace_flight("cuba", f"Cub{end}", None), size) for end in "ae"]
    assert seen[0] != seen[1]


@pytest.mark.parametrize("size", [15, 18, 24])
def test_a_small_disc_says_its_number(qapp: QApplication, size: float) -> None:
    discs = [
        replace(faces.missiles_disc("#3A7D62", "patriot", text), width=40.0, height=40.0)
        for text in ("4+", "3+")
    ]
    assert image(discs[0], size) != image(discs[1], size)


@pytest.mark.parametrize("size", [SMALLEST, 34, 48])
def test_a_nuclear_marker_is_worth_what_it_says(qapp: QApplication, size: float) -> None:
    values = ("3", "4", "8", "10", "1d6", "10+1d6")
    seen = [image(faces.menace_nuke(points), size) for points in values]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("size", [28, 34, 48])
def test_a_title_keeps_clear_of_the_tick(qapp: QApplication, size: float) -> None:
    # Two titles that differ in their last letter only.
    done = [replace(B52, title=f"Nike D{end}").marked(State.MOVED) for end in "CG"]
    assert image(done[0], size) != image(done[1], size)


def test_a_range_after_the_slash_stands_on_a_plate(qapp: QApplication) -> None:
    plain = faces.menace_unit("ussr", "Su-9", "su9", Cell("0/1"), Cell("3+"))
    tested = replace(plain, bottom=(Cell("0/1", "tail"), Cell("3+")))
    other = replace(plain, bottom=(Cell("0/2", "tail"), Cell("3+")))
    pictures = [image(face, 45) for face in (plain, tested, other)]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize("size", [SMALLEST, 48])
def test_cubes_and_flags_tell_side_and_lap(qapp: QApplication, size: float) -> None:
    grey = [
        image(face, size).convertToFormat(QImage.Format.Format_Grayscale8)
        for face in (
            faces.menace_cube("usa", ""),
            faces.menace_cube("ussr", ""),
            faces.menace_cube("usa", "+60"),
            faces.menace_cube("ussr", "+60"),
        )
    ]
    assert all(a != b for i, a in enumerate(grey) for b in grey[:i])
    assert image(faces.menace_flag("usa"), size) != image(faces.menace_flag("ussr"), size)
