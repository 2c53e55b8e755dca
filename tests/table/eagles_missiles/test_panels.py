"""The panels beside the map: what they say is what the war says, and all of it can be read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from desktop.paint.theme import ThemeName
from desktop.rules.core import Side
from desktop.rules.eagles_missiles import views
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.components_units import Role
from desktop.rules.eagles_missiles.records import Assault, LaidCard, Missile
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.chart_plan import Advance
from desktop.table.eagles_missiles.layout import layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts, ScoreRow, TableKey, Taken
from desktop.table.eagles_missiles.panel_state import chart_key, panel_facts, table_key
from desktop.table.eagles_missiles.panel_words import TITLES
from tests.rules.eagles_missiles.positions import KIT, war
from tests.table.eagles_missiles.charts import COMPACT, FACTS, FIT, LOW, THEMES, painted

SCREEN_800 = 0.33
"""Pixels per unit at 1280x800."""


def facts(s: State, side: Side = "polish") -> PanelFacts:
    return panel_facts(KIT, views.view(s, KIT, side))


def placed(s: State, key: str, role: Role, at: str) -> None:
    squadron = s.squadron(key)
    squadron.where, squadron.role, squadron.at, squadron.card = "board", role, at, 0


def assault(s: State, line: str, land: str, card: str) -> None:
    s.assaults.append(Assault(line, land, [LaidCard(card, "russian")]))


def test_every_panel_has_a_title() -> None:
    panels = {box.id for box in layout().boxes.values() if box.kind == "panel"}
    assert {*TITLES} == panels


def test_a_war_begins_with_a_clean_map() -> None:
    key = table_key(KIT, views.view(war(), KIT, None))
    assert key.chart.advances == (Advance(),) * 4
    assert key.chart.conquered == key.chart.ruins == key.chart.battles == ()
    assert key.chart.fleet == 10
    assert key.facts.pool == (5, 6, 5, 4, 2)
    assert (key.facts.points, key.facts.limit) == (0, 10)


@pytest.mark.rule("EM-IV.A1a", "EM-X.4")
def test_invasions_show_how_far_they_got_and_what_stops_them() -> None:
    s = war(conquered="PDL MAZ WAR GPM KUJ")
    s.fleet = 0
    states = [(each.reached, each.state) for each in chart_key(KIT, s).advances]
    assert states == [(0, "blocked"), (3, "done"), (2, "open"), (0, "open")]


def test_a_plate_lies_where_something_is_met() -> None:
    s = war(conquered="PDL")
    assault(s, "III", "MAZ", "RA01")
    s.missiles.append(Missile("RM01", "SUB", "russian"))
    placed(s, "RU_SU27_1", "escort", SEA)
    placed(s, "RU_SU24_1", "raid", "KUJ")
    placed(s, "RU_SU25_1", "support", "III")
    assert {*chart_key(KIT, s).battles} == {"MAZ", "SUB", SEA, "KUJ"}
    s.conquered["MAZ"] = s.conquered["PDL"]
    assert "MAZ" not in chart_key(KIT, s).battles


@pytest.mark.rule("EM-IV.A4a")
def test_icons_are_counted_as_taken_and_allowed() -> None:
    s = war()
    assault(s, "III", "PDL", "RA27")
    placed(s, "RU_SU27_1", "escort", "PDL")
    assert (facts(s).fighters, facts(s).bombers) == (Taken(1, 2), Taken(0, 2))
    assert facts(s).pool == (4, 6, 5, 4, 2)


@pytest.mark.rule("EM-IV.B3b", "EM-N.7")
def test_hidden_cards_count_the_same_for_everybody() -> None:
    s = war(hand="PL01 PL12")
    sides: tuple[Side, ...] = ("polish", "russian", "")
    seen = [panel_facts(KIT, views.view(s, KIT, side or None)) for side in sides]
    assert len(set(seen)) == 1
    assert (seen[0].hand, seen[0].polish_deck) == (2, 21)


@pytest.mark.rule("EM-XII.1")
def test_the_score_has_all_its_parts_and_what_open_assaults_would_bring() -> None:
    s = war(conquered="PDL")
    s.cities_lost = 1
    assault(s, "III", "MAZ", "RA01")
    shown = facts(s)
    assert len(shown.score) == 7
    assert shown.points == 1
    assert shown.prospect == 3


def test_what_holds_today_is_said() -> None:
    s = war()
    assert facts(s).today == ()
    s.now.duel_bonus, s.now.fleet_beaten, s.next_limit = 1, True, 1
    assert len(facts(s).today) == 3
    assert "+1" in facts(s).today[0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("detail", [LOW, COMPACT, FIT])
@pytest.mark.parametrize(
    "name", ["russian_pool", "russian_icons", "russian_deck", "score", "today"]
)
def test_every_fact_is_read(qapp: object, name: str, detail: float, theme: ThemeName) -> None:
    changed = {
        "russian_pool": replace(FACTS, pool=(3, 2, 1, 5, 0)),
        "russian_icons": replace(FACTS, bombers=Taken(1, 4)),
        "russian_deck": replace(FACTS, russian_deck=29),
        "score": replace(FACTS, score=(*FACTS.score[:1], ScoreRow("Units destroyed", 8, 3, 2, 2))),
        "today": replace(FACTS, today=("Poland has +2 in duels",)),
    }
    box = QRectF(*layout().boxes[name].rect)
    before, after = (
        painted(TableKey(facts=each), theme, box, detail) for each in (FACTS, changed[name])
    )
    assert before != after


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("detail", [LOW, COMPACT, FIT])
def test_every_title_is_read(
    qapp: object, monkeypatch: pytest.MonkeyPatch, name: str, detail: float
) -> None:
    box = QRectF(*layout().boxes[name].rect)
    before = painted(TableKey(facts=FACTS), "dark", box, detail)
    monkeypatch.setitem(TITLES, name, replace(TITLES[name], source="X"))
    assert painted(TableKey(facts=FACTS), "dark", box, detail) != before


@pytest.mark.parametrize("number", range(7))
def test_every_part_of_the_score_is_named_in_a_small_window(qapp: object, number: int) -> None:
    known = facts(war())
    rows = list(known.score)
    rows[number] = replace(rows[number], title="")
    box = QRectF(*layout().boxes["score"].rect)
    named, nameless = (
        painted(TableKey(facts=each), "dark", box, SCREEN_800)
        for each in (known, replace(known, score=tuple(rows)))
    )
    assert named != nameless


def test_many_sorties_keep_to_their_row(qapp: object) -> None:
    many = replace(FACTS, fighters=Taken(9, 16), bombers=Taken(0, 0))
    other = replace(many, fighters=Taken(8, 16))
    field = layout().boxes["russian_icons"].field
    figures = QRectF(field.right - 84, field.y, 10, field.height)
    icons = QRectF(field.x + 110, field.y, field.width - 194, field.height)
    for box, same in ((figures, True), (icons, False)):
        seen = [painted(TableKey(facts=each), "dark", box) for each in (many, other)]
        assert (seen[0] == seen[1]) == same
