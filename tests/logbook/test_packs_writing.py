"""Entries written into packs: valid TOML, whole or not at all, from nothing or from a copy."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.logbook.packs import Gathered, PackTrouble
from desktop.logbook.packs_frozen import OWN, newer
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_writing import (
    EntryRefused,
    as_pack,
    copy_of,
    new_pack,
    tried,
    with_band,
    with_own,
    write_entry,
)
from desktop.rules.hornet_leader.packs_kinds import KINDS
from tests.logbook.packs import put, shelf_in
from tests.rules.hornet_leader.packs import pack, pilot
from tests.rules.hornet_leader.positions import KIT

rule = pytest.mark.rule
PEBBLE = {
    "id": "pebble",
    "callsign": "Pebble",
    "aircraft": "fa18c",
    "log_only": True,
    "level": [{"skill": "average", "okay_max": 4, "shaken_max": 7, "xp": 6, "cool": 1}],
}
MILL = {"number": 101, "log_only": True, "aircraft": 4, "vp": 3, "recon": 1, "stress": 1}


@pytest.fixture
def shelf(tmp_path: Path) -> Packs:
    return shelf_in(tmp_path)


@rule("HL-T7.3a")
@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_a_copy_of_every_entry_of_the_game_is_a_valid_entry(kind: Any) -> None:
    for key in KIT.keys_of(kind.name):
        found = tried(new_pack("mine", "Mine"), kind.name, copy_of(KIT, kind.name, key), KIT)
        assert [str(each) for each in found.wrong] == []


@rule("HL-T7.3a")
def test_an_entry_is_written_into_a_pack_that_is_made_for_it(shelf: Packs) -> None:
    entry = copy_of(KIT, "pilot", "hunter") | {"id": "zorro", "callsign": 'Zorro "Z" ł\n'}
    entry["callsign"] = 'Zorro "Z" ł'
    write_entry(shelf, "mine", "pilot", entry, title="Mine", author="Ann")
    state = shelf.state("mine")
    assert state.usable
    assert (state.pack.title, state.head and state.head.author) == ("Mine", "Ann")
    card = shelf.kit((state.pack,)).pilots["zorro"]
    assert card.callsign == 'Zorro "Z" ł'
    assert card.levels == KIT.pilots["hunter"].levels


@rule("HL-T7.3a")
def test_further_entries_are_added_and_the_same_is_replaced(shelf: Packs) -> None:
    write_entry(shelf, "mine", "pilot", PEBBLE)
    write_entry(shelf, "mine", "pilot", PEBBLE | {"id": "second"})
    write_entry(shelf, "mine", "target", MILL)
    write_entry(shelf, "mine", "pilot", PEBBLE | {"callsign": "Rock"})
    kit = shelf.kit((shelf.state("mine").pack,))
    assert kit.pilots["pebble"].callsign == "Rock"
    assert shelf.state("mine").counts == {"pilot": 2, "target": 1}
    assert kit.targets[101].recon == 1


@rule("HL-T7.3a")
def test_what_overrides_the_game_is_named_in_the_head(shelf: Packs) -> None:
    wolf = copy_of(KIT, "pilot", "hunter") | {"callsign": "Wolf"}
    write_entry(shelf, "mine", "pilot", wolf)
    head = tomllib.loads((shelf.root / "mine" / "pack.toml").read_text())
    assert head["replaces"] == ["pilots:hunter"]
    write_entry(shelf, "mine", "pilot", wolf | {"callsign": "Wolf 2"})
    assert tomllib.loads((shelf.root / "mine" / "pack.toml").read_text()) == head
    assert shelf.kit((shelf.state("mine").pack,)).pilots["hunter"].callsign == "Wolf 2"


@rule("HL-T7.3a")
def test_an_entry_with_mistakes_writes_nothing(shelf: Packs) -> None:
    broken = PEBBLE | {"aircraft": "fa18z", "callsign": ""}
    with pytest.raises(EntryRefused) as refused:
        write_entry(shelf, "mine", "pilot", broken)
    assert [each.place.field for each in refused.value.findings] == ["callsign", "aircraft"]
    assert not shelf.root.exists()
    write_entry(shelf, "mine", "pilot", PEBBLE)
    before = shelf.state("mine").pack
    with pytest.raises(EntryRefused):
        write_entry(shelf, "mine", "pilot", PEBBLE | {"id": "b", "aircraft": "fa18z"})
    assert shelf.state("mine").pack == before


@rule("HL-T7.3a")
def test_files_that_the_owner_wrote_are_kept(shelf: Packs) -> None:
    put(shelf, pack(f"# mine\n{pilot()}"))
    write_entry(shelf, "my_wing", "target", MILL)
    assert (shelf.root / "my_wing" / "pilots.toml").read_text() == f"# mine\n{pilot()}"
    put(shelf, pack("[[pilot]\n"))
    with pytest.raises(PackTrouble, match=r"pilots\.toml has a mistake"):
        write_entry(shelf, "my_wing", "pilot", PEBBLE)


@rule("HL-T7.3a")
def test_an_entry_goes_into_a_pack_that_requires_another(shelf: Packs) -> None:
    put(shelf, pack(pilot(), id="base"), pack(id="top", head='requires = ["base"]'))
    write_entry(shelf, "top", "pilot", PEBBLE)
    packs = shelf.in_order(["top"])
    assert {"zorro", "pebble"} <= set(shelf.kit(packs).pilots)


# ------------------------------------------------------------------------- into one campaign


@rule("HL-T4.4a")
def test_what_is_entered_on_the_spot_is_kept_in_the_campaign(shelf: Packs) -> None:
    put(shelf, pack(pilot()))
    packs = shelf.in_order(["my_wing"])
    packs = with_own(packs, "pilot", PEBBLE, shelf)
    packs = with_own(packs, "target", MILL, shelf)
    packs = with_own(packs, "event", {"number": 90, "bound": {"title": "Geese"}}, shelf)
    assert [each.id for each in packs] == ["my_wing", OWN]
    kit = shelf.kit(packs)
    assert kit.pilots["pebble"].levels[2].cool == 1
    assert (kit.targets[101].vp, kit.targets[101].stress) == (3, 1)
    assert kit.events[90].bound.title.source == "Geese"
    assert [each.name for each in shelf.root.iterdir()] == ["my_wing"]
    assert newer(packs, shelf, "iraq_1991") == []


@rule("HL-T4.4a")
def test_the_numbers_of_a_band_are_entered_on_the_spot(shelf: Packs) -> None:
    numbers = {"weight_penalty": -5, "stress": 6, "bonus_xp": 2}
    entry = with_band(shelf.kit(), "iraq_1991", 2, numbers)
    kit = shelf.kit(with_own((), "campaign", entry, shelf))
    band = kit.campaigns["iraq_1991"].bands[1]
    assert (band.weight_penalty, band.stress, band.bonus_xp) == (-5, 6, 2)
    assert kit.campaigns["iraq_1991"].bands[0] == KIT.campaigns["iraq_1991"].bands[0]


@rule("HL-T4.4a")
def test_a_wrong_entry_leaves_the_campaign_alone(shelf: Packs) -> None:
    with pytest.raises(EntryRefused, match="there is no fa18z"):
        with_own((), "pilot", PEBBLE | {"aircraft": "fa18z"}, shelf)


@rule("HL-T4.4a")
def test_what_was_entered_for_a_campaign_becomes_a_pack(shelf: Packs) -> None:
    (own,) = with_own((), "pilot", PEBBLE, shelf)
    shelf.install(Gathered(as_pack(own, "friends", "Friends")))
    state = shelf.state("friends")
    assert (state.pack.title, state.counts) == ("Friends", {"pilot": 1})
