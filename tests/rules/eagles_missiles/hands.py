"""Situations in which Polish cards can be played."""

from __future__ import annotations

from typing import Any

from desktop.rules.eagles_missiles.components_cards import Window as WindowName
from desktop.rules.eagles_missiles.records import Bombing, Contest, Launch, Missile
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import KIT, assault, russian, send, war

ALL = " ".join(KIT.polish_kinds)
"""One card of each kind."""


def eventful(name: WindowName, hand: str = ALL, **fields: Any) -> State:
    """Return a war in a window in which every card would find something to work on.

    An assault of strength 7 with a bomber icon on line II, an escort and a raid over Warmia, an AA
    unit there that has fired, a missile card that is being carried out, Łask in ruins; and the
    fight that belongs to the window, with its dice.
    """
    s = war(hand=hand, ruins="LASK", steps=(Window(name),), **fields)
    assault(s, "II", "RA09")
    escort = russian(s, "MIG29", "escort", "WAR")
    raid = russian(s, "SU24", "raid", "WAR")
    s.unit("AA_G_WAR").shots = 1
    s.launch = Launch(Missile("RM04", "USI", "russian"))
    s.bombing = Bombing(raid.id, "OLSZTYN")
    target = {"ground": "assault:II", "fleet": "fleet"}.get(name.partition("_")[0], escort.id)
    send(s, "PL_F16C_2", target)
    send(s, "PL_F16C_3", target)
    kind: Any = target.partition(":")[0] if target == "fleet" else "duel"
    s.contest = Contest("ground" if ":" in target else kind, target, ["PL_F16C_2", "PL_F16C_3"])
    if not name.endswith("_pre"):
        s.contest.dice = [3, 6]
    return s
