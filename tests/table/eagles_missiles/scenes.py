"""Positions of a war on its fifth day, to look at."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.core import Step
from desktop.rules.eagles_missiles.missiles import Missiles
from desktop.rules.eagles_missiles.resolution import Resolution
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import (
    KIT,
    assault,
    call_nato,
    missile,
    russian,
    send,
    war,
)

POLES_LOST = ("PL_MIG29_2", "NA_L159_1")
RUSSIANS_LOST = ("SU24", "SU25")


def fifth_day(*, hand: str = "", steps: Sequence[Step] = (), phase: str = "B") -> State:
    """Return a war with three assaults on their way, escorts, raids, supports, ruins, losses.

    A landing in Central Pomerania, two cards on Mazovia, one on Kielce Land with its support.
    """
    s = war(day=5, conquered="PDL LUB", ruins="BIALYSTOK LUBLIN DEBLIN", hand=hand, steps=steps)
    s.phase = phase  # type: ignore[assignment]
    s.cities_lost, s.fleet = 2, 8
    call_nato(s, "NA_F15_1", "NA_JAS_1")
    for key in POLES_LOST:
        s.squadron(key).where, s.squadron(key).at = "lost", ""
    for kind in RUSSIANS_LOST:
        lost = next(each for each in s.squadrons if each.type == kind)
        lost.where = "lost"
    for number, place in enumerate(("MAZ", "MAZ", "LSI"), 1):
        s.unit(f"AA_B_{number}").at = place
    assault(s, "I", card(6))
    assault(s, "III", card(5), card(2))
    assault(s, "IV", card(7))
    russian(s, "SU27", "escort", "MAZ")
    russian(s, "SU25", "support", "III", 0)
    russian(s, "SU24", "raid", "LSI")
    russian(s, "MIG29", "escort", "SEA")
    russian(s, "TU22M", "raid", "MAZ")
    return s


def sent(*, hand: str = "", steps: Sequence[Step] = ()) -> State:
    """Return the same once Poland has sent its squadrons: all fights are still to come."""
    s = fifth_day(hand=hand, steps=steps or (Resolution(),), phase="C")
    by_role = {each.role + each.at: each.id for each in s.squadrons if each.where == "board"}
    send(s, "PL_F16C_1", by_role["escortMAZ"])
    send(s, "PL_F16C_2", by_role["raidMAZ"])
    send(s, "PL_SU22_1", by_role["supportIII"])
    send(s, "PL_MIG29_1", by_role["supportIII"])
    send(s, "NA_F15_1", "assault:III")
    send(s, "NA_JAS_1", by_role["escortSEA"])
    send(s, "PL_F16C_3", "fleet")
    return s


def missiles(*steps: Step, patriot: bool = False, hand: str = "") -> State:
    """Return the fifth day with missile cards on Greater Poland and Upper Silesia."""
    s = fifth_day(hand=hand, steps=steps or (Missiles(),))
    kinds = [key for key, each in KIT.russian_cards.items() if each.kind == "missile"]
    missile(s, kinds[0], "GPL")
    missile(s, kinds[1], "USI")
    if patriot:
        s.unit("AA_PAT").at = "GPL"
    return s
