"""The campaign sheet as it stands: bands with what they cost, Targets with their states."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_campaigns import Band
from desktop.rules.hornet_leader.end_of_day import is_secured
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.sheet_plan import CampaignSheet, SheetBand, SheetSpot
from desktop.table.hornet_leader.target_facts import Fact, state_name, state_of, target_facts

WEIGHT = T("hornet_leader.table", "{weight} WP")
STRESS = T("hornet_leader.table", "Stress {stress}")
BONUS = T("hornet_leader.table", "{xp} XP")
CLOSED = T("hornet_leader.table", "{band} (closed)")
FACT = T("hornet_leader.table", "{label}: {figure}")


def campaign_sheet(s: State, kit: Kit) -> CampaignSheet:
    """Return everything the painted sheet depends on."""
    campaign = kit.campaigns[s.terms.campaign]
    sheet = campaign.sheet
    return CampaignSheet(
        width=sheet.width,
        height=sheet.height,
        origin=(float(sheet.origin[0]), float(sheet.origin[1])),
        bands=tuple(_band(s, kit, number, band) for number, band in enumerate(campaign.bands)),
        spots=tuple(
            SheetSpot(spot.target, spot.x, spot.y, state_of(s, spot.target))
            for spot in campaign.spots
        ),
        coast=campaign.id,
    )


def _band(s: State, kit: Kit, number: int, band: Band) -> SheetBand:
    facts = [
        say(WEIGHT.of(weight=signed(band.weight_penalty))),
        say(STRESS.of(stress=signed(band.stress))),
    ]
    if band.bonus_xp:
        facts.append(say(BONUS.of(xp=signed(band.bonus_xp))))
    name = say(band.name)
    if number >= s.bands_open:
        name = say(CLOSED.of(band=name))
    return SheetBand(
        name, band.r_inner, band.r_outer, tuple(facts), secured=is_secured(s, kit, number)
    )


def fact_words(fact: Fact) -> str:
    """Return a fact as one line."""
    return say(FACT.of(label=fact.label, figure=fact.figure))


def spot_words(s: State, kit: Kit, target: int) -> tuple[str, ...]:
    """Return everything about a Target on the sheet: its name, its state, its numbers."""
    card = kit.targets[target]
    facts = (fact_words(fact) for fact in target_facts(s, kit, target))
    return (say(kit.target_name(target)), state_name(s, kit, target), *facts,
            *([say(card.text)] if card.text is not None else []))  # fmt: skip
