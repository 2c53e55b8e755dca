"""The cards of Eagles & Missiles: assaults and missiles, NATO's and Poland's, and their backs."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card, CardBack, Sign
from desktop.paint.card_scenes import Picture, Scene
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_cards import EffectCard, RussianCard, Window
from desktop.table.eagles_missiles.faces import (
    BOMBER_SIGN,
    FIGHTER_SIGN,
    GAME,
    TARGET_SIGNS,
    dice,
)

RUSSIAN_BACK = CardBack("#7E1D1A", "#F3CFC0", "diamond")
POLISH_BACK = CardBack("#F1EDE3", "#A51C2B", "shield")
NATO_BACK = CardBack("#1D4E89", "#CFE0F2", "hexagon")

FIGHTERS = T("eagles_missiles.table", "Fighters")
BOMBERS = T("eagles_missiles.table", "Bombers")
ASSAULT = T("eagles_missiles.table", "Assault")
MISSILE = T("eagles_missiles.table", "Missile")
NATO = T("eagles_missiles.table", "NATO, at once")
POLAND = T("eagles_missiles.table", "Poland, once")
HITS = T("eagles_missiles.table", "Hits on {number}+")
TARGETS: dict[str, Text] = {
    "city": T("eagles_missiles.table", "City"),
    "airfield": T("eagles_missiles.table", "Airfield"),
    "aa": T("eagles_missiles.table", "AA unit"),
}
TAGS: dict[Window, Text] = {
    "assault_placed": T("eagles_missiles.table", "assaults placed"),
    "polish_open": T("eagles_missiles.table", "before AA fire"),
    "aa_fire": T("eagles_missiles.table", "AA fire"),
    "missile_pre": T("eagles_missiles.table", "missile"),
    "deploy": T("eagles_missiles.table", "sending"),
    "duel_pre": T("eagles_missiles.table", "duel, before dice"),
    "duel_post": T("eagles_missiles.table", "duel, after dice"),
    "duel_loss": T("eagles_missiles.table", "duel lost"),
    "ground_pre": T("eagles_missiles.table", "assault, before dice"),
    "ground_post": T("eagles_missiles.table", "assault, after dice"),
    "fleet_pre": T("eagles_missiles.table", "fleet, before dice"),
    "fleet_post": T("eagles_missiles.table", "fleet, after dice"),
    "bomb_pre": T("eagles_missiles.table", "raid"),
    "aa_move": T("eagles_missiles.table", "AA moves"),
}
"""When a Polish card can be played, in few letters."""
AFTER_DICE = T("eagles_missiles.table", "after any dice")
ANY_DICE = frozenset({"duel_post", "ground_post", "fleet_post"})
"""Windows that one tag stands for when a card has all of them."""


class Art(msgspec.Struct, frozen=True):
    """The picture of a card."""

    scene: Scene
    pictures: tuple[Picture, ...]


TANKS = Art("dusk", (("tank", 0.34, 0.64, 44, 0), ("tank", 0.74, 0.4, 26, 0)))
GUNS = Art("dusk", (("flak", 0.32, 0.6, 42, 0), ("flak", 0.72, 0.44, 28, 0)))
COLUMN = Art("dusk", (("target_truck", 0.3, 0.66, 38, 0), ("tank", 0.72, 0.46, 30, 0)))
FLIGHT = Art("dusk", (("su27", 0.3, 0.5, 42, 30), ("tank", 0.76, 0.72, 26, 0)))
STRIKE = Art("dusk", (("su24", 0.3, 0.46, 46, 30), ("tank", 0.76, 0.72, 26, 0)))
ROCKETS = Art("night", (("missile", 0.36, 0.52, 52, 24),))
CRUISE = Art("night", (("cruise_missile", 0.42, 0.44, 50, 60),))
SALVO = Art("night", (("missile", 0.28, 0.52, 46, 24), ("cruise_missile", 0.66, 0.4, 42, 60)))
MISSILE_ART: dict[str, Art] = {"ballistic": ROCKETS, "cruise": CRUISE}

OPS: dict[str, Art] = {
    "mod_contest": Art("sky", (("f16c", 0.46, 0.5, 54, 40),)),
    "turn_mod": Art("sky", (("e2c", 0.48, 0.5, 60, 20),)),
    "reroll": Art("sky", (("mig29", 0.36, 0.5, 48, 320), ("f16c", 0.74, 0.46, 34, 40))),
    "mod_assault": Art("field", (("target_bridge", 0.48, 0.6, 60, 0),)),
    "fleet_damage": Art(
        "sea", (("fleet", 0.6, 0.62, 46, 0), ("cruise_missile", 0.26, 0.3, 34, 60))
    ),
    "add_squadron": Art("field", (("su22", 0.48, 0.5, 54, 0),)),
    "cancel_missile": Art(
        "field", (("aa_launcher", 0.34, 0.62, 44, 0), ("missile", 0.74, 0.34, 34, 160))
    ),
    "cancel_bombing": Art(
        "field", (("target_bunker", 0.36, 0.66, 44, 0), ("bomb", 0.72, 0.34, 28, 0))
    ),
    "repair": Art("field", (("airfield", 0.42, 0.56, 52, 0), ("shovel", 0.78, 0.44, 30, 0))),
    "aa_extra_shot": Art("dusk", (("aa_launcher", 0.36, 0.6, 46, 0), ("crate", 0.76, 0.7, 26, 0))),
    "save_squadron": Art("field", (("f16c", 0.46, 0.5, 52, 110),)),
    "lift_escort": Art("sky", (("su27", 0.3, 0.4, 44, 240), ("f16c", 0.74, 0.62, 30, 40))),
    "mod_icons": Art(
        "night", (("target_hangar", 0.36, 0.64, 50, 0), ("dagger", 0.76, 0.4, 32, 30))
    ),
    "move_aa": Art("field", (("patriot", 0.48, 0.62, 58, 0),)),
    "add_patriot": Art("field", (("patriot", 0.48, 0.6, 62, 0),)),
    "turn_mod_aa": Art("dusk", (("site_manpad", 0.48, 0.56, 56, 0),)),
    "choose": Art("sea", (("ssbn", 0.42, 0.8, 58, 90), ("cruise_missile", 0.72, 0.3, 38, 30))),
    "force_retreat": Art("sky", (("ea6b", 0.34, 0.56, 46, 30), ("su27", 0.74, 0.38, 34, 150))),
    "peek": Art("night", (("site_radar", 0.34, 0.6, 46, 0), ("two_cards", 0.74, 0.46, 36, 0))),
    "limit_extra": Art("night", (("target_rail", 0.46, 0.6, 58, 0),)),
    "restore_squadron": Art(
        "field", (("target_hangar", 0.34, 0.6, 48, 0), ("mig29", 0.74, 0.5, 36, 0))
    ),
    "none": Art("chart", (("two_cards", 0.5, 0.5, 50, 0),)),
}
"""The pictures of NATO's and Poland's cards by what they do."""
GROUND_ART = Art("sky", (("f15e", 0.4, 0.42, 52, 40), ("bomb", 0.76, 0.7, 24, 0)))
STRONG, MIXED = 8, 4
"""Assaults from this strength up are tanks; below the second they are mostly flown."""


def russian_card(card: RussianCard, *, dimmed: bool = False, selected: bool = False) -> Card:
    """Return an assault, with how many squadrons it lets fly, or a missile card."""
    if card.kind == "missile":
        return _missile_card(card, dimmed=dimmed, selected=selected)
    art = _assault_art(card)
    return Card(
        title=say(card.title),
        kind="russian",
        scene=art.scene,
        pictures=art.pictures,
        number=str(card.strength),
        signs=(
            (say(FIGHTERS), FIGHTER_SIGN, card.fighters),
            (say(BOMBERS), BOMBER_SIGN, card.bombers),
        ),
        foot=say(ASSAULT),
        mark="diamond",
        dimmed=dimmed,
        selected=selected,
    )


def _missile_card(card: RussianCard, *, dimmed: bool, selected: bool) -> Card:
    art = MISSILE_ART.get(card.missile_class, SALVO)
    return Card(
        title=say(card.title),
        kind="missile",
        scene=art.scene,
        pictures=art.pictures,
        number=dice(card),
        signs=tuple((say(TARGETS[kind]), TARGET_SIGNS[kind], 1) for kind in card.targets),
        text=say(card.text or HITS.of(number=card.hit_on)),
        foot=say(MISSILE),
        mark="diamond",
        dimmed=dimmed,
        selected=selected,
    )


def _assault_art(card: RussianCard) -> Art:
    if card.strength >= STRONG:
        return TANKS if not card.bombers else GUNS
    if card.strength > MIXED:
        return COLUMN
    return STRIKE if card.bombers > 1 else FLIGHT


def nato_card(card: EffectCard, kit: Kit, *, dimmed: bool = False, selected: bool = False) -> Card:
    """Return a NATO card: it is carried out as soon as it is turned."""
    art = _effect_art(card.effect, kit)
    return Card(
        title=say(card.title),
        kind="nato",
        scene=art.scene,
        pictures=art.pictures,
        text=say(card.text),
        foot=say(NATO),
        timing=_bolt(card),
        mark="hexagon",
        dimmed=dimmed,
        selected=selected,
    )


def _bolt(card: EffectCard) -> tuple[Sign, ...]:
    return () if card.effect["op"] == "none" else ("bolt",)


def polish_card(
    card: EffectCard, kit: Kit, *, digit: str = "", dimmed: bool = False, selected: bool = False
) -> Card:
    """Return a Polish card with when it can be played; ``digit`` is its key in a hand."""
    art = _effect_art(card.effect, kit)
    return Card(
        title=say(card.title),
        kind="polish",
        scene=art.scene,
        pictures=art.pictures,
        tags=tuple(say(tag) for tag in window_tags(card.windows)),
        text=say(card.text),
        foot=say(POLAND),
        digit=digit,
        mark="shield",
        dimmed=dimmed,
        selected=selected,
    )


def window_tags(windows: tuple[Window, ...]) -> tuple[Text, ...]:
    """Return when a card can be played; one tag for the time after the dice of every fight."""
    if ANY_DICE.issubset(windows):
        rest = tuple(TAGS[each] for each in windows if each not in ANY_DICE)
        return (AFTER_DICE, *rest)
    return tuple(TAGS[each] for each in windows)


def _effect_art(effect: dict[str, Any], kit: Kit) -> Art:
    """Return the picture of what a card does; new squadrons are seen themselves."""
    op = effect["op"]
    if op == "add_nato_squadron":
        craft = kit.squadrons[effect["unit"]].type
        picture = picture_of(GAME, "type", craft)
        return Art("sky", ((picture, 0.38, 0.48, 52, 30), (picture, 0.76, 0.62, 30, 30)))
    if op == "turn_mod" and "ground" in effect["contest"]:
        return GROUND_ART
    return OPS[op]
