"""Russia and watchers learn nothing of Polish hands, whatever is shown, hovered or opened."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.theme import load_theme
from desktop.rules.core import Side, Target
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.peeking import LayBack, SeeRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.records import (
    POLES,
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIANS,
    SIDES,
    LaidCard,
)
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import ExtraCards
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.page import TablePage
from desktop.table.thumbnail import thumbnail
from tests.rules.eagles_missiles.positions import KIT, asked, russian, war
from tests.table.dump import texts_of
from tests.table.eagles_missiles.playing import look, page_at, view_of

ONE, OTHER = "PL01 PL04 PL04", "PL07 PL21 PL22"
"""Hands of the same size."""
TITLES = {key: say(KIT.card_title(key)) for key in KIT.polish_kinds}
BLIND: tuple[Side | None, ...] = (*RUSSIANS, None)


def held(hand: str, theirs: str = "") -> State:
    """Return a war for four in which both Polish commanders hold cards."""
    s = war(SIDES, hand=hand, steps=(ExtraCards(RUSSIAN),))
    for card in theirs.split():
        s.polish_deck.take(KIT.polish_kinds.index(card))
        s.hands[POLISH_2].append(card)
    return s


def told(s: State, side: Side | None) -> list[object]:
    """Return all that the look tells of a position to somebody."""
    view, seen = view_of(s, side), look()
    counters = seen.counters(view)
    targets: list[Target] = [each.target for each in counters if each.target]
    targets += [*KIT.territories, *(f"card:{key}" for key in KIT.polish_kinds)]
    targets += [*(each.place for each in counters)]
    heading = seen.hand_heading(view)
    assert heading is not None
    return [
        counters,
        seen.map_key(view),
        seen.hand(view),
        (say(heading.title), say(heading.note)),
        [None if (words := seen.describe(each, view)) is None else say(words) for each in targets],
        [seen.meanings(each, view) for each in targets],
        None if (words := seen.standing(view)) is None else say(words),
    ]


@pytest.mark.rule("EM-IV.B3b")
@pytest.mark.parametrize("side", BLIND)
def test_all_is_the_same_for_russia_whatever_poland_holds(side: Side | None) -> None:
    assert told(held(ONE, "PL10"), side) == told(held(OTHER, "PL12"), side)


@pytest.mark.rule("EM-XIII.a2")
@pytest.mark.parametrize("side", POLES)
def test_polish_commanders_see_their_own_cards_and_hear_of_the_partner_s(side: Side) -> None:
    s = held(ONE, "PL10")
    assert told(s, side) != told(held(OTHER, "PL12"), side)
    own, theirs = (ONE, "PL10") if side == POLISH else ("PL10", ONE)
    view = view_of(s, side)
    assert [card.target for card in look().hand(view)] == [f"card:{key}" for key in own.split()]
    heading = look().hand_heading(view)
    assert heading is not None
    assert all(TITLES[key] in say(heading.note) for key in theirs.split())


@pytest.mark.rule("EM-N.7")
def test_only_poland_sees_the_russian_cards_it_looks_at() -> None:
    found = []
    for cards in (["RA01", "RM02"], ["RA05", "RA07"]):
        s = war(seen=cards, steps=(LayBack(),))
        for card in cards:
            s.russian_deck.take(KIT.russian_kinds.index(card))
        found.append(s)
    for side in BLIND:
        assert told(found[0], side) == told(found[1], side)
    shown = [
        each for each in look().counters(view_of(found[0])) if each.place == "box:russian_seen"
    ]
    assert [each.target for each in shown] == ["rcard:RA01", "rcard:RM02"]
    backs = look().counters(view_of(found[0], RUSSIAN))
    assert sum(each.place == "box:russian_seen" for each in backs) == 2


@pytest.mark.rule("EM-N.7")
def test_the_known_top_of_the_deck_is_said_to_poland_alone() -> None:
    s = war()
    s.russian_deck.counts[0] -= 1
    s.russian_deck.put_on_top(0)
    title = say(KIT.card_title(KIT.russian_kinds[0]))
    assert title in say(look().describe("box:russian_deck", view_of(s)))  # type: ignore[arg-type]
    for side in BLIND:
        words = look().describe("box:russian_deck", view_of(s, side))
        assert words is not None
        assert title not in say(words)


@pytest.mark.parametrize("step", [PolishDraws((POLISH,)), SeeRussian(3)])
@pytest.mark.parametrize("side", BLIND)
def test_what_is_left_in_a_deck_of_ones_own_tells_russia_nothing(
    step: PolishDraws | SeeRussian, side: Side | None
) -> None:
    decks = []
    for hand, seen in ((ONE, "RA01"), (OTHER, "RA02")):
        s = war(hand=hand, seen=[seen], steps=(step,))
        s.russian_deck.take(KIT.russian_kinds.index(seen))
        chance = asked(s)
        decks.append(look().deck(chance, view_of(s, side), {}))  # type: ignore[arg-type]
    assert decks[0] is not None
    assert decks[0] == decks[1]


def test_small_pictures_are_the_same_whatever_is_held(qapp: object) -> None:
    pictures = []
    for hand in (ONE, OTHER):
        view = view_of(held(hand))
        size = look().portrait(view).toRect().size() / 4
        pictures.append(thumbnail(look(), view, size, load_theme("dark")).toImage())
    assert pictures[0] == pictures[1]


def open_everything(page: TablePage) -> str:
    """Visit everything that can be hovered or opened, and return all that was said."""
    said = []
    counters = [each.target for each in page.desk.scene.counters if each.target]
    for place in (*page.desk.scene.places.names, *dict.fromkeys(counters)):
        page.inspect(place)
        said += [page.desk.describe(place), texts_of(page)]
    page.toggle_timeline()
    said += [moment.words for moment in page.sides.timeline.strip.moments]
    page.toggle_timeline()
    return "\n".join(said)


@pytest.mark.rule("EM-IV.B3b")
def test_nobody_reads_the_cards_of_poland_on_the_table_of_russia(qtbot: QtBot) -> None:
    s = war(hand=ONE, steps=(LayCards(RUSSIAN), Deployment()))
    for card in ("RA13", "RM01"):
        s.russian_deck.take(KIT.russian_kinds.index(card))
        s.now.drawn.append(LaidCard(card, RUSSIAN))
    page = page_at(qtbot, s, persons=(RUSSIAN, POLISH))
    page.passage.page.hold.held.emit()
    assert page.model.viewer == RUSSIAN
    said = open_everything(page)
    assert say(KIT.card_title("RA13")) in said
    assert not [title for title in TITLES.values() if title in said]


@pytest.mark.rule("EM-IV.B3b")
def test_the_cards_of_poland_are_read_on_its_own_table(qtbot: QtBot) -> None:
    s = war(hand=ONE, steps=(Window("deploy"), Deployment()))
    russian(s, "SU24", "raid", "MAZ")
    page = page_at(qtbot, s, persons=(RUSSIAN, POLISH))
    assert page.model.covered
    said = texts_of(page.passage.page) + page.title
    assert not [title for title in TITLES.values() if title in said]
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    assert page.model.viewer == POLISH
    names = [say(row.card.name) for row in page.sides.cards.rows]
    assert names == [TITLES[key] for key in ONE.split()]


@pytest.mark.rule("EM-IV.B3b")
def test_what_poland_looked_at_and_for_is_gone_when_the_screen_is_passed_on(qtbot: QtBot) -> None:
    """A card that was pointed at, its rule, or its name in a search would tell of the hand."""
    s = war(hand=ONE, steps=(Window("polish_open"), ExtraCards(RUSSIAN)))
    page = page_at(qtbot, s, persons=(RUSSIAN, POLISH))
    page.passage.page.hold.held.emit()
    assert page.model.viewer == POLISH
    sides, title = page.sides, TITLES["PL04"]
    page.inspect("card:PL04")
    page.open_rule("EM-P.3")
    sides.log.search.setText(title)
    sides.action_list.search.setText(title)
    assert title in texts_of(sides.inspector)
    page.desk.pick("button:pass")
    assert page.model.covered
    page.passage.page.hold.held.emit()
    assert page.model.viewer == RUSSIAN
    sides.open("inspector")
    page.words.inspection()
    assert title not in texts_of(sides.inspector)
    assert (sides.log.search.text(), sides.action_list.search.text()) == ("", "")
    assert sides.rules.rule == ""
