"""Phase D: AA units move (EM-IV.D1, EM-V.2, EM-VII.3, EM-VII.4)."""

import pytest

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles.aa_moves import AaMovement
from desktop.rules.eagles_missiles.actions_fights import EndAaMoves, ShiftAa, ShiftBack
from desktop.rules.eagles_missiles.actions_polish import PlayCard
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import choices, explained, refused
from tests.rules.eagles_missiles.positions import KIT, asked, play, war

BLUE, OTHER = [key for key, each in KIT.aa.items() if each.colour == "blue"][:2]
PATRIOT = next(key for key, each in KIT.aa.items() if each.colour == "patriot")
DONE = EndAaMoves()


def phase_d(at: dict[str, str], **fields: object) -> State:
    """Return phase D with these units where they are said to be."""
    s = war(steps=(AaMovement(),), **fields)  # type: ignore[arg-type]
    for key, place in at.items():
        s.unit(key).at = place
    return s


@pytest.mark.rule("EM-IV.D1", "EM-V.2", "EM-VII.4")
@pytest.mark.parametrize("unit", [BLUE, PATRIOT])
def test_blue_units_and_the_patriot_move_by_one_territory(unit: str) -> None:
    s = phase_d({unit: "LDZ"})
    ways = {"MAZ", "KIE", "GPL", "KUJ", "USI"}
    assert set(choices(s)) == {DONE, *(ShiftAa(unit, way) for way in ways)}
    play(s, ShiftAa(unit, "KIE"))
    assert s.unit(unit).at == "KIE"
    assert choices(s) == (DONE,)
    assert refused(s, ShiftAa(unit, "LUB")) == "EM-V.2"
    play(s, DONE)
    assert asked(s) is None


@pytest.mark.rule("EM-V.2")
def test_each_unit_has_a_move_of_its_own_and_none_must() -> None:
    s = phase_d({BLUE: "LDZ", OTHER: "LDZ"})
    play(s, ShiftAa(BLUE, "MAZ"), ShiftAa(OTHER, "GPL"), DONE)
    assert (s.unit(BLUE).at, s.unit(OTHER).at) == ("MAZ", "GPL")
    s = phase_d({BLUE: "LDZ"})
    play(s, DONE)
    assert s.unit(BLUE).at == "LDZ"


@pytest.mark.rule("EM-VII.3", "EM-V.2")
def test_green_units_stay() -> None:
    """EM-EX-green_stays."""
    s = phase_d({BLUE: "LDZ"})
    green = next(each for each in s.aa if KIT.aa[each.id].colour == "green")
    assert explained(s, POLISH, f"aa:{green.id}", "GPM") == "EM-VII.3"
    play(s, ShiftAa(BLUE, "MAZ"))
    assert refused(s, ShiftAa(green.id, "GPM")) == "EM-VII.3"


@pytest.mark.rule("EM-IV.D1")
def test_conquered_territories_and_foreign_ones_are_closed() -> None:
    """EM-EX-aa_closed."""
    s = phase_d({BLUE: "MAZ", OTHER: "LSI"}, conquered="PDL")
    assert ShiftAa(BLUE, "PDL") not in choices(s)
    assert explained(s, POLISH, f"aa:{BLUE}", "PDL") == "EM-IV.D1"
    assert explained(s, POLISH, f"aa:{OTHER}", "DEU") == "EM-IV.D1"
    assert explained(s, POLISH, f"aa:{OTHER}", "MAZ") == "EM-V.2"
    assert explained(s, POLISH, f"aa:{PATRIOT}", "MAZ") == "EM-V.2"
    assert explained(s, POLISH, f"aa:{BLUE}") == ""
    assert explained(s, POLISH, "MAZ") == ""


@pytest.mark.rule("EM-IV.D1")
def test_a_move_can_be_taken_back() -> None:
    s = phase_d({BLUE: "LDZ", OTHER: "LDZ"})
    play(s, ShiftAa(BLUE, "MAZ"))
    assert refused(s, ShiftBack(OTHER)) == "EM-IV.D1"
    play(s, ShiftBack(BLUE), ShiftAa(BLUE, "KIE"), DONE)
    assert s.unit(BLUE).at == "KIE"


@pytest.mark.rule("EM-IV.D1")
def test_phase_is_skipped_without_a_unit_that_can_move() -> None:
    assert asked(phase_d({})) is None
    cut_off = phase_d({BLUE: "LUB"}, conquered="PDL MAZ KIE SUB")
    assert asked(cut_off) is None


@pytest.mark.rule("EM-XIII.a1", "EM-XIII.a3")
def test_all_aa_units_are_the_first_commanders() -> None:
    s = phase_d({BLUE: "LDZ", PATRIOT: "LDZ"}, sides=(RUSSIAN, POLISH, POLISH_2))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH
    assert any(isinstance(a, ShiftAa) and a.unit == PATRIOT for a in decision.actions)


@pytest.mark.rule("EM-P.14", "EM-IV.D1")
def test_a_march_by_card_leaves_the_ordinary_move() -> None:
    """EM-EX-march_on_top: the unit is moved by the card first, then by itself."""
    s = phase_d({BLUE: "LDZ"}, hand="PL23")
    play(s, PlayCard("PL23", (f"aa:{BLUE}", "LSI")), ShiftAa(BLUE, "LBS"), DONE)
    assert s.unit(BLUE).at == "LBS"
    s = phase_d({BLUE: "LDZ"}, hand="PL23")
    play(s, PlayCard("PL23", ("aa:AA_G_PDL", "KUJ")))
    assert s.unit("AA_G_PDL").at == "KUJ"
    assert {each.unit for each in choices(s) if isinstance(each, ShiftAa)} == {BLUE}
