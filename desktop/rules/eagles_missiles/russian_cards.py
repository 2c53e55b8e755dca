"""A3: a Russian commander lays his cards on lines and territories (EM-IV.A3a to EM-IV.A3g)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_russian as changes
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.actions_russian import (
    CONFIRM,
    DRAW,
    TAKE_BACK,
    ConfirmCards,
    LayAssault,
    LayMissile,
    LiftCard,
)
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.russian_draws import assaults_of, lines_of, places_on
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

lay_assault = cache(LayAssault)
DONE = ConfirmCards()


class LayCards(WarStep, frozen=True):
    """EM-IV.A3  All drawn cards find a place, one by one, until it is right.

    Cards are taken back by actions that are legal without being listed.
    """

    side: Side

    def decision(self, s: State, kit: Kit) -> Choice | None:
        waiting = [each.card for each in s.now.drawn if each.by == self.side]
        actions = list(self._options(s, kit))
        if not actions:
            if not has_laid(s, self.side):
                return None
            actions = [DONE]
        words = T("eagles_missiles", "Lay your cards; left: {count}")
        if actions == [DONE]:
            words = T("eagles_missiles", "All cards are laid.")
            if waiting:
                words = T("eagles_missiles", "All laid; cards without a place: {count}")
        prompt = words.of(count=len(waiting))
        return Choice(self.side, "EM-IV.A3a", prompt, tuple(actions), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        if has_laid(s, self.side):
            return True
        for each in s.now.drawn:
            if each.by == self.side and _has_place(s, kit, each.card, self.side):
                return True
        return False

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        """Accept taking a card back."""
        refused = self.explain(s, kit, self.side, action.picks)
        if refused is not None:
            raise refused
        if not isinstance(action, LiftCard) or action.card not in kit.russian_cards:
            super().admit(s, kit, action)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, LayAssault):
            changes.lay_assault(s, kit, action.card, action.line, tell)
        elif isinstance(action, LayMissile):
            changes.lay_missile(s, action.card, action.territory, tell)
        elif isinstance(action, LiftCard):
            changes.lift_card(s, action.card, tell)
        else:
            self._leave_over(s, kit, tell)
            return
        s.then(self)

    def _options(self, s: State, kit: Kit) -> Iterator[Action]:
        """Yield where each drawn card can lie."""
        lines = open_lines(s, kit, self.side)
        places: dict[tuple[str, ...], tuple[str, ...]] = {}
        """By what a missile card can hit, which is the same for many."""
        for each in s.now.drawn:
            if each.by != self.side:
                continue
            card = kit.russian_cards[each.card]
            if card.kind == "assault":
                for line in lines:
                    yield lay_assault(each.card, line)
            else:
                if card.targets not in places:
                    places[card.targets] = tuple(missile_places(s, kit, each.card))
                yield from _missiles(each.card, places[card.targets])

    def _leave_over(self, s: State, kit: Kit, tell: Tell) -> None:
        """Take what has no place out of the game (EM-IV.A3f, EM-XI.1)."""
        for each in [each.card for each in s.now.drawn if each.by == self.side]:
            missile = kit.russian_cards[each].kind == "missile"
            changes.leave_over(s, each, tell, "EM-XI.1" if missile else "EM-IV.A3f")

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        if CONFIRM in picks:
            return self._unfinished(s, kit)
        if DRAW in picks:
            return Refused("EM-IV.A2a", T("eagles_missiles", "No more cards are drawn today"))
        card = picked(picks, "rcard")
        if card not in kit.russian_cards:
            return None
        title = kit.card_title(card)
        if TAKE_BACK in picks:
            if card in laid_by(s, self.side):
                return None
            words = T("eagles_missiles", "{card} is none of your cards on the board")
            return Refused("EM-IV.A3a", words.of(card=title))
        if card not in [each.card for each in s.now.drawn if each.by == self.side]:
            words = T("eagles_missiles", "{card} is not before you: only drawn cards are laid")
            return Refused("EM-IV.A2b", words.of(card=title))
        return self._misplaced(s, kit, card, picks[1:])

    def _misplaced(
        self, s: State, kit: Kit, card: str, where: tuple[Target, ...]
    ) -> Refused | None:
        """Return why a drawn card cannot lie there."""
        line = picked(where, "line")
        territory = next((each for each in where if each in kit.territories), "")
        title = kit.card_title(card)
        if kit.russian_cards[card].kind == "assault":
            if line in kit.lines:
                return why_not_line(s, kit, self.side, line)
            if not where:
                return None
            words = T("eagles_missiles", "{card} is an assault card: it goes to a line")
            return Refused("EM-IV.A3a", words.of(card=title))
        if line or territory == SEA:
            words = T(
                "eagles_missiles",
                "{card} is a missile card: it lies on a territory in Poland, Germany or the"
                " Czech Republic",
            )
            return Refused("EM-IV.A3g", words.of(card=title))
        if territory and territory not in missile_places(s, kit, card):
            words = T("eagles_missiles", "{place} has no target for {card}")
            place = kit.territory_name(territory)
            return Refused("EM-XI.1", words.of(place=place, card=title))
        return None

    def _unfinished(self, s: State, kit: Kit) -> Refused | None:
        """Return which card still has to be laid before all is confirmed."""
        for action in self._options(s, kit):
            if isinstance(action, LayMissile):
                words = T("eagles_missiles", "{card} still needs a place")
                return Refused("EM-IV.A3g", words.of(card=kit.card_title(action.card)))
            assert isinstance(action, LayAssault)
            if s.assault(action.line) is None:
                words = T("eagles_missiles", "Line {line} still needs a card")
                return Refused("EM-IV.A3b", words.of(line=action.line))
            words = T("eagles_missiles", "{card} still has a place: line {line}")
            title = kit.card_title(action.card)
            return Refused("EM-IV.A3f", words.of(card=title, line=action.line))
        return None


def laid_by(s: State, side: Side) -> list[str]:
    """Return the cards of a commander that lie on the board."""
    laid = [each.card for assault in s.assaults for each in assault.cards if each.by == side]
    return laid + [each.card for each in s.missiles if each.by == side]


def has_laid(s: State, side: Side) -> bool:
    """Return whether a card of a commander lies on the board."""
    for missile in s.missiles:
        if missile.by == side:
            return True
    for assault in s.assaults:
        for laid in assault.cards:
            if laid.by == side:
                return True
    return False


def _has_place(s: State, kit: Kit, card: str, side: Side) -> bool:
    """Return whether a drawn card of a commander can lie anywhere."""
    if kit.russian_cards[card].kind == "assault":
        return next(_open_lines(s, kit, side), None) is not None
    return next(_missile_places(s, kit, card), None) is not None


@lru_cache(maxsize=1024)
def _missiles(card: str, places: tuple[str, ...]) -> tuple[LayMissile, ...]:
    return tuple(LayMissile(card, place) for place in places)


def missile_places(s: State, kit: Kit, card: str) -> list[str]:
    """Return the territories on which a missile card may lie (EM-XI.1)."""
    return list(_missile_places(s, kit, card))


def _missile_places(s: State, kit: Kit, card: str) -> Iterator[str]:
    kinds, ruins = kit.russian_cards[card].targets, s.ruins
    held = {unit.at for unit in s.aa} if "aa" in kinds else ()
    cities = kit.cities_in if "city" in kinds else {}
    airfields = kit.airfields_in if "airfield" in kinds else {}
    for key in (*kit.polish, *kit.abroad):
        # What ``theatre.targets_in`` finds there, without making lists of it.
        fields = (*cities.get(key, ()), *airfields.get(key, ()))
        if key in held or (not ruins.keys() >= set(fields)):
            yield key


def open_lines(s: State, kit: Kit, side: Side) -> list[str]:
    """Return the lines that take a card of a commander: :func:`why_not_line` bars none of them."""
    return list(_open_lines(s, kit, side))


def _open_lines(s: State, kit: Kit, side: Side) -> Iterator[str]:
    seconds: bool | None = None
    for line in kit.lines:
        if theatre.commander_of_line(s, line) != side or not theatre.is_active(s, kit, line):
            continue
        assault = s.assault(line)
        if assault is not None:
            if len(assault.cards) >= places_on(s, kit, line):
                continue
            if seconds is None:
                seconds = _no_second(s, kit, side) is None
            if not seconds:
                continue
        yield line


def why_not_line(s: State, kit: Kit, side: Side, line: str) -> Refused | None:
    """Return why a line takes no (further) assault card of a commander; ``None`` if it does."""
    if theatre.commander_of_line(s, line) != side:
        words = T("eagles_missiles", "Line {line} is your partner's: you lay cards on your own")
        return Refused("EM-XIII.b1", words.of(line=line))
    if not theatre.is_active(s, kit, line):
        words = T("eagles_missiles", "Line {line} is not active")
        return Refused("EM-IV.A3a", words.of(line=line))
    assault = s.assault(line)
    if assault is None:
        return None
    if len(assault.cards) >= places_on(s, kit, line):
        if theatre.is_landing(kit, assault):
            words = T("eagles_missiles", "The landing in {place} takes one card only")
            place = kit.territory_name(assault.territory)
            return Refused("EM-IV.A3e", words.of(place=place))
        words = T("eagles_missiles", "Line {line} is full; its cards: {count}")
        return Refused("EM-IV.A3d", words.of(line=line, count=len(assault.cards)))
    return _no_second(s, kit, side)


def _no_second(s: State, kit: Kit, side: Side) -> Refused | None:
    """Return why no line of a commander gets a second card as yet (EM-IV.A3b, EM-IV.A3c)."""
    lines = lines_of(s, kit, side)
    laid = {line: assault.cards for line in lines if (assault := s.assault(line))}
    waiting = len(assaults_of(s, kit, side))
    if waiting + sum(map(len, laid.values())) <= len(lines):
        words = T("eagles_missiles", "There are not more cards than lines: no line gets two")
        return Refused("EM-IV.A3c", words)
    empty = [line for line in lines if line not in laid]
    if empty and waiting <= len(empty):
        words = T("eagles_missiles", "Line {line} needs this card: it has none yet")
        return Refused("EM-IV.A3b", words.of(line=empty[0]))
    return None
