"""Checks of effects that no single field shows: what they refer to, and where they may stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, get_args

from desktop.rules.hornet_leader.components_cards import Keyword
from desktop.rules.hornet_leader.components_reading import expect, known
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


def lists_in(effect: AnyEffect) -> Iterator[tuple[str, Effects]]:
    """Yield the lists inside an effect, with their names."""
    match effect:
        case ChooseEffect(options=options):
            yield from ((f"option {n}", option) for n, option in enumerate(options, 1))
        case ForEachEffect(effects=effects):
            yield "", effects
        case RollEachEffect(pass_=passed, fail=failed):
            yield from (("pass", passed), ("fail", failed))
        case IfEffect(then=then, else_=otherwise):
            yield from (("then", then), ("else", otherwise))
        case _:
            return


def each_effect(
    effects: Sequence[AnyEffect], place: str = "", of_each: bool = False
) -> Iterator[tuple[str, AnyEffect, bool]]:
    """Yield every effect, inner ones too: its place, itself, whether it has a ``self``."""
    for number, effect in enumerate(effects, 1):
        here = f"{place}, effect {number}"
        yield here, effect, of_each
        inner = of_each or isinstance(effect, ForEachEffect | RollEachEffect)
        for name, listed in lists_in(effect):
            yield from each_effect(listed, f"{here}, {name}" if name else here, inner)


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


def check_effects(effects: Sequence[AnyEffect], place: str, references: References) -> None:
    """Check what the effects of a list refer to and that their fields fit each other."""
    for here, effect, of_each in each_effect(effects, place):
        if isinstance(effect, Selecting):
            expect(
                effect.who != "self" or of_each,
                f"{here}, who",
                "self is nobody outside for_each and roll_each",
            )
        word = getattr(effect, "title_word", "")
        expect(not word or word in get_args(Keyword), f"{here}, title_word", f"unknown word {word}")
        _check_fields(effect, here, references)


def _check_fields(effect: AnyEffect, here: str, references: References) -> None:
    match effect:
        case WeaponModEffect(weapons=weapons):
            known(f"{here}, weapons", weapons, references.weapons)
        case RestrictWeaponEffect(weapons=weapons, title_word=word):
            known(f"{here}, weapons", weapons, references.weapons)
            expect(word, f"{here}, title_word", "must be a word")
        case BeginInPlayEffect(targets=targets):
            known(f"{here}, targets", targets, references.targets)
        case TurnsEffect(set=fixed, add=more):
            one = (fixed is None) != (more is None)
            expect(one, f"{here}, set and add", "exactly one of them is given")
        case ChooseEffect(labels=labels, options=options):
            same = len(labels) == len(options)
            expect(same, f"{here}, labels", "there must be as many as options")
        case StartAreasEffect(same_side=same_side):
            expect(same_side, f"{here}, same_side", "must be true")
        case SpecialAttackEffect():
            _check_special_attack(effect, here)
        case _:
            pass


def _check_special_attack(effect: SpecialAttackEffect, here: str) -> None:
    each = (effect.attacks == "each") == (effect.who == "each")
    expect(each, f"{here}, who", "each goes with attacks on each")
    free = (effect.reduce.pay == "none") == (effect.reduce.cost == 0)
    expect(free, f"{here}, reduce, cost", "0 goes with pay none")
    numbers = list(effect.numbers)
    expect(numbers == sorted(numbers), f"{here}, numbers", "must ascend")


def check_improvement(effects: Sequence[AnyEffect], place: str) -> None:
    """Check that an Improvement only says what counts while it is in play (schema 6.5)."""
    for number, effect in enumerate(effects, 1):
        here = f"{place}, effect {number}"
        if isinstance(effect, IfEffect):
            failed = effect.cond == "target_not_destroyed"
            expect(failed, f"{here}, cond", "must be target_not_destroyed in an Improvement")
            continue
        expect(isinstance(effect, STANDING), here, "does not count while a card is in play")
        until = getattr(effect, "until", "mission")
        expect(until == "mission", f"{here}, until", "an Improvement has none")
