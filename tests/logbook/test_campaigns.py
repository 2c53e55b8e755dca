"""Tracked campaigns in a library: kept, listed, put away, brought back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from desktop.logbook.campaigns import Campaigns
from desktop.rules.core import BadComponents, Pack, Refused, Setup
from desktop.rules.hornet_leader.actions_book import CloseCampaign, PlayDay, TakeOver
from desktop.rules.hornet_leader.records import PLAYER
from desktop.store.errors import DamagedGame, DiskFull, GameChanged, PacksUnusable
from desktop.text import sentence
from tests.logbook.shelves import (
    JOINED,
    RANDOM,
    SQUADRON,
    correct,
    encoded,
    enter,
    joined,
    opened,
    play_day,
    play_on,
    setup_of,
)
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME

FIVE = (day(flown(7, "teflon", outcome="X")), day(), day(flown(20, "pluto")))
PACK = Pack("own", "Own", "1", "0" * 64, {})


def spoil(campaigns: Campaigns, statement: str) -> None:
    with campaigns.library._database.read() as connection:
        (_, _, path) = connection.execute("PRAGMA database_list").fetchone()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(statement)


def no_packs(key: str, packs: tuple[Pack, ...]) -> object:
    if any(pack.id == "broken" for pack in packs):
        raise BadComponents("pilots.toml: no")
    return GAME


# ------------------------------------------------------------------------------------- the list


def test_of_campaigns_of_one_moment_the_last_begun_is_first_thrown_away_or_not(
    data_dir: Path,
) -> None:
    with opened(data_dir) as campaigns:
        made = [campaigns.create(setup_of({**RANDOM}), f"No. {n}", n) for n in range(4)]
        spoil(campaigns, "UPDATE games SET played = (SELECT max(played) FROM games)")
        assert [row.game_id for row in campaigns.rows()] == made[::-1]
        for each in made:
            campaigns.library.trash(each)
            assert [row.game_id for row in campaigns.rows()] == made[::-1]


@pytest.mark.rule("HL-T4.1b")
def test_the_list_shows_where_each_campaign_stands_without_playing_any(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(data_dir) as campaigns:
        first = joined(campaigns, *FIVE[:2], title="Gulf")
        second = campaigns.create(setup_of({**RANDOM}), "Libya", 2)
        untracked = Setup("", (PLAYER,), {"campaign": "libya_1984"})
        campaigns.library.create(
            "hornet_leader",
            "Only played",
            setup=msgspec.json.encode({"setup": untracked, "seed": 1}),
            seats=b"[]",
            rules_version=1,
        )
        stands = campaigns.open(first).session.state
        monkeypatch.setattr("desktop.store.keeping.open_session", None)
        rows = campaigns.rows()
        assert [(row.game_id, row.title) for row in rows] == [(second, "Libya"), (first, "Gulf")]
        new, gulf = rows
        assert (new.mode, new.day, new.vp) == ("play", 0, 0)
        assert (gulf.mode, gulf.day, gulf.days, gulf.vp) == ("log", 2, 3, stands.vp)
        assert gulf.brief is not None
        assert sentence(gulf.brief.called) == "Iraq 1991, Short, Navy"
        assert (gulf.grade, gulf.archived, gulf.trashed) == ("poor", False, False)


@pytest.mark.rule("HL-T1.1a")
@pytest.mark.parametrize("mode", ["play", "companion", "log"])
def test_a_campaign_is_kept_in_the_mode_in_which_it_was_begun(data_dir: Path, mode: str) -> None:
    with opened(data_dir) as campaigns:
        game_id = campaigns.create(setup_of({**RANDOM, "tracking": mode}), "Libya", 2)
    with opened(data_dir) as campaigns:
        assert campaigns.row(game_id).mode == mode
        session = campaigns.open(game_id).session
        play_on(session, Random(1))
        assert session.state.logbook.mode == mode
        session.play(PlayDay())
        assert campaigns.row(game_id).mode == "play"


def test_a_setup_that_cannot_be_played_begins_no_campaign(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        with pytest.raises(Refused):
            campaigns.create(setup_of({**JOINED, "campaign": "nowhere"}), "Nowhere", 1)
        assert campaigns.rows() == []


# --------------------------------------------------------------- put away, thrown away, duplicated


@pytest.mark.rule("HL-T4.1b")
def test_campaigns_are_renamed_put_away_thrown_away_and_brought_back(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE)
        before = encoded(campaigns.open(game_id).session)
        campaigns.rename(game_id, "Desert")
        campaigns.archive(game_id)
        campaigns.trash(game_id)
    with opened(data_dir) as campaigns:
        row = campaigns.row(game_id)
        assert (row.title, row.archived, row.trashed) == ("Desert", True, True)
        assert campaigns.rows() == [row]
        assert list(campaigns.states()) == []
        campaigns.restore(game_id)
        campaigns.unarchive(game_id)
        row = campaigns.row(game_id)
        assert (row.archived, row.trashed) == (False, False)
        assert encoded(campaigns.open(game_id).session) == before
        campaigns.remove(game_id)
        assert campaigns.rows() == []


@pytest.mark.rule("HL-T4.1b")
def test_a_duplicate_goes_its_own_way(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE[:2])
        session = campaigns.open(game_id).session
        session.undo(past_bounds=True)
        copy_id = campaigns.duplicate(game_id, "What if")
        copy = campaigns.open(copy_id).session
        assert (copy.record(), encoded(copy)) == (session.record(), encoded(session))
        enter(copy, FIVE[2])
        session.redo()
        assert [len(each.state.logbook.days) for each in (session, copy)] == [2, 2]
        assert encoded(session) != encoded(copy)
        assert campaigns.row(copy_id).title == "What if"


@pytest.mark.rule("HL-T4.1b")
def test_several_campaigns_are_open_at_the_same_time(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        ids = [joined(campaigns, title=title) for title in ("A", "B", "C")]
        sessions = [campaigns.open(game_id).session for game_id in ids]
        for entry in FIVE:
            for session in sessions:
                enter(session, entry)
        assert [campaigns.row(game_id).day for game_id in ids] == [3, 3, 3]
        for game_id, session in zip(ids, sessions, strict=True):
            assert encoded(campaigns.open(game_id).session) == encoded(session)


@pytest.mark.rule("HL-T4.1b")
def test_of_two_windows_on_one_campaign_the_one_that_is_out_of_date_changes_nothing(
    data_dir: Path,
) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, FIVE[0])
        one, two = (campaigns.open(game_id).session for _ in range(2))
        enter(one, FIVE[1])
        with pytest.raises(GameChanged, match="Gulf was changed in another window"):
            enter(two, FIVE[2])
        assert len(two.state.logbook.days) == 1
        assert encoded(campaigns.open(game_id).session) == encoded(one)


# ------------------------------------------------------------------------------- undo and redo


@pytest.mark.rule("HL-T4.2a")
def test_ex_t05_five_entries_five_undos_five_redos_the_program_closed_in_between(
    data_dir: Path,
) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE)
        session = campaigns.open(game_id).session
        correct(session, 1, day(flown(7, "banzai", outcome="X")))
        correct(session, 2, day(notes="slept"))
        before = encoded(session)
    for step in ("undo", "redo"):
        for _ in range(5):
            with opened(data_dir) as campaigns:
                session = campaigns.open(game_id).session
                session.undo(past_bounds=True) if step == "undo" else session.redo()
                stands = encoded(session)
            with opened(data_dir) as campaigns:
                assert encoded(campaigns.open(game_id).session) == stands
        with opened(data_dir) as campaigns:
            session = campaigns.open(game_id).session
            assert len(session.state.logbook.days) == (0 if step == "undo" else 3)
    assert encoded(session) == before
    assert not session.can_redo()


# ----------------------------------------------------------------------------------- versions


@pytest.mark.rule("HL-T4.1c")
def test_every_entry_is_kept_as_a_version_that_can_be_restored(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE[:2])
        session = campaigns.open(game_id).session
        second = encoded(session)
        correct(session, 1, day(flown(7, "banzai", outcome="X")))
        session.undo(past_bounds=True)
        session.undo(past_bounds=True)
        enter(session, FIVE[2])
        other = encoded(session)
    with opened(data_dir) as campaigns:
        kept = campaigns.versions(game_id)
        assert [sentence(each.label) for each in kept] == [
            "Day 2 entered",
            "An entry corrected",
            "Day 2 entered",
            "Day 1 entered",
            "Taken over",
        ]
        assert [each.brief and each.brief.day for each in kept] == [2, 2, 2, 1, 0]
        campaigns.restore_version(game_id, kept[2].number)
        assert encoded(campaigns.open(game_id).session) == second
        assert campaigns.row(game_id).brief == kept[2].brief
        newest = campaigns.versions(game_id)[0]
        assert newest.number == kept[0].number
        campaigns.restore_version(game_id, newest.number)
        assert encoded(campaigns.open(game_id).session) == other


@pytest.mark.rule("HL-T4.1c")
def test_a_day_that_is_played_is_kept_before_it_and_an_evaluation_after_it(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = campaigns.create(setup_of({**RANDOM}), "Libya", 2)
        session, rng = campaigns.open(game_id).session, Random(1)
        play_on(session, rng)
        while session.state.day < session.state.days:
            play_day(session, rng)
        session.play(CloseCampaign())
        labels = [sentence(each.label) for each in campaigns.versions(game_id)]
        assert labels[0] == "Closed"
        assert labels[-1] == "Before Day 1 was played"
        assert len(labels) == session.state.days + 1
        row = campaigns.row(game_id)
        assert row.brief is not None
        assert row.brief.over
        assert row.grade == session.state.evaluation
        assert encoded(campaigns.open(game_id).session) == encoded(session)


@pytest.mark.rule("HL-T4.1c")
def test_on_a_full_disk_an_entry_is_refused_with_its_version_and_taken_later(
    data_dir: Path,
) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, FIVE[0])
        session = campaigns.open(game_id).session
        kept, before = campaigns.versions(game_id), encoded(session)
        large = day(flown(20, "pluto"), notes="".join(map(str, range(9000))))
        with campaigns.library._database.read() as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(DiskFull, match="nothing was saved just now"):
            enter(session, large)
        assert (campaigns.versions(game_id), encoded(session)) == (kept, before)
        assert encoded(campaigns.open(game_id).session) == before
        with campaigns.library._database.read() as connection:
            connection.execute("PRAGMA max_page_count = 100000")
        enter(session, large)
        assert encoded(campaigns.open(game_id).session) == encoded(session)


# -------------------------------------------------------------------------------------- damage


def test_a_damaged_campaign_is_named_and_keeps_no_other_back(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        whole = joined(campaigns, *FIVE, title="Whole")
        bad = joined(campaigns, *FIVE, title="Bad")
        spoil(
            campaigns,
            "UPDATE actions SET action = x'7b7d' WHERE place & 255 = 2 AND place >> 24 ="
            " (SELECT number FROM games WHERE title = 'Bad')",
        )
        found = {each.row.title: each for each in campaigns.states()}
        trouble = found["Bad"].trouble
        assert isinstance(trouble, DamagedGame)
        assert "Bad can be read only up to its action 2" in str(trouble)
        assert found["Whole"].opened is not None
        assert len(found["Whole"].opened.session.state.logbook.days) == 3
        assert {row.game_id: row.day for row in campaigns.rows()} == {whole: 3, bad: 3}
        campaigns.restore_version(bad, campaigns.versions(bad)[0].number)
        assert len(campaigns.open(bad).session.state.logbook.days) == 3


@pytest.mark.parametrize("column", ["setup", "summary"])
def test_a_campaign_whose_row_is_damaged_is_listed_all_the_same(
    data_dir: Path, column: str
) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE)
        spoil(campaigns, f"UPDATE games SET {column} = x'7b'")
        (row,) = campaigns.rows()
        assert (row.game_id, row.title) == (game_id, "Gulf")
        assert (row.mode, row.grade, row.day, row.days, row.vp) == (
            (None, None, 0, 0, 0) if column == "summary" else (row.mode, row.grade, 3, 3, row.vp)
        )
        (found,) = campaigns.states()
        assert (found.trouble is None) == (column == "summary")


def test_entries_that_the_rules_do_not_allow_any_more_stay_in_a_version(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = joined(campaigns, *FIVE)
        stored = campaigns.library.load(game_id)
        bad = stored.actions[2].action.replace(b'"kind":"down_time"', b'"kind":"mission"')
        actions = (*stored.actions[:2], msgspec.structs.replace(stored.actions[2], action=bad))
        spoilt = msgspec.structs.replace(stored, actions=(*actions, stored.actions[3]))
        campaigns.library.replace(game_id, spoilt, "Test")
        session = campaigns.open(game_id).session
        assert session.trouble is not None
        words = sentence(session.trouble)
        assert words.startswith("Action 3 is not possible by rule HL-T1.4a")
        assert len(session.state.logbook.days) == 1
        enter(session, FIVE[0])
        kept = campaigns.versions(game_id)
        assert sentence(kept[1].label) == "With entries that the rules do not allow any more"
        assert len(campaigns.library.load_version(game_id, kept[1].number).actions) == 4


# ------------------------------------------------------------------------------- data of its own


@pytest.mark.rule("HL-T4.4a")
def test_data_that_are_added_later_are_kept_in_the_campaign(data_dir: Path) -> None:
    with opened(data_dir) as shipped:
        campaigns = Campaigns(shipped.library, no_packs)
        game_id = joined(campaigns, *FIVE)
        old = campaigns.open(game_id).session
        before = encoded(old)
        campaigns.set_packs(game_id, (PACK,))
        session = campaigns.open(game_id).session
        assert session.setup.packs == (PACK,)
        assert encoded(session) == before
        assert campaigns.row(game_id).day == 3
        with pytest.raises(GameChanged, match="Gulf"):
            old.undo(past_bounds=True)
        campaigns.restore_version(game_id, campaigns.versions(game_id)[0].number)
        assert campaigns.open(game_id).session.setup.packs == ()


@pytest.mark.rule("HL-T4.4a")
def test_data_that_cannot_be_used_change_nothing(data_dir: Path) -> None:
    with opened(data_dir) as shipped:
        campaigns = Campaigns(shipped.library, no_packs)
        game_id = joined(campaigns, *FIVE)
        broken = Pack("broken", "Broken", "1", "1" * 64, {})
        with pytest.raises(PacksUnusable, match=r"Gulf cannot be opened.*pilots.toml: no"):
            campaigns.set_packs(game_id, (broken,))
        assert campaigns.open(game_id).session.setup.packs == ()


@pytest.mark.rule("HL-T4.4a")
def test_what_was_taken_back_can_be_done_again_after_the_data_were_changed(data_dir: Path) -> None:
    with opened(data_dir) as shipped:
        campaigns = Campaigns(shipped.library, no_packs)
        game_id = joined(campaigns, *FIVE)
        session = campaigns.open(game_id).session
        session.undo(past_bounds=True)
        campaigns.set_packs(game_id, (PACK,))
        assert sentence(campaigns.versions(game_id)[0].label) == "Before its data were changed"
        again = campaigns.open(game_id).session
        assert len(again.state.logbook.days) == 2
        again.redo()
        assert len(again.state.logbook.days) == 3


def test_a_start_on_paper_is_taken_over_with_the_squadron_that_was_entered(data_dir: Path) -> None:
    with opened(data_dir) as campaigns:
        game_id = campaigns.create(setup_of({**JOINED}), "Gulf", 1)
        session = campaigns.open(game_id).session
        session.play(TakeOver(standing(*SQUADRON, day=2, so=5)))
        assert (campaigns.row(game_id).day, campaigns.open(game_id).session.state.so) == (2, 5)
