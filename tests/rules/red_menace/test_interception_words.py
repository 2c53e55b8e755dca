"""How interceptions are told: events, assignments, prompts, refusals."""

from __future__ import annotations

import pytest

from desktop.rules.core import Choice, Event
from desktop.rules.red_menace import events_air as told
from desktop.rules.red_menace.actions_intercept import EndInterceptions
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.interception_checks import legal
from desktop.rules.red_menace.interception_offers import offers
from desktop.rules.red_menace.records import TurnNow
from desktop.rules.red_menace.state import State
from desktop.text import sentence
from tests.rules.red_menace.air import alert, phase_5, send
from tests.rules.red_menace.positions import KIT, inbound

WINNIPEG, CHICAGO, NEAR_OMAHA, NORTH_OF_WINNIPEG = "0513", "0514", "0413", "0412"
THREE = "tu16 tu16 m4"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            told.InterceptorsSent("", "A", CHICAGO, ("f102", "f102", "arrow")),
            "2 F-102 and 1 Arrow against Formation A at Chicago.",
        ),
        (
            told.InterceptorsSent("", "M50", CHICAGO, ("f102",), "f102"),
            "1 F-102 with a nuclear missile against M-50 at Chicago.",
        ),
        (
            told.TookOffInTime("", "f89h", (3, 4), 1),
            "F-89H, test for the long range (3, 4): 1 of 2 fight.",
        ),
        (
            told.InterceptorsFired("", "A", CHICAGO, ("f102", "f102"), (5, 6), 2),
            "2 F-102 at Formation A (5, 6): 2 hits.",
        ),
        (
            told.InterceptorsFired("", "A", CHICAGO, ("f102",), (5,), 1),
            "1 F-102 at Formation A (5): 1 hit.",
        ),
        (
            told.InterceptorsFired("", "A", CHICAGO, ("f102",), (5,), 1, True),
            "The extra die at Formation A (5) hits.",
        ),
        (
            told.InterceptorsFired("", "A", CHICAGO, ("f102",), (4,), 0, True),
            "The extra die at Formation A (4) misses.",
        ),
        (
            told.MissileFired("", "f102", CHICAGO, 4, ()),
            "The nuclear missile of the F-102 misses (4).",
        ),
        (
            told.MissileFired("", "f102", CHICAGO, 5, ("A", "B")),
            "The nuclear missile of the F-102 (5) destroys Formation A and Formation B.",
        ),
    ],
)
def test_events_are_told_with_their_place(event: Event, words: str) -> None:
    assert sentence(event.text(KIT)) == words
    assert event.places(KIT) in ((CHICAGO,), ("plane:f89h",))


def test_assignments_are_sentences() -> None:
    action = send("C", "f102 1 normal, f102 2 long, arrow 1 long", "f102", "f102")
    assert sentence(action.label(KIT)) == (
        "Against Formation C: 1 F-102, 2 F-102 at long range and 1 Arrow at long range; "
        "a nuclear missile on the F-102; the extra die as F-102"
    )
    assert sentence(EndInterceptions().label(KIT)) == "No more interceptors"


def test_the_prompt_on_the_way_names_the_formation_and_the_place() -> None:
    s = alert("cf100", phase=3)
    inbound(s, "M50", WINNIPEG, "K", "m50", moves=1)
    choice = MeetFlight("M50").decision(s, KIT)
    assert isinstance(choice, Choice)
    assert sentence(choice.prompt) == "M-50 flies on over Winnipeg: send interceptors now?"


def refusals() -> State:
    """Return a position with much that cannot be done."""
    s = alert("f102 f102 f102 f89h cf100", f106="R", now=TurnNow(canada_us=1))
    for key, hex_id in zip("ABCD", (CHICAGO, WINNIPEG, NEAR_OMAHA, "0608"), strict=True):
        inbound(s, key, hex_id, "P", THREE)
    s.kept.append(8)
    return phase_5(s)


@pytest.mark.parametrize(
    ("key", "unit", "nuclear", "words"),
    [
        ("A", "arrow", False, "The Arrow is not in play yet"),
        ("A", "hunter", False, "No Hunter is Ready"),
        ("A", "cf100", False, "CF-100 fights only over a Canadian city that stands"),
        ("A", "f106", False, "The F-106 at Los Angeles reaches 1 hex; Chicago is farther away"),
        ("A", "f106", True, "The F-106 at Los Angeles reaches 2 hexes; Chicago is farther away"),
        ("B", "f102", False, "Places left for F-102 and F-89H over Canadian cities this turn: 0"),
    ],
)
def test_offers_say_why_not(key: str, unit: str, nuclear: bool, words: str) -> None:
    s = refusals()
    flight = next(each for each in s.flights if each.key == key)
    found = {(each.unit, each.nuclear): each.refused for each in offers(s, KIT, flight)}
    refused = found[unit, nuclear]
    assert refused is not None
    assert sentence(refused.text) == words


@pytest.mark.parametrize(
    ("flight", "planes", "nuclear", "aew", "words"),
    [
        ("J", "f102 1 long", "", "", "There is no such formation in flight"),
        ("A", "f102 4 normal", "", "", "Of F-102 3 are Ready, not 4"),
        ("A", "f102 1 long", "", "", "The F-102 meets it at normal range, over its city"),
        (
            "C",
            "f102 1 normal",
            "",
            "",
            "The F-102 meets it at long range only, one hex from its city",
        ),
        ("C", "f102 1 long", "f102", "", "With the missile the F-102 meets it at normal range"),
        (
            "C",
            "f89h 1 long",
            "f102",
            "",
            "The F-102 with the missile must be among those that are sent",
        ),
        (
            "C",
            "cf100 1 normal",
            "cf100",
            "",
            "Only F-89H, F-102 and F-106 carry the nuclear missile",
        ),
        ("D", "f102 3 long", "", "", "Places left for F-102 and F-89H at long range this turn: 2"),
        ("A", "f102 1 normal", "", "f102", "The EC-121 is not in the air"),
    ],
)
def test_assignments_are_refused_in_words(
    flight: str, planes: str, nuclear: str, aew: str, words: str
) -> None:
    refused = legal(refusals(), KIT, send(flight, planes, nuclear, aew))
    assert refused is not None
    assert sentence(refused.text) == words


def test_greenland_and_event_19_are_refused_in_words() -> None:
    s = alert("f102 f102 f102 f102 f102")
    inbound(s, "A", "0609", "P", THREE)
    inbound(s, "B", "0608", "P", THREE)
    inbound(s, "C", CHICAGO, "P", THREE)
    phase_5(s)
    s.now.jammed = True
    wanted = (send("A", "f102 3 normal"), send("B", "f102 3 long"), send("C", "f102 3 normal"))
    refused = [legal(s, KIT, action) for action in wanted]
    assert [sentence(each.text) for each in refused if each] == [
        "Places left for Americans over Thule this turn: 2",
        "Places left at long range from Greenland this turn: 2",
        "Places left against Formation C after event 19, the F-106 aside: 2",
    ]


def test_malformed_assignments_are_refused() -> None:
    s = refusals()
    twice = send("A", "f102 1 normal, f102 1 normal")
    none = send("A", "f102 0 normal")
    empty = type(none)("A", ())
    words = {legal(s, KIT, action) for action in (twice, none)}
    assert len(words) == 1
    assert legal(s, KIT, empty) not in words
    assert legal(s, KIT, empty) is not None
