"""How the hard level of Eagles & Missiles thinks that a war will end, and what it tries out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from desktop.rules.core import Action, Choice, T
from desktop.rules.eagles_missiles import bot_outlook, scoring
from desktop.rules.eagles_missiles.actions_polish import MissileTarget
from desktop.rules.eagles_missiles.bot import LEVELS, Plans, make_bot
from desktop.rules.eagles_missiles.bot_air import Staff
from desktop.rules.eagles_missiles.bot_desk import Desk
from desktop.rules.eagles_missiles.bot_gains import Gains
from desktop.rules.eagles_missiles.bot_rollouts import Tried, Tryout
from desktop.rules.eagles_missiles.bot_search import improved_posts
from desktop.rules.eagles_missiles.missiles import Strike
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Launch, Missile, Terms
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, war
from tests.rules.eagles_missiles.test_bot import at_once, never
from tests.rules.eagles_missiles.test_bot_choices import chosen, placing

# ------------------------------------------------------------------------------------ the outlook


def late(**fields: Any) -> State:
    """Return a war whose last Russian card is drawn."""
    s = war(**fields)
    s.russian_deck.counts = [0] * len(s.russian_deck.counts)
    return s


@pytest.mark.rule("EM-XII.8")
def test_a_war_without_a_day_to_come_is_decided_by_its_score() -> None:
    won, lost = late(cities_lost=13), late(cities_lost=8)
    assert bot_outlook.chance(won, KIT) > 0.98
    assert bot_outlook.chance(lost, KIT) < 0.02
    assert scoring.total(won, KIT) == 13


@pytest.mark.rule("EM-XII.1", "EM-XII.2", "EM-X.4")
def test_cities_and_squadrons_that_are_lost_speak_for_russia_and_the_fleet_against_it() -> None:
    usual = bot_outlook.chance(war(cities_lost=4), KIT)
    lost = war(cities_lost=4)
    lost.squadron("PL_F16C_1").where = "lost"
    assert bot_outlook.chance(war(cities_lost=5), KIT) > usual
    assert bot_outlook.chance(lost, KIT) > usual
    assert bot_outlook.chance(war(cities_lost=4, fleet=0), KIT) < usual


@pytest.mark.rule("EM-IV.E2")
def test_the_last_day_ends_what_is_still_to_come() -> None:
    s = war(day=10)
    before = bot_outlook.time_left(s, KIT)
    s.terms = Terms((RUSSIAN, POLISH), day_limit=10)
    assert 0 < bot_outlook.time_left(s, KIT) < before


# -------------------------------------------------------------------------------------- the gains


@pytest.mark.rule("EM-IV.C2a")
def test_a_city_at_the_front_may_fall_anyway_and_is_the_worse_target() -> None:
    gains = Gains(war(), KIT)
    assert gains.city("WAR") < gains.city("KIE") == pytest.approx(1.0)
    # When the deck is empty nothing falls any more.
    assert Gains(late(), KIT).city("WAR") == pytest.approx(1.0)


@pytest.mark.rule("EM-XII.6")
def test_the_fleet_is_worth_more_than_its_two_points_while_it_can_land() -> None:
    assert Gains(late(), KIT).fleet_point * 10 == pytest.approx(2.0)
    assert Gains(war(), KIT).fleet_point * 10 > 2.5


def struck(s: State) -> State:
    """Return a war in which a missile has hit Greater Poland, with two F-16C on an airfield."""
    for key in ("PL_F16C_1", "PL_F16C_2"):
        s.squadron(key).at = "KRZESINY"
    s.launch = Launch(Missile("RM04", "GPL", RUSSIAN), hits=1)
    s.then(Strike())
    return s


@pytest.mark.rule("EM-XI.2", "EM-XI.4")
def test_early_a_missile_goes_for_aircraft_and_late_for_what_counts() -> None:
    city = f"field:{KIT.cities_in['GPL'][0]}"
    assert chosen(struck(war()), "hard") == MissileTarget("field:KRZESINY")
    assert chosen(struck(late(cities_lost=10)), "hard") == MissileTarget(city)


def test_a_placement_is_judged_by_what_it_changes_about_the_end() -> None:
    s = placing()
    usual = Staff(s, KIT, RUSSIAN, Random(1))
    counted = Staff(s, KIT, RUSSIAN, Random(1), Gains(s, KIT))
    found = usual.candidates()
    assert [round(usual.judge(each), 3) for each in found] != [
        round(counted.judge(each), 3) for each in found
    ]
    best = max(found, key=counted.judge)
    changed = improved_posts(counted, found, 60, never)
    assert max(map(counted.judge, changed)) > counted.judge(best)


# --------------------------------------------------------------------------------------- trying out


def desk(s: State) -> Desk:
    choice = asked(s)
    assert isinstance(choice, Choice)

    def first(s: State, choice: Choice) -> Action:
        return choice.actions[0]

    view = GAME.view(s, choice.side)
    return Desk(s, KIT, view, choice, GAME, first, LEVELS["hard"], never, Random)


def test_a_way_that_wins_more_often_takes_the_place_of_the_usual_one() -> None:
    s = struck(late(cities_lost=10))
    city = MissileTarget(f"field:{KIT.cities_in['GPL'][0]}")
    field = MissileTarget("field:POWIDZ")
    tried = Tryout(desk(s)).best([[field], [city]], 20, Random(1))
    assert tried.way == 1
    assert tried.wins > tried.other + 0.3
    assert Tryout(desk(s)).best([[city], [field]], 20, Random(1)).way == 0
    assert Tryout(desk(s)).best([[field], [field]], 20, Random(1)).way == 0


def test_dice_of_the_same_fight_are_the_same_in_every_way() -> None:
    tryout = Tryout(desk(struck(war())))
    field = [MissileTarget("field:KRZESINY")]
    values = [tryout.value(field, seed) for seed in range(8)]
    assert values == [tryout.value(field, seed) for seed in range(8)]
    assert len(set(values)) > 1


@pytest.mark.parametrize(("stop", "compared"), [(never, True), (at_once, False)])
def test_the_hard_level_says_what_it_compared(stop: Callable[[], bool], compared: bool) -> None:
    s = struck(war())
    choice = asked(s)
    assert isinstance(choice, Choice)
    bot = make_bot("hard", GAME, Plans(), Random)
    why = sentence(bot.choose(GAME.view(s, RUSSIAN), choice, stop)[1])
    assert ("Tried out, it wins" in why) == compared


def test_without_a_trial_a_reason_stands_alone() -> None:
    why = T("eagles_missiles", "A city is in reach of its bombs.")
    assert Tried(0).words(why) == why
    assert "54 %" in sentence(Tried(1, 0.54, 0.51, 8).words(why))
