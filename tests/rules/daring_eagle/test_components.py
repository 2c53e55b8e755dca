"""The component data, held to every fact that the rulebook states."""

from collections.abc import Callable
from itertools import combinations

import pytest

from desktop import resources
from desktop.rules.core import BadComponents
from desktop.rules.daring_eagle.components import Force, Kit
from desktop.rules.daring_eagle.notation import CARD_IDS, COMBAT, KINDS, SIDES
from tests.rules.daring_eagle.positions import GAME, KIT, sq, squares

rule = pytest.mark.rule


def data() -> dict[str, bytes]:
    folder = resources.path("daring_eagle", "data")
    return {file.name: file.read_bytes() for file in folder.glob("*.toml")}


def numbers(*ids: str) -> list[int]:
    return [KIT.deck[KINDS[card_id]] for card_id in ids]


# ------------------------------------------------------------------------------------ facts


@rule("DE-2.1a")
def test_f_01_the_board_has_12_by_12_squares() -> None:
    assert (KIT.board.files, KIT.board.ranks, len(KIT.board.cells)) == (12, 12, 144)
    assert KIT.board.name(0) == "A1"
    assert KIT.board.name(143) == "L12"


@rule("DE-2.1c")
def test_f_02_one_side_has_emplacements_and_on_the_other_players_place_them() -> None:
    gold, green = KIT.board_sides["gold"], KIT.board_sides["green"]
    assert gold.standard
    assert len(gold.printed) == 16
    assert not green.standard
    assert not green.printed
    assert all(KIT.green_pieces[players] > 0 for players in (2, 3, 4))


@rule("DE-2.1b", "DE-4.3a")
def test_f_03_units_start_in_the_rear_two_rows_of_a_quadrant() -> None:
    edge = {cell for cell in KIT.board.cells if len(KIT.neighbours[cell]) < 8}
    for quadrant in KIT.quadrants:
        assert len(quadrant.squares) == 36
        assert len(quadrant.front) == len(quadrant.rear) == 6
        assert quadrant.home <= quadrant.squares
        assert set(quadrant.rear) <= edge
        pairs = zip(quadrant.front, quadrant.rear, strict=True)
        assert all(KIT.board.distance(front, rear) == 1 for front, rear in pairs)
    assert len(frozenset().union(*(quadrant.squares for quadrant in KIT.quadrants))) == 144


@rule("DE-1.2")
def test_f_04_the_colours_are_gold_green_blue_and_red() -> None:
    assert tuple(KIT.colours) == SIDES == ("gold", "green", "blue", "red")


def test_f_05_there_are_divisions_and_brigades() -> None:
    assert (KIT.division.key, KIT.brigade.key) == ("division", "brigade")


@rule("DE-2.2a")
def test_f_06_a_division_has_15_points_and_moves_2() -> None:
    assert (KIT.division.points, KIT.division.allowance) == (15, 2)


@rule("DE-2.2b")
def test_f_07_a_brigade_has_5_points_and_moves_3() -> None:
    assert (KIT.brigade.points, KIT.brigade.allowance) == (5, 3)


@rule("DE-3.1")
def test_f_08_movement_goes_in_eight_directions() -> None:
    f6 = sq("F6")
    assert {line[0][0] for line in KIT.lines[1][f6]} == set(squares("F7 G7 G6 G5 F5 E5 E6 E7"))


@rule("DE-2.3a", "DE-4.4a")
def test_f_09_there_are_25_pieces_and_green_setups_leave_some() -> None:
    assert KIT.pieces == 25
    left = {players: 25 - players * each for players, each in KIT.green_pieces.items()}
    assert left == {2: 9, 3: 10, 4: 9}


@rule("DE-2.4a")
def test_f_10_the_deck_has_92_cards() -> None:
    assert sum(KIT.deck) == 92


@rule("DE-2.4b", "DE-8.1", "DE-8.2", "DE-8.3", "DE-8.4", "DE-8.5")
@pytest.mark.parametrize(
    ("card", "points", "count"),
    [("AIR", 15, 2), ("ARM", 15, 2), ("DIV", 10, 8), ("BDE", 5, 15), ("RES", 3, 9)],
)
def test_f_11_to_f_15_combat_cards(card: str, points: int, count: int) -> None:
    kind = KIT.cards[KINDS[card]]
    assert (kind.points, kind.count, kind.is_combat) == (points, count, True)
    assert bool(kind.cancelled_by) == (card == "AIR")


@rule("DE-2.4c")
def test_f_16_cards_that_build_answer_and_leave() -> None:
    assert numbers("EMP", "ENG", "AA", "LIFT", "RET", "FRET") == [6, 8, 6, 8, 6, 6]


@rule("DE-2.4c")
def test_f_17_cards_that_draw_move_and_steal() -> None:
    assert numbers("DRAW", "FREE", "PLUS", "SF") == [4, 4, 4, 4]


@rule("DE-2.4a", "DE-2.4b", "DE-2.4c")
def test_f_18_five_kinds_fight_and_ten_do_not() -> None:
    fighting = [card for card in KIT.cards if card.is_combat]
    other = [card for card in KIT.cards if not card.is_combat]
    assert (len(fighting), sum(card.count for card in fighting)) == (5, 36)
    assert (len(other), sum(card.count for card in other)) == (10, 56)
    assert all(card.points == 0 for card in other)
    assert [card.key for card in fighting] == [CARD_IDS[kind] for kind in COMBAT]


@rule("DE-4.1a", "DE-4.1b", "DE-4.1c")
def test_f_19_to_f_21_the_forces() -> None:
    assert KIT.forces == {2: Force(4, 7), 3: Force(3, 6), 4: Force(3, 5)}
    assert [KIT.forces[players].total for players in (2, 3, 4)] == [11, 9, 8]


@rule("DE-5.2a", "DE-5.4a", "DE-4.6a")
def test_f_22_hands_start_empty_three_may_be_kept_one_is_drawn() -> None:
    assert (KIT.hand_limit, KIT.draw_at_turn_end) == (3, 1)


@rule("DE-7.2a", "DE-7.2b", "DE-7.2c")
def test_f_23_captures_to_win() -> None:
    assert [KIT.victory[players].captures for players in (2, 3, 4)] == [11, 6, 5]
    assert KIT.victory[2].captures == KIT.forces[2].total


def test_f_27_three_cards_take_a_unit_out_of_a_combat() -> None:
    assert [card.key for card in KIT.cards if card.leaves_combat] == ["LIFT", "RET", "FRET"]


def test_every_card_says_when_it_is_played() -> None:
    assert KIT.cards[KINDS["ENG"]].when == ("with_move", "own_turn")
    assert KIT.cards[KINDS["AA"]].when == ("response",)
    assert all(card.when for card in KIT.cards)


# ----------------------------------------------------------------------------- their vectors


@rule("DE-4.3a", "DE-2.1b")
def test_ex_72_home_zones_are_quarter_turns_of_each_other_and_do_not_touch() -> None:
    zones = [quadrant.home for quadrant in KIT.quadrants]
    for turns, zone in enumerate(zones):
        assert set(KIT.turned(sorted(zones[0]), turns)) == zone
    assert len(frozenset().union(*zones)) == 48
    for one, other in combinations(zones, 2):
        assert min(KIT.board.distance(a, b) for a in one for b in other) > 1
    assert not KIT.homes.intersection(KIT.board_sides["gold"].printed)


@rule("DE-2.1c")
def test_printed_emplacements_are_unchanged_by_a_quarter_turn() -> None:
    printed = KIT.board_sides["gold"].printed
    assert set(KIT.turned(printed, 1)) == set(printed)
    assert all(
        sum(square in quadrant.squares for square in printed) == 4 for quadrant in KIT.quadrants
    )


@rule("DE-2.1a")
def test_ex_77_neighbours() -> None:
    assert set(KIT.neighbours[sq("A1")]) == set(squares("A2 B1 B2"))
    assert len(KIT.neighbours[sq("A6")]) == 5
    assert len(KIT.neighbours[sq("F6")]) == 8
    assert sum(map(len, KIT.neighbours)) // 2 == 506
    assert sq("L6") not in KIT.neighbours[sq("A6")]


@rule("DE-2.4b", "DE-2.4c", "DE-8.1", "DE-8.2", "DE-8.3", "DE-8.4", "DE-8.5")
def test_ex_81_the_deck_is_worth_242_points() -> None:
    assert sum(card.count * card.points for card in KIT.cards) == 242
    assert sum(card.count for card in KIT.cards if not card.points) == 56


# ----------------------------------------------------------------------------------- the files


Edit = Callable[[str], str]


def replacing(old: str, new: str) -> Edit:
    return lambda text: text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("file", "edit", "words"),
    [
        ("cards.toml", replacing("count = 2", 'count = "two"'), ["cards.toml", "card[0].count"]),
        ("cards.toml", replacing("count = 2", "number = 2"), ["cards.toml", "card[0]", "number"]),
        ("cards.toml", replacing("count = 2", "count = 3"), ["cards.toml", "deck", "total", "93"]),
        ("cards.toml", replacing('id = "AIR"', 'id = "ARM"'), ["cards.toml", "card", "id"]),
        (
            "cards.toml",
            replacing('cancelled_by = ["AA"]', 'cancelled_by = ["BB"]'),
            ["cards.toml", "AIR", "cancelled_by", "BB"],
        ),
        (
            "cards.toml",
            replacing("combat_points = 15", "combat_points = 0"),
            ["cards.toml", "AIR", "combat_points"],
        ),
        ("board.toml", replacing('"E4"', '"M4"'), ["board.toml", "printed_emplacements"]),
        ("board.toml", replacing('"E4"', '"A1"'), ["board.toml", "gold", "home zone"]),
        ("board.toml", replacing("2 = 8", "2 = 13"), ["board.toml", "per_player", "13"]),
        ("board.toml", replacing("ranks = 12", "ranks ="), ["board.toml"]),
        ("units.toml", replacing('"B2", "C2"', '"B2", "B2"'), ["units.toml", "line_2p"]),
        ("units.toml", replacing('"B2", "C2"', '"B3", "C2"'), ["units.toml", "line_2p", "home"]),
        ("units.toml", replacing('"B2", "C2"', '"C2"'), ["units.toml", "line_2p", "4 Divisions"]),
        ("units.toml", replacing("players = 2", "players = 3"), ["units.toml", "force", "players"]),
        ("rules.toml", replacing("quick = 6", "quick = 12"), ["rules.toml", "quick", "12"]),
        (
            "rules.toml",
            replacing("default_rounds = 30", "default_rounds = 31"),
            ["rules.toml", "stalemate", "default_rounds"],
        ),
    ],
)
def test_wrong_data_is_refused_with_file_entry_and_field(
    file: str, edit: Edit, words: list[str]
) -> None:
    files = data()
    files[file] = edit(files[file].decode()).encode()
    with pytest.raises(BadComponents) as refused:
        Kit(files)
    assert all(word in str(refused.value) for word in words), str(refused.value)


def test_a_missing_file_is_named() -> None:
    files = data()
    del files["units.toml"]
    with pytest.raises(BadComponents, match=r"units\.toml"):
        Kit(files)


def test_every_text_of_the_data_can_be_extracted() -> None:
    found = list(KIT.texts())
    assert {text.context for text in found} == {"daring_eagle.data"}
    sources = {text.source for text in found}
    for word in ("Division", "Gold", "Anti-Aircraft", "Line of battle", "Gold side", "north-west"):
        assert word in sources
    assert len([text for text in found if text.source.endswith(".")]) == 15


def test_moves_are_shared_not_made_anew() -> None:
    assert KIT.lines[2][0][0][0][1] is KIT.lines[3][0][0][0][1]


def test_names_of_sides_and_units() -> None:
    assert GAME.side_name("red").source == "Red"
    assert [KIT.unit_name(kind).source for kind in (False, True)] == ["Brigade", "Division"]
