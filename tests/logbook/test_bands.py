"""Range bands: which are Secured, and what cards a new one brings."""

from __future__ import annotations

import pytest

from desktop.logbook.bands import bands, cards_to_add, open_with, opened_last
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit
CAMPAIGN = KIT.campaigns["iraq_1991"]
FIRST, SECOND, THIRD = (band.targets for band in CAMPAIGN.bands[:3])


@pytest.mark.rule("HL-T5.8a")
def test_half_of_the_targets_rounded_up_secure_a_band() -> None:
    assert len(FIRST) == 5
    s = tracked(standing("teflon", destroyed=FIRST[:2]), service="marine")
    near, far = bands(s, KIT)[:2]
    assert (near.destroyed, near.needed, near.total) == (2, 3, 5)
    assert (near.secured, near.open, far.open) == (False, True, False)


@pytest.mark.rule("HL-T5.8a")
def test_ex_t13_a_band_that_opens_brings_its_cards_but_not_the_destroyed_one() -> None:
    s = tracked(standing("teflon", destroyed=(*FIRST[:2], SECOND[0])), service="marine")
    assert opened_last(s, KIT) == ()
    log(s, day(flown(FIRST[2], "teflon", outcome="X")))
    assert opened_last(s, KIT) == (1,)
    assert cards_to_add(s, KIT, 1) == SECOND[1:]
    log(s, day())
    assert opened_last(s, KIT) == ()


def test_the_navy_opens_nothing() -> None:
    s = tracked(standing("teflon", destroyed=FIRST[:2]))
    log(s, day(flown(FIRST[2], "teflon", outcome="X")))
    assert opened_last(s, KIT) == ()
    assert all(band.open for band in bands(s, KIT))


def test_every_band_behind_a_secured_one_is_open() -> None:
    assert open_with(CAMPAIGN, ()) == 1
    assert open_with(CAMPAIGN, SECOND) == 1
    assert open_with(CAMPAIGN, (*FIRST[:3], *SECOND[:3])) == 3
    everything = [target for band in CAMPAIGN.bands for target in band.targets]
    assert open_with(CAMPAIGN, everything) == len(CAMPAIGN.bands)
