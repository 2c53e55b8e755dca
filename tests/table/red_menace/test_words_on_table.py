"""What the tooltip and the screen reader say, and the title of a refusal."""

from __future__ import annotations

import pytest

from desktop.models.say import say
from desktop.rules.red_menace.records import Ruin
from desktop.rules.red_menace.state import State
from desktop.table.red_menace.areas import table_board
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.layout import layout
from desktop.table.red_menace.words import attempted, described
from tests.rules.red_menace.positions import KIT, fly, ground, inbound, war
from tests.table.red_menace.playing import played


def _said(s: State, target: str) -> str:
    words = described(KIT, s, target)
    assert words is not None, target
    return say(words)


def test_everything_on_the_table_is_described() -> None:
    board = table_board(KIT.board, layout())
    for turn, (s, _) in enumerate(played(4, seed=2)):
        if turn % 40:
            continue
        for place in board.cells:
            assert _said(s, place)
        for each in table_counters(KIT, s):
            assert _said(s, each.picked_as)


def test_hexes_say_what_is_printed_and_what_lies_there() -> None:
    s = war()
    fly(s, "b52 b52", KIT.ad_hexes[5])
    said = _said(s, KIT.ad_hexes[5])
    assert "air defence site 5" in said
    assert said.endswith("2 B-52")
    assert "DEW Line 1" in _said(s, KIT.cities["A"].hex)


def test_cities_and_bases() -> None:
    s = war()
    ground(s, "b47 b47", "P")
    assert _said(s, "base:P") == "Bombers on the ground in Omaha (P); 2 B-47"
    assert _said(s, "box:dep_P") == _said(s, "base:P")
    s.ruins["P"] = Ruin("P", "red", "air", 7, "nuke_5", 5)
    assert _said(s, "city:P").startswith("Omaha (P): destroyed in turn 7, 5 Soviet points")
    s.ruins["9"] = Ruin("9", "blue", "air", 7, "nuke_5", 5)
    assert "5 points for you" in _said(s, "city:9")


def test_formations() -> None:
    s = war(finished={"B": "shot_down"})
    s.pool.remove("B")
    inbound(s, "C", "0609", "E", "tu16 m4", base="9")
    inbound(s, "D", "0609", "E")
    assert _said(s, "flight:C") == "Formation C: from Tiksi to Edmonton; 1 Tu-16 and 1 M-4"
    assert _said(s, "flight:D").endswith("not detected")
    assert _said(s, "flight:E") == "Formation E: In the pool"
    assert _said(s, "flight:B") == "Formation B: Shot down"
    assert _said(s, "flight:M50") == "M-50: Waits for its event"


def test_planes_and_bombers_have_their_numbers_in_words() -> None:
    s = war()
    number = fly(s, "b52", "0609")[0]
    said = _said(s, f"bomber:{number}")
    assert said.startswith("B-52: movement 1, range 0, attack 4 or more, defence -1; in flight at ")
    plane = next(each for each in s.interceptors if each.unit == "cf100")
    plane.box = "long"
    assert _said(s, "plane:cf100").endswith("2 Ready and 1 in the Long box")


@pytest.mark.parametrize("target", ["box:nothing", "plane:nothing", "bomber:99", "button:done"])
def test_what_is_not_there_has_no_words(target: str) -> None:
    assert described(KIT, war(), target) is None
    assert attempted(KIT, war(), target, ()) is None


@pytest.mark.parametrize(
    ("target", "picks", "title"),
    [
        ("city:9", ("bomber:0",), "B-47 cannot enter Tiksi"),
        (KIT.cities["9"].hex, ("bomber:0", "bomber:1"), "2 B-47 cannot enter Tiksi"),
        ("base:P", ("bomber:2",), "B-47 cannot be based in Omaha"),
        ("flight:C", ("plane:f102:long",), "F-102 cannot reach Formation C"),
        ("city:9", (), "Tiksi cannot be chosen"),
        ("plane:f106", (), "F-106 cannot be chosen"),
        ("submarine", (), "USS George Washington cannot be chosen"),
    ],
)
def test_a_refusal_has_a_title(target: str, picks: tuple[str, ...], title: str) -> None:
    s = war()
    fly(s, "b47 b47", "0609")
    words = attempted(KIT, s, target, picks)
    assert words is not None
    assert say(words) == title
