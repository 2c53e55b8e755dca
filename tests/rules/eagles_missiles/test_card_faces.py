"""The words on cards agree with what the cards do (sections N and P, EM-XI.2)."""

from __future__ import annotations

import re

import pytest

from desktop.rules.core import Chance
from desktop.rules.eagles_missiles.components_cards import EffectCard
from desktop.rules.eagles_missiles.missiles import Missiles, Strike
from tests.rules.eagles_missiles.positions import KIT, asked, missile, play, war

TARGETS = {"city": "city", "airfield": "airfield", "aa": "AA unit"}
MISSILES = [key for key, card in KIT.russian_cards.items() if card.kind == "missile"]
EFFECTS: dict[str, EffectCard] = {**KIT.nato_cards, **KIT.polish_cards}


def numbers(text: str) -> set[int]:
    """Return the numbers of a text; those of aircraft are names."""
    return {int(each) for each in re.findall(r"\d+", re.sub(r"[A-Z][A-Za-z]*-\d+\w*", "", text))}


@pytest.mark.rule("EM-XI.2")
@pytest.mark.parametrize("card", MISSILES)
def test_a_missile_card_says_its_dice_its_number_and_its_targets(card: str) -> None:
    info = KIT.russian_cards[card]
    assert info.text is not None
    named = " or ".join(TARGETS[kind] for kind in info.targets)
    words = f"Roll {info.dice} d6; each {info.hit_on}+ destroys one {named} on the chosen"
    assert info.text.source == f"{words} territory."


@pytest.mark.rule("EM-XI.2")
@pytest.mark.parametrize("card", MISSILES)
@pytest.mark.parametrize("face", range(1, 7))
def test_every_missile_card_hits_from_its_number_on_and_with_each_die(card: str, face: int) -> None:
    info = KIT.russian_cards[card]
    s = war(steps=(Missiles(),))
    s.unit("AA_B_1").at = "GPL"
    missile(s, card, "GPL")
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    assert chance.roll.count == info.dice
    play(s, (face,) * info.dice)
    if face < info.hit_on:
        assert s.spent_cards == [card]
    else:
        assert isinstance(s.steps[-1], Strike)
        assert s.launch is not None
        assert s.launch.hits == info.dice


@pytest.mark.parametrize("card", EFFECTS)
def test_the_numbers_of_an_effect_stand_on_its_card(card: str) -> None:
    effects = [EFFECTS[card].effect, *EFFECTS[card].effect.get("options", ())]
    stated = {
        abs(effect[key])
        for effect in effects
        for key in ("amount", "maximum")
        if key in effect and effect["op"] != "mod_icons"
    }
    stated |= {effect["minimum"] for effect in effects if "minimum" in effect}
    stated |= {effect["count"] for effect in effects if effect["op"] == "peek"}
    found = numbers(EFFECTS[card].text.source)
    if EFFECTS[card].effect["op"] == "turn_mod_aa":
        stated.add(KIT.rules.aa["minimum_hit_on"])
    assert found == stated
