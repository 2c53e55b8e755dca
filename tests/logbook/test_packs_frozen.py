"""Packs inside a campaign: frozen at set-up, compared later, taken over when wanted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.logbook.packs import digest
from desktop.logbook.packs_frozen import differences, frozen, frozen_all, newer, taken_over
from desktop.logbook.packs_shelf import Packs
from desktop.rules.core import Pack
from desktop.rules.hornet_leader.actions_book import TakeOver
from tests.logbook.packs import put, shelf_in
from tests.logbook.shelves import JOINED, opened, setup_of
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.packs import HEAD, SKILLS, level, pack, pilot
from tests.rules.hornet_leader.test_packs import CAMPAIGN, TARGET

rule = pytest.mark.rule
IRAQ = "iraq_1991"
LEVELS = tuple(map(level, SKILLS))


@pytest.fixture
def shelf(tmp_path: Path) -> Packs:
    return shelf_in(tmp_path)


def taken_in(shelf: Packs, *pack_ids: str, campaign: str = IRAQ) -> tuple[Pack, ...]:
    packs = shelf.in_order(pack_ids)
    return frozen_all(packs, shelf.kit(packs), campaign)


@rule("HL-T7.1c")
def test_only_what_the_campaign_uses_is_frozen(shelf: Packs) -> None:
    other = CAMPAIGN.replace("testland", "elsewhere") % "7"
    spare = TARGET.replace("101", "102")
    put(shelf, pack(pilot(), targets=TARGET + spare, campaigns=CAMPAIGN % "101" + other))
    (here,) = taken_in(shelf, "my_wing", campaign="testland")
    kit = shelf.kit((here,))
    assert set(kit.targets) - set(shelf.kit().targets) == {101}
    assert set(kit.campaigns) - set(shelf.kit().campaigns) == {"testland"}
    assert "zorro" in kit.pilots
    (there,) = taken_in(shelf, "my_wing")
    assert sorted(there.files) == ["pack.toml", "pilots.toml"]
    for each in (here, there):
        assert each.sha256 == digest(each.files)
    assert here.sha256 != there.sha256


@rule("HL-T7.1c")
def test_what_is_used_as_a_whole_stays_word_for_word(shelf: Packs) -> None:
    put(shelf, pack(f"# my friends\n{pilot()}"))
    whole = shelf.state("my_wing").pack
    assert frozen(whole, shelf.kit((whole,)), IRAQ) == whole


@rule("HL-T7.1c")
def test_ex_t08_a_pack_that_changed_is_offered_and_the_old_values_are_used(shelf: Packs) -> None:
    put(shelf, pack(pilot()))
    packs = taken_in(shelf, "my_wing")
    assert newer(packs, shelf, IRAQ) == []
    changed = pilot(level("newbie", 2), *LEVELS[1:]).replace("Zorro", "Don Diego")
    put(shelf, pack(changed + pilot(id="bernardo")))
    assert shelf.kit(packs).pilots["zorro"].callsign == "Zorro"
    (offer,) = newer(packs, shelf, IRAQ)
    assert [tuple(each) for each in offer.differences] == [
        ("pilot", "zorro", "callsign", "Zorro", "Don Diego"),
        ("pilot", "zorro", "level newbie, okay_max", "3", "2"),
        ("pilot", "bernardo", "", "", "bernardo"),
    ]
    over = taken_over(packs, offer.now)
    assert shelf.kit(over).pilots["zorro"].callsign == "Don Diego"
    assert newer(over, shelf, IRAQ) == []


@rule("HL-T7.1c")
def test_a_change_of_what_the_campaign_does_not_use_is_nothing_to_take_over(shelf: Packs) -> None:
    put(shelf, pack(pilot(), campaigns=CAMPAIGN % "7"))
    packs = taken_in(shelf, "my_wing")
    put(shelf, pack(pilot(), campaigns=CAMPAIGN % "8"))
    assert newer(packs, shelf, IRAQ) == []


@rule("HL-T7.1c")
def test_a_pack_that_is_gone_or_broken_now_offers_nothing(shelf: Packs) -> None:
    put(shelf, pack(pilot()))
    packs = taken_in(shelf, "my_wing")
    put(shelf, pack(pilot(aircraft="x")))
    assert newer(packs, shelf, IRAQ) == []
    for path in (shelf.root / "my_wing").iterdir():
        path.unlink()
    (shelf.root / "my_wing").rmdir()
    assert newer(packs, shelf, IRAQ) == []
    assert "zorro" in shelf.kit(packs).pilots


@rule("HL-T7.1c")
def test_all_kinds_of_differences_are_told() -> None:
    head = f'{HEAD.format(id="my_wing")}replaces = ["pilots:a"]'
    old = pack(pilot(), targets=TARGET)
    new = Pack("my_wing", "", "", "", {"pack.toml": head, "targets.toml": f"schema = 1\n{TARGET}"})
    assert [tuple(each) for each in differences(old, new)] == [
        ("pack", "my_wing", "replaces", "", "pilots:a"),
        ("pilot", "zorro", "", "zorro", ""),
        ("file", "targets.toml", "schema", "", "1"),
    ]


@rule("HL-T7.1c")
def test_ex_t08_a_stored_campaign_keeps_its_values_until_the_new_ones_are_taken_over(
    shelf: Packs, data_dir: Path
) -> None:
    put(shelf, pack(pilot()))
    packs = taken_in(shelf, "my_wing")
    with opened(data_dir) as campaigns:
        setup = msgspec.structs.replace(setup_of({**JOINED}), packs=packs)
        game_id = campaigns.create(setup, "Gulf", 1)
        campaigns.open(game_id).session.play(TakeOver(standing("zorro", "teflon")))
        put(shelf, pack(pilot(level("newbie", 2), *LEVELS[1:])))
        game, session = campaigns.open(game_id)
        assert game.kit.pilots["zorro"].levels[0].okay_max == 3
        (offer,) = newer(session.setup.packs, shelf, IRAQ)
        campaigns.set_packs(game_id, taken_over(session.setup.packs, offer.now))
        game, session = campaigns.open(game_id)
        assert game.kit.pilots["zorro"].levels[0].okay_max == 2
        assert session.trouble is None
        assert newer(session.setup.packs, shelf, IRAQ) == []
