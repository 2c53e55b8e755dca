"""The report of a campaign: what it tells, and that what people wrote stays what they wrote."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.logbook.report import report
from desktop.logbook.report_blocks import (
    EXTENSIONS,
    Format,
    Grid,
    Paragraph,
    Quote,
    written,
)
from desktop.rules.core import Text
from desktop.rules.hornet_leader.book_entries import FlightEntry, PastDay, SearchEntry
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import session_of

rule = pytest.mark.rule
FORMS: tuple[Format, ...] = tuple(EXTENSIONS)
DAYS = (
    day(
        flown(
            7,
            FlightEntry(pilot="teflon", stress=2, kills=1, xp_extra=9, note="He [b]laughed[/b]"),
            FlightEntry(pilot="banzai", lost="over_target", sar=SearchEntry(roll=3)),
            FlightEntry(pilot="pluto", aborted=True),
            outcome="X",
            night=True,
            tanker="paid",
            notes="# No heading\n<b>no bold</b>",
        ),
        date_played="2031-05-04",
    ),
    day(notes="1. Pluto slept"),
    day(flown(20, "teflon")),
)


@rule("HL-T6.4d")
@pytest.mark.parametrize("form", FORMS)
def test_a_report_tells_the_squadron_and_every_day(form: Format) -> None:
    start = standing(
        *("teflon", "banzai", "pluto"), day=2, past=(PastDay(day=1, target=5, status="X", vp=3),)
    )
    state = session_of(*DAYS, start=start, length="medium").state
    text = report(state, GAME.kit, "Gulf", sentence, form)
    for words in (
        *("Gulf", "Squadron", "Teflon", "Iraq 1991, Medium, Navy", "Difficulty Average"),
        *("Day 1.", "Destroyed, 3 VP"),
        *("Day 2 is older than this log", "Day 3 (2031-05-04).", "at night: Destroyed, "),
        *("A tanker went along", "Pluto (aborted)", "Teflon (Bandits: 1)"),
        *("Banzai shot down: Missing", "Teflon becomes Skilled", "Day 4.", "nobody flew"),
        *("not Destroyed", "Victory Points so far", "Pilots missing: 1"),
    ):
        assert words in text
    order = [text.index(words) for words in ("Squadron", "Day 3", "Day 4.", "Day 5.", "Result")]
    assert order == sorted(order)


@rule("HL-T6.4d")
def test_a_report_is_written_in_the_language_of_the_person() -> None:
    def say(text: Text) -> str:
        return sentence(text, lambda context, source: source.upper())

    text = report(session_of(*DAYS).state, GAME.kit, "Gulf", say, "text")
    assert "DOWN TIME: NOBODY FLEW." in text
    assert "He [b]laughed[/b]" in text


@rule("HL-T6.4d")
def test_in_markdown_nothing_that_was_written_counts_as_markup() -> None:
    text = report(session_of(*DAYS).state, GAME.kit, "A *star*", sentence, "markdown")
    lines = text.splitlines()
    assert lines[0] == "# A \\*star\\*"
    assert [line for line in lines if line.startswith("#")][1:] == [
        "## Squadron",
        "## Days",
        "## Result",
    ]
    for words in (
        *("> \\# No heading", "> \\<b\\>no bold\\</b\\>", "> 1\\. Pluto slept"),
        *("| Teflon | F-14 Tomcat |", "**Day 2.** ", "He \\[b\\]laughed\\[/b\\]"),
    ):
        assert words in text


@given(words=st.text("ab1 .)-+=*_[]<>#|`~&;\\\n", max_size=12))
def test_no_words_are_markup(words: str) -> None:
    shown = written([Paragraph(words)], "markdown").removesuffix("\n")
    assert "\n" not in shown
    bare = re.sub(r"\\[^a-z0-9\s]", "", shown)
    assert not re.search(r"[\\`*_\[\]<>#|~]|&\w+;", bare)
    assert re.sub(r"\\([^a-z0-9\s])", r"\1", shown).split() == words.split()
    forum = written([Quote(words)], "bbcode").removeprefix("[quote]").removesuffix("[/quote]\n")
    assert "[" not in forum.replace("[\N{ZERO WIDTH SPACE}", "")


def test_columns_of_plain_text_stand_below_each_other() -> None:
    table = Grid(("Pilot", "XP"), (("Al", "3"), ("Betty", "12")))
    assert written([table], "text") == "Pilot  XP\nAl      3\nBetty  12\n"
