"""What the loads of a flight cost and can do, and whole loads at once (HL-2.6, HL-4.5)."""

import pytest

from desktop.rules.hornet_leader import arming_rules, load_plans, loads
from desktop.rules.hornet_leader.actions_campaign import Load, Unload
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, campaign, mission, play

JDAM = "russia_2012"


def arming(*flight: Aircraft, start: State | None = None) -> State:
    s = campaign() if start is None else start
    target = KIT.campaigns[s.terms.campaign].bands[0].targets[0]
    s = mission(target, flight, state=s, steps=[Arm()])
    play(s)
    return s


@pytest.mark.rule("HL-2.6c")
def test_the_bill_adds_up_to_the_price() -> None:
    s = arming(Aircraft("hunter", loads=["agm62", "agm65", "mk82"]), Aircraft("bug"))
    assert [(line.name, line.count, line.amount) for line in loads.bill(s, KIT)] == [
        (KIT.weapon_name("agm62"), 1, 2),
        (KIT.weapon_name("agm65"), 1, 1),
    ]
    assert arming_rules.price(s, KIT).total == 3


@pytest.mark.rule("HL-2.6c")
def test_what_an_event_gives_free_is_a_line_of_the_bill() -> None:
    s = arming(Aircraft("hunter", loads=["agm62", "agm62"]), start=campaign(free_special=3))
    assert [line.amount for line in loads.bill(s, KIT)] == [4, -3]
    assert arming_rules.price(s, KIT).total == 1


@pytest.mark.rule("HL-4.5f")
def test_the_tanker_is_a_line_of_the_bill() -> None:
    s = arming(Aircraft("hunter"), Aircraft("bug"))
    s.flown.tanker = "paid"
    (line,) = loads.bill(s, KIT)
    assert line.amount == arming_rules.tanker_cost(s, KIT) == arming_rules.price(s, KIT).total


@pytest.mark.rule("HL-10.3f")
def test_jdam_is_one_line_whatever_their_number() -> None:
    item = next(
        weapon.id
        for weapon in KIT.weapons.values()
        if weapon.so_rule == "jdam" and weapon.id in KIT.campaigns[JDAM].special
    )
    s = arming(Aircraft("hunter", loads=[item, item]), start=campaign(JDAM))
    (line,) = loads.bill(s, KIT)
    assert (line.count, line.amount) == (2, KIT.so_rules.jdam_per_mission)
    assert loads.weapons_cost(s, KIT, s.flown.aircraft("hunter")) == 0


@pytest.mark.rule("HL-6.5b")
def test_only_bombs_count_for_the_hits_on_the_target() -> None:
    s = arming(Aircraft("hunter", loads=["mk82", "aim9", "agm88"]))
    found = loads.odds(s, KIT)
    assert found.bombs == 1
    # An Air to Ground skill of -1: Attack numbers 7 and 10 take 8 and 11.
    assert found.hits == pytest.approx((0.7, 0.3, 0.0))


@pytest.mark.rule("HL-6.7a")
def test_the_target_is_destroyed_with_all_the_hits_it_needs() -> None:
    s = arming(Aircraft("hunter", loads=["mk82", "mk82"]))
    s.flown.hits = s.flown.noted = 0
    needed = loads.odds(s, KIT).needed
    s.flown.hits = needed - 2
    assert loads.odds(s, KIT).destroyed == pytest.approx(0.3 * 0.3)


@pytest.mark.rule("HL-9.8b")
def test_half_the_hits_damage_only_with_the_option() -> None:
    plain = arming(Aircraft("hunter", loads=["mk82"] * 4))
    assert loads.odds(plain, KIT).damaged == 0
    s = arming(Aircraft("hunter", loads=["mk82"] * 4), start=campaign(options=("damaging",)))
    found = loads.odds(s, KIT)
    half = -(-found.needed // 2)
    assert found.damaged == pytest.approx(sum(found.hits[half : found.needed]))
    assert found.damaged > 0


@pytest.mark.rule("HL-1.4g")
def test_cover_is_counted_by_what_it_is_good_for() -> None:
    s = arming(Aircraft("hunter", loads=["agm88", "aim9", "mk82", "agm62"], pods=["ecm"]))
    cover = loads.cover(s, KIT)
    assert cover.radar == {"agm88": 1, "ecm": 1}
    assert cover.air == {"aim9": 1}
    assert cover.low == {"mk82": 1}


@pytest.mark.rule("HL-10.1j")
def test_a_fixed_load_leaves_nothing_unused() -> None:
    s = arming(Aircraft("static"), Aircraft("hunter"))
    assert loads.unused(s, KIT, s.flown.aircraft("static")) == 0
    left = arming_rules.weight_limit(s, KIT, "hunter")
    assert loads.unused(s, KIT, s.flown.aircraft("hunter")) == left


@pytest.mark.rule("HL-4.5a")
@pytest.mark.parametrize("role", load_plans.ROLES)
@pytest.mark.parametrize("pilot", ["hunter", "kermit", "bug", "pluto", "hoss"])
def test_every_action_of_a_plan_is_legal(pilot: str, role: load_plans.Role) -> None:
    s = arming(Aircraft(pilot), start=campaign("libya_1984"))
    plan = load_plans.for_role(s, KIT, pilot, role)
    play(s, *plan.actions)
    assert plan.refused is None
    assert arming_rules.price(s, KIT).weapons == 0 or role == "sead"
    if role == "empty":
        assert not s.flown.aircraft(pilot).loads


@pytest.mark.rule("HL-4.5a")
def test_a_strike_fills_the_limit_and_can_defend_itself() -> None:
    s = arming(Aircraft("hunter"))
    play(s, *load_plans.for_role(s, KIT, "hunter", "strike").actions)
    aircraft = s.flown.aircraft("hunter")
    assert loads.unused(s, KIT, aircraft) == 0
    assert aircraft.loads[0] == "aim9"
    assert load_plans.role_of(KIT, aircraft) == "strike"


def test_a_role_is_told_by_what_is_carried() -> None:
    for items, role in (
        (["agm88", "mk82", "mk82"], "sead"),
        (["aim7", "aim9", "mk82"], "escort"),
        (["aim9", "mk84"], "strike"),
        ([], "empty"),
    ):
        assert load_plans.role_of(KIT, Aircraft("hunter", loads=items)) == role


@pytest.mark.rule("HL-4.5g")
def test_a_copied_load_changes_only_what_differs() -> None:
    s = arming(Aircraft("hunter", loads=["aim9", "mk82"]))
    plan = load_plans.of_items(s, KIT, "hunter", ("mk82", "mk82"))
    assert plan.actions == (Unload("hunter", "aim9"), Load("hunter", "mk82"))


@pytest.mark.rule("HL-1.5p")
def test_a_copied_load_stops_at_the_first_refusal() -> None:
    s = arming(Aircraft("kermit"))
    plan = load_plans.of_items(s, KIT, "kermit", ("aim9", "agm88", "aim9"))
    assert plan.refused is not None
    assert plan.refused.rule == "HL-1.5p"
    assert all(isinstance(action, Load) and action.item == "aim9" for action in plan.actions)


@pytest.mark.rule("HL-10.1j")
def test_an_aircraft_with_a_fixed_load_takes_no_plan() -> None:
    s = arming(Aircraft("static"))
    plan = load_plans.for_role(s, KIT, "static", "strike")
    assert plan.actions == ()
    assert plan.refused is not None
    assert plan.refused.rule == "HL-10.1j"
