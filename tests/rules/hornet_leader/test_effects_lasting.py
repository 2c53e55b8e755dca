"""Effects that last: how long, and that those read them who should (schema 6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules.core import Choice, Event
from desktop.rules.hornet_leader import changes_campaign
from desktop.rules.hornet_leader.attack_dice import modifiers
from desktop.rules.hornet_leader.attack_rules import usable
from desktop.rules.hornet_leader.debrief_rules import stress
from desktop.rules.hornet_leader.enemy_rules import die_modifiers
from desktop.rules.hornet_leader.events_campaign import EffectNoted
from desktop.rules.hornet_leader.placing import PlaceAircraft, one_side
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import draws, hits_needed, recon_limit
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    counter,
    effect,
    effects,
    mission,
    sheet_with,
)


def flying(target: int = 12, **fields: Any) -> State:
    """Return a mission of one; fields of the campaign."""
    return mission(target, [aircraft("hunter")], state=campaign(sheet_with(target), **fields))


def sources(told: list[Event]) -> list[str]:
    return [each.words.source for each in told if isinstance(each, EffectNoted)]


def nothing_done(told: list[Event]) -> bool:
    return sources(told) == ["{source}: there is nothing to act on."]


def choice(s: State) -> Choice:
    found = asked(s)
    assert isinstance(found, Choice)
    return found


@pytest.mark.rule("HL-1.6c")
@pytest.mark.parametrize(
    ("until", "turn", "counts"),
    [
        ("turn1", 0, True),
        ("turn1", 1, True),
        ("turn1", 2, False),
        ("turn2", 2, True),
        ("turn2", 3, False),
        ("mission", 5, True),
        ("next_mission", 1, False),
        ("campaign", 5, True),
    ],
)
def test_how_long_an_effect_counts(until: str, turn: int, counts: bool) -> None:
    s = flying()
    told = effects(s, effect("attack_mod", scope="site_attack", amount=-1, until=until))
    assert len(sources(told)) == 1
    s.flown.turn = turn
    total = die_modifiers(s, KIT, "site", "hunter", "over_target").total
    assert total == (-1 if counts else 0)


def test_an_effect_on_the_campaign_survives_the_mission() -> None:
    s = flying()
    effects(s, effect("hits_all", amount=2, until="campaign"), effect("hits", amount=1))
    assert hits_needed(s, KIT, 12) == 8 + 3
    changes_campaign.begin_mission(s, KIT, 12, secondary=False)
    assert hits_needed(s, KIT, 12) == 8 + 2


def test_equal_effects_add_up() -> None:
    s = flying()
    for _ in range(2):
        effects(s, effect("hits_all", amount=1, until="campaign"))
    assert hits_needed(s, KIT, 12) == 8 + 2


@pytest.mark.rule("HL-1.7ab")
def test_an_effect_that_quotes_a_word_counts_for_such_targets_only() -> None:
    s = flying()
    effects(s, effect("attack_mod", scope="atg_target", amount=2, title_word="fleet"))
    load = s.flown.aircraft("hunter")
    load.loads = ["mk82"]
    plain = modifiers(s, KIT, load, "mk82", TARGET, "attack").total
    effects(s, effect("attack_mod", scope="atg_target", amount=2, title_word="convoy"))
    assert modifiers(s, KIT, load, "mk82", TARGET, "attack").total == plain + 2


def test_weapons_are_changed_by_type() -> None:
    s = flying()
    plane = s.flown.aircraft("hunter")
    plane.loads = ["mk82", "agm65"]
    before = [modifiers(s, KIT, plane, each, TARGET, "attack").total for each in plane.loads]
    effects(s, effect("weapon_mod", weapons=["agm65"], amount=-1))
    after = [modifiers(s, KIT, plane, each, TARGET, "attack").total for each in plane.loads]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, -1]


def test_what_is_forbidden_cannot_be_used() -> None:
    s = mission(
        12, [aircraft("static", "app_north", loads=("agm88",))], [counter("site", "sa_6", "center")]
    )
    plane = s.flown.aircraft("static")
    assert usable(s, KIT, plane, "agm88", "sa_6#1") is None
    s.flown.turn = 1
    effects(s, effect("forbid", what="radar_weapons", until="turn1"))
    assert usable(s, KIT, plane, "agm88", "sa_6#1") is not None


@pytest.mark.rule("HL-10.3b")
@pytest.mark.parametrize(("target", "allowed"), [(12, False), (34, True)])
def test_a_campaign_restricts_a_weapon_to_targets_of_a_word(target: int, allowed: bool) -> None:
    s = mission(
        target,
        [aircraft("hunter", "app_north", loads=("agm84",))],
        state=campaign(sheet_with(target)),
    )
    note = effect("restrict_weapon", weapons=["agm84"], title_word="fleet")
    effects(s, note, scene="setup", source="campaign:libya_1984")
    found = usable(s, KIT, s.flown.aircraft("hunter"), "agm84", TARGET)
    assert (found is None) == allowed
    assert found is None or found.rule == "HL-10.3b"


@pytest.mark.rule("HL-5.3a")
def test_all_begin_on_one_side_that_the_player_chooses() -> None:
    s = flying()
    s.flown.aircraft("hunter").area = ""
    effects(s, effect("start_areas"), scene="bound")
    assert one_side(s, KIT)
    s.then(PlaceAircraft())
    assert [each.picks for each in choice(s).actions] == [
        ("side:north",),
        ("side:east",),
        ("side:south",),
        ("side:west",),
    ]


@pytest.mark.parametrize(
    ("field", "area", "expected"),
    [
        ("sites", "center", ((1, 3), (0, 2))),
        ("sites", "approach", ((2, 2), (0, 2))),
        ("bandits", "center", ((1, 2), (0, 3))),
        ("bandits", "approach", ((1, 2), (1, 2))),
    ],
)
def test_more_counters_are_drawn(
    field: str, area: str, expected: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    s = flying()
    effects(s, effect("target_mod", field=field, area=area, amount=1))
    assert (draws(s, KIT, "sites", 12), draws(s, KIT, "bandits", 12)) == expected


@pytest.mark.rule("HL-8.5a")
def test_missions_cost_more_stress() -> None:
    s = flying()
    before = stress(s, KIT).total
    effects(s, effect("stress_each_mission", amount=1, until="campaign"))
    assert stress(s, KIT).total == before + 1


@pytest.mark.rule("HL-2.5b")
def test_further_cards_may_be_drawn_before_the_next_mission() -> None:
    s = flying()
    before = recon_limit(s, KIT).total
    effects(s, effect("recon_extra", amount=1, until="next_mission"), scene="home")
    assert recon_limit(s, KIT).total == before + 1
    changes_campaign.end_drawing(s)
    assert recon_limit(s, KIT).total == before


def test_what_lasts_for_a_mission_finds_none_at_set_up() -> None:
    s = campaign()
    told = effects(s, effect("sar_mod", amount=1), scene="setup", source="campaign:iraq_1991")
    assert nothing_done(told)
    assert s.carry == []


def test_the_target_is_destroyed_when_it_needs_no_more_hits_than_it_has() -> None:
    s = flying()
    s.flown.hits = 7
    effects(s, effect("hits_all", amount=-1, until="campaign"))
    assert s.flown.destroyed
