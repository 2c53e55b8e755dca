"""Two Polish commanders deploy (EM-XIII.a1, EM-XIII.a3)."""

from random import Random

import pytest

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles import refusals
from desktop.rules.eagles_missiles.actions_polish import (
    ConfirmDeployment,
    HandBack,
    PlayCard,
    Recall,
    Send,
)
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, Terms
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.fights import choices, explained, refused
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    call_nato,
    play,
    russian,
    war,
)

CONFIRM = ConfirmDeployment()
SPLIT = (RUSSIAN, POLISH, POLISH_2)
FIRST = {"PL_SU22_1", "PL_SU22_2", "PL_MIG29_1", "PL_MIG29_2"}
SECOND = {"PL_F16C_1", "PL_F16C_2", "PL_F16C_3", "NA_JAS_1", "NA_F16_1"}


def deployment() -> State:
    """Return a war in which two commanders send their squadrons."""
    s = war(SPLIT, steps=(Deployment(),))
    call_nato(s, "NA_JAS_1", "NA_F16_1")
    return s


def senders(s: State) -> tuple[str, set[str]]:
    """Return who is asked and which squadrons he can send."""
    decision = asked(s)
    assert isinstance(decision, Choice)
    return decision.side, {each.squadron for each in choices(s) if isinstance(each, Send)}


@pytest.mark.rule("EM-XIII.a1", "EM-XIII.a3")
def test_each_commander_sends_his_own_squadrons() -> None:
    """EM-EX-three_players."""
    s = deployment()
    assert senders(s) == (POLISH, FIRST)
    assert refused(s, Send("PL_F16C_1", "fleet")) == "EM-XIII.a3"
    assert explained(s, POLISH, "squadron:NA_JAS_1") == "EM-XIII.a3"
    play(s, Send("PL_SU22_1", "fleet"), CONFIRM)
    assert senders(s) == (POLISH_2, SECOND)
    assert refused(s, Send("PL_SU22_2", "fleet")) == "EM-XIII.a3"
    assert refused(s, Recall("PL_SU22_1")) == "EM-XIII.a3"
    play(s, CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-XIII.a1")
def test_reserve_squadron_is_the_first_commanders() -> None:
    s = war(SPLIT, hand="PL10", steps=(Deployment(),))
    play(s, PlayCard("PL10", ("field:POWIDZ",)))
    assert senders(s) == (POLISH, FIRST | {"PL_SU22_R1"})


@pytest.mark.rule("EM-XIII.a3", "EM-VI.3b")
def test_deployment_is_checked_as_a_whole() -> None:
    s = deployment()
    assault(s, "II", "RA09")
    escorts = [russian(s, "SU27", "escort", "WAR"), russian(s, "SU27", "escort", "WAR")]
    play(s, Send("PL_SU22_1", "assault:II"), CONFIRM)
    assert refused(s, CONFIRM) == "EM-VI.3b", "the partner has to engage the escorts"
    play(s, Send("PL_F16C_1", f"squadron:{escorts[0].id}"))
    assert refused(s, CONFIRM) == "EM-VI.3b"
    play(s, Send("PL_F16C_2", f"squadron:{escorts[1].id}"), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-XIII.a3", "EM-VI.3b")
def test_first_commander_cannot_count_on_more_than_his_partner_has() -> None:
    s = deployment()
    for key in SECOND - {"PL_F16C_1"}:
        s.squadron(key).spent = True
    assault(s, "II", "RA09")
    russian(s, "SU27", "escort", "WAR")
    escort = russian(s, "SU27", "escort", "WAR")
    play(s, Send("PL_SU22_1", "assault:II"))
    assert refused(s, CONFIRM) == "EM-VI.3b"
    play(s, Send("PL_MIG29_1", f"squadron:{escort.id}"), CONFIRM)
    assert senders(s) == (POLISH_2, {"PL_F16C_1"})


@pytest.mark.rule("EM-XIII.a3")
def test_second_commander_may_give_the_deployment_back() -> None:
    s = deployment()
    assert refused(s, HandBack()) == "EM-XIII.a3"
    play(s, Send("PL_SU22_1", "fleet"), CONFIRM, Send("PL_F16C_1", "fleet"), HandBack())
    assert senders(s) == (POLISH, FIRST - {"PL_SU22_1"})
    play(s, Recall("PL_SU22_1"), CONFIRM)
    assert senders(s) == (POLISH_2, SECOND - {"PL_F16C_1"})
    play(s, CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-XIII.a2", "EM-XIII.a3")
def test_partner_without_squadrons_may_still_play_cards() -> None:
    s = deployment()
    for key in SECOND:
        s.squadron(key).where = "lost"
    s.hands[POLISH_2] = ["PL09"]
    play(s, CONFIRM)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.actions) == (POLISH_2, (PlayCard("PL09"), CONFIRM))


@pytest.mark.rule("EM-XIII.a2", "EM-XIII.a3")
def test_a_partner_is_told_that_it_is_not_his_turn() -> None:
    """That he does not hold his card, or that it is of no use now, would be false."""
    s = deployment()
    s.hands[POLISH_2] = ["PL21"]
    escort = russian(s, "SU27", "escort", "WAR")
    asked(s)
    picks = ("card:PL21", f"squadron:{escort.id}")
    refused = refusals.why_not(s, KIT, POLISH_2, picks)
    assert (refused.rule, sentence(refused.text)) == ("EM-IV.B6a", "Your partner decides now")
    play(s, CONFIRM)
    assert PlayCard("PL21", picks[1:]) in choices(s)
    assert refusals.why_not(s, KIT, POLISH, ("card:PL21",)).rule == "EM-IV.B6a"
    assert refusals.why_not(s, KIT, POLISH_2, ("card:PL01",)).rule == "EM-IV.B3c"


@pytest.mark.rule("EM-IV.B3b")
@pytest.mark.parametrize("hand", ["PL09", "PL01"])
def test_on_discreet_terms_the_deployment_waits_for_any_card(hand: str) -> None:
    """Without a squadron left, being asked would tell of a card that can be played."""
    for discreet in (False, True):
        s = war(SPLIT, hand=hand, steps=(Deployment(),))
        s.terms = Terms(SPLIT, discreet=discreet)
        for each in s.squadrons:
            each.where = "lost"
        assert bool(choices(s)) == (discreet or hand == "PL09")
        if discreet:
            choice = asked(s)
            assert isinstance(choice, Choice)
            assert choice.discreet, "the computer takes the same time with any hand"
            play(s, CONFIRM)
        assert asked(s) is None or not discreet, "his partner holds nothing"


@pytest.mark.rule("EM-XIII.a3")
def test_a_partner_with_nothing_to_send_does_not_confirm_the_orders_of_another() -> None:
    s = deployment()
    for key in SECOND:
        s.squadron(key).where = "lost"
    play(s, Send("PL_SU22_1", "fleet"), CONFIRM)
    assert asked(s) is None
    assert s.squadron("PL_SU22_1").target == "fleet"


@pytest.mark.rule("EM-XIII.a3")
def test_every_split_deployment_ends() -> None:
    rng = Random(13)
    for _ in range(40):
        s = deployment()
        s.hands[POLISH_2] = ["PL09", "PL21"]
        s.fleet = 2
        assault(s, "II", "RA09")
        for _ in range(6):
            russian(s, "MIG29", "escort", rng.choice(("WAR", "PDL", "SEA")))
        for place in ("WAR", "PDL"):
            russian(s, "SU24", "raid", place)
        steps = 0
        while isinstance(decision := asked(s), Choice):
            play(s, rng.choice(decision.actions))
            steps += 1
            assert steps < 40
        assert asked(s) is None
