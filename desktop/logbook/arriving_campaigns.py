"""Campaigns in a file of this program, or of the community's log, before they are taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.arriving_types import Answer, Question, Taken
from desktop.logbook.backup_file import Decision, Incoming, bring_in, read
from desktop.logbook.community import Recognised, read_logs
from desktop.logbook.community_reference import PACK
from desktop.logbook.lists import listed
from desktop.logbook.packs import PackTrouble
from desktop.rules.core import Pack, T, Text
from desktop.store.errors import GameMissing

if TYPE_CHECKING:
    from desktop.logbook.campaign_rows import CampaignRow
    from desktop.logbook.campaigns import Campaigns
    from desktop.logbook.packs_shelf import Packs

FILE = T("logbook", "A file with campaigns of Ready Room: {count}")
LOGS = T("logbook", "Campaign logs of the community: {count}")
TITLE = T("logbook", "{title}: Day {day}, {vp} VP")
NOT_TAKEN = T("logbook", "{title}: {reason}")
PRESENT = T("logbook", "Here already: {titles}. What becomes of them?")
TAKEN = T("logbook", "{title} is taken over.")


class ArrivingCampaigns(NamedTuple):
    """Campaigns that were read."""

    campaigns: Campaigns
    what: Text
    incoming: tuple[Incoming, ...]
    lines: tuple[Text, ...]

    @classmethod
    def of_file(cls, campaigns: Campaigns, data: bytes, name: str) -> ArrivingCampaigns:
        """Return the campaigns of a file of this program; raises ``BadFile``."""
        found = tuple(read(campaigns, data, name))
        lines = tuple(line for each in found for line in _told(each))
        return cls(campaigns, FILE.of(count=len(found)), found, lines)

    @property
    def question(self) -> Question | None:
        """Whether those that are here already are replaced."""
        titles = [row.title for each in self._good() if (row := self._row(each)) is not None]
        if not titles:
            return None
        return Question(PRESENT.of(titles=listed(titles)), ("replace", "both", "skip"))

    @property
    def usable(self) -> bool:
        """Whether any can be taken over."""
        return bool(self._good())

    def _good(self) -> tuple[Incoming, ...]:
        return tuple(each for each in self.incoming if each.stored is not None)

    def _row(self, incoming: Incoming) -> CampaignRow | None:
        try:
            return self.campaigns.row(incoming.uid)
        except GameMissing:
            return None

    def take(self, answer: Answer) -> Taken:
        """Take over those that can be, all in one transaction; raises ``UserError``."""

        def decide(_incoming: Incoming, _present: CampaignRow) -> Decision:
            return answer.decision

        arrivals = bring_in(self.campaigns, self._good(), decide)
        lines = tuple(TAKEN.of(title=each.title) for each in arrivals)
        return Taken(tuple(each.game_id for each in arrivals), lines)


def _told(incoming: Incoming) -> list[Text]:
    """Return what there is to say about a campaign."""
    if incoming.trouble is not None:
        return [NOT_TAKEN.of(title=incoming.title, reason=incoming.trouble.message)]
    lines = []
    if incoming.opened is not None:
        state = incoming.opened.session.state
        lines.append(TITLE.of(title=incoming.title, day=state.day, vp=state.vp))
    if incoming.note is not None:
        lines.append(incoming.note)
    return lines


def arriving_logs(
    campaigns: Campaigns, packs: Packs, found: Recognised, name: str
) -> ArrivingCampaigns:
    """Return campaign logs of the community; the pack of its reference file helps if it is here."""
    logs = read_logs(campaigns, found, name, _community_pack(packs))
    lines: list[Text] = []
    for each in logs:
        lines += _told(each.incoming)
        lines += each.report.told()
    return ArrivingCampaigns(
        campaigns, LOGS.of(count=len(logs)), tuple(each.incoming for each in logs), tuple(lines)
    )


def _community_pack(packs: Packs) -> tuple[Pack, ...]:
    try:
        return packs.in_order([PACK]) if packs.state(PACK).usable else ()
    except PackTrouble:
        return ()
