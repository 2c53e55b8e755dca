"""What is said about packs with mistakes: everything at once, each with its place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w

from desktop.rules.core import Pack
from desktop.rules.hornet_leader.packs_kinds import LAYOUTS, lists_of
from tests.rules.hornet_leader.packs import HEAD, SKILLS, findings, kit_of, level, pack, pilot, said
from tests.rules.hornet_leader.positions import KIT, data
from tests.rules.hornet_leader.test_packs import BARE_TARGET, CAMPAIGN, EVENT, TARGET, WEAPON

rule = pytest.mark.rule
ZORRO = 'packs/my_wing/pilots.toml: pilot "zorro"'


@rule("HL-T7.2a")
def test_ex_t07_four_mistakes_of_a_pilot_are_told_at_once() -> None:
    levels = [level("newbie"), level("green", 7, 5), level("green", more=", stres = 1")]
    levels += [level(each) for each in SKILLS[3:]]
    found = said(pack(pilot(*levels, aircraft="fa18z")))
    assert len(found) == 4
    green = f'{ZORRO}, level "green", field '
    assert f"{green}okay_max: 7 is larger than shaken_max 5; allowed 0 to 4" in found
    assert f"{green}skill: stands twice; allowed average here" in found
    assert any(each.startswith(f"{ZORRO}, field aircraft: there is no fa18z") for each in found)
    unknown = next(each for each in found if "field stres:" in each)
    assert "the nearest" not in unknown
    assert "allowed skill, card, sa" in unknown
    with pytest.raises(Exception, match="fa18z"):
        kit_of(pack(pilot(*levels, aircraft="fa18z")))


def one(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


CHOICE = 'effects = [{ op = "choose", labels = ["a"], options = [[{ op = "so", amont = 1 }]] }]'
PILOT, FLOWN = pilot(), CAMPAIGN % "1"


@rule("HL-T7.2a")
@pytest.mark.parametrize(
    ("file", "text", "old", "new", "words"),
    [
        (
            "pilots",
            PILOT,
            "okay_max",
            "okay_mux",
            "field okay_mux: is not known here; the nearest is okay_max",
        ),
        (
            "pilots",
            PILOT,
            "[[pilot]]",
            "[[pilots]]",
            "field pilots: is not known here; the nearest is pilot",
        ),
        ("pilots", PILOT, 'callsign = "Zorro"\n', "", 'pilot "zorro", field callsign: is missing'),
        ("pilots", PILOT, '"Zorro"', "7", "field callsign: 7 is not possible; allowed a text"),
        ("pilots", PILOT, '"Zorro"', '"<img src=x>"', "has mark-up or control characters"),
        (
            "pilots",
            PILOT,
            '"zorro"',
            '"Zorro!"',
            'field id: "Zorro!" is not possible; allowed 1 to 40',
        ),
        (
            "pilots",
            PILOT,
            "sa = 0",
            "sa = 7",
            'level "newbie", field sa: 7 is not possible; allowed 0 to 6',
        ),
        (
            "pilots",
            PILOT,
            "cool = 1",
            "cool = -1",
            "field cool: -1 is not possible; allowed 0 to 6",
        ),
        ("pilots", PILOT, "xp = 5", "xp = 0", "field xp: 0 is not possible; allowed 1 to 20"),
        ("pilots", PILOT, "xp = 5", "xp = 21", "field xp: 21 is not possible; allowed 0 to 20"),
        ("pilots", PILOT, "xp = 5", "xp = true", "field xp: true is not possible"),
        ("pilots", PILOT, "xp = 5", "xp = 5.5", "field xp: 5.5 is not possible"),
        ("pilots", PILOT, "xp = 5", "xp = 99999", "field xp: is far too large; allowed 0 to 20"),
        ("pilots", PILOT, "xp = 5", "xp = 1979-05-27", "field xp: a date or time is not possible"),
        (
            "pilots",
            PILOT,
            "ata = 0",
            "ata = 6",
            "okay, field ata: 6 is not possible; allowed -6 to 5",
        ),
        (
            "pilots",
            PILOT,
            '"slow"',
            '"quick"',
            'field speed: "quick" is not possible; allowed "fast", "slow"',
        ),
        (
            "pilots",
            PILOT,
            "okay_max = 3",
            "okay_max = 6",
            "6 is not less than shaken_max 6; allowed 0 to 5",
        ),
        (
            "pilots",
            PILOT,
            "shaken_max = 6",
            "shaken_max = 0",
            "field shaken_max: 0 is not possible; allowed 1 to 30",
        ),
        (
            "pilots",
            PILOT,
            '{ skill = "ace"',
            '# { skill = "ace"',
            "field level: has 5 entries; allowed 6",
        ),
        (
            "pilots",
            PILOT,
            "[[pilot]]",
            "schema = 2\n[[pilot]]",
            "field schema: 2 is not known; allowed 1",
        ),
        (
            "weapons",
            WEAPON,
            "weight = 1",
            "weight = 7",
            "field weight: 7 is not possible; allowed 0 to 6",
        ),
        ("weapons", WEAPON, "[4]", "[4, 4]", "field attack: must ascend"),
        ("weapons", WEAPON, "[4]", "[16]", "field attack: 16 is not possible; allowed 1 to 15"),
        (
            "weapons",
            WEAPON,
            "[4]",
            "[4]\nfixed_only_years = [2003, 1991]",
            "field fixed_only_years: must be the first and the last year",
        ),
        (
            "pilots",
            PILOT,
            "xp = 5",
            "xp = 5, hawkeye = { ignore_event = 6, ata = 9, atg = 0 }",
            "hawkeye, field ata: 9 is not possible; allowed -6 to 5",
        ),
        (
            "weapons",
            WEAPON,
            "[4]",
            "[1, 2, 3, 4, 5]",
            "field attack: has 5 entries; allowed 0 to 4",
        ),
        (
            "weapons",
            WEAPON,
            "range_high = [0]",
            "range_high = [7]",
            "field range_high: 7 is not possible",
        ),
        (
            "weapons",
            WEAPON,
            "[4]",
            "4",
            "field attack: 4 is not possible; allowed a list: 1 to 15 each",
        ),
        (
            "targets",
            TARGET,
            "hits = 5",
            "hits = 31",
            "field hits: 31 is not possible; allowed 0 to 30",
        ),
        (
            "targets",
            TARGET,
            "hits = 5",
            "hits = 0",
            "field hits: must be more than 0 without an objective",
        ),
        (
            "targets",
            TARGET,
            "aircraft = 4",
            "aircraft = 13",
            "field aircraft: 13 is not possible; allowed 1 to 12",
        ),
        ("targets", TARGET, "[1, 2]", "[1, 10]", "field sites: 10 is not possible; allowed 0 to 9"),
        (
            "targets",
            TARGET,
            "[1, 2]",
            "[1]",
            "field sites: a list of 1 is not possible; allowed a list of 2",
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            "vp = 3\nstress = 7",
            "field stress: 7 is not possible; allowed -6 to 6",
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            'vp = 3\nart = "moon"',
            'field art: "moon" is not possible; allowed "airfield"',
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            'vp = 3\nobjective = { sites = ["sa_1"], bandits = [], bombers = 0 }',
            "objective, field sites: there is no sa_1",
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            'vp = 3\nbonus = [{ op = "sow", amount = 1 }]',
            'bonus, effect "1", field op: is not known here; the nearest is so',
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            'vp = 3\nbonus = [{ op = "so" }]',
            'effect "1", field amount: is missing; allowed a whole number',
        ),
        (
            "targets",
            TARGET,
            "vp = 3",
            "vp = 3\nbonus = [7]",
            "field bonus: 7 is not possible; allowed a table",
        ),
        (
            "events",
            EVENT,
            "xp = 1",
            "xp = 2",
            'event "45", section "bound", field xp: 2 is not possible; allowed 0 to 1',
        ),
        (
            "events",
            EVENT,
            "xp = 1",
            CHOICE,
            'section "bound", effect "1", option "1", effect "1", field amont',
        ),
        (
            "events",
            EVENT,
            "xp = 1",
            "special = true",
            "field special: must say whether there is a special_attack",
        ),
        (
            "campaigns",
            FLOWN,
            "targets = [1]",
            "targets = [901]",
            'band "Band 1", field targets: there is no 901',
        ),
        (
            "campaigns",
            FLOWN,
            "targets = [1]",
            "targets = [1, 3]",
            'band "Band 2", field targets: [3] stand in a band already',
        ),
        (
            "campaigns",
            FLOWN,
            "targets = [1]",
            "targets = [1, 1]",
            'band "Band 1", field targets: [1] stand in a band already',
        ),
        ("campaigns", FLOWN, '"mk82"', '"mk99"', "field standard: there is no mk99"),
        (
            "campaigns",
            FLOWN,
            "weight_penalty = -2",
            "weight_penalty = -7",
            "field weight_penalty: -7 is not possible; allowed -6 to 0",
        ),
        (
            "campaigns",
            FLOWN,
            "days = 2",
            "days = 31",
            "field days: 31 is not possible; allowed 1 to 30",
        ),
        (
            "campaigns",
            FLOWN,
            "so = 40",
            "so = 201",
            "field so: 201 is not possible; allowed 0 to 200",
        ),
        (
            "campaigns",
            FLOWN,
            "good = 6",
            "good = 4",
            "field vp: good 4 must be more than adequate 4",
        ),
        (
            "campaigns",
            FLOWN,
            "[3, 4]",
            "[3]",
            "tracks, recon, field values: has 1 entries; allowed 2 to 20",
        ),
        (
            "campaigns",
            FLOWN,
            "start = 0, values = [3",
            "start = 2, values = [3",
            "recon, field start: 2 is no index of a value; allowed 0 to 1",
        ),
        (
            "campaigns",
            FLOWN,
            "year = 1990",
            "year = 1800",
            "field year: 1800 is not possible; allowed 1900 to 9999",
        ),
    ],
)
def test_a_mistake_is_named_with_its_place_and_what_is_allowed(
    file: str, text: str, old: str, new: str, words: str
) -> None:
    found = said(pack(**{file: one(text, old, new)}))
    assert any(words in each for each in found), found
    assert all(each.startswith(f"packs/my_wing/{file}.toml: ") for each in found)


@rule("HL-T7.2a")
def test_years_must_not_run_backwards() -> None:
    text = data()["aircraft.toml"].decode().replace("[1963, 1997]", "[1997, 1963]")
    found = said(pack(aircraft=text, head='replaces = ["aircraft:*"]'))
    place = 'packs/my_wing/aircraft.toml: aircraft "a6", field service'
    assert found == [f"{place}: must be the first and the last year"]


@rule("HL-T7.2a")
def test_mistakes_of_all_files_are_told_together() -> None:
    broken = pack(one(PILOT, "xp = 5", "xp = 99"), targets=one(TARGET, "vp = 3", "vp = -1"))
    files = {each.split(":")[0] for each in said(broken)}
    assert files == {"packs/my_wing/pilots.toml", "packs/my_wing/targets.toml"}


@rule("HL-T7.2a")
def test_an_entry_that_cannot_be_read_breaks_nothing_that_refers_to_it() -> None:
    broken = pack(targets=one(TARGET, "vp = 3", "vp = -1"), campaigns=CAMPAIGN % "101")
    assert [each for each in said(broken) if "campaigns" in each] == []


@rule("HL-T7.2a")
def test_a_field_that_cannot_be_read_hides_no_other_mistake() -> None:
    levels = (level("newbie").replace("xp = 5", 'xp = "x"'), level("green", 7, 5))
    text = pilot(*levels, *map(level, SKILLS[2:]), aircraft="fa18z").replace('"Zorro"', "7")
    found = said(pack(text, targets=one(TARGET, "vp = 3", "bonus = [{ op = [], amount = 1 }]")))
    words = ("callsign: 7", 'xp: "x"', "okay_max: 7 is larger", "there is no fa18z")
    for each in (*words, "field vp: is missing", 'effect "1", field op: is not known'):
        assert any(each in line for line in found), each
    assert len(found) == 6


@rule("HL-T7.2a")
def test_what_stands_in_for_a_field_is_no_mistake_of_its_own() -> None:
    text = one(PILOT, "shaken_max = 6", 'shaken_max = "x"')
    assert said(pack(text)) == [
        f'{ZORRO}, level "newbie", field shaken_max: "x" is not possible; allowed 0 to 30'
    ]
    found = said(pack(weapons=one(WEAPON, "range_high = [0]", "range_high = 0")))
    assert [each for each in found if "range_max" in each or "altitude" in each] == []


@rule("HL-T7.2a")
def test_a_syntax_error_has_line_and_column() -> None:
    found = said(pack('[[pilot]]\nid = "zorro\n'))
    assert len(found) == 1
    assert found[0].startswith("packs/my_wing/pilots.toml: line 2, column ")


@rule("HL-T7.2a")
def test_a_key_stands_once_in_a_pack() -> None:
    assert said(pack(PILOT + PILOT)) == [f"{ZORRO}, field id: stands twice in this pack"]


@rule("HL-T7.2a")
@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        (
            "pilots",
            pilot(*map(level, SKILLS[:5]), level("ace").replace("xp = 0", "xp = 3")),
            "xp: 3 for an Ace",
        ),
        ("targets", one(TARGET, "vp = 3", "vp = 0"), "field vp: 0 Victory Points"),
        ("campaigns", CAMPAIGN % "", 'band "Band 1", field targets: no Target stands here'),
        ("notes", "a = 1", "notes.toml: is not read"),
        ("events", "[deck]\ncards = 45\n" + EVENT, "field deck: belongs to the game"),
    ],
)
def test_what_is_odd_but_possible_is_a_warning(file: str, text: str, words: str) -> None:
    found = findings(pack(**{file: text}))
    assert found.wrong == ()
    assert len(found.odd) == 1
    assert words in str(found.odd[0])
    kit_of(pack(**{file: text}))


@rule("HL-T7.2a")
def test_an_imported_level_may_have_no_shaken_range() -> None:
    flat = pilot(*map(level, SKILLS[:5]), level("ace", 6, 6))
    assert said(pack(flat))
    imported = one(flat, "[[pilot]]", '[[pilot]]\nsource = "import"')
    assert said(pack(imported)) == []
    assert "no Shaken range" in str(findings(pack(imported)).odd[0])


# ----------------------------------------------------------------------------------- pack.toml


@rule("HL-T7.1a")
@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("", "pack.toml: is missing"),
        ('id = "other"', 'field id: "other" is not the name of the folder; allowed "my_wing"'),
        ("title = 7", "field title: 7 is not possible"),
        ('game = "daring_eagle"', 'field game: "daring_eagle" is not possible'),
        ("schema = 2", "field schema: 2 is not possible; allowed 1"),
        (
            'replaces = ["wolf"]',
            'field replaces: "wolf" is not possible; allowed such as "pilots:wolf"',
        ),
        ('requires = ["other"]', 'field requires: pack "other" is not in force before this one'),
        ('requires = ["my_wing"]', 'field requires: pack "my_wing" is not in force before'),
        ('license = "x"', "field license: is not known here"),
    ],
)
def test_the_head_of_a_pack_is_checked(head: str, words: str) -> None:
    name = head.partition(" =")[0]
    lines = HEAD.format(id="my_wing").splitlines()
    kept = [each for each in lines if not head or not each.startswith(f"{name} =")]
    files = {"pack.toml": "\n".join([*kept, head])} if head else {}
    assert any(words in each for each in said(Pack("my_wing", "", "", "", files)))


@rule("HL-T7.1b")
def test_what_overrides_nothing_is_odd() -> None:
    found = findings(pack(PILOT, head='replaces = ["pilots:wolf", "events:*"]'))
    assert found.wrong == ()
    assert [str(each).partition(": ")[2] for each in found.odd] == [
        'field replaces: "pilots:wolf" overrides nothing that is there',
        'field replaces: "events:*" overrides nothing that is there',
    ]


# -------------------------------------------------------------------------------------- hostile


@rule("HL-T7.2a")
@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "[" * 200 + "]" * 200,
        "a = " + "{ b = " * 60 + "1" + " }" * 60,
        "x = 0x" + "f" * 5000,
        "x = " + "9" * 5000,
        "pilot = 0x" + "f" * 5000,
        "[[pilot]]\nid = 0x" + "f" * 100,
        "pilot = 7",
        "pilot = [7]",
        "pilot = [[]]",
        "[pilot]\nid = 1",
        "[[pilot]]\nid = []\nlevel = {}",
        "[[pilot]]\nid = inf\nlevel = [[], 7, { skill = [] }]",
        "[[pilot]]\nlog_only = true\nlevel = [{ skill = {} }]",
        '[[pilot]]\nid = "x"\ncallsign = "' + "a" * 5000 + '"',
        '[[pilot]]\nid = "\\u202e"',
        "schema = nan",
    ],
)
def test_a_hostile_file_is_refused_in_words(text: str) -> None:
    for file in ("pilots", "targets", "events", "campaigns", "defenses", "weapons", "aircraft"):
        hostile = text.replace("pilot", file.removesuffix("s"))
        found = said(pack(**{file: hostile}))
        assert found
        assert all(len(each) < 1000 for each in found)


@rule("HL-T7.2a")
@pytest.mark.parametrize("value", [7, "x", [], {}, [[]], [{}], True, -1, 1.5, [7], {"a": {"b": 1}}])
def test_any_field_may_hold_anything_without_breaking_the_check(value: Any) -> None:
    texts = {"pilots": PILOT, "targets": TARGET, "events": EVENT, "campaigns": FLOWN}
    for file, text in {**texts, "weapons": WEAPON}.items():
        entry = tomllib.loads(text)
        name = lists_of(f"{file}.toml")[0]
        for field in entry[name][0]:
            changed = {**entry, name: [{**entry[name][0], field: value}]}
            findings(pack(**{file: tomli_w.dumps(changed)}))


@rule("HL-T7.2a")
def test_the_games_own_files_are_a_pack_without_mistakes() -> None:
    files = {name: text.decode() for name, text in data().items() if name in LAYOUTS}
    rows = files["weapons.toml"].index("[[counter]]")
    files["weapons.toml"] = files["weapons.toml"][:rows]
    replaces = [f"{name.removesuffix('.toml')}:*" for name in files]
    head = f"{HEAD.format(id='all')}replaces = {replaces}"
    found = findings(Pack("all", "All", "1", "", {"pack.toml": head, **files}))
    assert [str(each) for each in found.wrong] == []
    assert len(found.entries["pilot"]) == len(KIT.pilots)


def test_a_bare_target_is_no_mistake() -> None:
    assert findings(pack(targets=BARE_TARGET))[:2] == ((), ())
