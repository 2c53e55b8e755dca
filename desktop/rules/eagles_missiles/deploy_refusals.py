"""Why a squadron cannot be sent, an order not be taken back, a deployment not be confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, Side, T, Target
from desktop.rules.eagles_missiles import deploy_survey, theatre
from desktop.rules.eagles_missiles.picking import is_named, pick_name
from desktop.rules.eagles_missiles.records import FLEET, POLISH, POLISH_2, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def sending(s: State, kit: Kit, side: Side, key: str, target: Target = "") -> Refused | None:
    """Return why a commander cannot send a squadron (against this target); ``None`` if he can."""
    squadron = next((each for each in s.squadrons if each.id == key), None)
    if squadron is None:
        return Refused("EM-IV.B6a", T("eagles_missiles", "There is no such squadron"))
    refused = _grounded(s, kit, side, squadron)
    if refused is not None or not target:
        return refused
    if not is_named(kit, target):
        return Refused("EM-IV.B6a", T("eagles_missiles", "That is no target"))
    return _no_target(s, kit, target) or _leaves_escort(s, kit, side, target)


def recalling(s: State, kit: Kit, side: Side, key: str) -> Refused | None:
    """Return why a commander cannot take the order of a squadron back; ``None`` if he can."""
    squadron = next((each for each in s.squadrons if each.id == key), None)
    if squadron is None or not squadron.target:
        words = T("eagles_missiles", "There is no order to take back")
        return Refused("EM-IV.B6a", words)
    return _others(s, kit, side, squadron)


def confirming(s: State, kit: Kit, side: Side) -> Refused | None:
    """Return why the deployment is not complete; ``None`` if it is (EM-IV.B6d).

    With two Polish commanders the second one may still engage what the first left (EM-XIII.a3).
    """
    there = deploy_survey.survey(s, kit)
    missing = there.missing
    if len(missing) <= there.spare(side, later=True):
        return None
    return _not_engaged(kit, missing[0])


def handing_back(s: State, side: Side) -> Refused | None:
    """Return why the deployment cannot be given back to the partner; ``None`` if it can."""
    if side == POLISH_2 and POLISH in s.hands:
        return None
    words = T("eagles_missiles", "There is no partner who has deployed before you")
    return Refused("EM-XIII.a3", words)


def _grounded(s: State, kit: Kit, side: Side, squadron: Squadron) -> Refused | None:
    """Return why a squadron cannot be sent at all."""
    name = kit.squadron_name(squadron.id)
    if theatre.owner(kit, squadron) == "russian":
        words = T("eagles_missiles", "{squadron} is Russian")
        return Refused("EM-IV.B6a", words.of(squadron=name))
    refused = _others(s, kit, side, squadron)
    if refused is not None:
        return refused
    if squadron.where == "lost":
        words = T("eagles_missiles", "{squadron} is destroyed")
        return Refused("EM-VI.1d", words.of(squadron=name))
    if squadron.where not in ("base", "pool"):
        words = T("eagles_missiles", "{squadron} is not in play")
        return Refused("EM-III.5", words.of(squadron=name))
    if squadron.spent:
        words = T("eagles_missiles", "{squadron} has flown today")
        return Refused("EM-VI.1e", words.of(squadron=name))
    if squadron.target:
        target = squadron.target if ":" in squadron.target else f"squadron:{squadron.target}"
        if squadron.target == FLEET:
            target = FLEET
        words = T("eagles_missiles", "{squadron} is sent against {target} already")
        return Refused("EM-IV.B6a", words.of(squadron=name, target=pick_name(kit, target)))
    return None


def _others(s: State, kit: Kit, side: Side, squadron: Squadron) -> Refused | None:
    commander = theatre.commander_of(s, kit, squadron)
    if commander == side:
        return None
    words = T("eagles_missiles", "{squadron} is commanded by {side}")
    return Refused(
        "EM-XIII.a3",
        words.of(squadron=kit.squadron_name(squadron.id), side=kit.side_name(commander)),
    )


def _no_target(s: State, kit: Kit, target: Target) -> Refused | None:
    """Return why nobody can be sent against a target, whatever escorts there are."""
    if target == FLEET:
        gone = T("eagles_missiles", "The Baltic Fleet is destroyed")
        return None if s.fleet else Refused("EM-X.4", gone)
    kind, _, key = target.rpartition(":")
    if kind == "assault":
        return _no_assault(s, kit, key)
    if kind != "squadron" or kit.squadrons[key].side != "russian":
        words = T("eagles_missiles", "Squadrons fly against Russian squadrons, assaults, the fleet")
        return Refused("EM-IV.B6a", words)
    name = kit.squadron_name(key)
    if s.squadron(key).where != "board":
        words = T("eagles_missiles", "{squadron} is not on the board")
        return Refused("EM-VIII.1", words.of(squadron=name))
    most = kit.rules.sequence["attackers_per_squadron_max"]
    if len(theatre.sent_against(s, key)) >= most:
        words = T("eagles_missiles", "{count} squadrons are sent against {squadron} already")
        return Refused("EM-IV.B6b", words.of(count=most, squadron=name))
    return None


def _no_assault(s: State, kit: Kit, line: str) -> Refused | None:
    assault = s.assault(line)
    if assault is None or assault.stopped:
        words = T("eagles_missiles", "No assault comes on line {line} today")
        return Refused("EM-IV.B6a", words.of(line=line))
    if theatre.is_landing(kit, assault):
        words = T("eagles_missiles", "A landing is stopped by beating the fleet, not on the ground")
        return Refused("EM-IV.B6e", words)
    return None


def _leaves_escort(s: State, kit: Kit, side: Side, target: Target) -> Refused | None:
    """Return the refusal of an order after which an escort could not be engaged any more."""
    there = deploy_survey.survey(s, kit)
    if target in deploy_survey.targets(s, kit, there, side):
        return None
    place = theatre.target_territory(s, target.removeprefix("squadron:"))
    missing = there.missing or [(escort, place) for escort in there.idle.get(place, ())]
    return _not_engaged(kit, missing[0])


def _not_engaged(kit: Kit, escort: tuple[Squadron, str]) -> Refused:
    words = T("eagles_missiles", "{escort} over {place} is not engaged")
    squadron, place = escort
    name = kit.squadron_name(squadron.id)
    return Refused("EM-VI.3b", words.of(escort=name, place=kit.territory_name(place)))
