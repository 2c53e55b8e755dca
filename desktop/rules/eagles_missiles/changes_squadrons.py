"""Changes of squadrons by fights and flights: the only functions that move them out of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import events_fights as told
from desktop.rules.eagles_missiles.records import Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def lose(s: State, kit: Kit, squadron: Squadron, tell: Tell, rule: str) -> None:
    """Put a squadron of any side on its losses pile (EM-VI.1d)."""
    russian = kit.squadrons[squadron.id].side == "russian"
    _lift(squadron)
    squadron.where = "lost"
    tell(told.SquadronLost(rule, squadron.id, russian))


def to_pool(s: State, squadron: Squadron, tell: Tell, rule: str) -> None:
    """Return a placed Russian squadron to its pool (EM-VII.1, EM-IV.C4)."""
    _lift(squadron)
    squadron.where = "pool"
    tell(told.SquadronReturned(rule, squadron.id))


def all_home(s: State, squadrons: Sequence[Squadron], tell: Tell) -> None:
    """Return all Russian squadrons that are still on the board to their pool (EM-IV.C4)."""
    for each in squadrons:
        _lift(each)
        each.where = "pool"
    tell(told.RussiansReturned("EM-IV.C4", tuple(each.id for each in squadrons)))


def send_home(s: State, squadron: Squadron) -> None:
    """End the flight of an allied squadron: it does nothing more today (EM-VI.1e)."""
    squadron.target = ""
    squadron.spent = True


def rebase(
    s: State, squadron: Squadron, airfield: str, tell: Tell, rule: str = "EM-IV.C1c"
) -> None:
    """Put a Polish squadron on an airfield on which it has room (EM-IV.C1c, EM-XI.4)."""
    squadron.where, squadron.at = "base", airfield
    tell(told.SquadronLanded(rule, squadron.id, airfield))


def take_off(s: State, squadron: Squadron) -> None:
    """Lift a Polish squadron from its airfield, so that another may stand there (EM-IV.C1c)."""
    squadron.where, squadron.at = "air", ""


def redirect(s: State, squadron: Squadron, target: str) -> None:
    """Send an allied squadron on to a further target (EM-VI.4c)."""
    squadron.target = target


def _lift(squadron: Squadron) -> None:
    squadron.at = squadron.role = squadron.by = squadron.target = ""
    squadron.card = -1
    squadron.lured = squadron.spent = False
