"""The Intel Air Defense Adjustment (HL-5.5), and counters that a player takes away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_display
from desktop.rules.hornet_leader.actions_mission import ChooseCounter, ChooseKind, Done
from desktop.rules.hornet_leader.defenses import APPROACHES, CENTER, DrawCounters, Drawn
from desktop.rules.hornet_leader.records import INTEL, PLAYER, Counter
from desktop.rules.hornet_leader.steps import CampaignStep, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import IntelReading
    from desktop.rules.hornet_leader.state import State

Where = Literal["center", "approach", "any", "display"]

INTEL_RULE = "HL-5.5a"
REMOVE_PROMPT = T("hornet_leader", "Which counter is taken away?")
INTEL_PROMPT = T("hornet_leader", "Intel: which counter is taken away?")
READING = T("hornet_leader", "Intel: {reading}.")
OBJECTIVE = T("hornet_leader", "An Objective cannot be taken away")
NOT_THIS = T("hornet_leader", "This counter is not of the kind, or not where one is taken away")
KIND_PROMPT = T("hornet_leader", "A Site or a Bandit?")


def reading(s: State, kit: Kit) -> IntelReading:
    """Return the present reading of the Intel track (HL-2.5c)."""
    return kit.campaigns[s.terms.campaign].tracks.intel.values[s.tracks[INTEL]]


def removable(s: State, kinds: Sequence[str], where: Where) -> list[Counter]:
    """Return the counters of some kinds that can be taken away; never Objectives (HL-5.5a).

    ``any`` is the Center and the Approach Areas, as for Intel; ``display`` is everywhere.
    """
    areas = {"center": (CENTER,), "approach": APPROACHES, "any": (CENTER, *APPROACHES)}.get(where)
    return [
        each
        for each in s.flown.counters
        if each.kind in kinds and not each.objective and (areas is None or each.area in areas)
    ]


class IntelAdjustment(CampaignStep, frozen=True):
    """HL-5.5  The reading of the Intel track removes counters, or adds them."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        now = reading(s, kit)
        if not s.flown.flying() or not (now.sites or now.bandits):
            return
        changes_campaign.note(READING.of(reading=now.label), tell, "HL-2.5c")
        if now.mode == "either" and now.sites and now.bandits:
            s.then(EitherKind())
            return
        sites = _adjust("site", now.sites, now.where)
        s.then(*sites, *_adjust("bandit", now.bandits, now.where))


class EitherKind(CampaignStep, frozen=True):
    """HL-5.5a  An either-or reading: the player chooses the kind, or the counter."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        now = reading(s, kit)
        if now.sites == now.bandits < 0:
            return None  # The counter that is taken away says it.
        kinds = (ChooseKind("site"), ChooseKind("bandit"))
        return Choice(PLAYER, "HL-5.5a", KIND_PROMPT, kinds)

    def carry_out(self, s: State, kit: Kit, action: ChooseKind | None, tell: Tell) -> None:
        now = reading(s, kit)
        if action is None:
            s.then(*(RemoveCounter(("site", "bandit"), now.where),) * -now.sites)
        elif action.kind == "site":
            s.then(*_adjust("site", now.sites, now.where))
        else:
            s.then(*_adjust("bandit", now.bandits, now.where))


def _adjust(kind: Drawn, amount: int, where: Where) -> list[CampaignStep]:
    if amount < 0:
        return [RemoveCounter((kind,), where) for _ in range(-amount)]
    return [DrawCounters(kind, (CENTER,) * amount, "HL-5.5b")] if amount else []


class RemoveCounter(CampaignStep, frozen=True):
    """HL-5.5a  The player takes a counter away, or declines if he may."""

    kinds: tuple[Drawn, ...]
    where: Where
    rule: str = INTEL_RULE
    optional: bool = True

    def decision(self, s: State, kit: Kit) -> Choice | None:
        there = removable(s, self.kinds, self.where)
        if not there or (len(there) == 1 and not self.optional):
            return None
        declined = (Done(),) if self.optional else ()
        counters = tuple(ChooseCounter(each.key) for each in there)
        prompt = INTEL_PROMPT if self.rule == INTEL_RULE else REMOVE_PROMPT
        return Choice(PLAYER, self.rule, prompt, (*counters, *declined))

    def carry_out(
        self, s: State, kit: Kit, action: ChooseCounter | Done | None, tell: Tell
    ) -> None:
        there = removable(s, self.kinds, self.where)
        if isinstance(action, Done) or not there:
            return
        counter = there[0] if action is None else s.flown.counter(action.enemy)
        changes_display.remove(s, counter, tell, self.rule)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        enemy = picked(picks, "enemy")
        if not enemy or not s.flown.has(enemy):
            return None
        if s.flown.counter(enemy).objective:
            return Refused("HL-1.7m", OBJECTIVE)
        return Refused(self.rule, NOT_THIS)
