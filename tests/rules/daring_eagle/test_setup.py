"""Setting up, chapter 4, and the options of chapter 9."""

from collections import Counter
from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Refused, Setup
from desktop.rules.daring_eagle.actions import (
    ChooseQuadrant,
    Deploy,
    Draw,
    EndTurn,
    FirstPlayer,
    Move,
    PlaceEmplacement,
)
from desktop.rules.daring_eagle.events import EmplacementPlaced, FirstPlayerSet, TurnOrderSet
from desktop.rules.daring_eagle.notation import CARD_IDS, KINDS, QUADRANT_IDS, SQUARE_NAMES
from desktop.rules.daring_eagle.setup import Deploying, Placing
from desktop.text import sentence
from tests.rules.daring_eagle.positions import GAME, KIT, Table, position, setup, sq, squares

rule = pytest.mark.rule

WALL = "A3 B3 C3 D3 E3 F3 G3 G2"
"""All around the south-west home zone but for G1."""


def started(players: int = 2, **options: Any) -> Table:
    state, told, asked = engine.start(GAME, setup(players, **options))
    table = Table(state)
    table.told, table.asked = told, asked
    return table


def quadrants(table: Table, *names: str) -> Table:
    for name in names:
        table.do(ChooseQuadrant(QUADRANT_IDS.index(name)))
    return table


def deploying(players: int, quadrant: str) -> Table:
    """Return a table where gold deploys in a quadrant."""
    return quadrants(started(players, first="gold"), quadrant, *_others(players, quadrant))


def _others(players: int, quadrant: str) -> list[str]:
    free = [name for name in QUADRANT_IDS if name != quadrant]
    # Gold goes first and its quadrant begins the turn order; the last of four is not asked.
    return free[: players - 1] if players < 4 else free[:2]


@rule("DE-1.2")
@pytest.mark.parametrize("sides", [("gold",), ("gold", "green", "blue", "red", "pink"),
                                   ("red", "red"), ("gold", "white")])  # fmt: skip
def test_ex_76_one_seat_five_seats_and_one_colour_twice_are_refused(
    sides: tuple[str, ...],
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(Setup("", sides))
    assert refused.value.rule == "DE-1.2"


@rule("DE-1.2")
def test_two_to_four_players_take_part_in_colours_of_their_choice() -> None:
    assert GAME.seats == (2, 4)
    assert GAME.new(Setup("", ("red", "blue"))).sides == ["red", "blue"]


@rule("DE-2.2c", "DE-4.1a", "DE-4.1b", "DE-4.1c")
@pytest.mark.parametrize(("players", "divisions", "brigades"), [(2, 4, 7), (3, 3, 6), (4, 3, 5)])
def test_ex_79_units_of_one_player(players: int, divisions: int, brigades: int) -> None:
    s = GAME.new(setup(players))
    for seat in range(players):
        own = [kind for kind, owner in zip(s.division, s.owner, strict=True) if owner == seat]
        assert (own.count(True), own.count(False)) == (divisions, brigades)
    assert KIT.pieces_per_colour.divisions - divisions >= 0
    assert KIT.pieces_per_colour.brigades - brigades >= 0


@rule("DE-4.2")
def test_ex_75_three_seats_have_equal_chances_to_go_first() -> None:
    chance = started(3).chance
    assert chance.kind == "first_player"
    assert chance.outcomes == (FirstPlayer("gold"), FirstPlayer("green"), FirstPlayer("blue"))
    assert chance.weights == (1, 1, 1)


@rule("DE-4.2")
def test_the_players_can_agree_on_the_first_player() -> None:
    table = started(3, first="blue")
    assert table.heard(FirstPlayerSet) == [FirstPlayerSet("DE-4.2", "blue")]
    assert table.choice.side == "blue"


@rule("DE-4.3b", "DE-4.3c", "DE-4.5a")
def test_ex_51_quadrants_in_seat_order_and_turns_clockwise() -> None:
    table = started(3).do(FirstPlayer("green"))
    assert table.choice.side == "green"
    table.do(ChooseQuadrant(QUADRANT_IDS.index("NW")))
    assert table.choice.side == "blue"
    assert table.refused("quadrant:NW") == "DE-4.3b"
    table.do(ChooseQuadrant(QUADRANT_IDS.index("SE")))
    assert table.choice.side == "gold"
    assert table.choice.actions == (ChooseQuadrant(0), ChooseQuadrant(2))
    table.do(ChooseQuadrant(QUADRANT_IDS.index("SW")))
    assert table.heard(TurnOrderSet)[0].sides == ("green", "blue", "gold")
    assert table.s.order == [1, 2, 0]
    deployed = []
    for _ in range(3):
        deployed.append(table.choice.side)
        table.do(table.choice.actions[0])
    assert deployed == ["green", "blue", "gold"]
    assert (table.choice.side, table.choice.rule) == ("green", "DE-5.3b")


@rule("DE-4.3b")
def test_the_last_of_four_quadrants_is_taken_without_a_question() -> None:
    table = quadrants(started(4, first="gold"), "SE", "SW", "NE")
    assert [QUADRANT_IDS[home] for home in table.s.homes] == ["SE", "SW", "NE", "NW"]


@rule("DE-4.4a", "DE-4.4b")
def test_ex_52_three_players_place_five_pieces_each_in_turn() -> None:
    table = quadrants(started(3, board="green", first="gold"), "SW", "NW", "NE")
    assert table.refused("A2") == "DE-4.4b"
    assert table.refused("L5") == "DE-4.4b"
    places = [square for square in KIT.board.cells if square not in KIT.homes][::6][:15]
    placed_by: list[str] = []
    for square in places:
        placed_by.append(table.choice.side)
        assert PlaceEmplacement(square) in table.choice.actions
        table.do(PlaceEmplacement(square))
        assert table.heard(EmplacementPlaced)[0].square == square
    assert placed_by == ["gold", "green", "blue"] * 5
    assert table.s.supply == 10
    assert table.choice.rule == "DE-4.5a"


@rule("DE-4.4b")
def test_two_pieces_cannot_share_a_square() -> None:
    table = quadrants(started(2, board="green", first="gold"), "SW", "NE")
    table.do(PlaceEmplacement(sq("F6")))
    assert table.refused("F6") == "DE-4.4b"
    assert PlaceEmplacement(sq("F6")) not in table.choice.actions


@rule("DE-4.4c")
def test_ex_58_the_last_way_between_two_home_zones_stays_open() -> None:
    table = position({"gold": "", "green": ""}, pieces=WALL, steps=[Placing(4)])
    assert table.s.homes == [0, 1]
    assert table.refused("G1") == "DE-4.4c"
    assert PlaceEmplacement(sq("G1")) not in table.choice.actions
    assert PlaceEmplacement(sq("E5")) in table.choice.actions


@rule("DE-4.4c")
def test_a_zone_that_nobody_uses_may_be_walled_off() -> None:
    table = position({"gold": "", "green": ""}, pieces=WALL, steps=[Placing(4)])
    table.s.homes = [1, 2]
    assert PlaceEmplacement(sq("G1")) in Table(table.s).choice.actions


@rule("DE-4.4c")
def test_listing_placements_agrees_with_a_plain_search() -> None:
    pieces = "C3 D4 E5 F6 G7 H8 G5 H5 I4 J3 D9 E10"
    table = position({"gold": "", "green": ""}, pieces=pieces, steps=[Placing(4)])
    start, end = (KIT.quadrants[home].rear[0] for home in table.s.homes)
    taken = set(squares(pieces))
    expected = []
    for square in KIT.board.cells:
        way = KIT.board.path(
            start, end, set(KIT.board.cells).difference(taken, {square}).__contains__
        )
        if square not in taken and square not in KIT.homes and way:
            expected.append(PlaceEmplacement(square))
    assert table.choice.actions == tuple(expected)


@rule("DE-4.4c")
def test_a_hole_between_emplacements_may_be_filled() -> None:
    around = "D4 E4 F4 D5 F5 D6 E6 F6"
    table = position({"gold": "", "green": ""}, pieces=around, steps=[Placing(4)])
    assert PlaceEmplacement(sq("E5")) in table.choice.actions


@rule("DE-2.3a", "DE-4.4d")
def test_ex_80_the_gold_side_has_its_emplacements_printed() -> None:
    table = quadrants(started(2, first="gold"), "SW", "NE")
    assert table.choice.rule == "DE-4.5a"
    assert (table.s.emplacements.count(1), table.s.emplacements.count(2)) == (16, 0)
    assert table.s.supply == 25


@rule("DE-4.5a")
def test_ex_53_every_unit_has_a_square_of_its_own_in_the_home_zone() -> None:
    table = deploying(2, "SW")
    divisions, brigades = squares("A1 B1 C1 D1"), squares("E1 F1 A2 B2 C2 D2 E2")
    assert table.choice.open
    for wrong in (
        Deploy(squares("A3 B1 C1 D1"), brigades),
        Deploy(divisions, squares("A1 F1 A2 B2 C2 D2 E2")),
        Deploy(divisions, brigades[:6]),
        Deploy(divisions[:3], (*brigades, sq("D1"))),
        Deploy(divisions, brigades, "line_2p"),
    ):
        before = GAME.encode(table.s)
        with pytest.raises(Refused) as refused:
            table.do(wrong)
        assert refused.value.rule == "DE-4.5a"
        assert GAME.encode(table.s) == before
    assert table.refused("A3") == "DE-4.5a"
    table.do(Deploy(divisions, brigades))
    assert [table.unit(SQUARE_NAMES[square]) for square in divisions] == [("gold", "D")] * 4
    assert [table.unit(SQUARE_NAMES[square]) for square in brigades] == [("gold", "B")] * 7
    assert table.choice.side == "green"


@rule("DE-4.5a")
def test_nothing_but_units_can_be_deployed() -> None:
    table = deploying(2, "SW")
    with pytest.raises(Refused) as refused:
        table.do(EndTurn())
    assert refused.value.rule == "DE-4.5a"


@rule("DE-9.4", "DE-4.5a")
def test_ex_94_a_template_is_turned_to_the_quadrant() -> None:
    table = deploying(3, "NW")
    line = next(deploy for deploy in table.listed(Deploy) if deploy.template == "line_3p")
    assert [SQUARE_NAMES[square] for square in line.divisions] == ["B11", "B9", "A8"]
    assert len({*line.divisions, *line.brigades}) == 9
    table.do(line)
    assert set(table.s.squares_of(0)) == {*line.divisions, *line.brigades}
    assert set(table.s.squares_of(0)) <= KIT.quadrants[1].home


@rule("DE-9.4")
@pytest.mark.parametrize("quadrant", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_template_can_be_deployed_everywhere(players: int, quadrant: int) -> None:
    s = GAME.new(setup(players))
    s.homes[0] = quadrant
    step = Deploying(0)
    templates = step.decision(s, KIT).actions
    assert len(templates) == 2
    for deploy in templates:
        assert isinstance(deploy, Deploy)
        step.admit(s, KIT, Deploy(deploy.divisions, deploy.brigades))


@rule("DE-2.4a", "DE-4.6a", "DE-4.6b")
def test_ex_57_a_new_game_has_all_cards_in_the_draw_pile() -> None:
    s = GAME.new(setup())
    assert s.pile.size == 92
    assert not any(s.discard)
    assert not any(map(any, s.hands))
    weights = dict(s.pile.outcomes())
    assert [weights[KINDS[card_id]] for card_id in CARD_IDS] == [
        *(2, 2, 8, 15, 9), *(6, 8, 6, 8, 6, 6), *(4, 4, 4, 4)
    ]  # fmt: skip


@rule("DE-4.6b", "DE-5.1")
def test_a_first_turn_ends_with_a_draw_from_the_whole_deck() -> None:
    table = started(2, first="gold")
    while not any(isinstance(action, Move) for action in table.choice.actions):
        table.do(table.choice.actions[0])
    table.do(table.listed(Move)[0]).do(EndTurn())
    assert table.chance.kind == "draw"
    assert sum(table.chance.weights) == 92
    assert table.chance.learns == ("gold",)
    table.do(Draw(KINDS["AIR"]))
    assert table.hand("gold") == "AIR"
    assert table.choice.side == "green"


# ---------------------------------------------------------------------------------- options


@rule("DE-9.1", "DE-9.2", "DE-9.3", "DE-9.4", "DE-9.5", "DE-9.6", "DE-7.6a", "DE-7.6b")
@pytest.mark.parametrize(("players", "captures"), [(2, 11), (3, 6), (4, 5)])
def test_ex_93_default_options(players: int, captures: int) -> None:
    defaults = {option.key: option.default for option in GAME.options(players)}
    assert defaults == {
        "board": "gold",
        "captures": captures,
        "stalemate": 30,
        "turn_limit": 0,
        "first": "chance",
        "deployment": "free",
        "open_hands": False,
        "concealed_answers": False,
    }
    rules = GAME.new(setup(players)).rules
    assert (rules.board, rules.captures) == ("gold", captures)
    assert (rules.stalemate_rounds, rules.turn_limit) == (30, 0)
    assert not rules.open_hands
    assert not rules.concealed_answers


@rule("DE-9.2")
@pytest.mark.parametrize(
    ("players", "words"), [(2, "Usual 11, quick 6."), (3, "Usual 6, quick 4, long 9.")]
)
def test_the_long_game_is_named_where_it_is_longer_than_the_usual(players: int, words: str) -> None:
    option = next(option for option in GAME.options(players) if option.key == "captures")
    assert sentence(option.help).startswith(words)


@rule("DE-9.3")
def test_stalemate_and_turn_limit_offer_what_the_rules_offer() -> None:
    offered = {option.key: option.choices for option in GAME.options(2)}
    assert [value for value, _ in offered["stalemate"]] == [0, 15, 30, 60]
    assert [value for value, _ in offered["turn_limit"]] == [0, 20, 40, 60, 100]


@rule("DE-7.2d", "DE-9.2")
@pytest.mark.parametrize(("players", "most"), [(2, 11), (3, 18), (4, 24)])
def test_ex_71_captures_to_win_are_bounded_by_the_units_there_are(players: int, most: int) -> None:
    assert GAME.new(setup(players, captures=1)).rules.captures == 1
    assert GAME.new(setup(players, captures=most)).rules.captures == most
    for wrong in (0, most + 1):
        with pytest.raises(Refused) as refused:
            GAME.new(setup(players, captures=wrong))
        assert refused.value.rule == "DE-7.2d"


@pytest.mark.parametrize(
    ("key", "value", "forbidden_by"),
    [
        ("board", "blue", "DE-9.1"),
        ("stalemate", 31, "DE-7.6a"),
        ("stalemate", False, "DE-7.6a"),
        ("turn_limit", "40", "DE-7.6b"),
        ("captures", True, "DE-7.2d"),
        ("captures", "5", "DE-7.2d"),
        ("open_hands", 1, "DE-9.5"),
        ("first", "red", "DE-4.2"),
        ("weather", "fine", "DE-9"),
    ],
)
def test_a_value_that_is_not_offered_is_refused(key: str, value: Any, forbidden_by: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(setup(2, **{key: value}))
    assert refused.value.rule == forbidden_by


def test_setup_asks_in_the_order_of_the_chapter() -> None:
    table = started(2, board="green")
    kinds: list[str] = []
    while table.s.active < 0:
        asked = table.asked
        assert asked is not None
        kinds.append(asked.rule)
        action: Action = (asked.outcomes if isinstance(asked, Chance) else asked.actions)[0]
        table.do(action)
    assert Counter(kinds) == {"DE-4.2": 1, "DE-4.3b": 2, "DE-4.4a": 16, "DE-4.5a": 2}
    assert sorted(kinds) == kinds
    assert isinstance(table.asked, Choice)
