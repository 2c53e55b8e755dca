"""Arming: weight, lists and supply (HL-1.4a, HL-1.5, HL-2.6d, HL-4.5a, HL-4.5b, HL-10)."""

from __future__ import annotations

import msgspec
import pytest

from desktop.rules.hornet_leader import arming_rules
from desktop.rules.hornet_leader.actions_campaign import (
    Load,
    TakeTanker,
    Unload,
)
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.components import Kit
from tests.rules.hornet_leader.loading import (
    FAR,
    NEAR,
    arm,
    kit_with,
    offered,
    refused,
    sheets,
    why,
)
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    mission,
    play,
)

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
