"""Why a card cannot be played or carried out as it was tried (sections N and P)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T, Target, Text
from desktop.rules.eagles_missiles import aa_reach, card_choices, theatre
from desktop.rules.eagles_missiles.card_choices import Effect
from desktop.rules.eagles_missiles.picking import is_named, key_of, pick_name

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

IMPOSSIBLE: dict[str, Text] = {
    "mod_contest": T("eagles_missiles", "no fight of its kind is going on"),
    "reroll": T("eagles_missiles", "no dice lie"),
    "mod_assault": T("eagles_missiles", "no inland assault has strength to lose"),
    "add_squadron": T("eagles_missiles", "no reserve is left, or no Polish airfield has room"),
    "cancel_missile": T("eagles_missiles", "no missile card is being carried out"),
    "cancel_bombing": T("eagles_missiles", "no raid has named a target"),
    "repair": T("eagles_missiles", "no airfield outside conquered territory is in ruins"),
    "aa_extra_shot": T("eagles_missiles", "no AA unit that has fired has a target"),
    "save_squadron": T("eagles_missiles", "no squadron of yours is about to be destroyed"),
    "lift_escort": T("eagles_missiles", "no escort protects anything"),
    "mod_icons": T("eagles_missiles", "no bomber icon is in force"),
    "move_aa": T("eagles_missiles", "no AA unit can move"),
}
"""Why an effect is impossible, by its word, where the reason is always the same."""


def why_not(
    s: State, kit: Kit, card: str, picks: tuple[Target, ...], window: str = ""
) -> Refused | None:
    """Return why a card cannot be played on these picks; ``None`` if it can, or needs more."""
    deck = kit.polish_cards if card in kit.polish_cards else kit.nato_cards
    effect = deck[card].effect
    possible = card_choices.choices(s, kit, effect, window)
    if any(each[: len(picks)] == picks for each in possible):
        return None
    if picks and not is_named(kit, picks[-1]):
        return None
    rule, title = card_choices.rule(kit, card), kit.card_title(card)
    if not possible:
        words = T("eagles_missiles", "{card} cannot be played: {reason}")
        return Refused(rule, words.of(card=title, reason=_impossible(s, effect)))
    reason = REASONS.get(effect["op"], _plain)(s, kit, effect, picks)
    words = T("eagles_missiles", "{card} cannot be used on {target}: {reason}")
    target = pick_name(kit, picks[-1])
    return Refused(rule, words.of(card=title, target=target, reason=reason))


def _impossible(s: State, effect: Effect) -> Text:
    if effect["op"] == "fleet_damage":
        if not s.fleet:
            return T("eagles_missiles", "the Baltic Fleet is destroyed")
        return T("eagles_missiles", "Central and Gdańsk Pomerania are conquered")
    return IMPOSSIBLE[effect["op"]]


def _plain(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    return T("eagles_missiles", "it is not one of its targets now")


def _assault(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    assault = s.assault(key_of(picks[0]))
    if assault is not None and theatre.is_landing(kit, assault):
        return T("eagles_missiles", "a landing has no strength of its own")
    return _plain(s, kit, effect, picks)


def _airfield(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    return airfield_reason(s, kit, key_of(picks[-1]))


def _wreck(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    if len(picks) < 2:
        return T("eagles_missiles", "it is no destroyed Polish F-16C or MiG-29")
    return _airfield(s, kit, effect, picks)


def _repair(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    key = key_of(picks[-1])
    if key in kit.airfields and key not in s.ruins:
        return T("eagles_missiles", "it is intact")
    return airfield_reason(s, kit, key)


def airfield_reason(s: State, kit: Kit, key: str) -> Text:
    """Return why a squadron cannot stand somewhere (EM-VI.1f, EM-IX.2)."""
    field = kit.airfields.get(key)
    if field is None:
        return T("eagles_missiles", "it is no airfield")
    if field.territory in s.conquered:
        words = T("eagles_missiles", "{place} is conquered")
        return words.of(place=kit.territory_name(field.territory))
    if key in s.ruins:
        return T("eagles_missiles", "it is in ruins")
    if theatre.room_on(s, kit, key) < 1:
        if field.capacity == 1:
            return T("eagles_missiles", "its only place is taken")
        return T("eagles_missiles", "all {count} places are taken").of(count=field.capacity)
    return T("eagles_missiles", "only Polish F-16Cs may stand there")


def _territory(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    if picks[-1] in s.conquered:
        return T("eagles_missiles", "it is conquered")
    if picks[-1] in kit.territories and picks[-1] not in kit.polish:
        return T("eagles_missiles", "it is not Polish")
    if effect["op"] == "move_aa" and len(picks) > 1:
        words = T("eagles_missiles", "it is not within {count} moves through free territory")
        return words.of(count=effect["steps"])
    return _plain(s, kit, effect, picks)


def _unit(s: State, kit: Kit, effect: Effect, picks: tuple[Target, ...]) -> Text:
    unit = next((each for each in s.aa if each.id == key_of(picks[0])), None)
    if unit is None:
        return T("eagles_missiles", "it is no AA unit")
    if not unit.shots:
        return T("eagles_missiles", "it has not fired yet")
    if aa_reach.may_fire(unit):
        return T("eagles_missiles", "it may fire once more as it is")
    return T("eagles_missiles", "it has no target")


REASONS: dict[str, Callable[[State, Kit, Effect, tuple[Target, ...]], Text]] = {
    "mod_assault": _assault,
    "choose": _assault,
    "repair": _repair,
    "add_squadron": _airfield,
    "restore_squadron": _wreck,
    "add_patriot": _territory,
    "move_aa": _territory,
    "aa_extra_shot": _unit,
}
"""Why a target is none, by the word for the effect."""
