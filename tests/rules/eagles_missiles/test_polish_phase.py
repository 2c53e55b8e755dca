"""The order of phase B (chapter IV.B)."""

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    ConfirmDeployment,
    DrawnNato,
    DrawnPolish,
    PassWindow,
)
from desktop.rules.eagles_missiles.polish_phase import PolishPhase
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import asked, missile, play, russian, war


def question(s: State) -> str:
    """Return what is asked: the kind of a chance, the rule of a choice."""
    decision = asked(s)
    if isinstance(decision, Chance):
        return decision.kind
    return decision.rule if isinstance(decision, Choice) else ""


@pytest.mark.rule("EM-IV.B1", "EM-IV.B2", "EM-IV.B3a", "EM-IV.B4a", "EM-IV.B5", "EM-IV.B6a")
def test_steps_follow_in_their_order() -> None:
    s = war(hand="PL07", steps=(PolishPhase(),))
    russian(s, "SU24", "raid", "WAR")
    missile(s, "RM04", "USI")
    found = []
    for answer in (
        DrawnNato("NA21"),
        DrawnPolish("PL16"),
        DrawnPolish("PL01"),
        PassWindow(),
        CeaseFire(),
        1,
        ConfirmDeployment(),
    ):
        found.append(question(s))
        play(s, answer)
    assert found == [
        "nato_card",
        "polish_card",
        "polish_card",
        "EM-IV.B3d",
        "EM-IV.B4a",
        "missile",
        "EM-IV.B6a",
    ]
    assert question(s) == ""


@pytest.mark.rule("EM-IV.B1")
def test_phase_with_nothing_but_cards_passes_over_the_rest() -> None:
    s = war(steps=(PolishPhase(),), fleet=0)
    play(s, DrawnNato("NA21"), DrawnPolish("PL01"), DrawnPolish("PL01"))
    if question(s):
        play(s, PassWindow())
    assert question(s) == ""
