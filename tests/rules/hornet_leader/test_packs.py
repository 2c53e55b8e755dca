"""Packs of an owner laid over the data of the game: what they add and what they may override."""

from __future__ import annotations

import pytest

from desktop import catalogue
from desktop.rules import engine
from desktop.rules.core import BadComponents, Choice, OptionValue, Refused, Setup
from desktop.rules.hornet_leader.actions_book import PlayDay, RunDay, TakeOver
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.packs_checking import BadPack
from desktop.rules.hornet_leader.pilots import status_at
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.recruits import selectable
from desktop.rules.hornet_leader.terms import new_state
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.packs import BARE, kit_of, level, pack, pilot
from tests.rules.hornet_leader.positions import KIT, data

rule = pytest.mark.rule
EVENT = '[[event]]\nnumber = 45\n[event.bound]\ntitle = "Geese"\nxp = 1\n'
TARGET = """[[target]]
number = 101
title = "Old Mill"
aircraft = 4
hits = 5
vp = 3
sites = [1, 2]
bandits = [0, 1]
"""
BARE_TARGET = "[[target]]\nnumber = 901\nlog_only = true\n"
CAMPAIGN = """[[campaign]]
id = "testland"
title = "Testland"
year = 1990
standard = ["aim9", "mk82"]
special = []
[campaign.tracks]
recon = { start = 0, values = [3, 4] }
infra = { start = 0, values = [0, -1] }
[campaign.tracks.intel]
start = 0
values = [
  { label = "-", sites = 0, bandits = 0, where = "center", mode = "all" },
  { label = "+1 Bandit", sites = 0, bandits = 1, where = "center", mode = "all" },
]
[[campaign.length]]
name = "short"
days = 2
so = 40
vp = { great = 9, good = 6, adequate = 4, poor = 2 }
[[campaign.band]]
targets = [%s]
weight_penalty = 0
stress = 1
[[campaign.band]]
targets = [2, 3]
weight_penalty = -2
stress = 3
bonus_xp = 1
"""
WEAPON = """[[weapon]]
id = "slammer"
name = "Slammer"
long = "Slammer"
kind = "ata"
weight = 1
attack = [4]
range_high = [0]
range_low = [0]
range_max = 0
range_not = []
altitude = "HL"
targets = ["bandit"]
so_rule = "weight"
[[counter]]
front = "slammer"
back = "slammer_b"
count = 4
"""


def setup(campaign: str = "iraq_1991", **options: OptionValue) -> Setup:
    return Setup("", (PLAYER,), {"campaign": campaign, **options})


@rule("HL-T7.1a")
def test_a_pack_adds_pilots_targets_and_events_and_the_counts_follow() -> None:
    kit = kit_of(pack(pilot(), targets=TARGET, events=EVENT))
    assert kit.pilots["zorro"].levels[2].okay_max == 3
    assert kit.targets[101].hits == 5
    assert kit.events[45].bound.title.source == "Geese"
    assert kit.events[45].over.effects == ()
    assert (len(kit.pilots), len(kit.targets), len(kit.events)) == (81, 61, 45)
    assert list(kit.pilots)[:80] == list(KIT.pilots)


@rule("HL-T7.1a")
def test_counters_of_a_pack_go_into_the_cup() -> None:
    site = '[[site]]\nid = "sa_99"\nname = "SA-99"\nlong = "SA-99"\ntype = "sam"\nrange = 2\n'
    site += 'attack = [2, 4, 6]\naltitude = "H"\nradar = true\nsoft = true\ndefense = 0\n'
    rows = '[[counter]]\nsite = "sa_99"\nbandit = "none"\ncount = 2\n'
    rows += '[[counter]]\nsite = "sa_2"\nbandit = "su_22"\ncount = 1\n'
    kit = kit_of(pack(defenses=site + rows))
    assert sum(row.count for row in kit.cup) == 76
    faces = [(row.site, row.bandit) for row in kit.cup]
    assert len(set(faces)) == len(faces)


@rule("HL-T7.1a")
def test_a_weapon_of_a_pack_needs_counters() -> None:
    other = WEAPON.replace("slammer_b", "slammer").split("[[counter]]")[0]
    second = other.replace('"slammer"', '"slammer_b"')
    kit = kit_of(pack(weapons=f"{WEAPON}{second}"))
    assert kit.supply_of("slammer") == kit.supply_of("slammer_b") == len(KIT.counter_rows)
    with pytest.raises(BadPack, match=r'weapon "slammer", field id: has no counters'):
        kit_of(pack(weapons=other))


@rule("HL-T7.1a")
def test_a_campaign_of_a_pack_is_drawn_where_nobody_drew_it() -> None:
    kit = kit_of(pack(targets=TARGET, campaigns=CAMPAIGN % "101, 1"))
    campaign = kit.campaigns["testland"]
    assert [band.index for band in campaign.bands] == [1, 2]
    assert [spot.target for spot in campaign.spots] == [101, 1, 2, 3]
    assert all(0 <= s.x <= 1000 and 0 <= s.y <= 700 for s in campaign.spots)
    assert [length.days for length in campaign.lengths] == [2, 2, 2]
    state = new_state(kit, setup("testland"))
    assert state.target_deck == [1, 2, 3, 101]


@rule("HL-T7.1a")
def test_targets_that_begin_in_play_need_no_effect_written_for_it() -> None:
    text = CAMPAIGN.replace("year", "start_in_play = [3]\nyear") % "1"
    campaign = kit_of(pack(campaigns=text)).campaigns["testland"]
    assert campaign.start_in_play == (3,)
    assert "3" in campaign.notes[0].text.source


@rule("HL-T7.1b")
def test_what_is_there_is_overridden_only_where_the_pack_says_so() -> None:
    with pytest.raises(BadPack) as refused:
        kit_of(pack(pilot(id="hunter")))
    assert str(refused.value) == (
        'packs/my_wing/pilots.toml: pilot "hunter", field id: is there already;'
        ' allowed with replaces = ["pilots:hunter"] in pack.toml'
    )
    for named in ("pilots:hunter", "pilots:*"):
        kit = kit_of(pack(pilot(id="hunter"), head=f'replaces = ["{named}"]'))
        assert kit.pilots["hunter"].callsign == "Zorro"
        assert list(kit.pilots) == list(KIT.pilots)


@rule("HL-T7.1b")
def test_a_later_pack_overrides_an_earlier_one() -> None:
    first = pack(pilot(), id="first")
    again = pilot(
        *(level(each, okay=1) for each in ("newbie", "green", "average", "skilled")),
        level("veteran"),
        level("ace"),
    )
    second = pack(again, id="second", head='replaces = ["pilots:zorro"]')
    assert kit_of(first, second).pilots["zorro"].levels[0].okay_max == 1
    with pytest.raises(BadPack, match="is there already"):
        kit_of(first, pack(again, id="second"))


@rule("HL-T7.1b")
def test_a_pack_comes_after_those_that_it_requires() -> None:
    base = pack(pilot(), id="base")
    needs = pack(pilot(id="zorro_2"), id="needs", head='requires = ["base"]')
    assert "zorro_2" in kit_of(base, needs).pilots
    with pytest.raises(BadPack, match='pack "base" is not in force before this one'):
        kit_of(needs, base)


@rule("HL-T7.1b")
def test_packs_that_require_each_other_can_never_be_used() -> None:
    one = pack(pilot(), id="one", head='requires = ["two"]')
    two = pack(pilot(id="b"), id="two", head='requires = ["one"]')
    for order in ((one, two), (two, one)):
        with pytest.raises(BadPack, match="is not in force"):
            kit_of(*order)


def test_the_catalogue_opens_a_game_with_its_packs() -> None:
    game = catalogue.open_game("hornet_leader", (pack(pilot()),))
    assert "zorro" in game.kit.pilots
    with pytest.raises(BadComponents, match="Daring Eagle takes no packs"):
        catalogue.open_game("daring_eagle", (pack(pilot()),))


# ------------------------------------------------------------------------------- only for the log


@rule("HL-T4.4a")
def test_a_pilot_needs_no_more_than_the_limits_of_one_level() -> None:
    card = kit_of(pack(BARE)).pilots["pebble"]
    assert [each.okay_max for each in card.levels] == [4] * 6
    assert [each.xp for each in card.levels] == [0, 0, 6, 0, 0, 0]
    assert [status_at(card.levels[2], stress) for stress in (4, 5, 7, 8)] == [0, 1, 1, 2]


@rule("HL-T4.4a")
def test_a_target_needs_no_more_than_its_number() -> None:
    card = kit_of(pack(targets=BARE_TARGET)).targets[901]
    assert (card.title.source, card.vp, card.log_only) == ("Target 901", 0, True)


@rule("HL-T8.2b")
def test_a_pilot_without_tactical_values_is_for_the_log_and_the_table() -> None:
    kit = kit_of(pack(BARE))
    for tracking, found in (("", False), ("play", False), ("companion", True), ("log", True)):
        terms = new_state(kit, setup(tracking=tracking)).terms
        assert ("pebble" in selectable(kit, terms)) is found
    game = HornetLeader(data(), (pack(BARE),))
    state, _, _ = engine.start(game, setup())
    why = game.why_not(game.view(state, PLAYER), ("pilot:pebble", "skill:2"))
    assert why.rule == "HL-T8.2b"


@rule("HL-T8.2b")
def test_a_day_with_such_a_pilot_is_not_played_here() -> None:
    game = HornetLeader(data(), (pack(BARE),))
    state, _, _ = engine.start(game, setup(tracking="log", joined=True))
    engine.apply(game, state, TakeOver(standing("pebble", "teflon")))
    asked = engine.decision(game, state)
    assert isinstance(asked, Choice)
    assert asked.actions == (RunDay(),)
    with pytest.raises(Refused, match=r"HL-T8\.2b: The speed and skills of Pebble are not known"):
        engine.apply(game, state, PlayDay())


@rule("HL-T8.2b")
def test_a_campaign_with_targets_of_which_only_the_number_is_known_is_for_the_log() -> None:
    bare = pack(targets=BARE_TARGET, campaigns=CAMPAIGN % "901, 1")
    game = HornetLeader(data(), (bare,))
    for tracking in ("", "play", "companion"):
        with pytest.raises(Refused, match=r"HL-T8\.2b: The defenses of .* are not known"):
            engine.start(game, setup("testland", tracking=tracking))
    state, _, _ = engine.start(game, setup("testland", tracking="log", joined=True))
    engine.apply(game, state, TakeOver(standing("teflon", "pluto", tracks=(0, 0, 0))))
    asked = engine.decision(game, state)
    assert isinstance(asked, Choice)
    assert asked.actions == ()
