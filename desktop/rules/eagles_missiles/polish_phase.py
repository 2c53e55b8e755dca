"""Phase B in its order (chapter IV.B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.missiles import Missiles
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.polish_cards import PolishDraws, drawers
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


AFTER_DRAWS = (Window("polish_open"), AaFire(), Missiles(), Deployment())


class PolishPhase(WarStep, frozen=True):
    """EM-IV.B1  NATO cards, Polish cards, AA fire, missiles, deployment."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        nato = kit.rules.sequence["nato_base_draw"] + s.now.extra
        s.then(NatoDraws(nato), PolishDraws(drawers(s, kit)), *AFTER_DRAWS)
