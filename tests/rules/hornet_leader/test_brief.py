"""A campaign in a few figures."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.rules.hornet_leader.brief import Brief
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, play_out, standing, tracked
from tests.rules.hornet_leader.positions import GAME


def briefed(s: object) -> Brief:
    return msgspec.convert(GAME.brief(s), Brief)  # type: ignore[arg-type]


@pytest.mark.rule("HL-T4.1a")
def test_a_campaign_in_a_few_figures() -> None:
    s = tracked(standing("teflon", "banzai", so=9, vp=3))
    log(s, day(flown(7, "teflon", outcome="X")), day(flown(7, "teflon")))
    found = briefed(s)
    assert sentence(found.called) == "Iraq 1991, Short, Navy"
    assert (found.mode, found.day, found.days, found.over) == ("log", 2, 3, False)
    assert (found.so, found.vp, found.terms) == (s.so, s.vp, s.terms)
    assert s.vp > 3
    assert found.problems == len(s.logbook.problems) > 0
    accepted = tuple(each.key for each in s.logbook.problems)
    s.logbook.days[1] = msgspec.structs.replace(s.logbook.days[1], accepted=accepted)
    assert briefed(s).problems == 0


def test_of_a_campaign_that_is_over_the_evaluation_is_told() -> None:
    s = tracked(campaign="libya_1984", tracking="", random_squadron=True)
    assert (briefed(s).mode, briefed(s).problems) == ("play", 0)
    play_out(s, Random(1))
    found = briefed(s)
    assert (found.over, found.grade, found.vp) == (True, s.evaluation, s.vp)
