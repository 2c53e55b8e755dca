"""Every counter and card is somewhere once, and a state that breaks that is told apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.rules.eagles_missiles import checks
from desktop.rules.eagles_missiles.flow import Day
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, AaUnit, Fall, LaidCard, Launch
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import KIT, assault, missile, russian, send, war

rule = pytest.mark.rule


def sound() -> State:
    """Return a day on which much lies on the board."""
    s = war(hand="PL01 PL01 PL22", steps=[Day()])
    assault(s, "I", "RA09")
    assault(s, "III", "RA10", "RA11")
    missile(s, "RM07", "USI")
    russian(s, "SU27", "escort", "SEA")
    russian(s, "SU24", "raid", "MAZ")
    russian(s, "SU25", "support", "III", 1)
    send(s, "PL_F16C_1", "RU_SU24_1")
    return s


@rule("EM-I.3")
def test_a_sound_state_has_no_faults() -> None:
    assert checks.faults(sound(), KIT) == []


def squadron(key: str, **fields: object) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        for name, value in fields.items():
            setattr(s.squadron(key), name, value)

    return spoil


SPOILT: dict[str, tuple[Callable[[State], object], str]] = {
    "squadron gone": (lambda s: s.squadrons.pop(), "38 squadrons"),
    "Pole in a pool": (squadron("PL_F16C_1", where="pool"), "cannot be in 'pool'"),
    "role in the pool": (squadron("RU_SU24_2", role="raid"), "with the role 'raid'"),
    "placed by nobody": (squadron("RU_SU24_1", by=""), "with the role 'raid' of ''"),
    "raid at sea": (squadron("RU_SU24_1", at="SEA"), "raid at 'SEA'"),
    "raid by a fighter": (squadron("RU_SU27_1", role="raid", at="MAZ"), "flies as raid"),
    "support of no card": (squadron("RU_SU25_1", card=2), "supports card 2"),
    "two on one card": (lambda s: russian(s, "TU22M", "support", "III", 1), "shares a card"),
    "support of the landing": (
        lambda s: russian(s, "TU22M", "support", "I", 0),
        "landing on line I has support",
    ),
    "three attackers": (
        lambda s: [send(s, key, "RU_SU24_1") for key in ("PL_F16C_2", "PL_F16C_3")],
        "3 squadrons are sent",
    ),
    "sent from afar": (squadron("NA_F22_1", target="fleet"), "from 'outside'"),
    "no airfield": (squadron("PL_F16C_2", at="MAZ"), "no airfield"),
    "too many": (squadron("PL_SU22_1", at="KRZESINY"), "3 squadrons stand on KRZESINY"),
    "ruins": (lambda s: s.ruins.update(LASK=Fall("LASK", 1, "raid")), "lies in ruins"),
    "MiG abroad": (squadron("PL_MIG29_1", at="CASLAV"), "may not use CASLAV"),
    "AA gone": (lambda s: s.aa.pop(), "7 AA units"),
    "AA abroad": (lambda s: setattr(s.aa[0], "at", "DEU"), "stands in 'DEU'"),
    "AA lost and there": (lambda s: setattr(s.aa[0], "lost", True), "is destroyed and stands"),
    "card twice": (lambda s: s.now.drawn.append(LaidCard("RA09", RUSSIAN)), "2 cards RA09"),
    "card gone": (lambda s: s.hands[POLISH].pop(), "0 cards PL22"),
    "NATO card gone": (lambda s: s.nato_deck.take(0), "0 cards NA01"),
    "hand out of order": (lambda s: s.hands[POLISH].reverse(), "out of order"),
    "lines out of order": (lambda s: s.assaults.reverse(), "out of order"),
    "two landings": (
        lambda s: s.assaults[0].cards.append(s.assaults[1].cards.pop(0)),
        "2 cards lie on line I",
    ),
    "behind the front": (
        lambda s: s.conquered.update(GPM=Fall("GPM", 1, "conquest")),
        "behind its front",
    ),
    "intact and conquered": (
        lambda s: s.conquered.update(WAR=Fall("WAR", 1, "conquest")),
        "OLSZTYN is intact",
    ),
    "no field": (lambda s: s.ruins.update(MAZ=Fall("MAZ", 1, "raid")), "MAZ lies in ruins"),
    "cities": (lambda s: setattr(s, "cities_lost", 3), "3 cities"),
    "fleet": (lambda s: setattr(s, "fleet", 11), "strength 11"),
    "nothing to do": (lambda s: s.steps.clear(), "Nothing is left to do"),
}


@pytest.mark.parametrize(("spoil", "told"), SPOILT.values(), ids=SPOILT)
def test_a_fault_is_told(spoil: Callable[[State], object], told: str) -> None:
    s = sound()
    spoil(s)
    assert any(told in fault for fault in checks.faults(s, KIT)), checks.faults(s, KIT)


def test_squadrons_may_stand_on_ruins_while_a_missile_is_carried_out() -> None:
    s = sound()
    s.launch = Launch(s.missiles.pop())
    s.ruins["LASK"] = Fall("LASK", 1, "missile")
    assert checks.faults(s, KIT) == []


def test_a_unit_without_a_place_is_no_fault() -> None:
    s = sound()
    s.aa[6] = AaUnit(s.aa[6].id, "", lost=True)
    assert checks.faults(s, KIT) == []
