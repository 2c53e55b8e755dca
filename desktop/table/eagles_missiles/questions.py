"""The questions before an end that leaves something undone, or a squadron in danger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T, Text
from desktop.rules.eagles_missiles import (
    contests,
    deploy_survey,
    landing,
    raids,
    russian_air,
    theatre,
)
from desktop.rules.eagles_missiles.aa_fire import possible_shots
from desktop.rules.eagles_missiles.actions_fights import EndLanding
from desktop.rules.eagles_missiles.actions_polish import CeaseFire, ConfirmDeployment
from desktop.rules.eagles_missiles.actions_russian import ConfirmSquadrons
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import Squadron
    from desktop.rules.eagles_missiles.state import State, View

OPEN_SKY = T(
    "eagles_missiles.table", "All sent? Nobody flies against {targets}. Squadrons ready: {count}."
)
UNMET = T("eagles_missiles.table", "the assault on {place} (strength {strength})")
UNMET_FLEET = T("eagles_missiles.table", "the fleet (strength {strength}), which lands in {place}")
AT_HOME = T("eagles_missiles.table", "Place no more squadrons? Some could still fly: {types}.")
SILENT = T("eagles_missiles.table", "Cease fire? AA units that could still fire: {count}.")
IN_DANGER = T("eagles_missiles.table", "Leave them where they stand? In danger: {squadrons}.")


def confirmed(kit: Kit, action: Action, view: View) -> Text | None:
    """Return the question before an action; ``None`` if nothing is to be asked."""
    s = view.state
    match action:
        case ConfirmDeployment():
            return _open_sky(kit, view)
        case ConfirmSquadrons():
            ready = russian_air.look(s, kit, view.side).ready(kit)
            return AT_HOME.of(types=kit.listed(map(kit.type_name, ready))) if ready else None
        case CeaseFire():
            units = {shot.unit for shot in possible_shots(s, kit)}
            return SILENT.of(count=len(units)) if units else None
        case EndLanding():
            threatened = in_danger(kit, view)
            names = kit.listed(kit.squadron_name(each.id) for each in threatened)
            return IN_DANGER.of(squadrons=names) if threatened else None
        case _:
            return None


def _open_sky(kit: Kit, view: View) -> Text | None:
    """Return which assaults nobody was sent against, while somebody could still be sent.

    A landing is met by an attack on the fleet (EM-IV.B6e).
    """
    s = view.state
    there = deploy_survey.survey(s, kit)
    ready = there.free[view.side]
    could = deploy_survey.targets(s, kit, there, view.side) if ready else ()
    unmet = []
    for assault in s.assaults:
        landing = theatre.is_landing(kit, assault)
        target = FLEET if landing else f"assault:{assault.line}"
        if target in could and not there.sent.get(target) and not assault.stopped:
            strength = s.fleet if landing else contests.assault_strength(s, kit, assault)
            words = UNMET_FLEET if landing else UNMET
            place = kit.territory_name(assault.territory)
            unmet.append(words.of(place=place, strength=strength))
    return OPEN_SKY.of(targets=kit.listed(unmet), count=len(ready)) if unmet else None


def in_danger(kit: Kit, view: View) -> list[Squadron]:
    """Return the viewer's squadrons on airfields that may fall today, if they could go elsewhere.

    An assault that is not stopped conquers the territory, and a raid that got through may bomb the
    airfield (EM-IV.C2b, EM-IV.C3b).
    """
    s = view.state
    lands = threatened(s)
    return [
        each
        for each in landing.flown(s, kit, view.side)
        if each.where == "base"
        and kit.airfields[each.at].territory in lands
        and any(
            kit.airfields[base].territory not in lands for base in theatre.bases_for(s, kit, each)
        )
    ]


def threatened(s: State) -> set[str]:
    """Return the territories whose airfields may be destroyed this day."""
    lands = {each.territory for each in s.assaults if not each.stopped}
    return lands | {each.at for each in raids.got_through(s)}
