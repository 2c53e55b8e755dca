"""Checks of effects that no single field shows: what they refer to, and where they may stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, get_args

from desktop.rules.hornet_leader.components_cards import Keyword
from desktop.rules.hornet_leader.components_reading import Faults, Place
from desktop.rules.hornet_leader.effects_base import ByHandEffect
from desktop.rules.hornet_leader.effects_data import (
    AnyEffect,
    AttackModEffect,
    BeginInPlayEffect,
    BombersAllEffect,
    ChooseEffect,
    ForbidEffect,
    ForEachEffect,
    HitsAllEffect,
    IfEffect,
    ReconExtraEffect,
    RestrictWeaponEffect,
    RollEachEffect,
    Selecting,
    SpecialAttackEffect,
    StartAreasEffect,
    StressEachMissionEffect,
    TargetModEffect,
    TurnsEffect,
    WeaponModEffect,
)

Effects = tuple[AnyEffect, ...]
NOWHERE = Place("")
STANDING = (
    TargetModEffect,
    HitsAllEffect,
    AttackModEffect,
    BombersAllEffect,
    StressEachMissionEffect,
    ReconExtraEffect,
)
"""What counts while an Improvement is in play."""


class References(NamedTuple):
    """What effects may name."""

    weapons: Collection[str]
    targets: Collection[int]


def lists_in(effect: AnyEffect) -> Iterator[tuple[str, str, Effects]]:
    """Yield the lists inside an effect, with kind and name; nothing for the only one."""
    match effect:
        case ChooseEffect(options=options):
            yield from (("option", str(n), option) for n, option in enumerate(options, 1))
        case ForEachEffect(effects=effects):
            yield "", "", effects
        case RollEachEffect(pass_=passed, fail=failed):
            yield from (("pass", "", passed), ("fail", "", failed))
        case IfEffect(then=then, else_=otherwise):
            yield from (("then", "", then), ("else", "", otherwise))
        case _:
            return


def each_effect(
    effects: Sequence[AnyEffect], place: Place = NOWHERE, of_each: bool = False
) -> Iterator[tuple[Place, AnyEffect, bool]]:
    """Yield every effect, inner ones too: its place, itself, whether it has a ``self``."""
    for number, effect in enumerate(effects, 1):
        here = place.at("effect", number)
        yield here, effect, of_each
        inner = of_each or isinstance(effect, ForEachEffect | RollEachEffect)
        for kind, name, listed in lists_in(effect):
            yield from each_effect(listed, here.at(kind, name) if kind else here, inner)


def is_by_hand(effect: AnyEffect) -> bool:
    """Return whether an effect is only shown, for the player to carry out (schema 6.4)."""
    match effect:
        case AttackModEffect(scope="ata" | "atg" | "enemy_attack"):
            return True
        case ForbidEffect(what="suppress" | "evade" | "guns" | "low" | "jettison"):
            return True
        case IfEffect(cond="none_destroyed" | "jammer_present" | "night"):
            return True
        case Selecting(who="fast" | "slow"):
            return True
        case _:
            return isinstance(effect, ByHandEffect)


def has_special_attack(effects: Sequence[AnyEffect]) -> bool:
    """Return whether there is a Special Event Attack in a list."""
    return any(isinstance(effect, SpecialAttackEffect) for _, effect, _ in each_effect(effects))


def check_effects(
    faults: Faults, effects: Sequence[AnyEffect], place: Place, references: References
) -> None:
    """Check what the effects of a list refer to and that their fields fit each other."""
    for here, effect, of_each in each_effect(effects, place):
        if isinstance(effect, Selecting):
            faults.expect(
                effect.who != "self" or of_each,
                here.on("who"),
                "self is nobody outside for_each and roll_each",
            )
        word = getattr(effect, "title_word", "")
        faults.expect(
            not word or word in get_args(Keyword), here.on("title_word"), f"unknown word {word}"
        )
        _check_fields(faults, effect, here, references)


def _check_fields(faults: Faults, effect: AnyEffect, here: Place, references: References) -> None:
    match effect:
        case WeaponModEffect(weapons=weapons):
            faults.known(here.on("weapons"), weapons, references.weapons)
        case RestrictWeaponEffect(weapons=weapons, title_word=word):
            faults.known(here.on("weapons"), weapons, references.weapons)
            faults.expect(word, here.on("title_word"), "must be a word")
        case BeginInPlayEffect(targets=targets):
            faults.known(here.on("targets"), targets, references.targets)
        case TurnsEffect(set=fixed, add=more):
            one = (fixed is None) != (more is None)
            faults.expect(one, here.on("set and add"), "exactly one of them is given")
        case ChooseEffect(labels=labels, options=options):
            same = len(labels) == len(options)
            faults.expect(same, here.on("labels"), "there must be as many as options")
        case StartAreasEffect(same_side=same_side):
            faults.expect(same_side, here.on("same_side"), "must be true")
        case SpecialAttackEffect():
            _check_special_attack(faults, effect, here)
        case _:
            pass


def _check_special_attack(faults: Faults, effect: SpecialAttackEffect, here: Place) -> None:
    each = (effect.attacks == "each") == (effect.who == "each")
    faults.expect(each, here.on("who"), "each goes with attacks on each")
    free = (effect.reduce.pay == "none") == (effect.reduce.cost == 0)
    faults.expect(free, here.at("reduce").on("cost"), "0 goes with pay none")
    numbers = list(effect.numbers)
    faults.expect(numbers == sorted(numbers), here.on("numbers"), "must ascend")


def check_improvement(faults: Faults, effects: Sequence[AnyEffect], place: Place) -> None:
    """Check that an Improvement only says what counts while it is in play (schema 6.5)."""
    for number, effect in enumerate(effects, 1):
        here = place.at("effect", number)
        if isinstance(effect, IfEffect):
            failed = effect.cond == "target_not_destroyed"
            faults.expect(failed, here.on("cond"), "must be target_not_destroyed in an Improvement")
            continue
        faults.expect(isinstance(effect, STANDING), here, "does not count while a card is in play")
        until = getattr(effect, "until", "mission")
        faults.expect(until == "mission", here.on("until"), "an Improvement has none")
