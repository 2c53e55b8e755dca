"""Steps that say cheaply whether they ask say the same as their decisions (house)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from desktop.rules.core import Step
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.conquest import Withdrawals
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.deploy import Deploy
from desktop.rules.eagles_missiles.duels import FlyOn
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.missiles import MissileDice, Missiles, PatriotAnswer, Strike
from desktop.rules.eagles_missiles.nato_cards import CarryOut, NatoDraws
from desktop.rules.eagles_missiles.peeking import SeeRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.records import (
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIAN_2,
    SIDES,
    Contest,
    ContestKind,
    LaidCard,
    Launch,
    Missile,
    Terms,
)
from desktop.rules.eagles_missiles.resolution import Fights, NextTerritory
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraCards, HandOvers
from desktop.rules.eagles_missiles.scramble import GetAway, Scramble
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import KIT, assault, russian, send, war

STEPS: tuple[Step, ...] = (
    SetUp(),
    *(BaseDraw(number) for number in range(5)),
    *map(ExtraCards, (RUSSIAN, RUSSIAN_2)),
    HandOvers(),
    *map(LayCards, (RUSSIAN, RUSSIAN_2)),
    *map(PlaceSquadrons, (RUSSIAN, RUSSIAN_2)),
    *map(NatoDraws, range(3)),
    *map(CarryOut, KIT.nato_kinds),
    *map(PolishDraws, ((), (POLISH,), (POLISH, POLISH_2))),
    *map(SeeRussian, range(4)),
    MissileDice(),
    *map(Landing, (POLISH, POLISH_2)),
    *map(Deploy, (POLISH, POLISH_2)),
    AaFire(),
    *map(AaMoves, ((), (("AA_B_1", "MAZ"),))),
    Missiles(),
    PatriotAnswer(),
    Strike(),
    *map(Scramble, ("LASK", "RADOM")),
    GetAway("PL_F16C_1"),
    *map(Raids, (RUSSIAN, RUSSIAN_2)),
    *(Withdrawals((f"AA_G_{place}",)) for place in ("CPM", "WAR", "PDL", "LUB")),
    *(FlyOn("PL_SU22_1", place) for place in ("MAZ", "SEA")),
    NextTerritory(),
    *map(Fights, KIT.territories),
    *map(Window, KIT.cards_for),
    *(Window(name, (POLISH,)) for name in KIT.cards_for),
)

CONTESTS: tuple[tuple[ContestKind, list[int]], ...] = (
    ("duel", []),
    ("duel", [1, 1]),
    ("ground", []),
    ("fleet", [1, 1]),
)
PILOTS = ("PL_F16C_1", "PL_F16C_2", "PL_F16C_3", "PL_SU22_1")


def situations() -> Iterator[tuple[str, State]]:
    """Yield wars in which the steps ask, or only just do not."""
    yield "morning", war(SIDES)
    for cards in range(3):
        s = war(SIDES, russian_deck=Deck([cards] + [0] * (len(KIT.russian_kinds) - 1)))
        s.nato_deck.counts = [cards] + [0] * (len(KIT.nato_kinds) - 1)
        s.polish_deck.counts = [cards] + [0] * (len(KIT.polish_kinds) - 1)
        yield f"{cards} cards", s
    for extra in (2, 3, 4):
        s = war(SIDES)
        s.now.extra = extra
        yield f"{extra} extra", s
    for count in range(1, 5):
        s = war(SIDES)
        s.now.drawn = [LaidCard(card, RUSSIAN) for card in ("RA01", "RM04", "RA02", "RA03")[:count]]
        yield f"{count} drawn", s
    s = war(SIDES)
    assault(s, "II", "RA09")
    yield "laid", s
    for ruined in ("LASK", "LASK RADOM"):
        s = war(SIDES, ruins=ruined, fleet=0)
        assault(s, "III", "RA09", by=RUSSIAN_2)
        russian(s, "SU24", "raid", "MAZ")
        for unit in s.aa[4:7]:
            unit.at = "MAZ"
        s.squadron("PL_F16C_1").where = "lost"
        s.launch = Launch(Missile("RM04", "MAZ", RUSSIAN))
        yield ruined, s
    s = war(SIDES)
    s.launch = Launch(Missile("RM04", "MAZ", RUSSIAN), cancelled=True)
    for each in s.squadrons:
        each.where = "lost"
    s.squadron("PL_F16C_1").where = "air"
    s.unit("AA_PAT").at = "LDZ"
    yield "worn down", s
    s = war(SIDES)
    for each in s.squadrons:
        each.spent = True
    yield "flown out", s
    s = war(SIDES)
    for each in s.squadrons:
        each.spent = True
    s.squadron("PL_F16C_1").target = "fleet"
    yield "all sent", s
    s = war(SIDES)
    russian(s, "SU27", "escort", "SEA")
    yield "an escort at sea", s
    for card, taken in product(("RA01", "RA02", "RA03"), (False, True)):
        s = war(SIDES)
        assault(s, "II", card)
        for each in s.squadrons[: KIT.first_ally]:
            each.where = "pool" if each.type == "SU25" else "lost"
        if taken:
            russian(s, "SU25", "support", "II", 0).by = RUSSIAN_2
        yield f"only supports for {card}{', which has one' * taken}", s
    for kind, dice in CONTESTS:
        s = war(SIDES, hand="PL01 PL04 PL07 PL10 PL16 PL19")
        assault(s, "II", "RA09")
        s.contest = Contest(kind, "assault:II", ["PL_F16C_1"], dice=dice)
        yield f"a hand in a {kind}, dice {dice}", s
    s = war(SIDES, hand="PL01")
    s.terms = Terms(SIDES, discreet=True)
    yield "discreet", s
    s = war(SIDES)
    for key in PILOTS[:2]:
        send(s, key, russian(s, "SU27", "escort", "MAZ").id)
    yield "two targets in one place", s
    s = war(SIDES, fleet=0)
    yield "no target", s
    s = war(SIDES, fleet=0)
    assault(s, "II", "RA09").stopped = True
    yield "a stopped assault", s
    s = war(SIDES, fleet=0)
    russian(s, "SU27", "escort", "MAZ").lured = True
    yield "a lured escort", s
    s = war(SIDES)
    for each in s.squadrons[KIT.first_ally :]:
        each.spent = each.id != "PL_F16C_1"
    for role in ("escort", "escort", "raid"):
        russian(s, "SU24" if role == "raid" else "SU27", role, "MAZ")
    yield "one against many", s
    for count in range(1, 5):
        s = war(SIDES)
        assault(s, "II", "RA09")
        raid, escort, other = (
            russian(s, kind, role, "MAZ").id
            for kind, role in (("SU24", "raid"), ("SU27", "escort"), ("MIG29", "escort"))
        )
        targets = ("assault:II", raid, escort, other)[:count]
        for key, target in zip(PILOTS, targets, strict=False):
            send(s, key, target)
        for unit in s.aa[4:7]:
            unit.at = "MAZ"
        yield f"{count} targets", s


SITUATIONS = dict(situations())


@pytest.mark.parametrize("name", SITUATIONS)
def test_who_asks_has_a_decision(name: str) -> None:
    s = SITUATIONS[name]
    for step in STEPS:
        assert step.asks(s, KIT) == (step.decision(s, KIT) is not None), repr(step)
