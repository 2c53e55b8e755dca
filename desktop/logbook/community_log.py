"""A campaign log of the community as a campaign of the library, "as of now" (HL-T8.3a, b).

What the data lack - the Campaign, Pilots, Targets - goes along as data of this one campaign.
Nothing is written here: ``backup_file.bring_in`` takes over what was read, after the question.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.backup_file import Incoming
from desktop.logbook.bad_import import BadImport
from desktop.logbook.campaigns import Opened
from desktop.logbook.community_entries import Entries, packed
from desktop.logbook.community_history import (
    History,
    damaged_hits,
    history,
    in_play,
    named_targets,
)
from desktop.logbook.community_reading import (
    Raw,
    Report,
    bare_name,
    free_id,
    is_marine,
    number,
    table,
    text,
)
from desktop.logbook.community_squadron import SquadronRead, read_squadron
from desktop.logbook.packs_frozen import OWN, frozen_all
from desktop.logbook.packs_writing import OWN_TITLE
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import OptionValue, Pack, Refused, Setup, T
from desktop.rules.hornet_leader.actions_book import TakeOver
from desktop.rules.hornet_leader.book_entries import StandingEntry
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.terms import difficulty
from desktop.store import keeping
from desktop.store.errors import UserError
from desktop.store.stored import clean_title

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import Campaign
    from desktop.rules.hornet_leader.game import HornetLeader
    from desktop.rules.hornet_leader.state import State

IDENTITY = uuid.UUID("6f1d3c1e-7a0b-4a52-9d7f-0b9d1a0e55c1")
"""The namespace of ids that are made from the moment a log was begun."""
ADJUSTMENTS = {
    "extraStress": "extra_stress",
    "improvedEnemies": "improved_defenses",
    "extraEnemies": "extra_defenses",
    "reducedSOs": "reduced_so",
    "lessStress": "less_stress",
    "downgradedEnemies": "downgraded_defenses",
    "fewerEnemies": "fewer_defenses",
    "increasedSOs": "increased_so",
}
OPTIONS = {
    "flyingMoreLess": "one_more_less",
    "damagedTargetRule": "damaging",
    "intenseStressRule": "high_stress",
    "largeDeckMarine": "large_deck_marines",
}
USUAL_DAYS, USUAL_SO = (4, 6, 8), (30, 45, 60)

NO_IDENTITY = T("logbook", "{path}: no createdAt, by which the log is known.")
NO_MISSIONS = T("logbook", "{path}: no list of missions.")
NO_SQUADRON = T("logbook", "{path}: no Pilots that can be used.")
NOT_POSSIBLE = T("logbook", "{path}: {reason}.")
FORGOTTEN = T(
    "logbook",
    "That log threw Experience away at each promotion: it cannot be restored. The Stress of past"
    " Days is not known.",
)
OWN_CAMPAIGN = T(
    "logbook",
    "this Campaign is not in the data: one band without penalty and Stress, readings and bounds are"
    " guessed; correct them in its data",
)
NO_DATE = T("logbook", "“{found}” is no date: the campaign begins today")
OTHER_DAYS = T("logbook", "the log has {found} Days, the Campaign in the data {days}")
OUT_OF_TRACK = T("logbook", "{steps} steps lead out of the track: the nearest reading counts")
NO_ADJUSTMENTS = T("logbook", "these adjustments make no difficulty: they are left out")


class ReadLog(NamedTuple):
    """A log of the community, read."""

    incoming: Incoming
    report: Report


def read_log(
    campaigns: Campaigns, tree: Raw, path: str, name: str, packs: tuple[Pack, ...]
) -> ReadLog:
    """Return a log as a campaign that can be taken over, with a report; nothing is written.

    ``path`` is its place in the file ``name``, empty for the only one; ``packs`` may help to know
    what it names. A log that cannot be used says so in ``incoming.trouble``.
    """
    report = Report()
    created = text(tree.get("createdAt"), 100)
    uid = str(uuid.uuid5(IDENTITY, created))
    title = clean_title(_title(tree), name)
    place = path or "{ }"
    try:
        if not created:
            raise BadImport(name, NO_IDENTITY.of(path=place))
        if not isinstance(tree.get("missions"), list):
            raise BadImport(name, NO_MISSIONS.of(path=place))
        reader = _Log(campaigns, tree, report, title, packs)
        session = reader.session()
    except Refused as refused:
        bad = BadImport(name, NOT_POSSIBLE.of(path=place, reason=refused.text))
        return ReadLog(Incoming(uid, title, None, None, bad, None), report)
    except _Nobody:
        bad = BadImport(name, NO_SQUADRON.of(path=place))
        return ReadLog(Incoming(uid, title, None, None, bad, None), report)
    except UserError as error:
        return ReadLog(Incoming(uid, title, None, None, error, None), report)
    stored = keeping.stored_of(
        session.record(), session.standing(), title, _begun(created, report), game_id=uid
    )
    return ReadLog(Incoming(uid, title, Opened(reader.game, session), stored, None, None), report)


class _Nobody(Exception):
    """A log without Pilots."""


def _title(tree: Raw) -> str:
    parts = (text(tree.get("scenarioName")), text(tree.get("lengthDesc"), 20))
    return ", ".join(filter(None, parts))


def _begun(created: str, report: Report) -> datetime:
    try:
        found = datetime.fromisoformat(created)
    except ValueError:
        report.say("guess", "createdAt", NO_DATE.of(found=created[:30]))
        return datetime.now(UTC)
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)


class _Log:
    """Makes a campaign of a log."""

    def __init__(
        self, campaigns: Campaigns, tree: Raw, report: Report, title: str, packs: tuple[Pack, ...]
    ) -> None:
        self._campaigns, self._tree, self._report = campaigns, tree, report
        self._title, self._packs = title, packs
        self.game: HornetLeader = campaigns.game(packs, title)
        """With the packs of the campaign, once it is made."""

    def session(self) -> Session[State]:
        """Return the campaign as it stands; raises ``Refused`` and ``UserError``."""
        found = _campaign_called(self.game.kit, self._tree)
        if found is not None:
            self._packs = frozen_all(self._packs, self.game.kit, found.id)
            self.game = self._campaigns.game(self._packs, self._title)
        kit = self.game.kit
        squadron = read_squadron(kit, self._tree, self._report)
        if not squadron.members:
            raise _Nobody
        fund = self._fund(found)
        flown = history(self._tree, squadron.ids, fund, self._report)
        campaign = self._data(kit, found, squadron, flown)
        self._report.counts = {"pilot": len(squadron.members), "day": len(flown.days)}
        self._report.say("note", "", FORGOTTEN)
        setup = Setup("", (PLAYER,), self._options(campaign, flown), self._packs)
        session = Session(self.game, setup, (Seat(PLAYER, "person"),), 0)
        session.play(TakeOver(self._standing(campaign, squadron, flown, fund)))
        return session

    # What it is played with

    def _data(
        self, kit: Kit, found: Campaign | None, squadron: SquadronRead, flown: History
    ) -> Campaign:
        """Let what the data lack go along, and return the Campaign."""
        missing = [each for each in named_targets(self._tree, flown) if each not in kit.targets]
        by_number = {each.target: each.raw for each in flown.targets}
        entries: Entries = {
            "aircraft": squadron.aircraft,
            "pilot": squadron.pilots,
            "target": {
                each: (f"Target {each}", _target(each, by_number.get(each, {}))) for each in missing
            },
        }
        key = found.id if found else ""
        if found is None:
            entry = self._own_campaign(kit, flown)
            key = entry["id"]
            entries["campaign"] = {key: ("scenarioName", entry)}
            self._report.say("guess", "scenarioName", OWN_CAMPAIGN)
        if any(entries.values()):
            before = tuple(pack.id for pack in self._packs)
            own = packed(OWN, OWN_TITLE, entries, kit, self._report, before=before)
            self._packs = (*self._packs, own)
            self.game = self._campaigns.game(self._packs, self._title)
        return self.game.kit.campaigns[key]

    def _own_campaign(self, kit: Kit, flown: History) -> Raw:
        # What reads like mark-up is no title of a pack.
        name = text(re.sub("[<>]", " ", text(self._tree.get("scenarioName")))) or "Campaign"
        year = re.search(r"\b(19|20)\d\d\b", name)
        length = LENGTHS[self._length]
        days = max(self._days or USUAL_DAYS[self._length], flown.day)
        marine = self._marine
        known = (number(self._tree.get(key), 0, 200) for key in ("baseSO", "totalSO"))
        so = next((each for each in known if each is not None), USUAL_SO[self._length])
        steps = [number(each) or 0 for each in table(self._tree.get("tracks")).values()]
        wide = min(max(9, *(each + 1 for each in (*steps, 0))), 20)
        none = {"label": "-", "sites": 0, "bandits": 0, "where": "center", "mode": "all"}
        vp = {"great": 4, "good": 3, "adequate": 2, "poor": 1}
        return {
            "id": free_id(name, kit.campaigns, "campaign"),
            "title": (" ".join(name.replace(year[0], " ").split()) if year else "") or name,
            "year": int(year[0]) if year else 1991,
            "services": ["marine" if marine else "navy"],
            "standard": [],
            "special": [],
            "tracks": {
                "recon": {"start": 0, "values": [3] * wide},
                "intel": {"start": 0, "values": [none] * wide},
                "infra": {"start": 0, "values": [0] * wide},
            },
            "length": [{"name": length, "days": min(days, 30), "so": so, "vp": vp}],
            "band": [
                {
                    "targets": named_targets(self._tree, flown),
                    "weight_penalty": 0,
                    "stress": 0,
                    "bonus_xp": 0,
                }
            ],
            "source": "import",
        }

    @property
    def _length(self) -> int:
        named = text(self._tree.get("lengthDesc")).casefold()
        if named in LENGTHS:
            return LENGTHS.index(named)
        return number(self._tree.get("lengthIdx"), 0, 2) or 0

    @property
    def _days(self) -> int | None:
        found = re.search(r"\d{1,2}", text(self._tree.get("timespan")))
        return int(found[0]) if found and 1 <= int(found[0]) <= 30 else None

    @property
    def _marine(self) -> bool:
        return self._tree.get("isUSMC") is True or is_marine(text(self._tree.get("scenarioName")))

    def _fund(self, found: Campaign | None) -> int:
        total = number(self._tree.get("totalSO"))
        if total is None:
            total = number(self._tree.get("baseSO"))
        return found.lengths[self._length].so if total is None and found else total or 0

    # What was agreed on

    def _options(self, campaign: Campaign, flown: History) -> dict[str, OptionValue]:
        kit, tree = self.game.kit, self._tree
        rules = table(tree.get("diffRules"))
        changes = [own for key, own in ADJUSTMENTS.items() if rules.get(key) is True]
        if difficulty(kit, changes) is None:
            self._report.say("skipped", "diffRules", NO_ADJUSTMENTS)
            changes = []
        chosen = [own for key, own in OPTIONS.items() if tree.get(key) is True]
        if not self._marine:
            chosen = [each for each in chosen if each != "large_deck_marines"]
        if (number(tree.get("soBonus")) or 0) > 0:
            chosen.append("random_squadron")
        if any(each.night for each in flown.days):
            chosen.append("night")
        return {
            "campaign": campaign.id,
            "length": LENGTHS[self._length],
            "service": "marine" if self._marine else "navy",
            "tracking": "log",
            "joined": True,
            **dict.fromkeys((*chosen, *changes), True),
        }

    # How it stands

    def _standing(
        self, campaign: Campaign, squadron: SquadronRead, flown: History, fund: int
    ) -> StandingEntry:
        days = campaign.lengths[self._length].days
        if self._days is not None and self._days != days:
            words = OTHER_DAYS.of(found=self._days, days=days)
            self._report.say("note", "timespan", words)
        recon, intel, infra = self._tracks(campaign)
        destroyed = flown.destroyed
        others = (number(self._tree.get("vpAircraftBonus")) or 0, flown.lost)
        # The penalty of that log counts Aircraft lost, and what Improvements took.
        penalty = max(number(self._tree.get("vpPenalty"), 0) or 0, others[1])
        return StandingEntry(
            day=flown.day,
            so=fund - flown.so_spent,
            vp=flown.vp + others[0] - penalty,
            tracks=(recon, intel, infra),
            squadron=squadron.members,
            destroyed=tuple(dict.fromkeys(destroyed)),
            in_play=tuple(each for each in in_play(self._tree) if each not in destroyed),
            damaged_hits={
                each: hits
                for each, hits in damaged_hits(self._tree).items()
                if each not in destroyed
            },
            lost_aircraft=flown.lost,
            past=flown.days,
        )

    def _tracks(self, campaign: Campaign) -> Iterable[int]:
        given = table(self._tree.get("tracks"))
        for index, key in enumerate(("recon", "intel", "infra")):
            track = campaign.tracks[index]
            steps = number(given.get(key)) or 0
            reading = track.start + steps
            inside = min(max(reading, 0), len(track.values) - 1)
            if inside != reading:
                self._report.say("warning", f"tracks.{key}", OUT_OF_TRACK.of(steps=steps))
            yield inside


def _campaign_called(kit: Kit, tree: Raw) -> Campaign | None:
    """Return the Campaign that a log names, the last of several: packs come after the game."""
    wanted = bare_name(text(tree.get("scenarioName")))
    marine = tree.get("isUSMC") is True or is_marine(text(tree.get("scenarioName")))
    service = "marine" if marine else "navy"
    found = None
    for campaign in kit.campaigns.values():
        called = bare_name(f"{campaign.title.source} {campaign.year}")
        if sorted(called.split()) == sorted(wanted.split()) and service in campaign.services:
            found = campaign
    return found


def _target(target: int, raw: Raw) -> Raw:
    """Return a Target of which a log tells the numbers."""
    entry: Raw = {"number": target, "log_only": True, "source": "import"}
    given = {
        "vp": number(raw.get("vp"), 0, 99),
        "stress": number(raw.get("baseStress"), -6, 6),
        **{key: number(raw.get(key), -9, 9) for key in ("recon", "intel", "infra")},
    }
    return entry | {key: value for key, value in given.items() if value is not None}
