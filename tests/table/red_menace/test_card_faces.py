"""The cards: every event says its words, every launch base its targets."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from desktop.paint.cards import image
from desktop.rules.red_menace.components_cards import CityCard
from desktop.rules.red_menace.components_events import EventInfo
from desktop.table.red_menace.card_faces import (
    CITY_BACK,
    EVENT_ART,
    EVENT_BACK,
    city_card,
    event_card,
)
from tests.table.red_menace.kits import kit

EVENTS = [*kit().events.values()]
CITIES = [*kit().city_cards.values()]
TOGETHER, SHEET, USUAL = 40.0, 120.0, 216.0
"""Widths: where the whole table is seen at once, at full size there, in the preview."""


def test_every_event_has_its_picture(qapp: object) -> None:
    assert {event.number for event in EVENTS} == {*EVENT_ART}
    pictures = [(art.scene, art.pictures) for art in EVENT_ART.values()]
    assert not any(a == b for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
@pytest.mark.parametrize("width", [SHEET, USUAL])
def test_every_event_says_its_title(qapp: object, event: EventInfo, width: float) -> None:
    card = event_card(event)
    assert image(card, width) != image(replace(card, title=""), width)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_the_words_of_every_event_are_read_in_the_preview(qapp: object, event: EventInfo) -> None:
    card = event_card(event)
    # As long as before: words left out for want of room would be so in both.
    other = replace(card, text=card.text[:-1] + "!")
    assert image(card, USUAL) != image(other, USUAL)


@pytest.mark.parametrize("width", [TOGETHER, SHEET])
def test_every_card_shows_its_number(qapp: object, width: float) -> None:
    for card in (event_card(EVENTS[0]), event_card(EVENTS[14]), city_card(CITIES[10])):
        assert image(card, width) != image(replace(card, corner=""), width)


def test_what_becomes_of_an_event_is_said() -> None:
    feet = {event.number: event_card(event).foot for event in EVENTS}
    assert feet[1] == "Event"
    assert feet[8] == feet[13] == "Event, kept until used"
    assert feet[19] == "Event, comes again"


@pytest.mark.parametrize("card", CITIES, ids=lambda card: card.id)
@pytest.mark.parametrize("width", [TOGETHER, SHEET, USUAL])
def test_every_target_of_a_launch_base_is_read(qapp: object, card: CityCard, width: float) -> None:
    face = city_card(card)
    assert (face.corner, face.table) == (card.base, card.targets)
    for index in range(6):
        table = list(face.table)
        table[index] = ""
        assert image(face, width) != image(replace(face, table=tuple(table)), width)


@pytest.mark.rule("RM-4b")
@pytest.mark.parametrize("width", [TOGETHER, USUAL])
def test_the_target_that_was_rolled_is_lit(qapp: object, width: float) -> None:
    seen = [image(city_card(CITIES[0], die=die), width) for die in range(7)]
    assert not any(a == b for a, b in itertools.combinations(seen, 2))


def test_an_event_steps_back_or_is_chosen(qapp: object) -> None:
    seen = [
        image(card, SHEET)
        for card in (
            event_card(EVENTS[7]),
            event_card(EVENTS[7], dimmed=True),
            event_card(EVENTS[7], selected=True),
        )
    ]
    assert not any(a == b for a, b in itertools.combinations(seen, 2))


def test_the_backs_of_the_decks_differ(qapp: object) -> None:
    assert image(EVENT_BACK) != image(CITY_BACK)
