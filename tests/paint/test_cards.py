"""Cards: words where they can be read, the picture where they cannot."""

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from desktop.paint.card import Card, CardBack, PilotColumn, Stress
from desktop.paint.card_text import fitted, wrap
from desktop.paint.cards import MARGIN, image

AIRLIFT = Card(
    "Airlift",
    "movement",
    "desert",
    (("helicopter", 0.5, 0.46, 66, 0),),
    "Put the unit on any empty square.",
    "Movement",
    ("turn", "combat"),
)
LONG = " ".join(["Crossing an emplacement costs one card of that kind."] * 6)
PILOT = Card(
    "Hunter",
    "pilot",
    pictures=(("fa18c", 0.7, 0.5, 40, 30),),
    columns=(
        PilotColumn("okay", "Okay", (("Speed", "Fast"), ("Air", "+1"), ("Ground", "0"))),
        PilotColumn("shaken", "Shaken", (("Speed", "Slow"), ("Air", "0"), ("Ground", "-1"))),
        PilotColumn("unfit", "Unfit", note="may not fly"),
    ),
    dots=2,
    stress=Stress(3, 4, 8),
)
LAYOUTS = {
    "plain": AIRLIFT,
    "figure": Card("Armored", "combat", "field", number="+15", text="15 points."),
    "cells": Card("Tu-95", "menace", "polar", cells=(("M", "4"), ("R", "2"))),
    "signs": Card(
        "Army", "russian", "dusk", signs=(("Fighters", "su27", 2), ("Bombers", "su24", 0))
    ),
    "table": Card("Target", "target", "chart", table=("A", "B", "C", "D", "E", "F")),
    "tags": Card("Squad", "polish", "sky", tags=("Air", "Sea"), mark="shield", corner="3"),
    "parts": Card("Event", "event", parts=(("On the way", "Calm", "Nothing happens."),) * 3),
    "pilot": PILOT,
    "night": Card("Special Forces", "staff", "night", text="Take one card."),
    "sea": Card("Port", "city", "sea"),
}


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("width", [84.0, 240.0])
def test_every_layout_is_drawn(qapp: QApplication, name: str, width: float) -> None:
    picture = image(LAYOUTS[name], width)
    blank = image(Card("", LAYOUTS[name].kind), width)
    assert picture != blank


def test_a_narrow_card_leaves_its_words_to_the_preview(qapp: QApplication) -> None:
    silent = msgspec.structs.replace(AIRLIFT, text="")
    assert image(AIRLIFT, 84) == image(silent, 84)
    assert image(AIRLIFT, 120) != image(silent, 120)


def test_words_too_long_to_be_read_are_left_out_whole(qapp: QApplication) -> None:
    wordy = msgspec.structs.replace(AIRLIFT, text=LONG)
    silent = msgspec.structs.replace(AIRLIFT, text="")
    assert image(wordy, 104) == image(silent, 104)
    assert image(wordy, 240) != image(silent, 240)


@pytest.mark.parametrize("change", [{"dimmed": True}, {"selected": True}, {"digit": "4"}])
def test_what_a_card_is_in_a_hand_shows(qapp: QApplication, change: dict[str, object]) -> None:
    assert image(msgspec.structs.replace(AIRLIFT, **change), 84) != image(AIRLIFT, 84)


def test_a_card_keeps_its_shape(qapp: QApplication) -> None:
    picture = image(AIRLIFT, 120, 2.0)
    assert picture.width() == 2 * (120 + 2 * MARGIN)
    assert picture.height() == 2 * (168 + 2 * MARGIN)


def test_lines_are_few_and_even(qapp: QApplication) -> None:
    lines = wrap("one two three four five six seven eight", 60, 10)
    assert " ".join(lines) == "one two three four five six seven eight"
    assert max(map(len, lines)) - min(map(len, lines)) < 8


def test_fitted_text_is_as_large_as_its_box_lets_it_be(qapp: QApplication) -> None:
    roomy, _ = fitted("Draw two cards.", 104, 47, 13)
    tight, lines = fitted("Draw two cards. " * 6, 104, 47, 13)
    assert roomy == 13
    assert tight < 13
    assert len(lines) * tight * 1.2 <= 47
    assert lines == wrap("Draw two cards. " * 6, 104, tight)
    assert len(wrap("Draw two cards. " * 6, 104, tight + 0.25)) * (tight + 0.25) * 1.2 > 47


def test_the_backs_of_two_decks_differ(qapp: QApplication) -> None:
    assert image(CardBack("#243044", "#dcb662")) != image(CardBack("#5E1A1A", "#F8F5ED", "diamond"))


@pytest.mark.parametrize("width", [40, 60, 85, 120])
def test_a_card_shows_its_number_and_its_table_at_every_size(
    qapp: QApplication, width: float
) -> None:
    card = Card("Kiev", "city", "polar", table=("A", "B", "C", "D", "E", "F"), corner="12")
    other = msgspec.structs.replace(card, corner="13")
    letter = msgspec.structs.replace(card, table=("A", "B", "C", "D", "E", "G"))
    lit = msgspec.structs.replace(card, lit=5)
    seen = [image(each, width) for each in (card, other, letter, lit)]
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])
