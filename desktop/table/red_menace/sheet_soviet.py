"""The Soviet sheet: the formation table, fighters, pools and decks, events, losses."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import CENTRE, draw_silhouette
from desktop.paint.style_parts import rounded
from desktop.table.red_menace.card_faces import CITY_BACK, EVENT_BACK
from desktop.table.red_menace.chart_cities import paint_badge
from desktop.table.red_menace.chart_plan import Chart
from desktop.table.red_menace.layout import Layout
from desktop.table.red_menace.sheet_facts import FLIGHTS, EventFact, FlightRow, SheetFacts
from desktop.table.red_menace.sheet_parts import (
    FIGURE_EM,
    HEAD_EM,
    NAME_EM,
    SECOND_EM,
    Pen,
    block,
    middle_box,
    of,
)
from desktop.table.red_menace.sheet_shared import paint_fighters, paint_lead, paint_pile
from desktop.table.red_menace.sheet_words import (
    BOMBERS,
    EVENT,
    IN_POOL,
    NO_EVENT,
    OUT,
    POOLS,
    TITLES,
)

BADGE = (36.0, 33.0)
SMALL_BADGE = (33.0, 33.0)
NOTHING = "–"
PALE = 0.7
"""How strong a target is painted that is no longer the one in force."""
PILES = {
    "sa2_pool": "#8F1D1D",
    "bomber_cup": "#8F1D1D",
    "nuke_cup": "#F2C230",
    "event_deck": EVENT_BACK.fill,
    "city_deck": CITY_BACK.fill,
}
PICTURES = {"sa2_pool": "site_rail", "bomber_cup": "tu16", "nuke_cup": "nuke"}
CARD = (40.0, 54.0)
TILE = (46.0, 46.0)


def paint_soviet(
    pen: Pen, layout: Layout, chart: Chart, facts: SheetFacts, gone: tuple[str, ...]
) -> None:
    """Paint the exposed part of the sheet within its frame."""
    if pen.sees(block(layout, "head_counter", "form_M50_b3")):
        _paint_heads(pen, layout)
        for flight, row in zip(FLIGHTS, facts.rows, strict=True):
            _paint_row(pen, layout, chart, flight, row, gone)
    paint_fighters(pen, layout, chart, "su", (("su", "ussr"), ("cu", "cuba")))
    pen.blank(of(layout.boxes["cu_int_none"].rect))
    paint_lead(pen, layout, "su_aew", badge=facts.su_aew, side="red")
    paint_lead(pen, layout, "cuba_landings")
    pen.heading(of(layout.boxes["pools_title"].rect), TITLES["pools_title"])
    for box_id, count in (
        ("sa2_pool", facts.sa2),
        ("bomber_cup", facts.bombers),
        ("nuke_cup", facts.nukes),
        ("event_deck", facts.events),
        ("city_deck", facts.city_cards),
    ):
        _paint_pool(pen, of(layout.boxes[box_id].rect), box_id, count)
    _paint_event(pen, of(layout.boxes["event_current"].rect), facts.event)
    for box_id in ("event_kept", "city_current", "lost_soviet", "su_aside"):
        paint_pile(pen, layout, box_id)
    _paint_kept(pen, layout, facts.kept)
    _paint_drawn(pen, layout, facts.drawn)


def _paint_heads(pen: Pen, layout: Layout) -> None:
    for box_id in ("head_counter", "head_base", "head_primary", "head_secondary", "head_tertiary"):
        box = of(layout.boxes[box_id].rect)
        align = Qt.AlignmentFlag.AlignLeft if box_id == "head_primary" else CENTRE
        pen.words(box.adjusted(2, 0, -2, 0), TITLES[box_id], SECOND_EM, pen.theme.muted, align)
    bombers = of(layout.boxes["head_b1"].rect).united(of(layout.boxes["head_b3"].rect))
    pen.words(bombers, BOMBERS, SECOND_EM, pen.theme.muted, CENTRE)


def _paint_row(
    pen: Pen, layout: Layout, chart: Chart, flight: str, row: FlightRow, gone: tuple[str, ...]
) -> None:
    """Paint a formation's row: places for its counters, and what is written about it."""
    whole = block(layout, f"form_{flight}_counter", f"form_{flight}_b3")
    if not pen.sees(whole):
        return
    cells = {
        part: of(layout.boxes[f"form_{flight}_{part}"].rect)
        for part in ("counter", "base", "primary", "secondary", "tertiary", "b1", "b2", "b3")
    }
    pen.raised(whole, lit=row.lit)
    slots = ("counter", "b1") if flight == "M50" else ("counter", "b1", "b2", "b3")
    for part in slots:
        pen.slot(cells[part].adjusted(2, 2, -2, -2))
    letter = {"CUBA": "Cuba", "M50": "M-50"}.get(flight, flight)
    # While the counter is on the map, this alone says whose row it is.
    pen.words(cells["counter"].adjusted(7, 0, -7, 0), letter, 34, pen.theme.muted, CENTRE, 700)
    room = cells["base"].united(cells["tertiary"]).adjusted(8, 0, -8, 0)
    if row.state == "flying":
        paint_badge(
            pen.p, middle_box(cells["base"], *BADGE), row.base, "red", gone=row.base in gone
        )
        _paint_targets(pen, cells, chart, row.targets, gone)
    else:
        words = row.note or (IN_POOL if row.state == "pool" else OUT)
        pen.words(room, words, NAME_EM, pen.theme.muted, weight=500)


def _paint_targets(
    pen: Pen,
    cells: dict[str, QRectF],
    chart: Chart,
    targets: tuple[str, ...],
    gone: tuple[str, ...],
) -> None:
    """Paint the targets; the name is that of the one in force, former ones are pale."""
    aim = len(targets) - 1
    primary = cells["primary"]
    place = middle_box(primary, *BADGE)
    place.moveLeft(primary.left() + 6)
    places = (
        place,
        middle_box(cells["secondary"], *SMALL_BADGE),
        middle_box(cells["tertiary"], *SMALL_BADGE),
    )
    for number, (place, target) in enumerate(zip(places, targets, strict=False)):
        if 0 < number == aim:
            ring = place.adjusted(-8, -8, 8, 8)
            pen.panel(ring, glass(pen.accent, 0.14), pen.accent, 2.2)
        # A city that is gone is grey and crossed out already.
        pen.p.setOpacity(1.0 if number == aim or target in gone else PALE)
        paint_badge(pen.p, place, target, "blue", gone=target in gone)
        pen.p.setOpacity(1.0)
    for place in places[max(1, len(targets)) :]:
        pen.words(place, NOTHING, NAME_EM, pen.theme.muted, CENTRE)
    if targets:
        left = places[0].right() + 8
        room = QRectF(left, primary.top(), primary.right() - left - 4, primary.height())
        pen.words(room, chart.city(targets[aim]).name, NAME_EM, weight=700)


def _paint_pool(pen: Pen, box: QRectF, box_id: str, count: int) -> None:
    """Paint a pool, cup or deck as a pile, with the number left in it."""
    if not pen.sees(box):
        return
    pen.raised(box)
    wide, high = CARD if box_id.endswith("deck") else TILE
    pile = QRectF(box.left() + 12, box.top() + 9 + (54 - high) / 2, wide, high)
    fill = PILES[box_id]
    layers = min(3, max(1, count)) if count else 0
    for layer in range(layers):
        place = pile.translated(2.5 * (layers - 1 - layer), 2.5 * (layers - 1 - layer))
        pen.panel(place, mixed(fill, "#000000", 0.22 * (layers - 1 - layer)), "#14100C", 1.4, 5)
    if count and box_id in PICTURES:
        ink = "#1A1405" if box_id == "nuke_cup" else "#FBEFD9"
        draw_silhouette(pen.p, pile.adjusted(8, 8, -8, -8), PICTURES[box_id], ink, fill)
    elif count:
        back = EVENT_BACK if box_id == "event_deck" else CITY_BACK
        pen.p.fillPath(rounded(pile.adjusted(5, 5, -5, -5), 3), glass(back.ink, 0.16))
        pen.words(pile, "!" if box_id == "event_deck" else "★", 30, back.ink, CENTRE, 700)
    else:
        pen.blank(pile)
    figure = QRectF(pile.right() + 8, box.top() + 8, box.right() - pile.right() - 14, 56)
    pen.words(figure, str(count), FIGURE_EM, None, CENTRE, 700)
    name = QRectF(box.left() + 6, box.bottom() - 27, box.width() - 12, 22)
    pen.words(name, POOLS[box_id], SECOND_EM, pen.theme.muted, CENTRE, 500)


def _paint_event(pen: Pen, box: QRectF, event: EventFact | None) -> None:
    """Paint the event of the turn: number, title, and as much of its text as there is room for."""
    if not pen.sees(box):
        return
    theme = pen.theme
    if event is None:
        pen.slot(box)
        pen.words(box.adjusted(12, 8, -12, 32 - box.height()), NO_EVENT, HEAD_EM, theme.muted)
        return
    pen.panel(box, mixed(theme.raised, theme.warn, 0.10), glass(theme.warn, 0.55), 1.6)
    inner = box.adjusted(12, 6, -10, -4)
    head = QRectF(inner.left(), inner.top(), inner.width(), 26)
    number = EVENT.of(number=event.number)
    pen.words(head, number, HEAD_EM, theme.warn, weight=700)
    title = QRectF(head.left() + 88, head.top(), head.width() - 88, 26)
    pen.words(title, event.title, NAME_EM, weight=700)
    pen.paragraph(inner.adjusted(0, 29, 0, 0), event.text, SECOND_EM, theme.muted)


def _paint_kept(pen: Pen, layout: Layout, kept: tuple[EventFact, ...]) -> None:
    """Paint the cards that the player keeps."""
    if not pen.sees(of(layout.boxes["event_kept"].rect)):
        return
    for number, event in enumerate(kept):
        at = layout.slot("event_kept", number, len(kept))
        card = QRectF(0, 0, 54, 76)
        card.moveCenter(of(layout.boxes["event_kept"].field).center())
        card.translate(at.x, at.y)
        pen.panel(card, EVENT_BACK.fill, "#14100C", 1.4, 5)
        pen.words(card.adjusted(4, 6, -4, -26), str(event.number), 34, "#FFFFFF", CENTRE, 700)
        name = card.adjusted(4, 46, -4, -6)
        pen.words(name, event.title, SECOND_EM, EVENT_BACK.ink, CENTRE, 500)


def _paint_drawn(pen: Pen, layout: Layout, drawn: tuple[str, ...]) -> None:
    """Paint the cities whose cards were drawn this turn."""
    if not pen.sees(of(layout.boxes["city_current"].rect)):
        return
    field = of(layout.boxes["city_current"].field).adjusted(8, 6, -8, -6)
    for number, city in enumerate(drawn):
        row, column = divmod(number, 3)
        place = QRectF(field.left() + column * 36, field.top() + 4 + row * 40, 32, 30)
        paint_badge(pen.p, place, city, "red")
