"""The notes on the Days within the notes on a game: found, changed, put in order."""

from __future__ import annotations

import pytest

from desktop.table.hornet_leader.day_note import notes_by_day, with_note

TEXT = "Mine\n\n## Day 2\nTwo\nlines\n\n## Dzień 10\nTen"


def test_each_day_has_what_stands_below_its_heading() -> None:
    assert notes_by_day(TEXT) == {2: "Two\nlines", 10: "Ten"}
    assert notes_by_day("Day 2 was bad\n# 3") == {}


@pytest.mark.parametrize(
    ("day", "note", "expected"),
    [
        (2, "Other", "Mine\n\n## Day 2\nOther\n\n## Dzień 10\nTen"),
        (10, "Other ", "Mine\n\n## Day 2\nTwo\nlines\n\n## Dzień 10\nOther"),
        (2, " ", "Mine\n\n## Dzień 10\nTen"),
        (1, "First", "Mine\n\n## Day 1\nFirst\n\n## Day 2\nTwo\nlines\n\n## Dzień 10\nTen"),
        (11, "Last", f"{TEXT}\n\n## Day 11\nLast"),
        (11, "", TEXT),
    ],
)
def test_one_note_changes_and_all_others_stay(day: int, note: str, expected: str) -> None:
    assert with_note(TEXT, day, f"Day {day}", note) == expected


def test_the_first_note_of_a_game_stands_alone() -> None:
    assert with_note("", 1, "Day 1", "First") == "## Day 1\nFirst"
