"""The campaign sheets: words beside every disc, states that show without colour, the coasts."""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.paint.colours import contrast
from desktop.paint.drawing import CAP, lands, text_width
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.hornet_leader import sheet_plan
from desktop.table.hornet_leader.sheet_art import paint_sheet, paint_spot
from desktop.table.hornet_leader.sheet_plan import (
    DISC,
    FACTS_EM,
    FACTS_GAP,
    NAME_EM,
    CampaignSheet,
    SheetBand,
    SheetSpot,
    SpotState,
    plates,
    spot_at,
)
from tests.screens.grounds import unread
from tests.table.hornet_leader.conftest import data
from tests.table.hornet_leader.pictures import apart, greyscale, lightness, painted, quarters

CAMPAIGNS: list[dict[str, Any]] = data("campaigns")["campaign"]
KEYS = [campaign["id"] for campaign in CAMPAIGNS]
STATES: tuple[SpotState, ...] = get_args(SpotState)


def sheet_of(campaign: dict[str, Any], secured: int = 0) -> CampaignSheet:
    raw = campaign["sheet"]
    return CampaignSheet(
        width=raw["width"],
        height=raw["height"],
        origin=(raw["origin"][0], raw["origin"][1]),
        bands=tuple(
            SheetBand(
                band["name"],
                band["r_inner"],
                band["r_outer"],
                (f"{band['weight_penalty']} WP", f"Stress {band['stress']}", "+1 XP"),
                secured=band["index"] == secured,
            )
            for band in campaign["band"]
        ),
        spots=tuple(SheetSpot(spot["target"], spot["x"], spot["y"]) for spot in campaign["spot"]),
        coast=campaign["id"],
    )


SHEETS = {campaign["id"]: sheet_of(campaign) for campaign in CAMPAIGNS}
LIBYA = SHEETS["libya_1984"]


def picture(sheet: CampaignSheet, detail: float = 0.5, theme: ThemeName = "dark") -> QImage:
    return painted(
        lambda p, box: paint_sheet(p, box, detail, load_theme(theme), sheet), sheet.box, detail
    )


def disc(spot: SheetSpot, theme: ThemeName) -> QImage:
    return painted(lambda p, _: _spot(p, spot, theme), QRectF(0, 0, 90, 90), 1)


def _spot(p: QPainter, spot: SheetSpot, theme: ThemeName) -> None:
    p.fillRect(QRectF(0, 0, 90, 90), load_theme(theme).base)
    paint_spot(p, spot, load_theme(theme))


@pytest.mark.parametrize("key", KEYS)
def test_the_words_of_every_band_lie_beside_everything(qapp: object, key: str) -> None:
    sheet = SHEETS[key]
    boxes = plates(sheet)
    assert len(boxes) == len(sheet.bands)
    for box, band in zip(boxes, sheet.bands, strict=True):
        assert sheet.box.contains(box)
        middle = box.center() - QPointF(*sheet.origin)
        assert band.inner < math.hypot(middle.x(), middle.y()) < band.outer
        for spot in sheet.spots:
            near = QPointF(
                min(max(spot.x, box.left()), box.right()),
                min(max(spot.y, box.top()), box.bottom()),
            )
            assert math.hypot(near.x() - spot.x, near.y() - spot.y) > DISC + 2
    assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))


def test_places_come_by_their_strain_and_only_those_that_may_be_next_are_weighed(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[float] = []
    weigh = sheet_plan.strain

    def weigh_and_note(*place: Any) -> float:
        weighed.append(weigh(*place))
        return weighed[-1]

    monkeypatch.setattr(sheet_plan, "strain", weigh_and_note)
    inside, band = (9.0, 9.0, LIBYA.width - 18, LIBYA.height - 18), LIBYA.bands[0]
    places = sheet_plan.best_first(inside, LIBYA.origin, band)
    next(places)
    looked_at = len(weighed)
    strains = [min(weighed)]
    for box in places:
        far = math.hypot(
            box[0] + box[2] / 2 - LIBYA.origin[0], box[1] + box[3] / 2 - LIBYA.origin[1]
        )
        strains.append(weigh(LIBYA.origin, band, box, abs(far - (band.inner + band.outer) / 2)))
    assert strains == sorted(weighed)
    assert looked_at < len(weighed) / 2


@pytest.mark.parametrize("key", KEYS)
def test_the_words_of_every_band_fit_their_plate(qapp: object, key: str) -> None:
    for box, band in zip(plates(SHEETS[key]), SHEETS[key].bands, strict=True):
        assert text_width(band.name.upper(), NAME_EM * CAP, 700) <= box.width() - 18
        assert text_width(FACTS_GAP.join(band.facts), FACTS_EM * CAP) <= box.width() - 18


def test_a_crowded_band_gets_no_plate_rather_than_one_over_discs(qapp: object) -> None:
    crowd = tuple(
        SheetSpot(number, x, y)
        for number, (x, y) in enumerate(itertools.product(range(20, 1000, 60), range(20, 700, 60)))
    )
    assert all(box.isEmpty() for box in plates(replace(LIBYA, spots=crowd)))
    assert picture(replace(LIBYA, spots=crowd), 0.5) != picture(LIBYA, 0.5)


def test_plates_stay_where_they_are_when_targets_change(qapp: object) -> None:
    hit = tuple(replace(spot, state="destroyed") for spot in LIBYA.spots)
    assert plates(replace(LIBYA, spots=hit)) is plates(LIBYA)


@pytest.mark.parametrize("key", KEYS)
def test_every_target_is_found_under_its_disc(key: str) -> None:
    sheet = SHEETS[key]
    for spot in sheet.spots:
        assert spot_at(sheet, spot.x + 8, spot.y - 8) == spot.number
    assert spot_at(sheet, -60, -60) is None


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_states_can_be_told_apart_without_colour(qapp: object, theme: ThemeName) -> None:
    discs = [greyscale(disc(SheetSpot(17, 45, 45, state), theme)) for state in STATES]
    assert len(discs) == 5
    for a, b in itertools.combinations(discs, 2):
        assert apart(a, b) > 60


@pytest.mark.parametrize("state", STATES)
def test_the_number_shows_in_every_state(qapp: object, state: SpotState) -> None:
    one, other = (disc(SheetSpot(number, 45, 45, state), "dark") for number in (17, 42))
    middle = one.rect().adjusted(30, 30, -30, -30)
    assert apart(one.copy(middle), other.copy(middle)) > 100


@pytest.mark.parametrize("key", KEYS)
def test_every_coast_has_land_and_sea(key: str) -> None:
    shapes = lands(key)
    ground = shapes["land"].united(shapes.get("islands", shapes["land"]))
    spots = [QPointF(x, y) for x in range(10, 1000, 20) for y in range(10, 700, 20)]
    dry = sum(ground.contains(spot) for spot in spots) / len(spots)
    assert 0.2 < dry < 0.97


@pytest.mark.parametrize("key", KEYS)
def test_the_carrier_is_at_sea(key: str) -> None:
    sheet = SHEETS[key]
    x = min(sheet.width - 44, max(44, sheet.origin[0]))
    y = min(sheet.height - 44, max(44, sheet.origin[1]))
    shapes = lands(key)
    for name in ("land", "islands"):
        if name in shapes:
            ship = QRectF(x - 30, y - 30, 60, 60)
            assert not shapes[name].contains(QPointF(x, y))
            assert not shapes[name].contains(ship)


def test_a_theatre_without_a_coast_is_open_sea(qapp: object) -> None:
    assert picture(replace(LIBYA, coast="")) != picture(LIBYA)


def test_a_secured_band_is_hatched(qapp: object) -> None:
    secured = sheet_of(CAMPAIGNS[0], secured=2)
    plain, hatched = picture(replace(LIBYA, spots=()), 1), picture(replace(secured, spots=()), 1)
    # A piece of the band far from its words.
    x, y = 500, 400
    assert apart(plain.copy(x, y, 60, 40), hatched.copy(x, y, 60, 40)) > 15


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_of_bands_stand_out_from_their_plate(theme: ThemeName) -> None:
    colours = load_theme(theme)
    assert contrast(colours.text, colours.base) >= 7
    assert contrast(colours.muted, colours.base) >= 4.5


def test_the_night_sheet_is_darker(qapp: object) -> None:
    assert lightness(picture(LIBYA, 0.3)) < 0.6 * lightness(picture(LIBYA, 0.3, "light"))


def test_a_thumbnail_has_no_words(qapp: object) -> None:
    nameless = replace(LIBYA, bands=tuple(replace(band, name="", facts=()) for band in LIBYA.bands))
    assert picture(LIBYA, 0.2) == picture(nameless, 0.2)
    assert picture(LIBYA, 1) != picture(nameless, 1)


def test_tiles_of_the_sheet_fit_together(qapp: object) -> None:
    theme = load_theme("light")

    def paint(p: QPainter, box: QRectF) -> None:
        paint_sheet(p, box, 0.8, theme, LIBYA)

    whole = painted(paint, LIBYA.box, 0.8)
    assert apart(whole, painted(paint, LIBYA.box, 0.8, quarters(LIBYA.box))) <= 3


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("key", KEYS)
def test_all_words_can_be_read_on_what_lies_below_them(
    qapp: object, theme: ThemeName, key: str
) -> None:
    for detail in (0.5, 1.2):
        assert unread(partial(picture, SHEETS[key], detail, theme)) == []
