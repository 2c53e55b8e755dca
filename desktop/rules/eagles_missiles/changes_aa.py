"""Changes by AA fire and missile cards (chapters VII and XI)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import events_polish as told
from desktop.rules.eagles_missiles.records import AaUnit, Launch, Missile

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.state import State


def place(s: State, unit: AaUnit, territory: str, tell: Tell, rule: str) -> None:
    """Put an AA unit that is not in play into a territory (EM-N.2)."""
    unit.at = territory
    tell(told.PatriotPlaced(rule, unit.id, territory))


def fire(s: State, unit: AaUnit) -> None:
    """Count a shot of an AA unit (EM-IV.B4a)."""
    unit.shots += 1


def allow_shot(s: State, unit: AaUnit, tell: Tell, rule: str) -> None:
    """Let an AA unit fire once more in this step (EM-P.10)."""
    unit.extra += 1
    tell(told.ExtraShot(rule, unit.id))


def use_patriot(s: State, unit: AaUnit) -> None:
    """Note that the Patriot has fired at a missile card: once a day (EM-VII.7b)."""
    unit.held = True


def launch(s: State, missile: Missile, tell: Tell) -> None:
    """Begin to carry out a missile card (EM-XI.2)."""
    s.missiles.remove(missile)
    s.launch = Launch(missile)
    tell(told.MissileLaunched("EM-XI.2", missile.card, missile.territory))


def cancel_missile(s: State, tell: Tell, rule: str) -> None:
    """Let the present missile card have no effect (EM-XI.6)."""
    assert s.launch is not None
    s.launch.cancelled = True
    missile = s.launch.missile
    tell(told.MissileCancelled(rule, missile.card, missile.territory))


def count_hits(s: State, hits: int) -> None:
    """Set how many targets Russia still names for the present missile card (EM-XI.2)."""
    assert s.launch is not None
    s.launch.hits = hits


def end_launch(s: State) -> None:
    """Remove the present missile card from the game (EM-XI.2)."""
    assert s.launch is not None
    s.spent_cards.append(s.launch.missile.card)
    s.launch = None
