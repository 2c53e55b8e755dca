"""How the deeds of interceptors and SAMs are told."""

from __future__ import annotations

import pytest

from desktop.rules.core import Action, Event
from desktop.rules.red_menace import events_air, events_defence
from desktop.rules.red_menace.actions_defence import AimSam, FireNike, PostF106
from desktop.rules.red_menace.batteries_red import SamsMeet
from desktop.rules.red_menace.defenders import RedDefenders
from desktop.text import sentence
from tests.rules.red_menace.defences import chance, ready, stand
from tests.rules.red_menace.positions import KIT, fly, war

AD7 = "0504"


@pytest.mark.parametrize(
    ("event", "words", "places"),
    [
        (
            events_defence.DefendersCame("", "0402", ("su9", "mig19", "mig19"), ("b47", "b52")),
            "1 Su-9 and 2 Mig-19 against 1 B-47 and 1 B-52 at Irkutsk.",
            ("0402",),
        ),
        (events_defence.DefendersRolled("", "0402", (4, 1), 1), "Rolled 4, 1: 1 hit.", ("0402",)),
        (
            events_defence.Su9Tested("", "0402", 3, False),
            "The Su-9 does not reach Irkutsk: 3. It stays Ready.",
            ("0402",),
        ),
        (events_defence.Su9Tested("", "0402", 4, True), "The Su-9 reaches Irkutsk: 4.", ("0402",)),
        (
            events_defence.SamFired("", "nike_dc", "0614", (4, 3, 5), 2),
            "Nike DC fires at New York and Washington DC. Rolled 4, 3, 5: 2 hits.",
            ("0614",),
        ),
        (
            events_defence.SamFired("", "bloodhound", "1007", (1,), 0),
            "Bloodhound fires at London. Rolled 1: no hit.",
            ("1007",),
        ),
        (
            events_defence.NikeArmed("", "nike_dc", "0614"),
            "The Nike DC at New York and Washington DC fires a nuclear missile.",
            ("0614",),
        ),
        (
            events_defence.SamTested("", "bloodhound", "1007", 3, False),
            "3: the Bloodhound at London is out of the game.",
            ("1007",),
        ),
        (
            events_defence.SamTested("", "sa2", "0405", 2, True),
            "2: the SA-2 at Tiksi stays.",
            ("0405",),
        ),
        (
            events_defence.SamLost("", "bloodhound", "1007"),
            "The Bloodhound at London is out of the game.",
            ("1007",),
        ),
        (
            events_defence.Sa2Searched("", "0405", (5,), True),
            "An SA-2 appears at Tiksi: 5.",
            ("0405",),
        ),
        (events_defence.Sa2Searched("", "0405", (4,), False), "No SA-2 at Tiksi: 4.", ("0405",)),
        (
            events_defence.Sa2Returned("", ("0405", "0402")),
            "SA-2s come off the map: Tiksi and Irkutsk.",
            ("0405", "0402"),
        ),
        (
            events_air.InterceptorsShifted("", ("f102", "f102"), ("tu28",)),
            "Ready again: 2 F-102; from Long to Normal: 1 Tu-28.",
            ("plane:f102", "plane:tu28"),
        ),
        (
            events_air.InterceptorsShifted("", ("f102",), ()),
            "Ready again: 1 F-102.",
            ("plane:f102",),
        ),
        (
            events_air.InterceptorsShifted("", (), ("su9",)),
            "From Long to Normal: 1 Su-9.",
            ("plane:su9",),
        ),
        (
            events_air.InterceptorPosted("", "f106", "P"),
            "F-106 stands Ready at Omaha.",
            ("0414",),
        ),
        (events_air.InterceptorLost("", "tu28"), "Tu-28 leaves the game.", ("plane:tu28",)),
    ],
)
def test_events(event: Event, words: str, places: tuple[str, ...]) -> None:
    assert sentence(event.text(KIT)) == words
    assert event.places(KIT) == places


@pytest.mark.parametrize(
    ("action", "words", "picks"),
    [
        (FireNike(nuclear=True), "Fire the nuclear missile and use up the card", ("event:13",)),
        (FireNike(nuclear=False), "Fire without the nuclear missile", ("button:fire",)),
        (AimSam("C"), "Fire at: Formation C", ("flight:C",)),
        (PostF106("P"), "F-106 to Omaha", ("city:P",)),
    ],
)
def test_actions(action: Action, words: str, picks: tuple[str, ...]) -> None:
    assert (sentence(action.label(KIT)), action.picks) == (words, picks)


def test_what_the_tray_says_of_a_fight() -> None:
    s = war(phase=10, steps=[RedDefenders()])
    ready(s, "su9 mig19")
    fly(s, "b47 b52", "0402")
    now = chance(s)
    assert sentence(now.prompt) == "1 Su-9 and 1 Mig-19 against 1 B-47 and 1 B-52 at Irkutsk"
    assert now.roll is not None
    assert [sentence(die.name) for die in now.roll.parts] == [
        "Su-9 at B-47",
        "Mig-19 at B-47; at B-52 it needs 5",
    ]


def test_what_the_tray_says_of_an_sa2() -> None:
    s = war(phase=11)
    numbers = tuple(fly(s, "b47 b52", AD7))
    stand(s, "sa2", AD7)
    s.then(SamsMeet(AD7, numbers))
    now = chance(s)
    place = sentence(KIT.hex_name(AD7))
    assert sentence(now.prompt) == f"SA-2 fires at 1 B-47 at {place}"
    assert now.roll is not None
    assert [sentence(die.name) for die in now.roll.parts] == ["SA-2 at B-47"]
