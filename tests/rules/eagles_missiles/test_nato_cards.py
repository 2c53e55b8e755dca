"""NATO cards: their draws and what each does (EM-IV.B1, EM-IV.B2, section N)."""

import pytest

from desktop.rules.core import Chance, Choice, Text
from desktop.rules.eagles_missiles import (
    aa_reach,
    card_choices,
    changes_days,
    contests,
    scoring,
    theatre,
)
from desktop.rules.eagles_missiles.actions_polish import (
    ChooseEffect,
    DrawnNato,
    PutBelow,
    SeenRussian,
)
from desktop.rules.eagles_missiles.events_cards import (
    CardsSeen,
    EffectForToday,
    NatoJoins,
    NatoRevealed,
    NothingHappens,
)
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.polish_phase import PolishPhase
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import choices, explained, refused, told_of, where
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, war

SPLIT = (RUSSIAN, POLISH, POLISH_2)


def drawn(card: str, *, left: int = 1, **fields: object) -> State:
    """Return a war in which this NATO card has just been drawn, before its choices."""
    s = war(steps=(NatoDraws(left),), **fields)  # type: ignore[arg-type]
    play(s, DrawnNato(card))
    return s


def options(s: State) -> set[tuple[str, ...]]:
    """Return on what the present card can be carried out."""
    return {each.targets for each in choices(s) if isinstance(each, ChooseEffect)}


@pytest.mark.rule("EM-IV.B1")
@pytest.mark.parametrize("extra", range(4))
def test_one_card_and_one_for_each_additional_russian_card(extra: int) -> None:
    """EM-EX-nato_draw_7: with 3 additional cards, 4 NATO cards."""
    s = war(steps=(PolishPhase(),))
    s.now.extra = extra
    count = 0
    for card in ("NA21", "NA21", "NA21", "NA21"):
        decision = asked(s)
        if not isinstance(decision, Chance) or decision.kind != "nato_card":
            break
        count += 1
        play(s, DrawnNato(card))
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.kind == "polish_card"
    assert count == 1 + extra


@pytest.mark.rule("EM-IV.B1")
def test_short_and_empty_deck_give_what_is_left() -> None:
    """EM-EX-nato_deck_empty."""
    s = war(steps=(NatoDraws(3),))
    s.nato_deck.counts = [0] * len(KIT.nato_kinds)
    assert asked(s) is None
    s = war(steps=(NatoDraws(3),))
    s.nato_deck.counts = [0] * (len(KIT.nato_kinds) - 1) + [1]
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.outcomes == (DrawnNato("NA21"),)
    play(s, DrawnNato("NA21"))
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B1")
def test_draw_is_open_and_weighted_by_what_is_left() -> None:
    decision = asked(war(steps=(NatoDraws(1),)))
    assert isinstance(decision, Chance)
    assert sum(decision.weights) == 25
    assert dict(zip(decision.outcomes, decision.weights, strict=True))[DrawnNato("NA21")] == 5
    assert decision.learns is None


@pytest.mark.rule("EM-IV.B2", "EM-N.1")
def test_card_is_carried_out_before_the_next_is_drawn() -> None:
    s = war(steps=(NatoDraws(2),))
    russian(s, "SU24", "raid", "WAR")
    russian(s, "SU24", "raid", "MAZ")
    told = play(s, DrawnNato("NA15"))
    assert told_of(told, NatoRevealed) == [NatoRevealed("EM-IV.B2", "NA15")]
    assert isinstance(asked(s), Choice), "the choices of the card come first"
    play(s, ChooseEffect("NA15", ("squadron:RU_SU24_1",)))
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert DrawnNato("NA15") not in decision.outcomes, "it has left the game"
    assert s.spent_cards == ["NA15"]


@pytest.mark.rule("EM-N.1")
def test_kinds_are_numbered_as_section_n_has_them() -> None:
    rules = [card_choices.rule(KIT, kind) for kind in KIT.nato_kinds]
    assert rules == ["EM-N.1"] * 8 + [f"EM-N.{number}" for number in range(2, 13)]
    copies = dict(zip(KIT.nato_kinds, KIT.nato_counts, strict=True))
    assert {kind: count for kind, count in copies.items() if count > 1} == {
        "NA10": 2,
        "NA12": 2,
        "NA21": 5,
    }


@pytest.mark.rule("EM-N.1", "EM-IX.1", "EM-VIII.2")
@pytest.mark.parametrize(
    ("card", "squadron"),
    [
        ("NA01", "NA_F22_1"),
        ("NA02", "NA_EF_1"),
        ("NA03", "NA_EF_2"),
        ("NA04", "NA_JAS_1"),
        ("NA05", "NA_JAS_2"),
        ("NA06", "NA_L159_1"),
        ("NA07", "NA_F15_1"),
        ("NA08", "NA_F16_1"),
    ],
)
def test_squadron_card_brings_its_squadron_into_the_nato_pool(card: str, squadron: str) -> None:
    """EM-EX-nato_joins."""
    s = war(steps=(NatoDraws(1),))
    told = play(s, DrawnNato(card))
    assert told_of(told, NatoJoins) == [NatoJoins("EM-N.1", squadron)]
    assert (where(s, squadron), s.squadron(squadron).at) == ("pool", "")
    assert [each.id for each in s.squadrons if each.where == "outside"] == [
        key for key, info in KIT.squadrons.items() if info.side == "nato" and key != squadron
    ]
    changes_days.begin_day(s, KIT, lambda _: None)
    assert where(s, squadron) == "pool", "it stays until it is destroyed"


@pytest.mark.rule("EM-N.1", "EM-IX.3", "EM-IV.B2")
@pytest.mark.parametrize("place", ["pool", "lost"])
def test_late_squadron_card_does_nothing(place: str) -> None:
    """EM-EX-late_squadron_card."""
    s = war(steps=(NatoDraws(1),))
    s.squadron("NA_F22_1").where = place  # type: ignore[assignment]
    told = play(s, DrawnNato("NA01"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.1", "NA01")]
    assert where(s, "NA_F22_1") == place
    assert asked(s) is None, "no card replaces it"


@pytest.mark.rule("EM-N.2")
def test_patriot_is_placed_on_free_polish_territory() -> None:
    """EM-EX-patriot_placed."""
    s = drawn("NA09", conquered="PDL")
    assert options(s) == {(key,) for key in KIT.polish if key != "PDL"}
    assert refused(s, ChooseEffect("NA09", ("PDL",))) == "EM-N.2"
    assert explained(s, POLISH, "PDL") == "EM-N.2"
    assert explained(s, POLISH, "DEU") == "EM-N.2"
    play(s, ChooseEffect("NA09", ("MAZ",)))
    unit = s.unit("AA_PAT")
    assert unit.at == "MAZ"
    assert aa_reach.may_fire(unit)
    assert aa_reach.needs(s, KIT, unit) == 2


@pytest.mark.rule("EM-N.3")
def test_awacs_adds_one_in_every_duel_and_two_copies_add_up() -> None:
    """EM-EX-awacs_twice: 5 + 2 against 5."""
    s = war(steps=(NatoDraws(2),))
    told = play(s, DrawnNato("NA10"), DrawnNato("NA10"))
    assert told_of(told, EffectForToday) == [EffectForToday("EM-N.3", "NA10")] * 2
    assert (s.now.duel_bonus, s.now.ground_bonus) == (2, 0)
    raid = russian(s, "SU27", "escort", "MAZ")
    allies = [s.squadron("PL_F16C_1")]
    assert contests.allied_strength(s, KIT, raid.id, allies) + 2 == 9
    changes_days.begin_day(s, KIT, lambda _: None)
    assert s.now.duel_bonus == 0, "only this turn"


@pytest.mark.rule("EM-N.4")
def test_munitions_add_two_against_assaults_only() -> None:
    """EM-EX-munitions_not_fleet."""
    s = drawn("NA12")
    assert (s.now.duel_bonus, s.now.ground_bonus) == (0, 2)
    assault(s, "II", "RA09")
    allies = [s.squadron("PL_F16C_1")]
    assert contests.allied_strength(s, KIT, "assault:II", allies) == 7
    assert contests.allied_strength(s, KIT, "fleet", allies) == 5


@pytest.mark.rule("EM-N.5")
def test_salvo_hits_the_fleet_or_an_inland_assault() -> None:
    s = war(steps=(NatoDraws(1),))
    assault(s, "I", "RA01")
    laid = assault(s, "II", "RA09")
    play(s, DrawnNato("NA14"))
    assert options(s) == {("fleet",), ("assault:II",)}, "the landing is no choice"
    assert explained(s, POLISH, "assault:I") == "EM-N.5"
    play(s, ChooseEffect("NA14", ("assault:II",)))
    assert (contests.cards_strength(KIT, laid), s.fleet) == (3, 10)
    assert laid.weakened == ("NA14",)


@pytest.mark.rule("EM-N.5")
def test_salvo_weakens_the_fleet_for_good() -> None:
    s = war(steps=(NatoDraws(1),))
    assault(s, "II", "RA09")
    play(s, DrawnNato("NA14"), ChooseEffect("NA14", ("fleet",)))
    assert s.fleet == 8
    changes_days.begin_day(s, KIT, lambda _: None)
    assert s.fleet == 8


@pytest.mark.rule("EM-N.5")
def test_salvo_without_a_fleet_or_without_assaults() -> None:
    """EM-EX-salvo_choice."""
    s = war(steps=(NatoDraws(1),), fleet=0)
    laid = assault(s, "II", "RA25")
    play(s, DrawnNato("NA14"))
    assert contests.cards_strength(KIT, laid) == 0
    s = drawn("NA14")
    assert s.fleet == 8
    s = war(steps=(NatoDraws(1),), fleet=0)
    told = play(s, DrawnNato("NA14"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.5", "NA14")]


@pytest.mark.rule("EM-N.5", "EM-VI.2e")
def test_salvo_leaves_the_support_its_strength() -> None:
    """EM-EX-salvo_support."""
    s = war(steps=(NatoDraws(1),), fleet=0)
    laid = assault(s, "II", "RA25")
    russian(s, "SU25", "support", "II", 0)
    play(s, DrawnNato("NA14"))
    assert contests.assault_strength(s, KIT, laid) == 4


@pytest.mark.rule("EM-N.6")
def test_jamming_sends_any_squadron_back_unharmed() -> None:
    """EM-EX-jamming."""
    s = war(steps=(NatoDraws(1),))
    laid = assault(s, "II", "RA09")
    support = russian(s, "TU22M", "support", "II", 0)
    raid, escort = russian(s, "SU24", "raid", "DEU"), russian(s, "SU27", "escort", "SEA")
    play(s, DrawnNato("NA15"))
    assert options(s) == {(f"squadron:{each.id}",) for each in (support, raid, escort)}
    assert explained(s, POLISH, "squadron:RU_SU25_1") == "EM-N.6"
    before = contests.assault_strength(s, KIT, laid)
    play(s, ChooseEffect("NA15", (f"squadron:{support.id}",)))
    assert support.where == "pool"
    assert before - contests.assault_strength(s, KIT, laid) == 12
    assert (raid.where, escort.where) == ("board", "board")


@pytest.mark.rule("EM-N.6", "EM-IV.B2")
def test_jamming_without_a_squadron_on_the_board_does_nothing() -> None:
    told = play(war(steps=(NatoDraws(1),)), DrawnNato("NA15"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.6", "NA15")]


@pytest.mark.rule("EM-N.7")
def test_pictures_show_three_cards_to_poland_alone() -> None:
    s = drawn("NA16")
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert (decision.kind, decision.learns) == ("peek", (POLISH,))
    assert sum(decision.weights) == 36
    play(s, SeenRussian("RA01"), SeenRussian("RA02"), SeenRussian("RA03"))
    assert s.seen == ["RA01", "RA02", "RA03"]
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH
    assert decision.actions == (PutBelow("RA01"), PutBelow("RA02"), PutBelow("RA03"), PutBelow())
    told = play(s, PutBelow("RA02"))
    kinds = KIT.russian_kinds
    assert [kinds[kind] for kind in s.russian_deck.top] == ["RA01", "RA03"]
    assert [kinds[kind] for kind in s.russian_deck.bottom] == ["RA02"]
    assert (s.seen, s.russian_deck.size) == ([], 36)
    seen = told_of(told, CardsSeen)[0]
    assert (seen.cards, seen.below) == (("RA01", "RA02", "RA03"), "RA02")
    assert (seen.seen_by(RUSSIAN).cards, seen.seen_by(RUSSIAN).below) == ((), "")
    assert seen.seen_by(None).cards == ()
    assert seen.seen_by(POLISH) == seen
    assert (seen.reveals_to(POLISH), seen.reveals_to(RUSSIAN)) == (True, False)
    assert _shown(seen.text(KIT)) >= {"Guards Tank Army"}
    assert _shown(seen.seen_by(RUSSIAN).text(KIT)).isdisjoint({"Guards Tank Army"})


def _shown(text: Text) -> set[str]:
    """Return all sentences in a text."""
    found = {text.source}
    for _, value in text.values:
        if isinstance(value, Text):
            found |= _shown(value)
    return found


@pytest.mark.rule("EM-N.7")
def test_pictures_may_leave_the_order_as_it_is() -> None:
    s = drawn("NA16")
    play(s, SeenRussian("RA03"), SeenRussian("RA01"), SeenRussian("RA02"), PutBelow())
    assert [KIT.russian_kinds[kind] for kind in s.russian_deck.top] == ["RA03", "RA01", "RA02"]
    assert not s.russian_deck.bottom


@pytest.mark.rule("EM-N.7")
def test_pictures_with_a_short_and_an_empty_deck() -> None:
    """EM-EX-peek_short."""
    s = war(steps=(NatoDraws(1),))
    s.russian_deck.counts = [1, 1] + [0] * (len(KIT.russian_kinds) - 2)
    play(s, DrawnNato("NA16"), SeenRussian("RA01"), SeenRussian("RA02"))
    assert choices(s) == (PutBelow("RA01"), PutBelow("RA02"), PutBelow())
    play(s, PutBelow("RA01"))
    assert s.russian_deck.outcomes() == ((1, 1),)
    s = war(steps=(NatoDraws(1),))
    s.russian_deck.counts = [0] * len(KIT.russian_kinds)
    told = play(s, DrawnNato("NA16"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.7", "NA16")]


@pytest.mark.rule("EM-N.8")
def test_sanctions_limit_the_next_day_only() -> None:
    s = drawn("NA17")
    assert (s.extra_limit, s.next_limit) == (3, 1)
    changes_days.begin_day(s, KIT, lambda _: None)
    assert s.extra_limit == 1
    changes_days.begin_day(s, KIT, lambda _: None)
    assert s.extra_limit == 3


@pytest.mark.rule("EM-N.9", "EM-XII.2")
def test_spare_airframes_bring_a_squadron_back_from_the_losses() -> None:
    """EM-EX-spare."""
    s = war(steps=(NatoDraws(1),))
    for key in ("PL_F16C_1", "PL_SU22_1"):
        s.squadron(key).where, s.squadron(key).at = "lost", ""
    s.squadron("NA_F16_1").where = "lost"
    s.squadron("PL_F16C_1").spent = True
    assert theatre.units_lost(s, KIT) == 3
    play(s, DrawnNato("NA18"))
    assert {each[0] for each in options(s)} == {"squadron:PL_F16C_1"}, "no Su-22, none of NATO"
    assert ("squadron:PL_F16C_1", "field:CASLAV") in options(s)
    play(s, ChooseEffect("NA18", ("squadron:PL_F16C_1", "field:LASK")))
    squadron = s.squadron("PL_F16C_1")
    assert (squadron.where, squadron.at, squadron.spent) == ("base", "LASK", False)
    assert theatre.units_lost(s, KIT) == 2
    assert scoring.total(s, KIT) == 0


@pytest.mark.rule("EM-N.9", "EM-IX.2")
def test_restored_mig_stays_out_of_foreign_and_full_airfields() -> None:
    s = war(steps=(NatoDraws(1),))
    s.squadron("PL_MIG29_1").where = "lost"
    play(s, DrawnNato("NA18"))
    fields = {each[1] for each in options(s)}
    assert "field:MALBORK" in fields
    assert fields.isdisjoint({"field:CASLAV", "field:HOLZDORF", "field:MINSK", "field:KRZESINY"})
    assert explained(s, POLISH, "squadron:PL_MIG29_1", "field:CASLAV") == "EM-N.9"
    assert explained(s, POLISH, "squadron:PL_MIG29_1", "field:MINSK") == "EM-N.9"


@pytest.mark.rule("EM-N.9", "EM-IV.B2")
def test_spare_airframes_without_losses_do_nothing() -> None:
    told = play(war(steps=(NatoDraws(1),)), DrawnNato("NA18"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.9", "NA18")]


@pytest.mark.rule("EM-N.10", "EM-IV.B2")
def test_engineers_repair_one_airfield() -> None:
    """EM-EX-field_engineers."""
    s = drawn("NA19", ruins="LASK LODZ")
    assert set(s.ruins) == {"LODZ"}
    s.squadron("PL_F16C_1").at = "POWIDZ"
    assert theatre.room_on(s, KIT, "LASK") == 2
    s = drawn("NA19", ruins="LASK CASLAV MALBORK", conquered="GPM")
    assert options(s) == {("field:LASK",), ("field:CASLAV",)}
    assert explained(s, POLISH, "field:MALBORK") == "EM-N.10"
    told = play(war(steps=(NatoDraws(1),), ruins="LODZ"), DrawnNato("NA19"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.10", "NA19")]


@pytest.mark.rule("EM-N.11", "EM-VII.5")
def test_stingers_help_every_unit_but_never_below_two() -> None:
    s = drawn("NA20")
    needs = {key: aa_reach.needs(s, KIT, s.unit(key)) for key in ("AA_G_WAR", "AA_B_1", "AA_PAT")}
    assert needs == {"AA_G_WAR": 3, "AA_B_1": 3, "AA_PAT": 2}
    changes_days.begin_day(s, KIT, lambda _: None)
    assert aa_reach.needs(s, KIT, s.unit("AA_G_WAR")) == 4


@pytest.mark.rule("EM-N.12", "EM-IV.B2")
def test_council_divided_does_nothing_and_the_next_card_follows() -> None:
    """EM-EX-council_divided."""
    s = war(steps=(NatoDraws(2),))
    told = play(s, DrawnNato("NA21"))
    assert told_of(told, NothingHappens) == [NothingHappens("EM-N.12", "NA21")]
    assert s.spent_cards == ["NA21"]
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.kind == "nato_card"


@pytest.mark.rule("EM-XIII.a2")
def test_choices_are_made_by_the_commander_of_the_squadrons() -> None:
    s = war(SPLIT, steps=(NatoDraws(1),))
    s.squadron("PL_F16C_1").where = "lost"
    play(s, DrawnNato("NA18"))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH_2
    s = war(SPLIT, steps=(NatoDraws(1),))
    s.squadron("PL_F16C_1").where = s.squadron("PL_MIG29_1").where = "lost"
    play(s, DrawnNato("NA18"))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH, "it concerns both"
    for card in ("NA09", "NA15", "NA16"):
        s = war(SPLIT, steps=(NatoDraws(1),))
        russian(s, "SU24", "raid", "WAR")
        russian(s, "SU24", "raid", "WAR")
        play(s, DrawnNato(card))
        if card == "NA16":
            decision = asked(s)
            assert isinstance(decision, Chance)
            assert decision.learns == (POLISH, POLISH_2)
            play(s, SeenRussian("RA01"), SeenRussian("RA02"), SeenRussian("RA03"))
        decision = asked(s)
        assert isinstance(decision, Choice)
        assert decision.side == POLISH
