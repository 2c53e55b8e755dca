"""How set-up and events are told and asked."""

from __future__ import annotations

import re

import pytest

from desktop.rules.core import Action, Event
from desktop.rules.red_menace import events_air
from desktop.rules.red_menace import events_blue as blue
from desktop.rules.red_menace import events_cards as cards
from desktop.rules.red_menace import events_setup as placed
from desktop.rules.red_menace.actions_cards import BaseSupport, ReturnBomber
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    LiftBomber,
    PlaceBomber,
    PlaceNike,
)
from desktop.text import sentence
from tests.rules.red_menace.positions import KIT

B52 = KIT.blue_bombers.index("b52")


@pytest.mark.parametrize(
    ("event", "words", "places"),
    [
        (placed.NikePlaced("", "0413"), "The Nike stands at 0413 Dakotas.", ("0413",)),
        (
            placed.BombersPlaced("", "K", ("b52", "b52", "b47")),
            "On the ground at Chicago: 2 B-52 and 1 B-47.",
            ("0514",),
        ),
        (
            placed.BomberLifted("", "b52", "K"),
            "The B-52 at Chicago is set aside again.",
            ("0514",),
        ),
        (
            placed.HexTaken("", "0309"),
            "Another formation is at Fairbanks: the die is rolled again.",
            ("0309",),
        ),
        (events_air.InterceptorReady("", "su9"), "Su-9 joins the Ready box.", ("plane:su9",)),
        (cards.EventDrawn("", 12), "Event 12: Polar Jet Stream.", ("event:12",)),
        (cards.NoEvent(""), "The event deck is empty: no event happens.", ()),
        (
            cards.EventIdle("", 9, "destroyed_us_uk_bombers > 0"),
            "Event 9 has no effect. None of your bombers is destroyed.",
            (),
        ),
        (cards.EventInForce("", 14), KIT.events[14].text.source, ()),
        (
            cards.EventKept("", 13),
            "You keep event 13, Atomic Nikes, until you want to use it.",
            (),
        ),
        (cards.EventReturned("", 19), "Event 19 is shuffled into the deck again.", ()),
        (
            blue.LateLaunches("", 3),
            "Up to 3 bombers may take off this turn, for the last time.",
            (),
        ),
        (
            cards.BomberReturned("", "b47", "B"),
            "A B-47 comes back on the ground at Thule.",
            ("0609",),
        ),
        (cards.NoBaseLeft(""), "No other destroyed bomber has a base to come back to.", ()),
        (cards.SubmarineHunted(""), "Your submarine is hunted and gets away.", ()),
        (blue.SubmarineLost("", "0705"), "Your submarine is sunk at 0705 Barents Sea.", ("0705",)),
        (
            blue.MissileAdded("", 3),
            "Your submarine has one missile more: 3 in all.",
            (),
        ),
        (cards.SovietMissile("", True), "A Soviet submarine fires, and its missile hits.", ()),
        (cards.SovietMissile("", False), "The Soviet submarines do not hit.", ()),
    ],
)
def test_how_it_is_told(event: Event, words: str, places: tuple[str, ...]) -> None:
    assert sentence(event.text(KIT)) == words
    assert event.places(KIT) == places


@pytest.mark.parametrize("why", [*cards.IDLE])
def test_every_reason_is_a_sentence(why: str) -> None:
    told = sentence(cards.EventIdle("", 3, why).text(KIT))
    assert re.fullmatch(r"Event 3 has no effect\. [A-Z][^{}]+\.", told)


@pytest.mark.parametrize(
    ("action", "words", "picks"),
    [
        (PlaceNike("0413"), "The Nike stands at 0413 Dakotas", ("0413",)),
        (PlaceBomber(B52, "K"), "B-52 to Chicago", (f"bomber:{B52}", "city:K")),
        (LiftBomber(B52), "Take the B-52 off its base again", (f"bomber:{B52}", "button:lift")),
        (
            DefaultDeployment(),
            "Place all other bombers for me",
            ("button:default_deployment",),
        ),
        (
            FinishDeployment(),
            "All bombers stand as they shall",
            ("button:finish_deployment",),
        ),
        (BaseSupport("ec121", "C"), "Base the EC-121 at Sondrestrom", ("city:C",)),
        (
            ReturnBomber(B52, "B"),
            "A B-52 comes back at Thule",
            (f"bomber:{B52}", "city:B"),
        ),
    ],
)
def test_how_it_is_asked(action: Action, words: str, picks: tuple[str, ...]) -> None:
    assert sentence(action.label(KIT)) == words
    assert action.picks == picks
