"""A4 and A5: which squadrons fly for Russia, and where they are placed."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Refused
from desktop.rules.eagles_missiles import russian_air
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmSquadrons,
    LiftSquadron,
    PlaceSquadron,
    SupportCard,
)
from desktop.rules.eagles_missiles.events_russian import PlacementEnded
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, assault, play, war

rule = pytest.mark.rule
CONFIRM = ConfirmSquadrons()
RICH = "RA25 RA27"
"""Cards with four fighters and four bombers in all, strength 5."""


def placing(line: str = "III", cards: str = RICH, conquered: str = "", **fields: Any) -> State:
    s = war(conquered=conquered, steps=[PlaceSquadrons(RUSSIAN)], **fields)
    assault(s, line, *cards.split())
    asked(s)
    return s


def listed(s: State) -> set[tuple[str, ...]]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return {action.picks for action in choice.actions}


def places(s: State, kind: str) -> set[str]:
    return {picks[1] for picks in listed(s) if picks[0] == f"pool:{kind}"}


def refusal(s: State, action: Action) -> str:
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, s, action)
    told = s.steps[-1].explain(s, KIT, RUSSIAN, action.picks)
    assert isinstance(told, Refused)
    assert told.rule == refused.value.rule
    assert not told.text.source.endswith(".")
    return told.rule


def empty_pool(s: State, *kinds: str, but: int = 0) -> None:
    """Leave so many squadrons of each type in the Russian pool."""
    for kind in kinds:
        pool = [
            each
            for each in s.squadrons
            if each.type == kind and KIT.squadrons[each.id].side == "russian"
        ]
        for each in pool[but:]:
            each.where = "lost"


# -------------------------------------------------------------------------------- A4: icons


@rule("EM-IV.A4a")
def test_the_icons_of_all_laid_cards_are_added_up() -> None:
    s = placing(cards="RA20")
    assault(s, "I", "RA04")
    assault(s, "II", "RA22")
    assert russian_air.icons(s, KIT, RUSSIAN) == (2 + 1 + 1, 1 + 0 + 2)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert dict(choice.prompt.values) == {"fighters": 4, "bombers": 3}
    play(s, PlaceSquadron("SU27", "MAZ"), PlaceSquadron("SU24", "MAZ"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert dict(choice.prompt.values) == {"fighters": 3, "bombers": 2}


@rule("EM-P.13", "EM-IV.A4a")
def test_ex_saboteurs_one_bomber_less() -> None:
    s = placing(cards="RA27 RA04")
    s.now.fewer_bombers = 1
    assert russian_air.icons(s, KIT, RUSSIAN) == (3, 1)
    s.now.fewer_bombers = s.now.fewer_fighters = 7
    assert russian_air.icons(s, KIT, RUSSIAN) == (0, 0)


def test_with_one_commander_nothing_is_taken_from_another() -> None:
    s = placing(cards="RA22")
    s.now.fewer_bombers = 1
    assault(s, "IV", "RA27", by=RUSSIAN_2)
    assert russian_air.icons(s, KIT, RUSSIAN) == (1, 1)


@rule("EM-IV.A4a", "EM-IV.A4b")
def test_ex_icons_no_more_fly_than_icons_and_pool_allow() -> None:
    s = placing(cards="RA27 RA04")
    empty_pool(s, "SU27", "MIG29", but=1)
    play(s, PlaceSquadron("SU27", "MAZ"), PlaceSquadron("MIG29", "MAZ"))
    assert refusal(s, PlaceSquadron("SU27", "MAZ")) == "EM-IV.A4b"
    play(s, PlaceSquadron("SU24", "MAZ"), PlaceSquadron("TU22M", "MAZ"))
    assert refusal(s, PlaceSquadron("SU24", "MAZ")) == "EM-IV.A4a"
    assert listed(s) == {CONFIRM.picks}


@rule("EM-IV.A4b")
def test_fewer_squadrons_than_icons_may_fly() -> None:
    s = placing()
    told = play(s, CONFIRM)
    assert told == [PlacementEnded("EM-IV.A5d", RUSSIAN, 0)]
    assert asked(s) is None


@rule("EM-IV.A4b")
def test_ex_pool_empty_the_step_is_skipped_and_told() -> None:
    s = war(steps=[PlaceSquadrons(RUSSIAN)])
    assault(s, "III", "RA14")
    empty_pool(s, "SU27", "MIG29")
    assert play(s) == [PlacementEnded("EM-IV.A4b", RUSSIAN, 0)]
    assert asked(s) is None


@rule("EM-IV.A4a")
def test_russia_chooses_the_types_freely_and_gets_the_first_of_the_pool() -> None:
    s = placing()
    play(s, PlaceSquadron("MIG29", "MAZ"), PlaceSquadron("MIG29", "LUB"))
    assert [
        (each.id, each.at, each.role, each.by) for each in s.squadrons if each.where == "board"
    ] == [
        ("RU_MIG29_1", "MAZ", "escort", RUSSIAN),
        ("RU_MIG29_2", "LUB", "escort", RUSSIAN),
    ]


# ------------------------------------------------------------------------------ A5: placing


@rule("EM-IV.A5a", "EM-IV.A5b")
def test_fighters_escort_and_strategic_bombers_raid() -> None:
    s = placing()
    everywhere = {*KIT.polish, "DEU", "CZE"}
    cards = {"rcard:RA25", "rcard:RA27"}
    for fighter in ("SU27", "MIG29"):
        assert places(s, fighter) == everywhere | cards | {"SEA"}
    for bomber in ("SU24", "TU22M"):
        assert places(s, bomber) == everywhere | cards
    assert places(s, "SU25") == cards
    play(s, PlaceSquadron("SU24", "CZE"), PlaceSquadron("SU27", "DEU"))
    assert s.squadron("RU_SU24_1").role == "raid"
    assert s.squadron("RU_SU27_1").role == "escort"


@rule("EM-IV.A5a", "EM-VI.4d")
def test_ex_su25_no_raid() -> None:
    assert refusal(placing(), PlaceSquadron("SU25", "MAZ")) == "EM-VI.4d"


@rule("EM-IV.A5a")
def test_a_su25_without_a_card_to_support_stays_in_the_pool() -> None:
    s = placing("I", "RA25")
    assert places(s, "SU25") == set()


@rule("EM-IV.A5b")
def test_ex_place_conquered() -> None:
    s = placing(conquered="PDL")
    assert refusal(s, PlaceSquadron("SU24", "PDL")) == "EM-IV.A5b"
    assert refusal(s, PlaceSquadron("SU27", "PDL")) == "EM-IV.A5b"


@rule("EM-IV.A5b", "EM-X.7a")
def test_ex_escort_on_sea_after_fleet() -> None:
    assert refusal(placing(fleet=0), PlaceSquadron("MIG29", "SEA")) == "EM-IV.A5b"
    s = placing(fleet=1)
    assert refusal(s, PlaceSquadron("SU24", "SEA")) == "EM-IV.A5b"
    play(s, PlaceSquadron("MIG29", "SEA"))
    assert s.squadron("RU_MIG29_1").at == "SEA"


@rule("EM-IV.A5b")
@pytest.mark.parametrize(
    ("kind", "place", "words"),
    [
        ("SU24", "PDL", "Podlasie is conquered"),
        ("SU27", "PDL", "Podlasie is conquered"),
        ("SU24", "SEA", "Baltic Sea: only escorts of the fleet go there"),
        ("SU27", "SEA", "Baltic Sea: the fleet is destroyed"),
    ],
)
def test_a_refusal_says_why_the_place_is_closed(kind: str, place: str, words: str) -> None:
    s = placing(conquered="PDL", fleet=0)
    refused = s.steps[-1].explain(s, KIT, RUSSIAN, (f"pool:{kind}", place))
    assert isinstance(refused, Refused)
    assert sentence(refused.text) == words


def test_nothing_is_said_against_picks_that_fit_or_mean_nothing_here() -> None:
    s = placing()
    for picks in (
        ("pool:SU27",),
        ("pool:SU27", "MAZ"),
        ("pool:SU25", "rcard:RA25"),
        ("pool:SU22", "MAZ"),
        ("pool:B52", "MAZ"),
    ):
        assert s.steps[-1].explain(s, KIT, RUSSIAN, picks) is None


@rule("EM-X.7b", "EM-IV.A5c")
def test_ex_support_landing() -> None:
    s = placing("I", "RA25")
    assert refusal(s, SupportCard("SU25", "RA25")) == "EM-X.7b"
    assert refusal(s, SupportCard("SU27", "RA25")) == "EM-X.7b"


@rule("EM-IV.A5c")
def test_ex_one_support_per_card() -> None:
    s = placing("III", "RA25 RA27")
    play(s, SupportCard("TU22M", "RA27"), SupportCard("TU22M", "RA25"))
    assert [
        (each.id, each.at, each.card, each.role) for each in s.squadrons if each.where == "board"
    ] == [("RU_TU22M_1", "III", 1, "support"), ("RU_TU22M_2", "III", 0, "support")]
    assert refusal(s, SupportCard("SU25", "RA25")) == "EM-IV.A5c"
    assert refusal(s, SupportCard("SU25", "RM01")) == "EM-IV.A5c"
    assert places(s, "SU25") == set()


@rule("EM-IV.A5a", "EM-IV.A5d")
def test_squadrons_are_taken_back_until_all_is_confirmed() -> None:
    s = placing()
    assert refusal(s, LiftSquadron("RU_SU24_1")) == "EM-IV.A5a"
    play(s, PlaceSquadron("SU24", "MAZ"), SupportCard("SU27", "RA25"))
    assert ("squadron:RU_SU24_1", "button:take_back") not in listed(s)
    play(s, LiftSquadron("RU_SU24_1"), LiftSquadron("RU_SU27_1"))
    assert [each.id for each in s.squadrons if each.where == "board"] == []
    assert places(s, "SU25") == {"rcard:RA25", "rcard:RA27"}
    told = play(s, PlaceSquadron("SU24", "LUB"), CONFIRM)
    assert told[-1] == PlacementEnded("EM-IV.A5d", RUSSIAN, 1)
    assert asked(s) is None


@rule("EM-IV.A5d")
def test_all_that_is_placed_is_open() -> None:
    s = placing()
    for event in play(s, PlaceSquadron("SU24", "MAZ"), SupportCard("SU27", "RA25"), CONFIRM):
        assert event.seen_by("polish") == event.seen_by(None) == event
