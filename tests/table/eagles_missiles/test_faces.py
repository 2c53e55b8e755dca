"""The counters: every type, state and role told apart at every size, every number to be seen."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from desktop.paint.counters import image
from desktop.paint.face import Face, State
from desktop.rules.eagles_missiles.components_units import Aircraft, Owner, Role, SquadronInfo
from desktop.table.eagles_missiles import faces, faces_markers
from tests.rules.eagles_missiles.positions import KIT
from tests.table.eagles_missiles.charts import COMPACT, FIT, LOW

SIZES = (56 * COMPACT, 56 * FIT, 48, 96)
"""What 48 units take in a small window, at 1600x1000, and near."""
KINDS: dict[tuple[str, str], SquadronInfo] = {
    (each.type, each.side): each for each in reversed(KIT.squadrons.values())
}
ROLES: tuple[Role, ...] = ("escort", "raid", "support")


def craft(key: str) -> Aircraft:
    return KIT.types[key]


def face_of(key: str, side: Owner = "russian") -> Face:
    return faces.squadron_face(KINDS[key, side], craft(key))


def differ(seen: list[QImage]) -> bool:
    return not any(a == b for a, b in itertools.combinations(seen, 2))


def test_every_type_flies_for_somebody() -> None:
    assert {key for key, _ in KINDS} == {*KIT.types}
    assert len(KIT.types) == 12


@pytest.mark.parametrize("size", SIZES)
def test_every_type_and_side_has_a_counter_of_its_own(qapp: object, size: float) -> None:
    assert differ(
        [image(faces.squadron_face(each, craft(each.type)), size) for each in KINDS.values()]
    )


@pytest.mark.parametrize("size", SIZES)
def test_sides_are_told_apart_by_more_than_their_colour(qapp: object, size: float) -> None:
    for a, b in (
        (face_of("MIG29"), face_of("MIG29", "polish")),
        (face_of("F16C", "polish"), face_of("F16C", "nato")),
    ):
        assert image(replace(a, fill=b.fill, ink=b.ink), size) != image(b, size)
        assert a.mark != b.mark


@pytest.mark.parametrize("size", [27, 30, 48, 96])
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda each: each.id)
def test_every_squadron_says_its_type(qapp: object, kind: SquadronInfo, size: float) -> None:
    face = faces.squadron_face(kind, craft(kind.type))
    assert image(face, size) != image(replace(face, title=""), size)


@pytest.mark.rule("EM-VI.0b")
@pytest.mark.parametrize("size", [48, 96])
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda each: each.id)
def test_both_strengths_are_seen(qapp: object, kind: SquadronInfo, size: float) -> None:
    info = craft(kind.type)
    face = faces.squadron_face(kind, info)
    assert [cell.text for cell in face.bottom] == [str(info.air), str(info.bombardment)]
    for index, cell in enumerate(face.bottom):
        cells = list(face.bottom)
        cells[index] = replace(cell, text="")
        assert image(replace(face, bottom=tuple(cells)), size) != image(face, size)


@pytest.mark.rule("EM-VI.4a")
def test_the_star_stands_where_a_win_destroys_nothing() -> None:
    starred = {key for key, _ in KINDS if face_of_any(key).bottom[0].style == "star"}
    assert starred == {key for key, each in KIT.types.items() if each.star}


def face_of_any(key: str) -> Face:
    return next(
        faces.squadron_face(each, craft(key)) for (name, _), each in KINDS.items() if name == key
    )


@pytest.mark.parametrize("size", SIZES)
def test_bombers_have_a_frame(qapp: object, size: float) -> None:
    for key, info in KIT.types.items():
        face = face_of_any(key)
        assert (face.edge == "bomber") == info.bomber
        if info.bomber:
            assert image(face, size) != image(replace(face, edge=""), size)


def test_nato_says_its_country() -> None:
    assert face_of("EF2000", "nato").code in {"DE", "GB"}
    assert face_of("SU27").code == face_of("F16C", "polish").code == ""


@pytest.mark.rule("EM-IV.A4a")
@pytest.mark.parametrize("size", SIZES)
def test_roles_are_told_apart_at_every_size(qapp: object, size: float) -> None:
    info, kind = KINDS["SU27", "russian"], craft("SU27")
    seen = [faces.squadron_face(info, kind)]
    seen += [faces.squadron_face(info, kind, role=role) for role in ROLES]
    seen.append(faces.squadron_face(info, kind, role="escort", lured=True))
    seen.append(faces.squadron_face(info, kind, spent=True))
    seen.append(faces.squadron_face(info, kind, lost=True))
    assert differ([image(face, size) for face in seen])


@pytest.mark.parametrize("size", [48 * 46 / 40 * LOW, 48 * 46 / 40 * COMPACT, 48])
@pytest.mark.parametrize("colour", ["AA_G_CPM", "AA_B_1", "AA_PAT"])
def test_every_aa_unit_says_what_it_needs(qapp: object, colour: str, size: float) -> None:
    face = faces.aa_face(KIT.aa[colour])
    assert image(face, size) != image(replace(face, number=""), size)


@pytest.mark.parametrize("size", SIZES)
def test_backs_show_their_side_only(qapp: object, size: float) -> None:
    backs = [faces.squadron_back(side) for side in ("russian", "polish", "nato")]
    assert differ([image(back, size) for back in backs])
    for back in backs:
        assert State.HIDDEN in back.states
        assert (back.title, back.picture, back.bottom) == ("", "", ())


@pytest.mark.rule("EM-VII.1")
@pytest.mark.parametrize("size", SIZES)
def test_aa_units_are_told_apart_without_their_colour(qapp: object, size: float) -> None:
    kinds = {info.colour: info for info in KIT.aa.values()}
    assert [faces.aa_face(kinds[colour]).number for colour in kinds] == ["4+", "4+", "2+"]
    bare = [replace(faces.aa_face(info), fill="#2C64A3") for info in kinds.values()]
    assert differ([image(face, size) for face in bare])
    for info in kinds.values():
        states = [
            faces.aa_face(info),
            faces.aa_face(info, fired=True),
            faces.aa_face(info, lost=True),
        ]
        assert differ([image(face, size) for face in states])
        assert image(states[0], size) != image(replace(states[0], number=""), size)


@pytest.mark.parametrize("size", SIZES)
def test_the_figure_of_every_card_on_the_map_is_read(qapp: object, size: float) -> None:
    for card in KIT.russian_cards.values():
        face = faces.russian_card_face(card)
        assert image(face, size) != image(replace(face, number=""), size), card.id


@pytest.mark.rule("EM-IV.A4a", "EM-XI.1")
def test_a_card_on_the_map_shows_what_it_sends_and_hits(qapp: object) -> None:
    for card in KIT.russian_cards.values():
        face = faces.russian_card_face(card)
        if card.kind == "assault":
            assert face.chips.count(faces.FIGHTER_SIGN) == card.fighters
            assert face.chips.count(faces.BOMBER_SIGN) == card.bombers
        else:
            assert len(face.chips) == len(card.targets)
            assert (face.number, face.subtitle) == (f"{card.dice}d6", f"{card.hit_on}+")
        if face.chips:
            assert image(face, 48) != image(replace(face, chips=()), 48)


@pytest.mark.rule("EM-P.4")
def test_an_assault_shows_what_is_left_of_its_strength() -> None:
    assert faces.russian_card_face(KIT.russian_cards["RA01"], strength=7).number == "7"


@pytest.mark.rule("EM-I.3")
@pytest.mark.parametrize("size", SIZES)
def test_the_fleet_shows_its_strength_and_turns_over(qapp: object, size: float) -> None:
    seen = [faces_markers.fleet_face(strength) for strength in range(1, 11)]
    assert differ([image(face, size) for face in seen])
    assert len({face.fill for face in seen[:5]}) == len({face.fill for face in seen[5:]}) == 1
    assert seen[4].fill != seen[5].fill


def test_markers_say_what_they_are(qapp: object) -> None:
    for face in (faces_markers.ruins_face(), faces_markers.points_face(7)):
        assert image(face, 48) != image(replace(face, title=""), 48)


@pytest.mark.parametrize("size", SIZES)
def test_a_pile_says_how_many(qapp: object, size: float) -> None:
    face = face_of("SU27")
    seen = [image(faces.pile(face, count), size) for count in (1, 2, 3, 6)]
    assert differ(seen)
    assert seen[0] == image(face, size)
