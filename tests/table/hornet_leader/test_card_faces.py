"""The cards: what is printed on them can be read, the part that counts is lit."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap

from desktop.paint.cache import FaceCache
from desktop.paint.card import WIDE, Card, Stress
from desktop.paint.card_layouts import PART_EDGES, TAG_GAP, part_heights, tag_rows
from desktop.paint.card_text import LEADING, fitted
from desktop.paint.cards import MARGIN, image
from desktop.table.hornet_leader.card_faces import (
    EVENT_BACK,
    TARGET_BACK,
    PilotNumbers,
    TargetFacts,
    event_card,
    pilot_card,
    target_card,
)
from tests.table.hornet_leader.conftest import data

TARGETS = data("targets")["target"]
EVENTS = data("events")["event"]
NARROWEST, USUAL = 150.0, 216.0
SIX_TAGS = ("Fixed", "Soft", "Small", "Friendly Fire", "Dispersed", "Stress 2")


def target(raw: dict[str, Any], **more: Any) -> Card:
    numbers = {name: raw[name] for name in ("hits", "aircraft", "vp", "recon", "intel", "infra")}
    facts = TargetFacts(sites=tuple(raw["sites"]), bandits=tuple(raw["bandits"]), **numbers)
    return target_card(raw["number"], raw["title"], "airfield", facts, **more)


def event(raw: dict[str, Any], lit: int = -1) -> Card:
    sections = (raw[name] for name in ("bound", "over", "home"))
    return event_card(raw["number"], tuple((s["title"], s["text"]) for s in sections), lit)


def pilot(stress: Stress, **more: Any) -> Card:
    return pilot_card(
        "Hunter",
        "F/A-18C · Skilled",
        "fa18c",
        PilotNumbers("fast", 1, 0),
        PilotNumbers("slow", -2, -2),
        stress,
        **more,
    )


@pytest.mark.parametrize("width", [120.0, NARROWEST, USUAL])
def test_every_target_says_its_name(qapp: object, width: float) -> None:
    unread = [
        raw["title"]
        for raw in TARGETS
        if image(target(raw), width) == image(replace(target(raw), title=""), width)
    ]
    assert unread == []


def test_a_target_shows_its_numbers_in_order() -> None:
    cells = dict(target(TARGETS[0]).cells)
    assert list(cells) == [
        *("HITS", "AIRCRAFT", "VP", "SITES", "BANDITS", "RECON", "INTEL", "INFRA")
    ]
    raw = TARGETS[0]
    assert cells["HITS"] == str(raw["hits"])
    assert cells["SITES"] == f"{raw['sites'][0]} · {raw['sites'][1]}"


@pytest.mark.parametrize("width", [NARROWEST, USUAL])
def test_numbers_of_a_target_have_readable_labels(qapp: object, width: float) -> None:
    card = target(TARGETS[0])
    for index in range(len(card.cells)):
        cells = list(card.cells)
        cells[index] = ("", cells[index][1])
        assert image(card, width) != image(replace(card, cells=tuple(cells)), width)


@pytest.mark.parametrize("width", [NARROWEST, USUAL])
def test_every_tag_of_a_target_shows_and_stays_on_the_card(qapp: object, width: float) -> None:
    full = image(target(TARGETS[0], tags=SIX_TAGS), width)
    for index in range(len(SIX_TAGS)):
        tags = list(SIX_TAGS)
        tags[index] = tags[index].swapcase()
        assert image(target(TARGETS[0], tags=tuple(tags)), width) != full
    canvas = QPixmap(10, 10)
    p = QPainter(canvas)
    p.scale(width / WIDE, width / WIDE)
    rows = tag_rows(p, SIX_TAGS)
    p.end()
    assert [tag for row in rows for tag, _ in row] == [*SIX_TAGS]
    assert all(sum(wide + TAG_GAP for _, wide in row) - TAG_GAP <= WIDE - 16 for row in rows)


@pytest.mark.parametrize("width", [NARROWEST, USUAL])
def test_the_part_that_counts_can_be_read_on_every_event(qapp: object, width: float) -> None:
    unread = []
    for raw in EVENTS:
        for lit, name in enumerate(("bound", "over", "home")):
            card = event(raw, lit)
            parts = list(card.parts)
            section, title, text = parts[lit]
            # As long as before: words left out for want of room would be so in both.
            parts[lit] = (section, title, text[:-1] + "!")
            if image(card, width) == image(replace(card, parts=tuple(parts)), width):
                unread.append(raw[name]["title"])
    assert unread == []


def test_a_part_without_room_for_its_words_shows_its_title(qapp: object) -> None:
    card = event(EVENTS[0], 1)
    nameless = replace(card, parts=(("", "", ""), *card.parts[1:]))
    assert image(card, NARROWEST) != image(nameless, NARROWEST)


def test_another_part_lit_is_another_picture(qapp: object) -> None:
    seen = [image(event(EVENTS[0], lit), USUAL) for lit in (-1, 0, 1, 2)]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])


@pytest.mark.parametrize("lit", [-1, 0, 1, 2])
def test_no_text_of_an_event_lies_over_its_title(qapp: object, lit: int) -> None:
    for raw in EVENTS:
        card = event(raw, lit)
        for (_, title, text), tall in zip(card.parts, part_heights(card), strict=True):
            em, lines = fitted(text, WIDE - 35, tall - PART_EDGES, 9.4)
            assert len(lines) * em * LEADING <= tall - PART_EDGES + 0.5, title


def test_an_event_has_three_parts() -> None:
    with pytest.raises(ValueError, match="zip"):
        event_card(1, (("Calm", "Nothing."),))


def test_the_column_of_the_present_stress_is_lit(qapp: object) -> None:
    cards = [pilot(Stress(now, 4, 8)) for now in (4, 5, 8, 9)]
    # The same bar on all, so that only the columns differ.
    body = QRect(round(MARGIN * 2), round((MARGIN + 76) * 2), 238, 100)
    columns = [image(card, 240).copy(body) for card in cards]
    assert columns[1] == columns[2]
    assert columns[0] != columns[1]
    assert columns[2] != columns[3]


@pytest.mark.parametrize("width", [NARROWEST, USUAL])
def test_rows_of_a_pilot_have_readable_labels(qapp: object, width: float) -> None:
    card = pilot(Stress(2, 4, 8))
    okay = replace(card.columns[0], rows=tuple(("", value) for _, value in card.columns[0].rows))
    blank = replace(card, columns=(okay, *card.columns[1:]))
    assert image(card, width) != image(blank, width)


def test_the_best_pilots_need_no_experience() -> None:
    assert pilot(Stress(0, 4, 8), cool=1, xp=4, xp_needed=11).text == "Cool 1   Experience 4 of 11"
    assert pilot(Stress(0, 4, 8), cool=2, xp=20).text == "Cool 2   Experience 20"


def test_the_backs_of_the_decks_differ(qapp: object) -> None:
    assert image(TARGET_BACK) != image(EVENT_BACK)


def test_equal_cards_are_painted_once(qapp: object) -> None:
    cache = FaceCache()
    for _ in range(2):
        cache.card(target(TARGETS[0]), 150, 1.0)
        cache.card(event(EVENTS[0], 0), 150, 1.0)
    cache.card(event(EVENTS[0], 1), 150, 1.0)
    assert len(cache) == 3
