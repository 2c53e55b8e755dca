"""What is listed at a stroke is what is not refused one by one (house, G2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.rules.core import Choice, Step
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.resolution import Fights, next_targets, stages
from desktop.rules.eagles_missiles.russian_cards import (
    LayCards,
    missile_places,
    open_lines,
    why_not_line,
)
from desktop.rules.eagles_missiles.state import State
from tests.contract import walks
from tests.rules.eagles_missiles.positions import KIT, assault, russian, war

GAMES = 12
PLIES = 250
MISSILES = [key for key, card in KIT.russian_cards.items() if card.kind == "missile"]


def reached(kind: type[Step]) -> Iterator[tuple[State, Choice]]:
    """Return the positions of random wars in which a kind of step asks."""
    return walks.reached("eagles_missiles", kind, games=GAMES, plies=PLIES)


@pytest.mark.rule("EM-IV.A3a", "EM-IV.A3b", "EM-IV.A3c", "EM-IV.A3d")
def test_the_lines_that_take_a_card_are_those_that_nothing_bars() -> None:
    full = 0
    for s, asked in reached(LayCards):
        lines = [line for line in KIT.lines if why_not_line(s, KIT, asked.side, line) is None]
        assert open_lines(s, KIT, asked.side) == lines
        full += len(lines) < len(KIT.lines)
    assert full


@pytest.mark.rule("EM-XI.1")
def test_a_missile_may_lie_where_it_has_a_target() -> None:
    without = 0
    for s, _ in reached(LayCards):
        for card in MISSILES:
            kinds = KIT.russian_cards[card].targets
            lands = [*KIT.polish, *KIT.abroad]
            found = [land for land in lands if theatre.targets_in(s, KIT, land, kinds)]
            assert missile_places(s, KIT, card) == found
            without += len(found) < len(lands)
    assert without


@pytest.mark.rule("EM-IV.C1b")
def test_the_next_duels_are_those_of_the_first_stage() -> None:
    several = 0
    for s, asked in reached(Fights):
        step = s.steps[-1]
        assert isinstance(step, Fights)
        assert next_targets(s, KIT, step.territory) == stages(s, step.territory)[0]
        several += len(asked.actions) > 1
    assert several


def test_a_squadron_is_found_at_its_place() -> None:
    s = war()
    for key, info in KIT.squadrons.items():
        assert theatre.squadron_of(s, KIT, key) is s.squadron(key)
        army = theatre.russian(s, KIT) if info.side == "russian" else theatre.allied(s, KIT)
        assert s.squadron(key) in army
    with pytest.raises(KeyError):
        theatre.squadron_of(s, KIT, "RU_SU27_99")


def test_a_target_is_met_where_it_stands() -> None:
    s = war()
    assault(s, "II", "RA09")
    targets = ["fleet", "assault:II", "assault:III"]
    for place, kind, role in (("MAZ", "SU27", "escort"), ("DEU", "TU22M", "raid")):
        targets.append(russian(s, kind, role, place).id)
    targets.append(russian(s, "SU25", "support", "II", 0).id)
    places = [theatre.target_territory(s, target) for target in targets]
    assert places == ["SEA", "WAR", "", "MAZ", "DEU", "WAR"]
    assert [theatre.territory_against(s, KIT, target) for target in targets] == places
