"""Arming: weight, lists, supply and SO Points (HL-1.4a, HL-2.6, HL-4.5, HL-10)."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Action, Choice, Refused
from desktop.rules.hornet_leader import arming_rules, refusals
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
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.events_flight import NightChosen, SaChanged, TankerChosen
from desktop.rules.hornet_leader.records import ACE, AVERAGE, NEWBIE, SKILLED, VETERAN
from desktop.rules.hornet_leader.squadron import Squadron
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    mission,
    play,
    set_up,
)

NEAR, NEXT, FAR = 10, 1, 14
"""Targets of Iraq 1991 in bands with a weight penalty of 0, -1 and -3."""
DARK, BRIGHT = 14, 10
"""Targets that can and cannot be flown at night."""


def arm(
    *pilots: str,
    target: int = NEAR,
    loads: dict[str, tuple[str, ...]] | None = None,
    skills: dict[str, int] | None = None,
    sheet: str = "iraq_1991",
    options: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """Return a flight that is being armed, some of it with counters already."""
    flight = [aircraft(pilot, "", loads=(loads or {}).get(pilot, ())) for pilot in pilots]
    state = campaign(sheet, options=options, **fields)
    s = mission(target, flight, state=state, skills=skills, steps=[Arm()])
    asked(s)
    return s


def offered(s: State, kit: Kit = KIT) -> tuple[Action, ...]:
    choice = s.steps[-1].decision(s, kit)
    assert isinstance(choice, Choice)
    return choice.actions


def why(s: State, *picks: str) -> str:
    """Return the rule by which something that was pointed at is not possible."""
    return refusals.why_not(s, KIT, 0, picks).rule


def refused(s: State, pilot: str, item: str) -> str:
    """Return the rule by which a counter cannot be loaded; check that it is not offered."""
    load = Load(pilot, item)
    with pytest.raises(Refused):
        play(s, load)
    return why(s, *load.picks)


def kit_with(**fields: Any) -> Kit:
    """Return the components with some of them replaced."""
    kit = copy.copy(KIT)
    for name, value in fields.items():
        setattr(kit, name, value)
    return kit


def sheets(**fields: Any) -> Kit:
    """Return the components with other fields on the sheet of Iraq 1991."""
    changed = msgspec.structs.replace(KIT.campaigns["iraq_1991"], **fields)
    return kit_with(campaigns={**KIT.campaigns, "iraq_1991": changed})


# -------------------------------------------------------------------------------------- weight


@pytest.mark.rule("HL-4.5a")
def test_ex_004_a_mk_84_fills_the_last_3_weight_points() -> None:
    s = arm("hunter", loads={"hunter": ("mk84", "mk83")})
    play(s, Load("hunter", "mk84"))
    assert arming_rules.carried_weight(KIT, s.flown.flight[0]) == 8
    assert refused(s, "hunter", "mk84") == "HL-4.5a"


@pytest.mark.rule("HL-4.5a", "HL-1.5o")
def test_ex_023_the_penalty_of_the_band_comes_off_the_weight() -> None:
    near, far = arm("hunter"), arm("hunter", target=FAR)
    assert arming_rules.weight_limit(near, KIT, "hunter") == KIT.aircraft["fa18c"].weight == 8
    assert arming_rules.weight_limit(far, KIT, "hunter") == 5


@pytest.mark.rule("HL-4.5a")
def test_pods_weigh_like_weapons() -> None:
    s = arm("hunter", target=FAR, loads={"hunter": ("mk84", "mk82")})
    play(s, Load("hunter", "ecm"))
    assert s.flown.flight[0].pods == ["ecm"]
    assert refused(s, "hunter", "mk82") == "HL-4.5a"


def penalty_of_4() -> Kit:
    bands = KIT.campaigns["iraq_1991"].bands
    return sheets(bands=tuple(msgspec.structs.replace(each, weight_penalty=-4) for each in bands))


@pytest.mark.rule("HL-4.5a", "HL-4.5f")
def test_ex_116_h32_a_tanker_takes_the_penalty_away_for_1_so_an_aircraft() -> None:
    kit = penalty_of_4()
    s = arm("pluto", "farmboy", "hunter", "bug")
    assert arming_rules.weight_limit(s, kit, "pluto") == 3
    assert arming_rules.tanker_cost(s, kit) == 4
    play(s, TakeTanker())
    assert arming_rules.weight_limit(s, kit, "pluto") == 7


@pytest.mark.rule("HL-4.5a")
def test_ex_117_the_limit_is_not_below_0() -> None:
    kit = penalty_of_4()
    light = msgspec.structs.replace(KIT.aircraft["a7"], weight=2)
    kit.aircraft = {**KIT.aircraft, "a7": light}
    assert arming_rules.weight_limit(arm("pluto"), kit, "pluto") == 0


# --------------------------------------------------------------------------------------- lists


@pytest.mark.rule("HL-1.5p", "HL-4.5b")
def test_only_what_stands_on_the_list_of_the_type_is_loaded() -> None:
    s = arm("pluto", "hunter")
    assert refused(s, "pluto", "aim7") == "HL-1.5p"
    listed = {each.item for each in offered(s) if isinstance(each, Load)}
    assert listed <= {*KIT.aircraft["a7"].weapons, *KIT.aircraft["fa18c"].weapons}
    play(s, Load("hunter", "aim7"))


@pytest.mark.rule("HL-2.6d", "HL-4.5b")
def test_a_weapon_that_the_campaign_does_not_list_cannot_be_taken() -> None:
    s = arm("hunter")
    assert "aim120" in KIT.aircraft["fa18c"].weapons
    assert refused(s, "hunter", "aim120") == "HL-2.6d"


@pytest.mark.rule("HL-2.6d")
def test_a_pod_that_no_list_names_is_standard() -> None:
    standard = tuple(each for each in KIT.campaigns["iraq_1991"].standard if each != "ecm")
    kit, s = sheets(standard=standard), arm("hunter")
    assert Load("hunter", "ecm") in offered(s, kit)
    assert arming_rules.price(s, kit, extra="ecm").total == 0


@pytest.mark.rule("HL-10.1a")
def test_an_intruder_has_no_gun_and_takes_no_missiles_against_aircraft() -> None:
    s = arm("bug")
    assert refused(s, "bug", "aim9") == "HL-10.1a"
    assert KIT.aircraft["a6"].gun is False
    kinds = {KIT.weapons[each.item].kind for each in offered(s) if isinstance(each, Load)}
    assert kinds == {"atg", "pod"}


@pytest.mark.rule("HL-10.2a")
def test_only_a_tomcat_takes_phoenix_missiles() -> None:
    s = arm("hunter", "kermit")
    assert refused(s, "hunter", "aim54") == "HL-10.2a"
    play(s, Load("kermit", "aim54"))
    assert {key for key, each in KIT.aircraft.items() if "aim54" in each.weapons} == {"f14"}


@pytest.mark.rule("HL-10.1b")
def test_h49_a_corsair_takes_at_most_2_sidewinders() -> None:
    s = arm("pluto")
    play(s, Load("pluto", "aim9"), Load("pluto", "aim9"))
    assert refused(s, "pluto", "aim9") == "HL-10.1b"


@pytest.mark.rule("HL-10.1k")
def test_ex_171_h49_a_tomcat_takes_4_weight_against_the_ground_and_6_phoenix() -> None:
    s = arm("kermit")
    play(s, Load("kermit", "mk84"))
    assert refused(s, "kermit", "mk83") == "HL-10.1k"
    play(s, Load("kermit", "mk82"))
    s = arm("kermit", loads={"kermit": ("aim54",) * 5})
    play(s, Load("kermit", "aim54"))
    assert refused(s, "kermit", "aim54") == "HL-10.1k"


@pytest.mark.rule("HL-10.1e")
def test_a_hawkeye_carries_nothing_and_has_no_gun() -> None:
    s = arm("hunter", "eyes")
    assert {each.pilot for each in offered(s) if isinstance(each, Load)} == {"hunter"}
    assert refused(s, "eyes", "aim9") == "HL-10.1e"
    assert KIT.aircraft["e2c"].gun is False


@pytest.mark.rule("HL-10.4d")
def test_ex_173_an_aircraft_takes_one_ecm_pod() -> None:
    s = arm("hunter")
    play(s, Load("hunter", "ecm"))
    assert refused(s, "hunter", "ecm") == "HL-10.4d"


# -------------------------------------------------------------------------------------- supply


@pytest.mark.rule("HL-1.4a", "HL-4.5b")
def test_ex_104_two_faces_share_the_counters_of_a_row() -> None:
    full = ("aim9",) * 8
    loads = {"kermit": full, "teflon": full, "saint": full, "waldo": ("aim9",) * 6}
    s = arm(*loads, loads=loads)
    assert KIT.counter_rows[KIT.supply_of("aim54")].count == 30
    assert refused(s, "waldo", "aim54") == "HL-1.4a"
    play(s, Unload("kermit", "aim9"), Load("waldo", "aim54"))
    assert refused(s, "kermit", "aim9") == "HL-1.4a"


@pytest.mark.rule("HL-10.1j")
def test_ex_172_prowlers_share_what_the_supply_has() -> None:
    row = KIT.supply_of("agm88")
    rows = list(KIT.counter_rows)
    rows[row] = msgspec.structs.replace(rows[row], count=5)
    kit = kit_with(counter_rows=tuple(rows))
    flight = [aircraft(each, "") for each in ("static", "mute", "hunter")]
    s = mission(NEAR, flight)
    Arm().carry_out(s, kit, None, lambda _: None)
    assert [each.loads for each in s.flown.flight] == [["agm88"] * 4, ["agm88"], []]
    assert not {"ecm", "agm88"} & {each.item for each in offered(s, kit) if isinstance(each, Load)}


@pytest.mark.rule("HL-10.1j", "HL-2.6d")
def test_h49_a_prowler_always_carries_4_harms_and_pays_nothing() -> None:
    s = arm("hunter", "static", target=FAR)
    prowler = s.flown.aircraft("static")
    assert prowler.loads == ["agm88"] * 4
    assert arming_rules.carried_weight(KIT, prowler) == 0
    assert refused(s, "static", "agm88") == "HL-10.1j"
    assert why(s, "pilot:static", "unload:agm88") == "HL-10.1j"
    assert {each.pilot for each in offered(s) if isinstance(each, Load)} == {"hunter"}
    assert not [each for each in offered(s) if isinstance(each, Unload)]
    assert KIT.aircraft["ea6b"].gun is False
    assert not any(KIT.weapons[each].kind == "ata" for each in KIT.aircraft["ea6b"].weapons)
    dear = sheets(standard=(), special=("agm88",))
    assert arming_rules.price(s, dear).total == 0
    assert arming_rules.price(s, dear, extra="agm88").total == 1


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
