"""What Polish cards do (section P)."""

import pytest

from desktop.rules.eagles_missiles import card_choices
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.contests import assault_strength, cards_strength, weakened_by
from desktop.rules.eagles_missiles.events_cards import DieRolledAgain, EscortLured
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.fights import choices, explained, told_of, where
from tests.rules.eagles_missiles.hands import eventful
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, war

PASS = PassWindow()


def window(name: str, hand: str, **fields: object) -> State:
    """Return a war in which only a window is open."""
    return war(hand=hand, steps=(Window(name),), **fields)  # type: ignore[arg-type]


def targets(s: State, card: str) -> set[tuple[str, ...]]:
    """Return on what a card can be played now."""
    return {each.targets for each in choices(s) if isinstance(each, PlayCard) and each.card == card}


@pytest.mark.rule("EM-P.1")
def test_kinds_are_numbered_as_section_p_has_them() -> None:
    rules = [card_choices.rule(KIT, kind) for kind in KIT.polish_kinds]
    assert rules == [f"EM-P.{number}" for number in range(1, 15)]
    copies = dict(zip(KIT.polish_kinds, KIT.polish_counts, strict=True))
    assert list(copies.values()) == [3, 2, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1, 1, 1]


@pytest.mark.rule("EM-P.1")
def test_afterburners_add_two_in_a_duel() -> None:
    s = eventful("duel_pre", "PL01")
    play(s, PlayCard("PL01"))
    assert s.contest is not None
    assert s.contest.allied_bonus == 2
    assert asked(eventful("ground_pre", "PL01")) is None
    effect = KIT.polish_cards["PL01"].effect
    assert card_choices.choices(eventful("ground_pre", ""), KIT, effect) == ()


@pytest.mark.rule("EM-P.2")
@pytest.mark.parametrize("name", ["duel_post", "ground_post", "fleet_post"])
def test_second_pass_rolls_the_allied_die_again(name: str) -> None:
    s = eventful(name, "PL04")  # type: ignore[arg-type]
    told = play(s, PlayCard("PL04"), 1)
    assert s.contest is not None
    assert s.contest.dice == [1, 6], "the new result stands, even if it is worse"
    assert told_of(told, DieRolledAgain) == [DieRolledAgain("EM-P.2", True, 3, 1)]


@pytest.mark.rule("EM-P.3")
@pytest.mark.parametrize("name", ["duel_post", "ground_post", "fleet_post"])
def test_jammed_radios_roll_the_russian_die_again(name: str) -> None:
    """EM-EX-jammed."""
    s = eventful(name, "PL06")  # type: ignore[arg-type]
    play(s, PlayCard("PL06"), 6)
    assert s.contest is not None
    assert s.contest.dice == [3, 6]


@pytest.mark.rule("EM-P.2", "EM-P.3")
@pytest.mark.parametrize("card", ["PL04", "PL06"])
def test_no_die_is_rolled_again_before_it_lies(card: str) -> None:
    effect = KIT.polish_cards[card].effect
    assert card_choices.choices(eventful("duel_pre", ""), KIT, effect) == ()
    assert card_choices.choices(eventful("duel_post", ""), KIT, effect) == ((),)


@pytest.mark.rule("EM-P.4")
def test_bridge_demolition_takes_three_but_never_below_zero() -> None:
    """EM-EX-bridge."""
    s = window("polish_open", "PL07")
    laid = assault(s, "II", "RA26")
    play(s, PlayCard("PL07", ("assault:II",)))
    assert (cards_strength(KIT, laid), assault_strength(s, KIT, laid)) == (0, 0)
    russian(s, "SU25", "support", "II", 0)
    assert assault_strength(s, KIT, laid) == 4


@pytest.mark.rule("EM-P.4")
@pytest.mark.parametrize("name", ["polish_open", "deploy"])
def test_bridge_demolition_hits_inland_assaults_that_have_strength(name: str) -> None:
    s = window(name, "PL07 PL07")
    assault(s, "I", "RA01")
    weak, strong = assault(s, "II", "RA26"), assault(s, "IV", "RA02")
    assert targets(s, "PL07") == {("assault:II",), ("assault:IV",)}
    assert explained(s, POLISH, "card:PL07", "assault:I") == "EM-P.4"
    play(s, PlayCard("PL07", ("assault:II",)))
    assert targets(s, "PL07") == {("assault:IV",)}
    assert explained(s, POLISH, "card:PL07", "assault:II") == "EM-P.4"
    assert (weak.modifier, strong.modifier) == (-3, 0)
    assert (weak.weakened, strong.weakened) == (("PL07",), ()), (
        "the card is named with its assault only"
    )
    assert weakened_by(KIT, weak) == KIT.listed([KIT.polish_cards["PL07"].title])


@pytest.mark.rule("EM-P.4")
def test_a_single_point_of_strength_can_still_be_taken() -> None:
    s = window("polish_open", "PL07")
    laid = assault(s, "II", "RA29")
    assert cards_strength(KIT, laid) == 1
    assert targets(s, "PL07") == {("assault:II",)}


@pytest.mark.rule("EM-P.4")
def test_bridge_demolition_before_the_dice_hits_only_the_assault_being_fought() -> None:
    s = eventful("ground_pre", "PL07")
    assault(s, "IV", "RA02")
    assert targets(s, "PL07") == {("assault:II",)}
    assert explained(s, POLISH, "card:PL07", "assault:IV") == "EM-P.4"


@pytest.mark.rule("EM-P.5", "EM-X.4")
def test_coastal_battery_sinks_a_weak_fleet_and_its_landing_fails() -> None:
    """EM-EX-fleet_zero_by_card."""
    s = window("polish_open", "PL09", fleet=2)
    landing = assault(s, "I", "RA01")
    escorts = [russian(s, "SU27", "escort", "SEA"), russian(s, "MIG29", "escort", "SEA")]
    other = russian(s, "MIG29", "escort", "CPM")
    play(s, PlayCard("PL09"))
    assert s.fleet == 0
    assert landing.stopped
    assert [each.where for each in escorts] == ["pool", "pool"]
    assert other.where == "board"


@pytest.mark.rule("EM-P.5")
@pytest.mark.parametrize("name", ["polish_open", "deploy"])
def test_coastal_battery_needs_the_coast_and_the_fleet(name: str) -> None:
    for conquered in ("", "CPM", "GPM"):
        s = window(name, "PL09", conquered=conquered)
        play(s, PlayCard("PL09"))
        assert s.fleet == 8
    s = window(name, "PL09 PL16", conquered="CPM GPM", ruins="LASK")
    assert targets(s, "PL09") == set()
    assert explained(s, POLISH, "card:PL09") == "EM-P.5"
    assert targets(window(name, "PL09", fleet=0), "PL09") == set()


@pytest.mark.rule("EM-P.6", "EM-VI.1f")
@pytest.mark.parametrize("name", ["polish_open", "deploy"])
def test_mothballed_squadron_enters_where_there_is_room(name: str) -> None:
    """EM-EX-reserve_su22."""
    s = window(name, "PL10 PL10", conquered="GPM", ruins="RADOM")
    assert targets(s, "PL10") == {
        (f"field:{key}",)
        for key in ("MIROSLAWIEC", "DEBLIN", "LASK", "POWIDZ", "STRACHOWICE", "BALICE")
    }, "no full, ruined, conquered or foreign airfield"
    for field in ("SWIDWIN", "RADOM", "MALBORK", "CASLAV", "LODZ"):
        assert explained(s, POLISH, "card:PL10", f"field:{field}") == "EM-P.6"
    play(s, PlayCard("PL10", ("field:POWIDZ",)))
    assert (where(s, "PL_SU22_R1"), s.squadron("PL_SU22_R1").at) == ("base", "POWIDZ")
    assert not s.squadron("PL_SU22_R1").spent
    assert where(s, "PL_SU22_R2") == "reserve"
    play(s, PlayCard("PL10", ("field:POWIDZ",)))
    assert s.squadron("PL_SU22_R2").at == "POWIDZ"


@pytest.mark.rule("EM-P.6")
def test_mothballed_squadron_needs_room_and_a_reserve() -> None:
    s = window(
        "polish_open", "PL10", ruins="MIROSLAWIEC RADOM DEBLIN LASK POWIDZ STRACHOWICE BALICE"
    )
    assert choices(s) == (PASS,)
    s = window("polish_open", "PL10")
    for key in ("PL_SU22_R1", "PL_SU22_R2"):
        s.squadron(key).where = "lost"
    assert choices(s) == (PASS,)


@pytest.mark.rule("EM-P.9")
@pytest.mark.parametrize("name", ["polish_open", "deploy", "aa_move"])
def test_runway_repair_makes_a_free_airfield_intact(name: str) -> None:
    """EM-EX-runway_aa_move."""
    s = window(name, "PL16", ruins="MALBORK POWIDZ LODZ", conquered="GPM")
    assert targets(s, "PL16") == {("field:POWIDZ",)}
    for field in ("MALBORK", "LASK", "LODZ"):
        assert explained(s, POLISH, "card:PL16", f"field:{field}") == "EM-P.9"
    play(s, PlayCard("PL16", ("field:POWIDZ",)))
    assert set(s.ruins) == {"MALBORK", "LODZ"}
    abroad = window(name, "PL16", ruins="CASLAV")
    assert targets(abroad, "PL16") == {("field:CASLAV",)}


@pytest.mark.rule("EM-P.8")
def test_smoke_cancels_the_bombing_that_has_a_target() -> None:
    s = eventful("bomb_pre", "PL14 PL14")
    play(s, PlayCard("PL14"))
    assert s.bombing is not None
    assert s.bombing.cancelled
    assert asked(s) is None, "there is nothing left to cancel"


@pytest.mark.rule("EM-P.11")
def test_crash_landing_saves_one_of_the_losers() -> None:
    s = eventful("duel_loss", "PL19 PL19")
    assert targets(s, "PL19") == {("squadron:PL_F16C_2",), ("squadron:PL_F16C_3",)}
    play(s, PlayCard("PL19", ("squadron:PL_F16C_3",)))
    assert s.contest is not None
    assert s.contest.saved == ["PL_F16C_3"]
    assert targets(s, "PL19") == {("squadron:PL_F16C_2",)}


@pytest.mark.rule("EM-P.12")
def test_lured_escort_protects_nothing() -> None:
    s = window("deploy", "PL21")
    raid = russian(s, "SU24", "raid", "WAR")
    first, second = russian(s, "MIG29", "escort", "WAR"), russian(s, "SU27", "escort", "SEA")
    assert targets(s, "PL21") == {(f"squadron:{first.id}",), (f"squadron:{second.id}",)}
    assert explained(s, POLISH, "card:PL21", f"squadron:{raid.id}") == "EM-P.12"
    told = play(s, PlayCard("PL21", (f"squadron:{second.id}",)))
    assert told_of(told, EscortLured) == [EscortLured("EM-P.12", second.id)]
    assert (first.lured, second.lured, second.where) == (False, True, "board")


@pytest.mark.rule("EM-P.13", "EM-IV.A4a")
def test_saboteurs_take_one_bomber_icon() -> None:
    """EM-EX-saboteurs."""
    s = window("assault_placed", "PL22")
    assault(s, "II", "RA09", "RA22")
    play(s, PlayCard("PL22"))
    assert (s.now.fewer_bombers, s.now.fewer_fighters) == (1, 0)


@pytest.mark.rule("EM-P.14")
@pytest.mark.parametrize("name", ["polish_open", "aa_move"])
def test_forced_march_goes_two_territories_through_free_land(name: str) -> None:
    """EM-EX-forced_march."""
    s = window(name, "PL23")
    goals = {goal for unit, goal in _pairs(s) if unit == "aa:AA_G_PDL"}
    assert goals == {"WAR", "MAZ", "LUB", "GPM", "KUJ", "KIE", "LDZ", "SUB"}
    s = window(name, "PL23", conquered="MAZ")
    goals = {goal for unit, goal in _pairs(s) if unit == "aa:AA_G_PDL"}
    assert goals == {"WAR", "LUB", "GPM", "KUJ", "KIE", "SUB"}, "Łódź lies behind Mazovia"
    for place in ("LDZ", "MAZ", "DEU"):
        assert explained(s, POLISH, "card:PL23", "aa:AA_G_PDL", place) == "EM-P.14"
    play(s, PlayCard("PL23", ("aa:AA_G_PDL", "KUJ")))
    assert s.unit("AA_G_PDL").at == "KUJ"
    assert not s.unit("AA_G_PDL").moved, "the ordinary move is not used up"


@pytest.mark.rule("EM-P.14")
def test_forced_march_is_for_any_unit_on_the_map() -> None:
    s = window("polish_open", "PL23")
    s.unit("AA_B_1").at = "LDZ"
    s.unit("AA_PAT").at = "LSI"
    units = {unit for unit, _ in _pairs(s)}
    green = {f"aa:AA_G_{key}" for key in ("CPM", "WAR", "PDL", "LUB")}
    assert units == {*green, "aa:AA_B_1", "aa:AA_PAT"}
    assert ("aa:AA_PAT", "LSI") not in _pairs(s), "it has to move"


def _pairs(s: State) -> set[tuple[str, str]]:
    return {(picks[0], picks[1]) for picks in targets(s, "PL23")}
