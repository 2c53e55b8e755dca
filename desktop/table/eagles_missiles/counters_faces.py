"""The faces of counters as they are at the moment, made once for each: most stay as they are."""

from __future__ import annotations

from functools import lru_cache

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.paint.face import Face, Role, State
from desktop.paint.face_shades import rested
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_cards import EffectCard, RussianCard
from desktop.rules.eagles_missiles.components_units import AaInfo, Aircraft, SquadronInfo
from desktop.rules.eagles_missiles.records import Squadron
from desktop.table.eagles_missiles import card_faces, faces, faces_markers


def squadron(kit: Kit, each: Squadron) -> Face:
    """Return a squadron as it is: its role over the map, spent, lured, or faded beside it."""
    info = kit.squadrons[each.id]
    craft = kit.types[info.type]
    resting = each.where in ("lost", "reserve", "outside")
    spoken = say(craft.name)
    return _squadron(info, craft, spoken, each.role, each.spent, each.lured, resting)


def aa(info: AaInfo, *, done: bool = False, lost: bool = False) -> Face:
    """Return an AA unit; ``done`` when it can do nothing more today."""
    return _aa(info, done, lost)


def token(card: RussianCard, strength: int, *, stopped: bool = False) -> Face:
    """Return a Russian card as it lies on the map, with what is left of its strength."""
    return _token(card, strength, stopped)


@lru_cache(maxsize=16)
def fleet(strength: int, spoken: str) -> Face:
    """Return the ship card."""
    return faces_markers.fleet_face(strength)


def card(kit: Kit, key: str) -> Card:
    """Return a card of any deck."""
    if key in kit.russian_cards:
        info = kit.russian_cards[key]
        return _russian_card(info, say(info.title))
    if key in kit.nato_cards:
        effect = kit.nato_cards[key]
        return _nato_card(_Kept(kit, effect), say(effect.title))
    effect = kit.polish_cards[key]
    return _polish_card(_Kept(kit, effect), say(effect.title))


class _Kept:
    """A card of NATO or Poland to look up by its id: its effect cannot be hashed."""

    def __init__(self, kit: Kit, effect: EffectCard) -> None:
        self.kit, self.effect = kit, effect

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.effect.id == self.effect.id

    def __hash__(self) -> int:
        return hash(self.effect.id)


# What is said on a face is a part of what it was made for: languages change.


@lru_cache(maxsize=256)
def _squadron(
    info: SquadronInfo,
    craft: Aircraft,
    spoken: str,
    role: Role,
    spent: bool,
    lured: bool,
    resting: bool,
) -> Face:
    face = faces.squadron_face(info, craft, role=role, spent=spent and not resting, lured=lured)
    return rested(face) if resting else face


@lru_cache(maxsize=32)
def _aa(info: AaInfo, done: bool, lost: bool) -> Face:
    return faces.aa_face(info, fired=done, lost=lost)


@lru_cache(maxsize=128)
def _token(info: RussianCard, strength: int, stopped: bool) -> Face:
    face = faces.russian_card_face(info, strength=strength)
    return face.marked(State.DESTROYED) if stopped else face


@lru_cache(maxsize=64)
def _russian_card(info: RussianCard, spoken: str) -> Card:
    return card_faces.russian_card(info)


@lru_cache(maxsize=64)
def _nato_card(kept: _Kept, spoken: str) -> Card:
    return card_faces.nato_card(kept.effect, kept.kit)


@lru_cache(maxsize=64)
def _polish_card(kept: _Kept, spoken: str) -> Card:
    return card_faces.polish_card(kept.effect, kept.kit)
