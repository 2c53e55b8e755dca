"""Effects as data: each operation, what is filled in, and what is refused with its place."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_effects import each_effect, is_by_hand
from desktop.rules.hornet_leader.components_reading import Place
from desktop.rules.hornet_leader.effects_data import (
    AbortEffect,
    AnyEffect,
    ChooseEffect,
    ForEachEffect,
    FreeSpecialEffect,
    IfEffect,
    RollEachEffect,
    SpecialAttackEffect,
    StressEffect,
    TurnsEffect,
)
from tests.rules.hornet_leader.positions import KIT, effect
from tests.rules.hornet_leader.refusals import refusal

OPERATIONS = (
    "stress xp sa turns abort destroy_aircraft drop_weapons drop_pods special_attack attack_mod "
    "weapon_mod forbid altitude start_areas add_sites add_bandits remove_sites remove_bandits "
    "swap_sites move_bandits scatter_bandits target_mod hits hits_all bombers_all "
    "stress_each_mission recon_extra so vp track tanker_free free_special sar_mod rescue "
    "discard_improvement end_campaign begin_in_play restrict_weapon choose for_each roll_each if"
)
RESERVED = "place_bandit evade_stress aircraft_limit speed damage_aircraft draw_event roll"


# -------------------------------------------------------------------------------- what is read


def test_there_is_a_struct_for_every_operation_and_no_other() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(AnyEffect)]
    assert sorted(tags) == sorted(f"{OPERATIONS} {RESERVED}".split())


@pytest.mark.parametrize(
    ("op", "fields", "filled"),
    [
        ("stress", {"who": "each", "amount": 1}, {"count": 1, "pool": "mission"}),
        ("xp", {"who": "random", "amount": 1}, {"skill_at_most": "", "aircraft_class": ""}),
        ("turns", {"add": -1}, {"set": None}),
        ("drop_weapons", {"who": "random", "kind": "any", "amount": 2, "unit": "weight"}, {}),
        ("attack_mod", {"scope": "suppress", "amount": 1}, {"until": "mission", "title_word": ""}),
        ("weapon_mod", {"weapons": ["aim7"], "amount": -1}, {"until": "mission"}),
        ("forbid", {"what": "phoenix"}, {"until": "mission"}),
        ("altitude", {"who": "each", "set": "L"}, {"until": "mission"}),
        ("start_areas", {}, {"ring": "stand_off", "same_side": True}),
        ("hits_all", {"amount": 1}, {"until": "mission", "title_word": ""}),
        ("track", {"infra": -1}, {"recon": 0, "intel": 0}),
        ("free_special", {"amount": 4}, {"until": "next_mission"}),
        ("rescue", {"count": 1}, {"roll": 0}),
        (
            "roll_each",
            {"who": "each", "at_least": 3},
            {"skill_mod": False, "pass_": (), "fail": ()},
        ),
        ("if", {"cond": "tanker_used"}, {"then": (), "else_": ()}),
    ],
)
def test_what_is_left_out_is_filled_in(
    op: str, fields: dict[str, Any], filled: dict[str, Any]
) -> None:
    read = effect(op, **fields)
    assert {name: getattr(read, name) for name in filled} == filled


def test_lists_within_lists_are_read() -> None:
    leak = KIT.events[37].bound.effects[0]
    assert isinstance(leak, ForEachEffect)
    assert (leak.who, leak.count) == ("random", 1)
    (choice,) = leak.effects
    assert isinstance(choice, ChooseEffect)
    assert choice.labels[0] == Text("hornet_leader.data", "Send it home")
    assert choice.options == (
        (AbortEffect(who="self"),),
        (StressEffect(who="self", amount=3),),
    )


def test_an_effect_goes_to_a_file_and_back() -> None:
    for card in KIT.events.values():
        for _, section in card.sections:
            written = msgspec.json.encode(section.effects)
            assert msgspec.json.decode(written, type=tuple[AnyEffect, ...]) == section.effects


def test_every_effect_of_a_list_is_found_with_its_place() -> None:
    inner = StressEffect(who="self", amount=1)
    roll = RollEachEffect(who="each", at_least=3, fail=(inner,))
    outer = IfEffect(cond="tanker_used", then=(TurnsEffect(add=-1),), else_=(roll,))
    placed = each_effect([outer], Place("card"))
    found = [(str(place), of_each) for place, _, of_each in placed]
    assert found == [
        ("card, effect 1", False),
        ("card, effect 1, then, effect 1", False),
        ("card, effect 1, else, effect 1", False),
        ("card, effect 1, else, effect 1, fail, effect 1", True),
    ]


@pytest.mark.parametrize(
    ("op", "fields", "by_hand"),
    [
        ("place_bandit", {"area": "center", "bandit": "mig_21"}, True),
        ("evade_stress", {"set": 3}, True),
        ("aircraft_limit", {"amount": 1}, True),
        ("speed", {"who": "each", "set": "slow"}, True),
        ("damage_aircraft", {"who": "random"}, True),
        ("draw_event", {"section": "home"}, True),
        ("roll", {"table": [1, 2]}, True),
        ("attack_mod", {"scope": "enemy_attack", "amount": 1}, True),
        ("attack_mod", {"scope": "suppress", "amount": 1}, False),
        ("forbid", {"what": "suppress"}, True),
        ("forbid", {"what": "high"}, False),
        ("if", {"cond": "night"}, True),
        ("if", {"cond": "tanker_used"}, False),
        ("stress", {"who": "fast", "amount": 1}, True),
        ("stress", {"who": "each", "amount": 1}, False),
    ],
)
def test_what_is_reserved_for_packs_is_left_to_the_player(
    op: str, fields: dict[str, Any], by_hand: bool
) -> None:
    assert is_by_hand(effect(op, **fields)) is by_hand


def test_the_program_carries_out_every_effect_it_ships() -> None:
    lists = [section.effects for card in KIT.events.values() for _, section in card.sections]
    for target in KIT.targets.values():
        lists += [target.improvement, target.bonus, target.penalty]
    assert not [found for one in lists for _, found, _ in each_effect(one) if is_by_hand(found)]


# ----------------------------------------------------------------------------- what is refused

FIRST = 'effects = [{ op = "forbid", what = "high", until = "turn2" }]'
"""Event 1, on the way to the Target."""
HIT = '{ op = "hits", amount = 1 }'
"""Event 1, Over Target."""
PAY = '{ op = "so", amount = -2 }'
"""Event 1, on the way home, in the first option of a choice."""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (HIT, '{ op = "hit", amount = 1 }', "event 1, section over, effect 1, op"),
        (HIT, "{ amount = 1 }", "event 1, section over, effects 1"),
        (HIT, '{ op = "hits", amount = 1, who = "each" }', "event 1, section over, effect 1"),
        (HIT, '{ op = "hits", amount = "one" }', "event 1, section over, effect 1, amount"),
        (HIT, '{ op = "hits" }', "event 1, section over, effect 1"),
        (PAY, '{ op = "so", sum = 2 }', "event 1, section home, effect 1, option 1, effect 1"),
        (FIRST, FIRST.replace("high", "hi"), "event 1, section bound, effect 1, what"),
        (FIRST, FIRST.replace("turn2", "turn9"), "event 1, section bound, effect 1, until"),
        (
            HIT,
            '{ op = "stress", who = "self", amount = 1 }',
            "event 1, section over, effect 1, who: self is nobody",
        ),
        (PAY, '{ op = "abort", who = "self" }', "section home, effect 1, option 1, effect 1, who"),
        (
            HIT,
            '{ op = "stress", who = "each", amount = 1, skill_at_most = "rookie" }',
            "event 1, section over, effect 1, skill_at_most",
        ),
        (
            HIT,
            '{ op = "hits_all", amount = 1, title_word = "boat" }',
            "event 1, section over, effect 1, title_word: unknown word boat",
        ),
        (
            HIT,
            '{ op = "weapon_mod", weapons = ["aim1"], amount = 1 }',
            "event 1, section over, effect 1, weapons: there is no aim1",
        ),
        (
            HIT,
            '{ op = "restrict_weapon", weapons = ["agm84"], title_word = "" }',
            "event 1, section over, effect 1, title_word",
        ),
        (
            HIT,
            '{ op = "begin_in_play", targets = [61] }',
            "event 1, section over, effect 1, targets: there is no 61",
        ),
        (HIT, '{ op = "turns", set = 4, add = 1 }', "section over, effect 1, set and add"),
        (HIT, '{ op = "turns" }', "event 1, section over, effect 1, set and add"),
        (
            'labels = ["Call the tanker", "Stretch the fuel"]',
            'labels = ["Call the tanker"]',
            "event 1, section home, effect 1, labels",
        ),
        (
            HIT,
            '{ op = "start_areas", same_side = false }',
            "event 1, section over, effect 1, same_side",
        ),
        (
            'attacks = "each", who = "each"',
            'attacks = 2, who = "each"',
            "event 6, section bound, effect 1, who",
        ),
        (
            "numbers = [5, 9, 99], reduce = { pay",
            "numbers = [9, 5, 99], reduce = { pay",
            "event 6, section bound, effect 1, numbers",
        ),
        (
            'reduce = { pay = "none", cost = 0 }',
            'reduce = { pay = "none", cost = 1 }',
            "event 6, section bound, effect 1, reduce, cost",
        ),
        (FIRST, "effects = []\nspecials = 1", "event 1, section bound"),
        ("special = true", "special = false", "event 6, section bound, special"),
        ("special = false", "special = true", "event 1, section bound, special"),
        ("number = 2\n", "number = 1\n", "event, number: 1 stands twice"),
        ("cards = 44", "cards = 45", "deck, cards: there are 44"),
    ],
)
def test_a_wrong_event_is_refused_with_its_place(old: str, new: str, words: str) -> None:
    said = refusal("events.toml", old, new)
    assert said.startswith("events.toml, ")
    assert words in said


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            '{ op = "attack_mod", scope = "bandit_attack", amount = 1 }',
            '{ op = "vp", amount = 1 }',
            "target 2, improvement, effect 1: does not count",
        ),
        (
            '{ op = "attack_mod", scope = "bandit_attack", amount = 1 }',
            '{ op = "attack_mod", scope = "bandit_attack", amount = 1, until = "turn1" }',
            "target 2, improvement, effect 1, until",
        ),
        ('"target_not_destroyed"', '"any_destroyed"', "target 31, improvement, effect 1, cond"),
        ('{ op = "vp", amount = -1 }', '{ op = "vp" }', "target 3, penalty, effect 1"),
        (
            'op = "track", infra = 1 }] }',
            'op = "track", infra = true }] }',
            "target 5, overkill, effect 1, infra",
        ),
    ],
)
def test_a_wrong_effect_of_a_target_is_refused_with_its_place(
    old: str, new: str, words: str
) -> None:
    said = refusal("targets.toml", old, new)
    assert said.startswith("targets.toml, ")
    assert words in said


def test_attacks_on_each_are_read() -> None:
    barrage = KIT.events[6].bound.effects[0]
    assert isinstance(barrage, SpecialAttackEffect)
    assert (barrage.attacks, barrage.numbers, barrage.reduce.pay) == ("each", (5, 9, 99), "none")


def test_weight_points_for_nothing_wait_for_the_next_mission() -> None:
    assert KIT.events[5].home.effects == (FreeSpecialEffect(amount=4),)
