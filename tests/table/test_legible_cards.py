"""All words and numbers on the cards of all games are measured on what they are printed on."""

from __future__ import annotations

from functools import partial

import pytest

from desktop.catalogue import open_game
from desktop.paint.card import Card, Stress
from desktop.paint.cards import image
from desktop.rules.daring_eagle import DaringEagle
from desktop.table.daring_eagle.card_faces import card_face
from desktop.table.eagles_missiles.card_faces import nato_card, polish_card, russian_card
from desktop.table.red_menace.card_faces import city_card, event_card
from tests.rules.eagles_missiles.positions import KIT as WAR
from tests.screens.grounds import unread
from tests.table.hornet_leader import test_card_faces as hornet
from tests.table.red_menace.kits import kit

WIDTHS = (84.0, 120.0, 240.0)
"""In a compact hand, on the table, in the preview."""


def cards(game: str) -> list[Card]:
    """Return every card of a game."""
    match game:
        case "daring_eagle":
            opened = open_game("daring_eagle")
            assert isinstance(opened, DaringEagle)
            return [card_face(opened.kit, kind) for kind in range(len(opened.kit.cards))]
        case "eagles_missiles":
            return [
                *map(russian_card, WAR.russian_cards.values()),
                *(nato_card(card, WAR) for card in WAR.nato_cards.values()),
                *(polish_card(card, WAR) for card in WAR.polish_cards.values()),
            ]
        case "red_menace":
            return [
                *map(event_card, kit().events.values()),
                *(city_card(card, die=4) for card in kit().city_cards.values()),
            ]
        case "hornet_leader":
            return [
                *map(hornet.target, hornet.TARGETS),
                *(hornet.event(raw, lit) for raw in hornet.EVENTS for lit in (-1, 1)),
                *(hornet.pilot(Stress(now, 5, 9)) for now in (2, 7, 11)),
            ]
        case _:
            raise ValueError(game)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["daring_eagle", "eagles_missiles", "red_menace", "hornet_leader"])
def test_everything_on_a_card_can_be_read(qapp: object, game: str, width: float) -> None:
    faint = {
        (card.title, said[0])
        for card in cards(game)
        if (said := unread(partial(image, card, width)))
    }
    assert faint == set()
