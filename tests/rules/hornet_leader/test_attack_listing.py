"""The attacks that are listed, and why others cannot be made."""

from __future__ import annotations

import pytest

from desktop.rules.core import Choice
from desktop.rules.hornet_leader.actions_mission import Attack
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_listing import LIMIT, best_arms
from desktop.rules.hornet_leader.attack_rules import (
    Aims,
    enemies,
    everything,
    gun_usable,
    usable,
)
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.attacks import END, fast
from tests.rules.hornet_leader.positions import KIT, aircraft, asked, counter


def listed(s: State) -> list[Attack]:
    found = asked(s)
    assert isinstance(found, Choice)
    assert found.open
    assert found.actions[-1] == END
    attacks = [action for action in found.actions if isinstance(action, Attack)]
    for action in attacks:
        s.steps[-1].admit(s, KIT, action)
    return attacks


def test_the_list_has_the_best_set_guns_each_weapon_and_all_of_it() -> None:
    s = fast([aircraft("banzai", high=False, loads=("mk82", "mk82", "mk82", "mk20"))])
    assert [tuple(shot.weapon for shot in each.shots) for each in listed(s)] == [
        ("mk82", "mk82", "mk82", "mk20"),
        (),
        ("mk82",),
        ("mk20",),
        ("mk82", "mk82", "mk82"),
    ]


def test_every_payer_is_listed() -> None:
    flight = [aircraft("wedge", loads=("mk82",), sa=1), aircraft("cowboy", sa=1)]
    s = fast(flight, leader="cowboy")
    assert [each.payer for each in listed(s) if each.pilot == "wedge"] == ["wedge", "cowboy"]


def test_a_long_list_still_shows_every_enemy() -> None:
    loads = ("aim9", "aim9", "aim7", "aim7", "agm65", "agm65", "mk82", "mk82", "mk20", "mk20")
    pilots = ("hunter", "banzai", "blackhawk", "wolf", "cowboy", "mustang", "talon", "griffin")
    migs = [counter("bandit", "mig_21", "center", number) for number in range(1, 7)]
    sites = [counter("site", "s_60", "center", number) for number in range(7, 13)]
    flight = [aircraft(pilot, high=False, loads=loads, sa=2) for pilot in pilots]
    s = fast(flight, [*migs, *sites], leader="hunter")
    attacks = listed(s)
    assert len(attacks) == LIMIT
    assert len({(each.pilot, each.enemy) for each in attacks}) == len(pilots) * 13
    order = [pilots.index(each.pilot) for each in attacks]
    assert order == sorted(order)


def test_what_is_listed_is_what_is_usable_one_by_one() -> None:
    loads = ("aim9", "agm88", "agm65", "mk82")
    near = [counter("bandit", "mig_21", "center", 1), counter("site", "s_60", "center", 2)]
    far = [counter("site", "sa_2", "app_north", 3)]
    flight = [aircraft("banzai", high=high, loads=loads) for high in (True, False)]
    for s in (fast([each], [*near, *far]) for each in flight):
        (one,) = s.flown.flight
        aims = Aims(s, KIT, everything(s))
        found = {arms.enemy: [arms.items, arms.gun] for arms in aims.arms_of(one)}
        for enemy in enemies(s):
            items = [item for item in loads if usable(s, KIT, one, item, enemy) is None]
            gun = gun_usable(s, KIT, one, enemy) is None
            assert found.get(enemy, [[], False]) == [items, gun]
        assert found


def test_the_set_to_preselect() -> None:
    counters = [
        counter("site", "sa_6", "app_north"),
        counter("bandit", "mig_21", "app_north", 2),
        counter("bandit", "mig_29", "app_north", 3, objective=True),
    ]
    loads = ("agm65", "agm88", "aim7", "aim9", "aim9", "aim120")
    s = fast([aircraft("blackhawk", loads=loads)], counters)
    blackhawk = s.flown.flight[0]
    assert best_arms(s, KIT, blackhawk, "sa_6#1") == ("agm88", "agm65")
    assert best_arms(s, KIT, blackhawk, "mig_21#2") == ("aim9",)
    assert best_arms(s, KIT, blackhawk, "mig_29#3") == ("aim9", "aim9", "aim7")
    s.flown.flight[0].loads = ["mk84"] * 6
    assert best_arms(s, KIT, blackhawk, TARGET) == ("mk84",) * 6
    s.flown.hits = 5
    assert best_arms(s, KIT, blackhawk, TARGET) == ("mk84",) * 2
    assert best_arms(s, KIT, blackhawk, "sa_6#1") is None


# -------------------------------------------------------------------------------- the reasons


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        (("pilot:nobody",), "HL-6.2a"),
        (("pilot:wedge",), "HL-6.2a"),
        (("pilot:banzai",), ""),
        (("pilot:banzai", "enemy:gone#4"), "HL-6.3a"),
        (("pilot:banzai", "enemy:mig_21#1"), ""),
        (("pilot:banzai", "enemy:mig_21#1", "item:aim7"), "HL-1.4f"),
        (("pilot:banzai", "enemy:s_60#2"), "HL-1.4e"),
        (("pilot:banzai", TARGET), ""),
        (("pilot:banzai", TARGET, "item:aim7"), "HL-1.4b"),
        (("pilot:banzai", TARGET, "item:mk82", "item:mk82"), "HL-6.3i"),
        (("pilot:banzai", TARGET, "gun"), "HL-6.3c"),
        (("pilot:banzai", TARGET, "item:mk82", "payer:wedge"), "HL-6.2e"),
        (("pilot:banzai", TARGET, "item:mk82", "high_stress"), "HL-9.5a"),
        (("enemy:mig_21#1",), ""),
    ],
)
def test_a_reason_is_given_for_what_cannot_be_done(picks: tuple[str, ...], rule: str) -> None:
    s = fast(
        [aircraft("banzai", loads=("mk82", "aim7")), aircraft("wedge")],
        [counter("bandit", "mig_21", "center"), counter("site", "s_60", "app_north", 2)],
    )
    found = AircraftAttacks(True).explain(s, KIT, picks)
    expected = "" if found is None else found.rule
    assert expected == rule
