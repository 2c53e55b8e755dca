"""The community's reference file and campaign logs: read with care, nothing changed unasked."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.logbook.backup_file import Decision, Incoming, bring_in
from desktop.logbook.campaign_rows import CampaignRow
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.community import read_logs, read_reference, recognise
from desktop.logbook.community_log import ReadLog
from desktop.logbook.community_reading import Report
from desktop.logbook.community_reference import ReferencePack
from desktop.logbook.outlook import outlook
from desktop.logbook.packs import Gathered, PackTrouble
from desktop.rules import engine
from desktop.rules.core import OptionValue, Pack, Refused, Setup
from desktop.rules.hornet_leader.actions_book import LogDay
from desktop.rules.hornet_leader.book_entries import PastDay
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.packs_checking import check_pack
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.store.errors import BadFile, UserError
from desktop.text import sentence
from tests.logbook.community_samples import log, reference
from tests.logbook.packs import shelf_in
from tests.logbook.shelves import encoded, opened
from tests.rules.hornet_leader.logbooks import day, flown
from tests.rules.hornet_leader.positions import GAME, data

rule = pytest.mark.rule
KIT = GAME.kit
NAME = "log.json"
Edit = Callable[[dict[str, Any]], object]


@pytest.fixture
def shelf(data_dir: Path) -> Iterator[Campaigns]:
    with opened(data_dir) as campaigns:
        yield campaigns


def pack_of(campaigns: Campaigns, tree: Any = None) -> ReferencePack:
    return read_reference(campaigns, recognise(json.dumps(tree or reference()).encode(), NAME))


def logs_of(campaigns: Campaigns, tree: Any, *packs: Pack) -> list[ReadLog]:
    return read_logs(campaigns, recognise(json.dumps(tree).encode(), NAME), NAME, packs)


def log_of(campaigns: Campaigns, tree: Any, *packs: Pack) -> ReadLog:
    (found,) = logs_of(campaigns, tree, *packs)
    return found


def state_of(found: ReadLog) -> State:
    assert found.incoming.trouble is None
    assert found.incoming.opened is not None
    return found.incoming.opened.session.state


def said(report: Report, kind: str) -> list[str]:
    return [sentence(line.words) for line in report.lines if line.kind == kind]


def refuse(incoming: Incoming, present: CampaignRow) -> Decision:
    raise AssertionError(f"{present.title} should not be here")


# ------------------------------------------------------------------------------ what a file is


@rule("HL-T8.1a")
def test_a_file_is_known_by_its_keys() -> None:
    for tree, shape, several in (
        (reference(), "reference", False),
        (log(), "log", False),
        ([log(), log()], "log", True),
        ({"format": "hornet-leader-campaign"}, "campaign", False),
    ):
        found = recognise(json.dumps(tree).encode(), NAME)
        assert (found.shape, found.several) == (shape, several)


@rule("HL-T8.1a")
@pytest.mark.parametrize(
    ("content", "found"),
    [
        ('{"a": 1, "b": 2}', "found: a, b"),
        ('{"Campaigns": [], "Pilots": {}}', "found: Campaigns, Pilots"),
        ('[{"scenarioName": "x", "missions": []}, 5]', "found: int"),
        ("[]", "found: NoneType"),
        ('[{"Campaigns": [], "Pilots": []}]', "found: Campaigns, Pilots"),
        ('"text"', "found: str"),
        ("{}", "found: { }"),
    ],
)
def test_any_other_file_is_refused_with_the_keys_that_were_found(content: str, found: str) -> None:
    with pytest.raises(BadFile, match="none of the two known shapes") as caught:
        recognise(content.encode(), NAME)
    assert found in sentence(caught.value.message)


@rule("HL-T8.4a")
@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a": ' + b"9" * 400 + b"}"]
)
def test_a_broken_file_is_refused(content: bytes) -> None:
    with pytest.raises(BadFile):
        recognise(content, NAME)


# --------------------------------------------------------------------------- the reference file


@rule("HL-T8.1a", "HL-T8.2a", "HL-T8.2c")
def test_ex_t09_the_reference_file_makes_a_pack(shelf: Campaigns) -> None:
    pack, report = pack_of(shelf)
    assert pack.id == "community"
    kit = HornetLeader(data(), (pack,)).kit
    (campaign,) = [each for key, each in kit.campaigns.items() if key not in KIT.campaigns]
    assert (campaign.year, campaign.services) == (1990, ("navy",))
    assert (campaign.lengths[0].days, campaign.lengths[0].so) == (2, 10)
    assert [each.targets for each in campaign.bands] == [(901,), (902, 903)]
    assert [(each.weight_penalty, each.stress, each.bonus_xp) for each in campaign.bands] == [
        (0, 1, 0),
        (-2, 3, 1),
    ]
    readings = campaign.tracks.intel.values
    assert [(each.sites, each.bandits) for each in readings] == [(0, 0), (0, 1), (-1, -1)]
    assert [(each.where, each.mode) for each in readings[1:]] == [
        ("center", "all"),
        ("any", "either"),
    ]
    assert campaign.tracks.recon.values == (3, 4)
    bounds = campaign.lengths[0].vp
    assert (bounds.great, bounds.good, bounds.adequate, bounds.poor) == (9, 6, 4, 2)
    assert campaign.special == ("aim120",)
    assert campaign.start_in_play == (902,)
    assert kit.aircraft["a6"].so == (-1, -2, -3)
    assert kit.aircraft["fa18c"].service == (1983, 9999)
    pebble = kit.pilots["pebble"]
    assert [each.okay_max for each in pebble.levels] == [2, 3, 4, 5, 6, 6]
    assert [each.shaken_max for each in pebble.levels] == [4, 5, 7, 9, 11, 6]
    assert [each.xp for each in pebble.levels] == [4, 4, 6, 7, 9, 0]
    assert {each.source for each in (pebble, campaign, kit.aircraft["a6"])} == {"import"}
    assert {key: report.counts[key] for key in ("campaign", "aircraft", "pilot")} == {
        "campaign": 1,
        "aircraft": 2,
        "pilot": 1,
    }
    assert said(report, "skipped") == ['Pilots[1] "Nostat": no Stats']
    assert said(report, "warning") == [
        'Pilots[0] "Pebble" Ace: no Shaken range',
        'Campaigns[0].SpecialWeapons[1] "GBU-99 Nothing": unknown weapon, kept as text',
    ]
    (note,) = said(report, "note")
    assert "Medium, Long" in note
    assert any("GBU-99 Nothing" in note.text.source for note in campaign.notes)


@rule("HL-T8.2b")
def test_such_a_campaign_is_for_the_log_and_not_for_play(shelf: Campaigns) -> None:
    game = HornetLeader(data(), (pack_of(shelf).pack,))
    options: dict[str, OptionValue] = {
        "campaign": "testland_1990_usn",
        "tracking": "log",
        "joined": True,
    }
    state, _, _ = engine.start(game, Setup("", (PLAYER,), options))
    assert state.days == 2
    for tracking in ("", "play", "companion"):
        with pytest.raises(Refused, match=r"HL-T8\.2b"):
            game.new(Setup("", (PLAYER,), {**options, "tracking": tracking}))


@rule("HL-T8.2a")
def test_a_pilot_and_a_type_that_the_data_have_keep_what_they_can_do(shelf: Campaigns) -> None:
    known = KIT.pilots["teflon"]
    tree = reference()
    tree["Pilots"][0] |= {"Name": "TEFLON", "Aircraft": KIT.aircraft[known.aircraft].short}
    kit = HornetLeader(data(), (pack_of(shelf, tree).pack,)).kit
    teflon = kit.pilots["teflon"]
    assert not teflon.log_only
    assert [each.okay for each in teflon.levels] == [each.okay for each in known.levels]
    assert [each.okay_max for each in teflon.levels] == [2, 3, 4, 5, 6, 6]
    assert kit.aircraft["fa18c"].weapons == KIT.aircraft["fa18c"].weapons


@rule("HL-T8.2a", "HL-T8.2c")
def test_what_is_missing_or_odd_is_guessed_and_told(shelf: Campaigns) -> None:
    tree = reference()
    (campaign,) = tree["Campaigns"]
    for key in ("Recon", "Intel", "Difficulty", "DifficultyDescription", "Year"):
        del campaign[key]
    campaign |= {"Name": "Old 1991", "Targets": [7, 20, 20, "x"], "SpecialRules": None}
    tree["VictoryConditions"] = []
    tree["Pilots"] += [
        5,
        {"Name": "Two", "Aircraft": "OV-10", "Stats": {"Green": {"Okay": [0, 9], "Shaken": [1]}}},
        {"Name": "Pebble", "Aircraft": "A-6", "Stats": {"Ace": {"Okay": "x"}}},
    ]
    tree["AircraftTypes"] += [{"Designation": "F-35A/C"}, {"Designation": "F-35B/C"}, {}]
    pack, report = pack_of(shelf, tree)
    kit = HornetLeader(data(), (pack,)).kit
    found = kit.campaigns["old_1991"]
    assert (found.year, found.difficulty, found.bands[0].targets) == (1991, "standard", (7, 20))
    assert kit.pilots["two"].aircraft == "ov10"
    guesses = " | ".join(said(report, "guess"))
    for words in ("Recon", "Intel", "Navy", "Standard", "plain list", "bounds", "nearest"):
        assert words in guesses
    skipped = " | ".join(said(report, "skipped"))
    for words in ("Pilots[2]: this is no object", "no Okay range", "AircraftTypes[4]: no name"):
        assert words in skipped
    assert any("the same type as" in each for each in said(report, "note"))


@rule("HL-T8.2a")
def test_campaigns_without_targets_can_be_used_and_marines_too(shelf: Campaigns) -> None:
    tree = reference()
    bare = dict(tree["Campaigns"][0], Name="Testland 1990 (USMC)")
    for key in ("Targets", "Recon", "Intel", "Infra", "SpecialRules"):
        bare.pop(key)
    tree["Campaigns"].append(bare)
    kit = HornetLeader(data(), (pack_of(shelf, tree).pack,)).kit
    marine = kit.campaigns["testland_1990_usmc"]
    assert (marine.services, marine.bands[0].targets) == (("marine",), ())
    bounds = [kit.campaigns[each].lengths[0].vp for each in ("testland_1990_usn", marine.id)]
    assert bounds[0] == bounds[1]


@rule("HL-T8.4a")
def test_a_pack_comes_in_only_after_the_question(shelf: Campaigns, data_dir: Path) -> None:
    packs = shelf_in(data_dir)
    pack, _ = pack_of(shelf)
    assert packs.states() == []
    packs.install(Gathered(pack))
    with pytest.raises(PackTrouble, match="There is a pack community already"):
        packs.install(Gathered(pack))
    packs.install(Gathered(pack), replace=True)
    (state,) = packs.states()
    assert state.usable


# ------------------------------------------------------------------------------- campaign logs


@rule("HL-T8.3a")
@pytest.mark.parametrize("known", [True, False])
def test_ex_t10_a_log_becomes_a_campaign_as_of_now(shelf: Campaigns, known: bool) -> None:
    packs = (pack_of(shelf).pack,) if known else ()
    found = log_of(shelf, [log()], *packs)
    s = state_of(found)
    kit = found.incoming.opened.game.kit if found.incoming.opened else KIT
    assert (s.day, s.days, s.so, s.logbook.mode) == (1, 2, 7, "log")
    assert s.tracks[0] == 1
    by_name = {kit.callsign(each.pilot): each for each in s.squadron}
    pebble, gone = by_name["Pebble"], by_name["Gone"]
    assert (pebble.skill, pebble.stress, pebble.xp, pebble.missing) == (AVERAGE, 3, 2, False)
    assert (gone.skill, gone.missing) == (GREEN, True)
    (past,) = s.missions
    assert (past.day, past.target, past.status, past.vp) == (1, 901, "X", 2)
    lost = past.flight[1]
    assert (lost.pilot, bool(lost.lost), lost.sar, lost.sar_face) == (
        gone.pilot,
        True,
        "missing",
        4,
    )
    assert s.destroyed == [901]
    assert outlook(s, kit).ended == 2 - 1 - 1
    assert any("Experience" in each for each in said(found.report, "note"))
    assert found.report.counts == {"pilot": 2, "day": 1}
    guessed = " | ".join(said(found.report, "guess"))
    assert ("not in the data" in guessed) is not known or "Gone" in guessed


@rule("HL-T8.3b", "HL-T8.4a")
def test_ex_t10_the_same_log_again_asks_whether_it_replaces(shelf: Campaigns) -> None:
    def bring(decision: Decision | None) -> list[str]:
        asked: list[str] = []

        def decide(incoming: Incoming, present: CampaignRow) -> Decision:
            asked.append(present.title)
            assert decision is not None
            return decision

        bring_in(shelf, [log_of(shelf, log()).incoming], decide)
        return asked

    assert bring(None) == []
    (row,) = shelf.rows()
    session = shelf.open(row.game_id).session
    session.play(LogDay(day(flown(901, session.state.squadron[0].pilot))))
    before = encoded(session)
    assert bring("skip") == [row.title]
    assert encoded(shelf.open(row.game_id).session) == before
    assert bring("both") == [row.title]
    assert len(shelf.rows()) == 2
    assert bring("replace") == [row.title]
    assert len(shelf.rows()) == 2
    assert shelf.open(row.game_id).session.state.day == 1
    kept = [each.brief.day for each in shelf.versions(row.game_id) if each.brief]
    assert 2 in kept


@rule("HL-T8.3a")
def test_a_campaign_that_was_imported_goes_on(shelf: Campaigns) -> None:
    (arrival,) = bring_in(shelf, [log_of(shelf, log()).incoming], refuse)
    game, session = shelf.open(arrival.game_id)
    session.play(LogDay(day(flown(901, session.state.squadron[0].pilot, outcome="O"))))
    assert session.state.day == 2
    again = HornetLeader(data(), session.setup.packs)
    assert check_pack(session.setup.packs[0], KIT).wrong == ()
    assert again.kit.campaigns.keys() == game.kit.campaigns.keys()


@rule("HL-T8.3a")
def test_flags_damage_and_secondaries_of_a_log(shelf: Campaigns) -> None:
    tree = log()
    tree |= {
        "scenarioName": "Iraq 1991 (USN)",
        "timespan": "3 Days",
        "intenseStressRule": True,
        "flyingMoreLess": True,
        "damagedTargetRule": True,
        "diffRules": {"level": "skilled", "extraStress": True},
        "damagedTargets": {"20": 2, "901": 9, "x": 1},
        "improvements": [{"targetNumber": "5", "text": "..."}, 6],
        "vpAircraftBonus": 1,
        "vpPenalty": 3,
        "soBonus": 6,
        "tracks": {"recon": 1, "intel": 99, "infra": -9},
    }
    first = tree["missions"][0]
    first["targets"].append(
        {
            "targetNumber": 20,
            "dayNight": "Night",
            "vp": 5,
            "assignedPilots": [{"pilotIdx": 7}, {"pilotIdx": 0, "damaged": True}],
            "result": "Damaged",
            "resolved": True,
        }
    )
    tree["missions"][1] |= {"downTime": True, "usedSO": "2"}
    found = log_of(shelf, tree)
    s = state_of(found)
    assert s.terms.campaign == "iraq_1991"
    options = {"high_stress", "one_more_less", "damaging", "night", "random_squadron"}
    assert set(s.terms.options) == options
    assert s.terms.adjustments == ("extra_stress",)
    assert (s.day, s.so, s.lost_aircraft) == (2, 5, 1)
    assert s.vp == 2 + 2 + 1 - 3
    assert s.damaged_hits == {20: 2}
    assert s.in_play == [5, 6]
    tracks = KIT.campaigns["iraq_1991"].tracks
    assert s.tracks == [tracks.recon.start + 1, len(tracks.intel.values) - 1, 0]
    assert [(each.day, each.target, each.secondary, each.night) for each in s.missions] == [
        (1, 901, False, False),
        (1, 20, True, True),
        (2, 0, False, False),
    ]
    joined = s.logbook.joined
    assert joined is not None
    assert joined.past[2] == PastDay(day=2, so_spent=2, so_left=5)
    assert any("no such Pilot" in each for each in said(found.report, "skipped"))
    assert len(said(found.report, "warning")) >= 2


@rule("HL-T8.3a")
def test_older_logs_lack_nearly_everything(shelf: Campaigns) -> None:
    bare = {
        "scenarioName": "Iraq 1991 (USN)",
        "createdAt": "yesterday",
        "missions": [],
        "squadron": [{"name": "Teflon"}],
    }
    found = log_of(shelf, bare)
    s = state_of(found)
    assert (s.day, s.days, s.so) == (0, KIT.campaigns["iraq_1991"].lengths[0].days, 22)
    assert any("is no date" in each for each in said(found.report, "guess"))
    elsewhere = {**bare, "scenarioName": "Nowhere", "intenseStressRule": True, "isUSMC": True}
    s = state_of(log_of(shelf, elsewhere))
    assert (s.days, s.terms.marine, s.terms.options) == (4, True, ("high_stress",))
    assert s.logbook.joined is not None
    tagged = log_of(shelf, {**elsewhere, "scenarioName": "<b>Nowhere</b>"})
    assert state_of(tagged).days == 4


@rule("HL-T8.4a")
@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda tree: tree.pop("createdAt"), "no createdAt"),
        (lambda tree: tree.update(missions={}), "no list of missions"),
        (lambda tree: tree.update(squadron=[{}]), "no Pilots"),
    ],
)
def test_a_log_that_cannot_be_used_says_why_and_changes_nothing(
    shelf: Campaigns, edit: Edit, words: str
) -> None:
    tree = log()
    edit(tree)
    good = {**log(), "createdAt": "2031-02-02"}
    bad, fine, twice = logs_of(shelf, [tree, good, good])
    assert fine.incoming.trouble is None
    for each, part in ((bad, words), (twice, "twice")):
        assert each.incoming.trouble is not None
        assert part in sentence(each.incoming.trouble.message)
        assert each.incoming.stored is None
    with pytest.raises(BadFile):
        bring_in(shelf, [fine.incoming, bad.incoming], refuse)
    assert shelf.rows() == []


# --------------------------------------------------------------------------------- hostile files

JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [
        *(None, True, -1, 0, 7, 10**12, 1.5, "", "x", "901", "=1+1", "\0\n", "a" * 99),
        *([], {}, [None], [1, 2], [[0, 9]], {"a": 1}, [{}], ["x", 5, {}]),
    ]
)


def places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree)
    if isinstance(tree, dict | list):
        for key, value in pairs:
            yield from (
                places(value, (*path, key)) if isinstance(value, dict | list) else [(*path, key)]
            )


def changed(tree: Any, edits: list[tuple[int, Any]]) -> Any:
    for number, junk in edits:
        there = list(places(tree))
        if not there:
            break
        *way, last = there[number % len(there)]
        within = tree
        for key in way:
            within = within[key]
        within[last] = copy.deepcopy(junk)
    return tree


EDITS = st.lists(st.tuples(st.integers(0, 400), JUNK), min_size=1, max_size=5)
quiet = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@rule("HL-T8.4a")
@quiet
@given(edits=EDITS)
def test_whatever_stands_in_a_reference_file_makes_a_good_pack_or_none(
    shelf: Campaigns, edits: list[tuple[int, Any]]
) -> None:
    try:
        pack, _ = pack_of(shelf, changed(reference(), edits))
    except UserError:
        return
    assert check_pack(pack, KIT).wrong == ()


@rule("HL-T8.4a")
@quiet
@given(edits=EDITS)
def test_whatever_stands_in_a_log_makes_a_campaign_or_says_why(
    shelf: Campaigns, edits: list[tuple[int, Any]]
) -> None:
    try:
        found = logs_of(shelf, changed([log()], edits))
    except BadFile:
        return
    for each in found:
        assert (each.incoming.stored is None) == (each.incoming.trouble is not None)
    assert shelf.rows() == []
