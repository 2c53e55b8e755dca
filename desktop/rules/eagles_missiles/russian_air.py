"""A4 and A5: a Russian commander takes squadrons from the pool and places them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.core import Action, Choice, Refused, Side, T, Target, Tell, Text
from desktop.rules.eagles_missiles import changes_russian as changes
from desktop.rules.eagles_missiles import changes_squadrons, theatre
from desktop.rules.eagles_missiles import events_russian as told
from desktop.rules.eagles_missiles.actions_russian import (
    TAKE_BACK,
    ConfirmSquadrons,
    LiftSquadron,
    PlaceSquadron,
    SupportCard,
)
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import RUSSIAN_2, Assault, Squadron
from desktop.rules.eagles_missiles.russian_draws import partner
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_units import Role
    from desktop.rules.eagles_missiles.state import State

DONE = ConfirmSquadrons()


class Hangar(NamedTuple):
    """What a commander can still send."""

    pool: dict[str, Squadron]
    """By type the first squadron in the pool."""
    fighters: int
    """How many more fighters, and how many more bombers, his icons allow."""
    bombers: int
    placed: int
    """How many squadrons he has placed."""
    supported: set[tuple[str, int]]
    """Cards that have their support: line and number."""

    def ready(self, kit: Kit) -> list[str]:
        """Return the types that icons and pool allow him."""
        return [
            key
            for key in self.pool
            if (self.bombers if kit.types[key].bomber else self.fighters) > 0
        ]


class PlaceSquadrons(WarStep, frozen=True):
    """EM-IV.A5a  Squadrons are taken and placed, one by one, until it is right.

    Two commanders take them in turn (EM-XIII.b2). Squadrons are taken back by actions that are
    legal without being listed.
    """

    side: Side
    done: tuple[Side, ...] = ()
    """Commanders who have confirmed."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        hangar = look(s, kit, self.side)
        actions = _listed(s, kit, hangar)
        if not actions and not hangar.placed:
            return None
        words = T("eagles_missiles", "May still fly: fighters {fighters}, bombers {bombers}")
        prompt = words.of(fighters=hangar.fighters, bombers=hangar.bombers)
        return Choice(self.side, "EM-IV.A5a", prompt, (*actions, DONE), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        army = theatre.russian(s, kit)
        for each in army:
            if each.by == self.side and each.where == "board":
                return True
        # He has placed none, so that all his icons are left.
        fighters, bombers = icons(s, kit, self.side)
        for each in army:
            allowed = bombers if each.id in kit.bombers else fighters
            if allowed and each.where == "pool" and territories_for(s, kit, each.type):
                return True
        hangar = look(s, kit, self.side)
        return bool(hangar.ready(kit)) and bool(_free_cards(s, kit, hangar))

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        """Accept taking a squadron back."""
        refused = self.explain(s, kit, self.side, action.picks)
        if refused is not None:
            raise refused
        if not isinstance(action, LiftSquadron):
            super().admit(s, kit, action)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, PlaceSquadron):
            squadron = first_in_pool(s, kit, action.craft)
            role: Role = "raid" if squadron.id in kit.bombers else "escort"
            changes.place(squadron, role, action.territory, self.side, tell)
            self._go_on(s, self.done)
        elif isinstance(action, SupportCard):
            assault, number = card_on_board(s, action.card)
            squadron = first_in_pool(s, kit, action.craft)
            changes.support(squadron, assault, number, self.side, tell)
            self._go_on(s, self.done)
        elif isinstance(action, LiftSquadron):
            changes_squadrons.to_pool(s, s.squadron(action.squadron), tell, "EM-IV.A5a")
            s.then(self)
        else:
            # Without an action there was nothing to send (EM-IV.A4b).
            rule = "EM-IV.A5d" if action else "EM-IV.A4b"
            placed = [each.by for each in theatre.placed(s)].count(self.side)
            tell(told.PlacementEnded(rule, self.side, placed))
            self._go_on(s, (*self.done, self.side))

    def _go_on(self, s: State, done: tuple[Side, ...]) -> None:
        """Let the other commander take a squadron next, unless he has confirmed."""
        for each in (partner(s, self.side), self.side):
            if each not in done:
                s.then(PlaceSquadrons(each, done))
                return

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        if TAKE_BACK in picks:
            return _fixed(s, kit, self.side, picked(picks, "squadron"))
        kind = picked(picks, "pool")
        if kind not in kit.types or "russian" not in kit.types[kind].sides:
            return None
        hangar = look(s, kit, self.side)
        return _not_ready(kit, hangar, kind) or _misplaced(s, kit, hangar, kind, picks[1:])


# ------------------------------------------------------------------------------------- queries


def icons(s: State, kit: Kit, side: Side) -> tuple[int, int]:
    """Return how many fighters and bombers the cards of a commander let fly (EM-IV.A4a).

    What Polish cards take away is taken from the commander of lines III and IV first.
    """
    fighters, bombers = _printed(s, kit, side)
    less_fighters, less_bombers = s.now.fewer_fighters, s.now.fewer_bombers
    if s.terms.split_russian and side != RUSSIAN_2:
        other_fighters, other_bombers = _printed(s, kit, RUSSIAN_2)
        less_fighters = max(0, less_fighters - other_fighters)
        less_bombers = max(0, less_bombers - other_bombers)
    return max(0, fighters - less_fighters), max(0, bombers - less_bombers)


def _printed(s: State, kit: Kit, side: Side) -> tuple[int, int]:
    """Return the icons of the assault cards that a commander has laid."""
    fighters = bombers = 0
    for assault in s.assaults:
        for laid in assault.cards:
            if laid.by == side:
                card = kit.russian_cards[laid.card]
                fighters += card.fighters
                bombers += card.bombers
    return fighters, bombers


def look(s: State, kit: Kit, side: Side) -> Hangar:
    """Return what a commander can still send."""
    fighters, bombers = icons(s, kit, side)
    pool: dict[str, Squadron] = {}
    supported: set[tuple[str, int]] = set()
    placed = 0
    for each in theatre.russian(s, kit):
        if each.where == "board":
            if each.role == "support":
                supported.add((each.at, each.card))
            if each.by == side:
                placed += 1
                if kit.types[each.type].bomber:
                    bombers -= 1
                else:
                    fighters -= 1
        elif each.where == "pool":
            pool.setdefault(each.type, each)
    return Hangar(pool, fighters, bombers, placed, supported)


def first_in_pool(s: State, kit: Kit, kind: str) -> Squadron:
    """Return the Russian squadron of a type that is taken next; ``LookupError`` without one."""
    for each in theatre.russian(s, kit):
        if each.type == kind and each.where == "pool":
            return each
    raise LookupError(f"No {kind} is left in the pool.")


def territories_for(s: State, kit: Kit, kind: str) -> tuple[str, ...]:
    """Return where a type may escort or raid (EM-IV.A5b, EM-VI.4d)."""
    craft = kit.types[kind]
    if craft.bomber:
        return (*theatre.free_polish(s, kit), *kit.abroad) if craft.strategic else ()
    sea = (SEA,) if s.fleet else ()
    return (*theatre.free_polish(s, kit), *kit.abroad, *sea)


def card_on_board(s: State, card: str) -> tuple[Assault, int]:
    """Return the assault and the number of an assault card there; raises ``KeyError``."""
    for assault in s.assaults:
        for number, laid in enumerate(assault.cards):
            if laid.card == card:
                return assault, number
    raise KeyError(f"{card} lies on no line.")


def _listed(s: State, kit: Kit, hangar: Hangar) -> list[Action]:
    free = _free_cards(s, kit, hangar)
    actions: list[Action] = []
    for kind in hangar.ready(kit):
        actions += _placements(kind, territories_for(s, kit, kind))
        actions += _supports(kind, free)
    return actions


def _free_cards(s: State, kit: Kit, hangar: Hangar) -> tuple[str, ...]:
    """Return the cards that have no support yet and take one."""
    return tuple(
        [
            laid.card
            for assault in s.assaults
            if not theatre.is_landing(kit, assault)
            for number, laid in enumerate(assault.cards)
            if (assault.line, number) not in hangar.supported
        ]
    )


@lru_cache(maxsize=1024)
def _placements(kind: str, territories: tuple[str, ...]) -> tuple[PlaceSquadron, ...]:
    return tuple(PlaceSquadron(kind, key) for key in territories)


@lru_cache(maxsize=4096)
def _supports(kind: str, cards: tuple[str, ...]) -> tuple[SupportCard, ...]:
    return tuple(SupportCard(kind, card) for card in cards)


# ------------------------------------------------------------------------------------ refusals


def _fixed(s: State, kit: Kit, side: Side, key: str) -> Refused | None:
    """Return why a squadron cannot be taken back."""
    placed = next((each for each in theatre.placed(s) if each.id == key), None)
    if placed is None:
        return Refused("EM-IV.A5a", T("eagles_missiles", "That squadron is not on the board"))
    if placed.by != side:
        words = T("eagles_missiles", "{squadron} was placed by your partner")
        return Refused("EM-XIII.b4", words.of(squadron=kit.squadron_name(key)))
    return None


def _not_ready(kit: Kit, hangar: Hangar, kind: str) -> Refused | None:
    """Return why no squadron of a type can be taken."""
    name = kit.type_name(kind)
    if kind not in hangar.pool:
        words = T("eagles_missiles", "No {type} is left in the pool")
        return Refused("EM-IV.A4b", words.of(type=name))
    if kind not in hangar.ready(kit):
        words = T("eagles_missiles", "{type}: your cards let no further fighter fly")
        if kit.types[kind].bomber:
            words = T("eagles_missiles", "{type}: your cards let no further bomber fly")
        return Refused("EM-IV.A4a", words.of(type=name))
    return None


def _misplaced(
    s: State, kit: Kit, hangar: Hangar, kind: str, where: tuple[Target, ...]
) -> Refused | None:
    """Return why a squadron of a type cannot be placed there."""
    card = picked(where, "rcard")
    if card:
        return _no_support(s, kit, hangar, card)
    territory = next((each for each in where if each in kit.territories), "")
    if not territory or territory in territories_for(s, kit, kind):
        return None
    craft = kit.types[kind]
    if craft.bomber and not craft.strategic:
        words = T("eagles_missiles", "{type} cannot raid: it only supports assaults")
        return Refused("EM-VI.4d", words.of(type=craft.name))
    words = _closed(s, territory, bomber=craft.bomber)
    return Refused("EM-IV.A5b", words.of(place=kit.territory_name(territory)))


def _closed(s: State, territory: str, *, bomber: bool) -> Text:
    if territory in s.conquered:
        return T("eagles_missiles", "{place} is conquered")
    if bomber:
        return T("eagles_missiles", "{place}: only escorts of the fleet go there")
    return T("eagles_missiles", "{place}: the fleet is destroyed")


def _no_support(s: State, kit: Kit, hangar: Hangar, card: str) -> Refused | None:
    """Return why a card takes no squadron as support."""
    try:
        assault, number = card_on_board(s, card)
    except KeyError:
        return Refused("EM-IV.A5c", T("eagles_missiles", "Only assaults on a line are supported"))
    if theatre.is_landing(kit, assault):
        return Refused("EM-X.7b", T("eagles_missiles", "A landing takes no support"))
    if (assault.line, number) in hangar.supported:
        words = T("eagles_missiles", "{card} has its support: one squadron on each card")
        return Refused("EM-IV.A5c", words.of(card=kit.card_title(card)))
    return None
