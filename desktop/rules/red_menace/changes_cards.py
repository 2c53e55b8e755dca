"""Changes of event cards and of what they bring: the only functions that assign to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_cards as told

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State

MISSILE = 8
"""The card of the nuclear missile, which comes back once (RM-8.8b)."""
MISSILE_USES = 2

Flag = Literal["cuba_in_war", "cuba_landings", "mobile_sa2"]
TurnValue = Literal["wind", "jammed", "surge", "echelon"]


# ----------------------------------------------------------------------------------- cards


def draw(s: State, number: int, tell: Tell) -> None:
    """Take the event card of the turn out of the deck (RM-8.0a)."""
    s.events.take(number - 1)
    s.event = number
    tell(told.EventDrawn("RM-8.0a", number))


def note_effect(s: State, *, works: bool) -> None:
    """Note whether the card of the turn has an effect."""
    s.event_worked = works


def discard(s: State, number: int) -> None:
    """Put an event card out of the game (RM-8.0b)."""
    s.spent.append(number)


def keep(s: State, number: int, tell: Tell, rule: str) -> None:
    """Give the player a card to use when wanted (RM-8.8a, RM-8.13a)."""
    s.kept.append(number)
    tell(told.EventKept(rule, number))


def put_back(s: State, number: int, tell: Tell, rule: str) -> None:
    """Shuffle an event card into the deck again (RM-8.19d, RM-8.8b)."""
    s.events.put(number - 1)
    tell(told.EventReturned(rule, number))


def use_kept(s: State, number: int, tell: Tell) -> None:
    """Use up a card that the player holds (RM-8.8b, RM-10.6.3a).

    The nuclear missile goes back into the deck after its first use, unless the deck is empty.
    """
    s.kept.remove(number)
    if number == MISSILE:
        s.missile_uses += 1
        if s.missile_uses < MISSILE_USES and s.events.size:
            put_back(s, number, tell, "RM-8.8b")
            return
    discard(s, number)


# --------------------------------------------------------------------------- what they bring


def set_flag(s: State, name: Flag) -> None:
    """Set what an event changes for good (RM-8.1c, RM-8.5a, RM-8.16)."""
    setattr(s, name, True)


def set_for_turn(s: State, name: TurnValue, value: Any) -> None:
    """Set what an event changes until the end of the turn (RM-8.11a, 8.12, 8.14, 8.19a)."""
    setattr(s.now, name, value)


def bring_back(s: State, number: int, city: str, tell: Tell, rule: str) -> None:
    """Put a destroyed bomber of the player on the ground again (RM-8.9a)."""
    bomber = s.bombers[number]
    bomber.where, bomber.at = "ground", city
    tell(told.BomberReturned(rule, bomber.unit, city))
