"""The windows in which Polish cards are played, in words (EM-IV.B3d)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import contests, theatre
from desktop.rules.eagles_missiles.components_cards import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

BEFORE_DICE = T("eagles_missiles", "Before the dice: {allies} against {target}. Play a card?")
AFTER_DICE = T("eagles_missiles", "{allies} against {target}, dice {own} to {other}. Play a card?")
PROMPTS: dict[Window, Text] = {
    "assault_placed": T("eagles_missiles", "The Russian cards are laid. Play a card?"),
    "polish_open": T("eagles_missiles", "Before the AA units fire. Play a card?"),
    "aa_fire": T("eagles_missiles", "An AA unit has fired. Play a card?"),
    "missile_pre": T("eagles_missiles", "{card} on {place}, before the dice. Play a card?"),
    "deploy": T("eagles_missiles", "While squadrons are sent. Play a card?"),
    "duel_pre": BEFORE_DICE,
    "duel_post": AFTER_DICE,
    "duel_loss": T("eagles_missiles", "{allies} lost to {target}. Play a card?"),
    "ground_pre": BEFORE_DICE,
    "ground_post": AFTER_DICE,
    "fleet_pre": BEFORE_DICE,
    "fleet_post": AFTER_DICE,
    "bomb_pre": T("eagles_missiles", "{squadron} has named its target: {target}. Play a card?"),
    "aa_move": T("eagles_missiles", "Phase D begins. Play a card?"),
}
MOMENTS: dict[Window, Text] = {
    "assault_placed": T("eagles_missiles", "after the Russian cards are placed"),
    "polish_open": T("eagles_missiles", "before AA fire"),
    "aa_fire": T("eagles_missiles", "right after a shot of an AA unit"),
    "missile_pre": T("eagles_missiles", "before the dice of a missile card"),
    "deploy": T("eagles_missiles", "while squadrons are sent"),
    "duel_pre": T("eagles_missiles", "before the dice of a duel"),
    "duel_post": T("eagles_missiles", "after the dice of a duel"),
    "duel_loss": T("eagles_missiles", "when a duel is lost"),
    "ground_pre": T("eagles_missiles", "before the dice of an attack on an assault"),
    "ground_post": T("eagles_missiles", "after the dice of an attack on an assault"),
    "fleet_pre": T("eagles_missiles", "before the dice of an attack on the fleet"),
    "fleet_post": T("eagles_missiles", "after the dice of an attack on the fleet"),
    "bomb_pre": T("eagles_missiles", "when a raid has named its target"),
    "aa_move": T("eagles_missiles", "when phase D begins"),
}
"""When the windows are open, for the faces of cards and for refusals."""


def listed(kit: Kit, windows: Iterable[Window]) -> Text:
    """Return when windows are open, as a list in words."""
    return kit.listed(MOMENTS[each] for each in windows)


def prompt(s: State, kit: Kit, name: Window) -> Text:
    """Return the question of a window, with the fight, missile card or raid it is about."""
    words = PROMPTS[name]
    if s.contest is not None and name.startswith(("duel", "ground", "fleet")):
        target = s.contest.target
        place = theatre.target_territory(s, target)
        own, other = s.contest.dice or (0, 0)
        return words.of(
            allies=kit.listed(kit.squadron_name(key) for key in s.contest.allies),
            target=contests.target_name(kit, target, place),
            own=own,
            other=other,
        )
    if s.launch is not None and name == "missile_pre":
        missile = s.launch.missile
        place_name = kit.territory_name(missile.territory)
        return words.of(card=kit.card_title(missile.card), place=place_name)
    if s.bombing is not None and name == "bomb_pre":
        target = s.bombing.target
        target_name = kit.aa_name(target) if target in kit.aa else kit.field_name(target)
        return words.of(squadron=kit.squadron_name(s.bombing.squadron), target=target_name)
    return words
