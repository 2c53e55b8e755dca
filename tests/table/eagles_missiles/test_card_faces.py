"""The cards: every card says its title and words, what it sends, when it can be played."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from desktop.paint.card import Card
from desktop.paint.cards import image
from desktop.rules.eagles_missiles.components_cards import EffectCard, RussianCard
from desktop.table.eagles_missiles.card_faces import (
    NATO_BACK,
    OPS,
    POLISH_BACK,
    RUSSIAN_BACK,
    nato_card,
    polish_card,
    russian_card,
    window_tags,
)
from tests.rules.eagles_missiles.positions import KIT

RUSSIAN = [*KIT.russian_cards.values()]
NATO = [*KIT.nato_cards.values()]
POLISH = [*KIT.polish_cards.values()]
SHEET, USUAL = 120.0, 216.0
"""Widths: at full size on the table, and in the preview."""


def faces() -> list[Card]:
    return [
        *(russian_card(card) for card in RUSSIAN),
        *(nato_card(card, KIT) for card in NATO),
        *(polish_card(card, KIT) for card in POLISH),
    ]


@pytest.mark.parametrize("card", faces(), ids=lambda card: card.title)
@pytest.mark.parametrize("width", [SHEET, USUAL])
def test_every_card_says_its_title(qapp: object, card: Card, width: float) -> None:
    assert image(card, width) != image(replace(card, title=""), width)


@pytest.mark.parametrize("card", [card for card in faces() if card.text], ids=lambda c: c.title)
def test_the_words_are_read_in_the_preview(qapp: object, card: Card) -> None:
    other = replace(card, text=card.text[:-1] + "!")
    assert image(card, USUAL) != image(other, USUAL)


@pytest.mark.rule("EM-IV.A4a")
@pytest.mark.parametrize("card", RUSSIAN, ids=lambda card: card.id)
def test_a_russian_card_says_its_numbers(qapp: object, card: RussianCard) -> None:
    face = russian_card(card)
    if card.kind == "assault":
        assert face.number == str(card.strength)
        assert [count for _, _, count in face.signs] == [card.fighters, card.bombers]
    else:
        assert face.number == f"{card.dice}d6"
        assert len(face.signs) == len(card.targets)
        assert f"{card.hit_on}+" in face.text
    for width in (45.0, SHEET, USUAL):
        assert image(face, width) != image(replace(face, number=""), width)
        longer = replace(face, number=face.number[:-1] + "9")
        assert image(face, width) != image(longer, width) or face.number[-1] == "9"


@pytest.mark.rule("EM-IV.B3d")
@pytest.mark.parametrize("card", POLISH, ids=lambda card: card.id)
def test_a_polish_card_says_when_it_is_played(qapp: object, card: EffectCard) -> None:
    face = polish_card(card, KIT, digit="3")
    assert len(face.tags) == len(window_tags(card.windows)) >= 1
    for width in (USUAL, 2 * USUAL):
        assert image(face, width) != image(replace(face, tags=()), width)
    assert image(face, SHEET) != image(replace(face, digit=""), SHEET)


def test_one_tag_stands_for_the_dice_of_every_fight() -> None:
    after = [str(tag) for tag in window_tags(("duel_post", "ground_post", "fleet_post"))]
    assert len(after) == 1
    assert len(window_tags(("duel_post", "ground_post"))) == 2
    assert len(window_tags(("polish_open", "deploy", "aa_move"))) == 3


def test_every_effect_has_its_picture(qapp: object) -> None:
    used = {card.effect["op"] for card in (*NATO, *POLISH)} - {"add_nato_squadron"}
    assert used == {*OPS}
    assert not any(a == b for a, b in itertools.combinations(OPS.values(), 2))


def test_a_card_without_effect_has_no_bolt() -> None:
    bolts = {card.title: card.timing for card in (nato_card(each, KIT) for each in NATO)}
    assert [title for title, timing in bolts.items() if not timing] == ["Council Divided"]


def test_decks_are_told_apart_by_the_marks_of_their_backs(qapp: object) -> None:
    backs = (RUSSIAN_BACK, POLISH_BACK, NATO_BACK)
    assert len({back.mark for back in backs}) == 3
    plain = [image(replace(back, fill="#333333", ink="#EEEEEE"), 60) for back in backs]
    assert not any(a == b for a, b in itertools.combinations(plain, 2))


@pytest.mark.parametrize("card", [RUSSIAN[0], RUSSIAN[-1], NATO[0], POLISH[0]], ids=lambda c: c.id)
def test_dimmed_and_selected_cards_are_seen(qapp: object, card: RussianCard | EffectCard) -> None:
    def made(*, dimmed: bool = False, selected: bool = False) -> QImage:
        if isinstance(card, RussianCard):
            face = russian_card(card, dimmed=dimmed, selected=selected)
        elif card.windows:
            face = polish_card(card, KIT, dimmed=dimmed, selected=selected)
        else:
            face = nato_card(card, KIT, dimmed=dimmed, selected=selected)
        return image(face, SHEET)

    seen = [made(), made(dimmed=True), made(selected=True)]
    assert not any(a == b for a, b in itertools.combinations(seen, 2))
