"""Arming: SO Points, tanker, leader, night, and the prices of Aircraft (HL-2.6, HL-4.5, HL-9.1)."""

from __future__ import annotations

import pytest

from desktop.rules.core import Choice
from desktop.rules.hornet_leader import arming_rules
from desktop.rules.hornet_leader.actions_campaign import (
    Enlist,
    FinishArming,
    FlyAtNight,
    FlyByDay,
    Load,
    NameLeader,
    ReturnTanker,
    TakeTanker,
    Unload,
)
from desktop.rules.hornet_leader.arming import Arm, Arming
from desktop.rules.hornet_leader.events_flight import NightChosen, SaChanged, TankerChosen
from desktop.rules.hornet_leader.records import ACE, AVERAGE, NEWBIE, SKILLED, VETERAN
from desktop.rules.hornet_leader.squadron import Squadron
from tests.rules.hornet_leader.loading import (
    BRIGHT,
    DARK,
    NEAR,
    NEXT,
    arm,
    offered,
    refused,
    why,
)
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    mission,
    play,
    set_up,
    settle,
)

# ----------------------------------------------------------------------------------- SO Points


@pytest.mark.rule("HL-2.6c")
def test_ex_016_special_weapons_cost_their_weight() -> None:
    s = arm("hunter", loads={"hunter": ("gbu16",) * 3})
    play(s, FinishArming())
    assert s.so == 22 - 6


@pytest.mark.rule("HL-2.6b", "HL-4.5g")
def test_standard_weapons_and_empty_aircraft_cost_nothing() -> None:
    s = arm("hunter", "wolf", loads={"hunter": ("mk84", "mk83", "aim9", "aim7")})
    play(s, FinishArming())
    assert s.so == 22
    assert s.flown.armed
    assert s.flown.aircraft("wolf").loads == []


@pytest.mark.rule("HL-2.6a", "HL-4.5b")
def test_ex_118_what_the_fund_does_not_hold_is_refused() -> None:
    s = arm("hunter", so=3)
    play(s, Load("hunter", "gbu16"))
    assert refused(s, "hunter", "gbu16") == "HL-2.6a"
    play(s, Load("hunter", "mk84"))


@pytest.mark.rule("HL-2.6e", "HL-4.5c")
def test_arming_is_paid_when_it_is_finished_and_recorded() -> None:
    s = arm("hunter", "wolf")
    play(s, Load("hunter", "gbu16"), Load("wolf", "gbu10"), TakeTanker())
    assert s.so == 22
    play(s, Unload("wolf", "gbu10"))
    told = play(s, FinishArming())
    assert s.so == 22 - 2 - 2
    assert s.flown.so_spent == 4
    assert [(each.amount, each.what) for each in s.so_entries] == [(-2, "weapons"), (-2, "tanker")]
    assert [each.rule for each in told if "HL-" in each.rule][:2] == ["HL-2.6e", "HL-4.5f"]


@pytest.mark.rule("HL-10.3f")
def test_ex_119_12_so_pay_any_number_of_jdams() -> None:
    s = arm("hunter", "wolf", "kermit", sheet="israel_2003", so=12)
    play(s, *[Load("hunter", "gbu32")] * 4, Load("wolf", "gbu32"))
    assert arming_rules.price(s, KIT).total == 12
    assert refused(s, "kermit", "aim54") == "HL-2.6a"
    play(s, *[Unload("hunter", "gbu32")] * 4)
    assert arming_rules.price(s, KIT).jdam == 12
    play(s, Unload("wolf", "gbu32"), Load("kermit", "aim54"), FinishArming())
    assert s.so == 11


@pytest.mark.rule("HL-10.3f")
def test_jdams_are_paid_at_take_off() -> None:
    s = arm("hunter", sheet="israel_2003", so=15)
    play(s, Load("hunter", "gbu31"), FinishArming())
    assert (s.so, s.so_entries[-1].what) == (3, "jdam")


def test_what_an_event_gave_is_used_up_with_the_mission() -> None:
    s = arm("hunter", free_special=4, tanker_free=1)
    play(s, Load("hunter", "gbu16"), Load("hunter", "gbu10"), TakeTanker(), FinishArming())
    assert (s.so, s.flown.tanker) == (21, "free")
    assert (s.free_special, s.tanker_free) == (0, 0)


# -------------------------------------------------------------------------------------- tanker


@pytest.mark.rule("HL-4.5f")
def test_a_tanker_is_given_up_only_when_nobody_needs_it() -> None:
    s = arm("hunter", "eyes", target=NEXT)
    told = play(s, TakeTanker())
    assert [each.tanker for each in told if isinstance(each, TankerChosen)] == ["paid"]
    play(s, Load("hunter", "mk84"), Load("hunter", "mk84"), Load("hunter", "mk83"))
    assert why(s, "button:return_tanker") == "HL-4.5f"
    assert ReturnTanker() not in offered(s)
    play(s, Unload("hunter", "mk83"), ReturnTanker())
    assert s.flown.tanker == ""
    assert why(s, "button:return_tanker") == "HL-4.5f"


@pytest.mark.rule("HL-4.5f", "HL-2.6a")
def test_a_tanker_for_3_aircraft_needs_3_so() -> None:
    s = arm("hunter", "eyes", "static", so=2)
    assert TakeTanker() not in offered(s)
    assert why(s, "button:take_tanker") == "HL-2.6a"
    s.so = 3
    play(s, TakeTanker())
    assert why(s, "button:take_tanker") == "HL-4.5f"
    play(s, FinishArming())
    assert s.so == 0


# ------------------------------------------------------------------------------- leader and SA


@pytest.mark.rule("HL-4.5d")
def test_ex_021_sa_counters_are_dealt_at_take_off() -> None:
    s = arm("blackhawk", "hunter", skills={"blackhawk": SKILLED})
    told = play(s, FinishArming())
    assert [each.sa for each in s.flown.flight] == [2, 0]
    dealt = [(each.pilot, each.sa) for each in told if isinstance(each, SaChanged)]
    assert dealt == [("blackhawk", 2)]


@pytest.mark.rule("HL-4.5e")
def test_ex_022_one_of_the_most_skilled_leads() -> None:
    s = arm("hunter", "wolf", "banzai", skills={"hunter": SKILLED, "wolf": SKILLED})
    assert s.flown.leader in {"hunter", "wolf"}
    other = "wolf" if s.flown.leader == "hunter" else "hunter"
    assert [each for each in offered(s) if isinstance(each, NameLeader)] == [NameLeader(other)]
    assert why(s, *NameLeader("banzai").picks) == "HL-4.5e"
    play(s, NameLeader(other), FinishArming())
    assert s.flown.leader == other
    assert [each.pilot for each in s.flown.records if each.leader] == [other]


@pytest.mark.rule("HL-4.5e")
def test_crews_without_weapons_lead_too() -> None:
    s = arm("hunter", "eyes", "static", skills={"eyes": VETERAN, "static": ACE})
    assert s.flown.leader == "static"


# --------------------------------------------------------------------------------------- night


@pytest.mark.rule("HL-9.1a")
def test_only_some_targets_are_flown_at_night_and_only_with_the_option() -> None:
    capable = {number for number, card in KIT.targets.items() if card.night}
    assert capable == {2, 3, 14, 15, 19, *range(24, 28), *range(38, 43), *range(47, 52)}
    s = arm("hunter", target=DARK, options=("night",))
    told = play(s, FlyAtNight())
    assert [each.night for each in told if isinstance(each, NightChosen)] == [True]
    play(s, FlyByDay(), FlyAtNight(), FinishArming())
    assert (s.flown.night, s.so) == (True, 22)
    assert why(arm("hunter", target=BRIGHT, options=("night",)), "button:fly_at_night") == "HL-9.1a"
    s = arm("hunter", target=DARK)
    assert why(s, "button:fly_at_night") == "HL-9.1a"
    assert FlyAtNight() not in offered(s)


@pytest.mark.rule("HL-9.1c")
def test_h45_a_night_costs_everybody_1_stress_before_the_event() -> None:
    s = arm("hunter", "wolf", target=DARK, options=("night",))
    play(s, FlyAtNight())
    assert [each.stress for each in s.squadron] == [0, 0]
    told = play(s, FinishArming())
    assert [each.stress for each in s.squadron] == [1, 1]
    assert "HL-9.1c" in {each.rule for each in told}
    assert [each.stress_before for each in s.flown.records] == [0, 0]
    s = arm("hunter", target=DARK, options=("night",))
    play(s, FinishArming())
    assert s.squadron[0].stress == 0


# ------------------------------------------------------------------------------------- refusals


@pytest.mark.rule("HL-4.5g")
def test_what_is_not_there_is_not_armed() -> None:
    s = arm("hunter")
    assert why(s, *Unload("hunter", "mk82").picks) == "HL-4.5g"
    assert why(s, *Load("wolf", "mk82").picks) == "HL-4.5g"


def test_a_secondary_that_nobody_flies_is_not_armed() -> None:
    s = mission(NEAR, [], steps=[Arm()])
    assert asked(s) is None
    assert not s.flown.armed


def test_arming_is_always_asked() -> None:
    assert Arming().asks(arm("hunter"), KIT)


# --------------------------------------------------------------------------- prices of Aircraft


@pytest.mark.parametrize(
    ("length", "place"), [("short", 0), ("medium", 1), ("long", 2)], ids=["short", "medium", "long"]
)
@pytest.mark.parametrize(
    ("pilot", "so"),
    [
        pytest.param("pluto", (4, 8, 12), marks=pytest.mark.rule("HL-10.1b")),
        pytest.param("hoss", (4, 8, 12), marks=pytest.mark.rule("HL-10.1c")),
        pytest.param("hunter", (0, 0, 0), marks=pytest.mark.rule("HL-10.1l")),
        pytest.param("scout", (-2, -4, -6), marks=pytest.mark.rule("HL-10.1m")),
        pytest.param("gemini", (-3, -6, -9), marks=pytest.mark.rule("HL-10.1n")),
        pytest.param("hush", (-2, -4, -6), marks=pytest.mark.rule("HL-10.1o")),
        pytest.param("ghost", (-3, -6, -9), marks=pytest.mark.rule("HL-10.1p")),
    ],
)
def test_an_aircraft_changes_the_fund_when_its_pilot_joins(
    pilot: str, so: tuple[int, int, int], length: str, place: int
) -> None:
    marine = pilot == "hoss"
    early = pilot in {"pluto", "hoss"}
    s = set_up(
        campaign="iraq_1991" if early else "russia_2012",
        length=length,
        service="marine" if marine else "navy",
    )
    s.then(Squadron())
    before = s.so
    play(s, Enlist(pilot, NEWBIE))
    assert s.so - before == so[place]


@pytest.mark.rule("HL-10.1c")
def test_harriers_fly_for_the_marines_only() -> None:
    types: dict[str, set[str]] = {}
    for service in ("navy", "marine"):
        s = set_up(campaign="russia_2012", service=service)
        s.then(Squadron())
        joining = [each.pilot for each in offered(s) if isinstance(each, Enlist)]
        types[service] = {KIT.pilots[each].aircraft for each in joining}
    assert types["marine"] == {"av8b", "f35"}
    assert "av8b" not in types["navy"]


@pytest.mark.rule("HL-10.1l", "HL-10.1o")
def test_a_hornet_is_the_baseline_and_a_growler_has_no_gun() -> None:
    hornet, growler = KIT.aircraft["fa18c"], KIT.aircraft["ea18g"]
    assert hornet.gun
    assert not hornet.limits
    assert [name for name in hornet.flags.__struct_fields__ if getattr(hornet.flags, name)] == [
        "baseline"
    ]
    assert not growler.gun
    assert growler.flags.jammer == KIT.aircraft["ea6b"].flags.jammer is not None


def test_average_pilots_without_sa_lead_by_name_only() -> None:
    s = arm("hunter", skills={"hunter": AVERAGE})
    play(s, FinishArming())
    assert (s.flown.leader, s.flown.flight[0].sa) == ("hunter", 0)


@pytest.mark.rule("HL-4.5a", "HL-4.5e", "HL-4.5g", "HL-10.1j")
def test_every_line_of_arming_names_its_rule() -> None:
    s = mission(NEAR, [aircraft("hunter", ""), aircraft("static", "")], steps=[Arm()])
    told, choice = settle(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "HL-4.5g"
    assert [each.rule for each in told] == ["HL-10.1j", "HL-4.5e"]
    told = play(s, Load("hunter", "mk82"), Unload("hunter", "mk82"))
    assert [each.rule for each in told] == ["HL-4.5a", "HL-4.5g"]
