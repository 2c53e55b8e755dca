"""Changes of the Russian phase: the only functions that move its cards and place its squadrons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Side, Tell
from desktop.rules.eagles_missiles import events_russian as told
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.records import Assault, LaidCard, Missile, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_units import Role
    from desktop.rules.eagles_missiles.state import State


# ------------------------------------------------------------------------------------- cards


def draw(s: State, kit: Kit, card: str, side: Side, tell: Tell, rule: str) -> None:
    """Put the next card of the Russian deck in front of a commander (EM-IV.A2b)."""
    s.russian_deck.take(kit.kind_numbers[card])
    s.now.drawn.append(LaidCard(card, side))
    tell(told.RussianCardDrawn(rule, card, side))


def count_extra(s: State) -> None:
    """Count an additional card, which NATO answers with one of its own (EM-IV.B1)."""
    s.now.extra += 1


def stop_drawing(s: State, side: Side, tell: Tell) -> None:
    """Note that a commander draws no additional card any more (EM-IV.A2a)."""
    s.now.stopped_drawing.append(side)
    tell(told.DrawingStopped("EM-IV.A2a", side, s.now.extra))


def hand_over(s: State, card: str, side: Side, tell: Tell) -> None:
    """Give a drawn card to the other Russian commander (EM-XIII.b3)."""
    place = next(n for n, each in enumerate(s.now.drawn) if each.card == card)
    s.now.drawn[place] = LaidCard(card, side)
    tell(told.CardHandedOver("EM-XIII.b3", card, side))


def lay_assault(s: State, kit: Kit, card: str, line: str, tell: Tell) -> None:
    """Lay a drawn card on a line, aimed at its front (EM-IV.A3a)."""
    laid = _from_drawn(s, card)
    assault = s.assault(line)
    if assault is None:
        assault = Assault(line, theatre.front(s, kit, line), [])
        s.assaults.append(assault)
        s.assaults.sort(key=lambda each: kit.line_places[each.line])
    assault.cards.append(laid)
    tell(told.AssaultLaid("EM-IV.A3a", card, line, assault.territory))


def lay_missile(s: State, card: str, territory: str, tell: Tell) -> None:
    """Lay a drawn missile card on a territory (EM-IV.A3g)."""
    s.missiles.append(Missile(card, territory, _from_drawn(s, card).by))
    tell(told.MissileLaid("EM-IV.A3g", card, territory))


def lift_card(s: State, card: str, tell: Tell) -> None:
    """Take a card off the board again."""
    for missile in s.missiles:
        if missile.card == card:
            s.missiles.remove(missile)
            s.now.drawn.append(LaidCard(card, missile.by))
            break
    for assault in s.assaults:
        for laid in assault.cards:
            if laid.card == card:
                assault.cards.remove(laid)
                s.now.drawn.append(laid)
                break
    s.assaults = [assault for assault in s.assaults if assault.cards]
    tell(told.CardLifted("EM-IV.A3a", card))


def leave_over(s: State, card: str, tell: Tell, rule: str) -> None:
    """Take a card out of the game that has no place (EM-IV.A3f, EM-XI.1)."""
    s.spent_cards.append(_from_drawn(s, card).card)
    tell(told.CardLeftOver(rule, card))


def _from_drawn(s: State, card: str) -> LaidCard:
    drawn = s.now.drawn
    for place, laid in enumerate(drawn):
        if laid.card == card:
            del drawn[place]
            return laid
    raise KeyError(f"{card} is not among the drawn cards.")


# --------------------------------------------------------------------------------- squadrons


def place(squadron: Squadron, role: Role, at: str, side: Side, tell: Tell) -> None:
    """Send a squadron of the pool to a territory as escort or raid (EM-IV.A5a)."""
    squadron.where, squadron.role, squadron.at, squadron.by = "board", role, at, side
    tell(told.SquadronPlaced("EM-IV.A5a", squadron.id, role, at))


def support(squadron: Squadron, assault: Assault, card: int, side: Side, tell: Tell) -> None:
    """Put a squadron of the pool on a card of an assault, by its number there (EM-IV.A5c)."""
    squadron.where, squadron.role, squadron.by = "board", "support", side
    squadron.at, squadron.card = assault.line, card
    tell(told.SquadronPlaced("EM-IV.A5c", squadron.id, "support", assault.cards[card].card))
