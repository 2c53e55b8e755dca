"""Counters: what stands where, how large, and under which name."""

import pytest

from desktop.paint.face import Face
from desktop.rules import engine
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.actions import Attack, Move
from desktop.rules.daring_eagle.notation import SQUARES
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.look import Counter
from desktop.text import sentence
from tests.table.daring_eagle.conftest import Place


def by_place(look: DaringEagleLook, counters: tuple[Counter, ...]) -> dict[str, Counter]:
    return {counter.place: counter for counter in counters if not counter.fixed}


def test_divisions_and_brigades_are_drawn_in_their_own_sizes(
    look: DaringEagleLook, place: Place
) -> None:
    view = look.game.view(place({"A1": "D", "C1": "B"}, {"L12": "B"}), "gold")
    found = by_place(look, look.counters(view))
    assert found["A1"].size == pytest.approx((64, 55))
    assert found["C1"].size == pytest.approx((56, 46))
    assert sentence(found["A1"].name) == "Gold Division on A1"
    assert sentence(found["L12"].name) == "Red Brigade on L12"


def test_a_unit_on_an_emplacement_leaves_the_sandbags_to_be_seen(
    look: DaringEagleLook, place: Place
) -> None:
    view = look.game.view(place({"E4": "D"}, {"C7": "B"}, pieces="C7"), "gold")
    counters = look.counters(view)
    found = by_place(look, counters)
    assert found["E4"].size == pytest.approx((51.2, 44))
    assert found["C7"].size == pytest.approx((44.8, 36.8))
    (piece,) = [counter for counter in counters if counter.fixed]
    assert (piece.place, sentence(piece.name)) == ("C7", "Emplacement piece on C7")
    assert piece.z < found["C7"].z


def test_captured_units_are_not_on_the_board(look: DaringEagleLook, place: Place) -> None:
    view = look.game.view(place({"A1": "D"}, {"L12": "B"}), "gold")
    assert len(look.counters(view)) == 2


def test_the_two_units_of_a_combat_stand_apart_on_one_square(
    look: DaringEagleLook, place: Place
) -> None:
    game = look.game
    s = place({"C3": "D"}, {"C4": "B"}, hand="RES")
    engine.apply(game, s, Move(SQUARES["C3"], SQUARES["C4"]))
    defender, attacker = sorted(look.counters(game.view(s, "gold")), key=lambda each: each.z)
    assert {attacker.place, defender.place} == {"C4"}
    assert attacker.offset[0] < 0 < defender.offset[0]
    assert attacker.offset[1] < 0 < defender.offset[1]
    assert attacker.size[0] == pytest.approx(64 * 0.7)


def test_a_counter_keeps_its_id_from_view_to_view(look: DaringEagleLook, place: Place) -> None:
    s = place({"C3": "B"}, {"L12": "B"})
    before = by_place(look, look.counters(look.game.view(s, "gold")))["C3"].id
    engine.apply(look.game, s, Move(SQUARES["C3"], SQUARES["C4"]))
    assert by_place(look, look.counters(look.game.view(s, "gold")))["C4"].id == before


def test_events_are_seen_as_movements_of_counters(look: DaringEagleLook, place: Place) -> None:
    game = look.game
    s = place({"C3": "D"}, {"C4": "B"}, hand="RES")
    told, _ = engine.apply(game, s, Move(SQUARES["C3"], SQUARES["C4"]))
    motions = [motion for event in told if (motion := look.motion(event)) is not None]
    assert [(one.kind, one.start, one.end) for one in motions] == [("move", "C3", "C4")]
    told, _ = engine.apply(game, s, Attack(()))
    kinds = [motion.kind for event in told if (motion := look.motion(event)) is not None]
    assert kinds == ["vanish"]


def test_faces_name_their_side_without_colour(game: DaringEagle, place: Place) -> None:
    look = DaringEagleLook(game)
    view = game.view(place({"A1": "D"}, {"L12": "B"}), None)
    faces = [counter.face for counter in look.counters(view)]
    strips = {face.strip for face in faces if isinstance(face, Face)}
    assert strips == {"ring", "cross"}
