"""What the rulebook states about the board and its counters, held against the shipped drawing.

It lies in data that no widget is needed to read; tests bear the ids of facts.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from desktop import resources
from tests.rules.eagles_missiles.test_facts import LINES, fact, keyed, said

LAYOUT = said("layout", folder="chart")
BOXES = keyed(LAYOUT["box"])
MARKS: dict[str, Any] = tomllib.loads(resources.path("themes", "factions.toml").read_text("utf-8"))[
    "eagles_missiles"
]
"""By side; plain shapes of our own instead of printed emblems."""


@pytest.mark.rule("EM-I.1", "EM-I.2")
def test_em_f01_three_decks_and_the_fleet_have_their_places() -> None:
    decks = {key: BOXES[key] for key in ("russian_deck", "polish_deck", "nato_deck")}
    assert {box["capacity"] for box in decks.values()} == {1}
    assert BOXES["fleet_track"]["kind"] == "track"
    places = [tuple(box["at"]) for box in (*decks.values(), BOXES["fleet_track"])]
    assert len(set(places)) == 4


@pytest.mark.rule("EM-I.4", "EM-X.8")
def test_em_f49_the_track_has_a_field_for_every_strength() -> None:
    track = said("game")["fleet_track"]
    assert BOXES["fleet_track"]["capacity"] == len(track["side_a"]) + len(track["side_b"])


@pytest.mark.rule("EM-I.1")
def test_em_f03_every_line_is_an_arrow_through_its_territories() -> None:
    assert list(LAYOUT["ways"]) == list(LINES)
    for line, points in LAYOUT["ways"].items():
        assert len(points) == len(LINES[line]["path"]) + 1
        assert len(points) >= 3


@pytest.mark.rule("EM-III.2")
def test_em_f63_the_russian_pool_lies_on_the_right() -> None:
    left, _, width, _ = LAYOUT["table"]["map"]
    at, _, _, _ = BOXES["russian_pool"]["at"]
    assert at >= left + width
    for key in ("nato_pool", "polish_hand"):
        assert BOXES[key]["at"][0] < left


@pytest.mark.parametrize(
    ("side", "mark"), [fact("EM-F63", "russian", "diamond"), fact("EM-F64", "polish", "shield")]
)
def test_marks_instead_of_printed_emblems(side: str, mark: str) -> None:
    assert MARKS[side]["mark"] == mark
