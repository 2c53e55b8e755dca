"""The components as a whole: what is looked up how, and data that are refused."""

from __future__ import annotations

import msgspec
import pytest

from desktop.rules.core import BadComponents, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.display import build_board
from tests.rules.hornet_leader.positions import KIT, data
from tests.rules.hornet_leader.refusals import refusal

rule = pytest.mark.rule


def without(file: str) -> dict[str, bytes]:
    files = data()
    del files[file]
    return files


def test_everything_is_there() -> None:
    parts = (KIT.weapons, KIT.aircraft, KIT.pilots, KIT.targets, KIT.events)
    assert [len(part) for part in parts] == [22, 11, 80, 60, 44]
    assert (len(KIT.sites), len(KIT.bandits), len(KIT.campaigns)) == (17, 10, 8)
    assert sum(row.count for row in KIT.cup) == 73
    assert sum(kind.count for kind in KIT.bomber_kinds) == 8
    assert (len(KIT.options), len(KIT.adjustments), len(KIT.replacements)) == (7, 8, 5)
    assert list(KIT.house_switches) == ["so_alt"]


def test_both_faces_of_a_counter_come_from_one_supply() -> None:
    assert len(KIT.counter_rows) == 11
    for index, row in enumerate(KIT.counter_rows):
        assert KIT.supply_of(row.front) == KIT.supply_of(row.back) == index
    assert KIT.counter_rows[KIT.supply_of("ecm")].front == "agm88"


@rule("HL-1.3c", "HL-1.3d", "HL-1.3e")
def test_every_enemy_has_numbers_that_ascend_and_a_range() -> None:
    enemies = [(site.attack, site.range) for site in KIT.sites.values()]
    enemies += [(bandit.attack, bandit.range) for bandit in KIT.bandits.values()]
    for attack, farthest in enemies:
        assert attack[0] < attack[1] < attack[2]
        assert 0 <= farthest <= 3
    assert {site.altitude for site in KIT.sites.values()} == {"H", "L", "HL"}


@rule("HL-1.5d")
def test_a_promotion_takes_more_with_every_level() -> None:
    for pilot in KIT.pilots.values():
        needed = [level.xp for level in pilot.levels[:-1]]
        assert needed == sorted(needed)


def test_a_target_is_found_in_its_band() -> None:
    libya = KIT.campaigns["libya_1984"]
    assert [libya.band_of(target) for target in (4, 36, 55)] == [0, 1, 2]
    with pytest.raises(KeyError, match="Target 60 is not part of libya_1984"):
        libya.band_of(60)


def test_a_track_is_found_by_index_too() -> None:
    tracks = KIT.campaigns["libya_1984"].tracks
    assert [tracks[index] for index in range(3)] == [tracks.recon, tracks.intel, tracks.infra]


def test_an_aircraft_serves_from_its_first_to_its_last_year() -> None:
    corsair = KIT.aircraft["a7"]
    assert [corsair.serves(year) for year in (1966, 1967, 1991, 1992)] == [False, True, True, False]


def test_a_hawkeye_helps_less_when_shaken_and_others_do_not() -> None:
    for pilot in KIT.pilots.values():
        for level in pilot.levels:
            if pilot.aircraft != "e2c":
                assert level.hawkeye is level.hawkeye_shaken is None
                continue
            assert level.hawkeye is not None
            assert level.hawkeye_shaken is not None
            assert level.hawkeye_shaken.ata <= level.hawkeye.ata


def test_an_area_is_found_where_it_is_drawn() -> None:
    for key, area in KIT.areas.items():
        assert KIT.board.cell_at(area.label_at) == key
        for slot in (*area.enemy_slots, *area.player_slots):
            assert KIT.board.cell_at(slot) == key


def test_every_text_of_the_data_can_be_extracted() -> None:
    found = set(KIT.texts())
    assert {text.context for text in found} == {"hornet_leader.data"}
    assert all(text.source for text in found)
    event, campaign = KIT.events[37].bound, KIT.campaigns["iraq_1991"]
    ruled = KIT.tables.evaluations[0].name
    expected = {event.title, event.text, event.flavor, KIT.targets[1].flavor, KIT.targets[2].text}
    expected |= {campaign.briefing, campaign.theater, campaign.notes[0].text, ruled}
    expected |= {campaign.bands[0].name, campaign.tracks.intel.values[0].label}
    expected |= {KIT.pilots["hunter"].bio, KIT.weapons["aim7"].long, KIT.areas["center"].title}
    expected |= {KIT.options["night"].text, KIT.trait_texts["fixed"], KIT.sites["sa_2"].name}
    expected |= {Text("hornet_leader.data", label) for label in ("Send it home", "Press on")}
    expected |= {box.name for box in KIT.display.boxes}
    assert expected <= found


def test_components_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        KIT.targets[1].hits = 1  # type: ignore[misc]


# -------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("file", sorted(data()))
def test_a_missing_file_is_named(file: str) -> None:
    with pytest.raises(BadComponents, match=rf"^{file} is missing"):
        Kit(without(file))


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("weapons.toml", "weight = 1", "weight =", "Invalid value (at line"),
        ("weapons.toml", "schema = 1", "schema = 2", "schema: Invalid"),
        ("weapons.toml", "weight = 1", 'weight = "1"', "weapon aim7, weight: Expected `int`"),
        ("weapons.toml", "weight = 1", "mass = 1", "weapon aim7: Object"),
        ("weapons.toml", 'name = "AIM-7"', "name = 7", "weapon aim7, name: Expected"),
        ("weapons.toml", 'id = "aim9"', 'id = "aim7"', "weapon, id: aim7 stands twice"),
        ("weapons.toml", "attack = [9, 14]", "attack = [14, 9]", "weapon mk20, attack"),
        ("weapons.toml", "range_max = 2", "range_max = 3", "weapon aim7, range_max: must be 2"),
        (
            "weapons.toml",
            "range_not = [0]",
            "range_not = []",
            "weapon aim7, range_not: must be [0]",
        ),
        ("weapons.toml", 'altitude = "HL"', 'altitude = "H"', "weapon aim7, altitude: must be HL"),
        ("weapons.toml", "sar_value = 1", "sar_value = 2", "weapon mk20, sar_value: must be 1"),
        ("weapons.toml", "ecm = { cancel", "#", "weapon ecm, ecm"),
        ("weapons.toml", "attack = []", "attack = [5]", "weapon ecm, attack"),
        ("weapons.toml", 'front = "aim7"', 'front = "aim8"', "counter aim8: there is no aim8"),
        (
            "weapons.toml",
            'front = "aim7"',
            'front = "aim9"',
            "counter aim9: aim9 stands in another",
        ),
        (
            "weapons.toml",
            'back = "aim120"',
            'back = "aim7"',
            "counter aim7: aim7 stands in another",
        ),
        (
            "aircraft.toml",
            '"rockets", "agm62"',
            '"rocket"',
            "aircraft a6, weapons: there is no rock",
        ),
        (
            "aircraft.toml",
            "max_count = 2",
            "max_weight = 2",
            "aircraft a7, limits 1: must be weapons and max_count",
        ),
        (
            "aircraft.toml",
            '["aim9"], max',
            '["aim7"], max',
            "a7, limits 1, weapons: there is no aim7",
        ),
        ("aircraft.toml", '"agm88", count', '"mk82", count', "aircraft ea6b, flags, fixed_load"),
        ("aircraft.toml", "[1963, 1997]", "[1997, 1963]", "aircraft a6, service"),
        ("aircraft.toml", "no_ordnance = true", "no_ordnance = false", "aircraft e2c, flags"),
        ("aircraft.toml", "nap_of_earth", "nap_of_sea", "aircraft av8b, flags: Object"),
        (
            "pilots.toml",
            'aircraft = "fa18c"',
            'aircraft = "f18"',
            "hunter, aircraft: there is no f18",
        ),
        ("pilots.toml", 'skill = "newbie"', 'skill = "green"', "pilot hunter, level green, skill"),
        (
            "pilots.toml",
            'skill = "newbie"',
            'skill = "rookie"',
            "pilot hunter, level rookie, skill",
        ),
        ("pilots.toml", "card = 1", "card = 2", "pilot hunter, level newbie, card: must be 1"),
        ("pilots.toml", "okay_max = 3", "okay_max = 6", "pilot hunter, level newbie, okay_max"),
        ("pilots.toml", "xp = 5", "xp = 0", "pilot hunter, level newbie, xp"),
        ("pilots.toml", "cool = 0,", "cool = 0, stealth = 5,", "hunter, level newbie, stealth"),
        (
            "pilots.toml",
            "cool = 0,",
            "cool = 0, hawkeye = { ignore_event = 9, ata = 0, atg = 0 },",
            "pilot hunter, level newbie, hawkeye",
        ),
        ("pilots.toml", 'speed = "slow"', 'speed = "medium"', "level newbie, okay, speed: Invalid"),
        (
            "defenses.toml",
            "total = 73",
            "total = 74",
            "cup, total: the counts add up to 73, not 74",
        ),
        ("defenses.toml", "attack = [3, 6, 9]", "attack = [6, 3, 9]", "site m1939, attack"),
        ("defenses.toml", "attack = [3, 6, 9]", "attack = [3, 6]", "site m1939, attack: Expected"),
        ("defenses.toml", 'site = "sa_2"', 'site = "sa_1"', "counter sa_1, site: there is no sa_1"),
        ("defenses.toml", 'bandit = "su_22"', 'bandit = "su_7"', "ks_19, bandit: there is no su_7"),
        ("targets.toml", '"fixed"]', '"fix"]', "target 1, traits"),
        ("targets.toml", '["airfield"]', '["airport"]', "target 1, keywords"),
        ("targets.toml", "small =", "tiny =", "traits: there is no small"),
        ("targets.toml", "hits = 7", "hits = 0", "target 1, hits: must be more than 0"),
        (
            "targets.toml",
            '["zu_23_4"]',
            '["zu_23"]',
            "target 10, objective, sites: there is no zu_23",
        ),
        ("targets.toml", '["mig_29", "mig_29"]', '["mig_9"]', "target 55, objective, bandits"),
        (
            "campaigns.toml",
            'special = ["aim54"',
            'special = ["aim7"',
            "libya_1984, special: ['aim7']",
        ),
        ("campaigns.toml", '"agm84", "gbu10"', '"agm85"', "libya_1984, special: there is no agm85"),
        ("campaigns.toml", '"sa_10", "sa_11"', '"sa_12"', "libya_1984, remove_sites: there is no"),
        (
            "campaigns.toml",
            "remove_bandits = []",
            'remove_bandits = ["mig"]',
            "1984, remove_bandits",
        ),
        ("campaigns.toml", "marine = true", "marine = false", "campaign libya_1984, marine"),
        (
            "campaigns.toml",
            "start_in_play = []",
            "start_in_play = [4]",
            "libya_1984, start_in_play",
        ),
        ("campaigns.toml", "start = 2", "start = 8", "libya_1984, tracks, recon, start"),
        ("campaigns.toml", "index = 1", "index = 2", "libya_1984, band Gulf of Sidra, index"),
        (
            "campaigns.toml",
            "[4, 48, 56, 58]",
            "[4, 48, 56, 61]",
            "Gulf of Sidra, targets: there is no",
        ),
        (
            "campaigns.toml",
            "[4, 48, 56, 58]",
            "[4, 48, 56, 1]",
            "Coastal Strip, targets: [1] stand",
        ),
        ("campaigns.toml", "r_inner = 110", "r_inner = 303", "band Gulf of Sidra, r_outer"),
        (
            "campaigns.toml",
            "target = 4\n",
            "target = 5\n",
            "libya_1984, spot: must be one for each",
        ),
        ("campaigns.toml", "band = 1\n", "band = 2\n", "campaign libya_1984, spot 4, band"),
        ("campaigns.toml", "great = 14", "great = 10", "campaign libya_1984, length short, vp"),
        ("campaigns.toml", 'name = "short"', 'name = "brief"', "libya_1984, length brief, name"),
        ("campaigns.toml", 'mode = "all"', 'mode = "some"', "campaign libya_1984, tracks, intel"),
        (
            "campaigns.toml",
            'weapons = ["agm84"]',
            'weapons = ["agm85"]',
            "campaign libya_1984, notes 2, effect 1, weapons: there is no agm85",
        ),
        ("options.toml", '["av8b"]', '["av8"]', "option large_deck_marines, forbid_aircraft"),
        ("options.toml", "max = 4", "max = 3", "replacement: must cover 1 to 10"),
        ("options.toml", 'id = "rr"', 'id = "recon"', "priority, id: recon stands twice"),
        ("tables.toml", "max_weight = 3", "max_weight = 5", "dogfight, rows: max_weight must rise"),
        ("tables.toml", "{ min = 9", "{ min = 5", "sar, rows: min must fall"),
        ("tables.toml", "rank = 5", "rank = 4", "evaluation, rank: must fall"),
        ("tables.toml", "priority_rr_cost = 9", "priority_rr_cost = 8", "stress, priority_rr_cost"),
        ("tables.toml", "rr_remove = 2", "rr_remove = 1", "stress, priority_rr_remove"),
        ("tactical_display.toml", "pre_approach = 12", "pre_approach = 11", "counts, pre_approach"),
        ("tactical_display.toml", "ring_index = 1", "ring_index = 2", "area app_north, ring_index"),
        (
            "tactical_display.toml",
            'adjacent = ["app_north", "app_east"',
            'adjacent = ["app_north", "app_up"',
            "area center, adjacent: there is no app_up",
        ),
        (
            "tactical_display.toml",
            'adjacent = ["app_north", "app_east"',
            'adjacent = ["app_north", "so_north_east"',
            "area center, adjacent: so_north_east is a ring too far",
        ),
        (
            "tactical_display.toml",
            'adjacent = ["app_north", "app_east", "app_south", "app_west"]',
            'adjacent = ["app_north", "app_east", "app_south"]',
            "area: Area app_west names center as neighbour, but not the other way round",
        ),
        (
            "tactical_display.toml",
            'corner_contact = ["so_west_north"]',
            'corner_contact = ["so_west_south"]',
            "area pre_north_west, corner_contact",
        ),
        ("tactical_display.toml", 'side = "north"\n', "", "area app_north, side"),
        ("tactical_display.toml", "entry = false", "entry = true", "area center, entry"),
    ],
)
def test_wrong_data_are_refused_with_file_entry_and_field(
    file: str, old: str, new: str, words: str
) -> None:
    said = refusal(file, old, new)
    assert said.startswith(file)
    assert words in said


def test_data_that_are_no_text_are_refused() -> None:
    files = data()
    files["tables.toml"] = b"\xff"
    with pytest.raises(BadComponents, match=r"^tables\.toml: "):
        Kit(files)


def test_the_board_is_built_from_the_display_alone() -> None:
    fewer = msgspec.structs.replace(KIT.display, areas=KIT.display.areas[:1])
    with pytest.raises(BadComponents, match="area center, adjacent: there is no app_north"):
        build_board(fewer)
