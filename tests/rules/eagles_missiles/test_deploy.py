"""The deployment (EM-IV.B6a-g, EM-V.1, EM-VI.3)."""

from random import Random

import pytest

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles.actions_polish import (
    ConfirmDeployment,
    HandBack,
    PlayCard,
    Recall,
    Send,
)
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.events_polish import SquadronSent
from desktop.rules.eagles_missiles.records import POLISH, Fall
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.fights import choices, explained, refused, told_of
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
GRIPEN, TYPHOON, VIPER = "NA_JAS_1", "NA_EF_1", "PL_F16C_1"


def deployment(**fields: object) -> State:
    """Return a war in which Poland sends its squadrons."""
    s = war(steps=(Deployment(),), **fields)  # type: ignore[arg-type]
    call_nato(s, GRIPEN, TYPHOON)
    return s


def targets_of(s: State, squadron: str) -> set[str]:
    """Return the listed targets of a squadron."""
    return {
        each.target for each in choices(s) if isinstance(each, Send) and each.squadron == squadron
    }


def at(squadron: object) -> str:
    """Return the pick of a squadron."""
    return f"squadron:{getattr(squadron, 'id', squadron)}"


@pytest.mark.rule("EM-IV.B6a", "EM-V.1")
def test_any_squadron_reaches_any_target_but_only_one() -> None:
    """EM-EX-no_range."""
    s = deployment()
    assault(s, "IV", "RA09")
    raids = [russian(s, "SU24", "raid", place) for place in ("LSI", "DEU", "CZE")]
    everything = {at(raid) for raid in raids} | {"assault:IV", "fleet"}
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule, decision.open) == (POLISH, "EM-IV.B6a", True)
    flying = {each.squadron for each in choices(s) if isinstance(each, Send)}
    polish = {key for key, info in KIT.squadrons.items() if info.state == "start"}
    polish = {key for key in polish if KIT.squadrons[key].side == "polish"}
    assert flying == polish | {GRIPEN, TYPHOON}
    for squadron in flying:
        assert targets_of(s, squadron) == everything
    play(s, Send("PL_SU22_1", "assault:IV"))
    assert targets_of(s, "PL_SU22_1") == set()
    assert refused(s, Send("PL_SU22_1", "fleet")) == "EM-IV.B6a"
    assert explained(s, POLISH, at("PL_SU22_1"), "fleet") == "EM-IV.B6a"
    assert s.squadron("PL_SU22_1").target == "assault:IV"


@pytest.mark.rule("EM-IV.B6a")
def test_orders_are_rearranged_until_confirmed() -> None:
    s = deployment()
    raid = russian(s, "SU24", "raid", "LSI")
    play(s, Send(VIPER, "fleet"), Recall(VIPER), Send(VIPER, at(raid)))
    assert s.squadron(VIPER).target == raid.id
    assert refused(s, Recall("PL_F16C_2")) == "EM-IV.B6a"
    assert refused(s, HandBack()) == "EM-XIII.a3"
    told = play(s, CONFIRM)
    assert told_of(told, SquadronSent) == [SquadronSent("EM-IV.B6a", VIPER, at(raid), "LSI")]
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B6a")
@pytest.mark.parametrize(
    ("target", "place", "words"),
    [
        ("squadron:RU_SU24_1", "LSI", "Su-24 no. 1 in Lower Silesia."),
        ("assault:IV", "LUB", "the assault on Lublin Province."),
        ("fleet", "SEA", "the Baltic Fleet."),
    ],
)
def test_what_a_squadron_flies_against_is_said_with_its_place(
    target: str, place: str, words: str
) -> None:
    said = sentence(SquadronSent("EM-IV.B6a", VIPER, target, place).text(KIT))
    assert said == f"{sentence(KIT.squadron_name(VIPER))} flies against {words}"


@pytest.mark.rule("EM-IV.B6a")
def test_taking_back_is_not_listed_so_that_every_deployment_ends() -> None:
    rng = Random(6)
    for _ in range(40):
        s = deployment(hand="PL21 PL07 PL10")
        assault(s, "II", "RA09")
        for _ in range(4):
            russian(s, "MIG29", "escort", rng.choice(("WAR", "PDL", SEA)))
        russian(s, "SU24", "raid", "PDL")
        russian(s, "SU25", "support", "II", 0)
        steps = 0
        while isinstance(decision := asked(s), Choice):
            assert not any(isinstance(each, (Recall, HandBack)) for each in decision.actions)
            play(s, rng.choice(decision.actions))
            steps += 1
            assert steps < 30
        assert asked(s) is None


@pytest.mark.rule("EM-IV.B6a")
def test_the_last_order_is_confirmed_like_any_other() -> None:
    s = deployment()
    for each in s.squadrons:
        each.spent = each.id != VIPER
    play(s, Send(VIPER, "fleet"))
    assert choices(s) == (CONFIRM,)
    play(s, Recall(VIPER))
    assert targets_of(s, VIPER) == {"fleet"}


@pytest.mark.rule("EM-IV.B6b")
def test_russian_squadron_is_attacked_by_two_at_most() -> None:
    """EM-EX-two_for_one_third."""
    s = deployment()
    raid = russian(s, "TU22M", "raid", "LSI")
    play(s, Send(VIPER, at(raid)), Send("PL_F16C_2", at(raid)))
    assert at(raid) not in targets_of(s, "PL_F16C_3")
    assert refused(s, Send("PL_F16C_3", at(raid))) == "EM-IV.B6b"
    assert explained(s, POLISH, at("PL_F16C_3"), at(raid)) == "EM-IV.B6b"


@pytest.mark.rule("EM-IV.B6c")
def test_any_number_attacks_an_assault_or_the_fleet() -> None:
    """EM-EX-three_on_assault."""
    s = deployment()
    assault(s, "II", "RA09")
    for key in ("PL_SU22_1", "PL_SU22_2", VIPER, GRIPEN):
        play(s, Send(key, "assault:II"))
    for key in ("PL_F16C_2", "PL_F16C_3", "PL_MIG29_1"):
        play(s, Send(key, "fleet"))
    play(s, CONFIRM)
    assert sum(each.target == "assault:II" for each in s.squadrons) == 4
    assert sum(each.target == "fleet" for each in s.squadrons) == 3


@pytest.mark.rule("EM-VI.3b", "EM-IV.B6d", "EM-VI.3c")
def test_every_escort_must_be_engaged() -> None:
    """EM-EX-escort_two_migs."""
    s = deployment()
    raid = russian(s, "SU24", "raid", "MAZ")
    first, second = russian(s, "MIG29", "escort", "MAZ"), russian(s, "MIG29", "escort", "MAZ")
    play(s, Send(GRIPEN, at(raid)), Send(VIPER, at(first)))
    assert CONFIRM not in choices(s)
    assert refused(s, CONFIRM) == "EM-VI.3b"
    assert explained(s, POLISH, "button:confirm") == "EM-VI.3b"
    decision = asked(s)
    assert isinstance(decision, Choice)
    values = dict(decision.prompt.values)
    assert values["escort"] == KIT.squadron_name(second.id), "the prompt names what is missing"
    play(s, Send(TYPHOON, at(second)), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.3b", "EM-IV.B6d")
def test_escort_that_is_free_blocks_the_attack_on_an_assault() -> None:
    """EM-EX-escort_blocks."""
    s = deployment()
    s.conquered["PDL"] = Fall("PDL", 1, "conquest")
    assault(s, "III", "RA09")
    escorts = [russian(s, "SU27", "escort", "MAZ"), russian(s, "SU27", "escort", "MAZ")]
    play(s, Send(VIPER, at(escorts[0])))
    play(s, Send("PL_SU22_1", "assault:III"), Send("PL_SU22_2", "assault:III"))
    assert refused(s, CONFIRM) == "EM-VI.3b"
    play(s, Recall("PL_SU22_1"), Recall("PL_SU22_2"), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.3b")
@pytest.mark.parametrize("target", ["raid", "support", "assault", "fleet"])
def test_whatever_an_escort_protects_needs_its_engagement(target: str) -> None:
    s = deployment()
    assault(s, "II", "RA09")
    raid = russian(s, "SU24", "raid", "WAR")
    support = russian(s, "SU25", "support", "II", 0)
    place = SEA if target == "fleet" else "WAR"
    escort = russian(s, "SU27", "escort", place)
    pick = {"raid": at(raid), "support": at(support), "assault": "assault:II", "fleet": "fleet"}
    play(s, Send(VIPER, pick[target]))
    assert refused(s, CONFIRM) == "EM-VI.3b"
    play(s, Send(GRIPEN, at(escort)), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.3b", "EM-IV.B6d")
def test_order_that_leaves_nobody_for_an_escort_is_refused() -> None:
    s = deployment()
    for each in s.squadrons:
        if each.id not in (VIPER, GRIPEN) and KIT.squadrons[each.id].side != "russian":
            each.spent = True
    raid = russian(s, "SU24", "raid", "MAZ")
    escorts = [russian(s, "MIG29", "escort", "MAZ"), russian(s, "MIG29", "escort", "MAZ")]
    assert targets_of(s, VIPER) == {at(escort) for escort in escorts} | {"fleet"}
    assert refused(s, Send(VIPER, at(raid))) == "EM-VI.3b"
    assert explained(s, POLISH, at(VIPER), at(raid)) == "EM-VI.3b"


@pytest.mark.rule("EM-VI.3a", "EM-VI.3b")
def test_escort_at_sea_does_not_protect_a_raid_in_central_pomerania() -> None:
    """EM-EX-sea_escort_not_cpm."""
    s = deployment()
    russian(s, "SU27", "escort", SEA)
    raid = russian(s, "SU24", "raid", "CPM")
    play(s, Send(GRIPEN, at(raid)), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.3c")
def test_escorts_alone_are_attacked_freely() -> None:
    """EM-EX-escort_alone_attacked."""
    s = deployment()
    call_nato(s, "NA_F22_1")
    first = russian(s, "MIG29", "escort", "KUJ")
    russian(s, "MIG29", "escort", "KUJ")
    play(s, Send("NA_F22_1", at(first)), CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.3b")
def test_escorts_that_were_driven_off_need_no_engagement() -> None:
    s = deployment()
    raid, escort = russian(s, "SU24", "raid", "MAZ"), russian(s, "MIG29", "escort", "MAZ")
    play(s, Send(GRIPEN, at(raid)))
    assert CONFIRM not in choices(s)
    escort.where, escort.role, escort.at = "pool", "", ""
    assert CONFIRM in choices(s)


@pytest.mark.rule("EM-P.12", "EM-VI.3b")
def test_lured_escort_needs_no_engagement() -> None:
    """EM-EX-lured."""
    s = deployment(hand="PL21")
    raid, escort = russian(s, "SU24", "raid", "MAZ"), russian(s, "MIG29", "escort", "MAZ")
    play(s, Send(GRIPEN, at(raid)))
    assert CONFIRM not in choices(s)
    play(s, PlayCard("PL21", (at(escort),)))
    assert CONFIRM in choices(s)
    assert at(escort) in targets_of(s, VIPER), "it may still be attacked"
    play(s, CONFIRM)
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B6e", "EM-X.2")
def test_landing_is_no_target() -> None:
    """EM-EX-landing_not_target."""
    s = deployment()
    assault(s, "I", "RA09")
    assert targets_of(s, VIPER) == {"fleet"}
    assert refused(s, Send(VIPER, "assault:I")) == "EM-IV.B6e"
    assert explained(s, POLISH, at(VIPER), "assault:I") == "EM-IV.B6e"


@pytest.mark.rule("EM-IV.B6e")
def test_inland_assault_of_line_one_is_a_target() -> None:
    s = deployment(conquered="CPM")
    assault(s, "I", "RA09")
    assert targets_of(s, VIPER) == {"assault:I", "fleet"}


@pytest.mark.rule("EM-IV.B6f")
def test_nobody_need_be_sent() -> None:
    s = deployment()
    russian(s, "SU24", "raid", "MAZ")
    play(s, CONFIRM)
    assert asked(s) is None
    assert not any(each.target for each in s.squadrons)


@pytest.mark.rule("EM-IV.B6f")
def test_step_is_skipped_without_squadrons_or_targets() -> None:
    """EM-EX-no_squadrons."""
    s = deployment()
    russian(s, "SU24", "raid", "MAZ")
    for each in s.squadrons:
        if KIT.squadrons[each.id].side != "russian":
            each.where = "lost"
    assert asked(s) is None
    assert asked(deployment(fleet=0)) is None


@pytest.mark.rule("EM-IV.B6g", "EM-P.5")
def test_target_that_a_card_takes_away_frees_the_squadron() -> None:
    """EM-EX-target_gone."""
    s = deployment(hand="PL09", fleet=2)
    escort, raid = russian(s, "SU27", "escort", SEA), russian(s, "SU24", "raid", "MAZ")
    play(s, Send(VIPER, "fleet"), Send(GRIPEN, at(escort)), PlayCard("PL09"))
    assert (s.fleet, escort.where) == (0, "pool")
    assert s.squadron(VIPER).target == s.squadron(GRIPEN).target == ""
    assert refused(s, Send(VIPER, "fleet")) == "EM-X.4"
    assert targets_of(s, VIPER) == {at(raid)}, "it can be sent elsewhere"


@pytest.mark.rule("EM-P.6", "EM-IV.B3d")
def test_mothballed_squadron_can_be_sent_at_once() -> None:
    s = deployment(hand="PL10")
    play(s, PlayCard("PL10", ("field:POWIDZ",)), Send("PL_SU22_R1", "fleet"), CONFIRM)
    assert s.squadron("PL_SU22_R1").target == "fleet"


@pytest.mark.rule("EM-IV.B3d")
def test_card_that_does_not_fit_the_deployment_is_refused() -> None:
    s = deployment(hand="PL01")
    assert refused(s, PlayCard("PL01")) == "EM-IV.B3d"
    assert explained(s, POLISH, "card:PL01") == "EM-IV.B3d"
    assert explained(s, POLISH, "card:PL04") == "EM-IV.B3c"


@pytest.mark.rule("EM-VIII.1", "EM-IV.B6a")
def test_refusals_name_who_cannot_fly_and_what_is_no_target() -> None:
    s = deployment()
    raid = russian(s, "SU24", "raid", "MAZ")
    s.squadron("PL_MIG29_1").where = "lost"
    s.squadron("PL_MIG29_2").spent = True
    for squadron, target, rule in (
        ("RU_SU27_1", at(raid), "EM-IV.B6a"),
        ("PL_MIG29_1", at(raid), "EM-VI.1d"),
        ("PL_MIG29_2", at(raid), "EM-VI.1e"),
        ("PL_SU22_R1", at(raid), "EM-III.5"),
        ("NA_F22_1", at(raid), "EM-III.5"),
        (VIPER, "squadron:RU_TU22M_1", "EM-VIII.1"),
        (VIPER, at(GRIPEN), "EM-IV.B6a"),
        (VIPER, "assault:IV", "EM-IV.B6a"),
        (VIPER, "MAZ", "EM-IV.B6a"),
        (VIPER, "button:done", "EM-IV.B6a"),
        ("nobody", at(raid), "EM-IV.B6a"),
    ):
        assert refused(s, Send(squadron, target)) == rule
    assert explained(s, POLISH, at("PL_MIG29_2")) == "EM-VI.1e"
    assert explained(s, POLISH, "MAZ") == ""


@pytest.mark.rule("EM-IX.1", "EM-VIII.2", "EM-N.1")
def test_nato_squadrons_fly_from_their_pool() -> None:
    s = deployment()
    assert targets_of(s, GRIPEN) == {"fleet"}
    assert targets_of(s, "NA_F22_1") == set(), "it has not come"
    play(s, Send(GRIPEN, "fleet"), CONFIRM)
    assert (s.squadron(GRIPEN).where, s.squadron(GRIPEN).at) == ("pool", "")
