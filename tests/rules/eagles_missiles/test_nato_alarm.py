"""NATO sends all it has once its own soil is attacked (EM-IX.3)."""

from __future__ import annotations

import pytest

from desktop.rules.eagles_missiles.events_days import NatoAlarmed
from desktop.rules.eagles_missiles.nato_alarm import NatoAlarm
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import KIT, call_nato, missile, play, russian, war

rule = pytest.mark.rule


def nato(s: State, where: str) -> int:
    return sum(each.where == where for each in s.squadrons if KIT.squadrons[each.id].side == "nato")


@rule("EM-IX.3", "EM-XI.1")
@pytest.mark.parametrize("place", ["DEU", "CZE"])
def test_ex_missile_on_germany_all_that_are_not_in_play_enter_the_pool(place: str) -> None:
    s = war(steps=[NatoAlarm()])
    call_nato(s, "NA_F22_1")
    s.squadron("NA_EF_1").where = "lost"
    missile(s, "RM04", place)
    (told,) = play(s)
    assert isinstance(told, NatoAlarmed)
    assert len(told.squadrons) == 6
    assert (nato(s, "pool"), nato(s, "lost"), nato(s, "outside")) == (7, 1, 0)
    assert s.nato_alarm


@rule("EM-IX.3")
def test_a_raid_abroad_calls_nato_too() -> None:
    s = war(steps=[NatoAlarm()])
    russian(s, "SU24", "raid", "CZE")
    play(s)
    assert nato(s, "pool") == 8


@rule("EM-IX.3")
def test_ex_escort_on_germany_calls_nobody() -> None:
    s = war(steps=[NatoAlarm()])
    russian(s, "MIG29", "escort", "DEU")
    missile(s, "RM04", "GPL")
    russian(s, "SU24", "raid", "GPL")
    assert play(s) == []
    assert (nato(s, "pool"), s.nato_alarm) == (0, False)


@rule("EM-IX.3")
def test_nato_is_called_once() -> None:
    s = war(steps=[NatoAlarm(), NatoAlarm()])
    russian(s, "SU24", "raid", "DEU")
    assert len(play(s)) == 1
